"""Animals, and what they pull; boats."""
import math

from art.tones import BRASS, INK
from lanterns_west.brush import dashed, disc, flat, inked, put, stroke
from svg import num


def dog(x, y, s, c="#A9713C", d="#74481F", flip=False, sit=True, collar="#B3202A"):
    """Biscuit: brown, one ear up. Sitting, looks to the left, about 34 x 40."""
    if sit:
        b = (
            inked("M10 0C18-2 20-8 17-13l-3 2", "none", 0)
            + stroke("M13-2Q23-4 21-13", 5.4)
            + stroke("M13-2Q23-4 21-13", 3, c)
            + inked("M-4-22C4-26 12-16 14-6Q15 0 9 0H-6Q-9 0-8-3L-6-3Z", c, 1.6)
            + flat("M6-19C12-14 14-6 13-2Q12-1 9-1H4C9-6 9-13 6-19z", d)
            + inked("M-7 0Q-10 0-9-3L-7-12H-1L-2-2Q-2 0-4 0z", c, 1.4)
            + inked("M-3-33l6-10 3 10z", d, 1.4)
            + inked("M-13-33Q-9-38-2-37Q6-36 6-28Q5-21-3-21Q-8-21-11-23L-18-24Q-21-26-19-29Q-16-31-13-33z", c, 1.6)
            + flat("M-18-24.5l7 1.5Q-8-21-3-21Q2-21 4-24Q-4-23-10-26z", "#F0D9B0")
            + inked("M1-36Q9-37 10-28Q8-24 5-27z", d, 1.4)
            + disc(-20, -27.5, 2, INK)
            + disc(-8.5, -31, 1.5, INK)
            + stroke("M-7-20.5Q0-18 6-22", 2.6, collar)
            + disc(-2, -17.6, 1.8, BRASS, 0.9)
        )
    else:
        b = (
            stroke("M17-20Q26-24 27-32", 5)
            + stroke("M17-20Q26-24 27-32", 2.8, c)
            + stroke("M-9-12L-12 0M-4-12L-3 0M11-12L9 0M15-13L19 0", 5.4)
            + stroke("M-9-12L-12 0M-4-12L-3 0M11-12L9 0M15-13L19 0", 3, c)
            + inked("M-14-20Q-12-25-4-24H12Q20-24 19-15Q18-10 12-11Q0-7-10-11Q-15-14-14-20z", c, 1.6)
            + flat("M14-23Q19-22 18-15Q17-11 12-12Q2-9-6-11Q8-12 14-23z", d)
            + put(
                -12,
                4,
                1,
                inked("M-3-33l6-10 3 10z", d, 1.4)
                + inked(
                    "M-13-33Q-9-38-2-37Q6-36 6-28Q5-21-3-21Q-8-21-11-23L-18-24Q-21-26-19-29Q-16-31-13-33z", c, 1.6
                )
                + flat("M-18-24.5l7 1.5Q-8-21-3-21Q2-21 4-24Q-4-23-10-26z", "#F0D9B0")
                + inked("M1-36Q9-37 10-28Q8-24 5-27z", d, 1.4)
                + disc(-20, -27.5, 2, INK)
                + disc(-8.5, -31, 1.5, INK)
                + stroke("M-4-20.5Q2-19 6-23", 2.6, collar),
            )
        )
    return put(x, y, s, b, 0, flip)


def longhorn(x, y, s, c="#A85F34", d="#74391C", flip=False, step=0, sw=1.6):
    """A steer that walks to the left, about 60 x 44 with its horns."""
    a = 4 if step == 0 else -4
    legs = f"M-13-16L{-13 - a} 0M-9-16L{-8 + a} 0M12-16L{12 - a} 0M17-17L{18 + a} 0"
    return (
        put(
            x,
            y,
            s,
            stroke("M22-28Q27-22 25-12", 1.8)
            + stroke(legs, 5.6 * sw / 1.6)
            + stroke(legs, 3.2, d)
            + inked("M-17-30Q-6-34 8-32Q22-33 23-24Q23-15 17-14Q2-10-12-14Q-18-18-20-24z", c, sw)
            + flat("M10-31Q22-31 22-24Q22-16 17-15Q6-11-6-13Q12-16 10-31z", d)
            + flat("M-6-32Q2-33 6-32Q4-24-2-25Q-6-27-6-32z", "#F1DFC0")
            + inked("M-24-33Q-19-36-15-32L-17-24Q-20-17-24-17Q-28-17-28-22z", c, sw)
            + flat("M-27-21q3 2 6 1q-1 3-4 3q-2-1-2-4z", "#F1DFC0")
            + stroke("M-21-33Q-33-34-38-44M-19-34Q-12-36-4-45", 4.4 * sw / 1.6)
            + stroke("M-21-33Q-33-34-38-44M-19-34Q-12-36-4-45", 2, "#F6E8C8")
            + disc(-23.5, -28.5, 1.2, INK),
        )
        if not flip
        else put(x, y, s, longhorn(0, 0, 1, c, d, False, step, sw), 0, True)
    )


