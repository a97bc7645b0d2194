"""1865 to 1874."""
import math

from art.scenery import front_engine, puffs
from art.tones import INK
from lanterns_west.brush import COMPANIES, LAMP, PLAYERS, SKIN, box, disc, flat, inked, many, oval, put, stroke
from lanterns_west.houses import mill, skyline
from lanterns_west.land import furrows, grass, hills, water
from lanterns_west.people import limb, man
from lanterns_west.plants import firs
from lanterns_west.portraits.home import ada
from lanterns_west.rails import lantern, mini_train, poles, rail, steam, track_to, train
from lanterns_west.sky import cloud, moon, sky, stars, sun
from lanterns_west.things import crate, key, sack
from svg import noise, num


W, H = 720, 240


def y1865():
    """The night office in Baltimore: one key, one lamp, five slips of paper."""
    b = flat("M0 0H720V240H0z", "#33264A")
    # window with the harbour town
    win = (
        sky(330, 150, "night")
        + stars("w65", 330, 80, 44)
        + moon(258, 32, 13)
        + skyline("b65", 330, 132, 62, "#1B1738", LAMP, 18)
        + water(330, 132, 22, "#2B3A66", "#FFE29A", "w65", 9)
    )
    win += stroke("M40 132V60M40 66L20 112M40 66L62 112M40 74H24M40 74H58", 1.6, "#0E0C20") + poles(
        [(92, 150, 92), (160, 150, 78), (222, 150, 66), (276, 150, 56), (320, 150, 48)], "#0E0C20"
    )
    b += f'<svg x="330" y="22" width="330" height="150" viewBox="0 0 330 150">{win}</svg>'
    b += (
        stroke("M330 22H660V172H330z", 9, "#6B4226", 1, False)
        + stroke("M330 22H660V172H330z", 2, "#B07A3E", 0.8, False)
        + stroke("M495 22V172M330 97H660", 6, "#6B4226", 1, False)
        + inked("M318 172H672V182H318z", "#7A4E2C", 1.6)
    )
    b += (
        disc(206, 96, 170, "#FFCB66", 0, 0.09)
        + disc(206, 96, 112, "#FFD98A", 0, 0.12)
        + disc(206, 96, 66, "#FFE9A8", 0, 0.2)
    )
    # pigeonholes
    b += inked("M22 30H122V150H22z", "#4E3020", 1.6) + "".join(
        inked(box(28 + i * 31, 36 + j * 37, 27, 32), "#2E1C16", 1)
        + flat(
            "".join(
                box(30 + i * 31 + q * 6, 52 + j * 37 - 5 * noise(i, j, q), 4.4, 15 + 5 * noise(i, j, q))
                for q in range(int(2 + 3 * noise(i, j, "c")))
            ),
            "#E6D3A8",
        )
        for i in range(3)
        for j in range(3)
    )
    b += (
        inked("M0 196H720V240H0z", "#6B4226", 2)
        + flat("M0 196H720V203H0z", "#9A6B3C")
        + stroke("M0 222H720", 1.4, "#4E2F1A")
    )
    b += lantern(206, 140, 1.9, False)
    ada_ = (
        limb("M330 190Q342 214 300 204", 15, "#152C40")
        + put(300, 122, 1.12, ada())
        + limb("M262 182Q240 206 262 196", 15, "#24486A")
        + oval(268, 196, 8, 5.5, SKIN["d"][0], 1.6)
        + oval(292, 202, 7, 5, SKIN["d"][1], 1.6)
    )
    b += (
        ada_
        + inked("M0 210H720V240H0z", "#6B4226", 0)
        + flat("M0 203H720V240H0z", "#6B4226")
        + stroke("M0 222H720", 1.4, "#4E2F1A")
        + key(250, 202, 1.35)
    )
    for i, c in enumerate(COMPANIES):
        b += put(
            396 + i * 58,
            216,
            1,
            inked("M-24-12H24V12H-24z", "#FFF8E4", 1.6)
            + stroke("M-19-5H12M-19 0H18M-19 5H6", 1.4, "#5A5347")
            + flat("M-24 9H24V12H-24z", PLAYERS[c][0])
            + put(17, -5, 0.3, disc(0, 0, 13, PLAYERS[c][0], 4)),
            -7 + i * 4,
        )
    return b


