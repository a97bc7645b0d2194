"""Lids of the boxes of the regions."""
import math

from art.scenery import car, lantern as hand_lantern, puffs
from art.tones import BRASS, INK
from lanterns_west.animals import canoe, heron, horse, longhorn, red_cart, steamboat, tall_ship
from lanterns_west.brush import PAPER, beams, box, disc, flat, inked, many, put, stroke
from lanterns_west.houses import mill, tent
from lanterns_west.land import grass, hills, mesa, peaks, waves
from lanterns_west.people import man
from lanterns_west.plants import cactus, cedar, firs, mangrove, palm, wheat
from lanterns_west.rails import PAINTS, lantern, mini_train, poles, rail, steam, train, truss
from lanterns_west.sky import aurora, cloud, drops, flakes, sky, stars, sun
from lanterns_west.things import barrel, clock, crate, sack
from svg import noise, num


W, H = 292, 164


def mangrove_lid():
    crew = man(
        10,
        2,
        56,
        "#2E5E8A",
        "#C2403C",
        "c",
        None,
        hair="#17120F",
        arms=((-14, -46), (-8, -26)),
        bun=True,
        scarf="#F2C14E",
        front=stroke("M-17-76L-3 8", 2.6, "#8A5A2E"),
    ) + man(-18, 2, 44, "#FFF8E8", "#8A7A66", "a", "sun", "#F9E3A6", "#1D6C8A", arms=((-8, -30), (8, -30)))
    b = (
        sky(W, 96, ("#1F6E7A", "#3E8E8E", "#74B29E", "#B2D2AE", "#F2E8B8"))
        + sun(214, 66, 24, ray=320, o=0.22)
        + flat("M0 92H292V164H0z", "#2C7A84")
        + stroke(
            "".join(
                f"M{num(180 + 60 * noise('ml', i) - 10)} {98 + i * 6}h{num(18 + 30 * noise('ml', i, 2))}"
                for i in range(9)
            ),
            2,
            "#F6E3A8",
        )
    )
    b += (
        many(
            lambda x, y, s: mangrove(x, y, s),
            [(24, 102, 1.1), (66, 98, 0.9), (108, 96, 0.7), (168, 96, 0.6), (258, 100, 1)],
        )
        + palm(278, 110, 84, lean=-12)
        + palm(14, 108, 70, lean=8)
        + stroke(
            "".join(
                f"M{num(noise('mm', i) * 280)} {num(108 + noise('mm', i, 2) * 46)}h{num(12 + 24 * noise('mm', i, 3))}"
                for i in range(18)
            ),
            1.6,
            "#8CCCC0",
            0.8,
        )
    )
    b += canoe(140, 136, 1.5, people=crew) + heron(246, 150, 0.9) + mangrove(40, 172, 1.6, "#245A40", "#16382A")
    leaf = lambda x, y, r: put(x, y, 0.8, inked("M0 0C8-12 26-12 36 0C26 10 8 10 0 0z", "#2F8A5E", 1.5), r)
    return (
        b
        + stroke("M300-4Q270 14 236 10", 4, "#5A3A22")
        + leaf(250, 10, 40)
        + leaf(270, 6, 70)
        + leaf(240, 10, 160)
        + disc(262, 34, 13, "#F2912A", 1.7)
        + flat("M266 22A13 13 0 0 1 258 46A13 13 0 0 0 266 22z", "#C46812")
        + disc(236, 28, 11, "#F2912A", 1.7)
        + stroke("M256 28q2-4 6-5", 2, "#FFD29A")
    )


