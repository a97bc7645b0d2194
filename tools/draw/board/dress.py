"""Dresses a laid-out board: ground, relief, tints, and where title, points, compass and ship stand."""
import math

from board import ground, plane, relief
from board.grid import Grid
from board.marks import LOOKS
from board.obstacles import Obstacles, label_box, names_of
from board.sheets import read_coast
from svg import num

# Width, height, least scale, and the corners it likes (x, y, price), of each ornament. They take the largest gaps.
ORNAMENTS = {
    "title": (330, 150, .5, ((0, 1, 0), (1, 1, .05), (0, 0, .1), (1, 0, .12))),
    "compass": (150, 150, .4, ((1, 1, 0), (0, 1, .02), (1, 0, .05), (0, 0, .06))),
    "ship": (110, 70, .55, ((0, .7, 0), (1, .8, 0), (0, .4, .05), (.6, .95, 0))),
}
POINTS_HEIGHT, POINTS_COLUMN, POINTS_HEAD = 76, 42, 60   # two rows: lengths and points; their names before them
STEP = 12                                                # of the search for a place
OUTLINE_LEAST, OUTLINE_TOLERANCE = 2500, 8
LAYERS = (  # look and source, from below
    ("shelf3", "coastline"), ("grid", "grid"), ("shelf2", "coastline"), ("shelf1", "coastline"), ("shelf0", "coastline"),
    ("shelfz", "coastline"), ("land", "land"), ("home", "home"), ("states", "states"), ("lakes", "lakes"),
    ("borderglow", "borders"), ("borders", "borders"), ("coast", "coastline"))


