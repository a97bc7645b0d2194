"""Cards of later years."""
import math

from art.scenery import fir
from art.tones import BRASS, INK
from lanterns_west.animals import canoe, dog, heron, longhorn, red_cart, tall_ship
from lanterns_west.brush import beams, box, dashed, disc, flat, inked, many, oval, put, stroke
from lanterns_west.houses import house, mill
from lanterns_west.land import grass, hills, mesa, peaks, waves
from lanterns_west.people import man
from lanterns_west.plants import cactus, cedar, firs, mangrove, palm, sunflower
from lanterns_west.postcards.east import snowland
from lanterns_west.rails import lantern, mini_train, rail, steam, track_to, trestle, truss
from lanterns_west.signs import GROUNDS
from lanterns_west.sky import drops, flakes, moon, sky, stars, sun
from lanterns_west.things import barrel, hat, piano, sack, trunk
from svg import noise, num


W, H = 240, 144


def scene_windows():
    b = sky(W, 144, "night") + stars("wn", W, 60, 40)
    hs = (
        (4, 52, 62, "#3A2F66"),
        (58, 40, 88, "#2E2656"),
        (100, 56, 70, "#4A3A6E"),
        (158, 38, 96, "#33295C"),
        (198, 42, 66, "#3A2F66"),
    )
    k = 0
    for x, w, h, c in hs:
        b += inked(box(x, 134 - h, w, h), c, 1.4) + inked(
            f"M{x - 3} {134 - h}L{x + w / 2:.0f} {134 - h - 16}L{x + w + 3} {134 - h}z", "#1B1738", 1.3
        )
        for j in range(int(h / 21)):
            for i in range(max(2, int(w / 17))):
                if k < 41:
                    b += inked(
                        box(x + 5 + i * (w - 6) / max(2, int(w / 17)), 134 - h + 8 + j * 20, 9, 12), "#FFE29A", 1.1
                    )
                    k += 1
    return b + flat("M0 132H240V144H0z", "#14122C")


def scene_fog():
    return (
        sky(W, 144, "fog")
        + flat("M0 84H240V144H0z", "#7FA0A4")
        + tall_ship(84, 92, 1.05, "#E9E6D8", "#5E7478").replace(INK, "#56686C")
        + flat("M-10 70Q60 54 120 70T250 62V84Q160 96 100 84T-10 90z", "#E6E8DE", 0.75)
        + flat("M-10 100Q60 84 120 100T250 92V114Q160 126 100 112T-10 122z", "#EEEEE4", 0.7)
        + inked("M178 144V60h34V144z", "#F4F1E6", 1.8)
        + flat("M200 61h11v83h-11z", "#C9CCC2")
        + flat("M178 80h34v14h-34zM178 112h34v14h-34z", "#B3202A")
        + inked("M182 60V42h26v18z", "#FFE9A8", 1.7)
        + inked("M178 42L195 28 212 42z", "#B3202A", 1.7)
        + flat("M182 50L60 22V58z", "#FFF6D0", 0.4)
    )


def scene_rain():
    return (
        flat("M0 0H240V144H0z", "#4E6A62")
        + firs("ra", 0, 240, 104, 70, 16, "#3E584F")
        + cedar(44, 144, 150, 38)
        + cedar(206, 144, 150, 46)
        + cedar(108, 120, 124, 20, "#6A4034", "#4A2A24")
        + flat("M0 118Q120 104 240 120V144H0z", "#2F4A3E")
        + mini_train(162, 118, 1.1, 2, "#B3202A", "#22304A")
        + put(
            122,
            140,
            1,
            inked("M-26-34Q0-62 26-34Q20-38 13-34Q6-38 0-34Q-6-38-13-34Q-20-38-26-34z", "#C2403C", 1.5)
            + stroke("M0-46V-20", 2),
        )
        + man(122, 142, 42, "#34558A", "#34558A", "a", None, arms=((-2, -40), (10, -30)), skirt=True)
        + drops("ra", "#CFE0DC", 70, W, 140, 1.4, 9)
    )


