"""Signs of the card colours and badges of the companies, as the client draws them."""
from lanterns_west.brush import BADGES
from svg import num

# Ground of a card and the ink on it, as in the client's palette.
GROUNDS = {
    "red": ("#AE1017", "#FFFFFF"),
    "yellow": ("#F9D71A", "#14161A"),
    "green": ("#1FB486", "#14161A"),
    "blue": ("#2169CA", "#FFFFFF"),
    "white": ("#F8F7F4", "#14161A"),
    "black": ("#1B1C1F", "#FFFFFF"),
}
# Strokes of each sign in its 24 box: outline and width, 0 for a filled one.
SIGNS = {
    "red": [("M13 1C14 6 19 9 19 15a7 7 0 0 1-14 0C5 11 8 9 8 5c2 1 3.5 3 3.5 5.5C13 8 14 4 13 1Z", 0)],
    "yellow": [
        ("M6.5 12a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0Z", 0),
        (
            (
                "M12 3.5L12 1M18 6L19.8 4.2M20.5 12L23 12M18 18L19.8 19.8M12 20.5L12 23M6 18L4.2 19.8M3.5 12L1 12M6"
                " 6L4.2 4.2"
            ),
            2.8,
        ),
    ],
    "green": [("M3 21C2 9 9 2 22 2C22 15 15 22 3 21ZM5.5 18.5L16 8L14.5 6.5L5.2 15.8Z", 0)],
    "blue": [("M2 8q2.5-5 5 0t5 0t5 0t5 0M2 17q2.5-5 5 0t5 0t5 0t5 0", 3.6)],
    "white": [
        (
            (
                "M12 12L12 1.5M12 12L21.1 6.7M12 12L21.1 17.2M12 12L12 22.5M12 12L2.9 17.3M12 12L2.9 6.7"
                "M9 3.5L12 6.5L15 3.5M9 20.5L12 17.5L15 20.5"
            ),
            2.8,
        )
    ],
    "black": [("M15 1A11 11 0 1 0 23 16A9 9 0 0 1 15 1Z", 0)],
}


def sign(parts, ink):
    out = ""
    for d, width in parts:
        ends = ' stroke-linecap="round" stroke-linejoin="round"'
        line = f'<path d="{d}" fill="none" stroke="{ink}" stroke-width="{width}"{ends}/>'
        out += line if width else f'<path d="{d}" fill="{ink}" fill-rule="evenodd"/>'
    return out


def glyph(colour, x, y, size, ink):
    """The sign of a card colour round x, y."""
    k = size / 24
    way = f"translate({num(x - 12 * k, 2)} {num(y - 12 * k, 2)}) scale({num(k, 3)})"
    return f'<g transform="{way}">{sign(SIGNS[colour], ink)}</g>'


def mark(owner, x, y, size, ink, halo=None):
    """The badge of a company round x, y."""
    d, width = BADGES[owner]
    k = size / 24
    way = f"translate({num(x - 12 * k, 2)} {num(y - 12 * k, 2)}) scale({num(k, 3)})"
    ring = f'<path d="{d}" fill="none" stroke="{halo}" stroke-width="{num(width + 6, 1)}" stroke-linejoin="round"/>'
    return f'<g transform="{way}">{ring if halo else ""}{sign([(d, width)], ink)}</g>'