class Dresser:
    def __init__(self, place_map, layout, geography):
        self.map, self.layout, self.geography = place_map, layout, geography
        self.size = layout["size"]
        self.things = Obstacles(place_map, layout)
        self.chart = ground.Chart(geography, place_map, layout) if geography else None
        self.layers = self.survey()
        box = plane.grown((0, 0, *self.size), ground.RIM)
        self.land, self.lakes, self.taken = Grid(box), Grid(box), Grid(box)
        self.land.fill(plane.rings(self.layers["land"]) if geography else [plane.box_corners(box)])
        self.lakes.fill(plane.rings(self.layers.get("lakes", "")))
        self.take_all()
        self.spots = self.place_ornaments()
        self.relief = self.grow()

    def survey(self):
        if not self.geography:
            return ground.plain_layers(self.size)
        layers = ground.Surveyor(self.geography, read_coast(self.geography["coast"]), self.chart).layers()
        return {name: d for name, d in layers.items() if d}

    def take_all(self):
        """Marks the cells of spaces, lead lines, pills, cities and words, with the room that they want."""
        things, taken = self.things, self.taken
        for x, y in things.dots.values():
            taken.take((x - 19, y - 19, x + 19, y + 19))
        for x, y in things.pills:
            taken.take((x - 27, y - 20, x + 27, y + 22))
        for a, b in things.leads:
            taken.take_line(a, b, 8)
        for lane in self.layout["lanes"]:
            for part in lane["parts"]:
                for x, y, turn in part["spaces"]:
                    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
                    u = part["space"] / 2 + 2
                    taken.take_line((x - u * c, y - u * s), (x + u * c, y + u * s), self.layout["rail"] / 2 + 8)
        for box in self.name_boxes() + things.words:
            taken.take(plane.grown(box, 4))

    def name_boxes(self):
        return [label_box(city["x"], city["y"], city["label"], names_of(self.things.nodes[city["id"]]), self.layout["font"])
                for city in self.layout["cities"] if "label" in city]

    def view(self):
        """Where ornaments may stand: of a board that is opened bit by bit, in what is open from the start."""
        if "views" not in self.layout:
            return (0, 0, *self.size)
        x, y, w, h = self.layout["views"][self.map["home"]]
        return (x, y, x + w, y + h)

    def place_ornaments(self):
        lengths = {lane["length"] for lane in self.map["lanes"]}
        points = (POINTS_HEAD + POINTS_COLUMN * len(lengths), POINTS_HEIGHT, .5, ORNAMENTS["title"][3])
        wanted = {"title": ORNAMENTS["title"], "points": points, "compass": ORNAMENTS["compass"]}
        if self.geography and self.geography.get("ship"):
            wanted["ship"] = ORNAMENTS["ship"]
        spots = {}
        for name, (width, height, least, corners) in wanted.items():
            spot = self.spot(width, height, least, corners)
            if spot:
                spots[name] = dict(zip("xywh", spot))
                self.taken.take(plane.grown((spot[0], spot[1], spot[0] + spot[2], spot[1] + spot[3]), 8))
        return spots

    def spot(self, width, height, least, corners):
        """The best free place at the largest scale that fits anywhere: x, y, w, h."""
        for percent in range(100, round(least * 100) - 1, -5):
            w, h = width * percent / 100, height * percent / 100
            free = list(self.free(w, h))
            if free:
                x, y = min(free, key=lambda at: self.distance(at, w, h, corners))
                return x, y, round(w), round(h)
        return None

    def free(self, w, h):
        x0, y0, x1, y1 = self.view()
        for x in range(int(x0 + 8), int(x1 - w - 8), STEP):
            for y in range(int(y0 + 8), int(y1 - h - 8), STEP):
                if self.taken.share((x - 8, y - 8, x + w + 8, y + h + 8)) == 0:
                    yield x, y

    def distance(self, at, w, h, corners):
        """From the corners it likes, in parts of the board; open water is nearer."""
        x0, y0, x1, y1 = self.view()
        cx, cy = (at[0] + w / 2 - x0) / (x1 - x0), (at[1] + h / 2 - y0) / (y1 - y0)
        wet = 1 - min(1, self.land.share((at[0], at[1], at[0] + w, at[1] + h)))
        return min(math.hypot(cx - a, cy - b) + price for a, b, price in corners) - .12 * wet

    def grow(self):
        seed = self.map["id"]
        out = relief.Relief(self.land, self.lakes, self.taken, self.size)
        if self.geography:
            entries = self.geography["relief"]
            wishes = [wish for i, entry in enumerate(entries) for wish in relief.along(seed, i, entry, self.chart)]
            wishes += relief.waves(seed, self.size)
        else:
            wishes = list(relief.wild(seed, self.size))
        out.grow(wishes)
        return out

    def region_of(self, x, y):
        """Of a board of regions: that of the nearest city, so that marks round closed cities stay closed too."""
        if "views" not in self.layout:
            return None
        city = min(self.things.dots, key=lambda name: math.dist(self.things.dots[name], (x, y)))
        return self.things.nodes[city]["region"]

    def tints(self):
        if not self.geography:
            return relief.wild_tints(self.map["id"], self.size)
        scale = self.geography.get("tint_scale", 1)
        out = []
        for tint in self.geography["tints"]:
            x, y = self.chart(*tint["at"])
            rx, ry = tint["size"]
            out.append(dict(x=round(x), y=round(y), rx=round(rx * scale), ry=round(ry * scale), fill=tint["fill"], strength=tint["strength"]))
        return out

    def outline(self):
        """The land as a few hundred bytes, for the small maps on tickets."""
        d = self.layers.get("home") or self.layers["land"]
        rings = plane.rings(d) if self.geography else []
        box = (0, 0, *self.size)
        large = [ring for ring in (plane.cut_ring(ring, box) for ring in rings) if len(ring) > 2 and plane.area(ring) > OUTLINE_LEAST]
        return "".join(plane.path(plane.thin_ring(ring, OUTLINE_TOLERANCE), True) for ring in large)

    def dressing(self):
        out = {"map": self.map["id"], "look": self.geography["look"] if self.geography else "plains", **self.spots}
        outline = self.outline()
        if outline:
            out["outline"] = outline
        return {**out, "tints": self.tints()}

    def shapes(self):
        """The ground from below, as (look, markup)."""
        width, height = self.size
        rim = ground.RIM
        yield "sea", f'<rect class="sea" x="-{rim}" y="-{rim}" width="{width + 2 * rim:g}" height="{height + 2 * rim:g}"/>'
        for look, source in LAYERS:
            if source in self.layers:
                yield look, self.layer(look, source)
        yield from self.marks()

    def layer(self, look, source):
        if source == "coastline":
            return f'<use href="#coastline" class="{look}"/>'
        if look == "land":
            look = "abroad" if "home" in self.layers else "land"
            return f'<path class="{look}" fill-rule="evenodd" d="{self.layers[source]}"/>'
        return f'<path class="{look}" d="{self.layers[source]}"/>'

    def marks(self):
        paths = self.relief.paths(self.region_of)
        for look in LOOKS:
            for (of, region), d in sorted(paths.items(), key=lambda item: str(item[0][1])):
                if of == look:
                    where = f' data-region="{region}"' if region else ""
                    yield look, f'<path class="{look}"{where} d="{d}"/>'

    def definitions(self):
        """The coastline is laid down several times and written once."""
        return f'<defs><path id="coastline" d="{self.layers["coastline"]}"/></defs>\n' if "coastline" in self.layers else ""

    def background(self):
        width, height = self.size
        body = "".join(markup + "\n" for _, markup in self.shapes())
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(width)} {num(height)}">\n{self.definitions()}{body}</svg>\n'
