"""Things of the time: furniture, tools, luggage."""
import math

from art.tones import BRASS, INK
from lanterns_west.brush import box, disc, flat, inked, put, stroke
from svg import num


def clock(x, y, r, hh=12, mm=0, rim=BRASS, face="#FFFBEA", sw=2):
    a, b = math.radians(hh * 30 + mm / 2 - 90), math.radians(mm * 6 - 90)
    ticks = "".join(
        f"M{num(x + r * .84 * math.cos(i * math.pi / 6))} {num(y + r * .84 * math.sin(i * math.pi / 6))}"
        f"L{num(x + r * (.62 if i % 3 == 0 else .72) * math.cos(i * math.pi / 6))} {num(y + r * (.62 if i % 3 == 0 else .72) * math.sin(i * math.pi / 6))}"
        for i in range(12)
    )
    return (
        disc(x, y, r, rim, sw)
        + disc(x, y, r * 0.86, face, sw * 0.6)
        + stroke(ticks, max(0.8, r * 0.06))
        + stroke(f"M{num(x)} {num(y)}L{num(x + r * .42 * math.cos(a))} {num(y + r * .42 * math.sin(a))}", r * 0.12)
        + stroke(f"M{num(x)} {num(y)}L{num(x + r * .64 * math.cos(b))} {num(y + r * .64 * math.sin(b))}", r * 0.075)
        + disc(x, y, r * 0.1, INK)
    )


def key(x, y, s):
    """A telegraph key, about 60 x 26."""
    return put(
        x,
        y,
        s,
        inked("M-30 0h60v6h-60z", "#6B4226", 1.7)
        + flat("M-28 1h56v1.8h-56z", "#9A6B3C")
        + inked("M-16 0v-7h6v7zM10 0v-7h5v7z", "#C98F2E", 1.4)
        + inked("M-20-9.5L24-12.5v3.6L-20-6z", BRASS, 1.5)
        + stroke("M-17-8.6L20-11.3", 1, "#FFF0BE")
        + inked("M17-13.5h10v-3q-5-3.5-10 0z", INK, 1.2)
        + inked("M-25-9h6v6h-6z", "#C98F2E", 1.2)
        + disc(-13, -11.5, 2.6, "#C98F2E", 1.2),
    )


def envelope(x, y, s, c="#FFF8E4", seal="#B3202A", rot=0):
    return put(
        x,
        y,
        s,
        inked("M-20-13h40v26h-40z", c, 1.6)
        + flat("M-19 12L0-1 19 12z", "#E6D3A8")
        + stroke("M-19.5-12L0 3 19.5-12", 1.4)
        + (disc(0, 2, 4.6, seal, 1.2) if seal else ""),
        rot,
    )


def sack(x, y, s, c="#E3C88E", d="#B98F4E"):
    return put(
        x,
        y,
        s,
        inked("M-5-26Q-9-30-6-34H6Q9-30 5-26C14-20 14-4 11 0H-11C-14-4-14-20-5-26z", c, 1.5)
        + flat("M4-25C12-20 13-4 10.5-.8H3C8-8 8-18 4-25z", d)
        + stroke("M-5.5-26h11", 2.2, "#8A5A2E"),
    )


def crate(x, y, w, h, c="#C08A4A", d="#8A5A2A", fill=None):
    return (
        inked(box(x, y - h, w, h), c, 1.3)
        + flat(box(x + w * 0.7, y - h + 0.8, w * 0.3 - 0.8, h - 1.6), d)
        + stroke(f"M{num(x)} {num(y - h * .66)}h{num(w)}M{num(x)} {num(y - h * .33)}h{num(w)}", 1)
        + (fill or "")
    )


def trunk(x, y, w, h, c="#8E4A2A", d="#5F2F1A"):
    return (
        inked(box(x, y - h, w, h), c, 1.3)
        + flat(box(x + w * 0.66, y - h + 0.7, w * 0.34 - 0.7, h - 1.4), d)
        + stroke(
            f"M{num(x + w * .24)} {num(y - h)}v{num(h)}M{num(x + w * .76)} {num(y - h)}v{num(h)}",
            1.8,
            BRASS,
            1,
            False,
        )
        + stroke(
            (
                f"M{num(x + w * .38)} {num(y - h)}q0-{num(h * .3)} {num(w * .12)}-{num(h * .3)}t{num(w * .12)} {num(h * .3)}"
            ),
            1.6,
        )
    )


