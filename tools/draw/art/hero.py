"""The wide picture of the home page, 1600 x 600, one file for each layer: they move apart when the page
scrolls, and a picture that is only moved is not painted again."""
from art.scenery import car, crest, downs, facets, fir, plume, puffs, ridge, stars
from art.tones import CREAM
from svg import circle, document, element, gradient, group, line, moved, noise, num, path, points, rays

WIDTH, HEIGHT = 1600, 600
SUN = (1150, 300)
DECK, SPRING, SPAN, PIER = 404, 450, 104, 26   # of the viaduct; its deck is where trains run
TRAIN_SCALE = 1.06
MIST = gradient("mist", ((0, "#F6A868", 0), (1, "#F9C98A", .75)))

# From the engine back; c, l, d of each car.
CARS = (
    ("loco", ("#3D2E5C", "#7A5A8C", "#1F1734")), ("coal", ("#3B3546", "#7C6A80", "#201B2C")),
    ("coach", ("#8C2F35", "#D9705A", "#561A26")), ("coach", ("#8C2F35", "#D9705A", "#561A26")),
    ("box", ("#6A2F63", "#B36A94", "#3B173C")), ("tank", ("#2C568F", "#7E9CC4", "#173056")),
    ("reefer", ("#BF6B2C", "#F2AE64", "#74380F")), ("logs", ("#2F7D63", "#7FC2A0", "#174A3B")),
    ("caboose", ("#9A2427", "#E0695A", "#5A1018")),
)


def cloud(x, y, scale, colour):
    return path("M0 12C20 10 26 2 44 3C54-6 78-6 88 3C104-2 122 4 128 10C150 8 168 12 180 14C150 18 40 18 0 12z",
                colour, transform=f"translate({x} {y}) scale({scale})")


def sky():
    dusk = ((0, "#172747", 1), (.26, "#3A3464", 1), (.46, "#8A4B74", 1), (.62, "#DD7358", 1), (.76, "#FBB765", 1),
            (1, "#FFE3A0", 1))
    glow = ((0, "#FFF3C4", .95), (.3, "#FFD98A", .55), (1, "#FFC070", 0))
    clouds = ((640, 150, 1.7, "#7A4A78"), (900, 206, 1.3, "#C7637A"), (1230, 170, 1.8, "#A8557A"),
              (1000, 268, 1.5, "#F29A6A"), (380, 232, 1.4, "#A3547A"), (1330, 262, 1.2, "#F4A56E"),
              (120, 300, 1.5, "#DA7A66"))
    return (element("defs", gradient("dusk", dusk) + gradient("glow", glow, radial=True))
            + path(f"M-40 0H{WIDTH + 40}V{HEIGHT}H-40z", "url(#dusk)")
            + line(stars("sky", 90, WIDTH, 190, 1.4), 2, "#FFF3D0", stroke_linecap="round", opacity=".75")
            + path(rays(*SUN, 1700, 26, .06), "#FFE2A0", opacity=".09")
            + circle(*SUN, 250, "url(#glow)") + circle(*SUN, 74, "#FFF0B8")
            + "".join(cloud(*each) for each in clouds))


def far():
    peaks = crest("far", WIDTH + 80, 392, 104, 78)
    return element("defs", MIST) + moved(
        path(ridge(peaks, HEIGHT), "#9A5A7E") + path(facets(peaks, 70), "#7A4A78")
        + element("rect", y="330", width=WIDTH + 80, height="110", fill="url(#mist)"), -40, 0)


def mid():
    peaks = crest("mid", WIDTH + 80, 420, 96, 110)
    hills = downs(crest("hills", WIDTH + 80, 470, 42, 150), HEIGHT)
    firs = "".join(fir(-40 + i * 21 + noise("p", i) * 14, 458 + noise("q", i) * 26, 22 + noise("r", i) * 20)
                   for i in range(80) if noise("t", i) > .3)
    mountains = (path(ridge(peaks, HEIGHT), "#6A4274") + path(facets(peaks, 80), "#4F3466")
                 + element("rect", y="400", width=WIDTH + 80, height="100", fill="url(#mist)", opacity=".8")
                 + path(hills, "#44315F"))
    return element("defs", MIST) + moved(mountains, -40, 0) + path(firs, "#392A57")


def river():
    glints = "".join(f"M{points(SUN[0] - 190 + noise(i, 1) * 260, 526 + i * 4.6)}h{num(40 + noise(i, 2) * 80)}"
                     for i in range(15))
    ripples = "".join(f"M{points(noise(i, 5) * WIDTH, 528 + noise(i, 6) * 66)}h{num(30 + noise(i, 7) * 70)}"
                      for i in range(40))
    return (element("defs", gradient("river", ((0, "#FFD592", 1), (1, "#7E5A86", 1))))
            + path(f"M-40 520H{WIDTH + 40}V{HEIGHT}H-40z", "url(#river)")
            + line(glints, 2, "#FFF0BE", opacity=".85") + line(ripples, 2, "#4B355F", opacity=".4"))


