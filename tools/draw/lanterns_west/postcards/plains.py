"""Cards of the plains and the border."""
from art.scenery import front_engine, puffs
from art.tones import BRASS, INK
from lanterns_west.animals import bird, horse, longhorn, red_cart
from lanterns_west.brush import LAMP, beams, disc, flat, inked, many, oval, put, stroke
from lanterns_west.houses import skyline, tent
from lanterns_west.land import grass, hills, mesa, peaks, waves
from lanterns_west.people import man
from lanterns_west.plants import cactus, firs
from lanterns_west.rails import arches, lantern, mini_train, poles, rail, steam, track_to
from lanterns_west.sky import aurora, cloud, flakes, sky, stars, sun
from lanterns_west.things import hat, kettle, key
from svg import noise, num


W, H = 240, 144


def scene_herd():
    b = (
        sky(W, 90, "rose")
        + sun(64, 78, 22, ray=260, o=0.2)
        + mesa(196, 92, 50, 34, "#A8486A", "#8A385E")
        + flat("M0 88H240V144H0z", "#C9773E")
        + puffs(
            [(120 + 12 * i, 102 - 5 * noise("hd", i), 9 + 4 * noise("hd", i, 2)) for i in range(12)],
            "#E9A868",
            "#D08A50",
        )
    )
    return (
        b
        + many(
            lambda x, y, s, k: longhorn(x, y, s, *k),
            [
                (150, 108, 0.6, ("#5A3A2E", "#3A231A")),
                (196, 110, 0.64, ("#A85F34", "#74391C")),
                (104, 116, 0.8, ("#8A4A2A", "#5E2E18")),
                (166, 126, 0.95, ("#C98A52", "#95602F")),
                (222, 130, 0.9, ("#8A4A2A", "#5E2E18")),
            ],
        )
        + longhorn(70, 136, 1.25)
    )


def scene_wind():
    return (
        sky(W, 100, ("#8FB6BE", "#A9C6C6", "#C6D6CA", "#E3E2C8"))
        + stroke(
            "M10 30Q70 14 110 30T150 18Q140 8 132 16M40 54Q110 40 160 56T214 44Q206 32 196 42M-4 76Q60 64 100 76",
            2.8,
            "#FFFDF4",
        )
        + flat("M0 96H240V144H0z", "#D9B45E")
        + hills("wi", W, 100, 6, 60, H, "#C9A048")
        + stroke(
            "".join(f"M{num(noise('wi', i) * 240)} {num(112 + noise('wi', i, 2) * 30)}q6-10 16-8" for i in range(46)),
            1.6,
            "#8A6A22",
        )
        + rail(240, 104, 0, s=0.7)
        + poles([(206, 104, 60), (170, 104, 48), (140, 104, 38)], "#5A3A22")
        + man(72, 140, 56, "#34558A", "#33363D", "b", None, hair="#3A2A20", arms=((-16, -44), (14, -44)))
        + put(126, 60, 1, hat(0, 0, 0.8, "wide", "#8A6A42", "#B3202A"), -24)
        + stroke("M92 84q10-10 20-14", 1.6, "#5A3A22", 0.6)
    )


def scene_carts():
    return (
        sky(W, 90, "day")
        + cloud(130, 14, 0.7, "#FFFBEA")
        + hills("cr", W, 86, 8, 70, H, "#A9B86E")
        + flat("M0 92H240V144H0z", "#C9B45E")
        + grass("cr", W, 104, 36, 34, "#8A8A3A")
        + red_cart(196, 102, 0.5)
        + red_cart(132, 110, 0.72, "#E9DDBF")
        + red_cart(74, 134, 1.15, "#F3E6C8")
    )


def scene_aurora():
    return (
        sky(W, 110, ("#0F1E38", "#142C4A", "#1B3D5C", "#24506A"))
        + aurora(W, 84, 2)
        + stars("au", W, 84, 40)
        + flat("M0 104H240V144H0z", "#183A4E")
        + firs("au", 0, 90, 108, 24, 13, "#0C2233")
        + red_cart(164, 126, 0.72, "#6A8090")
        + tent(54, 130, 46, 36, "#E9DDBF", "#B5A684")
        + flat("M92 132c-4-10 8-10 6-20c8 6 8 10 8 12c2-2 2-4 2-6c6 6 4 14 0 14z", "#F28A1E")
        + man(116, 134, 40, "#34558A", "#33363D", "b", "wide", "#4A4038", arms=((-12, -30), (14, -58)))
    )


