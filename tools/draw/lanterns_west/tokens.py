"""Tokens for map and panels, 32 x 32 round 0, 0, made to be read at 18 to 28 px. What a token is, its outline says."""
import math

from art.tones import BRASS, CARDS, INK, PIECES
from lanterns_west.animals import cart_wheel
from lanterns_west.brush import COMPANIES, PLAYERS, box, disc, flat, inked, oval, put, stroke
from lanterns_west.signs import GROUNDS, glyph, mark
from svg import num


def base(d, fill, ink=2.6, key=5.4):
    """White keyline, ink casing, fill: the same edge as every piece on the map."""
    return (
        f'<path d="{d}" fill="{INK}" fill-opacity=".25" transform="translate(1.4 1.8)"/><path d="{d}" fill="#FFF"'
        f' stroke="#FFF" stroke-width="{key}" stroke-linejoin="round"/><path d="{d}" fill="{fill}" stroke="{INK}"'
        f' stroke-width="{ink}" stroke-linejoin="round"/><path d="{d}" fill="{fill}"/>'
    )


def lantern_token(owner, lit=True):
    """The flame has the shape of the company's badge. Lit: yellow glass and eight rays. Out: dark glass, lid shut, no rays."""
    c, ink = PLAYERS[owner]
    side, hi = PIECES[owner]["d"], PIECES[owner]["l"]
    ray = "".join(
        f"M{num(13.6 * math.cos(a))} {num(13.2 * math.sin(a))}L{num(15.8 * math.cos(a))} {num(15.4 * math.sin(a))}"
        for a in (math.radians(q) for q in (-165, -140, -40, -15, 15, 40, 140, 165))
    )
    o = stroke(ray, 4.2, "#FFF") + stroke(ray, 2.4, "#9A5B00") + stroke(ray, 1.3, "#FFC53D") if lit else ""
    d = "M-3-13.5H3L9-8.5L7.2-8Q12.6 0 8 8L10 8.6L11.5 14H-11.5L-10 8.6L-8 8Q-12.6 0-7.2-8L-9-8.5z"
    ring = '<circle cx="0" cy="-14" r="2.3" fill="none" stroke="{}" stroke-width="{}"/>'
    o += ring.format("#FFF", 5.6) + base(d, c if lit else side) + ring.format(INK, 2)
    o += inked("M-5.2-6.6H5.2Q9.6 0 6 6.8H-6Q-9.6 0-5.2-6.6z", "#FFE28A" if lit else "#4A505C", 1.3)
    o += (
        flat("M-4.6-6H-1.5Q-5 0-2 6.2H-5.6Q-8.8 0-4.6-6z", "#FFF6D2")
        if lit
        else stroke("M-5-4.4H5", 1.2, "#8A92A0") + stroke("M-5.5 5H5.5", 1.2, "#2A2E36")
    )
    o += mark(owner, 0, 0.2, 13, c, INK)
    if owner == "black" and not lit:
        o += mark(owner, 0, 0.2, 13, "#1C1D20", "#FFF")
    return (
        o
        + stroke("M-7.5 11.4H7.5", 1.5, hi)
        + stroke("M-3.5-10.8H2", 1.4, hi)
        + stroke("M-9 8.6H9M-8-8.3H8", 1.1, INK)
    )


def guest():
    d = "M-5.5-4L-12.5-6.5Q-6-9-5.5-9.5Q-5-14.5 0-14.5T5.5-9.5Q6-9 12.5-6.5L5.5-4Q9-1 9 5L13 5.5V14H-8V8Q-9-1-5.5-4z"
    o = (
        base(d, "#F7E7C2")
        + flat("M-7.5 13V6Q-8-2.5-3-3.5H3Q8-2 8 5V13z", "#C2403C")
        + flat("M2.5-3.5Q8-2 8 5V13H3Q5 4 2.5-3.5z", "#8E2326")
    )
    o += (
        oval(0, -4.2, 4.4, 4.6, "#E2B083", 1.2)
        + inked("M-12.5-6.5Q0-6.5 12.5-6.5Q6-9 5.5-9.5Q5-14.5 0-14.5T-5.5-9.5Q-6-9-12.5-6.5z", "#F9E3A6", 1.3)
        + stroke("M-5-9.5Q0-8 5-9.5", 1.8, "#1D6C8A")
    )
    return (
        o
        + inked("M3 6.5H13V14H3z", "#8A5A2E", 1.3)
        + stroke("M6 6.5V4.5H10V6.5", 1.5)
        + stroke("M5.5 7v7M10.5 7v7", 1, BRASS)
    )


