"""The ground of a board: sea, land, lakes, borders, grid, warped along with the cities and cut to the board."""
from board import plane
from board.warp import Warp, projection

RIM = 30          # how far the ground reaches beyond the board, under the frame
FAR = 420         # a ring of points so far outside keeps the rest of the world in place
LEAST_LAND, LEAST_LAKE = 60, 160


def whole(box):
    return f"M{box[0]:g} {box[1]:g}H{box[2]:g}V{box[3]:g}H{box[0]:g}z"


class Chart:
    """Carries longitude and latitude to the board."""

    def __init__(self, geography, place_map, layout):
        self.size = layout["size"]
        self.cut = geography.get("cut")
        towns = {city["id"]: (city["x"], city["y"]) for city in layout["cities"]}
        posts = {node["id"] for node in place_map["nodes"] if node.get("kind") == "crossing"}
        places = geography["cities"]
        self.project = projection(geography["projection"], [at for name, at in places.items() if name not in posts], self.size)
        moves = [(self.project(*at), towns[name]) for name, at in places.items()]
        moves += [self.cape(cape, towns, layout) for cape in geography.get("capes", [])]
        width, height = self.size
        self.warp = Warp(moves + self.still(moves), (-60, -60, width + 60, height + 60))

    def __call__(self, lon, lat):
        x, y = self.warp(self.project(lon, lat))
        return x + self.beyond(lon), y

    def beyond(self, lon):
        """Where the world is cut, its land goes on under the frame."""
        if self.cut is None:
            return 0
        return -RIM if abs(lon - self.cut) < 1e-6 else RIM if abs(lon - self.cut - 360) < 1e-6 else 0

    def cape(self, cape, towns, layout):
        """A coast that a lane has to pass is kept inside the bend of that lane."""
        lane = next(lane for lane in layout["lanes"] if lane["id"] == cape["lane"])
        part = lane["parts"][0]
        middle = plane.between(towns[part["from"]], towns[part["to"]], .5)
        spaces = part["spaces"]
        top = plane.between(spaces[(len(spaces) - 1) // 2], spaces[len(spaces) // 2], .5)
        length = max(1e-6, ((middle[0] - top[0]) ** 2 + (middle[1] - top[1]) ** 2) ** .5)
        return self.project(*cape["at"]), plane.between(top, middle, cape["inset"] / length)

    def still(self, moves):
        """Points far outside, and the edges of a board whose edges are one."""
        xs, ys = zip(*(p for p, _ in moves))
        left, right, top, bottom = min(xs) - FAR, max(xs) + FAR, min(ys) - FAR, max(ys) + FAR
        ring = [p for i in range(7) for p in (
            (left + (right - left) * i / 6, top), (left + (right - left) * i / 6, bottom),
            (left, top + (bottom - top) * i / 6), (right, top + (bottom - top) * i / 6))]
        if self.cut is None:
            mean = [sum(q[k] - p[k] for p, q in moves) / len(moves) for k in (0, 1)]
            return [(p, (p[0] + mean[0], p[1] + mean[1])) for p in ring]
        edges = [self.project(lon, -75 + 159 * i / 16) for lon in (self.cut, self.cut + 360) for i in range(17)]
        return [(p, p) for p in edges + [p for p in ring if 0 < p[0] < self.size[0]]]


class Surveyor:
    """Draws the layers of a coast file on a chart."""

    def __init__(self, geography, coast, chart):
        self.coast, self.chart = coast, chart
        self.step, self.tolerance = geography.get("step", .5), geography.get("tolerance", 1.3)
        self.grid = geography.get("grid", 0)
        width, height = chart.size
        self.box = plane.grown((0, 0, width, height), RIM)

    def lines(self, name):
        return [[(x / 1000, y / 1000) for x, y in ring] for ring in plane.rings(self.coast.get(name, ""))]

    def placed(self, points, closed):
        return [self.chart(*p) for p in plane.dense(points, self.step, closed)]

    def seen(self, name, least):
        """Rings that are large enough on the board, as surveyed and as cut."""
        for ring in self.lines(name):
            cut = plane.cut_ring(self.placed(ring, True), self.box)
            if len(cut) > 2 and plane.area(cut) >= least:
                yield ring, cut

    def areas(self, name, least):
        return "".join(plane.path(plane.thin_ring(cut, self.tolerance), True) for _, cut in self.seen(name, least))

    def strokes(self, lines, tolerance):
        return "".join(plane.path(plane.thin_line(piece, tolerance), False)
                       for line in lines for piece in plane.cut_line(self.placed(line, False), self.box))

    def shores(self):
        """Coast lines: the edges of the land without the cuts of the survey."""
        out = []
        for ring, _ in self.seen("land", LEAST_LAND):
            inside = False
            for p, q in zip(ring, ring[1:] + ring[:1]):
                was, inside = inside, not self.on_cut(p, q)
                if inside:
                    if not was:
                        out.append([p])
                    out[-1].append(q)
        return out

    def on_cut(self, p, q):
        left, bottom, right, top = self.coast["box"]
        at_edge = any(abs(p[axis] - bound) < 1e-6 and abs(q[axis] - bound) < 1e-6
                      for axis, bound in ((0, left), (0, right), (1, bottom), (1, top)))
        return at_edge or (self.chart.cut is not None and all(abs(abs(x) - 180) < .02 for x in (p[0], q[0])))

    def graticule(self):
        if not self.grid:
            return ""
        left, bottom, right, top = self.coast["box"]
        first = [-(-edge // self.grid) * self.grid for edge in (left, bottom)]
        meridians = [[(lon, bottom + (top - bottom) * i / 119) for i in range(120)] for lon in spread(first[0], right, self.grid)]
        parallels = [[(left + (right - left) * i / 239, lat) for i in range(240)] for lat in spread(first[1], top, self.grid)]
        return "".join(plane.path(plane.thin_line(piece, 1.5), False) for line in meridians + parallels
                       for piece in plane.cut_line([self.chart(*p) for p in line], self.box))

    def layers(self):
        return {
            "grid": self.graticule(), "coastline": self.strokes(self.shores(), self.tolerance),
            "land": self.areas("land", LEAST_LAND), "home": self.areas("home", LEAST_LAND),
            "lakes": self.areas("lakes", LEAST_LAKE), "borders": self.strokes(self.lines("borders"), self.tolerance * 1.1),
            "states": self.strokes(self.lines("states"), self.tolerance * 1.1),
        }


def spread(first, last, step):
    return [first + i * step for i in range(int((last + .01 - first) // step) + 1)]


def plain_layers(size):
    """Land from edge to edge: of a country nobody has surveyed."""
    return {"land": whole(plane.grown((0, 0, *size), RIM))}