def arches():
    """Openings, lit and dark sides of the piers, courses of stone."""
    openings = lit = dark = courses = ""
    radius = (SPAN - PIER) / 2
    for x in range(-60, WIDTH + 60, SPAN):
        openings += f"M{x + PIER} {HEIGHT - 56}V{SPRING}a{radius:g} {radius:g} 0 0 1 {SPAN - PIER} 0V{HEIGHT - 56}z"
        lit += f"M{x} {DECK + 16}h4V{HEIGHT - 60}h-4z"
        dark += f"M{x + PIER - 7} {SPRING - 16}h7V{HEIGHT - 60}h-7z"
        courses += "".join(f"M{x + 3} {y}h{PIER - 6}" for y in range(SPRING + 8, HEIGHT - 60, 13))
        courses += f"M{x + PIER - 4} {SPRING + 2}a{radius + 4:g} {radius + 4:g} 0 0 1 {SPAN - PIER + 8} 0"
    return openings, lit, dark, courses


def viaduct():
    openings, lit, dark, courses = arches()
    piers = range(-60, WIDTH + 60, SPAN)
    deep = "#5B3A58"
    corbels = "".join(f"M{x + 4} {DECK + 9}h18l-3 6h-12z" for x in piers)
    feet = "".join(f"M{x - 4} {HEIGHT - 62}h34v18h-34z" for x in piers)
    across = f"H{WIDTH + 60}"
    return (river() + path(f"M-60 {DECK}{across}V{HEIGHT - 50}H-60z{openings}", "#8A5A66", fill_rule="evenodd")
            + path(dark, deep) + path(lit, "#E59A74") + line(courses, 1.6, deep, opacity=".7")
            + path(f"M-60 {DECK - 8}{across}V{DECK + 3}H-60z", "#C9806E") + line(f"M-60 {DECK - 8}{across}", 2.4, "#FFD79A")
            + path(f"M-60 {DECK + 4}{across}v5H-60z{corbels}", deep) + path(feet, "#4A3152"))


def train():
    """The train and its light; it stands on the deck and may be moved along it."""
    top = DECK - 8 - 60 * TRAIN_SCALE
    front = 1010
    cars = "".join(car(kind, front - i * 119 * TRAIN_SCALE, top, TRAIN_SCALE, paint, "#FFE08F")
                   for i, (kind, paint) in enumerate(CARS))
    lamp = points(front + 116 * TRAIN_SCALE, top + 19 * TRAIN_SCALE)
    beam = path(f"M{lamp}L{WIDTH + 60} {num(top - 34)}V{num(top + 76)}z", "#FFF0B0", opacity=".22")
    steam = plume("hero", front + 92 * TRAIN_SCALE, top - 3, 430, 46, 7, 30, 34)
    return beam + puffs(steam, "#FFE6C4", "#D98F86") + cars


def semaphore():
    post = "#140F26"
    arm = group(path("M-6-7h-58v14h58z", "#C2252C", stroke=post, stroke_width="2") + path("M-50-7h8v14h-8z", CREAM),
                transform="translate(0 -196) rotate(-28)")
    return moved(path("M-4 0V-206h8V0z", post) + path("M-16-156h14v-13h-14z", post) + arm
                 + circle(9, -190, 16, "#7CF0B4", opacity=".3")
                 + circle(9, -190, 7.5, "#9BFFCB", stroke=post, stroke_width="2.4") + path("M-7-206l7-9 7 9z", post), 1336, 596)


def near():
    bank = (f"M-60 {HEIGHT + 20}V470C40 462 120 480 190 510C260 540 330 560 420 572C600 590 1000 592 1180 574"
            f"C1290 562 1370 530 1440 500C1500 474 1580 462 {WIDTH + 60} 468V{HEIGHT + 20}z")
    firs = ((-6, 520, 210), (44, 540, 160), (92, 545, 190), (140, 560, 120), (186, 575, 140), (236, 580, 90),
            (1600, 520, 230), (1546, 540, 170), (1500, 552, 196), (1452, 565, 128), (1408, 580, 100))
    return path(bank, "#221B3D") + path("".join(fir(*each) for each in firs), "#1A1531") + semaphore()


LAYERS = {"sky": sky, "far": far, "mid": mid, "viaduct": viaduct, "train": train, "near": near}


def layer(name):
    return document(f"0 0 {WIDTH} {HEIGHT}", LAYERS[name](), preserveAspectRatio="xMidYMax slice")
