"""Trees and crops."""
import math

from art.scenery import fir
from art.tones import INK
from lanterns_west.brush import disc, flat, inked, stroke
from svg import noise, num


def firs(seed, x0, x1, y, h, step, c, dy=4):
    k = int((x1 - x0) / step)
    return flat(
        "".join(
            fir(
                x0 + (i + noise(seed, i, 1) * 0.7) * step,
                y + dy * noise(seed, i, 2),
                h * (0.7 + 0.6 * noise(seed, i, 3)),
            )
            for i in range(k + 1)
        ),
        c,
    )


def palm(x, y, h, c="#2C7A54", trunk="#7A5230", lean=6):
    tx, ty = x + lean, y - h
    o = stroke(
        f"M{num(x)} {num(y)}Q{num(x + lean * .2)} {num(y - h * .6)} {num(tx)} {num(ty)}", h * 0.075, INK
    ) + stroke(f"M{num(x)} {num(y)}Q{num(x + lean * .2)} {num(y - h * .6)} {num(tx)} {num(ty)}", h * 0.055, trunk)
    r = h * 0.42
    for a, k in ((-165, 1), (-130, 0.9), (-95, 0.8), (-55, 0.9), (-15, 1), (20, 0.8), (160, 0.8)):
        ca, sa = math.cos(math.radians(a)), math.sin(math.radians(a))
        ex, ey = tx + r * k * ca, ty + r * k * sa * 0.7 + r * 0.28
        o += inked(
            (
                f"M{num(tx)} {num(ty)}"
                f"Q{num(tx + r * .55 * ca)} {num(ty + r * .6 * sa - r * .16)} {num(ex)} {num(ey)}"
                f"Q{num(tx + r * .45 * ca)} {num(ty + r * .5 * sa + r * .16)} {num(tx)} {num(ty)}z"
            ),
            c if a < -60 or a > 100 else c,
            max(0.7, h * 0.012),
        )
    return o


def mangrove(x, y, s, c="#2E6E4A", d="#1D4C38", root="#4A3424"):
    """Standing in water on y: a round crown over arched roots."""
    r = stroke(
        "".join(
            f"M{num(x + a * s)} {num(y - 15 * s)}"
            f"Q{num(x + b * s)} {num(y - 12 * s)} {num(x + e * s)} {num(y + 2 * s)}"
            for a, b, e in ((-3, -12, -15), (-2, -6, -7), (0, 1, 1), (2, 7, 9), (3, 13, 17))
        ),
        2.2 * s,
        root,
    ) + stroke(f"M{num(x)} {num(y - 14 * s)}V{num(y - 26 * s)}", 4 * s, root)
    k = lambda dx, dy, q: "".join(
        f'<circle cx="{num(x + (a + dx) * s)}" cy="{num(y + (b + dy) * s)}" r="{num(e * s * q)}"/>'
        for a, b, e in ((-15, -28, 9), (-5, -37, 11), (8, -36, 11), (17, -27, 9), (2, -27, 11))
    )
    return r + f'<g fill="{d}">{k(0, 0, 1)}</g><g fill="{c}">{k(-1.5, -2.5, .82)}</g>'


def bush(x, y, s, c, d, trunk="#5A3A22", fruit=None):
    """A round tree on y, about 30 x 40 at s = 1."""
    k = lambda dx, dy, q: "".join(
        f'<circle cx="{num(x + (a + dx) * s)}" cy="{num(y + (b + dy) * s)}" r="{num(e * s * q)}"/>'
        for a, b, e in ((-8, -20, 9), (8, -20, 9), (0, -29, 10), (0, -19, 9))
    )
    return (
        stroke(f"M{num(x)} {num(y)}V{num(y - 14 * s)}", 4 * s, trunk)
        + f'<g fill="{d}">{k(0, 0, 1)}</g><g fill="{c}">{k(-1.5, -2, .8)}</g>'
        + (
            stroke(
                "".join(
                    f"M{num(x + a * s)} {num(y + b * s)}h.01"
                    for a, b in ((-10, -20), (-3, -15), (6, -18), (0, -26), (9, -26), (-6, -30), (3, -34))
                ),
                4.6 * s,
                fruit,
            )
            if fruit
            else ""
        )
    )