def scene_canoe():
    crew = put(4, -2, 0.52, "") + man(
        8,
        2,
        52,
        "#2E5E8A",
        "#C2403C",
        "c",
        None,
        hair="#17120F",
        arms=((-14, -44), (-8, -26)),
        bun=True,
        scarf="#F2C14E",
        front=stroke("M-16-70L-4 6", 2.6, "#8A5A2E"),
    )
    return (
        sky(W, 80, ("#2F7A80", "#4E9A94", "#86BCA6", "#C9DEBC"))
        + flat("M0 76H240V144H0z", "#2F7A80")
        + many(
            lambda x, y, s: mangrove(x, y, s),
            [(18, 84, 1), (58, 80, 0.8), (196, 82, 0.95), (228, 86, 1.05), (160, 80, 0.7)],
        )
        + stroke(
            "".join(
                f"M{num(noise('cp', i) * 220)} {90 + i * 5}h{num(14 + 26 * noise('cp', i, 2))}" for i in range(10)
            ),
            1.8,
            "#9CD6C8",
        )
        + canoe(112, 122, 1.3, people=crew)
        + heron(206, 126, 0.62)
        + mangrove(24, 146, 1.3, "#245A40", "#16382A")
    )


def scene_mill():
    return (
        sky(W, 84, "gold")
        + sun(44, 32, 16, ray=240, o=0.3)
        + hills("mi", W, 82, 10, 60, H, "#C9A04E")
        + flat("M0 88H240V144H0z", "#B9983E")
        + mill(110, 104, 1.35)
        + flat("M150 106Q200 100 246 112V144H120Q160 126 150 106z", "#5E9AB0")
        + stroke("M172 116h30M164 128h44M190 108h30", 2, "#DDF0F0")
        + many(lambda x, y, s: sack(x, y, s), [(40, 138, 1.05), (66, 140, 1.15), (92, 138, 1), (54, 116, 0.9)])
        + rail(110, 106, 0, s=0.7)
        + mini_train(58, 106, 1.3, 2, "#8A5A2E", "#33415C", "#E9CE92")
    )


def scene_wells():
    return (
        sky(W, 92, "rose")
        + mesa(44, 96, 50, 34, "#A8486A", "#8A385E")
        + flat("M0 92H240V144H0z", "#C98A4E")
        + inked("M92 132V108H148V132z", "#B9A48A", 1.7)
        + flat("M130 109H147V131H130z", "#8E7A62")
        + oval(120, 108, 28, 7, "#D2C0A4", 1.7)
        + oval(120, 108, 21, 4.6, "#22303E", 1.2)
        + stroke("M96 108V68M144 108V68", 5)
        + stroke("M96 108V68M144 108V68", 2.6, "#8A5A32")
        + inked("M86 70L120 52 154 70z", "#7A4A2A", 1.6)
        + stroke("M120 64V88", 1.6)
        + inked("M113 88h14l-2 13h-10z", "#A9743C", 1.4)
        + longhorn(196, 134, 1)
        + man(
            62,
            138,
            62,
            "#8A6A3C",
            "#3E3A44",
            "e",
            "wide",
            "#C9A468",
            "#5E3A22",
            arms=((-10, -30), (16, -34)),
            scarf="#B3202A",
        )
        + put(30, 136, 1, inked("M-14-8H14V8H-14z", "#FFF3D0", 1.4) + stroke("M-9 3Q-2-6 8-3", 1.6, "#B3202A"), -10)
    )


def scene_compass():
    bl = "".join(
        flat(box(0, 84 + i * 10, 240, 10), ("#B3202A", "#2A2430", "#FFF4DA", "#B3202A", "#2F6E7A", "#FFF4DA")[i % 6])
        for i in range(6)
    )
    zig = stroke("M0 114" + "l10-6 10 6" * 12, 2, "#2A2430")
    return (
        flat("M0 0H240V144H0z", "#C98A5A")
        + beams(120, 70, 240, 22, 0.1, ' fill="#D69C6C"')
        + bl
        + zig
        + stroke("".join(f"M{x} 138v8" for x in range(3, 240, 6)), 1.4, "#FFF4DA")
        + disc(122, 74, 52, INK, 0, 0.25)
        + disc(118, 70, 52, BRASS, 2.4)
        + disc(118, 70, 44, "#FFFBEA", 1.8)
        + stroke(
            "".join(
                f"M{num(118 + 41 * math.cos(i * math.pi / 8))} {num(70 + 41 * math.sin(i * math.pi / 8))}"
                f"L{num(118 + (32 if i % 4 == 0 else 37) * math.cos(i * math.pi / 8))} {num(70 + (32 if i % 4 == 0 else 37) * math.sin(i * math.pi / 8))}"
                for i in range(16)
            ),
            1.8,
        )
        + inked("M118 34L126 70 118 106 110 70z", "#E9E2D2", 1.5, INK)
        + flat("M118 35L125.5 70H110.5z", "#B3202A")
        + disc(118, 70, 4, BRASS, 1.4)
        + inked("M112 18v-8h12v8z", BRASS, 1.6)
    )


