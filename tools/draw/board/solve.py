"""Finds places for the cities and bends for the lanes of a map that nobody has laid out by hand.

Everything is a point that gives way: cities a little, the bend of a lane easily. Again and again each wish that is
not kept pushes the points it depends on: lanes as long as their spaces, cities apart, lanes clear of each other and of
cities; and a weak pull brings cities back to where they are on the map."""
import math

from board.plane import between

RAIL, SPACE, GAP, BESIDE = 15.0, 40.0, 4.0, 21.0     # of a space; between spaces; between the middles of parallel lanes
CITY_APART, CITY_CLEAR = 96.0, 24.0
LANE_CLEAR, SHARED_CLEAR = 9.0, 4.0
ONE_SPACE = 96.0                                     # a lane of one space must leave room for its pill
SHORTEST, LONGEST = .95, 1.12                        # of a space, when lanes are stretched
RING = (20.0, 42.0)                                  # what lanes leave free round a city: least and most
ROUNDS = 700
PULL, STRAIGHTEN, STIFF = .004, .06, .32
BENDS = (0, .1, -.1, .2, -.2, .32, -.32, .45, -.45)


class Bundle:
    """The lanes between two cities that run side by side."""

    def __init__(self, a, b, lanes):
        self.a, self.b, self.lanes = a, b, lanes
        self.count = lanes[0]["length"]
        self.half = ((len(lanes) - 1) * BESIDE + RAIL) / 2

    def shares(self, other):
        return bool({self.a, self.b} & {other.a, other.b})


def bundles_of(lanes, index):
    """Lanes of one pair and one length run together."""
    found = {}
    for lane in lanes:
        pair = tuple(sorted((lane["a"], lane["b"])))
        found.setdefault((*pair, lane["length"]), []).append(lane)
    return [Bundle(index[group[0]["a"]], index[group[0]["b"]], group) for group in found.values()]


def quadratic(a, c, b, t):
    return between(between(a, c, t), between(c, b, t), t)


