"""Track, trains and bridges."""
from art.scenery import car, lantern as hand_lantern, puffs
from art.tones import INK
from lanterns_west.brush import LAMP, box, dashed, disc, flat, inked, put, stroke
from svg import noise, num


def rail(w, y, x0=0, tie="#4A3018", steel="#D9C6A0", bed="#6B4A2A", s=1.0):
    return (
        flat(f"M{num(x0)} {num(y + 1.5 * s)}h{num(w)}v{num(7 * s)}h{num(-w)}z", bed)
        + stroke(
            "".join(f"M{num(x0 + i * 9 * s + 3)} {num(y + 3.4 * s)}h{num(5 * s)}" for i in range(int(w / 9 / s) + 1)),
            3 * s,
            tie,
            1,
            False,
        )
        + stroke(f"M{num(x0)} {num(y + .6 * s)}h{num(w)}", 1.9 * s, INK, 1, False)
        + stroke(f"M{num(x0)} {num(y)}h{num(w)}", 0.8 * s, steel, 1, False)
    )


def track_to(cx, y, bottom, half, vx=None, bed="#7A4A22", tie="#4B2C12", steel="#F6E3B0", k0=0.06):
    """A line in perspective from the vanishing point (cx, y) to the bottom edge."""
    vx = cx if vx is None else vx
    o = flat(
        f"M{num(cx - half * k0)} {num(y)}H{num(cx + half * k0)}L{num(vx + half)} {num(bottom)}H{num(vx - half)}z", bed
    )
    h = bottom - y
    for i in range(11):
        k = ((i + 1) / 11) ** 1.8
        mx, hw = cx + (vx - cx) * k, half * (k0 + (1 - k0) * k) * 0.86
        o += flat(
            (
                f"M{num(mx - hw)} {num(y + h * k - h * .035 * k - .6)}h{num(2 * hw)}v{num(.8 + h * .035 * k)}h{num(-2 * hw)}z"
            ),
            tie,
        )
    return o + stroke(
        (
            f"M{num(cx - half * .04)} {num(y)}L{num(vx - half * .56)} {num(bottom)}"
            f"M{num(cx + half * .04)} {num(y)}L{num(vx + half * .56)} {num(bottom)}"
        ),
        max(1.2, half * 0.04),
        steel,
        1,
        False,
    )


def steam(x, y, k, dirx=-1, count=16, lit="#FFF4E0", shade="#D9B9A0", rise=1.0):
    return puffs(
        [
            (
                x + dirx * 96 * k * (i / count) ** 1.1,
                y - 26 * k * rise * (i / count) ** 0.6 - 4 * k * noise("st", x, i),
                k * (3.5 + 9 * (i / count) ** 0.6) * (1 - 0.7 * (i / count) ** 2.4),
            )
            for i in range(count + 1)
        ],
        lit,
        shade,
    )


PAINTS = {
    "red": ("#B3202A", "#E8685A", "#6E0F18"),
    "navy": ("#2B4468", "#6F8DB4", "#172740"),
    "green": ("#2F7D63", "#7FC2A0", "#174A3B"),
    "yellow": ("#E2AE2E", "#FFE08A", "#96690C"),
    "black": ("#3C3F47", "#747985", "#1F2126"),
    "white": ("#F6F4EC", "#FFFFFF", "#AEB6BF"),
    "brown": ("#8A5A2E", "#C8925A", "#553414"),
    "plum": ("#6A2F63", "#B36A94", "#3B173C"),
    "blue": ("#2169CA", "#8FBDF8", "#0F3A7C"),
    "engine": ("#33415C", "#7287A8", "#182236"),
    "teal": ("#1F6B70", "#6FB4B0", "#0F4044"),
    "orange": ("#C9722A", "#F2AE64", "#7A3F10"),
}


def train(x, y, s, cars, glass="#FFE08F", flip=False, plume=0, smoke=("#FFF4E0", "#D9B9A0")):
    """The engine's left edge stands at x, the cars follow to the left; rail top at y. cars: (kind, paint)."""
    o, xx = "", 0
    for kind, paint in cars:
        o += car(kind, xx, -60 * s, s, PAINTS[paint], glass)
        xx -= 119 * s
    if plume:
        o = steam(93 * s, -62 * s, plume, -1, 16, *smoke) + o
    return put(x, y, 1, o, 0, flip)


