"""A lane's middle: one quadratic Bézier, measured along its length."""
import bisect
import math

from board.plane import between

STEPS = 64


class Curve:
    def __init__(self, a, c, b):
        self.a, self.c, self.b = a, c, b
        self.marks = [0.0]      # length up to each of the steps
        last = a
        for i in range(1, STEPS + 1):
            here = self.point(i / STEPS)
            self.marks.append(self.marks[-1] + math.dist(last, here))
            last = here
        self.length = self.marks[-1]

    def point(self, t):
        return between(between(self.a, self.c, t), between(self.c, self.b, t), t)

    def direction(self, t):
        (x0, y0), (x1, y1) = between(self.a, self.c, t), between(self.c, self.b, t)
        length = math.hypot(x1 - x0, y1 - y0) or 1
        return (x1 - x0) / length, (y1 - y0) / length

    def at(self, length):
        """The parameter of a point so far along."""
        i = min(max(bisect.bisect_right(self.marks, length), 1), STEPS)
        step = self.marks[i] - self.marks[i - 1]
        return (i - 1 + (length - self.marks[i - 1]) / step) / STEPS if step else i / STEPS

    def stretch(self, first, last):
        """The part between two lengths."""
        t, u = max(0, self.at(first)), min(1, self.at(last))
        return Curve(self.point(t), between(between(self.a, self.c, t), between(self.c, self.b, t), u), self.point(u))

    def beside(self, off):
        """A parallel curve; flat curves stay quadratic."""
        (ux, uy), (vx, vy) = self.direction(0), self.direction(1)
        k = max(1 + ux * vx + uy * vy, .3)
        return Curve((self.a[0] - off * uy, self.a[1] + off * ux),
                     (self.c[0] - off * (uy + vy) / k, self.c[1] + off * (ux + vx) / k),
                     (self.b[0] - off * vy, self.b[1] + off * vx))

    def spaces(self, count, gap):
        """Middle and turn of so many spaces with gaps between them, and their length."""
        pitch = (self.length + gap) / count
        out = []
        for i in range(count):
            t = self.at(i * pitch + (pitch - gap) / 2)
            (x, y), (dx, dy) = self.point(t), self.direction(t)
            out.append([round(x, 1), round(y, 1), round(math.degrees(math.atan2(dy, dx)), 1)])
        return out, pitch - gap

    def path(self):
        return "M{:g} {:g} Q{:g} {:g} {:g} {:g}".format(*(round(v, 1) for p in (self.a, self.c, self.b) for v in p))