def scene_mare():
    return (
        sky(W, 92, "day")
        + cloud(20, 16, 0.7, "#FFFBEA")
        + hills("ma", W, 86, 12, 60, H, "#B9B86E")
        + flat("M0 96H240V144H0z", "#A9A052")
        + grass("ma", W, 104, 36, 30, "#7A7430")
        + stroke("M0 104H70M0 116H70M14 126V96M50 126V96", 4, "#7A5632")
        + horse(124, 134, 1.35, "#B9783E", "#8A5426", "#3A2414")
        + man(56, 138, 62, "#23304A", "#23304A", "a", "cap", "#23304A", arms=((-10, -30), (14, -36)), beard="#8D8A86")
        + man(
            198,
            138,
            64,
            "#7A3B32",
            "#4A3A2A",
            "c",
            "wide",
            "#33302C",
            hair="#17120F",
            arms=((-16, -40), (12, -30)),
            scarf="#2F7D8A",
        )
    )


def scene_echo():
    return (
        sky(W, 100, "dusk")
        + stars("ec", W, 50, 26)
        + flat("M0 0V144H84Q70 110 76 84T60 30L40 0z", "#8A3B3E")
        + flat("M52 18Q70 50 66 80T84 144H60Q50 90 46 60z", "#6A2836")
        + flat("M240 0V144H160Q172 110 166 84T186 24L200 0z", "#A8503E")
        + flat("M186 24Q170 60 176 84T172 144H160Q172 110 166 84z", "#D9784E")
        + stroke("M6 30h40M4 60h50M2 90h60M200 26h36M190 60h48M182 96h54", 2, "#5A2030", 0.5)
        + flat("M76 118H168V144H72z", "#4A2438")
        + track_to(122, 112, 146, 36)
        + disc(122, 104, 22, "#FFF0B0", 0, 0.25)
        + front_engine(122, 112, 0.26)
        + stroke("M96 76q-8 8 0 18M88 68q-14 14 0 34M148 76q8 8 0 18M156 68q14 14 0 34", 2, "#FFE3B0")
    )


def scene_oven():
    b = (
        sky(W, 86, ("#3E8AB0", "#6AA6C0", "#9CC4CC", "#D2DED2"))
        + mesa(40, 92, 50, 24, "#C9744A", "#A85A38")
        + flat("M0 90H240V144H0z", "#D9A06A")
        + inked("M120 112V56H232V112z", "#D98F5E", 1.7)
        + flat("M196 57H231V111H196z", "#B87044")
        + stroke("M124 64h-8M148 64h-8M172 64h-8M196 64h-8M220 64h-8", 4, "#6B3E22")
        + inked("M140 112V82h18v30z", "#4A7A86", 1.4)
        + inked("M176 92V78h16v14z", "#2E3A44", 1.3)
    )
    b += (
        inked("M26 130Q24 88 62 88T98 130z", "#C9824E", 1.8)
        + flat("M70 89Q96 94 96 129H82Q88 104 70 89z", "#A0602F")
        + inked("M48 130V116a13 13 0 0 1 26 0V130z", "#2A1612", 1.6)
        + flat("M52 130c-2-8 6-8 5-15c8 5 6 9 10 8c2 3 2 7 1 7z", "#F28A1E")
        + steam(66, 82, 0.4, 1, 8)
        + stroke("M104 136L78 120", 3.4, "#8A5A2E")
        + inked("M104 132l14-3 4 7-14 4z", "#E3A85C", 1.3)
    )
    return (
        b
        + man(
            146,
            140,
            54,
            "#7E2A3E",
            "#4A2A5A",
            "c",
            "scarf",
            "#2A2430",
            arms=((-12, -34), (8, -30)),
            skirt=True,
            hair="#8D8A86",
        )
        + man(176, 140, 52, "#2F6E7A", "#7A3B32", "b", "scarf", "#5A3A4E", arms=((-8, -32), (8, -32)), skirt=True)
        + man(206, 140, 50, "#C98F2E", "#5A4A3A", "c", "scarf", "#3A4A5E", arms=((-8, -32), (8, -32)), skirt=True)
    )