def rivers_lid():
    b = (
        sky(W, 80, "gold")
        + sun(70, 44, 22, ray=320, o=0.3)
        + hills("rl", W, 76, 12, 70, H, "#C9A04E")
        + flat("M0 78H292V164H0z", "#B9A84E")
        + flat("M-4 80Q60 92 128 102L150 164H292V140Q190 118 296 84V78Q200 96 152 102Q90 88-4 76z", "#4E8CA8")
        + flat("M-4 80Q60 92 128 102L142 140Q92 100-4 86z", "#74A8BC")
        + stroke(
            "M60 92q20 5 36 9M216 98q-20 6-32 10M158 118h30M166 130h40M154 108h18M178 144h50M170 154h70", 2, "#DDF0F0"
        )
    )
    b += (
        mill(34, 92, 1.15)
        + steam(196, 62, 0.55, -1, 10)
        + steamboat(214, 100, 0.66)
        + put(250, 76, 1, inked("M-10 0V-34H10V0z", "#B5563A", 1.4) + inked("M-12-34L0-44 12-34z", "#7A2F2A", 1.3))
        + mini_train(262, 76, 1, 4, "#8A5A2E", "#33415C", "#E9CE92")
    )
    b += "".join(
        wheat(
            x * 9.2 + 3 * noise("rw", x),
            172 + 8 * noise("rw", x, 3),
            50 + 16 * noise("rw", x, 2),
            "#FFE08A",
            "#7A4E10",
            3,
        )
        for x in list(range(0, 13)) + list(range(27, 32))
    )
    return b + many(lambda x, y, s: sack(x, y, s), [(176, 162, 1.2), (204, 164, 1.3), (190, 138, 1)])


def trails_lid():
    b = (
        sky(W, 100, "rose")
        + sun(96, 88, 32, ray=380, o=0.2)
        + cloud(150, 22, 0.8, "#DE8076")
        + mesa(226, 104, 70, 56, "#A8486A", "#8A385E")
        + mesa(282, 104, 34, 74, "#A8486A", "#8A385E")
        + flat("M0 100H292V164H0z", "#C9773E")
        + puffs(
            [(130 + 14 * i, 118 - 7 * noise("tl", i), 11 + 6 * noise("tl", i, 2)) for i in range(14)],
            "#E9A868",
            "#D08A50",
        )
    )
    k = (("#5A3A2E", "#3A231A"), ("#A85F34", "#74391C"), ("#8A4A2A", "#5E2E18"), ("#C98A52", "#95602F"))
    b += many(
        lambda x, y, s, i: longhorn(x, y, s, *k[i], step=i % 2),
        [
            (150, 120, 0.6, 0),
            (190, 122, 0.64, 1),
            (234, 122, 0.62, 2),
            (276, 124, 0.66, 0),
            (130, 134, 0.85, 3),
            (188, 140, 0.95, 2),
            (246, 142, 0.95, 1),
            (150, 160, 1.2, 0),
            (222, 164, 1.25, 3),
        ],
    )
    rider = man(
        2,
        -20,
        50,
        "#8A6A3C",
        "#3E3A44",
        "e",
        "wide",
        "#C9A468",
        "#5E3A22",
        arms=((-9, -24), (14, -24)),
        scarf="#B3202A",
        stride=6,
    )
    rider2 = man(
        2,
        -20,
        48,
        "#3A2F3E",
        "#5A2A3E",
        "b",
        "straw",
        "#2A2430",
        "#B3202A",
        hair="#1A1210",
        arms=((-9, -24), (14, -24)),
        stride=6,
        bun=True,
    )
    return (
        b
        + put(96, 150, 0.95, horse(0, 0, 1, "#8A5A3A", "#5E3A22", rider=rider2))
        + put(42, 160, 1.3, horse(0, 0, 1, rider=rider))
        + grass("tl", W, 146, 18, 22, "#8A4A22")
    )


def aurora_lid():
    b = (
        sky(W, 120, ("#0C1A32", "#112640", "#18364E", "#20485E"))
        + aurora(W, 100, 0)
        + stars("al", W, 96, 60)
        + firs("al", 0, 292, 116, 22, 15, "#0C2233")
        + flat("M0 112H292V164H0z", "#9CB8C8")
        + hills("al2", W, 124, 6, 60, H, "#C4D8E2")
        + hills("al3", W, 142, 6, 70, H, "#E6F0F4")
    )
    b += (
        red_cart(264, 126, 0.42, "#5E7484")
        + red_cart(216, 130, 0.56, "#6A8090")
        + red_cart(150, 140, 0.8, "#E9DDBF")
        + red_cart(70, 158, 1.2, "#F3E6C8")
        + tent(246, 156, 52, 40)
        + flat("M206 158c-5-12 9-12 7-24c9 7 9 12 9 14c2-2 2-5 2-7c7 7 5 17 0 17z", "#F28A1E")
        + flat("M209 158c-2-7 5-7 4-13c6 4 6 9 6 13z", "#FFE08A")
        + disc(214, 144, 34, "#FFCB66", 0, 0.16)
    )
    return b + man(
        188,
        162,
        52,
        "#34558A",
        "#33363D",
        "b",
        "wide",
        "#4A4038",
        "#B3202A",
        arms=((-14, -58), (11, -28)),
        beard="#2A1B14",
    )