def grain():
    d = "M-4-7Q-9-11-5.5-13.5H5.5Q9-11 4-7C12-3 12.5 8 10 13.5H-10C-12.5 8-12-3-4-7z"
    return (
        base(d, "#E9CE92")
        + flat("M3.5-6.5C11-3 12 8 9.6 13H3C8 5 7-2 3.5-6.5z", "#B98F4E")
        + stroke("M-4.5-7H4.5", 2.6, "#7A4A1E")
        + stroke("M0 11V0", 1.7, "#5A3A10")
        + "".join(
            oval(x, y, 1.8, 3.1, "#F2A51E", 0.9).replace("/>", f' transform="rotate({r} {x} {y})"/>')
            for x, y, r in ((-3, 5.5, -35), (3, 5.5, 35), (-2.6, 1, -30), (2.6, 1, 30), (0, -2.4, 0))
        )
    )


def herd(step=0):
    """The figure that walks: two drawings, its legs change with each step."""
    a = 3.2 if step == 0 else -3.2
    legs = f"M-6 2L{num(-6 - a)} 13M-3 2L{num(-2 + a)} 13M7 2L{num(7 - a)} 13M10 1L{num(11 + a)} 13"
    body = "M-9-6Q-2-9 6-7.5Q14-8.5 14-2.5Q14 4 9 4.5Q-1 7-7 3.5Q-10 1-10.5-2z"
    head = "M-13-8Q-9.5-10-7.5-7L-8.5-1Q-10 3-12.5 3Q-15 2.5-15 0z"
    horns = "M-12-8Q-15.5-9-15.5-14M-9.5-8.5Q-5-10-4-14.5"
    o = (
        stroke(legs, 8, "#FFF")
        + stroke(horns, 7, "#FFF")
        + f'<path d="{body}{head}" fill="#FFF" stroke="#FFF" stroke-width="5.4" stroke-linejoin="round"/>'
        + stroke(legs, 5.4)
        + stroke(horns, 4.6)
        + f'<path d="{body}{head}" fill="{INK}" stroke="{INK}" stroke-width="2.6" stroke-linejoin="round"/>'
    )
    return put(
        1.3,
        0.8,
        0.89,
        o
        + stroke(legs, 2.8, "#74391C")
        + flat(body, "#B5652F")
        + flat("M7-7.5Q14-8 14-2.5Q14 3.5 9 4Q2 6-2 4.5Q9 2 7-7.5z", "#82421F")
        + flat("M-3-8Q2-8.5 4-7.5Q3-2 0-2.5Q-3-4-3-8z", "#F3E2C2")
        + flat(head, "#B5652F")
        + flat("M-14.5.5q2 1 4 0q-.5 2.5-2 2.5q-2-.5-2-2.5z", "#F3E2C2")
        + stroke(horns, 2, "#FFF1CF")
        + disc(-11.5, -4.6, 1, INK),
    )


def cart():
    d = "M-15-3L-8-5V-12.5H13V-3L14 2Q14 14 4 14T-6 5L-15 0z"
    return (
        base(d, "#D9A85C")
        + inked("M-9-6H14V-9.5H-9z", "#8A5A2E", 1.2)
        + inked("M-7-9.5Q-2-14.5 4-13.5T12-9.5z", "#F3E3BE", 1.2)
        + stroke("M-15-1.5L6-4", 1.8)
        + cart_wheel(4, 3.5, 8.6, "#C98F45", 8)
    )


