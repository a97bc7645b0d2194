"""Cards of the coasts and the mountains."""
from art.scenery import puffs
from art.tones import BRASS, INK
from lanterns_west.animals import canoe, dog, horse, tall_ship
from lanterns_west.brush import LAMP, beams, box, dashed, disc, flat, inked, many, oval, put, stroke
from lanterns_west.houses import block, house, skyline
from lanterns_west.land import hills, mesa, peaks, waves
from lanterns_west.people import man
from lanterns_west.plants import bush, firs, palm
from lanterns_west.postcards.east import snowland
from lanterns_west.rails import lantern, mini_train, rail, track_to, train, truss
from lanterns_west.sky import cloud, flakes, moon, sky, stars, sun
from lanterns_west.things import barrel, clock, crate, fiddle, kettle, stove
from svg import noise, num


W, H = 240, 144


def scene_freight():
    return (
        sky(W, 70, "fog")
        + tall_ship(196, 70, 0.6)
        + flat("M0 68H240V144H0z", "#7A8A8A")
        + inked("M0 104V34H128V104z", "#A8703E", 1.8)
        + stroke("".join(f"M0 {y}H128" for y in range(44, 104, 10)), 1.2, "#7A4E28")
        + inked("M-6 34H136L128 22H-6z", "#5A3A2A", 1.7)
        + inked("M36 104V56H92V104z", "#2E1C16", 1.7)
        + flat("M0 104H240V144H0z", "#8A6A42")
        + stroke("M0 104H240", 2)
        + crate(44, 104, 22, 18)
        + crate(68, 104, 20, 26)
        + crate(120, 138, 46, 34)
        + crate(172, 138, 38, 26)
        + crate(130, 104, 28, 20)
        + barrel(226, 138, 1)
        + inked("M130 118h24v14h-24z", "#FFF8E4", 1.3)
        + stroke("M134 123h16M134 128h10", 1.3, "#B3202A")
        + man(
            94,
            140,
            60,
            "#2F5A48",
            "#33363D",
            "a",
            "cap",
            "#2A2C33",
            arms=((-14, -34), (16, -34)),
            front=inked("M-24-34h22v-18h-22z", "#C08A4A", 1.3),
        )
    )


def scene_goats():
    goat = lambda x, y, s, c, d, f=False: put(
        x,
        y,
        s,
        stroke("M-10-12L-11 0M-6-12L-5 0M9-12L8 0M13-12L14 0", 4.6)
        + stroke("M-10-12L-11 0M-6-12L-5 0M9-12L8 0M13-12L14 0", 2.4, d)
        + inked("M-14-22Q-2-26 14-23Q19-16 14-11Q0-8-13-11Q-16-16-14-22z", c, 1.5)
        + flat("M6-24Q16-23 15-17Q14-11 4-10Q10-16 6-24z", d)
        + inked("M-13-20Q-10-30-14-36L-20-37Q-28-32-27-27Q-22-26-18-26z", c, 1.5)
        + stroke("M-15-36Q-10-46-4-45M-18-37Q-16-46-10-48", 3)
        + stroke("M-24-27l-1 7", 2.4, d)
        + disc(-20, -32, 1.2, INK),
        0,
        f,
    )
    return (
        sky(W, 90, "day")
        + sun(204, 24, 14, ray=200, o=0.35)
        + hills("go", W, 84, 18, 60, H, "#C9B45E")
        + flat("M0 94H240V144H0z", "#B9A04E")
        + house(146, 100, 56, 30, "#F6EBD0", "#D2BF94", "#B5563A", "#3A5A74", 1, 3)
        + inked("M136 100H214V106H136z", "#A9743C", 1.4)
        + rail(240, 108, 0, s=0.7)
        + palm(226, 104, 58)
        + goat(44, 110, 0.8, "#FFF8E8", "#C9BBA0")
        + goat(92, 124, 1.05, "#8A6A4E", "#5E4430")
        + goat(40, 140, 1.25, "#FFF8E8", "#C9BBA0")
        + goat(150, 138, 1.1, "#3E3A3A", "#26221F", True)
        + goat(204, 134, 0.9, "#FFF8E8", "#C9BBA0", True)
    )