def scene_tunnel():
    return (
        flat("M0 0H240V144H0z", "#7A8A96")
        + peaks([(60, -10, 100), (190, -20, 110)], 144, "#8FA0AC", "#66788A", "#FFF")
        + flat("M0 120H240V144H0z", "#6E6A5E")
        + inked("M62 144V84a58 58 0 0 1 116 0V144z", "#9A9088", 2)
        + inked("M78 144V88a42 42 0 0 1 84 0V144z", "#14161E", 2)
        + stroke(
            "".join(
                f"M{num(120 + 43 * math.cos(a))} {num(88 + 43 * math.sin(a))}"
                f"L{num(120 + 57 * math.cos(a))} {num(86 + 57 * math.sin(a))}"
                for a in [math.pi + i * math.pi / 9 for i in range(10)]
            ),
            1.6,
        )
        + track_to(120, 118, 148, 44)
        + lantern(120, 104, 0.5)
        + stroke(
            "M20 92h26M20 100h22M20 108h28M20 116h18M194 92h26M194 100h20M194 108h26M194 116h22", 2, "#FFF8E8", 0.9
        )
        + put(32, 132, 1, "")
        + man(
            206, 142, 50, "#2F5A6E", "#33363D", "a", "straw", "#E3C88E", hair="#15121A", arms=((-12, -30), (8, -44))
        )
    )


def scene_platform_dog():
    return (
        sky(W, 84, "day")
        + flat("M0 82H240V144H0z", "#8A9A62")
        + inked("M140 110V44H234V110z", "#B5563A", 1.7)
        + flat("M204 45H233V109H204z", "#8E3F2A")
        + inked("M126 48L140 30H240V48z", "#4E3A4E", 1.7)
        + inked("M156 110V70h20v40zM190 96V70h26v26z", "#FFE9A8", 1.4)
        + stroke("M128 48V112", 4)
        + flat("M0 110H240V144H0z", "#C9A06A")
        + stroke("M0 110H240", 2)
        + stroke("M0 120H240", 1, "#8A6436")
        + dog(74, 138, 1.7, flip=True)
        + put(
            122,
            132,
            1,
            inked("M-12-8h24v4a3 3 0 0 0 0 6v6h-24v-6a3 3 0 0 0 0-6z", "#FBEBC4", 1.4)
            + disc(0, 0, 3.4, "#B3202A", 1),
            -12,
        )
        + man(208, 138, 62, "#23304A", "#23304A", "e", "cap", "#B3202A", arms=((-13, -40), (12, -30)))
    )


def scene_puppies():
    cat = put(
        178,
        138,
        1.05,
        stroke("M14-4Q26-8 22-22", 5)
        + stroke("M14-4Q26-8 22-22", 2.6, "#4A4652")
        + inked("M-10 0Q-14-24 0-26Q16-22 16 0z", "#4A4652", 1.6)
        + flat("M4-25Q15-20 15-1H6Q10-14 4-25z", "#2E2A34")
        + inked("M-12-28l-1-12 8 5H1l8-5-1 12Q4-18-2-18T-12-28z", "#4A4652", 1.6)
        + disc(-6, -28, 1.6, "#FFE29A")
        + disc(2, -28, 1.6, "#FFE29A")
        + stroke("M-3-24l1 1 1-1", 1.2),
    )
    return (
        sky(W, 90, "dusk")
        + stars("pu", W, 40, 26)
        + flat("M0 90H240V144H0z", "#5A3A3E")
        + inked("M0 104H240V144H0z", "#8A5A3E", 1.8)
        + stroke("M0 116H240M0 130H240", 1.2, "#6A4028")
        + disc(40, 76, 46, "#FFCB66", 0, 0.18)
        + lantern(34, 84, 0.9, False)
        + dog(92, 140, 1.5)
        + dog(126, 142, 0.7, "#C98F5A", "#9A6432")
        + dog(146, 142, 0.66, "#8A5A2E", "#5E3A1A", True)
        + dog(64, 142, 0.62, "#E3BE8A", "#B58A52")
        + cat
    )


