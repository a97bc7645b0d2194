"""Steamers from the side, 120 x 64, the water at y 56, the bow to the right. Painted like wagons."""
from art.tones import CREAM, INK
from art.wagons import DEEP, PAINT, edge, flat, part, strokes
from svg import circle, num, path, points


class Ship:
    """Draws in the units of a ship of full size; `x`, `y` and `scale` say where and how large it is."""

    def __init__(self, x, y, scale):
        self.x, self.y, self.scale = x, y, scale

    def at(self, a, b):
        return points(self.x + a * self.scale, self.y + b * self.scale)

    def shape(self, *corners):
        return "M" + "L".join(self.at(*corner) for corner in corners) + "z"

    def lights(self, x, y, width, height, count=1, step=6):
        size = f"h{num(width * self.scale)}v{num(height * self.scale)}h-{num(width * self.scale)}z"
        return path("".join(f"M{self.at(x + i * step, y)}{size}" for i in range(count)), INK)

    def rigging(self):
        lines = ((22, 30, 22, 6), (90, 30, 90, 4), (22, 8, 12, 30), (90, 6, 104, 30), (22, 8, 90, 6))
        d = "".join(f"M{self.at(a, b)}L{self.at(c, e)}" for a, b, c, e in lines)
        return strokes(d, 1.2 * self.scale + .3, INK)

    def funnel(self, x):
        return (part(self.shape((x, 26), (x + 1.5, 8), (x + 11.5, 8), (x + 11, 26)))
                + part(self.shape((x + .9, 13), (x + 1.5, 8), (x + 11.5, 8), (x + 11.3, 13)), INK)
                + flat(self.shape((x + .5, 19), (x + .8, 15.5), (x + 11.3, 15.5), (x + 11.1, 19)), CREAM))

    def deck(self):
        return (part(self.shape((30, 31), (31, 24), (84, 24), (88, 31)), CREAM)
                + part(self.shape((66, 24), (67, 18), (80, 18), (82, 24)), CREAM)
                + self.lights(35, 26.4, 3, 2.6, 8) + self.lights(69, 19.8, 9, 2.2))

    def hull(self):
        outline = self.shape((6, 31), (112, 31), (117, 27), (107, 54), (16, 54))
        portholes = "".join(circle(self.x + (22 + i * 8.5) * self.scale, self.y + 40.5 * self.scale,
                                   1.5 * self.scale, CREAM, stroke=INK, stroke_width=".6") for i in range(10))
        return (part(outline, PAINT)
                + flat(self.shape((6, 31), (113, 31), (117, 27), (114.7, 34.5), (7.4, 34.5)), CREAM)
                + flat(self.shape((13, 47), (110, 47), (107, 54), (16, 54)), DEEP) + portholes + edge(outline))

    def draw(self, *funnels):
        return self.rigging() + "".join(self.funnel(x) for x in funnels) + self.deck() + self.hull()


def smoke(x, y, scale):
    puffs = ((0, 0, 4), (-7, -3, 5.5), (-17, -4, 6), (-28, -2, 5))
    return "".join(circle(x + a * scale, y + b * scale, r * scale, CREAM, stroke="var(--k)", stroke_width="1.2")
                   for a, b, r in puffs)


SHIPS = {
    "ship1": smoke(52, 6, 1) + Ship(0, 2, 1).draw(48),
    "ship2": Ship(-1, -10, .62).draw(48) + smoke(76, 12, .7) + Ship(22, 10, .82).draw(42, 60),
}