def divide_lid():
    b = (
        sky(W, 100, ("#3E7AA8", "#6098BC", "#8CB6CC", "#BCD4DA", "#E9ECDF"))
        + peaks([(40, 50, 60), (118, 12, 92), (210, 26, 86), (276, 54, 60)], 122, "#C2D0DA", "#8098B0", "#FFFFFF")
        + firs("dl", 0, 292, 118, 26, 12, "#2F5566")
        + flat("M0 116Q146 104 292 118V164H0z", "#EAF2F5")
    )
    b += flat("M0 138Q146 126 292 140V164H0z", "#CFDFE8") + rail(300, 136, -4, "#5A4A3A", "#FFFFFF", "#B9C9D2", 1.1)
    b += train(38, 136, 0.8, [("loco", "engine"), ("coach", "red")], "#FFE08F", False, 0.8)
    b += (
        inked("M128 138V98H292V138z", "#A9743C", 1.8)
        + stroke("".join(f"M{x} 98V138" for x in range(138, 292, 12)), 1.4, "#7A4E28")
        + inked("M118 100L140 78H300V100z", "#8A5A2E", 1.8)
        + inked(
            (
                "M118 98Q124 84 142 76Q200 68 300 76V88Q280 96 262 88Q240 98 220 90Q196 100 176 92Q154 102 140 94Q128"
                " 104 118 98z"
            ),
            "#FFFFFF",
            1.6,
        )
        + flat("M142 90Q180 82 300 86V88Q280 96 262 88Q240 98 220 90Q196 100 176 92Q154 102 140 94z", "#C9DCE6")
        + inked("M128 138V112a14 14 0 0 1 0-8z", "#20242B", 0)
    )
    bl = "".join(flat(box(0, 152 + i * 4, 292, 4), c) for i, c in enumerate(("#B3202A", "#FFF4DA", "#2A2430")))
    return (
        b
        + bl
        + stroke("M0 156" + "l6-3 6 3" * 25, 1.3, "#2A2430")
        + man(
            40,
            156,
            54,
            "#7E2A3E",
            "#4A2A5A",
            "c",
            None,
            hair="#17120F",
            arms=((-10, -32), (14, -34)),
            skirt=True,
            bun=True,
            front=inked("M-14-44Q0-50 12-44L16-20Q0-14-16-20z", "#B3202A", 1.2)
            + stroke("M-14-34Q0-28 14-34", 2.4, "#2A2430")
            + stroke("M-15-26Q0-20 15-26", 1.8, "#FFF4DA"),
        )
        + flakes("dl", 30, W, 120)
    )


def silver_lid():
    b = (
        sky(W, 96, ("#D98A5A", "#E6A06A", "#F0B87E", "#F8D09A", "#FFE6BE"))
        + sun(56, 50, 24, ray=340, o=0.3)
        + peaks([(150, 40, 60), (214, 26, 76), (276, 46, 56)], 100, "#C9784E", "#9A5238")
        + stroke("M206 52L196 70 204 80 192 96M222 44l10 20-4 16 12 14M146 58l8 14-4 12 8 12", 3, "#E3E8EE")
        + flat("M0 96H292V164H0z", "#D9A05E")
        + flat("M60 164Q110 118 170 112T262 164z", "#4E8AA0")
        + stroke("M140 126h34M124 138h60M150 148h56M110 154h40", 2, "#DDF0F0")
    )
    b += (
        inked("M64 116h22l4 40H58zM212 116h22l6 40h-32z", "#B98A62", 1.7)
        + truss(60, 238, 112, 42, "#3E3A44", bays=7)
        + train(150, 112, 0.5, [("loco", "engine"), ("coach", "green"), ("coach", "green")], "#FFE9B0", False, 0.6)
        + flat("M-4 112H62V118H-4zM236 112H296V118H236z", "#5A371C")
    )
    b += (
        cactus(22, 160, 1.1)
        + cactus(276, 152, 0.9)
        + man(
            266,
            164,
            58,
            "#6A7078",
            "#474D56",
            "b",
            "bowler",
            "#33261C",
            arms=((-8, -38), (10, -36)),
            front=inked("M-14-44L14-48V-34L-14-30z", "#FFF3D0", 1.1) + stroke("M-10-38q8-5 18-4", 1, "#2F6E9A"),
        )
    )
    return b + put(
        44,
        156,
        1,
        inked("M-26-2L-20-20H20L26-2z", "#4A505C", 1.6)
        + inked("M-20-20Q-10-32 0-26Q10-34 20-20z", "#C9D2DC", 1.5)
        + stroke("M-8-24l3-3M6-25l4-2", 1.8, "#FFF")
        + disc(-13, 1, 5, INK)
        + disc(13, 1, 5, INK),
    )