def horse(x, y, s, c="#6B4028", d="#462616", mane="#20140E", flip=False, rider=""):
    """A horse that stands and looks to the left, about 64 x 60."""
    legs = "M-14-22L-17 0M-9-22L-8 0M16-22L14 0M21-24L24 0"
    return put(
        x,
        y,
        s,
        stroke("M25-34Q33-28 30-12", 4.6)
        + stroke("M25-34Q33-28 30-12", 2.6, mane)
        + stroke(legs, 6)
        + stroke(legs, 3.6, d)
        + inked("M-18-36Q-8-40 4-38Q22-42 26-32Q27-22 20-20Q4-16-12-20Q-19-24-20-30z", c, 1.6)
        + flat("M14-38Q25-39 25-32Q26-23 20-21Q8-18-4-19Q16-24 14-38z", d)
        + inked("M-20-30Q-16-44-22-54L-17-60Q-12-54-9-48Q-6-42-8-36z", c, 1.6)
        + inked("M-17-58Q-28-56-37-44Q-38-40-34-40Q-28-44-21-45z", c, 1.6)
        + inked("M-18-60l1-6 4 6z", c, 1.3)
        + flat("M-16-59Q-6-54-4-38L-9-37Q-8-48-16-59z", mane)
        + disc(-24, -51.5, 1.3, INK)
        + rider,
        0,
        flip,
    )


def heron(x, y, s, c="#8FA9BF", d="#5E7A94"):
    return put(
        x,
        y,
        s,
        stroke("M0-20L-2 0M4-20L5 0M-2 0h-5M5 0h-5", 2)
        + inked("M-6-30Q-2-38 10-32Q20-26 26-18Q12-16 4-18Q-6-20-6-30z", c, 1.5)
        + flat("M8-31Q18-26 25-18.5Q16-17 10-18Q12-24 8-31z", d)
        + stroke("M-4-28Q-12-38-5-46Q0-52-6-58", 5.2)
        + stroke("M-4-28Q-12-38-5-46Q0-52-6-58", 3, "#F4F1E6")
        + inked("M-3-56Q-3-63-9-62Q-13-60-12-57Q-8-54-3-56z", "#F4F1E6", 1.3)
        + inked("M-12-60L-28-55 -12-56z", "#E3A42E", 1.2)
        + stroke("M-6-62Q2-64 8-60", 1.8),
    )


def cart_wheel(x, y, r, c="#B07A3E", spokes=10):
    sp = "".join(
        f"M{num(x)} {num(y)}"
        f"L{num(x + r * math.cos(i * 2 * math.pi / spokes))} {num(y + r * math.sin(i * 2 * math.pi / spokes))}"
        for i in range(spokes)
    )
    return (
        stroke(sp, r * 0.13)
        + stroke(sp, r * 0.07, c)
        + f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="none" stroke="{INK}"'
        f' stroke-width="{num(r * .22)}"/><circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="none" stroke="{c}"'
        f' stroke-width="{num(r * .12)}"/>' + disc(x, y, r * 0.16, c, 1.2)
    )


def ox(x, y, s, c="#7A5236", d="#52341F"):
    return longhorn(x, y, s, c, d).replace(
        "M-21-33Q-33-34-38-44M-19-34Q-12-36-4-45", "M-23-33Q-29-35-29-41M-18-34Q-13-36-13-42"
    )


