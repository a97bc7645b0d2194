"""Events that the story adds."""
from art.scenery import puffs
from art.tones import BRASS, INK
from lanterns_west.brush import SKIN, beams, box, disc, flat, inked, many, oval, put, stroke
from lanterns_west.events.start import coin
from lanterns_west.houses import skyline
from lanterns_west.land import hills
from lanterns_west.rails import lantern, rail, track_to, train
from lanterns_west.sky import moon, sky, stars
from lanterns_west.things import clock, crate, hat
from svg import num


W, H = 160, 96


def e16():
    b = (
        sky(W, 70, "fire")
        + skyline("e16", W, 66, 34, "#2A1226", "#FFB54A", 16, 0, 0.12)
        + puffs([(104 + 8 * i, 34 - 7 * i, 8 + 2 * i) for i in range(5)], "#5A2A3E", "#3A1A34")
        + flat("M0 66H160V96H0z", "#3A2228")
        + rail(160, 86, 0, "#22141A", "#FFC98A", "#4A2C2C")
    )
    b += train(26, 86, 1.05, [("box", "green")]) + inked("M73 48h32v28H73z", "#2A1A16", 1.4)
    return (
        b
        + "".join(
            inked(f"M{x} 76v-{h}q8-4 14 0v{h}z", c, 1.2) + stroke(f"M{x} {76 - h * .5:.0f}h14", 2, "#FFF4DA")
            for x, h, c in ((75, 14, "#B3202A"), (90, 18, "#2B4468"))
        )
        + crate(6, 92, 26, 16)
        + many(lambda x, y: oval(x, y, 7, 4.4, "#E9B566", 1.3), [(13, 74), (25, 74), (19, 69)])
        + inked("M122 92V76q9-5 18 0v16z", "#C98F2E", 1.4)
        + stroke("M122 84h18", 2.4, "#FFF4DA")
        + inked("M138 92V80q8-5 16 0v12z", "#7E2A4A", 1.4)
    )


def e17():
    b = (
        sky(W, 60, "gold")
        + beams(80, 52, 180, 20, 0.1, ' fill="#FFF2C8" opacity=".5"')
        + flat("M0 52H160V96H0z", "#C9964A")
        + track_to(80, 50, 98, 40)
    )
    hand = (
        inked("M-40-12H-14Q-2-16 8-10L26-6Q32-2 26 2L4 4Q-4 10-16 9H-40z", SKIN["b"][0], 1.8)
        + flat("M-30 4H-16Q-6 6 4 2L26 2Q20 4 4 5Q-4 10-16 9H-30z", SKIN["b"][1])
        + inked("M-46-15H-26V13H-46z", "#34558A", 1.6)
    )
    return (
        b
        + put(40, 66, 1.05, hand)
        + put(60, 48, 1, coin(0, 4, 9) + coin(12, -6, 9) + coin(-6, -12, 9) + coin(6, -22, 9))
        + put(
            128,
            52,
            1.15,
            stroke("M0 30V-16", 7)
            + stroke("M0 30V-16", 4, "#B07A3E")
            + inked("M-15-30h30v15h-30z", "#5A6470", 1.8)
            + flat("M4-29h10v13H4z", "#3A424C"),
            18,
        )
    )


