"""Cards of the East and the rivers."""
from art.tones import BRASS, INK
from lanterns_west.animals import bird, dog, heron, horse, steamboat
from lanterns_west.brush import LAMP, beams, box, dashed, disc, flat, inked, many, oval, put, stroke
from lanterns_west.houses import block, house, skyline
from lanterns_west.land import furrows, grass, hills, mesa, water, waves
from lanterns_west.people import man
from lanterns_west.plants import bush, cactus, firs, mangrove, palm
from lanterns_west.rails import mini_train, rail, steam, train
from lanterns_west.sky import cloud, flakes, sky, stars, sun
from lanterns_west.things import bell, camera, crate, envelope, fiddle, hat, piano, sack
from svg import noise, num


W, H = 240, 144


def snowland(y, c="#F4F8FA", d="#CFDEE8"):
    return hills("sn", W, y, 8, 70, H, c) + hills("sn2", W, y + 16, 6, 60, H, d)


def scene_seeds():
    return (
        sky(W, 90, "snow")
        + house(150, 92, 44, 34, "#B5563A", "#8E3F2A", "#F4F8FA")
        + house(200, 94, 30, 24, "#C98A5A", "#8E5A3A", "#F4F8FA")
        + firs("se", 0, 140, 92, 30, 16, "#3E6A6A")
        + snowland(92)
        + stroke("M0 128H240", 3)
        + inked("M0 128H240V144H0z", "#8A5A32", 1.6)
        + sack(82, 130, 2, "#E9D3A2", "#B98F4E")
        + "".join(
            inked(f"M{x} {y}q4-6 8 0q-4 5-8 0z", "#3A2A1E", 1)
            for x, y in ((112, 124), (122, 127), (134, 123), (106, 118), (146, 127))
        )
        + put(
            82, 108, 1, inked("M-4-16L14-22 22-8 4-2z", "#FFF8E4", 1.3) + stroke("M4-12l10-4M6-7l8-3", 1.2, "#7A1F22")
        )
        + flakes("se", 40, W, 100)
    )


def scene_dog_yard():
    return (
        sky(W, 80, "gold")
        + skyline("dy", W, 82, 40, "#D98F4A", None, 26)
        + flat("M0 82H240V144H0z", "#A87A4A")
        + rail(240, 122, 0, "#4A3018", "#FFF0D0", "#7A5632", 1.2)
        + train(-20, 122, 1.3, [("coal", "black")])
        + train(136, 122, 1.3, [("box", "green")])
        + dog(66, 72, 1.15, flip=True)
    )


def scene_bell():
    return (
        sky(W, 110, "rose")
        + beams(120, 60, 240, 22, 0.1, ' fill="#FFE9C0" opacity=".25"')
        + block(20, 126, 34, 62, "#8A4A56", LAMP, 2, 3)
        + block(186, 126, 38, 52, "#8A4A56", LAMP, 3, 3)
        + flat("M0 124H240V144H0z", "#5A2F3E")
        + stroke("M74 132V26M166 132V26", 8)
        + stroke("M74 132V26M166 132V26", 4.4, "#8A5A32")
        + inked("M62 28H178V18H62z", "#8A5A32", 2)
        + inked("M56 18L120-2 184 18z", "#5A2A2A", 2)
        + bell(120, 104, 2)
        + stroke("M118 52l4 10-5 8 4 9", 1.8)
        + stroke("M70 80q-10 8 0 18M62 72q-16 14 0 34M170 80q10 8 0 18M178 72q16 14 0 34", 2.4, "#FFF4DA", 0.8)
    )


def scene_hotel():
    b = (
        sky(W, 110, "day")
        + cloud(20, 14, 0.6, "#FFFBEA")
        + cloud(150, 26, 0.5, "#FFFBEA")
        + skyline("ho", W, 116, 44, "#A9C0BE", None, 24)
        + flat("M0 114H240V144H0z", "#B5926A")
    )
    b += "".join(
        inked(f"M{x} 138L{x + 9} 110H{x + 11}L{x + 20} 138z", "#4A505C", 1.3)
        + stroke(f"M{x + 10} 110v-8", 4)
        + stroke(f"M{x + 10} 122h12", 2.4)
        for x in (52, 84, 116, 148, 172)
    )
    b += (
        block(48, 104, 144, 82, "#D9825A", "#FFE9A8", 7, 3, "#7A2F2A", "#B05C3C", 0.8, "ho", 1.8)
        + inked("M40 106H200V100H40z", "#7A4E2C", 1.6)
        + inked("M104 104V84h28v20z", "#3A2430", 1.4)
    )
    return (
        b
        + man(28, 140, 38, "#E2AE2E", "#4A3A1E", "a", None, hair="#B9501E", arms=((-12, -34), (12, -44)))
        + man(214, 140, 38, "#8A6A2E", "#4A3A1E", "a", "cap", "#6E6A5E", hair="#B9501E", arms=((-13, -44), (12, -34)))
    )