def mini_train(x, y, s, count=4, c="#B3202A", eng="#22304A", lit="#FFE9A8", flip=False, beam=False, smoke=True):
    """A far train, a few hundred bytes: engine to the right."""
    o = ""
    if smoke:
        o += puffs(
            [
                (
                    21 - 34 * (i / 7) ** 1.1,
                    -14 - 7 * (i / 7) ** 0.6,
                    (2 + 4 * (i / 7) ** 0.6) * (1 - 0.6 * (i / 7) ** 2.4),
                )
                for i in range(8)
            ],
            "#FFF4E0",
            "#D9B9A0",
        )
    if beam:
        o += flat("M27-6L70-14V6z", LAMP, 0.35)
    o += (
        flat("M4-3H24V-8H12V-11H3V-3zM19.5-8V-12h-1l1-1.5h4l1 1.5h-1V-8z", eng)
        + flat("M5-9.5h4v3.5H5zM24-8h3v3h-3z", lit)
        + flat("M24-3l4 3h-5z", "#B5203A")
    )
    o += stroke("M7-1.2h.01M13-1.2h.01M19-1.2h.01", 3.2, INK)
    for i in range(count):
        a = -(i + 1) * 20 + 2
        o += (
            flat(box(a, -9, 18, 6.5), c)
            + flat(box(a - 0.6, -10.4, 19.2, 2), INK)
            + dashed(stroke(f"M{a + 2.5} -6.2h13", 2.4, lit, 1, False), "2.2 1.4")
            + stroke(f"M{a + 4} -1.2h.01M{a + 14} -1.2h.01", 3, INK)
        )
    return put(x, y, s, o, 0, flip)


def poles(pts, c="#3A2A1E", wire=True):
    o = stroke(
        "".join(
            f"M{num(x)} {num(y)}v-{num(h)}M{num(x - h * .16)} {num(y - h * .92)}h{num(h * .32)}"
            f"M{num(x - h * .12)} {num(y - h * .8)}h{num(h * .24)}"
            for x, y, h in pts
        ),
        max(1, max(h for *_, h in pts) * 0.04),
        c,
    )
    if wire:
        o += stroke(
            "".join(
                f"M{num(a[0] + q * a[2])} {num(a[1] - a[2] * .94)}"
                f"Q{num((a[0] + b[0]) / 2)} {num((a[1] - a[2] * .94 + b[1] - b[2] * .94) / 2 + abs(b[0] - a[0]) * .08)} {num(b[0] + q * b[2])} {num(b[1] - b[2] * .94)}"
                for a, b in zip(pts, pts[1:])
                for q in (-0.14, 0.14)
            ),
            0.8,
            c,
            0.8,
        )
    return o


def trestle(x0, x1, y, bottom, c="#5A3A22", step=22):
    d, x = "", x0
    while x <= x1:
        d += (
            f"M{num(x)} {num(y)}L{num(x - 4)} {num(bottom)}M{num(x + 8)} {num(y)}"
            f"L{num(x + 12)} {num(bottom)}M{num(x - 2)} {num(y + (bottom - y) * .5)}H{num(x + 10)}"
        )
        if x + step <= x1:
            d += f"M{num(x + 9)} {num(y + 4)}L{num(x + step - 2)} {num(y + (bottom - y) * .5)}"
        x += step
    return stroke(d, 2.2, c, 1, False) + flat(box(x0 - 10, y, x1 - x0 + 28, 4.5), c)


def arches(x0, x1, y, bottom, c="#B98A62", d="#7E5640", l="#E3B98A", span=40, pier=12, r=None):
    hole = lit = dark = ""
    x = x0
    r = (span - pier) / 2
    while x < x1:
        hole += (
            f"M{num(x + pier)} {num(bottom)}V{num(y + 9 + r)}a{num(r)} {num(r)} 0 0 1 {num(2 * r)} 0V{num(bottom)}z"
        )
        lit += box(x, y + 8, 2, bottom - y - 8)
        dark += box(x + pier - 3, y + 8 + r * 0.6, 3, bottom - y - 8 - r * 0.6)
        x += span
    return (
        f'<path d="M{num(x0 - 20)} {num(y)}H{num(x1 + 20)}V{num(bottom)}H{num(x0 - 20)}z{hole}" fill="{c}"'
        ' fill-rule="evenodd"/>'
        + flat(dark, d)
        + flat(lit, l)
        + flat(box(x0 - 20, y, x1 - x0 + 40, 3.4), l)
        + flat(box(x0 - 20, y + 3.4, x1 - x0 + 40, 2.6), d)
    )


