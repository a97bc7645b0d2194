"""Plastic pieces. Light comes from the top left of the screen on every piece, however its lane is turned:
so a claimed lane is worked out space by space and cannot be a turned picture. `train` says how; the client
does the same on the map, this file draws the single piece for lists and the parts that never turn."""
import math

from art.tones import BRASS, INK
from svg import circle, element, line, num, path, points, sprite, symbol

LIFT, DROP = 1.4, 2.0  # the roof is raised, the base lowered: a little car seen from the south
SHADOW = (2.2, 2.6)
LIGHT = (-.55, -.83)   # where it comes from


def outline(length, width, inset, ship=False):
    """The corners of a car or hull round 0, 0, clockwise on the screen."""
    u, v = length / 2 - inset, width / 2 - inset
    if ship:
        half = [(u - 1.5 * v, -v), (u - .7 * v, -.72 * v), (u, 0), (u - .7 * v, .72 * v), (u - 1.5 * v, v)]
        return [(-u + .9 * v, -v)] + half + [(-u + .9 * v, v), (-u + .25 * v, .72 * v), (-u, 0), (-u + .25 * v, -.72 * v)]
    r = max(.6, min(3.6 - inset * .6, v))
    q = r * .3
    return [(-u + r, -v), (u - r, -v), (u - q, -v + q), (u, -v + r), (u, v - r), (u - q, v - q),
            (u - r, v), (-u + r, v), (-u + q, v - q), (-u, v - r), (-u, -v + r), (-u + q, -v + q)]


def placed(corners, x, y, turn):
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return [(x + a * c - b * s, y + a * s + b * c) for a, b in corners]


def hull(corners):
    """The convex hull (Andrew's chain): roof and base seen together."""
    corners = sorted({(round(x, 2), round(y, 2)) for x, y in corners})

    def half(way):
        out = []
        for x, y in way:
            while len(out) > 1 and ((out[-1][0] - out[-2][0]) * (y - out[-2][1])
                                    <= (out[-1][1] - out[-2][1]) * (x - out[-2][0])):
                out.pop()
            out.append((x, y))
        return out[:-1]
    return half(corners) + half(corners[::-1])


def closed(corners):
    return "M" + "L".join(points(*corner) for corner in corners) + "Z"


def lit_edges(corners):
    """The edges of a roof that look to the light."""
    d, pen = "", None
    for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1]):
        length = math.hypot(x1 - x0, y1 - y0) or 1
        if ((y1 - y0) * LIGHT[0] - (x1 - x0) * LIGHT[1]) / length > .25:
            d += ("" if pen == (x0, y0) else f"M{points(x0, y0)}") + f"L{points(x1, y1)}"
            pen = (x1, y1)
    return d


def shapes(x, y, turn, length, width, ship):
    """The paths of one piece, from the shadow to the shine."""
    def at(inset, down):
        return placed(outline(length, width, inset, ship), x, y + down, turn)
    body = hull(at(0, -LIFT) + at(0, DROP))
    return dict(shade=closed([(a + SHADOW[0], b + SHADOW[1]) for a, b in body]), case=closed(body),
                wall=closed(hull(at(1.6, -LIFT) + at(1.6, DROP))), roof=closed(at(2, -LIFT)),
                shine=lit_edges(at(3.3, -LIFT)))