def barrel(x, y, s, c="#A9713C", d="#74481F"):
    return put(
        x,
        y,
        s,
        inked("M-8 0Q-11-11-8-22H8Q11-11 8 0z", c, 1.4)
        + flat("M3-21.5H7.5Q10-11 7.5-.5H3Q5-11 3-21.5z", d)
        + stroke("M-9-6H9M-9-16H9", 1.8, "#3A3D45", 1, False),
    )


def table(x, y, w, h, c="#8A5A32", d="#5A371C", cloth=None):
    return (
        stroke(
            f"M{num(x + w * .08)} {num(y)}V{num(y + h)}M{num(x + w * .92)} {num(y)}V{num(y + h)}",
            max(3, w * 0.03),
            INK,
        )
        + stroke(
            f"M{num(x + w * .08)} {num(y)}V{num(y + h)}M{num(x + w * .92)} {num(y)}V{num(y + h)}",
            max(1.4, w * 0.016),
            d,
        )
        + inked(box(x, y, w, max(3, h * 0.1)), c, 1.4)
        + (
            inked(
                (
                    f"M{num(x + w * .02)} {num(y)}h{num(w * .96)}l{num(w * .03)} {num(h * .4)}q{num(-w * .08)} {num(h * .06)} {num(-w * .16)} 0t{num(-w * .17)} 0t{num(-w * .17)} 0t{num(-w * .17)} 0t{num(-w * .17)} 0t{num(-w * .18)} 0z"
                ),
                cloth,
                1.3,
            )
            if cloth
            else ""
        )
    )


def stove(x, y, s):
    """An iron stove with a fire, about 34 x 50, pipe to the top."""
    return put(
        x,
        y,
        s,
        inked("M-4-48h8v-60h-8z", "#2A2C33", 1.4)
        + stroke("M-2-50v-56", 1.4, "#5E636E")
        + inked("M-15-44Q0-56 15-44L13-4H-13z", "#33363D", 1.6)
        + flat("M5-48Q12-47 14-43L12.5-5H5z", "#1D1F24")
        + inked("M-10-30h20v16h-20z", "#F28A1E", 1.5)
        + flat("M-5-14c-2-7 5-7 3-14c6 4 5 7 6 9c1-2 1-3 1-4c4 5 2 9 0 9z", "#FFE08A")
        + stroke("M-5-30v16M0-30v16M5-30v16", 1.2)
        + inked("M-17-44h34v3.5h-34z", "#4A4E58", 1.2)
        + stroke("M-11-4l-3 7M11-4l3 7", 3),
    )


def kettle(x, y, s, c="#4A6E9A", d="#2A4468"):
    return put(
        x,
        y,
        s,
        stroke("M-8-14Q0-26 8-14", 2.2)
        + inked("M-11 0Q-14-13-6-15H6Q14-13 11 0z", c, 1.5)
        + flat("M4-14.5Q13-13 10.5-.6H4z", d)
        + inked("M-10-9l-9-6 2-2 9 4z", c, 1.3)
        + disc(0, -16, 2, BRASS, 1),
    )


def camera(x, y, s):
    """A plate camera on a tripod, lens to the left; feet on y, about 70 high."""
    return put(
        x,
        y,
        s,
        stroke("M0-34L-18 0M0-34L18 0M0-34V0", 4.2)
        + stroke("M0-34L-18 0M0-34L18 0M0-34V0", 2.2, "#B07A3E")
        + inked("M-4-58h22v24h-22z", "#7A4A26", 1.6)
        + flat("M9-57h8v22h-8z", "#4E2C14")
        + inked("M-4-54l-4 2.5v11L-4-38l-4 0-4-2.5v-11L-8-54z", "#2A2C33", 1.3)
        + inked("M-18-52h6v12h-6z", BRASS, 1.4)
        + inked("M-23-53.5h5v15h-5z", "#3A3D45", 1.4)
        + inked("M10-58Q32-58 34-30Q26-33 20-30L18-34H10z", "#1D2028", 1.4),
    )