def cedar(x, y, h, w, c="#7A3F2C", d="#4F281E"):
    """Trunk of a giant tree that leaves the picture at the top."""
    return (
        flat(
            (
                f"M{num(x - w * .9)} {num(y)}"
                f"Q{num(x - w * .52)} {num(y - h * .08)} {num(x - w * .5)} {num(y - h * .3)}"
                f"L{num(x - w * .42)} {num(y - h)}H{num(x + w * .42)}L{num(x + w * .5)} {num(y - h * .3)}"
                f"Q{num(x + w * .52)} {num(y - h * .08)} {num(x + w * .95)} {num(y)}z"
            ),
            c,
        )
        + flat(
            (
                f"M{num(x + w * .12)} {num(y - h)}H{num(x + w * .42)}L{num(x + w * .5)} {num(y - h * .3)}"
                f"Q{num(x + w * .52)} {num(y - h * .08)} {num(x + w * .95)} {num(y)}H{num(x + w * .3)}"
                f"Q{num(x + w * .2)} {num(y - h * .1)} {num(x + w * .12)} {num(y - h)}z"
            ),
            d,
        )
        + stroke(
            "".join(
                f"M{num(x - w * q)} {num(y - h)}L{num(x - w * q * 1.25)} {num(y - h * .12)}" for q in (0.26, 0.06)
            ),
            max(0.8, w * 0.035),
            d,
            0.7,
        )
    )


def cactus(x, y, s, c="#4E8A5A", d="#2F5F40"):
    p = (
        f"M{num(x)} {num(y)}V{num(y - 34 * s)}M{num(x)} {num(y - 12 * s)}h{num(-8 * s)}q{num(-2 * s)} 0"
        f" {num(-2 * s)}-2v{num(-8 * s)}M{num(x)} {num(y - 17 * s)}h{num(8 * s)}q{num(2 * s)} 0"
        f" {num(2 * s)}-2v{num(-9 * s)}"
    )
    return stroke(p, 7 * s, INK) + stroke(p, 5 * s, c)


def wheat(x, y, h, c="#FFD768", d="#8A5A12", lean=2):
    return (
        stroke(f"M{num(x)} {num(y)}q0-{num(h * .6)} {num(lean)}-{num(h * .8)}", max(1, h * 0.05), d)
        + f'<ellipse cx="{num(x + lean)}" cy="{num(y - h * .9)}" rx="{num(h * .085)}" ry="{num(h * .2)}" fill="{c}"'
        f' stroke="{d}" stroke-width="{num(max(.7, h * .025), 2)}"/>'
    )


def sunflower(x, y, h, s=1.0):
    p = "".join(
        f'<ellipse rx="{num(2.4 * s)}" ry="{num(5.5 * s)}" cy="{num(-6.5 * s)}" transform="rotate({a})"'
        f' fill="{"#FFC93C" if i % 2 else "#F2A51E"}"/>'
        for i, a in enumerate(range(0, 360, 30))
    )
    return (
        stroke(f"M{num(x)} {num(y)}V{num(y - h)}", 2.4 * s, "#2F6B35")
        + inked(
            (
                f"M{num(x)} {num(y - h * .4)}q{num(9 * s)}-{num(9 * s)} {num(13 * s)} 0q{num(-7 * s)} {num(6 * s)}-{num(13 * s)} 0z"
                f"M{num(x)} {num(y - h * .25)}q{num(-9 * s)}-{num(9 * s)}-{num(13 * s)} 0q{num(7 * s)} {num(6 * s)} {num(13 * s)} 0z"
            ),
            "#4E9A4A",
            0.8,
        )
        + f'<g transform="translate({num(x)} {num(y - h)})">{p}{disc(0, 0, 5 * s, "#6B3E16", 1)}</g>'
    )
