"""SVG as text: numbers, elements, whole documents, and noise that is the same on every machine."""
import math
import re


def num(value, places=1):
    """A number as short as it can be written."""
    text = f"{value:.{places}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def points(*values, places=1):
    return " ".join(num(value, places) for value in values)


def attributes(given):
    """`stroke_width=2` becomes ` stroke-width="2"`; None is left out."""
    shown = ((name.rstrip("_").replace("_", "-"), value) for name, value in given.items())
    return "".join(f' {name}="{num(value, 3) if isinstance(value, float) else value}"'
                   for name, value in shown if value is not None)


def element(tag, body="", **given):
    opening = f"<{tag}{attributes(given)}"
    return f"{opening}>{body}</{tag}>" if body else f"{opening}/>"


def path(d, fill=None, **given):
    return element("path", d=d, fill=fill, **given)


def line(d, width, stroke, **given):
    return path(d, "none", stroke=stroke, stroke_width=num(width, 2), **given)


def circle(cx, cy, r, fill=None, **given):
    return element("circle", cx=num(cx, 2), cy=num(cy, 2), r=num(r, 2), fill=fill, **given)


def group(body, **given):
    return element("g", body, **given)


def moved(body, x, y, scale=1.0, **given):
    """`body` with its origin at x, y."""
    size = "" if scale == 1 else f" scale({num(scale, 3)})"
    return group(body, transform=f"translate({points(x, y, places=2)}){size}", **given)


def symbol(name, box, body, **given):
    return element("symbol", body, id=name, viewBox=box, **given)


def document(box, body, **given):
    """A whole file. It says how large it is, so that an <img> of it has a shape before it is there."""
    width, height = box.split()[2:]
    return element("svg", body, xmlns="http://www.w3.org/2000/svg", width=width, height=height,
                   viewBox=box, **given) + "\n"


def sprite(*symbols):
    return element("svg", "".join(symbols), xmlns="http://www.w3.org/2000/svg") + "\n"


def gradient(name, stops, radial=False):
    """`stops`: (offset, colour, opacity). Linear ones run from the top to the foot."""
    inner = "".join(element("stop", offset=num(at, 2), stop_color=colour,
                            stop_opacity=None if opacity == 1 else num(opacity, 2))
                    for at, colour, opacity in stops)
    if radial:
        return element("radialGradient", inner, id=name)
    return element("linearGradient", inner, id=name, x1="0", y1="0", x2="0", y2="1")


def rays(cx, cy, radius, count, start=0.0):
    """A burst of `count` wedges round a point."""
    def rim(angle):
        return points(cx + radius * math.cos(angle), cy + radius * math.sin(angle))
    step = math.pi / count
    return "".join(f"M{points(cx, cy)}L{rim(start + 2 * i * step)}L{rim(start + (2 * i + 1) * step)}Z"
                   for i in range(count))


def noise(*key):
    """A number in [0, 1) that depends on the key alone: the drawings look drawn by hand, and are the
    same each time they are made. FNV-1a, stirred."""
    h = 2166136261
    for byte in "/".join(str(part) for part in key).encode():
        h = ((h ^ byte) * 16777619) & 0xFFFFFFFF
    for shift, factor in ((15, 2246822519), (13, 3266489917)):
        h = ((h ^ (h >> shift)) * factor) & 0xFFFFFFFF
    return ((h ^ (h >> 16)) & 0xFFFFFF) / 0x1000000


def painted(markup, **tones):
    """A drawing with its colour variables replaced by colours; others stay."""
    return re.sub(r"var\(--(\w+)\)", lambda m: tones.get(m[1], m[0]), markup)