def order_flag(pips=0):
    """A pennant on a pole; one to four dots say which order the two cities belong to."""
    d = "M-11-14.5H-7.5V-13H13L8.5-5.5 13 2H-7.5V14.5H-11z"
    at = {
        0: (),
        1: ((0, -5.5),),
        2: ((-3, -5.5), (4, -5.5)),
        3: ((-4, -5.5), (1, -5.5), (6, -5.5)),
        4: ((-3, -9), (4, -9), (-3, -2), (4, -2)),
    }[pips]
    return (
        base(d, "#1F7A8C")
        + flat("M-7.5-13H12L7.8-5.5 12 1H-7.5z", "#2C97A8")
        + flat("M-7.5-3.5H8.8L12 1.2H-7.5z", "#17606E")
        + stroke("M-9.3-13.5V13.8", 2.4, BRASS, 1, False)
        + (
            stroke("".join(f"M{x} {y}h.01" for x, y in at), 4.6)
            + stroke("".join(f"M{x} {y}h.01" for x, y in at), 3, "#FFF4DA")
            if at
            else ""
        )
    )


def handshake():
    d = "M-14-5L-9-11H9L14-5V5L9 11H-9L-14 5z"
    return (
        base(d, "#8E6BBF")
        + flat("M-13-4.5L-8.5-10H8.5L13-4.5V-2Q0-6-13-2z", "#AE90D6")
        + inked("M-14-4L-8-5.5L0-1L-2 6Q-6 6-8 4.5L-14 4z", "#8F5E3E", 1.3)
        + inked("M14-4L8-5.5L3-5Q-1-2.5-3-.5Q-2 1.5 1 .5L3-.5L8 5Q9.5 4.5 14 4z", "#E2B083", 1.3)
        + stroke("M-2 6Q0 7.5 1.5 6.5M1 4.5Q3 7.5 5 5.8M3.5 3Q6 6 8 5", 1.5, "#14161A")
        + flat("M-14-5.5h3.5v11h-3.5zM10.5-5.5H14v11h-3.5z", "#FFF4DA")
    )


def white_token():
    """The White Line stands in the way: a white engine head-on over a barred plate."""
    d = "M-4-15H4L3.2-10.5Q10-8 10-1Q10 3 8 6H12V9.5L14 14.5H-14L-12 9.5V6H-8Q-10 3-10-1Q-10-8-3.2-10.5z"
    return (
        base(d, "#F8F7F4")
        + inked("M-10-1a10 10 0 1 0 20 0a10 10 0 1 0-20 0z", "#FFFFFF", 1.4)
        + disc(0, -1, 7, "#E7EAEE", 1.2)
        + stroke("M-3.5-4.5L3.5 2.5M-3.5 2.5L3.5-4.5", 2.8)
        + inked("M-12 6H12V9.5H-12z", "#FFFFFF", 1.3)
        + stroke("M-9 10.5L-10.5 14M-4 10.5L-4.6 14M1 10.5V14M5 10.5L6 14M9.5 10.5L11 14", 1.4)
        + flat("M4-15L3.2-10.5H0V-15z", "#C9CFD6")
    )


def bond():
    d = "M-13-11H13V11H-13z"
    return (
        base(d, "#FFFDF4")
        + '<rect x="-10.6" y="-8.6" width="21.2" height="17.2" fill="none" stroke="#7C8894" stroke-width="1.3"/>'
        + stroke("M-7-4.5H7M-7-1H2M-7 2.5H0", 1.6, "#5A6470", 1, False)
        + inked("M3 5l-1 9 4-2.5L10 14 9 5z", "#AEB6BF", 1.1)
        + disc(6, 4, 4.8, "#F8F7F4", 1.4)
        + stroke("M4.3 2.3L7.7 5.7M4.3 5.7L7.7 2.3", 1.5)
    )


def shed():
    """Panel sign of the snow shed."""
    d = "M-14-3L0-13L14-3V-.5L12-1V13H-12V-1L-14-.5z"
    return (
        base(d, "#A9743C")
        + flat("M-12 0H12V13H-12z", "#8A5A2E")
        + inked("M-7.5 13V5Q-7.5-1.5 0-1.5T7.5 5V13z", "#20242B", 1.3)
        + stroke("M-3 13V9.5M3 13V9.5M-5 11H5", 1.4, "#D9C6A0")
        + inked("M-14-3L0-13L14-3Q11-.5 9-2.5Q6 1 3-1.5Q0 1.5-3-1Q-6 1-9-2.5Q-11 0-14-3z", "#FFFFFF", 1.3)
        + flat("M0-13L14-3Q12-1.5 10.5-2.5L0-9z", "#C9DCE6")
    )