def e18():
    b = (
        sky(W, 70, ("#8FA6A0", "#A3B7AC", "#B9C8B8", "#D2DAC4"))
        + flat("M0 68H160V96H0z", "#6E7A58")
        + rail(160, 78, 0, "#4A3828", "#F0EAD6", "#8A7A5E", 1.6)
    )
    b += (
        inked("M28 76Q14 76 18 66Q20 60 26 62Q34 70 52 68H112Q124 70 134 78H34z", "#D9B98A", 1.8)
        + flat("M40 74H130Q120 71 112 70H60z", "#B5905E")
        + stroke("M22 62Q16 50 12 48M27 61Q26 48 28 44", 3)
        + disc(12, 47, 2.6, INK)
        + disc(28, 43, 2.6, INK)
    )
    b += (
        disc(80, 46, 27, "#A8532E", 2)
        + disc(80, 46, 20, "#C9774A", 1.6)
        + '<path d="M80 26a20 20 0 1 1-19 26a15 15 0 1 1 27-9a9 9 0 1 1-15 7a4 4 0 1 1 7-3" fill="none"'
        f' stroke="{INK}" stroke-width="2.4" stroke-linecap="round"/>'
    )
    return (
        b
        + put(
            124,
            52,
            1,
            inked("M-14 14V-16Q0-22 14-16V14Q0 8-14 14z", "#7A1F2B", 1.7)
            + flat("M4-19Q10-18 13-15.5V12Q8 10 4 10z", "#561219")
            + stroke("M-9-9Q0-13 9-9M-9-2Q0-6 9-2", 1.8, BRASS),
            8,
        )
        + stroke("M140 20V60", 0)
    )


def e19():
    b = (
        sky(W, 96, "gold")
        + beams(80, 40, 180, 24, 0.06, ' fill="#FFF2C8" opacity=".5"')
        + flat("M0 84H160V96H0z", "#B5722A")
    )
    return b + stroke("M50 78V92M110 78V92", 8) + clock(108, 46, 36, 12, 0, "#7A4A1E") + clock(50, 46, 36, 12, 0)


def e20():
    b = (
        sky(W, 96, "night")
        + stars("e20", W, 70, 26)
        + disc(54, 46, 60, "#FFCB66", 0, 0.12)
        + flat("M0 82H160V96H0z", "#4E3020")
        + flat("M0 82H160V86H0z", "#7A4E2C")
    )
    paper = (
        inked("M-30-24H30V24H-30z", "#FFFBEA", 1.7)
        + flat("M-25-19H25V-11H-25z", "#4E3A7E")
        + inked("M0-20l2 3.5 4 .5-3 3 .8 4-3.8-2-3.8 2 .8-4-3-3 4-.5z", "#FFC53D", 0.8)
        + flat("M-25-7H-3V10H-25z", "#E9C877")
        + stroke("M3-5H25M3 1H25M3 7H25M-25 14H25M-25 19H16", 1.8, "#5A5347")
    )
    return b + put(108, 54, 1, paper, 8) + lantern(46, 50, 1.35, True)


def e21():
    b = flat("M0 0H160V96H0z", "#8A2F3A") + beams(80, 50, 170, 22, 0.1, ' fill="#9C3E48"')
    p = (
        inked("M-40-32H40V44H-40z", "#FFFBEA", 2)
        + flat("M-35-27H35V-15H-35z", INK)
        + inked("M0-28l2.5 4.5 5 .7-3.7 3.6.9 5.2L0-16.5l-4.7 2.5.9-5.2-3.7-3.6 5-.7z", BRASS, 1)
        + stroke("M-35-11H35M-35 17H35", 1.4)
        + flat("M-35-7H0V13H-35z", "#D9CBAA")
        + put(-17, 13, 0.34, flat("M-40 0V-30h12v-14h14v14h34v-20h14v20h6V0z", "#5A5347"))
        + stroke("M5-5H35M5 1H35M5 7H35M5 12H28M-35 23H35M-35 29H35M-35 35H20", 1.8, "#5A5347")
    )
    return (
        b
        + put(72, 52, 1, p, -6)
        + hat(124, 44, 1.5, "top", "#1D1A24", "#7E2A4A")
        + coin(122, 74, 9)
        + coin(138, 80, 9)
        + coin(132, 66, 8)
    )


