"""Items, 66 x 66: the mount says the kind."""
import math

from art.scenery import car, fir, lantern as hand_lantern, puffs
from art.tones import BRASS, INK
from lanterns_west.animals import cart_wheel, dog, longhorn
from lanterns_west.brush import LAMP, box, dashed, disc, flat, inked, many, oval, put, stroke
from lanterns_west.houses import house, mill
from lanterns_west.land import peaks
from lanterns_west.plants import mangrove, sunflower
from lanterns_west.rails import PAINTS, truss
from lanterns_west.signs import GROUNDS
from lanterns_west.things import clock, envelope, fiddle, sack
from svg import num


def plate(inner, c="#24486A", d="#152C40"):
    """Tool: a riveted plate with cut corners, for the office."""
    s = "M14 3H50L61 14V50L50 61H14L3 50V14z"
    return (
        flat(s, INK, 0.25).replace("/>", ' transform="translate(1.6 2)"/>')
        + inked(s, BRASS, 2)
        + inked("M16 7H48L57 16V48L48 57H16L7 48V16z", c, 1.4)
        + flat("M48 7.5L56.5 16V48L48 56.5H40Q54 36 48 7.5z", d)
        + stroke("M14.5 5H40", 1.2, "#FFF0BE")
        + disc(10.5, 10.5, 1.3, "#7A4A12")
        + disc(53.5, 10.5, 1.3, "#7A4A12")
        + disc(10.5, 53.5, 1.3, "#7A4A12")
        + disc(53.5, 53.5, 1.3, "#7A4A12")
        + inner
    )


def case(inner, c="#5A2F4E", d="#3E1C36"):
    """Keepsake: a round velvet case, for the vault."""
    return (
        disc(33.5, 34.5, 29, INK, 0, 0.25)
        + disc(32, 32, 29, BRASS, 2)
        + disc(32, 32, 25.4, c, 1.4)
        + flat("M44 10A25 25 0 0 1 32 57A29 29 0 0 0 44 10z", d)
        + stroke("M11 22A24 24 0 0 1 26 8.5", 1.4, "#FFF0BE")
        + inner
    )


def scroll(inner, seal="#B3202A"):
    """Charter: a sheet with a ribbon and a seal."""
    return (
        flat("M9 9H59V60H9z", INK, 0.25)
        + inked("M7 5H57V49L50 58H7z", "#FFF6DE", 2)
        + inked("M57 49H50V58z", "#D9C08A", 1.4)
        + '<rect x="10.5" y="8.5" width="43" height="38" fill="none" stroke="#8A6D3B" stroke-width="1.2"/>'
        + inner
        + inked("M40 48l-3 14 5.5-3 5 4-1-15z", "#7A1F2B", 1.1)
        + disc(43, 48, 7.4, seal, 1.6)
        + put(43, 48, 0.22, hand_lantern(0, 0, 1, "#F6C9B0"))
    )


def leaf_page(inner, tone):
    """Survey page: torn paper, the drawn line runs from edge to edge and goes on."""
    s = "M8 5H55L56 14L54 22L57 31L55 40L57 50L55 59H8L10 51L7 42L9 32L6 23L9 13z"
    return (
        flat(s, INK, 0.25).replace("/>", ' transform="translate(1.6 2)"/>')
        + inked(s, "#F7E9C6", 2)
        + stroke("M14 12H28M14 16H23M14 20H26M14 52H24M14 56H20", 1.1, "#8A7A52")
        + stroke("M6 38C14 29 20 31 25 37S39 45 44 38S51 33 58 38", 4.2, "#F7E9C6")
        + inner
        + dashed(stroke("M6 38C14 29 20 31 25 37S39 45 44 38S51 33 58 38", 2.2, tone), "5 2.6")
        + disc(25, 37, 2.4, tone, 0.9)
        + disc(44, 38, 2.4, tone, 0.9)
    )


ROPE = "#E9D3A2"


SMOKE = [(44, 15, 3), (40, 12, 4), (34, 12, 4.4), (28, 14, 3.6)]


