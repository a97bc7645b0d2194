"""Hills, rocks, fields and water."""
from art.scenery import crest, downs
from lanterns_west.brush import flat, stroke
from svg import noise, num


def hills(seed, w, y, amp, step, bottom, c):
    return flat(downs(crest(seed, w, y, amp, step), bottom), c)


def peaks(pts, base, lit, shade, snow=None, w=None):
    """pts: (x, y, half width). Lit side left, shaded right; snow = fill of the caps."""
    o = ""
    for x, y, q in pts:
        h = base - y
        o += flat(f"M{num(x - q)} {num(base)}L{num(x)} {num(y)}L{num(x + q)} {num(base)}z", lit)
        o += flat(
            (
                f"M{num(x)} {num(y)}L{num(x + q)} {num(base)}H{num(x + q * .18)}"
                f"L{num(x + q * .3)} {num(y + h * .66)}L{num(x + q * .02)} {num(y + h * .46)}"
                f"L{num(x + q * .14)} {num(y + h * .24)}z"
            ),
            shade,
        )
        if snow:
            o += flat(
                (
                    f"M{num(x)} {num(y)}L{num(x - q * .34)} {num(y + h * .34)}"
                    f"L{num(x - q * .16)} {num(y + h * .28)}L{num(x - q * .05)} {num(y + h * .4)}"
                    f"L{num(x + q * .07)} {num(y + h * .27)}z"
                ),
                snow,
            )
    return o


def mesa(x, y, w, h, c, d, l=None):
    """Flat-topped rock standing on y."""
    a = w / 2
    o = flat(
        (
            f"M{num(x - a * 1.5)} {num(y)}L{num(x - a * 1.05)} {num(y - h * .34)}"
            f"L{num(x - a)} {num(y - h)}H{num(x + a)}L{num(x + a * 1.06)} {num(y - h * .36)}"
            f"L{num(x + a * 1.6)} {num(y)}z"
        ),
        c,
    )
    o += flat(
        (
            f"M{num(x + a * .3)} {num(y - h)}H{num(x + a)}L{num(x + a * 1.06)} {num(y - h * .36)}"
            f"L{num(x + a * 1.6)} {num(y)}H{num(x + a * .5)}L{num(x + a * .62)} {num(y - h * .36)}z"
        ),
        d,
    )
    o += stroke(
        "".join(
            f"M{num(x - a * q)} {num(y - h * .92)}V{num(y - h * (.4 + .1 * noise(x, q)))}" for q in (0.72, 0.42, 0.1)
        ),
        max(0.8, w * 0.018),
        d,
        0.8,
    )
    return o + (stroke(f"M{num(x - a)} {num(y - h)}H{num(x + a * .3)}", max(1, w * 0.03), l, 1, False) if l else "")


def furrows(cx, y, w, bottom, c, count=18, spread=2.4):
    a = w * spread / count
    return flat(
        "".join(
            f"M{num(cx)} {num(y)}L{num(cx - w * spread / 2 + i * a)} {num(bottom)}h{num(a / 2)}z"
            for i in range(count)
        ),
        c,
    )


def water(w, y, h, c, line, seed="wt", count=14, lw=1.4, x0=0):
    return flat(f"M{num(x0)} {num(y)}h{num(w)}v{num(h)}h{num(-w)}z", c) + stroke(
        "".join(
            f"M{num(x0 + noise(seed, i, 1) * w * .96)} {num(y + 3 + (h - 5) * (i + .5) / count)}h{num((6 + 20 * noise(seed, i, 2)) * w / 240)}"
            for i in range(count)
        ),
        lw,
        line,
        0.8,
    )


def waves(w, y, c, bottom, dx=0, hh=6, l=16):
    return flat(
        f"M{num(-2 * l + dx)} {num(y)}"
        + f"q{num(l / 2)}-{num(hh)} {num(l)} 0"
        + f"t{num(l)} 0" * int(w / l + 4)
        + f"V{num(bottom)}H{num(-2 * l + dx)}z",
        c,
    )


def grass(seed, w, y, h, count, c, sw=1.3):
    return stroke(
        "".join(
            (
                lambda x, yy, k: (
                    f"M{num(x)} {num(yy)}l-1.5-{num(3 * k)}M{num(x + 1.5)} {num(yy)}v-{num(4 * k)}"
                    f"M{num(x + 3)} {num(yy)}l1.5-{num(3 * k)}"
                )
            )(noise(seed, i, 1) * w, y + noise(seed, i, 2) * h, 0.8 + noise(seed, i, 3) * 0.6)
            for i in range(count)
        ),
        sw,
        c,
    )