def scene_pier():
    return (
        sky(W, 88, "rose")
        + sun(120, 82, 24, ray=280, o=0.2)
        + flat("M0 82H240V144H0z", "#3E7A9A")
        + stroke(
            "".join(
                f"M{num(94 + 40 * noise('pr', i))} {88 + i * 6}h{num(14 + 26 * noise('pr', i, 2))}" for i in range(9)
            ),
            2,
            "#FFE3B0",
        )
        + flat("M106 84H134L186 144H54z", "#8A5A32")
        + stroke("M106 84L54 144M134 84L186 144", 3)
        + stroke(
            "".join(
                f"M{num(104 - k * 50)} {num(86 + k * 58)}H{num(136 + k * 50)}"
                for k in [((i + 1) / 9) ** 1.6 for i in range(9)]
            ),
            2,
            "#5A371C",
            1,
            False,
        )
        + stroke("M116 84L94 144M124 84L146 144", 3.4, "#F6E3B0")
        + tall_ship(206, 92, 0.62)
        + palm(22, 132, 92, lean=10)
        + man(168, 126, 44, "#C2403C", "#FFF8E8", "c", None, hair="#17120F", arms=((-12, -30), (14, -44)))
    )


def scene_canoes():
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
    crew = pad(-24, "#B3202A", "c") + pad(-4, "#2F5A86", "c") + pad(16, "#E2AE2E", "b") + pad(34, "#7A3B32", "c")
    return (
        sky(W, 76, "dawn")
        + peaks([(60, 26, 64), (170, 14, 84)], 80, "#8A6A86", "#6A4A72", "#FFE9D6")
        + firs("cn", 0, 240, 82, 26, 10, "#2F3F56")
        + flat("M0 80H240V144H0z", "#4E7A92")
        + stroke(
            "".join(
                f"M{num(noise('cn', i) * 220)} {num(84 + i * 5)}h{num(14 + 26 * noise('cn', i, 2))}"
                for i in range(12)
            ),
            1.8,
            "#F6C9A8",
            0.8,
        )
        + canoe(176, 100, 0.72, people=crew)
        + canoe(86, 124, 1.15, people=crew)
        + waves(W, 132, "#33607A", H, 0, 5, 18)
    )


def scene_clock_horse():
    return (
        sky(W, 90, "day")
        + peaks([(40, 44, 46), (104, 34, 56)], 94, "#A9BFC9", "#7E98A8", "#FFF")
        + flat("M0 92H240V144H0z", "#A9B05E")
        + inked("M132 112V50H232V112z", "#B5563A", 1.7)
        + flat("M200 51H231V111H200z", "#8E3F2A")
        + inked("M122 50L182 22 242 50z", "#4E3A4E", 1.7)
        + inked("M148 112V76h20v36zM184 98V76h24v22z", "#FFE9A8", 1.4)
        + clock(182, 42, 12, 10, 9)
        + stroke("M168 106L176 60M192 106L184 60M170 96H190M173 80H187", 2.6, "#8A5A2E")
        + man(180, 72, 36, "#7A3B32", "#3A3640", "c", "wide", "#33302C", hair="#17120F", arms=((-8, -40), (5, -62)))
        + horse(70, 136, 1.15, "#F1E6D2", "#C9B89A", "#5A4A3A")
        + stroke("M0 124H30M110 124H128M0 134H30", 3.4, "#7A5632")
    )


def scene_stew():
    return flat("M0 0H240V144H0z", "#6E4A34") + stroke(
        "".join(f"M0 {y}H240" for y in range(18, 110, 18)), 2, "#54361F"
    ) + inked(
        "M24 20H84V66H24z", "#9CC6D2", 2.4
    ) + '<svg x="26" y="22" width="56" height="42" viewBox="0 0 56' f' 42">{sky(56, 42, "snow") + peaks([(28, 6, 26)], 42, "#C9D8E2", "#8AA6BC", "#FFF")}</svg>' + stroke(
        "M54 20V66", 3
    ) + inked(
        "M0 108H240V144H0z", "#A9743C", 1.8
    ) + disc(
        140, 96, 66, "#FF9A3C", 0, 0.14
    ) + inked(
        "M98 76H182Q188 124 140 124T98 76z", "#33363D", 2
    ) + flat(
        "M160 78H181Q184 118 146 123Q168 108 160 78z", "#1D1F24"
    ) + oval(
        140, 76, 43, 8, "#4A4E58", 2
    ) + oval(
        140, 76, 36, 5.5, "#B5652A", 1.2
    ) + disc(
        126, 75, 4, "#E8862A", 1
    ) + disc(
        146, 77, 4.4, "#8FBF6E", 1
    ) + disc(
        156, 74, 3.4, "#E9CE92", 1
    ) + stroke(
        "M164 74L198 34", 5
    ) + stroke(
        "M164 74L198 34", 2.8, "#C9A468"
    ) + stroke(
        "M122 60q-8-12 0-22t0-22M142 58q-8-12 0-22t0-24M160 56q-6-9 0-17t0-17", 3, "#FFF4E0", 0.7
    ) + inked(
        "M34 118q2 18 22 18t22-18z", "#FFF8E8", 1.6
    ) + oval(
        56, 118, 22, 4.6, "#B5652A", 1.4
    ) + inked(
        "M200 134q4-14 20-12t14 12z", "#E3A85C", 1.5
    )


