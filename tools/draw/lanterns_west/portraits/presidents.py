"""The presidents of the companies, 160 x 120."""
import math

from art.tones import BRASS, INK
from lanterns_west.animals import steamboat
from lanterns_west.brush import disc, flat, inked, put, stroke
from lanterns_west.faces import bust, face
from lanterns_west.portraits.heads import CAP, SIDE, buttons, collar, hair, lapels
from lanterns_west.rails import poles, truss
from svg import num


def cora():
    h = "#A4502A"
    b = (
        inked("M-9-27Q2-48 16-30Q14-20 2-20z", h, 1.5)
        + bust("#26282E", "#15161A")
        + collar("#FFF8E8", 36)
        + disc(0, 52, 3.6, "#FFF4DA", 1.2)
        + stroke("M0 62V90", 1.4, "#5A5E68")
    )
    return b + face("a", 19.5, 0.82, h, turn=-2, lash=True, smile=1.9) + hair(CAP, h, "#DE8A54")


def amos():
    h = "#EDE8DC"
    b = (
        bust("#1F3F74", "#132A50")
        + lapels("#1A3564", "#FFF8E8", "#14161A")
        + buttons((72, 86), -13)
        + buttons((72, 86), 13)
    )
    b += (
        face("d", 21, 0.94, "#B9B2A4", turn=-1, smile=2.2, age=1)
        + inked("M-20 4Q-16 13-10 12Q-5 10-1 13Q4 10 9 12Q16 13 20 4Q22 26 10 34Q0 40-10 34Q-22 26-20 4z", h, 1.5)
        + stroke("M-6 19.5Q0 23 7 19.5", 2.2, "#5A2C22")
    )
    return (
        b
        + inked("M-22-15Q-27-33-20-36Q0-42 20-36Q27-33 22-15z", "#1A2C4E", 1.8)
        + inked("M-21-19Q0-13 21-19V-12Q0-7-21-12z", "#0F1B33", 1.4)
        + inked("M-20-12Q0-7 20-12Q10-1 0-1T-20-12z", INK, 1.4)
        + put(0, -27, 0.5, stroke("M0-7V8M-5-3H5M-8 2Q-7 9 0 9T8 2", 3.4, BRASS))
    )


def levi():
    h = "#3A2A20"
    b = (
        bust("#2F5A48", "#1D3C30")
        + inked("M-16 42Q0 58 16 42L22 96H-22z", "#FFF8E8", 1.5)
        + inked("M-15 64H15L18 96H-18z", "#4A4E58", 1.4)
        + stroke("M-14 64L-20 46M14 64L20 46", 2.6, "#4A4E58")
    )
    return (
        b
        + face("a", 20, 0.9, h, turn=-1, smile=1.8)
        + inked("M-19 8Q-14 13-11 13Q-5 10-1 13Q4 10 10 13Q14 13 19 8Q18 25 9 31Q0 35-9 31Q-18 25-19 8z", h, 1.4)
        + stroke("M-6 18.5Q0 22 7 18.5", 2, "#B0604E")
        + hair(SIDE, h, "#6E5848")
        + inked("M-22-12Q0-26 22-12L26-7Q0-17-26-7z", "#1FB486", 1.6)
    )


def ruth():
    h = "#2A1C16"
    b = (
        inked("M-22 2Q-27 22-16 32L-8 26zM22 2Q27 22 16 32L8 26z", h, 1.5)
        + bust("#1E7A5E", "#13523F")
        + collar()
        + disc(0, 52, 3, BRASS, 1.2)
    )
    return (
        b
        + face("a", 19, 0.8, h, turn=-2, lash=True, smile=1.9)
        + hair(CAP, h, "#5E463A")
        + inked("M-19-22Q0-33 19-22L17-29Q0-38-17-29z", "#F2C14E", 1.3)
    )