def scene_gallery():
    b = (
        flat("M0 0H240V144H0z", "#7A3B4E")
        + stroke("".join(f"M{x} 0V110" for x in range(8, 240, 18)), 1.2, "#6A2F42")
        + flat("M0 112H240V144H0z", "#8A5A32")
        + inked("M0 108H240V114H0z", "#FFF4DA", 1.3)
        + inked("M36 12H204V96H36z", BRASS, 2.4)
        + inked("M46 20H194V88H46z", "#FFFBEA", 1.8)
    )
    b += flat("M47 66H193V87H47z", "#D9CBA8") + "".join(
        inked(f"M{52 + i * 24} 74V56h20v18z", GROUNDS[c][0], 1.5)
        + inked(f"M{50 + i * 24} 56h24v-4h-24z", INK, 0)
        + stroke(f"M{56 + i * 24} 62h12", 3, "#FFE9A8" if c not in ("white", "yellow") else "#5A5347", 1, False)
        + stroke(f"M{57 + i * 24} 76h.01M{67 + i * 24} 76h.01", 5)
        for i, c in enumerate(("red", "yellow", "green", "blue", "white", "black"))
    )
    return (
        b
        + man(
            24,
            140,
            56,
            "#5A4A6E",
            "#5A4A6E",
            "a",
            "cap",
            "#2A2430",
            hair="#7A3A1E",
            arms=((-8, -34), (14, -46)),
            skirt=True,
            bun=True,
        )
        + man(214, 140, 58, "#33363D", "#33363D", "d", "top", "#1D1A24", arms=((-10, -30), (10, -30)))
    )


def scene_sunflowers():
    return (
        sky(W, 96, "day")
        + sun(206, 22, 14, ray=220, o=0.35)
        + flat("M0 92H240V144H0z", "#7FAF5E")
        + house(92, 104, 62, 40, "#FFF8E8", "#D9CBB0", "#B5563A", "#9CC6D2", 1, 3)
        + inked("M116 40V22h16v18zM113 22L124 12 135 22z", "#FFF8E8", 1.3)
        + many(
            lambda x, y, h, s: sunflower(x, y, h, s),
            [
                (16, 138, 96, 1.5),
                (46, 142, 78, 1.25),
                (70, 142, 60, 1),
                (174, 142, 64, 1.05),
                (198, 142, 82, 1.3),
                (226, 138, 102, 1.5),
            ],
        )
        + man(104, 142, 34, "#C2403C", "#C2403C", "e", None, arms=((-12, -44), (12, -44)), skirt=True)
        + man(126, 142, 32, "#34558A", "#33363D", "d", None, arms=((-12, -30), (12, -48)))
        + man(148, 142, 36, "#E2AE2E", "#E2AE2E", "e", None, arms=((-12, -44), (10, -30)), skirt=True)
    )


def scene_punch():
    star = "M0-9l2.7 5.6 6.1.8-4.5 4.2 1.1 6L0 3.7l-5.4 2.9 1.1-6-4.5-4.2 6.1-.8z"
    return (
        flat("M0 0H240V144H0z", "#2B2350")
        + beams(120, 76, 240, 22, 0.1, ' fill="#352C5E"')
        + put(
            112,
            88,
            1,
            inked("M-74-26H74V-6A8 8 0 0 0 74 10V30H-74V10A8 8 0 0 0-74-6z", "#FBEBC4", 2)
            + dashed(stroke("M34-26V30", 1.6), "3 3")
            + stroke("M-60 12Q-30-18 10-4", 2.4, "#1D3B53")
            + disc(-60, 12, 3.4, INK)
            + disc(10, -4, 3.4, INK)
            + put(54, 2, 1.2, flat(star, "#2B2350")),
            -6,
        )
        + put(
            168,
            84,
            1,
            stroke("M10-20Q40-34 60-66M10-2Q46-2 74-32", 13)
            + stroke("M10-20Q40-34 60-66M10-2Q46-2 74-32", 8.5, "#B9C2CF")
            + stroke("M14-24Q40-36 58-66M14-5Q46-5 71-33", 2, "#FFF")
            + inked("M-14-26H14Q20-18 14-8H-14z", "#B9C2CF", 2)
            + inked("M-14 6H12Q20-2 14-8H-6z", "#8A95A5", 2)
            + disc(15, -9, 5.4, BRASS, 1.6),
        )
        + many(
            lambda x, y, s: put(x, y, s, inked(star, BRASS, 1.2)),
            [(34, 30, 1), (206, 118, 1.2), (70, 124, 0.8), (120, 22, 0.7)],
        )
    )


