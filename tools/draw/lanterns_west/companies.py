"""Companies: the crest (its outline is the badge's shape, its plant is the name), the president's vignette, the card."""
import math

from art.tones import BRASS, INK, PIECES
from lanterns_west.brush import PAPER, PLAYERS, disc, flat, inked, put, stroke
from lanterns_west.faces import card_frame
from lanterns_west.portraits.presidents import PRESIDENTS
from svg import num


SHAPES = {
    "blue": "M-42 0a42 42 0 1 0 84 0a42 42 0 1 0-84 0z",
    "red": "M0-44Q5-44 8-39L46 30Q50 40 40 40H-40Q-50 40-46 30L-8-39Q-5-44 0-44z",
    "green": "M-34-40H34Q40-40 40-34V34Q40 40 34 40H-34Q-40 40-40 34V-34Q-40-40-34-40z",
    "yellow": "M-6-46Q0-51 6-46L46-6Q51 0 46 6L6 46Q0 51-6 46L-46 6Q-51 0-46-6z",
    "black": (
        "M-20-44H20Q24-44 24-40V-24H40Q44-24 44-20V20Q44 24 40 24H24V40Q24 44 20 44H-20Q-24 44-24 40V24H-40Q-44 24-44"
        " 20V-20Q-44-24-40-24H-24V-40Q-24-44-20-44z"
    ),
}


def leaf(x, y, r, l, c="#4E9A4A", d="#2F6B35", w=0.34):
    return put(
        x,
        y,
        1,
        inked(
            (
                f"M0 0C{num(l * .3)} {num(-l * w)} {num(l * .75)} {num(-l * w)} {l} 0"
                f"C{num(l * .75)} {num(l * w * .8)} {num(l * .3)} {num(l * w * .8)} 0 0z"
            ),
            c,
            1.2,
        )
        + stroke(f"M{num(l * .1)} 0H{num(l * .85)}", 1, d),
        r,
    )


def plant(owner):
    if owner == "black":  # blackthorn: a thorny twig, sloes, white blossom
        o = (
            stroke("M-18 34Q-6 6 4-8T14-36M-4 10Q10 8 20-2M2-6Q-12-8-20-18", 5)
            + stroke("M-18 34Q-6 6 4-8T14-36M-4 10Q10 8 20-2M2-6Q-12-8-20-18", 2.6, "#8A6A4E")
            + stroke("M-11 20l-8-2M9-20l8-4M-8-9l-2 7M12 5l4 7", 2.2, "#8A6A4E")
            + leaf(16, -32, -150, 18)
            + leaf(-20, -18, 160, 16)
            + leaf(20, -2, 40, 16)
        )
        for x, y in ((-6, 30), (-16, 14), (16, 14)):
            o += disc(x, y, 7, "#4A5AA8", 1.4) + stroke(f"M{x - 3} {y - 3}q2-2 4-1.5", 1.6, "#B9C4F0")
        for x, y in ((8, -18), (-12, -28), (26, -14)):
            o += "".join(
                disc(x + 4.2 * math.cos(a * 1.257), y + 4.2 * math.sin(a * 1.257), 3.4, "#FFFDF4", 0.8)
                for a in range(5)
            ) + disc(x, y, 2, "#F2C14E", 0.6)
        return o
    if owner == "blue":  # flax: three flowers
        o = stroke("M0 36Q-2 10-14-6M0 36Q2 8 14-2M0 36Q0 10 0-12", 3, "#BFE3C8")
        for x, y, s in ((-17, -8, 0.8), (17, -4, 0.8), (0, -16, 1.05)):
            o += put(
                x,
                y,
                s,
                "".join(
                    f'<path d="M0 0C-9-6-9-17 0-19C9-17 9-6 0 0z" transform="rotate({a})" fill="#DDEBFF"'
                    f' stroke="{INK}" stroke-width="1.2"/><path d="M0-4V-14" transform="rotate({a})" stroke="#6FA3EE"'
                    ' stroke-width="1.4"/>'
                    for a in range(0, 360, 72)
                )
                + disc(0, 0, 4, "#F2C14E", 1.1),
            )
        return o + leaf(0, 26, -30, 16, "#7FCFA0") + leaf(0, 30, -150, 16, "#7FCFA0")
    if owner == "green":  # fern: a frond
        o = stroke("M-12 38Q-6 4 6-14Q12-26 6-32Q-2-34-2-26", 4.6) + stroke(
            "M-12 38Q-6 4 6-14Q12-26 6-32Q-2-34-2-26", 2.4, "#E9F6C8"
        )
        for i in range(7):
            x, y = -11 + i * 2.6, 30 - i * 7.4
            k = 27 - i * 2.8
            o += leaf(x, y, -28 - i * 3, k, "#0C6B4C", "#7FE0B8", 0.2) + leaf(
                x, y, -152 + i * 3, k, "#0C6B4C", "#7FE0B8", 0.2
            )
        return o
    if owner == "yellow":  # goldenrod: a plume
        o = stroke("M0 40V-30", 3.4, "#2F6B35")
        for i in range(7):
            y, k = 16 - i * 8, 27 - i * 3.4
            for sgn in (-1, 1):
                o += stroke(
                    f"M0 {y}Q{num(sgn * k * .5)} {num(y - 12)} {num(sgn * k)} {num(y - 8)}", 2, "#2F6B35"
                ) + "".join(
                    disc(sgn * k * t, y - 11 * (1 - (t - 0.6) ** 2) + 1, 3.6, "#E38A00" if q % 2 else "#C96A00", 0.9)
                    for q, t in enumerate((0.35, 0.65, 0.95))
                )
        return (
            o + disc(0, -36, 4, "#E38A00", 0.9) + leaf(0, 34, -20, 18, "#4E9A4A") + leaf(0, 38, -160, 18, "#4E9A4A")
        )
    # redbud: a heart leaf and pink blossom on a bough
    o = (
        stroke("M-28 34Q-8 20 0 2T20-16", 4.6)
        + stroke("M-28 34Q-8 20 0 2T20-16", 2.4, "#5A2A1A")
        + put(
            8,
            16,
            1,
            inked("M0 16C-18 2-14-14-4-12Q0-11 0-7Q0-11 4-12C14-14 18 2 0 16z", "#FFD9C9", 1.4)
            + stroke("M0 12V-6M0 6L-6-2M0 6L6-2", 1.2, "#B3202A"),
        )
    )
    for x, y in ((-16, 22), (-8, 8), (2, -6), (-18, 8), (-4, -16), (10, -20), (-26, 28)):
        o += put(x, y, 1, inked("M0 4C-7 1-6-6-2-6Q0-6 0-3Q0-6 2-6C6-6 7 1 0 4z", "#FF9FB8", 1.1))
    return o