def halloran(girl):
    h = "#B9501E"
    if girl:
        b = (
            inked("M-22 0Q-30 26-20 44L-9 30zM22 0Q30 26 20 44L9 30z", h, 1.5)
            + bust("#E2AE2E", "#A8780E")
            + collar("#FFF8E8", 36)
            + stroke("M0 56V92", 1.5, "#7A5608")
        )
        return (
            b
            + face("a", 19, 0.82, h, turn=-2, lash=True, smile=2.4)
            + stroke("M-12 8h.01M-9 10h.01M7 8h.01M10 10h.01", 1.4, "#C47A50")
            + hair("M-21 2C-25-37 25-37 21 2C19-11 14-18 4-22Q-9-15-17-15Q-20-8-21 2z", h, "#EE8A4A")
        )
    b = (
        bust("#8A6A2E", "#5E461A")
        + inked("M-14 40Q0 56 14 40L11 70Q0 78-11 70z", "#FFF8E8", 1.4)
        + inked("M-8 42L8 42 5 50-5 50z", "#E2AE2E", 1.2)
    )
    return (
        b
        + face("a", 19.5, 0.88, h, turn=-2, smile=2.4)
        + stroke("M-12 8h.01M-9 10h.01M7 8h.01M10 10h.01", 1.4, "#C47A50")
        + hair(SIDE, h)
        + inked("M-22-13Q-26-36 0-37T23-14Q8-22-22-13z", "#6E6A5E", 1.7)
        + inked("M-23-12Q-10-20 6-18L-2-11Q-16-8-23-12z", "#4E4A40", 1.4)
    )


def marguerite():
    h = "#17110E"
    b = (
        inked("M14 12Q28 12 26 24Q22 34 10 28z", h, 1.5)
        + bust("#3E5878", "#283C56")
        + inked("M-14 40Q0 56 14 40L10 64Q0 70-10 64z", "#FFF8E8", 1.4)
        + inked("M-9 44Q0 52 9 44L6 54Q0 58-6 54z", "#C22A25", 1.3)
        + inked("M-24 60L-16 96M24 60L16 96", "none", 3)
    )
    b += face("d", 20, 0.84, h, turn=-2, lash=True, smile=2.6) + flat(
        "M-20 0C-23-22 23-22 20 0C18-10 12-14 0-14S-18-10-20 0z", h
    )
    return (
        b
        + inked("M-21-12Q-24-34 0-35T22-13Q0-22-21-12z", "#C22A25", 1.7)
        + flat("M6-34Q21-31 21-14Q14-17 8-18Q11-26 6-34z", "#8E1A1A")
        + inked("M-23-11Q-8-20 8-17L0-9Q-14-6-23-11z", "#7A1216", 1.4)
        + put(36, 70, 0.9, inked("M-4 34V-12Q-10-16-9-24L-5-28V-20H4V-28L8-24Q9-16 4-12V34z", "#B9C2CF", 1.7), 18)
    )


PRESIDENTS = {
    "black": (
        lambda: poles([(18, 120, 84), (40, 120, 60), (54, 120, 44)], "#4A4654")
        + put(84, 58, 0.96, cora())
        + put(
            136,
            117,
            1,
            inked("M-20 0V-13Q0-20 20-13V0z", "#F6E3C0", 1.5)
            + inked(
                "M-20-13Q-16-20 0-21T20-13Q16-8 12-13Q7-7 3-13Q-2-7-7-13Q-12-7-15-12Q-18-9-20-13z", "#C2403C", 1.4
            )
            + disc(0, -24, 3.2, "#B3202A", 1.2),
        )
    ),
    "blue": (
        lambda: flat("M0 88h160v32H0z", "#2F5A86")
        + stroke("M8 98h26M120 96h30M14 108h20M130 108h18", 1.6, "#A9C8E6")
        + steamboat(30, 92, 0.42)
        + put(84, 60, 0.96, amos())
    ),
    "green": (
        lambda: "".join(
            put(
                x,
                y,
                1,
                inked("M-12-16H12V16H-12z", "#FFFBEA", 1.2)
                + stroke("M-8-10H8M-8-5H8M-8 0H8M-8 5H8M-8 10H3", 1, "#5A6E60"),
                r,
            )
            for x, y, r in ((22, 24, -8), (80, 18, 3), (138, 24, 8))
        )
        + stroke("M0 8Q80 0 160 8", 1.2)
        + put(49, 64, 0.88, levi())
        + put(112, 66, 0.88, ruth())
    ),
    "yellow": (
        lambda: truss(-6, 166, 84, 34, "#8A5A2A")
        + flat("M0 88h160v32H0z", "#B5843A")
        + put(48, 66, 0.88, halloran(True))
        + put(112, 63, 0.88, halloran(False))
    ),
    "red": (
        lambda: put(
            26,
            70,
            1,
            disc(0, 0, 46, INK)
            + disc(0, 0, 40, "#A83A2E")
            + stroke(
                "".join(
                    f"M0 0L{num(40 * math.cos(i * math.pi / 5))} {num(40 * math.sin(i * math.pi / 5))}"
                    for i in range(10)
                ),
                5,
            )
            + disc(0, 0, 11, BRASS, 2),
        )
        + inked("M20 64H170V74H20z", "#C9CFD6", 1.8)
        + put(92, 58, 0.96, marguerite())
    ),
}