TOOLS = {
    "tool_roll": lambda: plate(
        inked("M12 40Q12 24 20 24H46Q52 24 52 32V44H12z", "#A9743C", 1.6)
        + flat("M40 25H46Q51 25 51 32V43H40z", "#7A4E28")
        + "".join(inked(f"M{x} 38V14h4v24z", c, 1.2) for x, c in ((18, "#B9C2CF"), (42, "#B9C2CF")))
        + inked("M26 38V22h3v16zM24 12h7v10h-7z", "#B07A3E", 1.2)
        + inked("M34 38V20h4v18zM32 20l1-9h6l1 9z", "#B9C2CF", 1.2)
        + inked("M12 36H52V44H12z", "#C98F45", 1.5)
        + stroke("M32 36v8M20 36v8M44 36v8", 1.6, "#7A4E28")
    ),
    "snowplough": lambda: plate(
        put(8, 46, 0.4, car("plough", 0, -60, 1, PAINTS["white"], "#CFE0EE"))
        + stroke("M12 20h.01M22 15h.01M34 18h.01M46 14h.01M40 24h.01M18 26h.01", 3, "#FFF"),
        "#3E6A86",
        "#26465E",
    ),
    "brass_whistle": lambda: plate(
        put(
            42,
            34,
            0.6,
            inked("M-50-9H10V9H-16Q-18 26-36 26T-56 8Q-56-6-50-9z", BRASS, 2.6)
            + flat("M-54 12Q-48 24-36 25T-18 9H9V3H-20Q-26 18-38 18T-54 12z", "#B5842A")
            + disc(-36, 7, 8.5, "#7A4E12", 2)
            + inked("M-22-9h12v8h-12z", "#3A2A10", 2)
            + inked("M10-7H22V7H10z", "#C98F2E", 2.4)
            + stroke("M-46-5H6", 2.6, "#FFF0BE"),
            -18,
        )
        + stroke("M48 18q5 4 5 10M44 12q3 2 5 4", 1.8, "#FFF4DA")
    ),
    "tea_chest": lambda: plate(
        inked("M15 50V26H49V50z", "#C98F45", 1.7)
        + flat("M39 27H48V49H39z", "#96662C")
        + stroke("M15 32H49M15 45H49", 1.3, "#7A4E1E")
        + inked("M24 34H40V44H24z", "#FFF8E4", 1.2)
        + flat("M27 39Q31 34 33 38Q36 35 38 38Q35 42 32 40Q29 43 27 39z", "#2F7D63")
        + inked("M13 26L18 19H46L51 26z", "#E3B36A", 1.6)
        + stroke("M28 15q-3-4 0-7M36 15q-3-4 0-7", 1.8, "#FFF4DA"),
        "#2F6E5E",
        "#1C4A3E",
    ),
    "puppy": lambda: plate(put(35, 54, 1.02, dog(0, 0, 1, "#C98F5A", "#9A6432")), "#8A5A6E", "#623A4C"),
    "grain_scale": lambda: plate(
        stroke("M32 50V16M22 51H42M14 22L50 18", 4.6)
        + stroke("M32 50V16M22 51H42M14 22L50 18", 2.2, BRASS)
        + disc(32, 15, 3, BRASS, 1.2)
        + stroke("M14 22L8 36M14 22L20 36M50 18L44 30M50 18L56 30", 1.2)
        + inked("M6 36H22Q20 43 14 43T6 36z", BRASS, 1.5)
        + inked("M42 30H58Q56 37 50 37T42 30z", BRASS, 1.5)
        + put(14, 37, 0.34, sack(0, 0, 1))
        + inked("M47 30v-6h6v6z", "#5A6470", 1.2),
        "#7A5A2E",
        "#543C1A",
    ),
    "surveyor_chain": lambda: plate(
        "".join(
            f'<ellipse cx="{num(32 + 15 * math.cos(a))}" cy="{num(33 + 13 * math.sin(a))}" rx="5.2" ry="3"'
            f' transform="rotate({num(math.degrees(a) + 96)} {num(32 + 15 * math.cos(a))} {num(33 + 13 * math.sin(a))})"'
            f' fill="none" stroke="{c}" stroke-width="{w}"/>'
            for c, w in ((INK, 4), ("#C9D2DC", 1.9))
            for a in [i * math.pi / 6 for i in range(12)]
        )
        + inked("M26 29h12v8h-12z", BRASS, 1.5)
        + stroke("M32 29v8", 1.2)
        + inked("M48 44l7 3-4 6-6-4z", BRASS, 1.4),
        "#3E5E4E",
        "#273F34",
    ),
}


