"""From the globe to the board: a map projection, then a thin-plate spline that carries the land along with
the cities, which the lanes have pushed from their true places."""
import math


def solved(matrix, right):
    """Gauss with pivots; `right` has any number of columns."""
    rows = [list(row) + list(rhs) for row, rhs in zip(matrix, right)]
    size = len(rows)
    for i in range(size):
        pivot = max(range(i, size), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for r in range(i + 1, size):
            k = rows[r][i] / rows[i][i]
            if k:
                rows[r] = [u - k * v for u, v in zip(rows[r], rows[i])]
    out = [[]] * size
    for i in reversed(range(size)):
        out[i] = [(rows[i][size + c] - sum(rows[i][q] * out[q][c] for q in range(i + 1, size))) / rows[i][i]
                  for c in range(len(right[0]))]
    return out


def albers(parallels, middle):
    """Equal-area conic."""
    p, q, lat0 = (math.radians(v) for v in (*parallels, middle[1]))
    n = (math.sin(p) + math.sin(q)) / 2
    c = math.cos(p) ** 2 + 2 * n * math.sin(p)
    r0 = math.sqrt(c - 2 * n * math.sin(lat0)) / n

    def at(lon, lat):
        rho = math.sqrt(max(c - 2 * n * math.sin(math.radians(lat)), 0)) / n
        theta = n * math.radians(lon - middle[0])
        return rho * math.sin(theta), rho * math.cos(theta) - r0
    return at


def lambert(parallels, middle):
    """Conformal conic."""
    p, q, lat0 = (math.radians(v) for v in (*parallels, middle[1]))

    def slope(lat):
        return math.tan(math.pi / 4 + lat / 2)
    n = math.log(math.cos(p) / math.cos(q)) / math.log(slope(q) / slope(p))
    f = math.cos(p) * slope(p) ** n / n
    r0 = f / slope(lat0) ** n

    def at(lon, lat):
        rho = f / slope(math.radians(lat)) ** n
        theta = n * math.radians(lon - middle[0])
        return rho * math.sin(theta), rho * math.cos(theta) - r0
    return at


def interpolated(value, knots):
    knots = sorted(knots)
    if value <= knots[0][0]:
        return knots[0][1]
    for (a, u), (b, v) in zip(knots, knots[1:]):
        if value <= b:
            return u + (v - u) * (value - a) / (b - a)
    return knots[-1][1]


def cylinder(longitudes, latitudes):
    """Straight edges that can be joined; the knots are in board units already."""
    return lambda lon, lat: (interpolated(lon, longitudes), interpolated(lat, latitudes))


def fitted(at, places, size, pad, stretch):
    """The projection moved and scaled so that the places fill the board inside its padding; one axis may be
    stretched a little more than the other."""
    xs, ys = zip(*(at(*place) for place in places))
    left, top, right, bottom = pad
    room = (size[0] - left - right, size[1] - top - bottom)
    sx, sy = room[0] / (max(xs) - min(xs)), room[1] / (max(ys) - min(ys))
    sx, sy = min(sx, sy * stretch), min(sy, sx * stretch)
    mx, my = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2

    def board(lon, lat):
        x, y = at(lon, lat)
        return left + room[0] / 2 + (x - mx) * sx, top + room[1] / 2 + (y - my) * sy
    return board


def projection(settings, places, size):
    kind = settings["kind"]
    if kind == "cylinder":
        return cylinder(settings["longitudes"], settings["latitudes"])
    conic = {"albers": albers, "lambert": lambert}[kind](settings["parallels"], settings["middle"])
    return fitted(conic, places, size, settings["pad"], settings["stretch"])


def bend(r2):
    """The thin plate: r² log r²."""
    return r2 * math.log(r2) if r2 > 1e-12 else 0.0


class Warp:
    """Moves points as the given ones are moved. The smoothing grows until the map does not fold."""
    SCALE = 400.0

    def __init__(self, moves, view, smooth=.004):
        self.at = [(x / self.SCALE, y / self.SCALE) for (x, y), _ in moves]
        shifts = [(q[0] - p[0], q[1] - p[1]) for p, q in moves]
        for _ in range(8):
            self.fit(shifts, smooth)
            if not self.folds(view):
                break
            smooth *= 2.2

    def fit(self, shifts, smooth):
        at, n = self.at, len(self.at)
        matrix = [[bend((x - u) ** 2 + (y - v) ** 2) + (smooth if i == j else 0) for j, (u, v) in enumerate(at)]
                  + [1, x, y] for i, (x, y) in enumerate(at)]
        matrix += [[1] * n + [0, 0, 0], [x for x, _ in at] + [0, 0, 0], [y for _, y in at] + [0, 0, 0]]
        weights = solved(matrix, shifts + [(0, 0)] * 3)
        self.terms = [(x, y, wx, wy) for (x, y), (wx, wy) in zip(at, weights)]
        self.plane = weights[n:]

    def __call__(self, point):
        x, y = point[0] / self.SCALE, point[1] / self.SCALE
        (ax, ay), (bx, by), (cx, cy) = self.plane
        dx, dy = ax + bx * x + cx * y, ay + by * x + cy * y
        for u, v, wx, wy in self.terms:
            r2 = (x - u) * (x - u) + (y - v) * (y - v)
            if r2 > 1e-12:
                k = r2 * math.log(r2)
                dx += k * wx
                dy += k * wy
        return point[0] + dx, point[1] + dy

    def folds(self, view):
        """Whether the plane turns over anywhere in the view."""
        x0, y0, x1, y1 = view
        step = 2.0
        for i in range(40):
            for j in range(34):
                p = (x0 + (x1 - x0) * i / 39, y0 + (y1 - y0) * j / 33)
                a, b, c = self(p), self((p[0] + step, p[1])), self((p[0], p[1] + step))
                turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
                if turn < .03 * step * step:
                    return True
        return False