def scene_heights():
    return (
        sky(W, 100, "day")
        + peaks([(50, 30, 60), (128, 10, 76), (206, 34, 58)], 104, "#B9C6CE", "#7E94A8", "#FFFFFF")
        + firs("ht", 0, 240, 106, 30, 12, "#2F5F4A")
        + flat("M0 108H240V144H0z", "#8A9A62")
        + arches(-10, 250, 112, 144, span=36)
        + mini_train(150, 112, 1.9, 5, "#B3202A")
        + bird(60, 20, 0.7)
        + bird(90, 30, 0.5)
    )


def scene_coffee():
    return (
        sky(W, 92, "dawn")
        + peaks([(60, 34, 60), (150, 20, 80)], 96, "#A8728A", "#7A4A78", "#FFF0DC")
        + flat("M0 92H240V144H0z", "#6E4A4E")
        + inked("M0 112H240V144H0z", "#8A5A32", 1.8)
        + stroke("M0 120H240", 1.4, "#5A371C")
        + put(92, 116, 2.1, kettle(0, 0, 1))
        + stroke("M84 74q-6-10 0-18t0-18M98 70q-6-10 0-18t0-18", 2.6, "#FFF4E0", 0.85)
        + inked("M148 116V96h30v20z", "#FFF8E8", 1.7)
        + stroke("M178 100q12 0 10 8t-10 6", 3.4)
        + stroke("M178 100q12 0 10 8t-10 6", 1.6, "#FFF8E8")
        + oval(163, 96, 15, 3.6, "#3A2010", 1.4)
        + inked("M144 118h40l-4-3h-32z", "#D9CBB0", 1.2)
        + inked("M24 116q4-16 22-14t20 14z", "#E3A85C", 1.5)
    )


def scene_sleepers():
    b = (
        sky(W, 88, "gold")
        + sun(196, 30, 16, ray=240, o=0.3)
        + mesa(44, 92, 44, 34, "#C9743E", "#A0552A")
        + flat("M0 88H240V144H0z", "#D9A05A")
        + track_to(150, 86, 148, 120, 110)
    )
    return (
        b
        + cactus(216, 120, 0.9)
        + man(
            112,
            136,
            66,
            "#8C5A3A",
            "#4A4A5E",
            "c",
            "wide",
            "#C9A468",
            "#7A1F2B",
            arms=((-14, -30), (14, -36)),
            stride=9,
            scarf="#C2403C",
        )
        + man(
            186,
            132,
            56,
            "#6A7078",
            "#4A4E58",
            "b",
            "bowler",
            "#33261C",
            arms=((-10, -36), (10, -36)),
            front=inked("M-12-42L12-46V-34L-12-30z", "#FFF3D0", 1.1),
        )
    )


def scene_opera():
    b = (
        flat("M0 0H240V144H0z", "#5A1A26")
        + beams(120, 120, 240, 24, 0.1, ' fill="#6A2430"')
        + inked(
            (
                "M0 0H240V18Q228 30 216 18Q204 30 192 18Q180 30 168 18Q156 30 144 18Q132 30 120 18Q108 30 96 18Q84 30"
                " 72 18Q60 30 48 18Q36 30 24 18Q12 30 0 18z"
            ),
            "#B3202A",
            1.6,
        )
        + inked("M0 10Q34 40 22 118L0 124zM240 10Q206 40 218 118L240 124z", "#B3202A", 1.8)
        + stroke("M8 20Q20 60 10 118M232 20Q220 60 230 118", 2, "#7A1216")
        + inked("M0 118H240V144H0z", "#7A4E2C", 1.8)
        + stroke("M0 124H240", 1.4, BRASS)
    )
    b += (
        oval(120, 120, 70, 6, "#FFE29A", 0, 0.35)
        + man(
            96,
            122,
            84,
            "#2F5A86",
            "#2F5A86",
            "b",
            None,
            hair="#1A1210",
            arms=((-22, -58), (18, -54)),
            skirt=True,
            bun=True,
            scarf=BRASS,
        )
        + man(
            152,
            122,
            80,
            "#2A2530",
            "#2A2530",
            "c",
            None,
            hair="#241813",
            arms=((-16, -46), (20, -54)),
            beard="#241813",
            scarf="#FFF8E8",
        )
    )
    return (
        b
        + flakes("op", 34, W, 100)
        + many(lambda x: inked(f"M{x} 118a7 7 0 0 1 14 0z", "#FFE9A8", 1.2), (28, 60, 160, 192))
    )