def fittings(x, y, turn, length, width):
    """Couplers, end boards and wheels of a car."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def at(u, v, down=0.0):
        return points(x + u * c - v * s, y + u * s + v * c + down)
    reach, side = length / 2 + 2.2, width / 2 - 2.6
    ends = "".join(f"M{at(u, -side, -LIFT)}L{at(u, side, -LIFT)}" for u in (4.6 - length / 2, length / 2 - 4.6))
    foot = math.copysign(width / 2, c)
    wheels = "" if abs(s) >= .8 else "".join(f"M{at(e * length * k, foot, DROP - .2)}h.01"
                                             for e in (-1, 1) for k in (.36, .2))
    return dict(hook=f"M{at(-reach, 0)}L{at(reach, 0)}", ends=ends, wheels=wheels)


def train(spaces, width, ship=False):
    """The markup of a claimed lane without its pattern. `spaces`: (x, y, turn, length). A handful of paths,
    whatever the lane's length, so that panning stays cheap."""
    width += 2.5 if ship else 1.8
    d = {}
    for x, y, turn, length in spaces:
        # A car that stands on end looks longer by its height: the gap between cars stays.
        length -= abs(math.sin(math.radians(turn))) * (LIFT + DROP)
        parts = shapes(x, y, turn, length, width, ship)
        if not ship:
            parts.update(fittings(x, y, turn, length, width))
        for name, part in parts.items():
            d[name] = d.get(name, "") + part
    return (path(d["shade"], INK, fill_opacity=".25")
            + ("" if ship else line(d["hook"], 3.2, INK) + line(d["wheels"], 5, INK, stroke_linecap="round"))
            + path(d["case"], INK, stroke="#FFF", stroke_opacity=".8", stroke_width="1.8", paint_order="stroke")
            + path(d["wall"], "var(--d)") + path(d["roof"], "var(--c)", stroke="#FFF", stroke_width=".8")
            + ("" if ship else line(d["ends"], .9, INK, stroke_opacity=".55"))
            + line(d["shine"], 1.3, "var(--l)", stroke_linecap="round"))


def harbour():
    """A quay house with a light on its roof, 36 x 42 round 0, 0; room for the owner's badge below the roof."""
    walls = "M-13 12V-4L-3 -13V-19H3V-13L13 -4V12Z"
    return (element("ellipse", cx="3", cy="13", rx="16", ry="5", fill=INK, opacity=".28")
            + path(walls, "#FFF", stroke="#FFF", stroke_width="4.6", stroke_linejoin="round")
            + path(walls, INK, stroke=INK, stroke_width="2.6", stroke_linejoin="round")
            + path("M-12 11V-3.5L0 -13L12 -3.5V11Z", "var(--c)") + path("M0 -13L12 -3.5V11H8V-1.5z", "var(--d)")
            + path("M-12 -3.5L0 -13L3 -10.6-9 -.8z", "var(--l)")
            + path("M-2.6 -18.2h5.2v5h-5.2z", "#FFE9A8", stroke=INK))


def pin():
    """An enamel pin round 0, 0, 32 wide: brass rim, ink, the player's colour; the mark is the client's."""
    rims = ((15.6, "#FFF"), (14.8, INK), (13.2, BRASS), (11.9, INK), (11.1, "var(--c)"))
    return ("".join(circle(0, 0, r, fill) for r, fill in rims)
            + line("M-9.6 -3.5A10.2 10.2 0 0 1 3.5 -9.6", 1.4, "var(--l)", stroke_linecap="round"))


def city(port=False):
    """A city round 0, 0, 32 wide; a port has a blue middle."""
    return (element("ellipse", cx="1.6", cy="2.6", rx="13", ry="12", fill=INK, opacity=".22")
            + circle(0, 0, 13, "#FFF", fill_opacity=".8") + circle(0, 0, 11.6, INK) + circle(0, 0, 9.4, BRASS)
            + circle(0, 0, 7.6, "#FFFDF6", stroke=INK, stroke_width="1")
            + (circle(0, 0, 4, "#1D6CD3", stroke=INK, stroke_width="1") if port else ""))


def piece_sprite():
    here = [(0, 0, 0, 40)]
    return sprite(symbol("wagon", "-24 -11 50 26", train(here, 15)),
                  symbol("ship", "-24 -11 50 26", train(here, 15, ship=True)),
                  symbol("harbour", "-18 -23 36 42", harbour()), symbol("pin", "-16 -16 32 32", pin()),
                  symbol("city", "-16 -16 32 32", city()), symbol("port", "-16 -16 32 32", city(port=True)))