CHARTERS = {
    "charter_long": lambda: scroll(
        put(
            32,
            27,
            1,
            "".join(inked(f"M{-20 + i * 8} -4h6.6v8h-6.6z", "#2169CA", 1.1) for i in range(5))
            + stroke("M-20-11H19M-16-14l-4 3 4 3M15-14l4 3-4 3", 1.6),
        )
        + stroke("M14 40H32", 1.2, "#8A7A52")
    ),
    "charter_local": lambda: scroll(
        house(12, 36, 15, 13, "#E9C892", "#C9A068", "#7A2F2A", LAMP, 1, 1, 1.2, False)
        + house(38, 36, 13, 11, "#E9C892", "#C9A068", "#2F5A6E", LAMP, 1, 1, 1.2, False)
        + stroke("M27 34H38", 3.4)
        + inked("M28 30h9v7h-9z", "#1FB486", 1.4)
        + stroke("M14 42H32", 1.2, "#8A7A52")
        + stroke("M24 17h16", 0),
        "#2F7D63",
    ),
    "charter_grey": lambda: scroll(
        "".join(
            f'<rect x="{12 + i * 14}" y="22" width="11.5" height="9.5" rx="2" fill="#E6E2D8" stroke="{INK}"'
            ' stroke-width="1.6" stroke-dasharray="3.2 1.6"/>'
            for i in range(3)
        )
        + stroke("M17.5 26.8h.01M31.5 26.8h.01M45.5 26.8h.01", 3.4, "#8C8F96")
        + inked("M40 12l10-3 2 4-8 6-5-1z", "#B07A3E", 1.1)
        + stroke("M14 40H32", 1.2, "#8A7A52"),
        "#5A6470",
    ),
    "charter_rainbow": lambda: scroll(
        "".join(
            f'<path d="M{12 + i * 3} 38A{20 - i * 3} {20 - i * 3} 0 0 1 {52 - i * 3} 38" fill="none" stroke="{INK}"'
            f' stroke-width="4"/><path d="M{12 + i * 3} 38A{20 - i * 3} {20 - i * 3} 0 0 1 {52 - i * 3} 38"'
            f' fill="none" stroke="{GROUNDS[c][0]}" stroke-width="2.8"/>'
            for i, c in enumerate(("red", "yellow", "green", "blue", "black"))
        )
        + disc(32, 37, 4.4, "#F8F7F4", 1.3),
        "#6A1D68",
    ),
    "charter_steam": lambda: scroll(
        many(lambda x, y, r: disc(x, y, r + 0.8, INK), SMOKE)
        + puffs(SMOKE, "#FFFDF6", "#D9CBE6")
        + put(12, 40, 0.33, car("loco", 0, -60, 1, ("#6B48A5", "#A685DA", "#3B2559"))),
        "#6B48A5",
    ),
    "charter_booking": lambda: scroll(
        put(28, 25, 1, inked("M-13-8h26v5a3 3 0 0 0 0 6v5h-26v-5a3 3 0 0 0 0-6z", "#FBEBC4", 1.5), -8)
        + put(
            34,
            29,
            1,
            inked("M-13-8h26v5a3 3 0 0 0 0 6v5h-26v-5a3 3 0 0 0 0-6z", "#E3F2E2", 1.5)
            + stroke("M-6 0l3.5 4L5-4", 2.6, "#0B6E4F"),
            8,
        ),
        "#0B6E4F",
    ),
}


PAGES = {
    "page_mangrove": ("#1F6B70", lambda: mangrove(44, 24, 0.42) + stroke("M34 26h6M46 27h8", 1.2, "#2F8A90")),
    "page_rivers": ("#A8752A", lambda: put(42, 26, 0.36, mill(-30, 0, 1))),
    "page_trails": ("#9A3B2E", lambda: longhorn(46, 27, 0.42)),
    "page_aurora": ("#1E4A66", lambda: cart_wheel(44, 18, 9) + stroke("M28 14q4-6 8 0t8 0", 0)),
    "page_divide": (
        "#4E6A8E",
        lambda: peaks([(38, 10, 12), (47, 15, 9)], 27, "#B9C8D6", "#7E94AC", "#FFF")
        + inked("M28 46h20v9H28z", "#B3202A", 1.1)
        + stroke("M28 49h20M28 52h20", 1.4, "#FFF4DA"),
    ),
    "page_silver": (
        "#8A5A3E",
        lambda: put(43, 24, 0.3, truss(-40, 40, 0, 24, "#5E3A26"))
        + stroke("M28 46q5-3 10 0t10 0M28 51q5-3 10 0t10 0", 1.6, "#4E8AA0"),
    ),
    "page_shore": (
        "#B56A2A",
        lambda: inked("M34 27V18a8 8 0 0 1 16 0V27z", "#2A2C33", 1.2)
        + stroke("M34 27V18a8 8 0 0 1 16 0V27", 2.6, "#9A9088")
        + stroke("M14 24h12M14 28h9", 1.2, "#8A7A52"),
    ),
    "page_cedar": (
        "#3E5E4E",
        lambda: flat(fir(38, 27, 17, 9) + fir(47, 27, 20, 10), "#3E5E4E")
        + stroke("M28 47q5-5 10 0t10 0M28 53q5-5 10 0t10 0", 1.6, "#4A7484"),
    ),
}


