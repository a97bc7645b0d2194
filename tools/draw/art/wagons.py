"""Rolling stock from the side, 120 x 64, the rail at y 60.

Paint is `--c` (paint), `--l` (lit), `--d` (deep); the contour is `--k`, `--kw` wide, `--ko` round the parts
that are ink themselves. A wagon is drawn twice, first with a broad cream contour and then in ink: the
keyline lifts a red wagon off a red card."""
import math

from art.tones import BRASS, CREAM, INK
from svg import circle, line, num, path

CONTOUR = dict(stroke="var(--k)", stroke_width="var(--kw)", stroke_linejoin="round")
UNDER = dict(stroke="var(--k)", stroke_width="var(--ko)")
PAINT, LIT, DEEP = "var(--c)", "var(--l)", "var(--d)"
STEEL = "#33363D"


def part(d, fill=PAINT):
    return path(d, fill, **CONTOUR)


def flat(d, fill):
    return path(d, fill)


def edge(d):
    return part(d, "none")


def strokes(d, width=1.0, colour=DEEP, opacity=None):
    return line(d, width, colour, opacity=opacity)


def planks(x0, x1, step, y0, y1):
    """Upright boards."""
    return "".join(f"M{num(x0 + i * step)} {y0}V{y1}" for i in range(int((x1 - x0) / step + .01) + 1))


def wheel(x, y=53.5, r=6.3):
    return circle(x, y, r, INK, **UNDER) + circle(x, y, r - 2.2, "#A9AEB8") + circle(x, y, 1.6, INK)


def truck(x, gap=8):
    frame = path(f"M{x - gap - 4} 50.2h{2 * gap + 8}v2.6h-{2 * gap + 8}zM{x - 3} 47.5h6v7h-6z", INK)
    return wheel(x - gap) + wheel(x + gap) + frame


def chassis(x0=6, x1=114, y=44.5):
    """Couplers and sill."""
    return path(f"M1 {y + 1}h118v3.4H1z", INK, **UNDER) + part(f"M{x0} {y}h{x1 - x0}v4.6H{x0}z", DEEP)


def caboose():
    platforms = "M7 27V45M13 27V45M113 27V45M107 27V45M5 29H19M101 29H115M5 36H19M101 36H115"
    cupola = (part("M47 9h28v10H47z") + part("M51 11h8v6h-8zM63 11h8v6h-8z", CREAM)
              + part("M43 9l3-4h30l3 4z", DEEP))
    side = (part("M18 22h84v23H18z") + flat("M18 22h84v4H18z", LIT)
            + strokes(planks(24, 98, 5.7, 26, 45), .9) + strokes("M18 41h84", 2.2)
            + part("M27 28h11v10H27zM82 28h11v10H82z", CREAM) + strokes("M32.5 28v10M87.5 28v10", 1, INK)
            + part("M53 26h14v19H53z", DEEP) + part("M56 29h8v7h-8z", CREAM))
    roof = part("M6 22l4-4.5h100l4 4.5z", DEEP) + strokes("M12 19.5h96", 1.2, LIT)
    pipe = part("M84 8h7v11h-7z", INK) + part("M82 6.5h11v3H82z", STEEL)
    return (strokes(platforms, 1.7, INK) + pipe + cupola + side + roof + edge("M18 22h84v23H18z")
            + chassis(4, 116) + truck(26) + truck(94))