def scene_market():
    b = (
        sky(W, 70, "fog")
        + block(4, 110, 66, 84, "#8A97A0", "#FFE9A8", 3, 3, "#5A6470", "#6E7A86", 0.7)
        + block(172, 110, 66, 76, "#A8786A", "#FFE9A8", 3, 3, "#5A3A3A", "#8A5A50", 0.7)
        + flat("M0 108H240V144H0z", "#8A8478")
    )
    b += (
        "".join(
            flat(
                (
                    f"M{48 + i * 18} 40H{66 + i * 18}L{68 + i * 18 + (i - 4) * 1.5:.0f} 58"
                    f"Q{58 + i * 18 + (i - 4) * 1.5:.0f} 66"
                    f" {48 + i * 18 + (i - 4) * 1.5:.0f} 58z"
                ),
                "#2F7D63" if i % 2 else "#FFF8E8",
            )
            for i in range(8)
        )
        + stroke("M48 40H192", 2.4)
        + stroke("M52 58V112M188 58V112", 4)
        + inked("M44 132V94H196V132z", "#8A5A32", 1.8)
        + stroke("M44 106H196", 1.4, "#5A371C")
    )
    for i in range(7):
        x = 52 + i * 20
        b += (
            inked(f"M{x} 94V78q0-4 3-4h8q3 0 3 4v16z", ("#8FBF6E", "#E8862A", "#C2403C", "#E9CE92")[i % 4], 1.4)
            + inked(f"M{x + 1} 74h12v-4h-12z", "#9AA3AF", 1.1)
            + inked(box(x + 2, 82, 10, 8), "#FFFBEA", 0.9)
            + stroke(f"M{x + 4} 84h6M{x + 4} 86.5h6M{x + 4} 89h4", 0.8, "#5A5347")
        )
    return (
        b
        + man(
            120, 134, 66, "#2F4A6E", "#2F4A6E", "b", None, hair="#15121A", arms=((-16, -40), (16, -40)), apron=None
        ).replace("", "")
        + inked("M44 132V112H196V132z", "#8A5A32", 1.8)
        + many(
            lambda x, c: disc(x, 110, 6, c, 1.2),
            [(60, "#C22A25"), (73, "#C22A25"), (86, "#C22A25"), (150, "#8FBF6E"), (163, "#8FBF6E"), (176, "#8FBF6E")],
        )
    )


def scene_balloon():
    pl = "".join(
        inked(
            (
                f"M120 {78}Q{120 + a * 44:.0f} 66 {120 + a * 40:.0f} 40Q{120 + a * 34:.0f} 8 120"
                f" 4Q{120 + b * 34:.0f} 8 {120 + b * 40:.0f} 40Q{120 + b * 44:.0f} 66 120 78z"
            ),
            c,
            1.4,
        )
        for a, b, c in ((-1, -0.5, "#B3202A"), (-0.5, 0, "#FFF4DA"), (0, 0.5, "#B3202A"), (0.5, 1, "#8E1A22"))
    )
    return (
        sky(W, 110, "day")
        + cloud(-10, 50, 0.8, "#FFFBEA")
        + cloud(160, 30, 0.7, "#FFFBEA")
        + hills("ba", W, 110, 14, 60, H, "#6FA06A")
        + firs("ba", 0, 240, 120, 22, 12, "#2F5F4A")
        + waves(60, 126, "#4E8AA0", H, -20, 5, 14)
        + pl
        + stroke("M104 72L110 94M136 72L130 94M120 78V94", 1.4)
        + inked("M108 94H132L129 110H111z", "#C98F45", 1.6)
        + man(
            120,
            106,
            34,
            "#5A4A6E",
            "#33363D",
            "a",
            "top",
            "#33261C",
            arms=((-12, -42), (12, -38)),
            front=fiddle(-8, -46, 0.5, 66),
        )
        + inked("M108 98H132L129 110H111z", "#C98F45", 1.6)
        + stroke("M110 102h20M116 98l-1 12M124 98l1 12", 1, "#8A5A2A")
    )