def scene_unsent():
    return (
        sky(W, 144, "dusk")
        + stars("un", W, 80, 44)
        + flat("M0 112H240V144H0z", "#3A2424")
        + stroke("M0 112H240", 2)
        + disc(60, 70, 90, "#FFCB66", 0, 0.12)
        + lantern(50, 76, 1.2, False)
        + put(
            150,
            84,
            1,
            inked("M-62-38H62V38H-62z", "#FFF8E4", 2)
            + stroke("M0-30V30", 1.6)
            + inked("M36-30H56V-6H36z", "#6A4A8E", 1.5)
            + disc(46, -18, 5, "#FFE29A", 1)
            + stroke("M-54-22H-12M-54-12H-10M-54-2H-18M-54 8H-12M-54 18H-26", 1.8, "#5A5347")
            + stroke("M10 6H54M10 16H54M10 26H40", 1.6, "#B9AC90"),
            -7,
        )
    )


def scene_hats():
    b = (
        sky(W, 84, "day")
        + sun(30, 24, 14, ray=220, o=0.35)
        + palm(214, 112, 86, lean=-8)
        + palm(18, 112, 66, lean=6)
        + flat("M0 108H240V144H0z", "#C9A06A")
        + stroke("M0 108H240", 2)
        + stroke("M0 120H240M0 132H240", 1, "#8A6436")
    )
    b += stroke("M62 116V30M62 42L44 34M62 42L80 34M62 58L42 52M62 58L82 52", 5) + stroke(
        "M62 116V30M62 42L44 34M62 42L80 34M62 58L42 52M62 58L82 52", 2.6, "#8A5A32"
    )
    b += (
        hat(62, 32, 0.9, "sun", "#FFF1C0", "#C2403C")
        + hat(40, 40, 0.8, "sun", "#F9E3A6", "#1D6C8A")
        + hat(84, 40, 0.8, "sun", "#FFF1C0", "#2F7D63")
        + hat(38, 60, 0.8, "sun", "#F3DFAE", "#7E2A4A")
        + hat(86, 60, 0.8, "sun", "#F9E3A6", "#C98F2E")
    )
    b += (
        trunk(96, 138, 44, 24)
        + hat(112, 116, 0.9, "sun", "#FFF1C0", "#C2403C")
        + hat(126, 110, 0.9, "sun", "#F3DFAE", "#2F7D63")
        + hat(114, 104, 0.9, "sun", "#F9E3A6", "#1D6C8A")
    )
    return (
        b
        + man(
            176,
            138,
            66,
            "#FFF8E8",
            "#8A7A66",
            "a",
            "sun",
            "#F9E3A6",
            "#C2403C",
            arms=((-16, -40), (14, -58)),
            front=hat(-18, -41, 0.55, "sun", "#FFF1C0", "#7E2A4A"),
        )
        + man(
            204,
            138,
            58,
            "#C2403C",
            "#C2403C",
            "b",
            "sun",
            "#FFF1C0",
            "#1D6C8A",
            arms=((-10, -30), (10, -30)),
            skirt=True,
        )
    )


