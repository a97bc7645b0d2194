"""Points, rings and lines in the plane, and paths of whole numbers that are read and written as text."""
import math
import re


def rings(d):
    """The lines and rings of a path of M, l, L and z."""
    out, command = [], "M"
    x = y = 0.0
    numbers = []
    for token in re.findall(r"[MLlz]|-?\d+(?:\.\d+)?", d):
        if token in "MLl":
            command = token
        if token in "MLlz":
            continue
        numbers.append(float(token))
        if len(numbers) < 2:
            continue
        (a, b), numbers = numbers, []
        x, y = (x + a, y + b) if command == "l" else (a, b)
        if command == "M":
            out.append([])
            command = "l"
        out[-1].append((x, y))
    return out


def path(points, closed):
    """Relative whole numbers; empty if nothing is left of it."""
    rounded = [(round(x), round(y)) for x, y in points]
    (px, py), steps = rounded[0], ""
    for x, y in rounded[1:]:
        if (x, y) != (px, py):
            dx, dy = x - px, y - py
            steps += ("" if not steps or dx < 0 else " ") + str(dx) + ("" if dy < 0 else " ") + str(dy)
            px, py = x, y
    if not steps:
        return ""
    return f"M{rounded[0][0]} {rounded[0][1]}l{steps}" + ("z" if closed else "")


def area(ring):
    return abs(sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(ring, ring[1:] + ring[:1]))) / 2


def between(p, q, t):
    return (p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t)


def dense(points, step, closed):
    """More points, so that straight lines may be bent."""
    out = []
    for p, q in zip(points, points[1:] + (points[:1] if closed else [])):
        count = max(1, math.ceil(math.dist(p, q) / step))
        out += [between(p, q, i / count) for i in range(count)]
    return out if closed else out + points[-1:]


def cut_ring(ring, box):
    """The part of a ring inside a box (Sutherland and Hodgman)."""
    for axis, bound, sign in ((0, box[0], 1), (0, box[2], -1), (1, box[1], 1), (1, box[3], -1)):
        out = []
        for p, q in zip(ring[-1:] + ring[:-1], ring):
            p_in, q_in = (p[axis] - bound) * sign >= 0, (q[axis] - bound) * sign >= 0
            if p_in != q_in:
                out.append(between(p, q, (bound - p[axis]) / (q[axis] - p[axis])))
            if q_in:
                out.append(q)
        ring = out
        if len(ring) < 3:
            return []
    return ring


def cut_line(points, box):
    """The stretches of a line inside a box."""
    out, inside = [], False
    for x, y in points:
        was, inside = inside, box[0] <= x <= box[2] and box[1] <= y <= box[3]
        if inside:
            if not was:
                out.append([])
            out[-1].append((x, y))
    return [line for line in out if len(line) > 1]


def off_line(p, a, b):
    """How far a point is from a stretch."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    t = 0 if length == 0 else max(0, min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length))
    return math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy)


def thin_line(points, tolerance):
    """Fewer points, none farther off than the tolerance (Douglas and Peucker)."""
    keep, spans = {0, len(points) - 1}, [(0, len(points) - 1)]
    while spans:
        i, j = spans.pop()
        far, at = max(((off_line(points[k], points[i], points[j]), k) for k in range(i + 1, j)), default=(0, i))
        if far > tolerance:
            keep.add(at)
            spans += [(i, at), (at, j)]
    return [points[k] for k in sorted(keep)]


def thin_ring(ring, tolerance):
    if len(ring) < 4:
        return ring
    far = max(range(len(ring)), key=lambda i: math.dist(ring[i], ring[0]))
    return thin_line(ring[:far + 1], tolerance)[:-1] + thin_line(ring[far:] + ring[:1], tolerance)[:-1]


def corners(x, y, turn, length, width):
    """A turned rectangle round x, y."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return [(x + u * c - v * s, y + u * s + v * c)
            for u, v in ((length / 2, width / 2), (-length / 2, width / 2), (-length / 2, -width / 2), (length / 2, -width / 2))]


def box_corners(box):
    x0, y0, x1, y1 = box
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def gap(p, q):
    """How far two convex shapes are apart along the best axis; negative: how deep they overlap."""
    best = -math.inf
    for shape in (p, q):
        for a, b in zip(shape, shape[1:] + shape[:1]):
            length = math.dist(a, b)
            if length < 1e-9:
                continue
            nx, ny = (a[1] - b[1]) / length, (b[0] - a[0]) / length
            one, other = [x * nx + y * ny for x, y in p], [x * nx + y * ny for x, y in q]
            best = max(best, min(one) - max(other), min(other) - max(one))
    return best


def box_gap(p, q):
    """The same of two boxes (x0, y0, x1, y1)."""
    return max(p[0] - q[2], q[0] - p[2], p[1] - q[3], q[1] - p[3])


def reach(point, box):
    """How far a point is from a box; 0 inside."""
    return math.hypot(max(box[0] - point[0], 0, point[0] - box[2]), max(box[1] - point[1], 0, point[1] - box[3]))


def grown(box, by):
    return (box[0] - by, box[1] - by, box[2] + by, box[3] + by)
