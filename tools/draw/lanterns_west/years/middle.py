"""1877 to 1886."""
from art.tones import BRASS
from lanterns_west.animals import dog
from lanterns_west.brush import LAMP, beams, box, dashed, disc, flat, inked, many, oval, put, stroke
from lanterns_west.houses import skyline
from lanterns_west.land import hills, peaks
from lanterns_west.people import man
from lanterns_west.plants import firs
from lanterns_west.rails import lamp_post, lantern, poles, rail, train
from lanterns_west.sky import cloud, moon, sky, stars, sun
from lanterns_west.things import clock, table


W, H = 720, 240


def y1877():
    """The yard is silent; the crews stand together."""
    b = (
        sky(W, 160, ("#6A86A0", "#86A0B2", "#A6B9C0", "#C9D2CC", "#E9E3CF"))
        + cloud(60, 30, 1.2, "#E9E3CF")
        + cloud(440, 44, 1.5, "#E9E3CF")
    )
    b += (
        skyline("p77", W, 140, 62, "#8A97A0", None, 26)
        + stroke("M90 140V70M120 140V86M610 140V64M640 140V84", 8, "#8A97A0", 1, False)
        + flat("M0 140H720V240H0z", "#8A7A62")
    )
    for y, cars in (
        (
            160,
            [
                ("box", "plum"),
                ("coal", "black"),
                ("reefer", "orange"),
                ("tank", "navy"),
                ("box", "brown"),
                ("coal", "black"),
                ("logs", "green"),
            ],
        ),
    ):
        b += rail(720, y, 0, "#4A3828", "#D9CBB0", "#6B5A44", 0.8) + train(660, y, 0.92, cars)
    b += rail(720, 196, 0, "#4A3828", "#D9CBB0", "#6B5A44", 1.1)
    b += put(452, 196, 1.75, "") + train(404, 196, 1.75, [("box", "brown")])
    # chalk: a train and a heart
    b += stroke(
        (
            "M432 158h34v-12h-34zM440 146v-7h7M470 158h22v-9h-22M438 163h.01M458 163h.01M476 163h.01M488 163h.01M510"
            " 160q-9-8-6-13q4-4 6 2q2-6 6-2q3 5-6 13z"
        ),
        2,
        "#FFF8E8",
    )
    sem = lambda x: put(
        x,
        196,
        1,
        stroke("M0 0V-120", 5)
        + stroke("M0 0V-120", 2.4, "#B9AE98")
        + inked("M-4-112h-44v11h44z", "#B3202A", 1.5)
        + flat("M-40-111h7v9h-7z", "#FFF4DA"),
    )
    b += sem(664)
    crew = [
        (60, "a", "#8C3B34", "cap", "#3E3A36", None),
        (96, "e", "#4A5A74", "wide", "#5E4A32", None),
        (134, "b", "#6E6A5E", None, "", "#3A2A20"),
        (172, "a", "#2F5A48", "bowler", "#33261C", "#8D8A86"),
        (212, "d", "#8A6A3C", "cap", "#2A2C33", None),
        (252, "c", "#5A4A6E", "cap", "#4A4038", None),
        (292, "a", "#34558A", "wide", "#6E5A3A", "#A4502A"),
    ]
    for i, (x, sk, coat, top, topc, beard) in enumerate(crew):
        b += man(
            x,
            226 + (i % 2) * 4,
            92,
            coat,
            "#33363D",
            sk,
            top,
            topc,
            arms=((-11, -26), (11, -26)) if i % 3 else ((-4, -36), (4, -35)),
            beard=beard,
            stride=4,
        )
    b += (
        table(330, 206, 96, 30)
        + inked("M352 206v-16h40v16z", "#4A505C", 1.5)
        + stroke("M350 190h44", 3)
        + stroke("M372 188q-4-8 0-14t0-14M384 188q-4-6 0-11t0-11M361 188q-4-6 0-11t0-11", 2, "#FFF8E8", 0.9)
        + many(lambda x: inked(f"M{x} 206l-2-8h12l-2 8z", "#E9E2D2", 1.2), (334, 402))
    )
    return b