def shore_lid():
    b = (
        sky(W, 96, ("#2F5E8A", "#7A7AA0", "#D98A7A", "#F6B070", "#FFE0A0"))
        + sun(150, 92, 30, ray=380, o=0.2)
        + hills("sh", W, 88, 22, 60, 104, "#C98A4A")
        + flat("M0 94H292V164H0z", "#3A7490")
        + stroke(
            "".join(
                f"M{num(110 + 60 * noise('sh', i))} {100 + i * 5}h{num(18 + 34 * noise('sh', i, 2))}"
                for i in range(9)
            ),
            2.2,
            "#FFE3A8",
        )
    )
    b += (
        tall_ship(70, 108, 0.82)
        + tall_ship(222, 106, 0.7)
        + tall_ship(146, 124, 1.15, "#FFF3D6", "#4A2430")
        + waves(W, 128, "#2F627E", H, 0, 5, 18)
        + flat("M0 140H292V164H0z", "#7A5230")
        + stroke("M0 140H292", 2)
        + stroke("M0 150H292", 1.4, "#5A371C")
    )
    b += (
        cedar(8, 164, 180, 36, "#9A4E34", "#6A3222")
        + crate(196, 164, 34, 26)
        + crate(232, 164, 40, 34)
        + crate(206, 138, 26, 18)
        + barrel(182, 164, 1)
    )
    return (
        b
        + inked("M252 118V60H300V118z", "#B5563A", 1.7)
        + inked("M246 62L276 40 306 62z", "#4E3A4E", 1.6)
        + inked("M260 104V72H292V104z", "#FFE9A8", 1.6)
        + inked("M264 76h11v13h-11zM278 78h11v12h-11z", "#FFFDF4", 1)
        + stroke("M266 80h7M266 84h5M280 82h7M280 86h5", 1, "#5A5347")
        + poles([(244, 120, 56), (206, 112, 40), (180, 106, 28)], "#3A2430")
    )


def cedar_lid():
    pad = lambda x, c, sk: man(
        x,
        4,
        40,
        c,
        c,
        sk,
        None,
        hair="#1A1512",
        arms=((-12, -28), (-4, -40)),
        front=stroke("M-3-44L-16-10", 2.6, "#8A4A2A"),
    )
    crew = (
        pad(-24, "#B3202A", "c")
        + pad(-6, "#2F5A86", "c")
        + pad(12, "#E2AE2E", "b")
        + man(
            34,
            4,
            46,
            "#7A3B32",
            "#7A3B32",
            "c",
            "sun",
            "#C9A468",
            "#7A5A2C",
            hair="#1A1512",
            arms=((-10, -30), (14, -50)),
        )
    )
    b = (
        sky(W, 96, ("#4E7A86", "#6E949A", "#96B2AE", "#C2CEC0", "#ECE6CE"))
        + peaks([(90, 34, 80), (196, 22, 92)], 100, "#8FA9AC", "#6E8A92", "#F4F4EA")
        + flat("M0 70Q80 60 150 72T292 64V84H0z", "#E6E8DE", 0.6)
        + firs("cl", 0, 292, 100, 44, 12, "#35594E")
        + flat("M0 96H292V164H0z", "#4A7484")
        + stroke(
            "".join(
                f"M{num(noise('cl', i) * 270)} {num(100 + i * 5)}h{num(16 + 30 * noise('cl', i, 2))}"
                for i in range(12)
            ),
            1.8,
            "#B9D0CC",
            0.8,
        )
    )
    b += (
        canoe(214, 114, 0.72, people=crew) + canoe(128, 140, 1.3, people=crew) + waves(W, 152, "#33606E", H, 0, 5, 18)
    )
    return (
        b
        + cedar(14, 170, 184, 44)
        + cedar(282, 170, 184, 40)
        + flat("M0 150Q30 140 56 152L60 164H0zM292 146Q262 140 244 154L240 164H292z", "#2C4A3C")
        + drops("cl", "#E6F0EC", 44, W, 150, 1.2, 9)
    )


