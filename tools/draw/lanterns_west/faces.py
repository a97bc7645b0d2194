"""Busts for portraits: the head in the middle at 0, 0, about 44 x 62."""
from art.tones import INK
from lanterns_west.brush import SKIN, beams, disc, flat, inked, oval, stroke
from svg import num


def face(
    skin,
    w=20.5,
    jaw=0.82,
    hair="#2A1C14",
    brow=None,
    turn=-2,
    smile=1.5,
    eye=INK,
    age=0,
    lip=None,
    lash=False,
    chin=30,
    brows=2.1,
):
    sk, sd = SKIN[skin]
    lip = lip or {"a": "#B0604E", "b": "#9E5540", "c": "#7E4030", "d": "#5A2C22", "e": "#43211B"}[skin]
    j = w * jaw
    o = inked("M-9 18V42Q0 50 9 42V18z", sd, 1.6)
    o += f'<g stroke="{INK}" stroke-width="1.6">' + oval(-w + 0.5, 2, 4, 6, sk) + oval(w - 0.5, 2, 4, 6, sd) + "</g>"
    o += inked(
        (
            f"M{num(-w)} -6C{num(-w)} -35 {num(w)} -35 {num(w)} -6C{num(w)} 9 {num(w * .92)} 15"
            f" {num(j * .62)} {chin - 4.5}Q0 {chin + 3.5} {num(-j * .62)} {chin - 4.5}C{num(-w * .92)} 15 {num(-w)} 9"
            f" {num(-w)} -6z"
        ),
        sk,
        1.7,
    )
    o += flat(
        (
            f"M{num(w * .42)} -26C{num(w * .98)} -22 {num(w - .8)} -12 {num(w - .8)} -6C{num(w - .8)} 9"
            f" {num(w * .9)} 15 {num(j * .6)} {chin - 5}Q4 {chin + 1} -2"
            f" {chin - .6}C{num(w * .5)} {chin - 6} {num(w * .68)} 6 {num(w * .52)} -8z"
        ),
        sd,
    )
    t = turn
    o += stroke(f"M{t - 12.5} -2.5q4-3.6 8 0M{t + 4.5} -2.5q4-3.6 8 0", 1.5 if not lash else 2)
    o += (
        oval(t - 8.3, -1.2, 2, 2.5, eye)
        + oval(t + 8.3, -1.2, 2, 2.5, eye)
        + disc(t - 9, -2.2, 0.7, "#FFF")
        + disc(t + 7.6, -2.2, 0.7, "#FFF")
    )
    o += stroke(f"M{t - 14} -8.5Q{t - 9} -12 {t - 4} -9M{t + 4} -9Q{t + 9} -12 {t + 14} -8.5", brows, brow or hair)
    o += flat(f"M{t + .5} -3L{t + 4.5} 8.5Q{t + 2} 11 {t - 1.5} 10Q{t + 1.5} 8 {t + .5} -3z", sd) + stroke(
        f"M{t - 2.5} 9.5Q{t + 1} 12 {t + 4.5} 9", 1.3, sd if skin in "abc" else "#3A2018"
    )
    o += stroke(f"M{t - 6} 17.5Q{t + .5} {17.5 + smile * 2} {t + 6.5} 17", 1.9, lip) + stroke(
        f"M{t - 2} {21 + smile * .5}q2.5 1 5 0", 1.1, lip, 0.6
    )
    if age:
        o += stroke(
            f"M{t - 16} 1q1.5 2 3.5 2.5M{t + 16} 1q-1.5 2-3.5 2.5M{t - 8.5} 12q-2 2-2 4.5M{t + 9.5} 12q2 2 2 4.5",
            1,
            sd,
            0.9,
        )
    return o


def bust(coat, dark=None, collar="", w=48, neck=9):
    """Shoulders to y 92, then what is worn over them."""
    return (
        inked(
            f"M{-w} 96C{-w} 62 {-w * .6} 50 {-neck - 4} 42Q0 54 {neck + 4} 42C{w * .6} 50 {w} 62 {w} 96z", coat, 1.8
        )
        + flat(
            f"M{w * .42} 51C{w * .82} 58 {w - 1} 66 {w - 1} 96H{w * .5}Q{w * .6} 70 {w * .42} 51z",
            dark or INK,
            1 if dark else 0.22,
        )
        + collar
    )


def card_frame(w, h, inner, ground, ray, line="#FFF4DA", rx=0, cx=None, cy=None):
    """A litho card: ground with rays, the drawing, then border lines."""
    return (
        flat(f"M0 0H{w}V{h}H0z", ground)
        + beams(cx or w / 2, cy or h * 0.42, w + h, 20, 0.08, f' fill="{ray}"')
        + inner
        + f'<rect x="1.2" y="1.2" width="{num(w - 2.4)}" height="{num(h - 2.4)}" rx="{rx}" fill="none" stroke="{INK}"'
        f' stroke-width="2.4"/><rect x="4" y="4" width="{num(w - 8)}" height="{num(h - 8)}" rx="{max(0, rx - 2)}"'
        f' fill="none" stroke="{line}" stroke-width="1.6"/>'
    )
