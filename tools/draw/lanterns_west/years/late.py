"""1889 to 1898."""
import math

from art.scenery import lantern as hand_lantern, puffs
from art.tones import BRASS
from lanterns_west.animals import bird, dog, horse, longhorn, tall_ship
from lanterns_west.brush import LAMP, box, disc, flat, inked, put, stroke
from lanterns_west.houses import skyline
from lanterns_west.land import grass, hills, mesa
from lanterns_west.people import man
from lanterns_west.plants import cactus, firs
from lanterns_west.rails import lantern, rail, steam, tower, train
from lanterns_west.sky import cloud, sky, stars, sun
from lanterns_west.things import fiddle, hat
from svg import noise, num


W, H = 720, 240


def y1889():
    """The last of the great herds walks north."""
    b = (
        sky(W, 180, "rose")
        + sun(200, 150, 46, "#FFF3C4", "#FFD98A", 620, "#FFE9B0", 0.2)
        + cloud(320, 40, 1.3, "#C96A7A")
        + cloud(520, 70, 1.1, "#EE9A7A")
        + cloud(40, 56, 1, "#DE8076")
    )
    b += (
        mesa(470, 172, 90, 54, "#A8486A", "#8A385E")
        + mesa(610, 172, 56, 74, "#A8486A", "#8A385E")
        + mesa(60, 172, 70, 40, "#B5586A", "#964A64")
        + hills("h89", W, 172, 10, 150, 240, "#B5603E")
        + flat("M0 178H720V240H0z", "#C9773E")
    )
    b += puffs(
        [(300 + 16 * i, 190 - 5 * noise("d89", i), 10 + 6 * noise("d89", i, 2)) for i in range(26)],
        "#E9A868",
        "#D08A50",
    )
    rows = [(188, 0.62, range(12)), (204, 0.86, range(9)), (226, 1.15, range(6))]
    for y, s, k in rows:
        for i in k:
            x = 250 + i * (470 / len(k)) + 26 * noise("lh", y, i) - (20 if y < 190 else 0)
            c, d = (("#8A4A2A", "#5E2E18"), ("#A85F34", "#74391C"), ("#5A3A2E", "#3A231A"), ("#C98A52", "#95602F"))[
                int(noise("lc", y, i) * 4)
            ]
            b += longhorn(x, y, s, c, d, step=i % 2)
    rider = man(
        2,
        -20,
        50,
        "#8A6A3C",
        "#3E3A44",
        "e",
        None,
        hair="#15100D",
        arms=((-9, -24), (16, -62)),
        scarf="#B3202A",
        stride=6,
        front=put(17, -64, 0.42, hat(0, 0, 1, "wide", "#C9A468", "#5E3A22"), 14),
    )
    b += put(138, 226, 1.5, horse(0, 0, 1, rider=rider)) + man(
        60,
        232,
        84,
        "#3A2F3E",
        "#5A2A3E",
        "b",
        "straw",
        "#2A2430",
        "#B3202A",
        arms=((-6, -38), (12, -30)),
        skirt=True,
        front=inked("M-14-36h12v-15h-12z", "#7A4A26", 1.2) + stroke("M-12-46h8M-12-42h8", 0.9, "#FFF4DA"),
    )
    return b + grass("g89", 720, 210, 26, 40, "#8A4A22")