KEEPSAKES = {
    "carved_bird": lambda: case(
        put(
            34,
            48,
            0.9,
            inked("M-4-4Q-12-20 4-28Q6-36 14-34L22-31 14-27Q20-14 8-4z", "#D9B27A", 1.8)
            + flat("M8-26Q16-16 8-5H2Q10-14 8-26z", "#A87A42")
            + disc(11, -31, 1.4, INK)
            + inked("M-4-6l-16 6 4-12z", "#D9B27A", 1.6)
            + stroke("M0-14q5 2 8-2M-1-19q5 2 8-2", 1.2, "#7A5226"),
        ),
        "#2F5A52",
        "#1E3E38",
    ),
    "novel": lambda: case(
        inked("M16 46V20Q24 15 32 20Q40 15 48 20V46Q40 41 32 46Q24 41 16 46z", "#7A1F2B", 1.7)
        + inked("M19 42V19Q26 16 32 20Q38 16 45 19V42Q38 39 32 43Q26 39 19 42z", "#FFFBEA", 1.2)
        + stroke("M32 20V43M22 25h7M22 29h7M22 33h6M35 25h7M35 29h7M35 33h5", 1.1, "#5A5347")
        + inked("M38 16v14l3-3 3 3V17z", "#B3202A", 1)
    ),
    "letter": lambda: case(
        envelope(32, 34, 0.92, seal=None)
        + inked("M28 40q-5-4-3-7q2-2 3 1q1-3 3-1q2 3-3 7z", "#C22A25", 0.8)
        + stroke("M38 38h6M38 41h4", 1.2, "#2169CA")
        + stroke("M18 22l4 3M46 22l-4 3", 0),
        "#3E5E7A",
        "#28405A",
    ),
    "horseshoe": lambda: case(
        stroke("M20 46Q12 16 32 15T44 46", 11)
        + stroke("M20 46Q12 16 32 15T44 46", 7.5, "#9AA6B6")
        + stroke("M18 40Q14 20 28 17", 1.8, "#E3E8EE")
        + stroke("M20 38h.01M19 29h.01M23 21h.01M41 21h.01M45 29h.01M44 38h.01", 2.4),
        "#7A4A2A",
        "#54301A",
    ),
    "programme": lambda: case(
        inked("M19 14H45V50H19z", "#FFF6DE", 1.7)
        + inked("M22 17H42V27H22z", "#B3202A", 1.1)
        + stroke("M25 22q3.5-4 7 0t7 0", 1.4, "#FFE29A")
        + stroke("M24 32h16M24 36h16M24 40h12M24 44h16", 1.3, "#5A5347")
        + inked("M44 48Q54 44 52 34Q46 36 44 48z", "#2F7D63", 1.2)
    ),
    "oceans": lambda: case(
        "".join(
            inked(f"M{x - 3} 18h6v6Q{x + 9} 28 {x + 9} 33V48H{x - 9}V33Q{x - 9} 28 {x - 3} 24z", "#E6F4F2", 1.6)
            + flat(f"M{x - 8} 47V36q4-3 8 0t8 0V47z", c)
            + inked(f"M{x - 3} 13h6v6h-6z", "#B07A3E", 1.2)
            for x, c in ((22, "#2F6E9A"), (42, "#2F9A8A"))
        ),
        "#7A5A2E",
        "#543C1A",
    ),
    "fiddle_bow": lambda: case(
        fiddle(26, 38, 0.62, -24)
        + stroke("M18 54L52 16", 4)
        + stroke("M18 54L52 16", 2, "#8A4518")
        + stroke("M21 55L54 19", 1, "#FFF8E8"),
        "#2F4A6E",
        "#1E3150",
    ),
    "watch": lambda: case(
        clock(32, 36, 16, 7, 20) + inked("M29 15h6v6h-6z", BRASS, 1.3) + stroke("M35 15Q44 10 50 18", 1.8, BRASS),
        "#3E5E4E",
        "#273F34",
    ),
    "collar": lambda: case(
        oval(32, 30, 19, 11, "none", 9)
        + '<ellipse cx="32" cy="30" rx="19" ry="11" fill="none" stroke="#B3202A" stroke-width="6"/>'
        + inked("M26 38h12v7h-12z", "#9AA6B6", 1.4)
        + stroke("M15 33h.01M20 38h.01M44 38h.01M49 33h.01", 2.6, BRASS)
        + disc(32, 49, 5, BRASS, 1.5)
        + stroke("M30 49h4", 1.4),
        "#7A6A42",
        "#544828",
    ),
    "photograph": lambda: case(
        put(
            32,
            32,
            1,
            inked("M-19-14H19V16H-19z", "#FFFBEA", 1.7)
            + flat("M-16-11H16V9H-16z", "#D9CBA8")
            + "".join(
                inked(box(-15 + i * 5, -1, 4, 6), GROUNDS[c][0], 0.8)
                for i, c in enumerate(("red", "yellow", "green", "blue", "white", "black"))
            )
            + stroke("M-16 8H16", 1.3),
            -8,
        ),
        "#4A3A5E",
        "#322642",
    ),
    "sunflower": lambda: case(
        inked("M18 13H46V51H18z", "#FFFDF4", 1.6)
        + put(32, 44, 1, sunflower(0, 0, 16, 0.95))
        + stroke("M22 47h20", 2, "#4E9A4A"),
        "#5E8AB0",
        "#3E6486",
    ),
    "song_book": lambda: case(
        inked("M15 46V18H47Q50 18 50 22V50H19Q15 50 15 46z", "#2F5A86", 1.7)
        + inked("M15 46Q15 43 19 43H50V50H19Q15 50 15 46z", "#FFFBEA", 1.3)
        + stroke("M28 38V25L40 22V35", 2.6, "#FFE29A")
        + oval(25.5, 38, 3.6, 2.8, "#FFE29A")
        + oval(37.5, 35, 3.6, 2.8, "#FFE29A"),
        "#7A3B4E",
        "#542434",
    ),
    "ezra_watch": lambda: case(
        clock(32, 35, 17, 11, 49, "#C9D2DC")
        + inked("M29 13h6v6h-6z", "#C9D2DC", 1.3)
        + flat("M32 35L32 21A14 14 0 0 0 24.5 23.5z", "#B3202A", 0.55)
        + inked("M46 48l4-5 4 5-4 5z", "#FFE29A", 1),
        "#23304A",
        "#151E30",
    ),
    "last_spike": lambda: case(
        put(
            32,
            33,
            1,
            inked("M-4-20Q-10-20-10-15Q-6-12-4-12V14L0 22 4 14V-12Q9-12 11-15Q10-20 4-20z", "#F2C14E", 1.8)
            + flat("M0-12H4V14L0 21z", "#B5842A")
            + stroke("M-7-17Q-2-19 4-18", 1.6, "#FFF6D2"),
            18,
        )
        + stroke("M14 18l4 4M12 30h5M50 46l-4-4M52 32h-5M24 10l2 5", 2, "#FFE29A"),
        "#7A1F2B",
        "#541219",
    ),
}