def crest(owner, x=48, y=48, s=1.0):
    c, ink = PLAYERS[owner]
    side, hi = PIECES[owner]["d"], PIECES[owner]["l"]
    d = SHAPES[owner]
    st = lambda col, w: f'<path d="{d}" fill="{col}" stroke="{col}" stroke-width="{w}" stroke-linejoin="round"/>'
    dy = {"red": 8}.get(owner, 0)
    k = {"red": 0.78, "yellow": 0.8, "blue": 0.94}.get(owner, 0.86)
    top = {
        "red": "M-30 26L-2-24",
        "yellow": "M-36-4L-4-36",
        "blue": "M-33-10A34 34 0 0 1-4-34",
        "green": "M-33-20V-33H-10",
        "black": "M-17-24V-37H0",
    }[owner]
    return put(
        x,
        y,
        s,
        f'<path d="{d}" fill="{INK}" opacity=".25" transform="translate(2 2.6)"/>'
        + st(INK, 5)
        + st(BRASS, 1.6)
        + f'<path d="{d}" fill="{INK}" transform="scale(.93)"/><path d="{d}" fill="{c}" transform="scale(.9)"/><path'
        f' d="{d}" fill="none" stroke="{side}" stroke-width="3" transform="scale(.84)"/>'
        + stroke(top, 2.2, hi)
        + put(0, dy, k, plant(owner)),
    )


GROUNDS = {
    "black": ("#6E6A78", "#7C7886"),
    "blue": ("#5E8AB0", "#6C98BE"),
    "green": ("#6E9A7E", "#7CA88C"),
    "yellow": ("#D9A85C", "#E3B872"),
    "red": ("#C97A5E", "#D68A6E"),
}


def president(owner):
    g, r = GROUNDS[owner]
    return card_frame(160, 120, PRESIDENTS[owner](), g, r, "#FFF4DA", 0, 80, 56)


def card(owner):
    """340 x 220: president left, crest right over the name room (150,116 176x46), motto ribbon (14,172 312x36)."""
    c, ink = PLAYERS[owner]
    side, hi = PIECES[owner]["d"], PIECES[owner]["l"]
    b = (
        f'<rect x="1" y="1" width="338" height="218" rx="10" fill="{PAPER}" stroke="{INK}" stroke-width="2"/><path'
        f' d="M2 11Q2 2 11 2H329Q338 2 338 11V26H2z" fill="{c}"/>'
        + stroke("M2 26H338", 2)
        + stroke("M8 7H332", 1.4, hi)
        + stroke("M2 29.5H338", 1, "#8A6D3B")
    )
    b += '<rect x="7" y="34" width="326" height="179" rx="5" fill="none" stroke="#D2B77F" stroke-width="1.2"/>'
    b += f'<svg x="14" y="40" width="166" height="124.5" viewBox="0 0 160 120">{president(owner)}</svg>' + crest(
        owner, 262, 80, 0.86
    )
    b += flat("M190 128H330V162H190z", "#F3E6C8") + stroke("M190 128H330M190 162H330", 1.2, "#B99F6B")
    b += (
        inked("M10 176H40V208H10L20 192zM330 176H300V208H330L320 192z", side, 1.6)
        + inked("M26 172H314V202H26z", c, 1.8)
        + stroke("M30 176H310M30 198H310", 1.2, hi if owner != "yellow" else "#9A6B17")
    )
    return b
