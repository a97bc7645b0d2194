"""What the big pictures share: ridges, firs, steam, painted wagons, an engine from the front, a lantern."""
import math

from art.tones import BRASS, CREAM, INK
from art.wagons import WAGONS
from svg import circle, group, line, moved, noise, num, painted, path, points


def car(kind, x, y, scale, paint, glass=CREAM):
    """A wagon in ink with its paint baked in: pictures have no variables."""
    c, l, d = paint
    art = painted(WAGONS[kind], c=c, l=l, d=d, k=INK, kw="1.7").replace(CREAM, glass)
    return moved(art.replace(f' stroke="{INK}" stroke-width="var(--ko)"', ""), x, y, scale)


def crest(seed, width, y, height, step):
    """The corners of a ridge from left to right."""
    out, x = [], 0.0
    while x < width:
        i = len(out)
        out.append((x, y - height * noise(seed, i) - (height * .5 if i % 2 else 0)))
        x += step * (.6 + .8 * noise(seed, i, "s"))
    return out + [(width, y - height * .4)]


def ridge(corners, bottom):
    return (f"M0 {num(bottom)}V{num(corners[0][1])}" + "".join(f"L{points(*corner)}" for corner in corners)
            + f"V{num(bottom)}z")


def downs(corners, bottom):
    """Soft hills through the same corners."""
    d = f"M0 {num(bottom)}V{num(corners[0][1])}"
    for (x0, y0), (x1, y1) in zip(corners, corners[1:]):
        middle = (x0 + x1) / 2
        d += f"C{points(middle, y0)} {points(middle, y1)} {points(x1, y1)}"
    return d + f"V{num(bottom)}z"


def facets(corners, deep):
    """The shaded side of each summit of a ridge: the right one."""
    d = ""
    for (xa, ya), (x, y), (xb, yb) in zip(corners, corners[1:], corners[2:]):
        if y < ya and y < yb:
            right, left = xb - x, x - xa
            way = ((x, y), (xb, yb), (xb - right * .3, yb + deep), (x + right * .1, y + deep * .8),
                   (x + right * .26, y + deep * .42), (x - left * .1, y + deep * .25))
            d += "M" + "L".join(points(*at) for at in way) + "z"
    return d


def fir(x, y, height, width=None):
    """A fir whose foot is at x, y."""
    width = width or height * .36
    steps = ((.32, .34), (.2, .36), (.62, .62), (.4, .64), (1, .92))
    right = [(x + width / 2 * a, y - height * (1 - b)) for a, b in steps]
    left = [(2 * x - a, b) for a, b in reversed(right)]
    trunk = f"H{num(x + width * .07)}V{num(y)}H{num(x - width * .07)}V{num(y - height * .08)}"
    return (f"M{points(x, y - height)}" + "".join(f"L{points(*at)}" for at in right) + trunk
            + "".join(f"L{points(*at)}" for at in left) + "z")


def stars(seed, count, width, height, bend=1.0):
    return "".join(f"M{points(noise(seed, 'x', i) * width, noise(seed, 'y', i) ** bend * height)}h.01"
                   for i in range(count))


def puffs(balls, fill, shade):
    """Steam: the whole mass in shade, then again, moved towards the light and a little smaller."""
    def mass(dx, dy, size):
        return "".join(circle(x + dx * r, y + dy * r, r * size) for x, y, r in balls)
    return group(mass(0, 0, 1), fill=shade) + group(mass(-.06, -.2, .86), fill=fill)


def plume(seed, x, y, length, rise, size, swell, count):
    """Balls of steam that swell, drift back and thin out."""
    out = []
    for i in range(count):
        t = i / (count - 1)
        radius = (size + swell * t ** .6) * (1 - .76 * t ** 2.4) * (.86 + .28 * noise(seed, "r", i))
        out.append((x - length * t ** 1.12, y - rise * t ** .57 - rise * .2 * noise(seed, "y", i), radius))
    return out


def front_engine(x, y, scale, body="#22304A", face="#141C2E", accent="#B3202A"):
    """A steam engine head-on: stack, lamp, smokebox, buffer beam, pilot."""
    edge = dict(stroke=INK, stroke_width="2.2", stroke_linejoin="round")
    slats = "".join(f"M{num(-2 + i * 7)} 66L{num(-3 + i * 10.4)} 96" for i in range(-4, 6))
    rivets = "".join(circle(26 * math.cos(i * math.pi / 4), 6 + 26 * math.sin(i * math.pi / 4), 1.8, BRASS)
                     for i in range(8))
    cab = (path("M-50-6H50V52H-50z", body, **edge) + path("M-44 0h18v20h-18zM26 0h18v20H26z", "#FFE08F", **edge)
           + path("M-56-6Q0-30 56-6z", face, **edge))
    stack = (path("M-12-74h24l-4 38H-8z", face, **edge) + path("M-17-84h34l4 10q-21 7-42 0z", accent, **edge)
             + line("M-16-79h32", 2, BRASS))
    star = "M0-8l4.5 9.5 10.5 1.2-7.8 7 2.2 10.3L0 15l-9.4 5 2.2-10.3-7.8-7 10.5-1.2z"
    smokebox = (circle(0, 6, 40, body, **edge) + line("M-34-8A36 36 0 0 1 10-28", 3, "#7C8FB0", stroke_linecap="round")
                + circle(0, 6, 32, face, **edge) + circle(0, 6, 29, "none", stroke=BRASS, stroke_width="2.4") + rivets
                + path(star, BRASS, stroke=INK, stroke_width="1.4", stroke_linejoin="round"))
    lamp = (path("M-15-44h30v-6h-30z", face, **edge) + circle(0, -42, 15, BRASS, **edge)
            + circle(0, -42, 10.5, "#FFF6CF", stroke=INK, stroke_width="1.6"))
    beam = (path("M-58 44H58V60H-58z", accent, **edge) + line("M-54 48H54", 1.8, BRASS)
            + circle(-42, 52, 6, BRASS, **edge) + circle(42, 52, 6, BRASS, **edge))
    pilot = path("M-36 62H36L52 98H-52z", accent, **edge) + line(slats, 2.4, CREAM) + path("M-36 62H36L52 98H-52z", "none", **edge)
    return moved(cab + stack + smokebox + lamp + beam + pilot, x, y, scale)


def lantern(x, y, scale, brass=BRASS):
    """A railway hand lantern, about 34 x 52 round its middle."""
    edge = dict(stroke=INK, stroke_width="1.3")
    handle = "M-11-10C-14-32 14-32 11-10"
    return moved(line(handle, 4.5, INK) + line(handle, 2.2, brass)
                 + path("M-5-16h10l3 6H-8zM-3.5-20h7v4h-7z", brass, **edge)
                 + path("M-8-10H8Q13 4 8 17H-8Q-13 4-8-10z", "#FFE9A8", stroke=INK, stroke_width="1.5")
                 + path("M0-4c4 5 5 8 5 11a5 5 0 0 1-10 0c0-3 3-5 5-11z", "#F28A1E")
                 + path("M0 3c2 3 2.5 4 2.5 6a2.5 2.5 0 0 1-5 0c0-2 1.5-3 2.5-6z", "#FFF6D0")
                 + line("M-11.5 3.5h23M-9-6v19M9-6v19", 1.3, INK) + path("M-10 17h20l2 6h-24z", brass, **edge), x, y, scale)