def conductor_lid():
    b = (
        flat("M0 0H292V164H0z", "#2B2350")
        + beams(146, 74, 320, 24, 0.1, ' fill="#352C5E"')
        + disc(146, 70, 120, "#FFCB66", 0, 0.12)
        + inked("M0 128H292V164H0z", "#6B4226", 1.8)
        + stroke("M0 136H292", 1.4, "#9A6B3C")
        + lantern(146, 78, 1.7, False)
    )
    b += put(
        74,
        96,
        0.66,
        inked("M-50-9H10V9H-16Q-18 26-36 26T-56 8Q-56-6-50-9z", BRASS, 2.4)
        + disc(-36, 7, 9, "#9A6B17", 2)
        + inked("M-22-9h12v8h-12z", "#3A2A10", 2)
        + inked("M10-7H24V7H10z", "#C98F2E", 2.2),
        -14,
    ) + clock(232, 86, 24, 11, 49)
    for i in range(6):
        b += put(
            30 + i * 46,
            158,
            0.36,
            car("loco", -60, -60, 1, PAINTS["white"], "#CFE0EE")
            .replace("#B5203A", "#C9CFD6")
            .replace(BRASS, "#DDE3E8"),
        )
    return (
        b
        + put(
            232,
            122,
            0.9,
            disc(-18, 0, 9, "none", 5)
            + f'<circle cx="-18" cy="0" r="9" fill="none" stroke="{BRASS}" stroke-width="2.6"/>'
            + stroke("M-9 0H24M14 0V9M22 0V11", 6)
            + stroke("M-9 0H24M14 0V9M22 0V11", 3, BRASS),
        )
        + put(
            62,
            124,
            0.8,
            inked("M-24-15H24V15H-24z", "#FFF8E4", 1.8)
            + stroke("M0-11V11M-19-7H-5M-19-1H-5M-19 5H-9", 1.4, "#5A5347")
            + inked("M10-11h10v11H10z", "#6A4A8E", 1.2),
            -8,
        )
    )


LIDS = {
    "mangrove": (mangrove_lid, "#1F6B70", "#124347"),
    "rivers": (rivers_lid, "#A8752A", "#74500F"),
    "trails": (trails_lid, "#9A3B2E", "#6A241C"),
    "aurora": (aurora_lid, "#1E4A66", "#102E42"),
    "divide": (divide_lid, "#4E6A8E", "#32486A"),
    "silver": (silver_lid, "#8A5A3E", "#5E3A26"),
    "shore": (shore_lid, "#B56A2A", "#7E4514"),
    "cedar": (cedar_lid, "#3E5E4E", "#273F34"),
    "conductor": (conductor_lid, "#3A2F66", "#241D48"),
}


def lid(k):
    """Picture room 14,14 292x164; name room 30,190 260x34; the lower and right walls show the depth of the box."""
    f, c, d = LIDS[k]
    b = (
        flat("M8 10H320V240H14z", INK, 0.25)
        + inked("M2 228L10 238H318V10L312 2z", d, 1.8)
        + inked("M2 2H312V230H2z", c, 2)
        + stroke("M6 6H308M6 6V226", 1.6, "#FFF4DA", 0.35)
    )
    b += (
        f'<svg x="11" y="12" width="292" height="164" viewBox="0 0 292 164">{f()}</svg><rect x="11" y="12"'
        f' width="292" height="164" fill="none" stroke="{INK}" stroke-width="2.4"/><rect x="8" y="9" width="298"'
        f' height="170" fill="none" stroke="{BRASS}" stroke-width="1.6"/>'
    )
    b += (
        inked("M30 184H284V224H30z", PAPER, 1.8)
        + f'<rect x="33.5" y="187.5" width="247" height="33" fill="none" stroke="{c}" stroke-width="1.4"/>'
    )
    for x, y, a, e in ((2, 2, 1, 1), (312, 2, -1, 1), (2, 230, 1, -1), (312, 230, -1, -1)):
        b += inked(f"M{x} {y}h{20 * a}q{-4 * a} {10 * e} {-10 * a} {10 * e}t{-10 * a} {10 * e}z", BRASS, 1.5) + disc(
            x + 6 * a, y + 6 * e, 1.6, "#7A4A12"
        )
    return b


