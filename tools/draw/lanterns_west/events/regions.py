"""Events that lie in the boxes of the regions."""
import math

from art.scenery import puffs
from art.tones import INK
from lanterns_west.animals import longhorn, steamboat, tall_ship
from lanterns_west.brush import LAMP, beams, disc, flat, inked, many, oval, put, stroke
from lanterns_west.houses import house
from lanterns_west.land import hills, peaks, waves
from lanterns_west.people import man
from lanterns_west.plants import bush, firs
from lanterns_west.rails import lantern, steam
from lanterns_west.sky import aurora, flakes, sky, stars, sun
from lanterns_west.things import barrel, crate, sack
from svg import noise, num


W, H = 160, 96


def e08():
    b = sky(W, 96, "day") + beams(120, 14, 190, 18, 0.1, ' fill="#FFF6D6" opacity=".35"')
    leaf = lambda x, y, r, s=1.0: put(
        x,
        y,
        s,
        inked("M0 0C8-12 26-12 36 0C26 10 8 10 0 0z", "#2F8A5E", 1.5)
        + flat("M2 .8C12 8 26 8 34 .6z", "#1D6244")
        + stroke("M3 0H30", 1.2, "#7FCFA0"),
        r,
    )
    b += (
        stroke("M-6 26Q50 14 92 34T166 30", 6)
        + stroke("M-6 26Q50 14 92 34T166 30", 3, "#7A5230")
        + leaf(20, 22, -40)
        + leaf(58, 24, -60)
        + leaf(98, 34, -30)
        + leaf(130, 36, 20)
        + leaf(30, 24, 60)
        + leaf(84, 32, 70, 0.8)
        + leaf(8, 26, 100, 0.8)
    )
    org = (
        lambda x, y, r: stroke(f"M{x} {y - r}v-8", 2, "#2F6B35")
        + disc(x, y, r, "#F2912A", 1.8)
        + flat(
            (
                f"M{num(x + r * .3)} {num(y - r * .94)}A{r} {r} 0 0 1 {num(x - r * .2)} {num(y + r * .97)}A{r} {r} 0"
                f" 0 0 {num(x + r * .3)} {num(y - r * .94)}z"
            ),
            "#C46812",
        )
        + stroke(
            f"M{num(x - r * .55)} {num(y - r * .3)}q{num(r * .2)}-{num(r * .4)} {num(r * .5)}-{num(r * .4)}",
            2.4,
            "#FFD29A",
        )
    )
    flower = lambda x, y, s: "".join(oval(0, 0, 1, 1, "#FFF") for _ in ()) + put(
        x,
        y,
        s,
        "".join(
            f'<ellipse rx="5" ry="9" cy="-9" transform="rotate({a})" fill="#FFFDF4" stroke="{INK}"'
            ' stroke-width="1.2"/>'
            for a in range(0, 360, 72)
        )
        + disc(0, 0, 4.5, "#F2C14E", 1.2),
    )
    return b + org(52, 64, 20) + org(106, 68, 17) + flower(78, 46, 1) + flower(28, 54, 0.8) + flower(136, 56, 0.85)


def e09():
    b = (
        sky(W, 56, "gold")
        + hills("e9", W, 50, 8, 60, 96, "#B58A48")
        + house(122, 66, 22, 18, "#C98A5A", "#8E5A3A", "#6B2F2A", LAMP, 1, 2, 1.2, False)
        + flat("M0 56H160V96H0z", "#4E8AA0")
        + waves(W, 60, "#5E9AB0", 96, 0, 5, 14)
    )
    b += (
        steam(42, 24, 0.5, -1, 10)
        + steamboat(66, 74, 0.92)
        + waves(W, 74, "#3A7288", 96, -6, 6, 16)
        + waves(W, 84, "#2A5A70", 96, 4, 6, 18)
        + many(lambda x, y, s: sack(x, y, s), [(118, 92, 0.62), (134, 94, 0.7), (150, 92, 0.6)])
    )
    return b + stroke("M104 94Q128 84 160 92V96H100z", 0)