def stamp(owner):
    c, ink = PLAYERS[owner]
    hi = PIECES[owner]["l"]
    teeth = (
        "M-12-12"
        + "".join("h1.5a1.5 1.5 0 0 0 3 0h1.5" for _ in range(4))
        + "".join("v1.5a1.5 1.5 0 0 0 0 3v1.5" for _ in range(4))
        + "".join("h-1.5a1.5 1.5 0 0 0-3 0h-1.5" for _ in range(4))
        + "".join("v-1.5a1.5 1.5 0 0 0 0-3v-1.5" for _ in range(4))
        + "z"
    )
    return (
        base(teeth, "#FFFBEE", 2.2, 4.6)
        + inked(box(-9.4, -9.4, 18.8, 18.8), c, 1.2)
        + stroke("M-8.3-8.2H7.8", 1.2, hi, 0.9)
        + mark(owner, 0, 0, 20, ink)
    )


def paint_mark(colour):
    """A brush and a fresh stroke with the colour's sign: this pencilled lane has taken a colour for good."""
    ground, ink = GROUNDS[colour]
    d = "M-13 3Q-14-6-4-7L5-14.5Q8-16 10-13.5T9.5-9L2-1Q13 0 13 7Q10 13.5-1 13Q-12 12.5-13 3z"
    return (
        base(d, ground)
        + flat("M-12 5Q-8 12 0 12Q10 12.5 12 7Q12 11 4 12.6Q-10 14-12 5z", CARDS[colour]["d"])
        + inked("M-4-7L5-14.5Q8-16 10-13.5T9.5-9L1.5-.5Q-2-3-4-7z", "#B07A3E", 1.3)
        + inked("M-7-2.5Q-5-7.5-3-7.5L2-1.5Q1 1.5-4 1.5Q-5-1-7-2.5z", "#E9D3A2", 1.2)
        + f'<circle cx="5" cy="6.2" r="6" fill="{ground}" stroke="{ink}" stroke-width=".9"/>'
        + glyph(colour, 5, 6.2, 8.6, ink)
    )


def caboose():
    d = "M-14-3H-5.5V-10.5H6.5V-3H14V9H-14z"
    return (
        base(d, "#C22A25")
        + inked("M-14-3.5H14V-.5H-14z", "#740A10", 1.1)
        + inked("M-6-11.5H7V-8.5H-6z", "#740A10", 1.1)
        + inked("M-9 1.5h4.5v4H-9zM4.5 1.5H9v4H4.5z", "#FFE9A8", 1)
        + flat("M-3.5-7.5h3v3h-3zM1.5-7.5h3v3h-3z", "#FFE9A8")
        + stroke("M-14 8.5H14", 2.2)
        + disc(-8, 10.5, 3.4, INK, 1)
        + disc(8, 10.5, 3.4, INK, 1)
        + disc(-8, 10.5, 1.4, "#A9AEB8")
        + disc(8, 10.5, 1.4, "#A9AEB8")
        + inked("M9-3.5V-8h2.5v4.5z", INK, 0)
        + disc(12, -12, 2.6, "#FFF4E0", 0.9)
    )


