"""Houses, towns and tents."""
import math

from art.tones import BRASS, INK
from lanterns_west.brush import LAMP, box, disc, flat, inked, stroke
from svg import noise, num


def house(
    x,
    y,
    w,
    h,
    wall="#C98A5A",
    dark="#8E5A3A",
    roof="#6B2F2A",
    win=LAMP,
    rows=1,
    cols=2,
    sw=1.2,
    door=True,
    pitch=0.45,
):
    """A house front on y; the right part of the wall in shade."""
    o = inked(box(x, y - h, w, h), wall, sw) + flat(box(x + w * 0.68, y - h, w * 0.32 - sw / 2, h), dark)
    ww, wh = w / (cols * 2 + 1), h / (rows * 2 + 0.6)
    o += inked(
        "".join(
            box(x + ww * (2 * i + 1), y - h + wh * (0.6 + 1.7 * j), ww, wh * 0.95)
            for i in range(cols)
            for j in range(rows)
        ),
        win,
        sw * 0.7,
    )
    if door:
        o += inked(
            box(x + w * 0.42, y - min(h * 0.36, wh * 1.1), w * 0.17, min(h * 0.36, wh * 1.1)), "#3A2430", sw * 0.7
        )
    o += inked(
        (
            f"M{num(x - w * .08)} {num(y - h)}L{num(x + w / 2)} {num(y - h - w * pitch)}"
            f"L{num(x + w * 1.08)} {num(y - h)}z"
        ),
        roof,
        sw,
    ) + flat(
        f"M{num(x + w * .5)} {num(y - h - w * pitch + 1)}L{num(x + w * 1.04)} {num(y - h - .6)}H{num(x + w * .64)}z",
        INK,
        0.25,
    )
    return o


def block(x, y, w, h, wall, win=LAMP, cols=3, rows=4, top=INK, dark=None, lit=0.6, seed="bl", sw=0):
    """A flat-roofed town house; some windows lit."""
    o = (
        (inked(box(x, y - h, w, h), wall, sw) if sw else flat(box(x, y - h, w, h), wall))
        + (flat(box(x + w * 0.72, y - h, w * 0.28, h), dark) if dark else "")
        + flat(box(x - w * 0.05, y - h - 2, w * 1.1, 3.4), top)
    )
    ww, wh = w / (cols * 2 + 1), (h - 6) / (rows * 2 + 1)
    on = "".join(
        box(x + ww * (2 * i + 1), y - h + 5 + wh * 2 * j, ww, wh * 1.2)
        for i in range(cols)
        for j in range(rows)
        if noise(seed, x, i, j) < lit
    )
    off = "".join(
        box(x + ww * (2 * i + 1), y - h + 5 + wh * 2 * j, ww, wh * 1.2)
        for i in range(cols)
        for j in range(rows)
        if noise(seed, x, i, j) >= lit
    )
    return o + (flat(on, win) if on else "") + (flat(off, INK, 0.4) if off else "")


def skyline(seed, w, y, h, c, win=None, step=16, x0=0, lit=0.35):
    x, i, d, l = x0, 0, "", ""
    while x < x0 + w:
        bw, bh = step * (0.7 + 0.8 * noise(seed, i, 1)), h * (0.35 + 0.65 * noise(seed, i, 2))
        d += box(x, y - bh, bw, bh)
        if noise(seed, i, 3) > 0.62:
            d += f"M{num(x + bw * .2)} {num(y - bh)}l{num(bw * .3)}-{num(bh * .3)}l{num(bw * .3)} {num(bh * .3)}z"
        elif noise(seed, i, 3) < 0.25:
            d += box(x + bw * 0.6, y - bh * 1.25, bw * 0.18, bh * 0.3)
        if win:
            for a in range(int(bw / 5)):
                for b in range(int(bh / 6)):
                    if noise(seed, i, a, b) < lit:
                        l += box(x + 2 + a * 5, y - bh + 3 + b * 6, 2, 3)
        x += bw
        i += 1
    return flat(d, c) + (flat(l, win) if l else "")


def tent(x, y, w, h, c="#F3E3C0", d="#C9AE84"):
    return (
        inked(f"M{num(x - w / 2)} {num(y)}L{num(x)} {num(y - h)}L{num(x + w / 2)} {num(y)}z", c, 1.2)
        + flat(f"M{num(x)} {num(y - h)}L{num(x + w / 2)} {num(y)}H{num(x + w * .16)}z", d)
        + flat(f"M{num(x - w * .02)} {num(y - h * .7)}L{num(x + w * .09)} {num(y)}H{num(x - w * .12)}z", "#3A2430")
    )


def mill(x, y, s, wall="#E6D3A8", dark="#B99A6A", roof="#7A2F2A"):
    """A river mill with a wheel, about 70 x 70."""
    o = house(x, y, 40 * s, 38 * s, wall, dark, roof, LAMP, 2, 2, 1.4 * s)
    cx, cy, r = x + 48 * s, y - 12 * s, 18 * s
    sp = "".join(
        f"M{num(cx)} {num(cy)}"
        f"L{num(cx + r * 1.08 * math.cos(a * math.pi / 4))} {num(cy + r * 1.08 * math.sin(a * math.pi / 4))}"
        for a in range(8)
    )
    return (
        o
        + disc(cx, cy, r, "none", 4.6 * s)
        + stroke(f"M{num(cx - r)} {num(cy)}a{num(r)} {num(r)} 0 1 1 0 .01z", 2.4 * s, "#A9743C")
        + stroke(sp, 3.4 * s)
        + stroke(sp, 1.8 * s, "#C08A4A")
        + disc(cx, cy, 3.4 * s, BRASS, 1.2 * s)
    )