def scene_hearth():
    b = (
        sky(W, 110, "fire")
        + stars("he", W, 40, 20, "#FFE0B0")
        + disc(120, 110, 120, "#FF9A3C", 0, 0.18)
        + hills("he", W, 96, 26, 60, H, "#3A1A34")
        + flat("M0 112H240V144H0z", "#2A1430")
    )
    for x, h in ((30, 64), (62, 80), (98, 58), (142, 84), (176, 66), (210, 76)):
        b += inked(f"M{x - 7} 118L{x - 5} {118 - h}H{x + 5}L{x + 7} 118z", "#22122A", 1) + flat(
            f"M{x - 5} {118 - h}c-3-9 6-10 4-18c8 5 8 12 6 18z", "#FFB54A"
        )
    return (
        b
        + flat("".join(box(14 + i * 19, 112, 11, 9) for i in range(12)), "#FF8A2C")
        + water(W, 126, 18, "#3A1A3E", "#FF9A3C", "he", 8)
        + mini_train(150, 126, 1.2, 4, "#5A2038", "#14101E", "#FFE08A")
    )


def scene_medicine():
    return (
        sky(W, 80, "day")
        + hills("me", W, 70, 12, 60, H, "#7FAF6E")
        + house(176, 78, 28, 20, "#E6D3A8", "#B99A6A", "#7A2F2A")
        + house(208, 80, 24, 18, "#C98A5A", "#8E5A3A", "#4A3A4E")
        + water(W, 78, 50, "#5E9AB0", "#CFE6EA", "me", 12)
        + steam(60, 30, 0.5, -1, 10)
        + steamboat(76, 104, 1)
        + flat("M0 118Q120 106 240 122V144H0z", "#8A6A42")
        + inked("M150 138V106H214V138z", "#5A2F1E", 1.8)
        + flat("M196 107H213V137H196z", "#3A1A10")
        + inked("M148 106Q150 96 182 96T216 106z", "#6E3C26", 1.8)
        + inked("M172 112h20v20h-20z", "#FFF8E8", 1.5)
        + flat("M179 114h6v6h6v6h-6v5h-6v-5h-6v-6h6z", "#B3202A")
        + stroke("M168 96Q182 82 196 96", 3)
    )


def scene_camera():
    b = (
        sky(W, 100, "gold")
        + sun(204, 30, 16, ray=260, o=0.25)
        + hills("ca", W, 96, 8, 70, H, "#D9A85C")
        + flat("M0 104H240V144H0z", "#B5823E")
    )
    b += (
        stroke("M20 112V54M64 112V54M108 112V54M20 54H108M20 54L64 26 108 54M42 54V40M86 54V40M20 80H108M64 54V26", 5)
        + stroke(
            "M20 112V54M64 112V54M108 112V54M20 54H108M20 54L64 26 108 54M42 54V40M86 54V40M20 80H108M64 54V26",
            2.6,
            "#E3B06A",
        )
        + rail(240, 116, 0)
    )
    b += man(46, 118, 40, "#34558A", "#33363D", "a", "cap", "#3E3A36", arms=((-11, -27), (11, -27))) + man(
        78, 118, 42, "#8C3B34", "#33363D", "e", "wide", "#5E4A32", arms=((-11, -27), (11, -27))
    )
    return (
        b
        + camera(164, 138, 1.25)
        + man(
            204,
            140,
            62,
            "#5A4A6E",
            "#5A4A6E",
            "a",
            "cap",
            "#2A2430",
            hair="#7A3A1E",
            arms=((-16, -44), (10, -28)),
            skirt=True,
            bun=True,
        )
    )