def scene_pier_moved():
    return (
        sky(W, 70, "gold")
        + hills("pm", W, 62, 10, 60, H, "#B9A84E")
        + flat("M0 66H240V144H0z", "#4E8CA8")
        + stroke(
            "".join(
                f"M{num(noise('pm', i) * 220)} {74 + i * 6}h{num(14 + 26 * noise('pm', i, 2))}" for i in range(11)
            ),
            1.8,
            "#CFE6EA",
        )
        + dashed(stroke("M22 100V86M46 100V86M70 100V86", 4, "#6E5A44", 0.6), "3 4")
        + dashed(stroke("M14 86H80", 4, "#6E5A44", 0.6), "6 5")
        + stroke("M86 72Q112 58 134 80", 3, "#B3202A")
        + inked("M130 70l8 14-15-3z", "#B3202A", 1)
        + stroke("M126 136V104M158 138V106M190 136V104M222 134V104", 5, "#5A3A22", 1, False)
        + inked("M114 100H240V108H114z", "#A9743C", 1.7)
        + man(148, 102, 42, "#34558A", "#33363D", "a", "straw", "#F3DFAE", arms=((-14, -28), (-6, -30)))
        + man(176, 102, 42, "#8C3B34", "#33363D", "d", "cap", "#3E3A36", arms=((-12, -30), (13, -50)))
        + man(
            206, 102, 40, "#2F5A48", "#33363D", "b", "wide", "#5E4A32", arms=((-10, -30), (10, -30)), beard="#4A3A2E"
        )
        + barrel(228, 100, 0.7)
        + waves(W, 132, "#3A7288", H, 0, 5, 16)
    )


def scene_told():
    return (
        sky(W, 90, "dawn")
        + sun(190, 82, 20, ray=260, o=0.16)
        + mesa(40, 94, 44, 30, "#A8546A", "#8A4060")
        + flat("M0 90H240V144H0z", "#B9834A")
        + grass("to", W, 102, 38, 30, "#7A5222")
        + longhorn(206, 118, 0.8, "#5A3A2E", "#3A231A")
        + longhorn(176, 134, 1.15, "#C98A52", "#95602F")
        + longhorn(126, 138, 1.3)
        + man(
            52,
            138,
            74,
            "#8A6A3C",
            "#3E3A44",
            "e",
            "wide",
            "#C9A468",
            "#5E3A22",
            arms=((-2, -38), (14, -40)),
            scarf="#B3202A",
            front=inked("M-4-34L20-38 22-56-2-52z", "#FFFBEA", 1.3) + stroke("M1-47l16-3M2-42l15-3", 1.2, "#5A5347"),
        )
    )


def scene_winter():
    return (
        sky(W, 96, ("#3A4A74", "#5E6E96", "#8E9CB8", "#C2C9D2"))
        + stars("wr", W, 40, 18)
        + firs("wr", 0, 240, 96, 34, 14, "#2F4A5E")
        + snowland(92)
        + house(28, 112, 52, 26, "#7A5236", "#56381F", "#F4F8FA", "#FFE29A", 1, 2)
        + steam(66, 70, 0.5, 1, 10, "#F4F1E6", "#B9BCC8")
        + put(172, 134, 1, red_cart(0, 0, 0.95, "#F4F8FA"))
        + man(
            104,
            138,
            54,
            "#34558A",
            "#33363D",
            "b",
            "wide",
            "#4A4038",
            "#B3202A",
            arms=((-10, -30), (14, -34)),
            beard="#2A1B14",
        )
        + man(
            78,
            138,
            52,
            "#8A7A4E",
            "#5A5030",
            "b",
            "wide",
            "#6E6A44",
            "#3E3B22",
            hair="#B9B0A4",
            arms=((-10, -30), (12, -36)),
            front=inked("M8-34h14v-11h-14z", "#F7E9C6", 1.1) + stroke("M10-38q4-5 10-2", 1.2, "#1E4A66"),
        )
        + flakes("wr", 40)
    )


def scene_border():
    return (
        sky(W, 84, "gold")
        + sun(120, 60, 24, ray=260, o=0.28)
        + peaks([(40, 40, 46), (206, 36, 52)], 88, "#C9784E", "#9A5238")
        + flat("M0 86H240V144H0z", "#D9A05E")
        + flat("M96 144Q112 108 120 86Q132 110 150 144z", "#4E8AA0")
        + stroke("M112 124h20M106 136h34M116 108h10", 2, "#DDF0F0")
        + cactus(22, 126, 0.9)
        + cactus(222, 124, 0.8)
        + man(88, 138, 78, "#6A7078", "#474D56", "b", None, hair="#241813", arms=((-12, -28), (24, -38)), beard=None)
        + man(154, 138, 78, "#34558A", "#33363D", "a", "cap", "#23304A", arms=((-24, -38), (12, -28)))
        + put(
            172,
            58,
            1,
            inked("M-15-10H13L17 9-12 11z", "#FFFBEA", 1.3) + stroke("M-9-4H9M-8 1H11M-7 6H6", 1.2, "#5A5347"),
            16,
        )
        + stroke("M186 72q10 10 22 8M182 82q8 12 20 14", 1.8, "#8A5A2A")
    )