def y1880():
    """Lunch on two hills, half a mile apart, and a pie."""
    b = (
        sky(W, 170, "day")
        + cloud(80, 28, 1.1, "#FFFBEA")
        + cloud(330, 50, 0.9, "#FFFBEA")
        + cloud(540, 20, 1.1, "#FFFBEA")
    )
    b += (
        peaks(
            [(90, 62, 110), (250, 40, 120), (420, 66, 100), (560, 30, 130), (690, 70, 90)],
            172,
            "#A9BFC9",
            "#7E98A8",
            "#FFFFFF",
        )
        + hills("h80", W, 168, 18, 120, 240, "#6FA06A")
        + firs("f80", 0, 720, 174, 24, 15, "#3E7A56")
    )
    b += flat("M720 240V132Q640 122 570 150T420 196L380 240z", "#8FBF6E") + flat(
        "M0 240V196Q140 178 300 202T560 224L600 240z", "#5E9A54"
    )
    # the other party: a telescope, and lunch at the same minute
    b += (
        man(
            606,
            148,
            44,
            "#7E7A86",
            "#4A4652",
            "a",
            "bowler",
            "#3A3640",
            arms=((-16, -46), (-10, -44)),
            front=stroke("M-8-48L-32-52", 5) + stroke("M-8-48L-32-52", 3, BRASS),
        )
        + man(640, 146, 42, "#9A94A0", "#4A4652", "b", "bowler", "#3A3640", arms=((-6, -30), (4, -30)))
        + stroke("M574 152L582 106M590 152L582 106M582 106V152", 2)
        + inked("M566 100l22-6 2 7-22 6z", BRASS, 1.3)
        + inked("M652 146h22v-9h-22z", "#C98F45", 1.2)
    )
    b += poles([(318, 206, 40), (402, 214, 34)], "#4A3A2A")
    b += inked("M300 226L470 226 486 238H286z", "#FFF8E8", 1.4) + stroke(
        "M322 226l-10 12M352 226l-8 12M382 226l-4 12M412 226v12M442 226l6 12M294 232H478", 1.4, "#C2403C"
    )
    for x, sk, coat, top, h, ar in (
        (322, "e", "#B5502E", "wide", 70, ((-6, -40), (8, -30))),
        (378, "a", "#34558A", "cap", 68, ((-8, -30), (5, -42))),
        (436, "c", "#E2AE2E", "wide", 70, ((-12, -30), (13, -58))),
    ):
        b += man(x, 226, h, coat, "#3E3A44", sk, top, "#5E4A32", arms=ar)
    b += (
        inked("M344 234v-12h16v12zM400 236v-10h14v10z", "#9AA3AF", 1.3)
        + stroke("M346 222q6-8 12 0", 1.8)
        + oval(392, 234, 8, 3, "#E3A85C", 1.2)
    )
    # the pie, on the window sill of the caboose
    b += inked("M234 0H246V240H234z", "#4E1412", 1.6) + stroke("M238 0V240", 1.6, "#C24A3A")
    b += (
        flat("M0 0H236V240H0z", "#7A2220")
        + stroke("".join(f"M0 {y}H236" for y in range(16, 240, 16)), 1.2, "#5E1614")
        + inked("M26 22H206V196H26z", "#9CC6D2", 3)
        + '<svg x="28" y="24" width="176" height="170" viewBox="28 24 176'
        f' 170">{sky(240, 200, "day") + peaks([(70, 90, 70), (170, 70, 80)], 172, "#A9BFC9", "#7E98A8", "#FFF") + flat("M0 160Q120 140 240 170V240H0z", "#6FA06A")}'
        "</svg>"
        + stroke("M26 22H206V196H26z", 8, "#4E1412", 1, False)
        + stroke("M26 22H206V196H26z", 3, "#C24A3A", 1, False)
        + stroke("M116 24V108", 5, "#4E1412", 1, False)
        + inked("M26 22Q60 30 56 96L26 110zM206 22Q172 30 176 96L206 110z", "#FFF4DA", 1.6)
        + stroke("M38 28V100M48 30V92M194 28V100M184 30V92", 1.4, "#B3202A")
        + inked("M10 196H226V210H10z", "#B07A3E", 2)
    )
    b += (
        inked("M58 194h116l-10-20H68z", "#C9D2D8", 1.8)
        + inked(
            (
                "M56 174Q60 146 116 144T176 174Q170 182 162 175Q154 183 146 176Q138 184 130 177Q122 184 115 177Q107"
                " 184 99 177Q91 184 83 176Q75 183 68 175Q61 181 56 174z"
            ),
            "#E3A24A",
            1.8,
        )
        + flat("M130 145Q170 150 174 173Q166 180 160 174Q154 160 130 145z", "#B5722A")
        + stroke("M92 160l6-8M116 160v-9M140 160l-6-8", 2.6, "#8A4518")
        + stroke("M96 136q-8-12 0-22t0-20M118 132q-8-12 0-22t0-22M140 136q-8-12 0-22t0-20", 3, "#FFFDF4", 0.85)
    )
    return b