def scene_ferry():
    return (
        sky(W, 90, "dawn")
        + sun(60, 78, 18)
        + flat("M0 84H240V144H0z", "#3E6A8A")
        + stroke(
            "".join(
                f"M{num(40 + 40 * noise('fe', i))} {90 + i * 5}h{num(16 + 20 * noise('fe', i, 2))}" for i in range(7)
            ),
            2,
            "#FFE3B0",
        )
        + skyline("fe", 120, 86, 26, "#6A4A6E", LAMP, 14, 130, 0.2)
        + stroke("M170 86V44M190 86V38M214 86V48", 2, "#3A2A4E")
        + steam(104, 38, 0.6, -1, 12, "#FFE6D0", "#D99A86")
        + put(
            118,
            112,
            1.25,
            inked("M-8-34v-26h10v26z", "#C7432B", 1.5)
            + flat("M-8-60h10v7h-10z", INK)
            + inked("M-36-34h66v14h-66z", "#FFF6E0", 1.5)
            + dashed(stroke("M-30-27h56", 5, "#3A5A74", 1, False), "6 4")
            + inked("M-50-20H44l8-4-8 24H-44z", "#2F5A86", 1.7)
            + flat("M-48-6H46l-2 6H-44z", "#B3202A")
            + disc(-2, -12, 14, "#FFF6E0", 1.6)
            + stroke("M-2-26V2M-16-12H12M-12-22L8-2M8-22L-12-2", 1.6),
        )
        + waves(W, 116, "#2F567A", H, 0, 5, 16)
        + waves(W, 128, "#22426A", H, 6, 5, 18)
        + bird(196, 30, 0.8, "#FFF4DA")
        + bird(216, 42, 0.6, "#FFF4DA")
    )


def scene_sleigh():
    return (
        sky(W, 90, "snow")
        + firs("sl", 0, 240, 88, 44, 15, "#3E6A6A")
        + snowland(86)
        + put(
            164,
            122,
            1,
            stroke("M-24 6H34Q46 6 46-6M-14 6V-4M20 6V-4", 5)
            + stroke("M-24 6H34Q46 6 46-6M-14 6V-4M20 6V-4", 2.6, "#E3B34A")
            + inked("M-24-4Q-30-26-16-26L24-20Q36-16 32-4z", "#B3202A", 1.8)
            + flat("M-4-24L24-20Q34-16 31-5H8z", "#7A1216"),
        )
        + many(lambda x, y, s: sack(x, y, s), [(172, 106, 0.72), (188, 108, 0.68)])
        + man(
            150, 116, 46, "#34558A", "#33363D", "a", "cap", "#7A4A26", arms=((-16, -34), (-8, -32)), beard="#4A3A2E"
        )
        + stroke("M136 98L96 92", 1.6)
        + horse(70, 126, 1.02)
        + flakes("sl", 44)
    )


def scene_piano():
    return (
        sky(W, 96, "day")
        + cloud(30, 16, 0.6, "#FFFBEA")
        + hills("pi", W, 90, 14, 60, H, "#7FAF6E")
        + flat("M0 100H240V144H0z", "#8FAF62")
        + rail(240, 122, 0, "#4A3018", "#FFF0D0", "#7A5632", 1.2)
        + inked("M20 110H220V118H20z", "#8A5A2E", 1.8)
        + inked("M14 118H226V123H14z", INK, 1)
        + many(lambda x: disc(x, 126, 8, INK) + disc(x, 126, 5, "#A9AEB8"), (44, 64, 176, 196))
        + piano(120, 108, 1.25)
        + stroke("M74 108L40 84M166 108L200 84", 2, "#D9C08A")
        + fiddle(44, 100, 0.62, -16)
        + fiddle(204, 98, 0.62, 14)
        + stroke("M70 40q6-8 12 0v-18l16-4v20q-6-8-12 0M150 30v-14l10 4", 2.4)
        + oval(66, 41, 4.6, 3.4, INK)
        + oval(82, 37, 4.6, 3.4, INK)
        + oval(146, 31, 4.4, 3.2, INK)
    )


