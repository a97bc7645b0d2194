"""tickets.svg: parts of a ticket, 132 x 112, stiff card of a booking office. The client puts them together
with its own words and the map of the journey. `--stock --deep --main --mark` are the tones of its state."""
import math

from art.tones import BRASS, INK, rule
from svg import circle, group, line, path, points, sprite, symbol

BOX = "0 0 132 112"
SHAPE = ("M7 1H125A6 6 0 0 0 131 7V70A4.5 4.5 0 0 0 131 79V105A6 6 0 0 0 125 111H7A6 6 0 0 0 1 105V79"
         "A4.5 4.5 0 0 0 1 70V7A6 6 0 0 0 7 1Z")
STOCK, DEEP, MAIN, MARK = (f"var(--{name})" for name in ("stock", "deep", "main", "mark"))

# Tones of a ticket that is open, joined, lost.
STATES = {
    "open": dict(stock="#FBEBC4", deep="#F3D9A0", main="#1D3B53", mark="#7A4A1E"),
    "done": dict(stock="#E3F2E2", deep="#C5E3CC", main="#0B6E4F", mark="#0B6E4F"),
    "lost": dict(stock="#E9E4DA", deep="#D8D2C5", main="#5A5F69", mark="#A61B1B"),
}


def sheet():
    return "".join(rule(f".ticket-{state}", tones) for state, tones in STATES.items())


def card():
    """Shadow, card, water lines, the strip at the foot for one line of words. The strip follows the corners,
    so nothing has to be clipped."""
    waves = "".join(f"M6 {y}q7.5-5 15 0" + "t15 0" * 7 for y in range(8, 72, 7))
    strip = "M1 91H131V105A6 6 0 0 0 125 111H7A6 6 0 0 0 1 105Z"
    return (path(SHAPE, INK, opacity=".25", transform="translate(1.5 2.5)") + path(SHAPE, STOCK) + line(waves, 1.1, DEEP)
            + path(strip, MAIN) + line(SHAPE, 2, INK))


def perforation():
    return line("M6 74.5H126", 1.2, INK, stroke_dasharray="1.5 3", stroke_linecap="round")


def seal():
    """A toothed seal round 0, 0, 30 wide; the value is written on it."""
    teeth = "L".join(points(r * math.cos(a), r * math.sin(a))
                     for r, a in ((15 if i % 2 else 13, i * math.pi / 16) for i in range(32)))
    return (path(f"M{teeth}Z", f"var(--seal,{BRASS})", stroke=INK, stroke_width="1.2", stroke_linejoin="round")
            + circle(0, 0, 10.8, "#FFFDF4", stroke=INK, stroke_width=".8"))


def stamp(sign, ground):
    """A stamp round 0, 0, 32 wide, set askew as a hand sets it."""
    return group(ground + line(sign, 3.4, MARK, stroke_linecap="round", stroke_linejoin="round"), transform="rotate(-14)")


def done():
    return stamp("M-6 0l4.5 5L7-5", circle(0, 0, 15, "none", stroke=MARK, stroke_width="2.4")
                 + circle(0, 0, 11.8, STOCK, fill_opacity=".7", stroke=MARK, stroke_width="1"))


def lost():
    return stamp("M-6-6L6 6M-6 6L6-6", circle(0, 0, 15, STOCK, stroke=MARK, stroke_width="2.4"))


def hatch():
    """Hatched is closed, on a ticket as on the map. Cut by hand to the card above the strip."""
    lines = ""
    for start in range(9, 222, 9):
        x0, y0 = (start, 2) if start <= 130 else (130, start - 128)
        x1, y1 = (2, start) if start <= 90 else (start - 88, 90)
        lines += f"M{x0} {y0}L{x1} {y1}"
    return line(lines, 1.2, "#6F6B62", opacity=".45")


def eyelet():
    """The hole of a luggage label (a tour), 13 wide."""
    return circle(0, 0, 6.5, "#8B5A2B", stroke=INK, stroke_width="1") + circle(0, 0, 3, INK)


def punch():
    return circle(0, 0, 5, "#1D3B53", stroke=INK, stroke_width="1")


def ticket_sprite():
    round_box = "-16 -16 32 32"
    return sprite(symbol("ticket", BOX, card(), overflow="visible"), symbol("perforation", BOX, perforation()),
                  symbol("hatch", BOX, hatch()), symbol("seal", round_box, seal()), symbol("stamp-done", round_box, done()),
                  symbol("stamp-lost", round_box, lost()), symbol("eyelet", "-7 -7 14 14", eyelet()),
                  symbol("punch", "-6 -6 12 12", punch()))
