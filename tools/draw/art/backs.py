"""Card backs, 80 x 112: an engine-turned ground, a brass border, a sign in an oval."""
import math

from art.cards import ANCHOR
from art.tones import INK
from svg import document, element, group, line, num, path

# Ground, lines, deep lines of the ground.
TONES = {
    "train": ("#1D3B53", "#E9C877", "#142B3D"), "ship": ("#14535A", "#F2E2B6", "#0C3A40"),
    "ticket": ("#7A4A1E", "#F6DFAE", "#5A3412"), "event": ("#4A3A2A", "#F3E6C8", "#34281C"),
}
WING = "M0 0C10-9 24-11 36-9C33-6 30-4.5 27-4C30-3.5 31-3 32-3C28 0 24 1 20 1C22 2 23 2 25 2C18 6 8 6 0 3z"


def border(ground, brass, deep):
    arcs = "".join(f"M8 {y}Q40 {y - 18} 72 {y}M8 {y}Q40 {y + 18} 72 {y}" for y in range(14, 99, 7))

    def frame(inset, radius, stroke, width, fill="none"):
        return element("rect", x=num(inset), y=num(inset), width=num(80 - 2 * inset), height=num(112 - 2 * inset),
                       rx=num(radius), fill=fill, stroke=stroke, stroke_width=num(width))
    corners = "M9.5 19V9.5H19M61 9.5h9.5V19M70.5 93v9.5H61M19 102.5H9.5V93"
    return (frame(1, 8, INK, 2, ground) + frame(2.9, 6.5, "#FFF", .8) + line(arcs, 1.1, deep)
            + frame(6.5, 4, brass, 1.2) + line(corners, 1.2, brass)
            + element("ellipse", cx="40", cy="56", rx="29", ry="33", fill=ground, stroke=brass, stroke_width="1.2")
            + element("ellipse", cx="40", cy="56", rx="26.3", ry="30.3", fill="none", stroke=brass, stroke_width=".6"))


def winged_wheel(ground, brass):
    spokes = "".join(f"M40 56L{num(40 + 10 * math.cos(a))} {num(56 + 10 * math.sin(a))}"
                     for a in (i * math.pi / 4 for i in range(8)))
    wings = (path(WING, transform="translate(45 50) scale(.58)") + path(WING, transform="translate(35 50) scale(-.58 .58)"))
    star = "M40 31l1.7 3.6 4 .4-3 2.7.9 3.9-3.6-2-3.6 2 .9-3.9-3-2.7 4-.4z"
    wheel = element("circle", cx="40", cy="56", r="11.5", fill=ground, stroke=brass, stroke_width="3")
    hub = element("circle", cx="40", cy="56", r="3.4", fill=brass)
    return (group(wings, fill=brass) + wheel + line(spokes, 1.8, brass) + hub
            + line("M26 75h28M28 78.5h24", 1.4, brass) + path(star, brass))


def anchor(ground, brass):
    return (path(ANCHOR, "none", stroke=brass, stroke_width="1.9", stroke_linecap="round",
                 transform="translate(20 33) scale(2.5)") + line("M22 78q4.5-5 9 0t9 0t9 0t9 0", 1.8, brass))


def ticket(ground, brass):
    card = path("M20 45h40v7a4 4 0 0 0 0 8v7H20v-7a4 4 0 0 0 0-8z", brass, stroke=INK, stroke_width="1.2")
    ends = path("M24.2 62a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0M39.7 50a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0", ground)
    way = line("M26.5 62q4-12 15.5-12", 1.8, ground, stroke_dasharray="3 1.6")
    return group(card + line("M47 46v20", 1.4, ground, stroke_dasharray="2 1.6") + ends + way,
                 transform="rotate(-18 40 56)")


def front_page(ground, brass):
    return group(path("M0 0h32v40H0z", brass) + path("M3 3h26v6H3zM3 12h13v12H3z", ground)
                 + line("M19 13h10M19 17h10M19 21h10M3 28h26M3 32h26M3 36h18", 1.6, ground),
                 transform="translate(24 36)")


SIGNS = {"train": winged_wheel, "ship": anchor, "ticket": ticket, "event": front_page}


def back(kind):
    ground, brass, deep = TONES[kind]
    return document("0 0 80 112", border(ground, brass, deep) + SIGNS[kind](ground, brass))