def scene_levee():
    b = (
        sky(W, 90, "rose")
        + sun(40, 74, 18)
        + flat("M0 80H240V144H0z", "#5A6E96")
        + stroke(
            "".join(
                f"M{num(noise('le', i) * 200)} {84 + i * 3}h{num(16 + 20 * noise('le', i, 2))}" for i in range(9)
            ),
            1.6,
            "#FFD9B0",
            0.7,
        )
        + steamboat(176, 90, 0.66)
        + flat("M0 106L240 92V144H0z", "#A8703E")
        + stroke("M0 108L240 94", 2, "#D9A868")
    )
    b += mini_train(70, 104, 1.7, 2, "#C22A25", "#33415C")
    for i, (x, sk, coat, top, skirt) in enumerate(
        (
            (124, "e", "#2F7D63", "wide", False),
            (150, "d", "#C2403C", "scarf", True),
            (178, "e", "#E2AE2E", "sun", True),
            (206, "c", "#34558A", "straw", False),
        )
    ):
        b += man(
            x,
            138,
            52,
            coat,
            coat if skirt else "#33363D",
            sk,
            top,
            {"scarf": "#F2C14E"}.get(top, "#F3DFAE"),
            arms=((-13, -46), (13, -44)) if i % 2 else ((-10, -30), (12, -50)),
            skirt=skirt,
        )
    return (
        b
        + stroke("M116 74v-16l10-3v16M190 66v-14", 2.2)
        + oval(113, 75, 4, 3, INK)
        + oval(123, 72, 4, 3, INK)
        + oval(187, 67, 4, 3, INK)
    )


def scene_timber():
    return (
        sky(W, 84, "day")
        + firs("ti", 0, 240, 88, 60, 13, "#2F5F4A")
        + flat("M0 86H240V144H0z", "#8A9A5A")
        + rail(240, 124, 0)
        + train(96, 124, 1.2, [("logs", "green")])
        + put(
            50,
            132,
            1,
            inked("M-20 0V-14Q0-20 20-14V0z", "#B07A3E", 1.6)
            + oval(0, -15, 20, 5, "#E9C892", 1.4)
            + inked("M-4-16Q-10-30 2-36Q4-42 10-40L16-38 10-35Q14-26 6-16z", "#D9B27A", 1.6)
            + flat("M4-34Q10-26 5-17H1Q8-24 4-34z", "#A87A42")
            + disc(8, -38, 1.2, INK)
            + inked("M-4-18l-14 6 4-10z", "#D9B27A", 1.4),
        )
    )


def scene_heron():
    return (
        sky(W, 96, ("#2F8A90", "#52A29E", "#86C0AE", "#BEDCC0", "#F2EFD0"))
        + sun(186, 40, 18, ray=240, o=0.3)
        + flat("M0 94H240V144H0z", "#3E8A90")
        + stroke(
            "".join(
                f"M{num(noise('hr', i) * 230)} {98 + i * 4}h{num(12 + 24 * noise('hr', i, 2))}" for i in range(11)
            ),
            1.6,
            "#A9DCD0",
        )
        + mangrove(22, 104, 1.1)
        + mangrove(60, 100, 0.8)
        + house(150, 102, 46, 30, "#E6D3A8", "#B99A6A", "#7A4A2E")
        + stroke("M112 104V136M136 104V132M164 104V130M192 104V130M216 104V136", 4, "#5A3A22", 1, False)
        + inked("M100 102H240V109H100z", "#A9743C", 1.7)
        + heron(116, 102, 1.15)
        + palm(216, 104, 66, lean=-8)
    )


def scene_oranges():
    return (
        sky(W, 80, "day")
        + sun(206, 22, 14, ray=200, o=0.35)
        + flat("M0 76H240V144H0z", "#B9C26E")
        + many(
            lambda x, y, s: bush(x, y, s, "#3E8A5A", "#256646", "#5A3A22", "#F2912A"),
            [(24, 92, 1.1), (70, 88, 1), (112, 86, 0.9), (152, 86, 0.9), (194, 90, 1.05)],
        )
        + flat("M0 104H240V144H0z", "#8FA052")
        + rail(240, 108, 0, s=0.7)
        + crate(22, 138, 48, 26)
        + many(lambda x, y: disc(x, y, 6.5, "#F2912A", 1.3), [(30, 110), (43, 109), (56, 110), (37, 102), (50, 102)])
        + crate(84, 138, 44, 22)
        + many(lambda x: disc(x, 114, 6, "#F2912A", 1.3), (92, 106, 119))
        + man(168, 140, 62, "#C2403C", "#2F5A86", "c", "sun", "#F3DFAE", arms=((-14, -34), (12, -60)), skirt=True)
        + many(lambda x, y: disc(x, y, 5, "#F2912A", 1.2), [(207, 74), (153, 106)])
        + hat(212, 134, 0.8, "sun", "#FFF1C0", "#1D6C8A")
    )


