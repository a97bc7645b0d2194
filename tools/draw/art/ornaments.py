"""ornaments.svg: what a map maker puts into the free corners of a board. Painted by the look of the board
(--g-wood --g-gilt --g-paper --g-accent --g-water --g-frame-ink), so one drawing serves all boards, by day and by night."""
import math

from art.backs import WING
from svg import circle, group, line, num, path, points, sprite, symbol

WOOD, GILT, PAPER, ACCENT, WATER, INK = (f"var(--g-{name})" for name in ("wood", "gilt", "paper", "accent", "water", "frame-ink"))


def cartouche():
    """A scroll for the title, 330 x 150: two lines of words in 40..290 x 44..104."""
    scroll = ("M14 30C4 30 2 18 10 14S26 20 22 28L30 40H300L308 28C304 20 312 10 320 14S326 30 316 30C322 36 320 44 312 44V112"
              "C322 112 326 126 318 132S302 128 306 118L298 108H32L24 118C28 128 20 138 12 132S8 112 18 112V44C10 44 8 36 14 30Z")
    edge = dict(stroke=INK, stroke_width="2", stroke_linejoin="round")
    wings = "".join(path(WING, GILT, stroke=INK, stroke_width="1", transform=f"translate({side * 10} 0) scale({side * 1.5:g} 1.5)")
                    for side in (1, -1))
    wheel = (circle(0, 0, 14, ACCENT, stroke=INK, stroke_width="2") + circle(0, 0, 9.5, "none", stroke=PAPER, stroke_width="2.6")
             + line("M0-9V9M-7.8-4.5L7.8 4.5M-7.8 4.5L7.8-4.5", 1.8, PAPER))
    return (path(scroll, "#3A2A16", opacity=".22", transform="translate(5 6)") + path(scroll, GILT, **edge)
            + path("M26 24H304L312 44V104L300 124H30L18 104V44Z", WOOD, **edge)
            + path("M34 32H296L304 47V101L294 116H36L26 101V47Z", PAPER, stroke=GILT, stroke_width="2.4")
            + line("M40 37H290L298 50V98L289 111H41L32 98V50Z", 1, WOOD)
            + group(wings + wheel, transform="translate(165 22)")
            + path("M120 128q45 16 90 0l-10 10q-35 8-70 0z", ACCENT, stroke=INK, stroke_width="1.6"))


def spikes(radius, width, turn):
    """Four points of a compass: their left and right halves."""
    halves = ["", ""]
    for i in range(4):
        a = turn + i * math.pi / 2
        tip = points(radius * math.sin(a), -radius * math.cos(a))
        for k, side in enumerate((-1, 1)):
            b = a + side * math.pi / 4
            halves[k] += f"M0 0L{points(width * math.sin(b), -width * math.cos(b))}L{tip}z"
    return halves


def compass():
    """150 x 150 round 0, 0."""
    far, near = spikes(66, 13, 0), spikes(44, 10, math.pi / 4)
    ticks = "".join(f"M{points(52 * math.sin(a), -52 * math.cos(a))}L{points(56 * math.sin(a), -56 * math.cos(a))}"
                    for a in (i * math.pi / 16 for i in range(32)))
    rose = path(near[0], PAPER) + path(near[1], GILT) + path(far[0], PAPER) + path(far[1], ACCENT)
    return (circle(0, 0, 56, PAPER, fill_opacity=".55") + circle(0, 0, 56, "none", stroke=INK, stroke_width="1.6")
            + circle(0, 0, 52, "none", stroke=INK, stroke_width=".8") + line(ticks, 1.4, INK)
            + group(rose, stroke=INK, stroke_width="1", stroke_linejoin="round")
            + circle(0, 0, 6, GILT, stroke=INK, stroke_width="1.4") + path("M0-75l3 7h-6z", ACCENT))


def sailer():
    """A two-master, 110 x 70."""
    edge = dict(stroke=INK, stroke_width="1.4")
    sails = "M20 20q16-8 27-2-4 10 0 20-14-5-27 0 4-9 0-18zM48 16q18-9 29-2-5 12 0 24-16-6-29 0 4-11 0-22z"
    return (path("M8 46C30 50 70 50 100 42L94 60Q52 66 20 60z", WOOD, stroke=INK, stroke_width="1.6")
            + line("M12 49q40 5 84-4", 1.6, GILT) + line("M34 46V6M62 45V2", 1.8, INK) + path(sails, PAPER, **edge)
            + path("M81 42L104 34 82 12z", PAPER, **edge) + path("M62 2q8-3 14 1-6 3-14 2z", ACCENT)
            + line("M0 62q6-6 12 0" + "t12 0" * 7, 2, WATER))


def boss():
    """On the corners of the frame, 20 x 20 round 0, 0."""
    star = "M0-6l1.7 4.3 4.3 1.7-4.3 1.7-1.7 4.3-1.7-4.3-4.3-1.7 4.3-1.7z"
    return circle(0, 0, 9, WOOD, stroke=GILT, stroke_width="1.6") + path(star, GILT)


def frame(x, y, w, h):
    """The frame round a view: paper with a neat line, then wood with a line of gilt; 30 wide, all of it outside. The
    client draws the same round whatever is open of a board."""
    def ring(out, inner):
        outer = f"M{num(x - out)} {num(y - out)}H{num(x + w + out)}V{num(y + h + out)}H{num(x - out)}z"
        return outer + f"M{num(x - inner)} {num(y - inner)}V{num(y + h + inner)}H{num(x + w + inner)}V{num(y - inner)}z"

    def rule(out, width, colour):
        return line(f"M{num(x - out)} {num(y - out)}H{num(x + w + out)}V{num(y + h + out)}H{num(x - out)}z", width, colour)
    corners = [(x - 15, y - 15), (x + w + 15, y - 15), (x - 15, y + h + 15), (x + w + 15, y + h + 15)]
    return (path(ring(30, 3), PAPER) + path(ring(30, 15), WOOD) + rule(18.5, 1.6, GILT) + rule(12, 1.2, INK) + rule(6, 1.2, INK)
            + rule(3, 1, INK) + path(bars(x, y, w, h), INK)
            + "".join(group(boss(), transform=f"translate({points(*at)})") for at in corners))


def bars(x, y, w, h, step=50):
    """Black and white bars between the rules, about `step` long."""
    across, down = max(1, round(w / step)), max(1, round(h / step))
    d = ""
    for i in range(0, across, 2):
        a, b = x + w * i / across, x + w * (i + 1) / across
        d += "".join(f"M{num(a)} {num(top)}H{num(b)}v6H{num(a)}z" for top in (y - 12, y + h + 6))
    for i in range(0, down, 2):
        a, b = y + h * i / down, y + h * (i + 1) / down
        d += "".join(f"M{num(left)} {num(a)}h6V{num(b)}h-6z" for left in (x - 12, x + w + 6))
    return d


def plate(w, h):
    """Where the points of lanes stand."""
    box = f"M0 0H{num(w)}V{num(h)}H0z"
    inner = f"M4 4H{num(w - 4)}V{num(h - 4)}H4z"
    return path(box, PAPER, stroke=WOOD, stroke_width="3") + line(inner, 1.4, GILT)


def ornament_sprite():
    return sprite(symbol("cartouche", "0 0 330 150", cartouche()), symbol("compass", "-75 -75 150 150", compass()),
                  symbol("sailer", "0 0 110 70", sailer()), symbol("boss", "-10 -10 20 20", boss()))