def reefer():
    hatches = part("M11 7.5h16v6H11zM93 7.5h16v6H93z", DEEP) + strokes("M11 9.5h16M93 9.5h16", 1.4, LIT)
    boards = planks(14.5, 44, 4.9, 16, 45) + planks(76, 106, 4.9, 16, 45)
    side = part("M9 16h102v29H9z") + flat("M9 16h102v5H9z", LIT) + strokes(boards, .9)
    doors = (part("M46 18h28v27H46z", LIT) + strokes("M60 18v27", 1.7, INK)
             + strokes("M46 23.5h9M46 39h9M65 23.5h9M65 39h9M56 31h8", 2.2, INK))
    slice_ = "M21.5 29h13a6.5 6.5 0 0 1-13 0zM28 29v6.2M28 29l-4.4 4.4M28 29l4.4 4.4"
    fruit = circle(28, 31, 8.5, CREAM, **CONTOUR) + path(slice_, DEEP, stroke=CREAM, stroke_width="1")
    ladder = strokes("M100 16v29M107 16v29M100 22h7M100 28h7M100 34h7M100 40h7", 1.5, INK)
    roof = part("M5 16.5Q60 8 115 16.5l-2-4.5Q60 4.5 7 12z", DEEP)
    return (hatches + side + doors + fruit + ladder + roof + edge("M9 16h102v29H9z")
            + chassis() + truck(25) + truck(95))


def coach():
    windows = "".join(f"M{num(14.5 + i * 10.2)} 33.5v-7.5a3.3 3.3 0 0 1 6.6 0v7.5z" for i in range(9))
    lights = "".join(f"M{num(29 + i * 9.6)} 9h6v2.4h-6z" for i in range(7))
    clerestory = part("M18 12.5q2-5.5 8-5.5h68q6 0 8 5.5z", DEEP) + flat(lights, CREAM)
    side = (part("M8 18h104v27H8z") + flat("M8 18h104v4H8z", LIT) + flat("M8 37h104v8H8z", DEEP)
            + strokes("M8 36.5h104", 1.2, INK) + part(windows, CREAM) + strokes("M11 41h98", 1, BRASS)
            + part("M104.5 22.5h6V45h-6zM9.5 22.5h3V45h-3z", LIT))
    roof = part("M3.5 18.5q.5-6 9-6h95q8.5 0 9 6z", DEEP) + strokes("M9 15h102", 1.3, LIT)
    return (clerestory + side + roof + edge("M8 18h104v27H8z") + strokes("M40 50.5l6 5h28l6-5", 1.6, INK)
            + chassis() + truck(24) + truck(96))


def trunk(x0, x1, y, r):
    m = y + r
    bark = part(f"M{x0} {num(m - r)}H{x1}a{num(r * .55)} {r} 0 0 1 0 {num(2 * r)}H{x0}z")
    light = strokes(f"M{x0 + 8} {num(m - r * .45)}H{x1 - 12}", 1.6, LIT)
    shade = strokes(f"M{x0 + 14} {num(m + r * .4)}H{x1 - 4}M{x0 + 30} {num(m)}H{x1 - 30}")
    ring = "M{0} {1}a{2} {3} 0 1 0 {4} 0a{2} {3} 0 1 0-{4} 0z"
    cut = part(ring.format(num(x0 - r * .6), num(m), num(r * .6), num(r), num(r * 1.2)), CREAM)
    years = strokes(ring.format(num(x0 - r * .26), num(m), num(r * .26), num(r * .45), num(r * .52)), 1, INK)
    return bark + light + shade + cut + years


def logs():
    stakes = part("M33 4h4v40h-4zM83 4h4v40h-4zM58 10h4v34h-4z", DEEP)
    return (trunk(24, 98, 7, 6) + trunk(15, 105, 18.5, 6) + trunk(10, 110, 30.5, 6.5) + stakes
            + chassis(4, 116, 43) + strokes("M8 45h104", 1.2, LIT) + truck(24) + truck(96))