def seat(kind):
    """Marks for a seat, over the corner of the company's pin: visitor's tag, wind-up key, moon with an empty ring."""
    if kind == "guest":
        d = "M-11-6L0-14L11-6V13H-11z"
        return (
            base(d, "#F7E3B0")
            + disc(0, -7, 2.4, INK)
            + disc(0, 1, 3.6, "#7A4A1E")
            + flat("M-6.5 10.5Q-6 5 0 5T6.5 10.5z", "#7A4A1E")
            + stroke("M0-9Q3-15 7-14.5", 1.4)
        )
    if kind == "bot":
        d = "M-10-8H-3V-12H3V-8H10V-3H13V5H10V11H-10V5H-13V-3H-10z"
        return (
            base(d, "#B9C2CF")
            + flat("M3-8H9V10H4z", "#8A95A5")
            + inked("M-7-4H-2V1H-7zM2-4H7V1H2z", "#FFE28A", 1.2)
            + stroke("M-6 6H6M-3 4.8V7.2M0 4.8V7.2M3 4.8V7.2", 1.5)
            + stroke("M0-12V-14.5", 2)
            + disc(0, -14.3, 1.7, "#C22A25", 0.9)
        )
    d = "M-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0z"
    return (
        f'<path d="{d}" fill="#FFF" stroke="#FFF" stroke-width="4"/><path d="{d}" fill="#E9E2D2" stroke="{INK}"'
        ' stroke-width="2.2" stroke-dasharray="4.1 2.71"/>'
        + inked("M3-8.5A8.5 8.5 0 1 0 8.5 3.5A7 7 0 0 1 3-8.5z", "#5A6BA8", 1.3)
        + stroke("M4-3.5h4l-4 4h4", 1.4)
    )


def pass_mark():
    d = "M-14 11L-4-10L1-3.5L4-8L14 11z"
    return (
        base(d, "#7E94AC")
        + flat("M-4-10L1-3.5L4-8L14 11H3L4 4L-2 0z", "#4E647E")
        + flat("M-4-10L-8.5-.5L-5-2L-3 1.5L0-4.8zM4-8L1.5-4L4-2L6-4.2z", "#FFFFFF")
    )


def buyout():
    d = "M-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0z"
    return (
        base(d, "#F8F7F4")
        + disc(0, 0, 10.5, "#E3B34A", 1.3)
        + disc(0, 0, 8.2, "#FFF8E2", 1)
        + stroke("M-4.5.5L-1 4.5L5.5-4", 3.2, "#0B6E4F")
    )


def pick():
    d = "M-13-6Q0-15 13-6L10.5-3.5Q6-7 2.5-7.5L2 14H-2L-2.5-7.5Q-6-7-10.5-3.5z"
    return (
        base(d, "#B9C2CF")
        + flat("M-2-8H2L1.6 13.5H-1.6z", "#A9743C")
        + flat("M0-11Q7-11 12.5-6L10.5-4Q5-8 0-8z", "#6E7A8A")
        + stroke("M-11-6Q-5-10 0-10", 1.2, "#FFF")
    )


def skull():
    d = "M-10-2Q-11-13 0-13T10-2Q10 3 6.5 5V12.5H-6.5V5Q-10 3-10-2z"
    return (
        base(d, "#F6F1E2")
        + flat("M4-12Q10-10 10-2Q10 3 6.5 5V12H2Q6 0 4-12z", "#D8CDB2")
        + oval(-4, -1.5, 2.9, 3.2, INK)
        + oval(4, -1.5, 2.9, 3.2, INK)
        + flat("M0 2l1.7 3.6H-1.7z", INK)
        + stroke("M-3 8.5V12M0 8.5V12M3 8.5V12", 1.5)
    )


def tokens():
    """Every picture of a token by its name: the token's id, then a dot and the part, if it has several."""
    for owner in COMPANIES:
        yield f"lantern.{owner}", lantern_token(owner)
        yield f"lantern.{owner}-out", lantern_token(owner, False)
        yield f"stamp.{owner}", stamp(owner)
    for colour in GROUNDS:
        yield f"paint.{colour}", paint_mark(colour)
    for pips in range(1, 5):
        yield f"order.{pips}", order_flag(pips)
    yield "guest", guest()
    yield "grain", grain()
    yield "herd", herd()
    yield "herd.step", herd(1)
    yield "cart", cart()
    yield "assay", pick()
    yield "assay.skull", skull()
    yield "order", order_flag()
    yield "handshake", handshake()
    yield "white", white_token()
    yield "white.bond", bond()
    yield "buyout", buyout()
    yield "shed", shed()
    yield "shed.pass", pass_mark()