def red_cart(x, y, s, load="#D9C08A"):
    """A Red River cart with its ox, moving to the left; about 120 x 56."""
    return put(
        x,
        y,
        s,
        ox(-34, 0, 0.95)
        + stroke("M-50-24L24-24", 4)
        + stroke("M-50-24L24-24", 2.2, "#B07A3E")
        + inked("M-2-26H46V-30H-4z", "#8A5A2E", 1.4)
        + stroke("M2-30V-42M14-30V-42M26-30V-42M38-30V-42M0-40H42", 3)
        + stroke("M2-30V-42M14-30V-42M26-30V-42M38-30V-42M0-40H42", 1.5, "#B07A3E")
        + inked("M0-31Q6-46 20-45Q36-48 43-31z", load, 1.4)
        + flat("M24-46Q36-47 42-32H28z", INK, 0.18)
        + cart_wheel(21, -20, 19),
    )


def bird(x, y, s, c=INK, w=1.8):
    return stroke(
        (
            f"M{num(x - 9 * s)} {num(y - 2 * s)}q{num(5 * s)}-{num(6 * s)} {num(9 * s)} {num(2 * s)}q{num(4 * s)}-{num(8 * s)} {num(9 * s)}-{num(2 * s)}"
        ),
        w,
        c,
    )


def canoe(x, y, s, c="#7A4326", d="#4E2814", trim="#E3B34A", people=""):
    return put(
        x,
        y,
        s,
        people
        + inked("M-46-10Q-40-4-30-4H30Q40-4 47-12Q44 4 32 6H-32Q-43 4-46-10z", c, 1.6)
        + flat("M-40 2Q-36 5-32 5H32Q38 4 42 0Q20 3-10 1z", d)
        + stroke("M-43-6Q-38-1.5-30-1.5H31Q38-2 44-8", 1.4, trim),
    )


def steamboat(x, y, s, c="#FFF6E0", red="#B3202A"):
    """A river boat with a paddle wheel, water line at y, about 120 x 60."""
    rail_ = "".join(f"M{-44 + i * 7} -19v6" for i in range(13))
    return put(
        x,
        y,
        s,
        inked("M-18-34v-24h5v24zM-6-34v-24h5v24z", "#2A2C33", 1.4)
        + inked("M-20-58q4.5-5 9 0zM-8-58q4.5-5 9 0z", red, 1.2)
        + inked("M-30-34h56v10h-56z", c, 1.4)
        + inked("M-44-24h84v11h-84z", c, 1.5)
        + inked("M2-44h16v10H2z", c, 1.4)
        + flat("M4-42h4v5H4zM11-42h4v5h-4z", "#3A5A74")
        + dashed(stroke("M-26-31h46M-40-20h76", 3, "#3A5A74", 1, False), "4 3.5")
        + inked("M-52-13H46l6-3-5 15H-46z", c, 1.6)
        + flat("M-49-5H48l-2 4H-46z", red)
        + stroke(rail_, 0.9)
        + inked("M40-30h22v30H44z", "none", 0)
        + disc(50, -12, 14, red, 1.8)
        + stroke("M50-26V2M36-12H64M40-22L60-2M60-22L40-2", 2)
        + disc(50, -12, 3, BRASS, 1.2)
        + inked("M36-28h30v4H36z", c, 1.2),
    )


def tall_ship(x, y, s, sail="#FFF3D6", hull="#3A2430"):
    return put(
        x,
        y,
        s,
        stroke("M-20-8V-58M2-8V-66M24-8V-54M-20-8L-44-22M-34-14L-20-54M24-50L40-6M2-62L24-50M2-62L-20-54", 1.4)
        + inked(
            "M-30-24h20l-2-12h-15zM-28-38h16l-2-12h-10zM-8-24h22l-2-14H-4zM-5-40h16l-2-14H-1z"
            "M16-22h18l-3-12H18zM18-36h13l-3-11h-7z",
            sail,
            1.2,
        )
        + flat("M-14-24h4l-2-12h-2zM8-24h6l-2-14H9zM28-22h6l-3-12h-3z", INK, 0.16)
        + inked("M-42-10Q0-4 44-11L38 2H-32z", hull, 1.5)
        + stroke("M-38-6Q0-1 40-7", 1.4, BRASS),
    )