def piano(x, y, s, c="#5A2F1E", d="#381A10"):
    """An upright piano, about 74 x 60."""
    keys = "".join(f"M{-30 + i * 5} -26v5" for i in range(12))
    return put(
        x,
        y,
        s,
        inked("M-36 0V-54h72V0z", c, 1.8)
        + flat("M14-53h21V-1H14z", d)
        + inked("M-39-60h78v7h-78z", c, 1.7)
        + stroke("M-36-58h66", 1.4, "#9A6244")
        + inked("M-30-48h24v14h-24zM4-48h24v14H4z", d, 1.2)
        + stroke("M-18-46l6 5-6 5-6-5zM16-46l6 5-6 5-6-5z", 1.3, BRASS)
        + inked("M-38-27h76v7h-76z", "#FFFBEA", 1.5)
        + stroke(keys, 2.4, INK, 1, False)
        + inked("M-38-20h76v4h-76z", c, 1.4)
        + stroke("M-33-16V0M33-16V0", 3.4)
        + disc(-30, 2, 2.4, BRASS, 1)
        + disc(30, 2, 2.4, BRASS, 1),
    )


def fiddle(x, y, s, rot=0):
    return put(
        x,
        y,
        s,
        inked(
            "M0-20C9-20 10-12 6-7C4-3 5 0 8 4C14 14 8 22 0 22S-14 14-8 4C-5 0-4-3-6-7C-10-12-9-20 0-20z",
            "#B5652A",
            1.7,
        )
        + flat("M2-19C8-18 9-12 5-7C3-3 4 0 7 4C12 12 8 20 2 21z", "#8A4518")
        + inked("M-2.5-52h5v40h-5z", "#2A1A12", 1.2)
        + inked("M-4-58h8v7h-8z", "#8A4518", 1.2)
        + stroke("M-4 2q-2 4 0 7M4 2q2 4 0 7", 1.3)
        + stroke("M-.8-50V14M.8-50V14", 0.5, "#FFF4DA")
        + inked("M-3 12h6v5h-6z", "#2A1A12", 0.8),
        rot,
    )


def bell(x, y, s, c=BRASS, d="#9A6B17"):
    return put(
        x,
        y,
        s,
        stroke("M-12-34h24M0-34v6", 3.4)
        + inked("M-6-28Q0-34 6-28C10-14 12-6 17 0H-17C-12-6-10-14-6-28z", c, 1.7)
        + flat("M3-30Q6-28 6-27C10-14 12-6 16-1H6C8-10 6-22 3-30z", d)
        + stroke("M-15.5-4H15.5M-11.5-9h23", 1.3)
        + disc(0, 3.5, 3.4, d, 1.4),
    )


def hat(x, y, s, kind="sun", c="#F3DFAE", band="#B3202A"):
    if kind == "top":
        return put(
            x,
            y,
            s,
            inked("M-10-4L-12-26h24L10-4z", c, 1.5)
            + flat("M3-25.5h8L9.5-4.5H3z", INK, 0.3)
            + inked("M-10.3-9h20.6l.5 5h-21.6z", band, 1)
            + inked("M-18-4Q0 2 18-4Q0-9-18-4z", c, 1.5),
        )
    if kind == "wide":
        return put(
            x,
            y,
            s,
            inked("M-12-3C-12-20-6-17 0-15C6-17 12-20 12-3z", c, 1.5)
            + inked("M-12-7Q0-3 12-7V-3Q0 1-12-3z", band, 1)
            + inked("M-26-6Q-16 3 0 3T26-6Q14 0 0 0T-26-6z", c, 1.5),
        )
    if kind == "bowler":
        return put(
            x,
            y,
            s,
            inked("M-10-3Q-10-18 0-18T10-3z", c, 1.5)
            + inked("M-10-6.5Q0-4 10-6.5V-3Q0 0-10-3z", band, 0.9)
            + inked("M-15-4Q-8 1 0 1T15-4Q8-1.5 0-1.5T-15-4z", c, 1.4),
        )
    return put(
        x,
        y,
        s,
        inked("M-11-3Q-10-15 0-15T11-3z", c, 1.5)
        + inked("M-11-6Q0-2 11-6V-2Q0 2-11-2z", band, 1)
        + inked("M-22-4Q0 6 22-4Q18-1 11-4Q0-1-11-4Q-18-1-22-4z", c, 1.5),
    )