def tank():
    barrel = "M18 17.5h84q11 0 11 13t-11 13H18q-11 0-11-13t11-13z"
    dome = (part("M50 18V10q10-5 20 0v8z") + strokes("M53 11.5v6", 2.4, LIT)
            + part("M48.5 10q11.5-6.5 23 0z", DEEP))
    body = (part(barrel) + flat("M18 19.5h84q5 0 7 4.5H11q2-4.5 7-4.5z", LIT)
            + flat("M10 36.5h100q-2 6-8 6H18q-6 0-8-6z", DEEP) + edge(barrel))
    straps = (strokes("M26 17.5v26M94 17.5v26M42 17.5v26M78 17.5v26", 2, INK)
              + strokes("M27.8 19v23M95.8 19v23M43.8 19v23M79.8 19v23", 1, LIT))
    water = "M52 32.5q2-3.5 4 0t4 0t4 0t4 0M52 28.3q2-3.5 4 0t4 0t4 0t4 0"
    plate = part("M48.5 24h23v13h-23z", CREAM) + strokes(water, 1.7)
    rail = strokes("M8 15H44M76 15h36M14 15v5M34 15v3M86 15v3M106 15v5", 1.2, INK)
    return dome + body + straps + plate + rail + chassis(4, 116) + truck(24) + truck(96)


def box():
    boards = planks(13, 44, 3.9, 15, 45) + planks(78, 108, 3.9, 15, 45)
    braces = "M10.5 45L26 16L43 45M109.5 45L94 16L77 45M26 15V45M94 15V45"
    side = part("M9 15h102v30H9z") + flat("M9 15h102v4.5H9z", LIT) + strokes(boards, .8, DEEP, .8)
    door = (part("M45 17h30v28H45z", DEEP) + strokes("M52.5 19v24M67.5 19v24", 1, PAINT)
            + part("M60 22l9 7.5L60 40l-9-10.5z", CREAM)
            + strokes("M51 29.5h18M56.5 29.5L60 40l3.5-10.5L60 22z", 1, INK))
    roof = part("M5.5 15.5l5-4.5h99l5 4.5z", DEEP) + part("M22 8.8h76v2.4H22z", LIT)
    return (side + strokes(braces, 3.6, INK) + strokes(braces, 1.6, LIT) + door
            + strokes("M44 16.6h50", 2, INK) + roof + edge("M9 15h102v30H9z") + chassis() + truck(25) + truck(95))


def plough():
    glass, blade = "#CFE0EE", "M46 12C24 22 12 38 5 59.5h31q4-8 10-12z"
    cupola = (part("M62 9h26v9H62z") + part("M65.5 11h8v5.5h-8zM77 11h8v5.5h-8z", glass)
              + part("M58.5 9l3-4h27l3 4z", DEEP))
    cabin = (part("M44 18h68v27H44z") + flat("M44 38h68v7H44z", "#DDE2E7") + strokes(planks(50, 108, 6, 20, 45), .8)
             + part("M66 24h12v9H66zM88 24h12v9H88z", glass) + strokes("M72 24v9M94 24v9", 1, INK)
             + part("M41 18.5l3-4.5h67l4 4.5z", DEEP) + edge("M44 18h68v27H44z"))
    under = chassis(40, 116) + truck(96) + wheel(58) + part("M50 50.5h16l-3 3.5H53z", STEEL)
    front = (part(blade, "#E7ECF0") + flat("M46 12C34 24 27 40 26 59.5h10q4-8 10-12z", "#BAC4CD")
             + strokes("M46 12C34 24 27 40 26 59.5", 1.6, INK)
             + strokes("M19 51q8-26 25-36M12 55q4-12 10-20", 1.1, "#8996A2") + edge(blade))
    lamp = circle(52, 11, 3.8, BRASS, **CONTOUR)
    snow = line("M3 54q-4-4 0-7q-2-6 4-7q1-5 6-4M9 46q-2-5 3-7", 1.4, "#6C7A87", stroke_linecap="round")
    return cupola + cabin + under + front + lamp + snow


