"""Papers with rooms for words, and the vault: what every campaign has, whatever is in its box."""
import math

from art.scenery import lantern as hand_lantern
from art.tones import BRASS, INK
from lanterns_west.brush import COMPANIES, LAMP, PLAYERS, disc, flat, inked, many, oval, put, stroke
from svg import num


def front_page():
    """480 x 620: masthead room y 26-92, date line y 98-116, picture room 40,132 400x240, headline y 384-424, two columns below."""
    b = flat(
        (
            "M8 12H472V610l-14-6-16 7-18-6-20 7-22-7-20 6-24-6-20 7-24-7-20 6-22-6-24 7-20-6-24 6-20-7-24 7-22-6-20"
            " 6-18-7-20 7-16-6L8 606z"
        ),
        INK,
        0.22,
    )
    b += inked(
        (
            "M4 4H468V604l-14-6-16 7-18-6-20 7-22-7-20 6-24-6-20 7-24-7-20 6-22-6-24 7-20-6-24 6-20-7-24 7-22-6-20"
            " 6-18-7-20 7-16-6L4 600z"
        ),
        "#FFF9EA",
        2,
    )
    b += stroke("M20 18H452M20 22H452M20 96H452M20 118H452M20 121H452", 1.4, INK, 1, False) + stroke(
        "M20 94H452", 3, INK, 1, False
    )
    star = lambda x, y, s: put(
        x, y, s, inked("M0-9l2.7 5.6 6.1.8-4.5 4.2 1.1 6L0 3.7l-5.4 2.9 1.1-6-4.5-4.2 6.1-.8z", BRASS, 1.2)
    )
    globe = lambda x: disc(
        x, 58, 17, "#FFF9EA", 1.8
    ) + f'<g fill="none" stroke="{INK}" stroke-width="1.2"><ellipse cx="{x}" cy="58" rx="7" ry="17"/><path' f' d="M{x - 17} 58H{x + 17}M{x - 14.5} 49H{x + 14.5}M{x - 14.5} 67H{x + 14.5}"/></g>' + stroke(
        f"M{x} 37V79", 2.2, "#B3202A"
    ) + star(
        x, 41, 0.7
    )
    b += (
        globe(42)
        + globe(430)
        + inked("M38 130H434V370H38z", "#EADFC6", 2)
        + stroke("M38 432H434", 1.2)
        + stroke("M236 440V586", 1, INK, 0.8)
        + stroke("M204 378H268", 0)
    )
    rules = "".join(
        f"M{a} {y}H{a + w - (24 if (y + a) % 5 == 0 else 0)}" for a, w in ((246, 188),) for y in range(448, 584, 9)
    )
    return b + stroke(rules, 1.4, "#B9AC90")


def front():
    """Public side 264 x 168: picture room 12,12 240x144, deckle edge."""
    e = (
        "M4 4"
        + "".join(
            f"l{num(256 / 32 / 2)} {1.2 if i % 2 else -1.2}l{num(256 / 32 / 2)} {-1.2 if i % 2 else 1.2}"
            for i in range(32)
        )
        + "V164"
        + "".join(
            f"l{num(-256 / 32 / 2)} {1.2 if i % 2 else -1.2}l{num(-256 / 32 / 2)} {-1.2 if i % 2 else 1.2}"
            for i in range(32)
        )
        + "z"
    )
    return (
        f'<path d="{e}" fill="{INK}" opacity=".25" transform="translate(2 2.6)"/>'
        + inked(e, "#FFFDF4", 1.6)
        + f'<rect x="11" y="11" width="242" height="146" fill="none" stroke="{INK}" stroke-width="2"/>'
    )


def hidden():
    """Hidden side 264 x 168: words left (14,30 136x126), lines right, stamp, postmark of three short clicks."""
    e = (
        "M4 4"
        + "".join(
            f"l{num(256 / 32 / 2)} {1.2 if i % 2 else -1.2}l{num(256 / 32 / 2)} {-1.2 if i % 2 else 1.2}"
            for i in range(32)
        )
        + "V164"
        + "".join(
            f"l{num(-256 / 32 / 2)} {1.2 if i % 2 else -1.2}l{num(-256 / 32 / 2)} {-1.2 if i % 2 else 1.2}"
            for i in range(32)
        )
        + "z"
    )
    teeth = (
        "M214 16"
        + "h3a1.5 1.5 0 0 0 3 0h2" * 4
        + "v2a1.5 1.5 0 0 0 0 3v3" * 5
        + "h-2a1.5 1.5 0 0 0-3 0h-3" * 4
        + "v-3a1.5 1.5 0 0 0 0-3v-2" * 5
        + "z"
    )
    b = (
        f'<path d="{e}" fill="{INK}" opacity=".25" transform="translate(2 2.6)"/>'
        + inked(e, "#F7ECD2", 1.6)
        + stroke("M158 18V150", 1.4, "#7A1F22")
        + stroke("M170 92H248M170 108H248M170 124H248M170 140H224", 1.2, "#B08A5A")
        + stroke("M14 24H148", 2, "#7A1F22")
        + stroke("M14 27.5H148", 0.8, "#7A1F22")
    )
    return (
        b
        + inked(teeth, "#FFFDF4", 1.1)
        + inked("M218 20H242V52H218z", "#4B2E6A", 1)
        + put(230, 37, 0.5, disc(0, 4, 21, "#FFD777", 0, 0.28) + disc(0, 4, 14, LAMP, 0, 0.45))
        + hand_lantern(230, 37, 0.5, "#FFCB66")
        + '<g transform="rotate(-12 196 52)" fill="none" stroke="#3A3464" stroke-width="1.8" opacity=".75"><circle'
        ' cx="196" cy="52" r="21"/><circle cx="196" cy="52" r="16" stroke-width="1"/><path d="M186 52h4M194'
        ' 52h4M202 52h4" stroke-width="4" stroke-linecap="round"/><path d="M219 44q8-4 16 0t16 0M219 52q8-4 16'
        ' 0t16 0M219 60q8-4 16 0t16 0"/></g>'
    )