def scene_reader():
    b = (
        flat("M0 0H240V144H0z", "#C9925A")
        + inked("M20 16H84V76H20z", "#9CC6D2", 2.4)
        + stroke("M52 16V76M20 46H84", 2.4)
        + inked("M156 16H220V76H156z", "#9CC6D2", 2.4)
        + stroke("M188 16V76M156 46H220", 2.4)
        + palm(64, 78, 44, lean=4).replace("", "") * 0
        + flat("M0 92H240V144H0z", "#8A5A32")
    )
    b += (
        inked("M96 96H144V62H96z", "#7A4A26", 1.8)
        + stroke("M96 68H144", 1.4, "#B07A3E")
        + man(
            120,
            92,
            62,
            "#7E2A4A",
            "#7E2A4A",
            "c",
            None,
            hair="#1A1210",
            arms=((-6, -40), (6, -40)),
            bun=True,
            skirt=True,
            front=inked("M-13-42L0-38 13-42V-54L0-50-13-54z", "#FFFBEA", 1.3) + stroke("M0-38V-50", 1),
        )
        + inked("M94 96H146V70H94z", "#7A4A26", 1.8)
        + inked("M90 70H150V64H90z", "#9A6B3C", 1.6)
    )
    for x, sk, c in ((26, "d", "#4E7A5E"), (64, "b", "#6E6A5E"), (176, "c", "#8A6A3C"), (214, "e", "#34558A")):
        b += man(x, 150, 58, c, "#3A3640", sk, "straw" if x % 4 else None, "#F3DFAE", arms=((-7, -30), (7, -30)))
    return (
        b
        + inked("M0 122H88V130H0zM152 122H240V130H152z", "#A9743C", 1.6)
        + stroke("M10 119h12M44 119h12M160 119h12M196 119h12", 3.4, "#6B3E16")
    )


def scene_rivers():
    b = (
        sky(W, 64, "day")
        + hills("ri", W, 60, 10, 70, H, "#8FBF6E")
        + flat("M0 62H240V144H0z", "#7FAF5E")
        + flat("M-4 64Q40 78 92 92L110 144H240V126Q150 104 246 66V62Q150 82 118 90Q70 74-4 60z", "#5E9AB0")
        + flat("M-4 64Q40 78 92 92L104 128Q70 90-4 70z", "#7FB4C4")
        + stroke("M40 76q14 6 26 9M180 82q-16 6-26 10M116 108h26M124 120h34M112 96h14M130 132h40", 2, "#DDF0F0")
    )
    duck = lambda x, y, s: put(
        x,
        y,
        s,
        inked("M-12 0Q-16-10-4-10L8-8Q16-10 14-3Q12 4 0 4T-12 0z", "#FFFBEA", 1.4)
        + inked("M-10-6Q-18-10-14-17Q-8-20-6-14L-5-8z", "#2F7D63", 1.4)
        + inked("M-16-14l-7 2 7 2z", "#E3A42E", 1),
    )
    return (
        b
        + duck(132, 116, 1.1)
        + duck(160, 124, 0.9)
        + duck(186, 130, 0.8)
        + stroke("M20 128V104M52 134V108M20 108H56", 4, "#5A3A22")
        + inked("M8 106H66V112H8z", "#A9743C", 1.5)
        + steamboat(200, 82, 0.42)
        + man(38, 106, 36, "#34558A", "#33363D", "a", "straw", "#F3DFAE", arms=((-12, -34), (12, -50)))
    )


def scene_school():
    b = (
        flat("M0 0H240V144H0z", "#E3C88E")
        + flat("M0 104H240V144H0z", "#A9743C")
        + inked("M52 14H188V74H52z", "#2F4A3E", 3)
        + stroke("M52 14H188V74H52z", 2, "#B07A3E", 1, False)
        + stroke(
            "M66 34q8-10 16 0t16 0M66 50h40M66 60h28M128 30l10 22 10-22M132 44h12M160 56q8-22 16 0", 2.4, "#FFF8E8"
        )
    )
    b += man(
        210,
        122,
        76,
        "#2F5A86",
        "#2F5A86",
        "c",
        None,
        hair="#17120F",
        arms=((-22, -52), (10, -30)),
        skirt=True,
        bun=True,
        scarf="#FFF8E8",
    )
    for x, c, sk in ((30, "#C2403C", "c"), (72, "#4E7A5E", "c"), (114, "#E2AE2E", "b"), (156, "#5A4A6E", "c")):
        b += (
            man(x, 142, 42, c, "#3A3640", sk, None, hair="#17120F", arms=((-8, -30), (8, -30)))
            + inked(f"M{x - 17} 140V124H{x + 17}V140z", "#8A5A32", 1.4)
            + envelope(x, 121, 0.42)
        )
    return b + many(lambda x, y, r: envelope(x, y, 0.5, rot=r), [(24, 30, -14), (28, 56, 10), (222, 26, 12)])


