"""Events of the first deck."""
import math

from art.tones import BRASS, INK
from lanterns_west.brush import LAMP, beams, dashed, disc, flat, inked, oval, put, stroke
from lanterns_west.houses import skyline
from lanterns_west.land import grass, hills
from lanterns_west.people import man
from lanterns_west.rails import lamp_post, rail, train
from lanterns_west.sky import cloud, drops, sky, stars, sun
from lanterns_west.things import hat
from svg import num


W, H = 160, 96


def coin(x, y, r=6, c=BRASS):
    return (
        disc(x, y, r, c, 1.4)
        + disc(x, y, r * 0.66, "#FFE29A", 0.8)
        + stroke(f"M{num(x)} {num(y - r * .36)}v{num(r * .72)}", r * 0.24, "#9A6B17")
    )


def e01():
    b = (
        sky(W, 70, "day")
        + sun(128, 22, 11, ray=200, o=0.4)
        + hills("e1", W, 62, 8, 50, 96, "#7FBF6E")
        + flat("M0 64H160V96H0z", "#5EA05A")
        + grass("e1", 160, 72, 22, 18, "#3E7A42")
    )
    b += (
        inked("M34 84V52H96V84z", "#D9A85C", 1.8)
        + flat("M78 53H95V83H78z", "#B07A3A")
        + stroke("M34 60H96M34 68H96M34 76H96M44 53V84M54 53V84M64 53V84M74 53V84M84 53V84", 1, "#8A5A2A")
        + inked("M30 52Q34 44 64 44T100 52z", "#C98F45", 1.8)
        + stroke("M44 45Q65 12 86 45", 4.4)
        + stroke("M44 45Q65 12 86 45", 2.2, "#E9C27A")
        + inked("M70 47L94 44 98 60 84 54z", "#FFF8E8", 1.3)
        + stroke("M76 47l6 6M86 46l6 8M74 50h18", 1.2, "#B3202A")
    )
    return (
        b
        + hat(124, 80, 1.15, "sun", "#FFF1C0", "#C2403C")
        + disc(18, 82, 6, "#C22A25", 1.4)
        + stroke("M18 76q2-4 5-4", 1.4, "#2F6B35")
    )


def e02():
    b = (
        sky(W, 70, "storm")
        + cloud(-10, 4, 0.8, "#2A3548")
        + cloud(70, 10, 0.7, "#2A3548")
        + drops("e2", "#B9CBD8", 46, W, 70)
    )
    b += flat("M0 46H52L64 58 60 70 72 96H0zM160 46H112L100 56 106 72 94 96H160z", "#6E5A3E") + flat(
        "M0 46H52L64 58 40 62H0zM160 46H112L100 56 120 64H160z", "#8A7450"
    )
    b += flat("M50 96Q60 66 84 70T112 96z", "#5A87A0") + stroke(
        "M64 84q6-5 12 0t12 0t12 0M60 92q7-5 14 0t14 0t14 0", 2, "#CFE3EA"
    )
    return (
        b
        + stroke("M0 43H50Q66 44 74 58M160 43H114Q98 44 92 52M0 47H48Q62 49 68 64M160 47H116Q104 49 98 60", 3, INK)
        + stroke("M0 43H50Q66 44 74 58M160 43H114Q98 44 92 52", 1.2, "#C9D2D8")
        + stroke(
            "M8 49v-8M20 49v-8M32 49v-8M44 49v-8M128 49v-8M140 49v-8M152 49v-8M64 60l8-6M58 52l4-8",
            4,
            "#4A3018",
            1,
            False,
        )
    )


def e03():
    b = (
        sky(W, 90, "day")
        + beams(80, 60, 160, 18, 0.1, ' fill="#FFF6D6" opacity=".4"')
        + flat("M0 76H160V96H0z", "#8FBF6E")
    )
    b += stroke("M0 12Q40 28 80 12T160 12", 1.8) + "".join(
        inked(f"M{x} {num(y)}l10 1-5 11z", c, 1.1)
        for x, y, c in (
            (6, 15, "#B3202A"),
            (24, 19.5, "#FFF4DA"),
            (42, 19, "#2B4468"),
            (60, 15, "#E2AE2E"),
            (90, 13.5, "#B3202A"),
            (108, 18.5, "#FFF4DA"),
            (126, 19, "#2F7D63"),
            (144, 15.5, "#E2AE2E"),
        )
    )
    pk = "#E8862A"
    b += (
        inked("M26 84Q16 40 58 42T104 46Q118 82 96 86Q60 92 26 84z", pk, 1.8)
        + flat("M78 42Q112 40 108 66Q106 86 92 86Q100 64 78 42z", "#B85F14")
        + stroke("M46 44Q36 64 46 86M62 42Q58 64 64 88M80 43Q86 64 80 87", 1.8, "#B85F14")
        + stroke("M34 52Q28 62 32 74", 3, "#FFC27A")
        + inked("M60 43Q56 30 66 28L72 31Q66 34 68 43z", "#4E7A34", 1.5)
    )
    return (
        b
        + inked("M112 66l-8 26 11-5 7 8 5-28z", "#7A1F2B", 1.4)
        + inked("M128 66l10 24-11-3-5 7-6-26z", "#B3202A", 1.4)
        + "".join(
            disc(120 + 15 * math.cos(a * 0.524), 58 + 15 * math.sin(a * 0.524), 4.4, "#B3202A", 1.2)
            for a in range(12)
        )
        + disc(120, 58, 13.5, BRASS, 1.6)
        + disc(120, 58, 9.5, "#FFF8E2", 1.2)
        + inked("M120 51l2 4.4 4.8.6-3.5 3.3.9 4.7-4.2-2.3-4.2 2.3.9-4.7-3.5-3.3 4.8-.6z", "#B3202A", 0.6)
    )