class Net:
    """Cities are points 0 to n-1; the bend of bundle i is point n+i."""

    def __init__(self, homes, bundles):
        self.homes, self.bundles, self.n = homes, bundles, len(homes)
        self.rings = [self.ring(i) for i in range(self.n)]
        self.points = [list(home) for home in homes] + [[0.0, 0.0] for _ in bundles]
        self.ease = [.3] * self.n + [1.0] * len(bundles)
        self.lengths = [self.length_of(bundle) for bundle in bundles]
        self.choose_bends()

    def ring(self, city):
        """The more lanes meet, the later their spaces may begin."""
        need = sum(2 * bundle.half + 5 for bundle in self.bundles if city in (bundle.a, bundle.b))
        return min(max(need / (2 * math.pi) * 1.12, RING[0]), RING[1])

    def length_of(self, bundle):
        """Least and greatest length from city to city."""
        ends = self.rings[bundle.a] + self.rings[bundle.b]
        least = bundle.count * (SHORTEST * SPACE + GAP) + ends
        if bundle.count == 1:
            least = max(least, ONE_SPACE)
        return least, max(bundle.count * (LONGEST * SPACE + GAP) + ends + 12, least + 10)

    def ends(self, i):
        bundle = self.bundles[i]
        return self.points[bundle.a], self.points[bundle.b]

    def bent(self, i, bend):
        (ax, ay), (bx, by) = self.ends(i)
        return [(ax + bx) / 2 - bend * (by - ay), (ay + by) / 2 + bend * (bx - ax)]

    def choose_bends(self):
        """Short lanes first, straight if they can; later ones bend round what is there."""
        ways = {}
        for i in sorted(range(len(self.bundles)), key=lambda i: math.dist(*self.ends(i))):
            options = [(self.trouble(i, self.way(i, self.bent(i, bend)), ways) + abs(bend), bend) for bend in BENDS]
            self.points[self.n + i] = self.bent(i, min(options, key=lambda option: option[0])[1])
            ways[i] = self.way(i, self.points[self.n + i])

    def way(self, i, control):
        a, b = self.ends(i)
        return [quadratic(a, control, b, k / 12) for k in range(13)]

    def trouble(self, i, way, ways):
        """Cities that a way runs over, and lanes that it crosses or covers."""
        bundle = self.bundles[i]
        cost = sum(2 for k in range(self.n) if k not in (bundle.a, bundle.b)
                   and min(math.dist(self.points[k], p) for p in way) < bundle.half + CITY_CLEAR)
        for k, other in ways.items():
            pair = {self.bundles[k].a, self.bundles[k].b}
            if pair == {bundle.a, bundle.b}:
                cost += 3 if math.dist(way[6], other[6]) < bundle.half + self.bundles[k].half else 0
            else:
                cost += 3 * crosses(way, other, [self.points[end] for end in pair & {bundle.a, bundle.b}])
        return cost

    def push(self, one, other, ux, uy, depth):
        """Moves two places apart along u; each is (point, weight)s."""
        give = sum(self.ease[i] * w * w for i, w in one) + sum(self.ease[i] * w * w for i, w in other)
        k = STIFF * depth / give
        for terms, sign in ((one, k), (other, -k)):
            for i, w in terms:
                self.points[i][0] += sign * self.ease[i] * w * ux
                self.points[i][1] += sign * self.ease[i] * w * uy

    def apart(self, one, p, other, q, need):
        distance = math.dist(p, q)
        if 1e-6 < distance < need:
            self.push(one, other, (p[0] - q[0]) / distance, (p[1] - q[1]) / distance, need - distance)

    def samples(self):
        """Points along every bundle between the rings of its cities: (bundle, terms, place)."""
        for i, bundle in enumerate(self.bundles):
            (a, b), control = self.ends(i), self.points[self.n + i]
            chord = math.dist(a, b) or 1
            first, last = min(.42, self.rings[bundle.a] / chord), max(.58, 1 - self.rings[bundle.b] / chord)
            count = 3 * bundle.count + 1
            for k in range(count):
                t = first + (last - first) * k / (count - 1)
                terms = ((bundle.a, (1 - t) ** 2), (self.n + i, 2 * t * (1 - t)), (bundle.b, t * t))
                yield i, terms, quadratic(a, control, b, t)

    def settle_lengths(self):
        for i, bundle in enumerate(self.bundles):
            way = self.way(i, self.points[self.n + i])
            length = sum(math.dist(p, q) for p, q in zip(way, way[1:]))
            least, most = self.lengths[i]
            depth = least - length if length < least else most - length if length > most else 0
            if depth:
                a, b = self.ends(i)
                chord = math.dist(a, b) or 1
                self.push(((bundle.a, 1),), ((bundle.b, 1),), (a[0] - b[0]) / chord, (a[1] - b[1]) / chord, depth)

    def settle_cities(self):
        for i in range(self.n):
            for k in range(i):
                self.apart(((i, 1),), self.points[i], ((k, 1),), self.points[k], CITY_APART)

    def settle_lanes(self):
        """Lanes keep clear of each other and of foreign cities; only near ones are looked at."""
        cell, cells = 70.0, {}
        for sample in self.samples():
            x, y = sample[2]
            here = (int(x // cell), int(y // cell))
            near = [other for dx in (-1, 0, 1) for dy in (-1, 0, 1) for other in cells.get((here[0] + dx, here[1] + dy), ())]
            for other in near:
                self.settle_pair(sample, other)
            cells.setdefault(here, []).append(sample)
            self.settle_foreign(sample)

    def settle_pair(self, sample, other):
        if sample[0] == other[0]:
            return
        one, two = self.bundles[sample[0]], self.bundles[other[0]]
        clear = SHARED_CLEAR if one.shares(two) else LANE_CLEAR
        self.apart(sample[1], sample[2], other[1], other[2], one.half + two.half + clear)

    def settle_foreign(self, sample):
        bundle = self.bundles[sample[0]]
        for k in range(self.n):
            if k not in (bundle.a, bundle.b) and abs(self.points[k][0] - sample[2][0]) < 80:
                self.apart(sample[1], sample[2], ((k, 1),), self.points[k], bundle.half + CITY_CLEAR)

    def pull_home(self, strength):
        for point, home in zip(self.points, self.homes):
            point[0] += PULL * strength * (home[0] - point[0])
            point[1] += PULL * strength * (home[1] - point[1])
        for i in range(len(self.bundles)):
            control, middle = self.points[self.n + i], self.bent(i, 0)
            control[0] += STRAIGHTEN * strength * (middle[0] - control[0])
            control[1] += STRAIGHTEN * strength * (middle[1] - control[1])

    def settle(self):
        """The pull fades, so that clear lanes have the last word."""
        for i in range(ROUNDS):
            self.pull_home(max(0, 1 - 1.25 * i / ROUNDS))
            self.settle_lengths()
            self.settle_cities()
            self.settle_lanes()


def crosses(one, other, shared):
    """Whether two ways cross, but for the cities that they share."""
    for p, q in zip(one, one[1:]):
        for r, s in zip(other, other[1:]):
            place = crossing(p, q, r, s)
            if place and all(math.dist(place, end) > 8 for end in shared):
                return True
    return False


def crossing(p, q, r, s):
    ux, uy, vx, vy = q[0] - p[0], q[1] - p[1], s[0] - r[0], s[1] - r[1]
    turn = ux * vy - uy * vx
    if abs(turn) < 1e-9:
        return None
    t = ((r[0] - p[0]) * vy - (r[1] - p[1]) * vx) / turn
    u = ((r[0] - p[0]) * uy - (r[1] - p[1]) * ux) / turn
    return (p[0] + t * ux, p[1] + t * uy) if 0 <= t <= 1 and 0 <= u <= 1 else None
