"""A board in cells of four units: what is land, what is taken."""
import math

CELL = 4


class Grid:
    def __init__(self, box):
        self.x0, self.y0, x1, y1 = box
        self.width, self.height = int((x1 - self.x0) / CELL) + 1, int((y1 - self.y0) / CELL) + 1
        self.rows = [bytearray(self.width) for _ in range(self.height)]
        self.sums = None

    def column(self, x):
        return int((x - self.x0) / CELL)

    def row(self, y):
        return int((y - self.y0) / CELL)

    def fill(self, rings):
        """Sets what lies inside rings, by the even-odd rule."""
        for r, cells in enumerate(self.rows):
            y = self.y0 + (r + .5) * CELL
            crossings = sorted(p[0] + (y - p[1]) * (q[0] - p[0]) / (q[1] - p[1])
                               for ring in rings for p, q in zip(ring, ring[1:] + ring[:1]) if (p[1] > y) != (q[1] > y))
            for a, b in zip(crossings[::2], crossings[1::2]):
                first, last = max(0, math.ceil((a - self.x0) / CELL - .5)), min(self.width, int((b - self.x0) / CELL + .5))
                cells[first:last] = b"\1" * max(0, last - first)
        self.sums = None

    def take(self, box):
        left, right = max(0, self.column(box[0])), min(self.width, self.column(box[2]) + 1)
        for cells in self.rows[max(0, self.row(box[1])):max(0, self.row(box[3]) + 1)]:
            cells[left:right] = b"\1" * max(0, right - left)
        self.sums = None

    def take_line(self, a, b, pad):
        steps = max(1, int(math.dist(a, b) / CELL))
        for i in range(steps + 1):
            x, y = a[0] + (b[0] - a[0]) * i / steps, a[1] + (b[1] - a[1]) * i / steps
            self.take((x - pad, y - pad, x + pad, y + pad))

    def table(self):
        """Sums over all boxes from the corner, so that any box is asked in four steps."""
        if self.sums is None:
            self.sums = [[0] * (self.width + 1)]
            for cells in self.rows:
                run, above, line = 0, self.sums[-1], [0]
                for c, cell in enumerate(cells):
                    run += cell
                    line.append(above[c + 1] + run)
                self.sums.append(line)
        return self.sums

    def share(self, box):
        """The part of a box that is set; more than 1 where the box leaves the board."""
        top, bottom, left, right = self.row(box[1]), self.row(box[3]) + 1, self.column(box[0]), self.column(box[2]) + 1
        if top < 0 or left < 0 or bottom > self.height or right > self.width:
            return 1.5
        t = self.table()
        return (t[bottom][right] - t[top][right] - t[bottom][left] + t[top][left]) / ((bottom - top) * (right - left))