def y1868():
    """One rhythm: four hammers at dawn, the caboose with its new stove behind."""
    b = (
        sky(W, 190, "dawn")
        + sun(560, 150, 34, ray=700, o=0.13)
        + cloud(60, 34, 1.2, "#A8557A")
        + cloud(300, 60, 1, "#DE8A72")
        + cloud(470, 26, 0.9, "#8A4B74")
    )
    b += (
        hills("h68", W, 168, 34, 110, 240, "#9A5A66")
        + firs("f68", 0, 720, 170, 26, 17, "#5E3A56")
        + hills("g68", W, 186, 14, 130, 240, "#6A4A3A")
    )
    b += train(-40, 186, 0.98, [("caboose", "red")], "#FFE08F") + steam(44, 126, 0.9, -1, 12, "#FFE6D0", "#D99A86")
    b += (
        flat("M0 186H720V240H0z", "#7A5A3A")
        + rail(720, 186, 0, "#3A2418", "#FFE3B0", "#5E4026", 1.3)
        + grass("gr68", 720, 206, 30, 46, "#4E3A22")
    )
    ham = lambda a: put(
        a[0],
        a[1],
        1,
        stroke("M0 0L0-30", 3.6) + stroke("M0 0L0-30", 1.8, "#C98F45") + inked("M-7-36h14v8h-14z", "#4A505C", 1.4),
        a[2],
    )
    who = [
        (196, "b", "#8C3B34", "cap", "#3E3A36", ((-13, -66), (4, -64)), 8),
        (314, "e", "#D9CBB0", None, "#3A2A20", ((-20, -46), (-12, -50)), -62),
        (432, "a", "#34558A", "wide", "#6E5A3A", ((-17, -24), (-9, -27)), -112),
        (556, "d", "#4E7A5E", "cap", "#33261C", ((-12, -58), (6, -58)), 18),
    ]
    for x, sk, coat, top, topc, arms, rot in who:
        hx, hy = arms[0]
        b += man(x, 200, 96, coat, "#33363D", sk, top, topc, arms=arms, stride=8, front=ham((hx + 2, hy, rot)))
    b += many(lambda x: inked(f"M{x} 196l3-12h3l3 12z", "#9AA3AF", 1.2), (160, 276, 396, 516))
    b += inked("M640 214V190h34v24z", "#8A5A2E", 1.4) + stroke(
        "M644 190V178M652 190V172M662 190V176M670 190V180", 3, "#9AA3AF"
    )
    return b


def y1871():
    """Trains come in from every side."""
    b = sky(W, 170, "fire") + stars("s71", W, 50, 30, "#FFD9A0")
    smoke = lambda x, y, k: puffs(
        [(x + 30 * k * math.sin(i * 1.1) + i * 6 * k, y - i * 15 * k, (12 + 4 * i) * k) for i in range(7)],
        "#5A2A3E",
        "#3A1A34",
    )
    b += smoke(250, 110, 0.8) + smoke(420, 100, 1) + smoke(330, 116, 0.6)
    b += disc(360, 150, 190, "#FF9A3C", 0, 0.16) + disc(360, 150, 120, "#FFC25E", 0, 0.2)
    b += skyline("c71", 420, 152, 76, "#3A1A30", "#FFB54A", 20, 150, 0.2) + stroke(
        "M210 152V96M214 96V84M500 152V80M470 152V100", 3, "#2A1226"
    )
    b += many(
        lambda x, y, s: flat(
            (
                f"M{x} {y}c-{4 * s}-{14 * s} {10 * s}-{14 * s} {6 * s}-{28 * s}c{12 * s} {8 * s} {10 * s} {14 * s} {12 * s} {18 * s}c2-4"
                f" 2-6 2-8c{8 * s} {10 * s} {4 * s} {18 * s} 0 {18 * s}z"
            ),
            "#FFB54A",
            0.9,
        ),
        [(232, 152, 0.9), (290, 152, 0.6), (400, 152, 1.1), (468, 152, 0.7), (340, 152, 0.5)],
    )
    b += flat("M0 152H720V240H0z", "#2E1A26") + flat("M0 196H720V240H0z", "#22121E")
    for vx, half in ((-60, 44), (780, 44), (360, 54)):
        b += track_to(360 + (vx - 360) * 0.12, 154, 244, half, vx, "#4A2C2C", "#22121E", "#FFB870")
    for x, y, s in ((128, 196, 0.52), (592, 196, 0.52)):
        b += (
            disc(x, y - 22, 40, "#FFF0B0", 0, 0.16)
            + disc(x, y - 22, 22, "#FFF0B0", 0, 0.25)
            + front_engine(
                x, y, s * 0.9, "#2B3A5C" if x < 300 else "#2F5A48", "#141A2E", "#B3202A" if x < 300 else "#C98F2E"
            )
        )
    b += (
        disc(360, 186, 62, "#FFF0B0", 0, 0.14)
        + disc(360, 186, 34, "#FFF0B0", 0, 0.2)
        + front_engine(360, 196, 0.74, "#22304A", "#141C2E", "#B3202A")
    )
    b += (
        many(
            lambda x, c: inked(f"M{x} 236v-16q10-6 24 0v16z", c, 1.4) + stroke(f"M{x} 226h24", 2, "#FFF4DA"),
            [(216, "#B3202A"), (242, "#2B4468"), (468, "#C98F2E"), (494, "#2F7D63")],
        )
        + crate(20, 236, 40, 22, "#C08A4A", "#8A5A2A")
        + many(lambda x: oval(x, 212, 8, 4.6, "#E9B566", 1.2), (30, 44))
        + crate(660, 236, 40, 22)
        + many(lambda x: oval(x, 212, 8, 4.6, "#E9B566", 1.2), (670, 686))
    )
    return b