def scene_kettle():
    return (
        flat("M0 0H240V144H0z", "#7A2220")
        + stroke("".join(f"M{x} 0V110" for x in range(10, 240, 16)), 1.4, "#5E1614")
        + inked("M150 18H222V70H150z", "#1B1738", 3)
        + stars("ke", 60, 40, 0)
        + stroke("M162 30h.01M178 44h.01M200 28h.01M210 52h.01M190 60h.01", 2.2, "#FFF3D0")
        + moon(204, 38, 8)
        + stroke("M186 18V70M150 18H222V70H150z", 4, "#C98F45", 1, False)
        + flat("M0 110H240V144H0z", "#4E2F1A")
        + stroke("M0 110H240M0 126H240", 1.6, "#2E1A0E")
        + disc(80, 90, 80, "#FF9A3C", 0, 0.16)
        + stove(76, 128, 1.45)
        + put(76, 66, 1.15, kettle(0, 0, 1))
        + stroke("M54 44q-5-8 0-14t0-14", 2.4, "#FFF4E0", 0.8)
        + inked("M150 128V112h24v16z", "#FFF8E8", 1.6)
        + stroke("M174 115q9 0 8 6t-8 5", 2.6)
        + oval(162, 112, 12, 3, "#3A2010", 1.2)
        + inked("M138 130H206V136H138z", "#8A5A32", 1.5)
        + stroke("M146 136V144M198 136V144", 3.4)
        + dog(214, 142, 0.9)
    )


def scene_plough():
    return (
        sky(W, 90, "snow")
        + peaks([(60, 26, 64), (180, 16, 84)], 92, "#D6E2EA", "#98B2C6", "#FFFFFF")
        + firs("pw", 0, 240, 94, 30, 13, "#3E6A6A")
        + snowland(92)
        + stroke("M6 118V88M34 120V90M62 122V92M0 96H74M0 106H74", 4, "#7A5632")
        + rail(240, 126, 0, "#5A4A3A", "#FFFFFF", "#E3EDF2", 1.1)
        + train(96, 126, 1.15, [("plough", "white")])
        + puffs([(96 - 9 * i, 108 - 10 * noise("pw", i) - i * 3, 12 - i) for i in range(8)], "#FFFFFF", "#C9DCE6")
        + flakes("pw", 36)
    )


def scene_switchman():
    return (
        sky(W, 100, "dusk")
        + stars("sw", W, 50, 30)
        + flat("M0 98H240V144H0z", "#3A2A44")
        + skyline("sw", W, 100, 26, "#2B1F3E", LAMP, 20, 0, 0.2)
        + track_to(150, 98, 148, 44, 110)
        + track_to(156, 98, 148, 44, 210)
        + disc(96, 84, 44, "#FFCB66", 0, 0.18)
        + man(
            62,
            140,
            84,
            "#4A4A5E",
            "#33363D",
            "a",
            "cap",
            "#2A2C33",
            arms=((-10, -28), (18, -50)),
            beard="#D9D4CA",
            front=lantern(20, -36, 0.42),
        )
        + put(
            206,
            138,
            1,
            stroke("M0 0V-54", 5)
            + stroke("M0 0V-54", 2.4, "#6E7A8A")
            + inked("M-12-54L0-70 12-54 0-46z", "#B3202A", 1.6)
            + stroke("M0 0L-20-26", 4)
            + stroke("M0 0L-20-26", 2, "#B9C2CF"),
        )
    )


