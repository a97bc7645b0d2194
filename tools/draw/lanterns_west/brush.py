"""The strokes of these pictures: flat litho tones, one ink, light from the top left. Every stroke is markup
and may be added to another; a picture is a sum of them, what lies lowest first."""
import math
import re

from art.tones import INK
from svg import num

PAPER, LAMP = "#FBF3DF", "#FFE9A8"
COMPANIES = ["black", "blue", "green", "yellow", "red"]

# Fill of each player's colour in the client's palette, and what is written on it; `art.tones` has the tones around.
PLAYERS = {
    "blue": ("#1D6CD3", "#FFFFFF"),
    "red": ("#DA1119", "#FFFFFF"),
    "green": ("#17BA7B", INK),
    "yellow": ("#FFD412", INK),
    "black": ("#1C1D20", "#FFFFFF"),
}
# The badge of each, 24 x 24: outline and width of its line, 0 for a filled one.
BADGES = {
    "blue": ("M6 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z", 0),
    "red": ("M12 4.5L19.5 18H4.5Z", 0),
    "green": ("M6 6H18V18H6Z", 0),
    "yellow": ("M12 4L19 12L12 20L5 12Z", 0),
    "black": ("M9.5 5H14.5V9.5H19V14.5H14.5V19H9.5V14.5H5V9.5H9.5Z", 0),
}
# Skin of the poster figures: lit and shaded.
SKIN = {
    "a": ("#F3CDA8", "#DBA67F"),
    "b": ("#E2B083", "#C48D60"),
    "c": ("#C08A5A", "#9E6A40"),
    "d": ("#8F5E3E", "#6E452B"),
    "e": ("#6E4731", "#513322"),
}


def faint(opacity):
    return "" if opacity == 1 else f' opacity="{opacity}"'


def edge(width):
    return f' stroke="{INK}" stroke-width="{num(width, 2)}"' if width else ""


def flat(d, fill, opacity=1):
    """A shape without ink."""
    return f'<path d="{d}" fill="{fill}"{faint(opacity)}/>'


def inked(d, fill, width=1.7, ink=INK):
    """A shape in ink."""
    return f'<path d="{d}" fill="{fill}" stroke="{ink}" stroke-width="{num(width, 2)}" stroke-linejoin="round"/>'


def stroke(d, width=1.5, colour=INK, opacity=1, round_ends=True):
    ends = ' stroke-linecap="round" stroke-linejoin="round"' if round_ends else ""
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{num(width, 2)}"{ends}{faint(opacity)}/>'


def disc(x, y, r, fill, width=0, opacity=1):
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{edge(width)}{faint(opacity)}/>'


def oval(x, y, rx, ry, fill, width=0, opacity=1):
    radii = f'rx="{num(rx)}" ry="{num(ry)}"'
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" {radii} fill="{fill}"{edge(width)}{faint(opacity)}/>'


def put(x, y, scale, body, turn=0, flip=False):
    """`body` with its origin at x, y."""
    way = f"translate({num(x)} {num(y)})" + (f" rotate({num(turn)})" if turn else "")
    size = num(scale, 3)
    way += f" scale(-{size} {size})" if flip else f" scale({size})" if scale != 1 else ""
    return f'<g transform="{way}">{body}</g>'


def window(x, y, width, height, box, body):
    """A picture in the picture, cut off at its edges."""
    return f'<svg x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" viewBox="{box}">{body}</svg>'


def box(x, y, w, h):
    return f"M{num(x)} {num(y)}h{num(w)}v{num(h)}h{num(-w)}z"


def many(draw, places):
    """One drawing at many places; a place is what `draw` is called with."""
    return "".join(draw(*(place if isinstance(place, tuple) else (place,))) for place in places)


def beams(cx, cy, r, count, start=0.0, paint=""):
    """A burst of `count` wedges round a point; `paint` are its attributes."""
    step = math.pi / count
    rim = [
        (num(cx + r * math.cos(start + i * step)), num(cy + r * math.sin(start + i * step))) for i in range(2 * count)
    ]
    wedges = zip(rim[::2], rim[1::2])
    d = "".join(f"M{num(cx)} {num(cy)}L{a[0]} {a[1]}L{b[0]} {b[1]}Z" for a, b in wedges)
    return f'<path d="{d}"{paint}/>'


def dashed(markup, pattern):
    """The last stroke of `markup`, broken."""
    return markup[:-2] + f' stroke-dasharray="{pattern}"/>'


def picture(width, height, body, box=None):
    """A whole file. Nothing in it can act, ask for anything or meet another picture's names."""
    body = re.sub(r"-?\d*\.\d{3,}", lambda m: num(float(m[0]), 2), body)
    body = re.sub(r"\.(\d*?)0+(?!\d)", lambda m: "." + m[1] if m[1] else "", body)
    for banned in ("<style", "style=", "<filter", "<mask", "<text", " id=", "<script", "href"):
        assert banned not in body, banned
    box = box or f"0 0 {num(width)} {num(height)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{num(width)}" height="{num(height)}"'
        f' viewBox="{box}">{body}</svg>\n'
    )