def y1892():
    """A white line across every gap."""
    b = sky(W, 176, ("#4A5A7E", "#6A7696", "#8E94A8", "#B3B3B6", "#D6CFC0", "#EFE4CC")) + sun(
        430, 140, 30, "#FFF8E4", "#F6E8C4"
    )
    b += (
        mesa(560, 166, 110, 60, "#8A7A8E", "#6E6078")
        + mesa(690, 166, 60, 84, "#8A7A8E", "#6E6078")
        + mesa(300, 166, 60, 34, "#9A8A98", "#7E7082")
        + flat("M0 164H720V240H0z", "#C9A878")
        + hills("h92", W, 186, 8, 160, 240, "#B5926A")
    )
    b += (
        flat("M0 190L720 176V186L0 206z", "#F8F7F4")
        + stroke("M0 191L720 177M0 204L720 185", 1.4, "#8E98A4")
        + stroke(
            "".join(f"M{num(i * 26 + 4)} {num(192 - i * .53)}l2 {num(13 - i * .2)}" for i in range(28)), 2, "#AEB6BF"
        )
    )
    b += (
        '<g transform="rotate(-1.1 360 188)">'
        + train(
            480,
            191,
            1.2,
            [("loco", "white"), ("coach", "white"), ("coach", "white"), ("coach", "white"), ("box", "white")],
            "#CFE0EE",
        )
        .replace("#B5203A", "#C9CFD6")
        .replace(BRASS, "#DDE3E8")
        + steam(590, 116, 1.5, -1, 16, "#FFFFFF", "#D8DCE0")
        + "</g>"
    )
    b += stroke("M640 226V206M664 226V200M690 226V206", 0)
    b += tower(90, 230, 150) + lantern(90, 176, 0.5) + cactus(200, 232, 0.9) + cactus(690, 232, 1)
    for x, f in ((148, False), (600, True), (634, False), (662, True)):
        b += man(
            x,
            234,
            66,
            "#F6F4EC",
            "#E3E5E8",
            "abce"[(x // 7) % 4],
            "cap",
            "#F6F4EC",
            arms=((-11, -27), (11, -27)),
            dark="#C4CAD2",
            flip=f,
        )
    b += man(
        34,
        234,
        68,
        "#8C3B34",
        "#33363D",
        "d",
        "wide",
        "#6E5A3A",
        arms=((-4, -40), (13, -38)),
        front=fiddle(-6, -43, 0.5, 70) + stroke("M-12-34L14-42", 1.4, "#5A2F1E"),
    )
    b += inked("M580 236h60v-5h-60z", "#FFFFFF", 1.3) + inked("M586 231h60v-5h-60z", "#F1F2F0", 1.3)
    return b


def y1895():
    """Everybody goes to the exposition."""
    b = sky(W, 190, ("#2F4A86", "#4A66A0", "#7A8CB8", "#B3AEC0", "#E9C9B0", "#FFE3B0")) + stars("s95", W, 50, 30)
    for x, y, c in ((110, 44, "#FFD98A"), (606, 36, "#FF9A8A"), (500, 62, "#9BF5C4"), (230, 58, "#CC9CFC")):
        b += stroke(
            "".join(
                f"M{num(x + 10 * math.cos(a * math.pi / 6))} {num(y + 10 * math.sin(a * math.pi / 6))}"
                f"L{num(x + 26 * math.cos(a * math.pi / 6))} {num(y + 26 * math.sin(a * math.pi / 6))}"
                for a in range(12)
            ),
            2,
            c,
        ) + disc(x, y, 3, c)
    b += skyline("e95", W, 190, 40, "#8A86A8", LAMP, 22, 0, 0.3)
    wx, wy, wr = 634, 112, 62
    sp = "".join(
        f"M{wx} {wy}L{num(wx + wr * math.cos(i * math.pi / 6))} {num(wy + wr * math.sin(i * math.pi / 6))}"
        for i in range(12)
    )
    b += (
        stroke(f"M{wx} {wy}L{wx - 30} 192M{wx} {wy}L{wx + 30} 192", 5, "#5A4A6E")
        + stroke(sp, 1.6, "#F6E3B8")
        + f'<circle cx="{wx}" cy="{wy}" r="{wr}" fill="none" stroke="#5A4A6E" stroke-width="5"/><circle cx="{wx}"'
        f' cy="{wy}" r="{wr}" fill="none" stroke="#F6E3B8" stroke-width="2"/><circle cx="{wx}" cy="{wy}"'
        f' r="{wr - 14}" fill="none" stroke="#F6E3B8" stroke-width="1.4"/>'
        + "".join(
            inked(
                (
                    f"M{num(wx + wr * math.cos(i * math.pi / 6) - 6)} {num(wy + wr * math.sin(i * math.pi / 6) + 1)}h12v9h-12z"
                ),
                ("#B3202A", "#2F7D63", "#E2AE2E", "#2B4468")[i % 4],
                1.2,
            )
            for i in range(12)
        )
        + disc(wx, wy, 7, BRASS, 1.6)
    )
    dome = (
        lambda x, r, h: inked(
            f"M{x - r} {190 - h}Q{x - r} {190 - h - r * 1.1} {x} {190 - h - r * 1.15}T{x + r} {190 - h}z",
            "#3E8A7E",
            1.8,
        )
        + flat(
            (
                f"M{x + r * .2} {190 - h - r * 1.1}Q{x + r} {190 - h - r} {x + r - 1} {190 - h}H{x + r * .5}"
                f"Q{x + r * .6} {190 - h - r * .7} {x + r * .2} {190 - h - r * 1.1}z"
            ),
            "#2A6258",
        )
        + stroke(
            (
                f"M{x} {num(190 - h - r * 1.12)}V{190 - h}M{num(x - r * .5)} {190 - h}"
                f"Q{num(x - r * .5)} {num(190 - h - r * .8)} {x} {num(190 - h - r * 1.12)}"
                f"Q{num(x + r * .5)} {num(190 - h - r * .8)} {num(x + r * .5)} {190 - h}"
            ),
            1.6,
            "#7FC2A8",
            0.8,
        )
        + inked(f"M{x - r - 4} {190 - h}h{2 * r + 8}v6h{-2 * r - 8}z", "#FFF4DA", 1.5)
        + inked(f"M{x - 5} {num(190 - h - r * 1.12)}h10v-12h-10z", "#F6E3B8", 1.4)
        + stroke(f"M{x} {num(190 - h - r * 1.12 - 12)}v-22", 2)
        + inked(f"M{x} {num(190 - h - r * 1.12 - 34)}h20l-5 5 5 5h-20z", "#B3202A", 1.2)
    )
    b += (
        inked("M180 192V124H540V192z", "#F6E3B8", 2)
        + flat("M440 125H539V192H440z", "#D9BE88")
        + dome(360, 62, 68)
        + dome(216, 30, 66)
        + dome(504, 30, 66)
        + inked("M170 126H550V116H170z", "#FFF4DA", 1.7)
        + inked(
            "".join(f"M{x} 192V158a9 9 0 0 1 18 0V192z" for x in range(196, 520, 30) if not 330 < x < 380),
            "#5A6BA8",
            1.3,
        )
        + inked("M334 192V156a26 26 0 0 1 52 0V192z", "#FFE9A8", 1.8)
        + stroke("M334 156H386M360 131V192", 1.4)
        + "".join(inked(box(x, 126, 7, 66), "#FFFBEA", 1.1) for x in (184, 320, 393, 530))
        + stroke("M216 100Q288 122 360 54M504 100Q432 122 360 54", 1.6)
        + "".join(
            inked(f"M{num(x)} {num(y)}l9 1-4 9z", c, 0.9)
            for x, y, c in (
                (236, 105, "#B3202A"),
                (258, 107, "#FFF4DA"),
                (280, 104, "#2B4468"),
                (302, 95, "#E2AE2E"),
                (410, 95, "#E2AE2E"),
                (432, 104, "#2B4468"),
                (454, 107, "#FFF4DA"),
                (476, 105, "#B3202A"),
            )
        )
    )
    b += flat("M0 190H720V240H0z", "#B98A62") + flat("M320 192H400L520 240H200z", "#D9B488")
    cast = [
        (40, "d", "#5A4A6E", "bonnet", True, 80),
        (92, "a", "#7E2A4A", "sun", True, 84),
        (140, "b", "#2B4468", "straw", False, 84),
        (190, "e", "#B5502E", "sun", True, 78),
        (236, "a", "#4E7A5E", "bowler", False, 74),
        (292, "c", "#8A6A3C", "straw", False, 66),
        (428, "a", "#6E6A5E", "bowler", False, 66),
        (480, "d", "#2F7D63", "sun", True, 74),
        (526, "a", "#34558A", "straw", False, 80),
        (574, "c", "#8C3B34", "bonnet", True, 78),
    ]
    for x, sk, coat, top, skirt, h in cast:
        b += man(
            x,
            232,
            h,
            coat,
            coat if skirt else "#3E3A44",
            sk,
            top,
            {"sun": "#FFF4DA", "straw": "#F3DFAE", "bonnet": "#D9B0C0"}.get(top, "#33261C"),
            "#1D3B53",
            arms=((-10, -28), (10, -28)),
            skirt=skirt,
            hair="#B9B2A4" if top == "bonnet" else "#3A2A20",
        )
    # a grandmother and the seat for her hat
    b += (
        stroke("M622 234V196H704V234M622 214H704", 5)
        + stroke("M622 234V196H704V234M622 214H704", 2.4, "#8A5A2E")
        + man(
            640,
            234,
            84,
            "#4A3A5E",
            "#4A3A5E",
            "a",
            None,
            hair="#EDE8DC",
            arms=((-8, -30), (8, -30)),
            skirt=True,
            bun=True,
        )
        + inked("M664 213h36v-26h-36z", "#E9A8B4", 1.6)
        + stroke("M682 187v26M664 200h36", 2.2, "#FFF4DA")
        + inked("M662 187h40v-6h-40z", "#D98A9A", 1.4)
        + hat(682, 182, 0.9, "sun", "#FFF4DA", "#7E2A4A")
    )
    return b


def y1898():
    """There are people on the platform."""
    b = (
        sky(W, 150, "dusk")
        + stars("s98", W, 70, 60)
        + sun(404, 140, 34, "#FFF3C4", "#FFD98A", 560, "#FFE9B0", 0.12)
        + flat("M0 146H470V240H0z", "#2F5A78")
        + stroke(
            "".join(
                f"M{num(366 + noise('o', i) * 60 - i)} {150 + i * 5}h{num(20 + 40 * noise('o', i, 2))}"
                for i in range(7)
            ),
            2,
            "#FFE9B0",
        )
        + stroke(
            "".join(
                f"M{num(noise('p', i) * 400)} {num(150 + noise('p', i, 2) * 50)}h{num(14 + 26 * noise('p', i, 3))}"
                for i in range(20)
            ),
            1.6,
            "#7FA6BA",
            0.7,
        )
    )
    b += (
        tall_ship(300, 158, 0.8, "#F6D6B8", "#22183A")
        + bird(250, 92, 0.8, "#1B1738")
        + bird(280, 78, 0.6, "#1B1738")
        + flat("M430 148Q500 130 580 144T720 136V240H400z", "#2E1D42")
        + firs("f98", 450, 720, 150, 36, 15, "#241636")
        + flat("M390 240L430 196H720V240z", "#3A2A4E")
    )
    b += (
        rail(330, 206, 396, "#22183A", "#FFC978", "#3A2A3E", 1.2)
        + flat("M412 172L250 136V214z", "#FFF0B0", 0.22)
        + train(560, 206, 1.3, [("loco", "engine")], "#FFE08F", True, 1.2, ("#F4D6C0", "#A87A8E"))
        + train(560 + 119 * 1.3, 206, 1.3, [("coach", "red"), ("coach", "red")], "#FFE08F", True)
    )
    b += (
        inked("M0 216H424L406 230H0z", "#8A5A3E", 1.8)
        + flat("M0 230H404L402 240H0z", "#4E2F2A")
        + stroke("M0 223H416", 1.3, "#B07A52")
    )
    cast = [
        (24, "a", "#5A4A6E", "sun", True, 88, 0),
        (70, "e", "#B5502E", "cap", False, 92, 1),
        (114, "c", "#2F5A48", "wide", False, 94, 0),
        (158, "d", "#8C3B34", "scarf", True, 86, 1),
        (202, "b", "#34558A", "bowler", False, 92, 0),
        (304, "c", "#7E2A4A", "sun", True, 86, 1),
        (346, "e", "#4A5A74", "straw", False, 90, 0),
    ]
    for x, sk, coat, top, skirt, h, up_ in cast:
        up = (-14, -60) if up_ else (-14, -34)
        lx, ly = x + up[0] * h / 60, 222 + (up[1] + 11) * h / 60
        b += disc(lx, ly, 26, "#FFD98A", 0, 0.2) + disc(lx, ly, 15, "#FFE9A8", 0, 0.3)
        b += man(
            x,
            222,
            h,
            coat,
            coat if skirt else "#2A2438",
            sk,
            top,
            {"sun": "#F3DFAE", "straw": "#F3DFAE", "scarf": "#E9E2D2"}.get(top, "#33261C"),
            arms=(up, (10, -28)),
            skirt=skirt,
            front=put(up[0], up[1] + 11, 0.34, hand_lantern(0, 0, 1, "#D99A3A")),
        )
    b += man(
        254,
        224,
        104,
        "#23304A",
        "#23304A",
        "a",
        "cap",
        "#23304A",
        arms=((-15, -60), (10, -28)),
        beard="#8D8A86",
        front=lantern(-15, -46, 0.52),
    ) + dog(384, 220, 0.95)
    return b