def scene_half_bridge():
    return (
        sky(W, 84, "rose")
        + sun(120, 70, 22, ray=260, o=0.2)
        + flat("M0 84H240V144H0z", "#F5A878")
        + flat("M0 88H86L70 144H0zM240 88H154L170 144H240z", "#B5763E")
        + flat("M0 88H86L82 100H0zM240 88H154L158 100H240z", "#D9984E")
        + flat("M70 144L84 100H156L170 144z", "#4E8AA0")
        + stroke("M92 112h26M124 122h30M88 132h50M100 104h18", 2, "#DDF0F0")
        + truss(8, 104, 88, 32, "#3E3A44", bays=4)
        + truss(138, 234, 88, 32, "#3E3A44", bays=4)
        + man(96, 88, 34, "#6A7078", "#474D56", "b", "bowler", "#33261C", arms=((-10, -30), (16, -44)))
        + man(146, 88, 34, "#8C5A3A", "#4A4A5E", "c", "wide", "#C9A468", arms=((-16, -44), (10, -30)))
        + dashed(stroke("M107 60Q121 54 137 60", 1.6, "#FFF4DA"), "3 3")
        + put(
            120,
            128,
            1,
            inked("M-14-8L13-10 15 8-12 9z", "#F7E9C6", 1.3) + stroke("M-9-2Q0-7 10-1M-8 4q5-3 10 0", 1.4, "#8A5A3E"),
            10,
        )
    )


def scene_tide():
    crew = man(
        -14,
        3,
        40,
        "#B3202A",
        "#B3202A",
        "c",
        None,
        hair="#1A1512",
        arms=((-12, -28), (-4, -40)),
        front=stroke("M-3-44L-16-10", 2.6, "#8A4A2A"),
    ) + man(
        14,
        3,
        44,
        "#7A3B32",
        "#7A3B32",
        "c",
        "sun",
        "#C9A468",
        "#7A5A2C",
        hair="#1A1512",
        arms=((-10, -30), (14, -48)),
    )
    return (
        sky(W, 74, ("#5E8A94", "#86A8A6", "#B4C6B8", "#E3DFC6"))
        + peaks([(70, 26, 60), (176, 18, 76)], 78, "#8FA9AC", "#6E8A92", "#F4F4EA")
        + firs("td", 0, 240, 80, 26, 10, "#35594E")
        + flat("M0 76H240V144H0z", "#4A7484")
        + stroke(
            "".join(
                f"M{num(noise('td', i) * 220)} {82 + i * 6}h{num(14 + 26 * noise('td', i, 2))}" for i in range(10)
            ),
            1.8,
            "#B9D0CC",
            0.8,
        )
        + flat("M0 118Q60 108 110 122T240 116V144H0z", "#C9B48A")
        + stroke("M20 128V92M60 132V96M100 134V100", 5, "#5A3A22", 1, False)
        + inked("M8 92H116V99H8z", "#A9743C", 1.6)
        + canoe(172, 112, 1, people=crew)
        + stroke("M132 136V70", 5)
        + stroke("M132 136V70", 3, "#FFF8E8")
        + stroke("M128 78h8M128 88h8M128 98h8M128 108h8M128 118h8", 2, "#B3202A")
        + moon(214, 22, 10, "#FFF8E4")
        + man(44, 92, 40, "#34558A", "#33363D", "a", "cap", "#23304A", arms=((-10, -30), (14, -50)))
    )


