"""Where the names of cities stand. Each is beside its own dot and nearer to it than to any other; it covers no
space, pill, city or other name. Every name chooses among some hundred places and chooses again while its
neighbours do, until nobody moves."""
import math

from board import letters, plane
from board.obstacles import CITY, Obstacles, gap_to_line, label_box, names_of

CLEAR = 5            # wished between a name and anything else
NEARER = 7           # by so much the own dot is nearer than the next one
MARGIN = 8           # inside the edge of the board
LONG = 9             # letters; shorter names are not broken
SWEEPS = 30
FORBIDDEN = 40.0     # cost of lying on something
STAY = .2            # so much better must a place be to move there
FAR = 500            # names of cities so far apart cannot meet


def candidates(names, font):
    """(cost, label): all round the city, near first; right is best, then left, above and below."""
    for lines in (1, 2):
        if lines == 2 and not any(len(name) > LONG and len(letters.halves(name)) > 1 for name in names):
            continue
        wide, up, down = letters.extent(names, font, lines)
        for away, price in ((0, 0), (5, .5), (11, 1.3), (19, 2.6), (28, 4.5)):
            for k in range(32):
                yield around(k * math.pi / 16, CITY + 3 + away, wide, up, down, lines, price + (.9 if lines == 2 else 0))
            yield from slid(CITY + 2 + away, wide, up, down, lines, price + (.9 if lines == 2 else 0))


def around(angle, away, wide, up, down, lines, price):
    """The box touches a circle round the city in the given direction."""
    c, s = math.cos(angle), math.sin(angle)
    side, rise = max(-1, min(1, 1.7 * c)), max(-1, min(1, 1.7 * s))
    middle = c * away + side * wide / 2
    anchor = "start" if side > .6 else "end" if side < -.6 else "middle"
    dx = middle + {"start": -wide / 2, "middle": 0, "end": wide / 2}[anchor]
    dy = s * (away - 2) + rise * (down if s < 0 else up)
    price += (0 if abs(s) < .1 else .12 if abs(c) < .1 else .22) + (.08 if c < -.1 else 0)
    label = {"dx": round(dx, 1), "dy": round(dy, 1), "anchor": anchor}
    return price, {**label, "lines": 2} if lines == 2 else label


def slid(away, wide, up, down, lines, price):
    """Above and below the city, moved sideways."""
    for dy in (-away - down, away + up):
        for part in (-.45, -.36, -.27, -.18, -.09, .09, .18, .27, .36, .45):
            label = {"dx": round(part * wide, 1), "dy": round(dy, 1), "anchor": "middle"}
            yield price + .3 + abs(part) * .3, {**label, "lines": 2} if lines == 2 else label


class Namer:
    """Finds places for all names of a layout."""

    def __init__(self, place_map, layout):
        self.things = Obstacles(place_map, layout)
        self.pills = self.things.pill_boxes()
        self.views = self.views_of(place_map, layout)
        self.options = {node["id"]: self.options_of(node) for node in place_map["nodes"] if node.get("kind") in (None, "city")}

    def views_of(self, place_map, layout):
        """Where a name must stay: on the board, and in what is seen of it when its region opens."""
        whole = plane.grown((0, 0, *layout["size"]), -MARGIN)
        views = {name: plane.grown((x, y, x + w, y + h), -MARGIN) for name, (x, y, w, h) in layout.get("views", {}).items()}
        return {node["id"]: views.get(node.get("region"), whole) for node in place_map["nodes"]}

    def options_of(self, node):
        names, font = names_of(node), self.things.font
        x, y = self.things.dots[node["id"]]
        out = []
        for price, label in candidates(names, font):
            box = label_box(x, y, label, names, font)
            out.append((price + self.trouble(node["id"], box), label, box))
        cheapest = min(price for price, _, _ in out)
        return [option for option in out if option[0] < cheapest + FORBIDDEN]

    def trouble(self, city, box):
        """What a place costs whatever the other names do."""
        gaps = [plane.gap(plane.box_corners(box), shape) for shape in self.things.near_spaces(box, CLEAR)]
        gaps += [plane.box_gap(box, other) for other in self.pills + self.things.words]
        own = plane.reach(self.things.dots[city], box)
        others = [plane.reach(dot, box) for name, dot in self.things.dots.items() if name != city]
        gaps += [min(others, default=math.inf) - CITY]
        cost = sum(crowded(gap) for gap in gaps if gap < CLEAR)
        cost += sum(3 for a, b in self.things.near_leads(box) if gap_to_line(box, a, b) < 2)
        nearer = min(others, default=math.inf) - own
        if nearer < NEARER:
            cost += (FORBIDDEN if nearer < 2 else 2) + NEARER - nearer
        return cost + FORBIDDEN * self.outside(city, box)

    def outside(self, city, box):
        x0, y0, x1, y1 = self.views[city]
        return box[0] < x0 or box[1] < y0 or box[2] > x1 or box[3] > y1

    def place(self):
        """The label of each city, and what could not be kept."""
        chosen = {city: min(options, key=lambda option: option[0]) for city, options in self.options.items()}
        beside = {city: [other for other in self.options if other != city
                         and math.dist(self.things.dots[city], self.things.dots[other]) < FAR] for city in self.options}

        def price(city, option):
            gaps = (plane.box_gap(option[2], chosen[other][2]) for other in beside[city])
            return option[0] + sum(crowded(gap) for gap in gaps if gap < CLEAR)
        for _ in range(SWEEPS):
            moved = False
            for city, options in self.options.items():
                least, best = min(((price(city, option), i) for i, option in enumerate(options)))
                if least < price(city, chosen[city]) - STAY:
                    chosen[city], moved = options[best], True
            if not moved:
                break
        faults = sorted(city for city, option in chosen.items() if price(city, option) >= FORBIDDEN)
        return {city: option[1] for city, option in chosen.items()}, faults


def crowded(gap):
    return (FORBIDDEN - gap if gap < 0 else 0) + (CLEAR - gap) * .35


def named(place_map, layout):
    """The layout with all names placed anew; which ones have no good place."""
    labels, faults = Namer(place_map, layout).place()
    cities = []
    for city in layout["cities"]:
        city = {key: value for key, value in city.items() if key != "label"}
        if city["id"] in labels:
            sign = {"sign": city.pop("sign")} if "sign" in city else {}
            city = {**city, "label": labels[city["id"]], **sign}
        cities.append(city)
    return {**layout, "cities": cities}, faults