def coal():
    heap = "M12 23l6-8 7-1 5-5 9 1 6-4 8 2 7-3 8 4 8-2 7 4 7-1 6 5 6 1 6 7z"
    cracks = ("M18 15l6 6M30 9l4 8-6 5M45 7l2 9 8 6M60 6l-3 8M68 8l6 7-3 7M83 9l-1 7 8 6M97 14l-4 8M39 10l-2 7")
    glints = "M31 12l6-1 3 5-6 3zM62 9l7 2-2 6-7-2zM84 12l6 2-2 5-6-2zM47 14l5-1 2 4-5 2z"
    body = "M9 22.5h102l-2 22.5H11z"
    ribs = "".join(part(f"M{x} 22.5h4.5l-.3 22.5h-4z") + strokes(f"M{num(x + 1.3)} 24v20", 1, LIT)
                   for x in (20, 34, 48, 67.5, 81.5, 95.5))
    return (part(heap, DEEP) + strokes(cracks, 1.3, LIT) + flat(glints, LIT)
            + part(body) + flat("M9 22.5h102l-.5 4.5h-101z", LIT) + flat("M10.5 39h99l-.5 6h-98z", DEEP)
            + ribs + part("M7 20.5h106v3.6H7z", LIT) + edge(body) + chassis() + truck(25) + truck(95))


def driver(x):
    spokes = "".join(f"M{x} 47l{num(10 * math.cos(i * math.pi / 4))} {num(10 * math.sin(i * math.pi / 4))}"
                     for i in range(8))
    return (circle(x, 47, 12.5, INK) + circle(x, 47, 10, "#B5203A") + path(spokes, stroke=INK, stroke_width="1.8")
            + circle(x, 47, 3.2, BRASS, **CONTOUR))


def loco():
    """A 4-4-0, running to the right."""
    boiler = "M42 21.5h54v20H42z"
    tender = part("M2 26h9v20H2z", DEEP) + strokes("M2 30h9", 1.4, BRASS)
    domes = part("M60 22v-4q5-5 10 0v4zM74 22v-5q4-4 8 0v5z", BRASS) + part("M49 21v-4q3.5-4 7 0v4z")
    stack = (part("M89 22l-2-12h12l-2 12z", DEEP) + part("M84.5 10.5L87 4h12l2.5 6.5q-8.5 3-17 0z")
             + strokes("M87.5 9h11", 1.2, BRASS))
    body = (part(boiler) + flat("M42 23.5h54v4H42z", LIT) + flat("M42 36h54v5.5H42z", DEEP) + edge(boiler)
            + strokes("M52 21.5v20M66 21.5v20M80 21.5v20", 2.4, BRASS))
    smokebox = part("M94 20h9q2 0 2 3v17q0 3-2 3h-9z", "#2A2C33") + strokes("M96 22v19", 1.4, "#6B6F79")
    lamp = part("M104 15h8v8h-8z", BRASS) + part("M111 14l5-1.5v13l-5-1.5z", CREAM) + part("M103 23h6v2.5h-6z", INK)
    cab = (part("M14 15h26v30H14z", LIT) + flat("M14 31h26v14H14z", PAINT)
           + part("M18 18.5h8V29h-8zM29 18.5h8V29h-8z", CREAM) + strokes("M17 35h20v7H17z", 1.3, BRASS)
           + edge("M14 15h26v30H14z") + part("M9.5 15q17.5-9 35.5-1l-1 2.5h-34z", DEEP)
           + strokes("M14 13.5q13-5 26-1", 1.2, LIT))
    gear = (part("M8 43h98v4H8z", DEEP) + part("M84 42h17v10H84z") + strokes("M84 45h17", 1.3, BRASS)
            + driver(32) + driver(60) + part("M32 45.5h28l26 .5v3H32z", "#D9DCE2")
            + wheel(79) + wheel(96) + part("M73 52.5h28v2.5H73z", STEEL))
    pilot = part("M104 45h6l9 15h-17z", "#B5203A") + strokes("M106 46l1 13M109 47l4 12", 1.3, CREAM)
    return tender + domes + stack + body + smokebox + lamp + cab + gear + pilot + wheel(8, 54, 5.5)


WAGONS = {
    "caboose": caboose(), "reefer": reefer(), "coach": coach(), "logs": logs(), "tank": tank(),
    "box": box(), "plough": plough(), "coal": coal(), "loco": loco(),
}