def e10():
    b = (
        sky(W, 70, ("#3A3046", "#5A4256", "#8A5A5E", "#C98A62"))
        + inked("M122 0L108 24H118L104 50 132 20H120L134 0z", "#FFE29A", 1.5)
        + flat("M0 66H160V96H0z", "#A8703E")
        + puffs(
            [(110 + 10 * i, 74 - 6 * noise("e10", i), 10 + 5 * noise("e10", i, 2)) for i in range(7)],
            "#E3B27A",
            "#C08A54",
        )
    )
    b += (
        longhorn(140, 86, 0.9, "#5A3A2E", "#3A231A")
        + longhorn(104, 84, 1, "#8A4A2A", "#5E2E18", step=1)
        + longhorn(60, 90, 1.32, "#B5652F", "#7A3F1C")
    )
    return (
        b
        + inked("M4 30Q12 25 24 30L29 50Q18 44 7 54z", "#FFFDF4", 1.4)
        + stroke("M7 37l17-3M8 44l18-3", 1.4, "#C2403C")
    )


def e11():
    b = (
        sky(W, 96, ("#0F1E38", "#142C4A", "#1B3D5C"))
        + aurora(W, 70, 0)
        + stars("e11", W, 60, 26)
        + firs("e11", 0, 160, 74, 24, 18, "#0C2233")
        + flat("M0 72H160V96H0z", "#DCE9F0")
        + hills("e11s", W, 80, 5, 50, 96, "#B9CEDB")
    )
    b += (
        stroke("M0 88H160", 3)
        + stroke("".join(f"M{x} 92h6" for x in range(2, 160, 11)), 3, "#4A3018", 1, False)
        + man(
            60,
            88,
            34,
            "#8C3B34",
            "#33363D",
            "b",
            "cap",
            "#3E3A36",
            arms=((-14, -60), (-6, -62)),
            front=put(-13, -62, 1, stroke("M0 0V-22", 3) + inked("M-7-28h14v7h-14z", "#4A505C", 1.2), -20),
        )
    )
    return (
        b
        + man(
            104,
            88,
            34,
            "#34558A",
            "#33363D",
            "d",
            "scarf",
            "#B3202A",
            arms=((-16, -26), (-8, -28)),
            front=put(-15, -25, 1, stroke("M0 0V-22", 3) + inked("M-7-28h14v7h-14z", "#4A505C", 1.2), -105),
        )
        + lantern(82, 80, 0.5)
    )


def e12():
    b = (
        sky(W, 96, "snow")
        + peaks([(112, 10, 62), (50, 26, 54)], 84, "#C9D8E2", "#8AA6BC", "#FFFFFF")
        + flat("M0 80Q40 72 80 80T160 78V96H0z", "#F4F8FA")
        + bush(38, 88, 1.35, "#E8862A", "#B5501E", "#5A3A22")
        + flat("M18 46Q26 26 38 28T58 46Q54 50 50 46Q46 52 40 47Q34 53 28 47Q22 51 18 46z", "#FFFFFF")
    )
    b += "".join(
        inked(f"M{x} {y}q6-6 12 0q-6 5-12 0z", c, 0.9)
        for x, y, c in ((70, 82, "#C2502A"), (84, 88, "#E8A23A"), (20, 90, "#C2502A"), (58, 92, "#E8A23A"))
    )
    snow = lambda x, y, r: stroke(
        "".join(
            f"M{x} {y}L{num(x + r * math.cos(a * math.pi / 3))} {num(y + r * math.sin(a * math.pi / 3))}"
            for a in range(6)
        ),
        5,
    ) + stroke(
        "".join(
            f"M{x} {y}L{num(x + r * math.cos(a * math.pi / 3))} {num(y + r * math.sin(a * math.pi / 3))}"
            for a in range(6)
        ),
        2.6,
        "#FFF",
    )
    return b + flakes("e12", 34) + snow(124, 62, 18) + snow(92, 22, 9)