def hopper(x, y, s, c="#6E8A2E", d="#445A18", flip=False):
    return put(
        x,
        y,
        s,
        stroke("M10-8L22-30L34 0", 3.4)
        + stroke("M10-8L22-30L34 0", 1.8, c)
        + stroke("M-8-4L-12 4M-2-3L-2 5M6-3L12 4", 2)
        + inked("M-18-8Q-20-16-12-18L22-16Q34-12 40-6Q20 0-6-2Q-16-2-18-8z", c, 1.6)
        + flat("M0-4Q20-2 38-6.5Q20-8 4-8z", d)
        + inked("M-4-17Q16-22 38-10Q18-8 0-12z", d, 1.2)
        + inked("M-26-12Q-26-20-16-20L-12-17-14-5Q-24-4-26-12z", c, 1.6)
        + disc(-21, -14, 2, INK)
        + stroke("M-21-20Q-26-32-36-34M-18-20Q-20-34-28-40", 1.4),
        0,
        flip,
    )


def y1874():
    """Bare fields, a mill that stands still, and the remains of a green umbrella."""
    b = sky(W, 150, ("#C9B27A", "#D6C08A", "#E2CF9C", "#EDDDB2", "#F6EACB")) + sun(
        560, 66, 26, "#FFF6D6", "#F6E3AE", 500, "#FFF2C8", 0.3
    )
    b += stroke(
        "".join(
            f"M{num(noise('hp', i, 1) * 720)} {num(noise('hp', i, 2) * 110)}l{num(3 + 3 * noise('hp', i, 3))}-2"
            for i in range(90)
        ),
        1.5,
        "#5E5A2E",
        0.75,
    )
    b += (
        hills("h74", W, 140, 16, 140, 240, "#C9A25E")
        + flat("M0 146H720V240H0z", "#B58A48")
        + furrows(420, 146, W, 240, "#9A713A", 26, 2.6)
    )
    b += mill(520, 152, 1.3) + many(
        lambda x, y: stroke(f"M{x} {y}v-8M{x + 3} {y}l2-6", 1.4, "#6E4E22"),
        [(40 + i * 23 + 10 * noise("sb", i), 158 + 30 * noise("sb", i, 2)) for i in range(16)],
    )
    b += mini_train(330, 150, 1.6, 4, "#8A5A2E", "#33415C", "#E9CE92")
    b += flat("M0 214Q180 200 360 214T720 210V240H0z", "#7A5528") + many(
        lambda x, y, s: sack(x, y, s), [(420, 234, 0.9), (446, 236, 1), (470, 236, 0.86), (434, 218, 0.7)]
    )
    # what is left of the umbrella
    u = (
        stroke("M0 0L34-96", 4.6)
        + stroke("M0 0L34-96", 2.4, "#8A5A2E")
        + stroke("M0 0q-3 10-12 7", 4.6)
        + stroke("M0 0q-3 10-12 7", 2.4, "#8A5A2E")
    )
    u += stroke(
        "M34-96Q-14-98-32-54M34-96Q8-88 2-44M34-96Q40-80 40-36M34-96Q62-86 74-40M34-96Q86-98 106-62", 2.2
    ) + inked(
        (
            "M34-96Q8-88 2-44Q-2-58-12-52Q-20-66-32-54Q-14-98 34-96zM34-96Q40-80 40-36Q30-54 22-40Q14-62 10-60Q18-84"
            " 34-96zM34-96Q62-86 74-40Q66-56 58-50Q60-70 52-76Q50-90 34-96z"
        ),
        "#2F8A5E",
        1.6,
    )
    b += put(150, 226, 1, u) + hopper(262, 198, 1.15) + hopper(92, 146, 0.7, flip=True) + hopper(196, 128, 0.6)
    return b