def e04():
    b = (
        sky(W, 96, "night")
        + stars("e4", W, 40, 22)
        + skyline("e4", W, 90, 62, "#1A1736", LAMP, 20, 0, 0.38)
        + flat("M0 86H160V96H0z", "#2E2656")
        + stroke("M0 86H160", 1.4, "#6A5E9A")
    )
    return (
        b
        + disc(52, 32, 46, "#FFCB66", 0, 0.14)
        + disc(52, 32, 30, "#FFD98A", 0, 0.22)
        + lamp_post(52, 90, 58, True)
        + disc(122, 46, 26, "#FFCB66", 0, 0.12)
        + lamp_post(122, 88, 38, True)
        + man(88, 90, 30, "#3E3A6A", "#3E3A6A", "b", "top", "#14122C", arms=((-8, -30), (9, -30)))
        + man(100, 90, 28, "#7A3B5E", "#7A3B5E", "a", "sun", "#C9B0D0", arms=((-8, -30), (9, -30)), skirt=True)
    )


def e05():
    b = (
        flat("M0 0H160V96H0z", "#C9A46A")
        + beams(80, 50, 160, 18, 0.1, ' fill="#D6B580"')
        + rail(160, 84, 0, "#4A3018", "#FFF0D0", "#8A6436")
    )
    b += train(2, 84, 0.62, [("tank", "blue")]) + train(84, 84, 0.62, [("reefer", "orange")])
    tag = lambda x, y, c, r: put(
        x, y, 1, inked("M-12-9L-5-15H12V11H-12z", "#FFF8E4", 1.6) + disc(-5, -9, 2, INK) + disc(3, 1, 6.5, c, 1.2), r
    )
    return (
        b
        + stroke("M54 22Q80 2 106 22M106 30Q80 50 54 30", 5.4)
        + stroke("M54 22Q80 2 106 22M106 30Q80 50 54 30", 2.6, "#B3202A")
        + inked("M102 12l12 14-16 2zM58 40L46 26l16-2z", "#B3202A", 1.4)
        + tag(34, 24, "#DB8222", -8)
        + tag(126, 24, "#2169CA", 8)
    )


def e06():
    b = (
        flat("M0 0H160V96H0z", "#4E6A5A")
        + beams(80, 52, 160, 18, 0.1, ' fill="#5C7A68"')
        + flat("M0 82H160V96H0z", "#33483E")
    )
    b += (
        inked("M42 58Q44 92 80 92T118 58z", "#3A2A24", 2)
        + flat("M92 60H117Q114 90 84 91Q100 80 92 60z", "#241814")
        + inked("M43 64Q80 80 117 64L116 73Q80 88 44 73z", "#7A1F2B", 1.4)
        + oval(80, 57, 62, 11, "#4E3A30", 2)
        + stroke("M24 54Q50 47 80 47", 2, "#8A6E5C")
        + oval(80, 56, 37, 6.5, "#1D1410", 1.4)
    )
    return (
        b
        + coin(70, 55, 6)
        + coin(86, 54, 6.5)
        + coin(96, 57, 5)
        + coin(60, 32, 7)
        + coin(84, 20, 8)
        + coin(106, 36, 6.5)
        + stroke("M60 20v-8M84 7v-5M106 25v-9", 2, "#FFF4DA", 0.8)
    )


def e07():
    b = (
        flat("M0 0H160V96H0z", "#D98A7A")
        + beams(80, 60, 170, 20, 0.1, ' fill="#E39C8A"')
        + flat("M0 84H160V96H0z", "#A85A4E")
    )
    t = lambda x, y, r, c: put(
        x,
        y,
        1,
        inked("M-16-9h32v6a3 3 0 0 0 0 6v6h-32v-6a3 3 0 0 0 0-6z", c, 1.5)
        + dashed(stroke("M7-9v18", 1.2), "2 1.6")
        + stroke("M-11 3Q-6-6 2-2", 1.8, "#1D3B53")
        + disc(-11, 3, 1.7, INK)
        + disc(2, -2, 1.7, INK),
        r,
    )
    b += t(38, 28, -38, "#FBEBC4") + t(66, 18, -14, "#E3F2E2") + t(96, 18, 12, "#FBEBC4") + t(124, 28, 36, "#F6D9D0")
    return (
        b
        + inked("M36 86V46H124V86z", "#8A5A2E", 2)
        + flat("M96 47H123V85H96z", "#633C1C")
        + inked("M36 46L44 36H116L124 46z", "#B07A3E", 1.8)
        + flat("M42 44l5-6H113l5 6z", "#2E1C10")
        + stroke("M48 47V86M112 47V86", 4, "#3A2414", 1, False)
        + inked("M56 56h18v12H56z", "#FFF4DA", 1.3)
        + disc(65, 62, 4, "#2169CA", 1)
        + inked("M82 60l14-4 3 10-14 4z", "#F2C14E", 1.3)
        + inked("M72 46v6h16v-6z", BRASS, 1.3)
    )