def scene_saddle():
    return (
        sky(W, 96, "rose")
        + sun(40, 40, 16)
        + flat("M0 100L50 70 84 34Q92 26 98 40Q112 66 126 66T156 38Q162 24 170 34L204 76 240 92V144H0z", "#7A4A72")
        + flat("M170 34L204 76 240 92V144H150Q168 90 160 60Q160 40 164 30z", "#5A3560")
        + flat("M98 40Q112 66 126 66Q118 90 122 110H90Q102 70 98 40z", "#5A3560", 0.7)
        + flat("M0 106H240V144H0z", "#C9834A")
        + hills("sd", W, 110, 6, 60, H, "#B9703C")
        + put(
            84,
            136,
            1,
            horse(
                0,
                0,
                1,
                "#8A7A66",
                "#665848",
                "#3A3028",
                rider=inked("M-8-40Q4-46 16-40L18-24H-8z", "#E9D3A2", 1.4) + stroke("M-8-32H17", 1.6, "#B3202A"),
            ),
        )
        + put(
            160,
            134,
            0.9,
            horse(
                0,
                0,
                1,
                "#A08A70",
                "#7A664E",
                "#3A3028",
                rider=inked("M-8-40Q4-46 16-40L18-24H-8z", "#C98F6A", 1.4) + stroke("M-8-32H17", 1.6, "#FFF4DA"),
            ),
        )
        + man(212, 138, 54, "#FFF8E8", "#8A6A42", "c", "straw", "#F3DFAE", arms=((-14, -36), (10, -30)))
    )


def scene_oceans():
    bot = lambda x, c, d: put(
        x,
        126,
        1,
        inked("M-9-92h18v14Q24-66 24-50V0H-24V-50Q-24-66-9-78z", "#E6F4F2", 2)
        + flat("M-22 0V-42q11-8 22 0t22 0V-1z", c)
        + flat("M8-40q7-2 14-2V-1H10z", d)
        + waves(0, 0, c, 0) * 0
        + inked("M-7-104h14v14h-14z", "#B07A3E", 1.6)
        + stroke("M-16-54V-8", 2.4, "#FFFFFF", 0.8)
        + inked("M-13-30h26v16h-26z", "#FFF8E4", 1.3),
    )
    return (
        sky(W, 120, "gold")
        + beams(120, 110, 240, 22, 0.1, ' fill="#FFF2C8" opacity=".4"')
        + waves(W, 96, "#3E7A8A", H, 0, 8, 22)
        + inked("M0 124H240V144H0z", "#7A5230", 1.8)
        + bot(80, "#2F6E9A", "#1F4E74")
        + bot(160, "#2F9A8A", "#1F7064")
        + flat("M72 106h16M72 102h10", INK)
        + stroke("M72 103h16M72 108h10M152 103h16M152 108h10", 1.2, "#5A5347")
        + bird(210, 34, 0.9)
        + bird(30, 44, 0.7)
    )


def scene_telegraph():
    return (
        flat("M0 0H240V144H0z", "#3A2E52") + '<svg x="120" y="14" width="104" height="72" viewBox="0 0 104'
        f' 72">{sky(104, 72, "night") + stars("tg", 104, 50, 18) + poles([(20, 72, 46), (56, 72, 36), (84, 72, 28)], "#0E0C20") + skyline("tg", 104, 72, 20, "#14122C", LAMP, 12)}'
        "</svg>"
        + stroke("M120 14H224V86H120z", 6, "#6B4226", 1, False)
        + stroke("M172 14V86", 4, "#6B4226", 1, False)
        + disc(54, 66, 92, "#FFCB66", 0, 0.1)
        + disc(54, 66, 52, "#FFD98A", 0, 0.16)
        + inked("M0 112H240V144H0z", "#7A4E2C", 1.8)
        + stroke("M0 118H240", 1.4, "#A9743C")
        + lantern(52, 84, 1.15, False)
        + key(150, 112, 1.7)
        + stroke("M176 92Q200 80 214 96T240 90", 2.4, "#E9E2D2")
        + put(
            96, 128, 1, inked("M-20-8H20V8H-20z", "#FFF8E4", 1.3) + stroke("M-14-2h22M-14 3h14", 1.3, "#5A5347"), -6
        )
    )
