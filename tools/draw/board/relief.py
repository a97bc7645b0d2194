"""Which marks stand where. A country is described by ranges: a mark along a line of longitudes and latitudes, how
far it reaches to both sides, how far marks are apart. Where nobody has described one, woods and hills grow as a
quiet noise lets them."""
import math

from board.marks import MARKS, RANK
from svg import noise

WAVE_FIELD, WAVE_APART = (9, 7), 70
PLAIN_STEP = 34
# Of the noise of a country without a description, from its lowest to its highest values.
PLAIN_MARKS = ((.22, "fir", 24), (.42, "tree", 27), (.58, "grass", 44), (.8, None, 0), (1, "hill", 36))


class Wish:
    """A mark that would like to stand at x, y, `apart` from others of its kind."""

    def __init__(self, kind, x, y, apart, size):
        self.kind, self.x, self.y, self.apart, self.size = kind, x, y, apart, size

    def order(self):
        """Peaks first, the largest before the others; the rest as they come."""
        rank = RANK[self.kind]
        return (rank, -self.size if rank == 0 else 0)


def along(seed, number, entry, chart):
    """The wishes of one range."""
    line = [chart(*at) for at in entry["along"]]
    first = entry["along"][0]
    spread = max(12, math.dist(chart(*first), chart(first[0], first[1] + entry["reach"])))
    for part, (a, b) in enumerate(zip(line, line[1:]) if len(line) > 1 else [(line[0], line[0])]):
        yield from strip((seed, entry["mark"], number, part), entry, a, b, spread)


def strip(key, entry, a, b, spread):
    """Rows of wishes on both sides of a stretch, shaken by noise."""
    length, apart = math.dist(a, b), entry["apart"]
    across = ((b[1] - a[1]) / length, (a[0] - b[0]) / length) if length else (1, 0)
    steps, rows = max(3, int((length + spread) / apart * 5)), max(2, int(2 * spread / apart * 4))
    for i in range(steps):
        for j in range(rows):
            u = (i + noise(*key, i, j, 1)) / steps
            v = ((j + noise(*key, i, j, 2)) / rows * 2 - 1) * spread
            shake = 0 if length else (noise(*key, i, j, 4) - .5) * spread
            yield Wish(entry["mark"], a[0] + (b[0] - a[0]) * u + across[0] * v,
                       a[1] + (b[1] - a[1]) * u + across[1] * v + shake, apart,
                       entry["size"] * (.82 + .36 * noise(*key, i, j, 3)))


def waves(seed, size):
    columns, rows = WAVE_FIELD
    return [Wish("wave", size[0] * (i + noise(seed, "w", i, j)) / columns, size[1] * (j + noise(seed, "v", i, j)) / rows, WAVE_APART, 1)
            for i in range(columns) for j in range(rows)]


def smooth(seed, x, y, step):
    """Noise that changes slowly: between the corners of a coarse net."""
    i, j = math.floor(x / step), math.floor(y / step)
    u, v = x / step - i, y / step - j
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
    top = noise(seed, i, j) * (1 - u) + noise(seed, i + 1, j) * u
    foot = noise(seed, i, j + 1) * (1 - u) + noise(seed, i + 1, j + 1) * u
    return top * (1 - v) + foot * v


def wild(seed, size):
    """The wishes of a country that nobody has described."""
    for i in range(int(size[0] / PLAIN_STEP)):
        for j in range(int(size[1] / PLAIN_STEP)):
            x = (i + noise(seed, "x", i, j)) * PLAIN_STEP
            y = (j + noise(seed, "y", i, j)) * PLAIN_STEP
            value = smooth(seed, x, y, 190)
            kind, apart = next((kind, apart) for most, kind, apart in PLAIN_MARKS if value <= most)
            if kind:
                yield Wish(kind, x, y, apart, .85 + .3 * noise(seed, "s", i, j))


def wild_tints(seed, size):
    """Soft patches of meadow and field."""
    tones = ("#c9d49b", "#e9cf8e", "#bdd0a5", "#dfd9a6")
    return [dict(x=round(size[0] * (i + .2 + .6 * noise(seed, "tx", i, j)) / 3), y=round(size[1] * (j + .2 + .6 * noise(seed, "ty", i, j)) / 2),
                 rx=round(size[0] * .24), ry=round(size[1] * .28), fill=tones[(i + 2 * j) % len(tones)], strength=.7)
            for i in range(3) for j in range(2)]


class Relief:
    """Grants wishes where there is room: on dry land (waves: on open water), clear of everything that is taken, and
    not too near to marks that stand already."""

    def __init__(self, land, lakes, taken, size):
        self.land, self.lakes, self.taken, self.size = land, lakes, taken, size
        self.standing = []

    def fits(self, wish, room):
        left, up, right, down = room
        x, y = wish.x, wish.y
        if not (left < x < self.size[0] - right and up < y < self.size[1] - down):
            return False
        if self.taken.share((x - left, y - up, x + right, y + down)) > 0:
            return False
        dry = self.land.share((x - left - 4, y - up, x + right + 4, y + down + 2))
        wet = self.lakes.share((x - left - 5, y - up - 3, x + right + 5, y + down + 5))
        if wish.kind == "wave":
            return wet == 1 or (dry == 0 and self.land.share((x - 46, y - 30, x + 46, y + 30)) == 0)
        return dry == 1 and wet == 0

    def alone(self, wish):
        return all(math.hypot(wish.x - other.x, (wish.y - other.y) * 1.25)
                   >= (wish.apart + other.apart) / 2 * (.82 if wish.kind == other.kind else .62) for other in self.standing)

    def grow(self, wishes):
        for wish in sorted(wishes, key=Wish.order):
            room, _ = MARKS[wish.kind](wish.size)
            if self.fits(wish, room) and self.alone(wish):
                self.standing.append(wish)

    def paths(self, region_of):
        """d by (look, region); lower marks are nearer and come later."""
        out = {}
        for wish in sorted(self.standing, key=lambda each: (each.y, each.x)):
            for look, d in MARKS[wish.kind](wish.size)[1].items():
                key = (look, region_of(wish.x, wish.y))
                out[key] = out.get(key, "") + d.replace("{at}", f"M{round(wish.x)} {round(wish.y)}")
        return out
