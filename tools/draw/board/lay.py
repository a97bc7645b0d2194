"""Lays out a map from the coordinates of its nodes: cities, lanes with their spaces, pills."""
import math

from board import plane
from board.curve import Curve
from board.solve import BESIDE, GAP, RAIL, SPACE, Net, bundles_of

FONT = 24
MARGIN = (150, 90)           # for names, round everything
SQUEEZE, STRETCH = .84, 1.15  # of a space, as drawn
PILL_APART, CITY_APART = 45.0, 45.0
GROW, TRIES = 1.09, 5


def laid_out(place_map):
    """The best of some tries, each on a larger board."""
    index = {node["id"]: i for i, node in enumerate(place_map["nodes"])}
    bundles = bundles_of(place_map["lanes"], index)
    unit = unit_of(place_map["nodes"], bundles)
    best = None
    for attempt in range(TRIES):
        homes = [[v * unit * GROW ** attempt for v in node["at"]] for node in place_map["nodes"]]
        net = Net(homes, bundles)
        net.settle()
        layout = drawn(place_map, net)
        found = len(clashes(layout))
        if best is None or found < best[0]:
            best = (found, layout)
        if found == 0:
            break
    return best[1]


def unit_of(nodes, bundles):
    """Board units for one unit of the map: so that a good half of the lanes have the room that they want."""
    wants = sorted((bundle.count * (SPACE + GAP) + 44) / max(1e-6, math.dist(nodes[bundle.a]["at"], nodes[bundle.b]["at"]))
                   for bundle in bundles)
    return wants[int(len(wants) * .55)]


def drawn(place_map, net):
    """The net as a layout whose board begins at 0, 0."""
    parts = [part for i in range(len(net.bundles)) for part in spaces_of(net, i)]
    seen = net.points[:net.n] + [space for _, part in parts for space in part["spaces"]]
    dx, dy = (MARGIN[axis] - min(p[axis] for p in seen) for axis in (0, 1))
    size = [math.ceil(max(p[axis] for p in seen) + d + MARGIN[axis]) for axis, d in ((0, dx), (1, dy))]
    lanes = [(lane, moved(part, dx, dy)) for lane, part in parts]
    cities = [{"id": node["id"], "x": round(x + dx, 1), "y": round(y + dy, 1)} for node, (x, y) in zip(place_map["nodes"], net.points)]
    layout = {"map": place_map["id"], "size": size, "rail": round(RAIL), "font": FONT, "cities": cities, "lanes": with_pills(lanes, cities)}
    countries = country_names(place_map, layout)
    return {**layout, "countries": countries} if countries else layout


def spaces_of(net, i):
    """The lanes of a bundle, each with its curve cut to its spaces."""
    bundle = net.bundles[i]
    a, b = net.ends(i)
    whole = Curve(tuple(a), tuple(net.points[net.n + i]), tuple(b))
    ring_a, ring_b = net.rings[bundle.a], net.rings[bundle.b]
    pitch = (whole.length - ring_a - ring_b) / bundle.count
    space = min(max(pitch - GAP, SQUEEZE * SPACE), STRETCH * SPACE)
    used = bundle.count * (space + GAP) - GAP
    first = max(0, whole.length - used) * ring_a / (ring_a + ring_b)
    middle = whole.stretch(first, first + used)
    for k, lane in enumerate(bundle.lanes):
        curve = middle.beside((k - (len(bundle.lanes) - 1) / 2) * BESIDE)
        spaces, length = curve.spaces(bundle.count, GAP)
        yield lane, {"from": lane["a"], "to": lane["b"], "curve": curve, "space": round(length, 1), "spaces": spaces,
                     "side": k - (len(bundle.lanes) - 1) / 2}


def moved(part, dx, dy):
    curve = part["curve"]
    a, c, b = ((x + dx, y + dy) for x, y in (curve.a, curve.c, curve.b))
    return {**part, "curve": Curve(a, c, b), "spaces": [[round(x + dx, 1), round(y + dy, 1), turn] for x, y, turn in part["spaces"]]}


def with_pills(lanes, cities):
    """Each lane gets its pill: near its middle, clear of cities, of other pills and of foreign spaces."""
    dots = [(city["x"], city["y"]) for city in cities]
    pills, out = [], []
    for lane, part in lanes:
        foreign = [space for other, those in lanes if {other["a"], other["b"]} != {lane["a"], lane["b"]} for space in those["spaces"]]
        pill = min(pill_places(part), key=lambda place: pill_price(place, part, dots, pills, foreign))
        pills.append(pill)
        shown = {"from": part["from"], "to": part["to"], "path": part["curve"].path(), "space": part["space"], "spaces": part["spaces"]}
        out.append({"id": lane["id"], "pill": {"x": round(pill[0], 1), "y": round(pill[1], 1)}, "parts": [shown]})
    return out


def pill_places(part):
    """On the lane round its middle, and a little beside it on the outer side."""
    curve, side = part["curve"], part["side"]
    for along in (0, 12, -12, 24, -24, 36, -36):
        length = curve.length / 2 + along
        if 0 <= length <= curve.length:
            (x, y), (ux, uy) = curve.point(curve.at(length)), curve.direction(curve.at(length))
            for off in (0, 8, 14):
                across = math.copysign(off, side) if side else off
                yield (x - across * uy, y + across * ux)


def pill_price(place, part, dots, pills, foreign):
    middle = part["curve"].point(.5)
    near = sum(max(0, CITY_APART - math.dist(place, dot)) for dot in dots) + sum(max(0, PILL_APART - math.dist(place, pill)) for pill in pills)
    return 4 * near + sum(20 for x, y, _ in foreign if math.dist(place, (x, y)) < 30) + .05 * math.dist(place, middle)


def clashes(layout):
    """Pairs of lanes whose spaces overlap, and lanes that run over a foreign city."""
    shapes = [(lane["id"], part, space, plane.corners(*space, part["space"], layout["rail"]))
              for lane in layout["lanes"] for part in lane["parts"] for space in part["spaces"]]
    found = set()
    for k, (lane, part, space, shape) in enumerate(shapes):
        for other, _, place, those in shapes[:k]:
            if other != lane and math.dist(space[:2], place[:2]) < 66 and plane.gap(shape, those) < 0:
                found.add((other, lane))
        for city in layout["cities"]:
            if city["id"] not in (part["from"], part["to"]) and math.dist(space[:2], (city["x"], city["y"])) < 40:
                if plane.gap(shape, plane.box_corners((city["x"] - 12, city["y"] - 12, city["x"] + 12, city["y"] + 12))) < 0:
                    found.add((lane, city["id"]))
    return found


def country_names(place_map, layout):
    """The name of a country stands outside, beyond its crossings."""
    dots = {city["id"]: (city["x"], city["y"]) for city in layout["cities"]}
    width, height = layout["size"]
    out = []
    for country in place_map.get("countries", []):
        posts = [dots[node["id"]] for node in place_map["nodes"] if node.get("country") == country["id"]]
        x, y = (sum(post[axis] for post in posts) / len(posts) for axis in (0, 1))
        x, y = plane.between((width / 2, height / 2), (x, y), 1.16)
        out.append({"id": country["id"], "x": round(min(max(x, MARGIN[0]), width - MARGIN[0]), 1), "y": round(min(max(y, 40), height - 40), 1),
                    "font": 34, "anchor": "middle"})
    return out