def e13():
    b = (
        flat("M0 0H160V96H0z", "#3A3038")
        + flat("M0 0H160V20L140 30 128 16 108 28 92 14 70 26 50 12 30 28 14 18 0 30z", "#2A222A")
        + flat("M0 96V70L20 78 40 68 70 82 96 72 130 84 160 72V96z", "#2A222A")
    )
    v = "M-4 58L26 44 46 54 74 30 98 46 124 24 164 36V50L128 40 100 62 76 46 48 70 26 58-4 72z"
    b += (
        inked(v, "#C9D2DC", 1.8)
        + flat("M26 58L48 70 76 46 100 62 128 40 164 50V44L126 34 100 54 76 38 48 62 26 52-4 66V72z", "#8A95A5")
        + stroke("M18 50l6-3M58 46l8-8M90 44l6 6M118 32l8-6M140 34l10 4", 2.4, "#FFFFFF")
    )
    star = lambda x, y, r: flat(
        f"M{x} {y - r}Q{x} {y} {x + r} {y}Q{x} {y} {x} {y + r}Q{x} {y} {x - r} {y}Q{x} {y} {x} {y - r}z", "#FFFFFF"
    )
    return (
        b
        + star(60, 36, 9)
        + star(112, 44, 7)
        + star(34, 60, 6)
        + lantern(24, 24, 0.62)
        + put(
            118,
            66,
            1.25,
            stroke("M0 26V-18", 6.4)
            + stroke("M0 26V-18", 3.6, "#B07A3E")
            + inked("M-26-10Q0-32 26-10L22-7Q0-20-22-7z", "#9AA6B6", 1.8)
            + flat("M2-20Q16-18 24-9L22-8Q12-15 2-16z", "#66748A"),
            34,
        )
    )


def e14():
    b = (
        sky(W, 66, "fog")
        + sun(34, 30, 12, "#FFF6DC", "#F6E8C4")
        + hills("e14", W, 60, 12, 60, 96, "#8AA6A2")
        + flat("M0 60H160V96H0z", "#5E8C94")
        + tall_ship(40, 66, 0.8)
        + tall_ship(118, 64, 0.7, "#F6E3C0")
        + tall_ship(80, 74, 1.02)
    )
    return (
        b
        + waves(W, 76, "#3E7078", 96, 0, 4, 12)
        + inked("M0 86H160V96H0z", "#7A5230", 1.6)
        + crate(102, 87, 20, 15)
        + crate(124, 87, 22, 19)
        + crate(112, 72, 16, 12)
        + crate(8, 87, 18, 14)
        + barrel(34, 87, 0.7)
    )


def e15():
    b = (
        sky(W, 60, "rose")
        + firs("e15", 0, 160, 58, 40, 13, "#3E4A4E")
        + flat("M0 56H160V66H0z", "#7FA6AC")
        + flat("M0 64H160V96H0z", "#7A5A44")
    )
    b += (
        flat("M52 90q28-12 56 0z", "#2A1A16")
        + flat(
            "M58 88c-6-12 10-14 6-26c12 8 8 14 12 18c2-6 2-10 2-14c10 8 6 20 10 20c2-2 2-6 2-8c8 6 6 12 2 12z",
            "#F28A1E",
        )
        + flat("M68 89c-2-8 6-8 4-16c8 6 6 10 8 12c2-2 2-4 2-6c6 6 4 12 0 12z", "#FFE08A")
    )
    fish = lambda x, r: put(
        x,
        88,
        1,
        stroke("M0 4V-70", 4.4)
        + stroke("M0 4V-70", 2.2, "#B07A3E")
        + inked("M0-66C14-56 15-28 5-14L10-4 0-9-10-4-5-14C-15-28-14-56 0-66z", "#F0795A", 1.7)
        + flat("M2-64C13-54 14-30 5-15L9-6 2-10z", "#C9543C")
        + stroke("M-9-44q9 5 18 0M-10-34q10 5 20 0M-8-24q8 4 16 0", 1.3, "#FFC9B0")
        + stroke("M-13-50h26M-12-30h24", 2.6)
        + stroke("M-13-50h26M-12-30h24", 1.2, "#C98F45"),
        r,
    )
    return b + fish(34, -12) + fish(128, 12) + fish(104, 5)