def sealed():
    """The same box before its time: night violet, no picture, a wax seal over a ribbon."""
    b = (
        flat("M8 10H320V240H14z", INK, 0.25)
        + inked("M2 228L10 238H318V10L312 2z", "#1B1738", 1.8)
        + inked("M2 2H312V230H2z", "#2B2350", 2)
        + stroke("M6 6H308M6 6V226", 1.6, "#FFF4DA", 0.25)
    )
    b += (
        stroke(
            "".join(f"M20 {y}Q157 {y - 36} 294 {y}M20 {y}Q157 {y + 36} 294 {y}" for y in range(30, 220, 16)),
            1.1,
            "#38306A",
        )
        + flat("M140 2H174V230H140zM2 100H312V134H2z", "#7A1F2B")
        + stroke("M143 2V230M171 2V230M2 103H312M2 131H312", 1.4, "#B3405A")
        + stroke("M140 2V230M174 2V230M2 100H312M2 134H312", 1.6)
    )
    s = (
        "".join(
            ("M" if i == 0 else "L")
            + f"{num(157 + (36 + 3 * noise('sl', i)) * math.cos(i * math.pi / 16))} {num(117 + (36 + 3 * noise('sl', i)) * math.sin(i * math.pi / 16))}"
            for i in range(32)
        )
        + "Z"
    )
    b += inked(s, "#C22A25", 2) + disc(157, 117, 27, "#A81E1E", 1.6) + hand_lantern(157, 116, 0.92, "#E8685A")
    for x, y, a, e in ((2, 2, 1, 1), (312, 2, -1, 1), (2, 230, 1, -1), (312, 230, -1, -1)):
        b += inked(f"M{x} {y}h{20 * a}q{-4 * a} {10 * e} {-10 * a} {10 * e}t{-10 * a} {10 * e}z", BRASS, 1.5)
    return b


def opening():
    """Light from the open box: 640 x 560, the lid flies up (put the lid of the region over it)."""
    b = (
        disc(320, 250, 260, "#FFCB66", 0, 0.12)
        + disc(320, 250, 180, "#FFD98A", 0, 0.18)
        + disc(320, 250, 110, "#FFE9A8", 0, 0.3)
    )
    d = "".join(
        "M320"
        f" 262L{num(320 + 292 * math.cos(a))} {num(262 + 292 * math.sin(a))}"
        f"L{num(320 + 292 * math.cos(a + .08))} {num(262 + 292 * math.sin(a + .08))}z"
        for a in [math.pi + 0.12 + i * 0.2 for i in range(15)]
    )
    b += flat(d, "#FFE9A8", 0.35) + many(
        lambda x, y, r: flat(
            f"M{x} {y - r}Q{x} {y} {x + r} {y}Q{x} {y} {x} {y + r}Q{x} {y} {x - r} {y}Q{x} {y} {x} {y - r}z",
            "#FFF6D0",
        ),
        [
            (150, 130, 12),
            (230, 70, 9),
            (330, 40, 14),
            (430, 90, 10),
            (500, 150, 12),
            (100, 220, 8),
            (540, 236, 8),
            (280, 150, 7),
            (380, 160, 7),
        ],
    )
    b += (
        inked("M150 258H490L470 344H170z", "#2B2350", 2.6)
        + flat("M380 259H489L469.5 343H400z", "#1B1738")
        + inked("M140 246H500V262H140z", "#3A2F66", 2.4)
        + flat("M158 250H482V259H158z", "#FFF0B8")
        + inked("M300 262H340V344H300z", "#7A1F2B", 2)
        + disc(320, 300, 20, "#C22A25", 2)
        + hand_lantern(320, 299, 0.62, "#E8685A")
    )
    return b + inked("M304 246Q240 214 262 262zM336 246Q400 214 378 262z", "#B3405A", 2)