def white_bond():
    return flat("M6 13H62V55H6z", INK, 0.25) + inked(
        "M4 10H60V52H4z", "#FFFDF4", 2
    ) + '<rect x="8" y="14" width="48" height="34" fill="none" stroke="#7C8894" stroke-width="1.6"/><rect x="10.5"' ' y="16.5" width="43" height="29" fill="none" stroke="#AEB6BF" stroke-width=".8"/>' + stroke(
        "".join(f"M12 {y}q5-4 10 0t10 0t10 0t10 0" for y in range(22, 44, 5)), 0.8, "#D6DCE2"
    ) + put(
        14,
        40,
        0.27,
        car("loco", 0, -60, 1, PAINTS["white"], "#CFE0EE").replace("#B5203A", "#C9CFD6").replace(BRASS, "#DDE3E8"),
    ) + inked(
        "M44 42l-2 14 6-3.5 6 3.5-2-14z", "#AEB6BF", 1.2
    ) + disc(
        48, 39, 7.5, "#F8F7F4", 1.7
    ) + stroke(
        "M45 36l6 6M45 42l6-6", 2
    )


ITEMS = {
    **TOOLS,
    **CHARTERS,
    **{k: lambda t=t, f=f: leaf_page(f(), t) for k, (t, f) in PAGES.items()},
    **KEEPSAKES,
    "white_bond": white_bond,
}