def vault_door(open_=False):
    """240 x 240, a round door with five bolts; open: the door has swung aside and the shelves glow."""
    bolts = "".join(
        disc(120 + 84 * math.cos(a), 120 + 84 * math.sin(a), 6, "#C9D2DC", 1.6)
        for a in [i * math.pi / 6 for i in range(12)]
    )
    b = (
        inked("M6 6H234V234H6z", "#33363D", 2.4)
        + inked("M14 14H226V226H14z", "#4A505C", 1.8)
        + "".join(disc(x, y, 5, "#8A95A5", 1.4) for x in (24, 216) for y in (24, 216))
    )
    if open_:
        b += (
            disc(120, 120, 98, "#20242B", 2.6)
            + disc(120, 120, 86, "#FFE29A", 2)
            + disc(120, 120, 86, "#F2B84E", 0, 0.4)
            + inked("M44 96H196V102H44zM38 140H202V146H38z", "#7A4E28", 1.6)
        )
        b += (
            "".join(
                inked(f"M{x} 140v-{h}h12v{h}z", c, 1.4) + stroke(f"M{x + 2} {140 - h + 7}h8", 1.4, BRASS)
                for x, h, c in (
                    (54, 30, "#7A1F2B"),
                    (68, 34, "#2F5A48"),
                    (82, 28, "#24486A"),
                    (150, 32, "#7A4A1E"),
                    (164, 30, "#5A2F4E"),
                )
            )
            + many(
                lambda x, y: oval(x, y, 11, 4, BRASS, 1.3),
                [(118, 138), (118, 133), (118, 128), (120, 123), (136, 138), (136, 133)],
            )
            + inked("M64 96v-18h34v18z", "#FFFDF4", 1.4)
            + inked("M110 96V80h22v16z", "#5A2F4E", 1.4)
            + inked("M146 96l6-22h14l6 22z", "#C98F45", 1.4)
            + inked("M70 182v-24h40v24z", "#8E4A2A", 1.6)
            + stroke("M70 166h40", 2, BRASS)
            + inked("M126 182q0-16 22-16t22 16z", "#A9743C", 1.6)
        )
        return b + inked("M206 40Q240 60 240 120T206 200L196 190Q222 160 222 120T196 50z", "#8A95A5", 2.2)
    b += (
        disc(120, 120, 98, "#20242B", 2.6)
        + disc(120, 120, 92, "#7E8A9A", 2.2)
        + flat("M120 28A92 92 0 0 1 120 212A104 104 0 0 0 120 28z", "#5E6A7A")
        + disc(120, 120, 70, "#94A0B0", 2)
        + flat("M120 50A70 70 0 0 1 120 190A80 80 0 0 0 120 50z", "#6E7A8A")
        + bolts
        + stroke("M40 92A86 86 0 0 1 92 40", 3, "#D6DEE8")
    )
    sp = "".join(
        f"M120 120L{num(120 + 44 * math.cos(a))} {num(120 + 44 * math.sin(a))}"
        for a in [i * 2 * math.pi / 5 - math.pi / 2 for i in range(5)]
    )
    return (
        b
        + stroke(sp, 11)
        + stroke(sp, 6.5, BRASS)
        + "".join(
            disc(120 + 44 * math.cos(a), 120 + 44 * math.sin(a), 7, c, 2)
            for a, c in zip([i * 2 * math.pi / 5 - math.pi / 2 for i in range(5)], [PLAYERS[c][0] for c in COMPANIES])
        )
        + disc(120, 120, 20, BRASS, 2.2)
        + disc(120, 120, 13, "#2B2350", 1.6)
        + hand_lantern(120, 120, 0.36, "#FFCB66")
    )


def album():
    """Stamp album leaf 480 x 330: 6 x 4 dashed places of 62 x 56 from (40, 62), a head room above."""
    b = (
        flat("M10 12H478V328H10z", INK, 0.22)
        + inked("M4 4H470V320H4z", "#3A2F3E", 2)
        + inked("M16 12H462V312H16z", "#F3E7CC", 1.6)
        + stroke("M28 12V312", 1.4, "#B99F6B")
        + stroke("M44 48H446", 2, "#7A1F22")
        + stroke("M44 51.5H446", 0.8, "#7A1F22")
        + "".join(disc(22, y, 3, "#20161E") for y in (60, 162, 264))
    )
    return b + "".join(
        f'<rect x="{44 + i * 68}" y="{62 + j * 62}" width="60" height="54" fill="#FBF3DF" stroke="#B99F6B"'
        ' stroke-width="1.4" stroke-dasharray="4 3"/>'
        for i in range(6)
        for j in range(4)
    )