def scene_tea():
    return (
        flat("M0 0H240V144H0z", "#3E5A6E")
        + beams(120, 80, 240, 22, 0.1, ' fill="#4A687C"')
        + inked("M0 116H240V144H0z", "#8A5A32", 1.8)
        + inked("M56 122V56H164V122z", "#C98F45", 2)
        + flat("M128 57H163V121H128z", "#96662C")
        + stroke("M56 70H164M56 108H164", 2, "#7A4E1E")
        + stroke("M64 57V121M156 57V121", 4, "#7A4E1E", 1, False)
        + inked("M86 76H138V102H86z", "#FFF8E4", 1.6)
        + flat("M94 90Q104 76 112 88Q122 78 130 88Q122 98 112 90Q102 100 94 90z", "#2F7D63")
        + inked("M50 56L62 42H158L170 56z", "#E3B36A", 1.8)
        + flat("M62 54l6-8H152l6 8z", "#2E3A22")
        + put(
            202,
            120,
            1,
            inked("M-20-6Q-22-26 0-28T20-6Q18 0 0 0T-20-6z", "#FFF8E8", 1.7)
            + stroke("M-18-12Q0-8 18-12", 2, "#2F6E9A")
            + inked("M-20-20l-10-6 2-3 12 6z", "#FFF8E8", 1.4)
            + stroke("M18-20q12 0 10 9t-11 7", 3)
            + disc(0, -30, 3, "#2F6E9A", 1.2),
        )
        + stroke("M198 82q-5-9 0-16t0-16", 2.6, "#FFF4E0", 0.8)
    )


def scene_night_train():
    return (
        sky(W, 110, "night")
        + stars("nt", W, 80, 50)
        + moon(40, 30, 15)
        + hills("nt", W, 98, 24, 70, H, "#1A1736")
        + flat("M0 110H240V144H0z", "#14122C")
        + flat("M208 92L250 78V118z", LAMP, 0.35)
        + train(
            104, 124, 0.98, [("loco", "engine"), ("coach", "plum")], "#FFE08F", False, 1.1, ("#B9B0CC", "#6A6088")
        )
        + rail(240, 124, 0, "#0C0A1C", "#FFC978", "#241D48")
        + lantern(18, 122, 0.4)
    )


def scene_watch():
    return (
        flat("M0 0H240V144H0z", "#2F5A52")
        + beams(120, 76, 240, 22, 0.1, ' fill="#386860"')
        + stroke("M120 20Q150-6 190 10T236 40", 5)
        + dashed(stroke("M120 20Q150-6 190 10T236 40", 2.4, BRASS), "5 3")
        + inked("M112 12h16v14h-16z", BRASS, 1.7)
        + disc(120, 14, 8, "none", 3)
        + clock(120, 82, 54, 10, 9, BRASS, "#FFFBEA", 2.6)
        + disc(120, 106, 12, "#FFF8E2", 1.2)
        + stroke("M120 106V98", 1.8)
        + stroke("M88 56Q96 46 108 42", 3.4, "#FFF6D2", 0.9)
    )


def scene_bridge():
    return (
        sky(W, 84, "gold")
        + sun(56, 34, 17, ray=240, o=0.3)
        + mesa(206, 92, 50, 36, "#C9743E", "#A0552A")
        + flat("M0 88H240V144H0z", "#C98F4E")
        + flat("M30 144Q60 100 120 98T210 144z", "#4E8AA0")
        + stroke("M84 112h30M130 118h36M96 128h52M70 138h40M150 136h30", 2, "#CFE6EA")
        + inked("M40 100h18v36H36zM182 100h18l6 36h-24z", "#B98A62", 1.6)
        + truss(36, 204, 96, 34, "#3E3A44", bays=6)
        + mini_train(136, 96, 1.5, 3, "#B3202A")
        + flat("M0 96H40V102H0zM200 96H240V102H200z", "#5A371C")
    )


def scene_orchard():
    return (
        sky(W, 80, "day")
        + peaks([(60, 30, 70), (180, 24, 80)], 82, "#B9CBD2", "#8FA9B6", "#FFF")
        + flat("M0 80H240V144H0z", "#8FBF6E")
        + many(
            lambda x, y, s: bush(x, y, s, "#F6C9D0", "#DE98A8", "#5A3A22"),
            [(20, 98, 1), (66, 94, 0.9), (108, 92, 0.82), (148, 92, 0.82), (190, 96, 0.95), (228, 100, 1)],
        )
        + flat("M0 108H240V144H0z", "#6FA052")
        + rail(240, 112, 0, s=0.7)
        + mini_train(196, 112, 1.3, 5, "#2F7D63")
        + lantern(44, 130, 0.62)
        + inked("M92 142V124H140V142z", "#A9743C", 1.6)
        + many(
            lambda x, y: disc(x, y, 5.4, "#C22A25", 1.2),
            [(100, 122), (111, 121), (122, 121), (133, 122), (106, 114), (117, 113), (127, 114)],
        )
    )