def scene_ice():
    b = (
        sky(W, 110, ("#14264A", "#1E3A66", "#2F5A86", "#6A9AB8"))
        + stars("ic", W, 70, 30)
        + disc(120, 92, 90, "#BFE6F4", 0, 0.16)
        + snowland(108)
    )
    t = (
        lambda x, w, h: inked(f"M{x} 118V{118 - h}H{x + w}V118z", "#CFEAF4", 1.5)
        + flat(f"M{x + w * .66:.1f} {119 - h}H{x + w - 1}V117H{x + w * .66:.1f}z", "#8FC0D8")
        + inked("".join(box(x + i * w / 3, 118 - h - 6, w / 5, 6) for i in range(3)), "#EAF8FC", 1.1)
        + stroke("".join(f"M{x} {118 - h + k}h{w}" for k in range(10, h, 12)), 0.9, "#7FB0CC")
    )
    b += (
        t(46, 34, 56)
        + t(160, 34, 56)
        + t(78, 84, 44)
        + t(102, 36, 84)
        + inked("M108 118V94a12 12 0 0 1 24 0V118z", "#FFE9A8", 1.6)
        + flat(
            (
                "M54 76h6v10h-6zM66 76h6v10h-6zM168 76h6v10h-6zM180 76h6v10h-6zM110 50h6v12h-6zM124 50h6v12h-6zM86"
                " 88h6v9h-6zM148 88h6v9h-6z"
            ),
            "#FFE9A8",
        )
    )
    return (
        b
        + man(30, 136, 44, "#8C3B34", "#33363D", "a", "scarf", "#E2AE2E", arms=((-12, -30), (14, -36)))
        + inked("M204 136v-18h24v18z", "#CFEAF4", 1.5)
        + man(194, 136, 44, "#34558A", "#33363D", "b", "cap", "#7A4A26", arms=((-12, -30), (14, -30)))
        + flakes("ic", 30)
    )


def scene_mainstreet():
    b = sky(W, 104, "gold") + sun(196, 30, 15, ray=220, o=0.3)
    f = (
        lambda x, w, h, c, d, r: inked(f"M{x} 116V{116 - h}H{x + w}V116z", c, 1.6)
        + flat(box(x + w * 0.74, 117 - h, w * 0.26 - 1, h - 2), d)
        + inked(
            (
                f"M{x - 2} {116 - h}V{104 - h}H{x + w * .3:.0f}L{x + w * .5:.0f} {96 - h}"
                f"L{x + w * .7:.0f} {104 - h}H{x + w + 2}V{116 - h}z"
            ),
            r,
            1.5,
        )
        + inked(f"M{x + 5} 116V90h12v26z", "#3A2430", 1.2)
        + inked(f"M{x + 24} 104V90h{w - 30}v14z", "#FFE9A8", 1.2)
        + inked(f"M{x - 4} 86H{x + w + 4}L{x + w + 8} 92H{x - 8}z", "#8A4A2A", 1.3)
    )
    b += (
        f(14, 58, 50, "#D98F5A", "#B06A3C", "#7A2F2A")
        + f(88, 60, 58, "#C9B48A", "#A08A5E", "#2F5A6E")
        + f(164, 60, 48, "#B5786A", "#8E5648", "#4E3A4E")
        + flat("M0 116H240V144H0z", "#C9964A")
    )
    return (
        b
        + inked("M78 118V88h8v30z", "#FFF8E8", 1.5)
        + stroke("M78 96l8-6M78 106l8-6M78 116l8-6", 3, "#B3202A")
        + disc(82, 85, 4, BRASS, 1.2)
        + man(
            128,
            138,
            48,
            "#4A4038",
            "#33363D",
            "a",
            "bowler",
            "#33261C",
            arms=((-6, -32), (12, -50)),
            front=inked("M-5-40l2 4 4 .4-3 3 1 4-4-2-4 2 1-4-3-3 4-.4z", BRASS, 0.7),
        )
        + horse(196, 138, 0.8)
        + inked("M38 138h26v-8h-26z", "#5A3A22", 1.3)
    )


