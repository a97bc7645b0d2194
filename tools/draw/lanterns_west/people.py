"""Poster figures, whole: nobody is scenery, nobody is a costume."""
from art.tones import INK
from lanterns_west.brush import SKIN, disc, flat, inked, put, stroke
from svg import num


def limb(d, w, c):
    return stroke(d, w + 2.2) + stroke(d, w, c)


def man(
    x,
    y,
    h,
    coat="#2B4468",
    legs="#33363D",
    skin="c",
    top=None,
    topc="#33261C",
    band="#14161A",
    hair="#2A1C14",
    arms=((-12, -30), (12, -30)),
    skirt=False,
    apron=None,
    stride=5,
    back="",
    front="",
    flip=False,
    dark=None,
    beard=None,
    bun=False,
    scarf=None,
):
    """A poster figure of about 60 units on its feet; no features at this size. arms: where the hands are, from the feet up."""
    sk, sd = SKIN[skin]
    s = h / 60
    o = back
    (ax, ay), (bx, by) = arms
    elbow = lambda ex, ey, sx: (
        f"M{sx} -43Q{num((sx + ex) / 2 + (3 if ex > sx else -3))} {num((-43 + ey) / 2 + 4)} {ex} {ey}"
    )
    o += limb(elbow(bx, by, 7), 4.6, dark or coat) + disc(bx, by, 2.5, sd, 1)
    if skirt:
        o += inked("M-6-34H6Q12-14 13 0H-13Q-12-14-6-34z", legs, 1.4) + flat(
            "M2-34H6Q12-14 12.5-.7H4Q6-16 2-34z", INK, 0.2
        )
        if apron:
            o += inked("M-4.5-33H4.5L6.5-4H-6.5z", apron, 1)
    else:
        o += limb(f"M-3-26L{-stride} -2M3-26L{stride} -2", 4.8, legs) + stroke(
            f"M{-stride} -1.5h-3M{stride} -1.5h3", 3.4
        )
    o += inked("M-8-42Q-8-47 0-47T8-42L8.5-24Q0-21-8.5-24z", coat, 1.4) + flat(
        "M3-46.5Q8-46 8-42L8.3-24.5Q6-23 4-23Q5-36 3-46.5z", dark or INK, 1 if dark else 0.22
    )
    if scarf:
        o += inked("M-5-48Q0-44 5-48L4-43Q0-41-4-43z", scarf, 1)
    if bun:
        o += disc(5.5, -56, 3.4, hair, 1.2)
    o += inked("M-6-54Q-6-61 0-61T6-54Q6-46.5 0-46.5T-6-54z", sk, 1.3) + flat(
        "M2-60.5Q6-59 6-54Q6-47 0-46.7Q4-50 3.5-54Q3-58 2-60.5z", sd
    )
    if h >= 40:
        o += stroke("M-3.3-54.2h.01M1.5-54.2h.01", 1.5, INK)
    if beard:
        o += flat("M-5.5-52Q-4-50 0-50.5T5.5-52Q5-44.5 0-44.5T-5.5-52z", beard)
    if hair and top not in ("scarf",):
        o += inked("M-6.3-54Q-7-62.5 0-62.5T6.3-54Q5-58 2-58.5Q-4-58-6.3-54z", hair, 1)
    if top == "wide":
        o += (
            inked("M-6-58Q-6-66.5 0-65.5T6-58z", topc, 1.2)
            + stroke("M-6-59.5h12", 1.6, band, 1, False)
            + inked("M-12-59Q0-55 12-59Q0-57-12-59z", topc, 1.6)
        )
    elif top == "cap":
        o += inked("M-6.5-58Q-7-64 0-64T6.5-58z", topc, 1.2) + inked("M-6-58.5Q-11-58-11-56.5Q-6-57 0-57.5z", topc, 1)
    elif top == "bowler":
        o += inked("M-6-59Q-6-67 0-67T6-59z", topc, 1.2) + inked("M-9.5-59Q0-56.5 9.5-59Q0-58-9.5-59z", topc, 1.4)
    elif top == "top":
        o += (
            inked("M-5.5-60L-6-72H6L5.5-60z", topc, 1.2)
            + stroke("M-5.5-62h11", 2, band, 1, False)
            + inked("M-9.5-60Q0-57.5 9.5-60Q0-59-9.5-60z", topc, 1.4)
        )
    elif top == "scarf":
        o += inked("M-7-52Q-8-63 0-63T7-52Q7-48 5-46.5Q6-56 0-57.5Q-5-57-6-52z", topc, 1.2)
    elif top == "bonnet":
        o += inked("M-7-55Q-7-64 1-64T8-52Q7-48 5-47Q6-56-1-58z", topc, 1.2) + stroke(
            "M-7-55Q-4-58-1-58.5", 1.6, band
        )
    elif top == "straw":
        o += (
            inked("M-5.5-59v-5.5h11V-59z", topc, 1.2)
            + stroke("M-5.5-60.5h11", 2, band, 1, False)
            + inked("M-10.5-59Q0-57 10.5-59Q0-58-10.5-59z", topc, 1.4)
        )
    elif top == "sun":
        o += (
            inked("M-5.5-59Q-5-66 0-66T5.5-59z", topc, 1.2)
            + inked("M-13-58Q0-52 13-58Q0-60-13-58z", topc, 1.4)
            + stroke("M-5-60Q0-58.5 5-60", 1.6, band)
        )
    o += limb(elbow(ax, ay, -7), 4.6, coat) + disc(ax, ay, 2.6, sk, 1) + front
    return put(x, y, s, o, 0, flip)