def e22():
    b = (
        sky(W, 96, "night")
        + stars("e22", W, 90, 34)
        + moon(128, 26, 17)
        + stroke("M96 30q10 8 10 20M106 20q16 12 16 32M116 10q22 16 22 46", 3, "#FFE29A", 0.8)
    )
    w = (
        inked("M-50-9H10V9H-16Q-18 26-36 26T-56 8Q-56-6-50-9z", BRASS, 2)
        + flat("M-54 12Q-48 24-36 25T-18 9H9V3H-20Q-26 18-38 18T-54 12z", "#B5842A")
        + disc(-36, 7, 9, "#9A6B17", 1.6)
        + disc(-36, 7, 5, "#3A2A10")
        + inked("M-22-9h12v8h-12z", "#3A2A10", 1.4)
        + inked("M10-7H24V7H10z", "#C98F2E", 1.7)
        + stroke("M-46-5H6", 2.2, "#FFF0BE")
    )
    return b + put(
        72,
        52,
        1.12,
        stroke("M-56 2Q-78 0-70 26T-40 52", 3) + stroke("M-56 2Q-78 0-70 26T-40 52", 1.4, "#B3202A") + w,
        -22,
    )


def e23():
    b = (
        sky(W, 84, ("#7A8CA0", "#95A4B2", "#B3BEC4", "#D6DACF"))
        + flat("M0 84H160V96H0z", "#8A8478")
        + inked("M22 86V36H138V86z", "#E6DCC4", 1.8)
        + flat("M104 37H137V85H104z", "#C2B598")
        + inked("M12 36L80 6 148 36z", "#D2C6A8", 1.8)
        + flat("M80 8L144 35H96z", "#AEA284")
        + disc(80, 25, 6, BRASS, 1.4)
        + inked("M14 36H146V42H14z", "#F4ECD8", 1.6)
        + inked("M14 84H146V92H14z", "#F4ECD8", 1.6)
    )
    b += (
        "".join(
            inked(box(x, 42, 9, 42), "#FBF5E6", 1.4) + flat(box(x + 5.5, 43, 3, 40), "#CFC3A6")
            for x in (26, 46, 105, 125)
        )
        + inked("M60 84V50H100V84z", "#5A3A2A", 1.7)
        + stroke("M80 50V84", 1.6)
    )
    return b + put(
        80,
        66,
        1.25,
        stroke("M-8-4V-10a8 8 0 0 1 16 0V-4", 6)
        + stroke("M-8-4V-10a8 8 0 0 1 16 0V-4", 2.8, "#C9D2DC")
        + inked("M-13-5H13V14H-13z", BRASS, 1.8)
        + flat("M5-4H12V13H5z", "#B5842A")
        + disc(0, 2.5, 3, INK)
        + stroke("M0 3V9", 2.4),
    )


def e24():
    b = (
        sky(W, 50, "dusk")
        + flat("M0 46H160V96H0z", "#4E3A4A")
        + hills("e24", W, 48, 6, 50, 60, "#3A2A44")
        + flat("M0 50H160V96H0z", "#5A4452")
    )
    b += (
        stroke("M70 98L88 46M104 98L94 46M92 98Q92 70 142 46M124 98Q118 74 152 46", 4.6)
        + stroke(
            "".join(f"M{num(72 + i * 2.6 - 6)} {num(92 - i * 8)}h{num(44 - i * 5.5)}" for i in range(6)),
            3,
            "#2E1C22",
            1,
            False,
        )
        + stroke("M70 98L88 46M104 98L94 46", 2, "#C9B9A8")
        + stroke("M92 98Q92 70 142 46M124 98Q118 74 152 46", 2.2, "#FFD98A")
    )
    return (
        b
        + inked("M22 88h30v6h-30z", "#2A2C33", 1.5)
        + stroke("M37 88L54 40", 7)
        + stroke("M37 88L54 40", 4, "#B9C2CF")
        + disc(55, 37, 6, "#B3202A", 1.7)
        + stroke("M34 88V30", 5)
        + stroke("M34 88V30", 2.4, "#6E7A8A")
        + inked("M20 30L34 12 48 30 34 38z", "#1FB486", 1.8)
        + disc(34, 26, 14, "#9BFFCB", 0, 0.25)
        + disc(34, 26, 5, "#CFFFE6", 1.3)
    )