def scene_pencil():
    return (
        flat("M0 0H240V144H0z", "#EFE3C4")
        + stroke(
            "".join(f"M0 {y}H240" for y in range(12, 144, 16)) + "".join(f"M{x} 0V144" for x in range(12, 240, 16)),
            0.7,
            "#D2BF92",
        )
        + dashed(stroke("M-6 104Q50 70 96 92T180 58T250 40", 9, "#5E574C"), "16 5")
        + stroke("M-6 104Q50 70 96 92T180 58T250 40", 6, "#EFE3C4").replace(
            '"/>', '" stroke-dasharray="13 8" stroke-dashoffset="-1.5"/>'
        )
        + stroke("M-6 104Q50 70 96 92", 11)
        + dashed(stroke("M-6 104Q50 70 96 92", 8, "#2169CA"), "17 4")
        + disc(96, 92, 8, "#FFFDF6", 3)
        + disc(180, 58, 8, "#FFFDF6", 3)
        + put(
            186,
            96,
            1,
            inked("M-58 14L-44 2 40-34 46-20-38 18z", "#E3B34A", 1.8)
            + inked("M40-34L46-20 56-24Q58-36 50-38z", "#D98A9A", 1.6)
            + inked("M-58 14L-44 2-38 18z", "#F0D9B0", 1.5)
            + flat("M-58 14L-52 9-50 15z", INK)
            + stroke("M-40 8L42-27", 1.6, "#FFF0BE"),
        )
        + mini_train(52, 76, 1.25, 1, "#2169CA", "#22304A")
        + peaks([(30, 22, 16), (52, 16, 20)], 44, "#C9BB94", "#A8966A")
        + flat(fir(206, 134, 22) + fir(220, 136, 26), "#8FA06E")
    )


def scene_recital():
    b = (
        flat("M0 0H240V144H0z", "#4E2F4A")
        + beams(120, 70, 240, 22, 0.1, ' fill="#5A3856"')
        + inked("M0 112H240V144H0z", "#8A5A32", 1.8)
        + stroke("M0 120H240", 1.4, BRASS)
        + inked("M8 0Q34 40 20 112H0V0zM232 0Q206 40 220 112H240V0z", "#7A1F2B", 1.6)
        + oval(120, 114, 96, 7, "#FFE29A", 0, 0.3)
    )
    for i, (x, sk, c) in enumerate(
        ((150, "e", "#C2403C"), (168, "d", "#FFF4DA"), (186, "a", "#2F5A86"), (204, "e", "#E2AE2E"))
    ):
        b += man(
            x,
            118 + (i % 2) * 6,
            62,
            c,
            c,
            sk,
            None,
            arms=((-5, -34), (5, -34)),
            skirt=True,
            bun=True,
            front=inked("M-8-36L0-33 8-36V-43L0-40-8-43z", "#FFFBEA", 1),
        )
    return (
        b
        + piano(64, 122, 1.3)
        + man(112, 130, 66, "#2A2530", "#2A2530", "a", None, hair="#4A3A2E", arms=((-16, -34), (-14, -30)))
        + stroke("M40 32v-16l14-4v16M196 34v-14M100 24v-12l10 3", 2.4, "#FFE29A")
        + oval(36, 33, 4.6, 3.4, "#FFE29A")
        + oval(50, 29, 4.6, 3.4, "#FFE29A")
        + oval(192, 35, 4.4, 3.2, "#FFE29A")
        + oval(96, 25, 4.4, 3.2, "#FFE29A")
    )


def scene_canyon_hat():
    return (
        sky(W, 144, "night")
        + stars("ch2", W, 60, 34)
        + moon(196, 28, 15)
        + flat("M0 40L46 46 60 80 52 110 70 144H0z", "#3A2F66")
        + flat("M46 46L60 80 52 110 70 144H48L36 100z", "#2A2250")
        + flat("M240 36L190 44 178 84 190 112 172 144H240z", "#4A3C78")
        + flat("M190 44L178 84 190 112 172 144H196L204 100z", "#342A5E")
        + trestle(52, 176, 44, 130, "#5A3A4E", 24)
        + mini_train(120, 44, 1.3, 2, "#8A3B4E", "#14101E", "#FFE08A", False, True)
        + put(112, 98, 1, hat(0, 0, 1.15, "straw" if False else "wide", "#C9A468", "#B3202A"), 24)
        + stroke("M104 76q-8-10 2-18M122 78q6-8 0-16", 1.8, "#CFC6F0", 0.8)
        + flat("M64 144Q110 128 176 144z", "#22406A")
    )