def y1883():
    """Noon strikes twice."""
    b = sky(W, 200, "gold") + beams(360, 96, 620, 26, 0.05, ' fill="#FFF2C8" opacity=".35"')
    b += (
        skyline("n83", W, 200, 90, "#D98F4A", "#FFE9B0", 30, 0, 0.15)
        + flat("M0 198H720V240H0z", "#9A6A3E")
        + flat("M0 198H720V204H0z", "#C9925A")
    )
    # station front with two clocks
    b += (
        inked("M210 200V92H510V200z", "#B5563A", 2)
        + flat("M420 93H509V200H420z", "#8E3F2A")
        + inked("M196 92L360 22 524 92z", "#5A2A2A", 2)
        + stroke("M214 86L360 30 506 86", 2, BRASS)
        + inked("M200 92H520V102H200z", "#E9CE92", 1.8)
    )
    b += (
        inked("".join(f"M{x} 200V150a15 15 0 0 1 30 0V200z" for x in (232, 282, 408, 458)), "#FFE9A8", 1.8)
        + inked("M334 200V146a26 26 0 0 1 52 0V200z", "#3A2430", 2)
        + stroke("M360 120V200", 1.6, "#7A5A3A")
    )
    b += disc(360, 68, 26, "#3A2430", 2) + clock(360, 68, 23, 12, 0)
    b += stroke("M268 122V106M452 122V106", 3) + clock(268, 128, 17, 12, 0) + clock(452, 128, 17, 11, 49)
    # sun twice
    b += (
        sun(92, 62, 24, "#FFF6D6", "#FFE29A")
        + sun(628, 62, 24, "#FFF6D6", "#FFE29A")
        + dashed(stroke("M132 40Q360-22 588 40", 2.4, "#B5722A", 0.6), "2 9")
    )
    cast = [
        (60, "a", "#5A4A6E", "bowler", ((-4, -38), (10, -28)), False),
        (104, "c", "#B5502E", "sun", ((-12, -28), (12, -28)), True),
        (150, "e", "#2B4468", "top", ((-6, -40), (10, -28)), False),
        (560, "b", "#2F5A48", "bowler", ((-12, -26), (4, -40)), False),
        (606, "d", "#8C3B34", "sun", ((-10, -30), (14, -40)), True),
        (654, "a", "#4A4038", "cap", ((-12, -64), (10, -28)), False),
    ]
    for x, sk, coat, top, arms, skirt in cast:
        b += man(
            x,
            230,
            84,
            coat,
            "#3A3640" if not skirt else coat,
            sk,
            top,
            {"sun": "#F3DFAE", "cap": "#2A2C33"}.get(top, "#33261C"),
            "#B3202A",
            arms=arms,
            skirt=skirt,
            front=disc(arms[0][0], arms[0][1] - 3, 3, BRASS, 1.1) if not skirt else "",
        )
    b += dog(700, 232, 0.8)
    b += inked("M176 232v-12h30v12zM510 232v-12h34v12z", "#8E4A2A", 1.4)
    return b


