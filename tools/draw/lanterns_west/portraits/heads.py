"""Hair, hats and clothes of a bust."""
from art.tones import BRASS, INK
from lanterns_west.brush import disc, flat, inked, stroke


CAP = "M-21-3C-25-37 25-37 21-3C19-14 13-20 0-23C-13-20-19-14-21-3z"  # hair parted in the middle


SIDE = "M-21-3C-25-37 25-37 21-3C18-13 14-17 6-19Q-8-15-16-18C-18-14-20-9-21-3z"  # short, parted at the side


ROUND = (  # over the ears, gathered behind
    "M-23 6C-28-40 28-40 23 6Q21 11 18 9C20-8 13-18 0-22C-13-18-20-8-18 9Q-21 11-23 6z"
)


def hair(d, c, l=None):
    return inked(d, c, 1.7) + (stroke("M-15-17Q-8-26 2-27", 1.8, l, 0.8) if l else "")


def lapels(c, shirt="#FFF8E8", tie=None, w=14):
    return (
        inked(f"M-{w} 41L0 66L{w} 41L8 38Q0 46-8 38z", shirt, 1.5)
        + (inked("M-4 47H4L6 62L0 70L-6 62z", tie, 1.3) if tie else "")
        + inked(f"M-{w} 41L-20 52L-7 78L0 66zM{w} 41L20 52L7 78L0 66z", c, 1.5)
    )


def collar(c="#FFF8E8", y=36):
    return inked(f"M-12 {y}Q0 {y + 7} 12 {y}L13 {y + 11}Q0 {y + 18}-13 {y + 11}z", c, 1.5)


def buttons(ys, x=0, c=BRASS, r=2.4):
    return "".join(disc(x, y, r, c, 1) for y in ys)


def brim(c, band, crown="M-19-20C-20-46-8-42 0-40C8-42 20-46 19-20z", w=37, y=-19, curl=7):
    return (
        inked(crown, c, 1.8)
        + flat("M6-41C14-43 18-40 18-21H8Q11-32 6-41z", INK, 0.2)
        + inked(f"M-19.5 {y - 9}Q0 {y - 4} 19.5 {y - 9}L20 {y - 2}Q0 {y + 3}-20 {y - 2}z", band, 1.4)
        + inked(
            f"M{-w} {y - curl}Q-22 {y + 6} 0 {y + 5}T{w} {y - curl}Q22 {y - 2} 0 {y - 1}T{-w} {y - curl}z", c, 1.8
        )
    )
