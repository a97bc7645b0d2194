"""What stands on a board, as shapes that other things must keep clear of."""
import math

from board import letters, plane

CITY = 13            # radius of a city's disc
PILL = (38.0, 24.0)
ARROW = {"left": "← ", "right": "→ "}


def names_of(node):
    return sorted(set(node["name"].values()))


def label_box(x, y, label, names, font):
    """Where the longest of the names is written beside x, y."""
    wide, up, down = letters.extent(names, font, label.get("lines", 1))
    left = x + label["dx"] - {"start": 0, "middle": wide / 2, "end": wide}[label["anchor"]]
    return (left, y + label["dy"] - up, left + wide, y + label["dy"] + down)


class Obstacles:
    """Spaces, pills, cities, and the words whose place is given."""

    def __init__(self, place_map, layout):
        self.size, self.font = layout["size"], layout["font"]
        self.nodes = {node["id"]: node for node in place_map["nodes"]}
        self.dots = {city["id"]: (city["x"], city["y"]) for city in layout["cities"]}
        parts = [part for lane in layout["lanes"] for part in lane["parts"]]
        self.spaces = [(space[0], space[1], part["space"] / 2 + 8, plane.corners(*space, part["space"], layout["rail"]))
                       for part in parts for space in part["spaces"]]
        self.leads = [lead for part in parts for lead in self.leads_of(part)]
        self.pills = [(lane["pill"]["x"], lane["pill"]["y"]) for lane in layout["lanes"]]
        self.words = ([self.arrow_box(arrow) for arrow in layout.get("arrows", [])]
                      + [self.country_box(country, place_map) for country in layout.get("countries", [])])

    def leads_of(self, part):
        """The thin lines from a city to the first space of a lane."""
        for end, space in ((part["from"], part["spaces"][0]), (part.get("to"), part["spaces"][-1])):
            if end:
                yield self.dots[end], (space[0], space[1])

    def arrow_box(self, arrow):
        names = [ARROW[arrow["side"]] + name for name in names_of(self.nodes[arrow["to"]])]
        return label_box(arrow["x"], arrow["y"], arrow["label"], names, arrow["font"])

    @staticmethod
    def country_box(country, place_map):
        """Country names are set wide and in capitals."""
        found = next(one for one in place_map["countries"] if one["id"] == country["id"])
        names = [name.upper() for name in found["name"].values()]
        label = {"dx": 0, "dy": 0, "anchor": country["anchor"]}
        return plane.grown(label_box(country["x"], country["y"], label, names, country["font"]), 2 * max(map(len, names)))

    def near_spaces(self, box, within):
        """Shapes of the spaces that may come so near to a box."""
        x0, y0, x1, y1 = plane.grown(box, within)
        return [shape for x, y, r, shape in self.spaces if x0 - r < x < x1 + r and y0 - r < y < y1 + r]

    def near_leads(self, box):
        x0, y0, x1, y1 = plane.grown(box, 2)
        return [(a, b) for a, b in self.leads if min(a[0], b[0]) < x1 and max(a[0], b[0]) > x0
                and min(a[1], b[1]) < y1 and max(a[1], b[1]) > y0]

    def pill_boxes(self):
        w, h = PILL
        return [(x - w / 2, y - h / 2, x + w / 2, y + h / 2) for x, y in self.pills]


def gap_to_line(box, a, b):
    """How far a box is from a stretch, by points along it."""
    steps = max(2, int(math.dist(a, b) / 4))
    return min(plane.reach(plane.between(a, b, i / steps), box) for i in range(steps + 1))