def scene_stage():
    ride = (
        man(-8, -22, 40, "#2A2530", "#33363D", "a", "top", "#1D1A24", arms=((-12, -28), (8, -28)))
        + man(6, -24, 42, "#B5502E", "#4A4038", "b", "bowler", "#4A3A2E", arms=((-8, -30), (8, -30)))
        + man(20, -24, 40, "#4A4A5E", "#33363D", "d", "wide", "#33261C", arms=((-8, -30), (12, -44)))
    )
    return (
        sky(W, 90, "gold")
        + sun(42, 34, 16, ray=240, o=0.3)
        + mesa(196, 100, 44, 38, "#C9743E", "#A0552A")
        + hills("st", W, 98, 8, 70, H, "#D9964A")
        + flat("M0 104H240V144H0z", "#C9823E")
        + grass("st", W, 112, 28, 20, "#8A5A1E")
        + cactus(24, 128, 1)
        + put(124, 136, 1.35, horse(0, 0, 1, rider=ride))
    )


def scene_cotton():
    return (
        sky(W, 84, "dawn")
        + sun(120, 78, 22, ray=260, o=0.15)
        + flat("M0 80H240V144H0z", "#8A9A5A")
        + furrows(120, 80, W, H, "#6E7E44", 22)
        + stroke(
            "".join(f"M{num(noise('co', i) * 240)} {num(88 + noise('co', i, 2) * 22)}h.01" for i in range(60)),
            4.4,
            "#FFFDF4",
        )
        + flat("M0 112H240V144H0z", "#A9743C")
        + stroke("M0 112H240", 1.6)
        + many(
            lambda x, w, h: inked(box(x, 138 - h, w, h), "#FFF8E8", 1.6)
            + stroke(f"M{x + w * .3:.0f} {138 - h}v{h}M{x + w * .7:.0f} {138 - h}v{h}", 2.2, "#8A5A2E"),
            [(18, 44, 28), (66, 40, 24), (36, 40, 50)],
        )
        + many(
            lambda x, y, w, c: inked(box(x, y, w, 9), c, 1.4)
            + stroke(f"M{x + 4} {y}v9M{x + w - 4} {y}v9", 1.2, BRASS),
            [
                (150, 129, 54, "#7A1F2B"),
                (154, 119, 48, "#2F5A86"),
                (150, 109, 52, "#2F7D63"),
                (158, 99, 40, "#C98F2E"),
            ],
        )
        + inked("M156 98Q172 88 178 96Q186 86 202 96L200 82Q186 78 178 84Q170 78 158 84z", "#FFFBEA", 1.4)
    )


def scene_choir():
    b = (
        sky(W, 90, "day")
        + hills("ch", W, 84, 10, 60, H, "#7FAF5E")
        + inked("M20 104V54H76V104z", "#FFF8E8", 1.6)
        + flat("M58 55H75V103H58z", "#D9CBB0")
        + inked("M14 54L48 28 82 54z", "#7A2F2A", 1.6)
        + inked("M40 32V12h16V32zM38 12L48-2 58 12z", "#FFF8E8", 1.4)
        + flat("M0 102H240V144H0z", "#6E9A54")
    )
    for i in range(9):
        b += man(
            86 + i * 12.5 + (i % 2) * 3,
            124 + (i % 2) * 14,
            50,
            ("#C2403C", "#2F5A86", "#E2AE2E", "#5A4A6E", "#2F7D63")[i % 5],
            ("#C2403C", "#2F5A86", "#E2AE2E", "#5A4A6E", "#2F7D63")[i % 5],
            "edced"[i % 5],
            "sun" if i % 3 else None,
            "#F3DFAE",
            hair="#17110E",
            arms=((-5, -34), (5, -34)),
            skirt=True,
            bun=True,
            front=inked("M-8-36L0-33 8-36V-43L0-40-8-43z", "#FFFBEA", 1),
        )
    return b + put(
        48,
        138,
        1.05,
        horse(0, 0, 1, "#8A7A66", "#665848", "#3A3028").replace(
            "M-18-60l1-6 4 6z", "M-18-60l-2-15 7 13zM-14-60l4-14 2 15z"
        ),
    )