def y1886():
    """A great printing house, and a small one with a lamp."""
    b = sky(W, 210, "night") + stars("s86", W, 90, 60) + moon(330, 40, 15)
    b += skyline("t86", W, 196, 70, "#171531", LAMP, 24, 0, 0.12)
    b += flat("M0 196H720V240H0z", "#1E1A38") + flat("M0 196H720V201H0z", "#3A3264")
    # the Meridian building
    b += (
        inked("M26 200V40H270V200z", "#6E6480", 2)
        + flat("M190 41H269V200H190z", "#4E4662")
        + inked("M14 40H282V28H14zM40 28L148 2 256 28z", "#8A80A0", 2)
        + disc(148, 19, 6, BRASS, 1.4)
        + flat("".join(box(x, 52, 10, 148) for x in (40, 92, 144, 196, 248)), "#8A80A0", 0.8)
    )
    b += (
        inked("".join(box(x, y, 26, 26) for x in (58, 110, 162, 214) for y in (62, 102)), "#FFE9A8", 1.4)
        + stroke("".join(f"M{x + 13} {y}v26" for x in (58, 110, 162, 214) for y in (62, 102)), 1.2)
        + inked("M118 200V150h60V200z", "#2A2540", 1.8)
        + stroke("M148 150V200", 1.4, "#8A80A0")
        + inked("M104 150H192V141H104z", BRASS, 1.6)
    )
    b += many(
        lambda x, y: inked(f"M{x} {y}h34v-9h-34z", "#FFF8E4", 1.3)
        + stroke(f"M{x + 12} {y}v-9M{x + 23} {y}v-9", 1.2, "#8A5A2E"),
        [(200, 222), (204, 212), (238, 222), (60, 224), (64, 214)],
    )
    # the small shop
    b += (
        inked("M470 204V112H640V204z", "#8A5A3E", 2)
        + flat("M590 113H639V204H590z", "#633C28")
        + inked("M456 114L555 66 654 114z", "#4A2A30", 2)
        + disc(556, 152, 100, "#FFCB66", 0, 0.1)
    )
    b += inked("M486 184V126H590V184z", "#FFE29A", 2.4) + flat("M487 184V160Q530 150 589 166V184z", "#E9B85A")
    # hand press in the window
    b += (
        stroke("M506 182V134M552 182V134", 7)
        + stroke("M506 182V134M552 182V134", 4, "#4A505C")
        + inked("M500 130h58v9h-58z", "#4A505C", 1.5)
        + inked("M512 158h34v7h-34z", "#33363D", 1.4)
        + inked("M526 139h6v19h-6z", "#9AA3AF", 1.3)
        + inked("M496 168h76v6h-76z", "#8A5A2E", 1.4)
        + inked("M552 168l6-8h20l-4 8z", "#FFFDF4", 1.2)
        + stroke("M532 148L560 140", 3.4)
        + stroke("M532 148L560 140", 1.6, "#C98F45")
    )
    b += inked("M602 204V142h28V204z", "#3A2430", 1.6) + lantern(616, 122, 0.62)
    b += man(
        678,
        230,
        82,
        "#24486A",
        "#1D3B53",
        "d",
        None,
        hair="#1D1310",
        arms=((-16, -34), (12, -28)),
        skirt=True,
        bun=True,
        scarf="#FFF8E8",
        front=inked("M-24-30h14v-10h-14z", "#FFFDF4", 1.1) + stroke("M-22-37h10M-22-34h8", 0.9),
    )
    b += man(
        356,
        230,
        88,
        "#2A2530",
        "#2A2530",
        "a",
        "top",
        "#1D1A24",
        "#7E2A4A",
        arms=((-14, -30), (13, -42)),
        beard="#4A3A2E",
        front=stroke("M-14-30V-2", 2.6) + disc(-14, -31, 2.4, BRASS, 1),
    )
    return b + lamp_post(420, 226, 92)