def truss(x0, x1, y, h, c="#4A3A3A", l="#8A7268", bays=6):
    w = (x1 - x0) / bays
    d = f"M{num(x0)} {num(y)}L{num(x0 + w)} {num(y - h)}H{num(x1 - w)}L{num(x1)} {num(y)}"
    for i in range(1, bays):
        d += f"M{num(x0 + i * w)} {num(y)}V{num(y - h)}"
        if 0 < i < bays - 1:
            d += (
                f"M{num(x0 + i * w)} {num(y - h)}L{num(x0 + (i + 1) * w)} {num(y)}"
                f"M{num(x0 + (i + 1) * w)} {num(y - h)}L{num(x0 + i * w)} {num(y)}"
            )
    return stroke(d, 2.4, c) + flat(box(x0 - 6, y, x1 - x0 + 12, 4), c)


def tower(x, y, h, c="#7A4A2A", d="#4E2E1A", roof="#3A2430"):
    """Water tower on legs."""
    a = h * 0.26
    return (
        stroke(
            (
                f"M{num(x - a * .8)} {num(y)}L{num(x - a * .55)} {num(y - h * .5)}M{num(x + a * .8)} {num(y)}"
                f"L{num(x + a * .55)} {num(y - h * .5)}M{num(x)} {num(y)}V{num(y - h * .5)}"
                f"M{num(x - a * .7)} {num(y - h * .2)}L{num(x + a * .6)} {num(y - h * .45)}"
                f"M{num(x + a * .7)} {num(y - h * .2)}L{num(x - a * .6)} {num(y - h * .45)}"
            ),
            h * 0.04,
            INK,
        )
        + inked(box(x - a, y - h * 0.86, 2 * a, h * 0.38), c, h * 0.02)
        + flat(box(x + a * 0.3, y - h * 0.85, a * 0.7, h * 0.36), d)
        + stroke(
            f"M{num(x - a)} {num(y - h * .74)}h{num(2 * a)}M{num(x - a)} {num(y - h * .58)}h{num(2 * a)}", h * 0.018
        )
        + inked(
            f"M{num(x - a * 1.2)} {num(y - h * .85)}L{num(x)} {num(y - h)}L{num(x + a * 1.2)} {num(y - h * .85)}z",
            roof,
            h * 0.02,
        )
    )


def lantern(x, y, s, glow=True, brass="#D99A3A"):
    return (
        disc(x, y + 3 * s, 46 * s, "#FFCB66", 0, 0.12)
        + disc(x, y + 3 * s, 32 * s, "#FFD98A", 0, 0.2)
        + disc(x, y + 3 * s, 20 * s, "#FFE9A8", 0, 0.3)
        if glow
        else ""
    ) + hand_lantern(x, y, s, brass)


def lamp_post(x, y, h, lit=True):
    s = h / 60
    return (
        (disc(x, y - h, 17 * s, "#FFD98A", 0, 0.2) + disc(x, y - h, 10 * s, "#FFE9A8", 0, 0.35) if lit else "")
        + stroke(
            (
                f"M{num(x)} {num(y)}V{num(y - h * .88)}M{num(x - 4 * s)} {num(y)}h{num(8 * s)}"
                f"M{num(x - 5 * s)} {num(y - h * .76)}h{num(10 * s)}"
            ),
            2.4 * s,
        )
        + inked(
            f"M{num(x - 5 * s)} {num(y - h * 1.08)}h{num(10 * s)}l-2 {num(12 * s)}h{num(-10 * s + 4)}z",
            LAMP if lit else "#59606C",
            1.2 * s,
        )
        + inked(
            (
                f"M{num(x - 6.5 * s)} {num(y - h * 1.08)}L{num(x)} {num(y - h * 1.2)}"
                f"L{num(x + 6.5 * s)} {num(y - h * 1.08)}z"
            ),
            INK,
            0.6,
        )
    )
