"""Who is there from the start."""
from art.tones import BRASS
from lanterns_west.animals import dog
from lanterns_west.brush import disc, flat, inked, put, stroke
from lanterns_west.faces import bust, face
from lanterns_west.portraits.heads import CAP, brim, buttons, collar, hair, lapels


def ada(age=0):
    h = "#1D1310" if not age else "#6A6058"
    b = (
        inked("M12 14Q27 12 26 24Q24 34 10 30z", h, 1.6)
        + bust("#24486A", "#152C40")
        + collar("#FFF8E8", 35)
        + inked("M-13 46L-22 54L-6 84L0 60z", "#1D3B53", 1.4)
        + inked("M13 46L22 54L6 84L0 60z", "#152C40", 1.4)
        + disc(0, 50, 4.2, BRASS, 1.4)
        + disc(0, 50, 1.7, "#C22A25")
    )
    b += face("d", 19.5, 0.78, h, turn=-2, lash=True, smile=1.8, age=age, brow="#1D1310") + hair(
        "M-22 5C-27-38 27-38 22 5Q21 10 18 7C20-8 12-18-3-24C-13-19-20-8-18 7Q-21 10-22 5z",
        h,
        "#4A352B" if not age else "#A39A90",
    )
    return b + put(29, -14, 1, inked("M-9 3L8-8 10-5-7 6z", "#E3B34A", 1.2) + inked("M8-8l2 3 2-4z", "#F0D9B0", 1))


def vane():
    h = "#B9B0A4"
    b = (
        inked("M-24 0Q-30 22-20 36L-12 30zM22 0Q29 20 21 34L12 30z", h, 1.5)
        + bust("#8A7A4E", "#625532")
        + inked("M-16 40Q0 56 16 40L20 50Q0 66-20 50z", "#B5502E", 1.5)
        + stroke("M-10 52L-14 96M10 54L12 96", 1.6, "#4E4326")
        + inked("M-42 96L-30 56-24 58-34 96z", "#6E4A2A", 1.3)
    )
    return (
        b
        + face("b", 19.5, 0.8, "#8A8178", turn=-2, smile=1.2, age=1, brow="#8A8178")
        + flat("M-20-6C-21-22 21-22 20-6C16-14 8-17 0-17S-16-14-20-6z", h)
        + brim("#6E6A44", "#3E3B22", w=38)
    )


def ezra():
    h = "#8D8A86"
    b = (
        bust("#23304A", "#151E30")
        + lapels("#1B2740", "#FFF8E8", "#7A1F22")
        + buttons((82,), 0)
        + buttons((70, 84), -15)
        + inked("M-36 66l9-4 3 9-8 5z", BRASS, 1.3)
    )
    b += (
        face("a", 21, 0.95, h, turn=-1, smile=2, age=1)
        + inked("M-21-2Q-24 16-15 25Q-12 18-16 10Q-18 4-17-4zM21-2Q24 16 15 25Q12 18 16 10Q18 4 17-4z", h, 1.4)
        + inked("M-12 15Q-6 10-1 13Q5 10 11 15Q15 20 18 18Q14 25 4 20Q0 18-5 20Q-14 24-18 18Q-15 19-12 15z", h, 1.5)
    )
    return (
        b
        + inked("M-21-14Q-22-34-17-38H17Q22-34 21-14z", "#23304A", 1.8)
        + flat("M6-37H16Q21-33 20-15H9z", "#151E30")
        + inked("M-22-19H22V-12H-22z", "#151E30", 1.5)
        + inked("M-11-32H11V-22H-11z", BRASS, 1.5)
        + stroke("M-7-27H7", 1.8, "#7A4A12")
        + inked("M-24-12Q0-22 24-12Q14-5 0-5T-24-12z", "#10141F", 1.6)
    )


def quill():
    h = "#4A3A2E"
    b = (
        bust("#2A2530", "#18141E")
        + lapels("#3A3342", "#FFFDF6", None)
        + inked("M-9 47Q0 54 9 47L12 58Q0 74-12 58z", "#7E2A4A", 1.4)
        + disc(0, 56, 2.8, "#F2E2B6", 1.2)
        + inked("M-13 37L-4 46-13 50zM13 37L4 46 13 50z", "#FFFDF6", 1.3)
        + inked("M22 76l10-3-2 12z", "#E3B34A", 1)
    )
    b += (
        face("a", 19.5, 0.84, h, turn=-1, smile=0.8, brows=1.9)
        + inked("M-7 25Q0 22 7 25L3 37Q0 40-3 37z", h, 1.3)
        + inked(
            "M-1 14Q-8 11-13 16Q-17 18-20 13Q-18 22-9 19Q-4 18-1 16Q3 18 8 19Q17 22 18 13Q16 18 12 16Q7 11-1 14z",
            h,
            1.3,
        )
    )
    return b + hair("M-21-2C-26-38 26-38 21-2C20-12 17-20 1-25C-17-20-20-12-21-2z", h, "#8A7460")


def nettie():
    h = "#7A3A1E"
    b = (
        inked("M12 10Q26 8 26 22Q24 32 10 28z", h, 1.5)
        + bust("#5A4A6E", "#3C3050")
        + collar()
        + inked("M-5 47Q0 50 5 47L12 58 0 55-12 58z", "#1D3B53", 1.3)
        + face("a", 19.5, 0.82, h, turn=-2, lash=True, smile=2)
        + hair(CAP, h, "#B5713E")
    )
    return (
        b
        + inked("M-22-18Q-22-26 0-26T22-18L20-24Q18-33 0-33T-20-24z", "#2A2430", 1.5)
        + put(
            -34,
            78,
            0.62,
            inked("M-20-18h36v34h-36z", "#7A4A26", 2)
            + disc(-4, -1, 11, BRASS, 2)
            + disc(-4, -1, 7, "#20303E", 1.4)
            + disc(-7, -4, 2, "#9CC4DA"),
        )
    )


def biscuit():
    return put(8, 84, 2.32, dog(0, 0, 1))
