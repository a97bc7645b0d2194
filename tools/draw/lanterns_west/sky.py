"""Skies, heavenly bodies and weather."""
from lanterns_west.brush import beams, disc, flat, stroke
from svg import noise, num


SKIES = {
    "dusk": ("#1B1738", "#2B2350", "#4B2E6A", "#85417A", "#C75C6E", "#F2985E", "#FFC978"),
    "night": ("#12122C", "#1B1738", "#241D48", "#2E2656", "#3B3068"),
    "day": ("#6FB0C8", "#8CC2D2", "#ACD3D9", "#CFE4DC", "#F4EFD2"),
    "gold": ("#EFA544", "#F4B555", "#F8C76E", "#FCDA92", "#FFEDC0"),
    "dawn": ("#3A3464", "#7A4A78", "#C7637A", "#F29A6A", "#FBC785", "#FFE3A0"),
    "snow": ("#7FA6C0", "#9CBDD0", "#BAD2DD", "#D8E6EA", "#F2F4EE"),
    "storm": ("#2F3C52", "#415067", "#58687D", "#77879A", "#9DA9B2"),
    "fog": ("#86A5AC", "#A0B8B9", "#BBCBC7", "#D6DDD3", "#F0ECDC"),
    "fire": ("#1C1230", "#3A1736", "#6E2338", "#B2402F", "#E8762C", "#FFB54A"),
    "rose": ("#7A3F6E", "#B0557A", "#DE7B76", "#F5A878", "#FFD49A"),
    "teal": ("#145A66", "#1E6E78", "#2F8A90", "#62ACA6", "#A9D0BC"),
}


def sky(w, h, name, cut=1.0):
    tones = SKIES[name] if isinstance(name, str) else name
    m = len(tones)
    return "".join(
        flat(f"M0 {num(h * cut * i / m)}H{w}V{num(h + (60 if i == m - 1 else 0))}H0z", c) for i, c in enumerate(tones)
    )


def stars(seed, w, h, count=40, c="#FFF3D0", sw=1.7):
    return stroke(
        "".join(f"M{num(noise(seed, i, 1) * w)} {num(noise(seed, i, 2) ** 1.2 * h)}h.01" for i in range(count)), sw, c
    )


def sun(x, y, r, c="#FFF0B8", glow="#FFE29A", ray=0, rc="#FFE9B0", o=0.25):
    return (
        (beams(x, y, ray, 22, 0.05, f' fill="{rc}" opacity="{o}"') if ray else "")
        + disc(x, y, r * 1.5, glow, 0, 0.45)
        + disc(x, y, r, c)
    )


def moon(x, y, r, c="#FFF3CF", back="#2B2350"):
    return disc(x, y, r * 1.6, c, 0, 0.14) + flat(
        (
            f"M{num(x + r * .35)} {num(y - r)}A{num(r)} {num(r)} 0 1 0"
            f" {num(x + r * .95)} {num(y + r * .4)}A{num(r * .82)} {num(r * .82)} 0 0 1"
            f" {num(x + r * .35)} {num(y - r)}z"
        ),
        c,
    )


def cloud(x, y, s, c, o=1):
    return (
        f'<path transform="translate({num(x)} {num(y)}) scale({num(s, 2)})" d="M0 12C20 10 26 2 44 3C54-6 78-6 88'
        f' 3C104-2 122 4 128 10C150 8 168 12 180 14C150 18 40 18 0 12z" fill="{c}"'
        + (f' opacity="{o}"' if o != 1 else "")
        + "/>"
    )


def aurora(w, h, y=0):
    a = lambda k, q, c, o: flat(
        (
            "M-10"
            f" {num(y + h * k)}"
            f"C{num(w * .2)} {num(y + h * (k - .3))} {num(w * .3)} {num(y + h * (k + .25))} {num(w * .5)} {num(y + h * (k - .02))}S{num(w * .85)} {num(y + h * (k - .35))} {num(w + 10)} {num(y + h * (k - .05))}"
            f"V{num(y + h * (k + q))}"
            f"C{num(w * .85)} {num(y + h * (k - .1))} {num(w * .7)} {num(y + h * (k + q + .25))} {num(w * .5)} {num(y + h * (k + q))}S{num(w * .2)} {num(y + h * (k + q - .15))}-10"
            f" {num(y + h * (k + q + .1))}z"
        ),
        c,
        o,
    )
    return a(0.3, 0.16, "#6AB8F0", 0.32) + a(0.52, 0.22, "#4FE0A6", 0.55) + a(0.78, 0.16, "#9BF5C4", 0.5)


def drops(seed, c, count=40, w=160, h=96, sw=1.6, l=8):
    return stroke(
        "".join(
            f"M{num(noise(seed, i, 1) * w)} {num(noise(seed, i, 2) * h)}l-{num(l * .4)} {l}" for i in range(count)
        ),
        sw,
        c,
    )


def flakes(seed, count=26, w=160, h=96, c="#FFF", sw=3):
    return stroke(
        "".join(f"M{num(noise(seed, i, 1) * w)} {num(noise(seed, i, 2) * h)}h.01" for i in range(count)), sw, c
    )
