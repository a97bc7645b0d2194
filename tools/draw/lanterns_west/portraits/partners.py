"""The partners of the regions."""
from art.tones import BRASS, INK
from lanterns_west.animals import cart_wheel
from lanterns_west.brush import dashed, disc, flat, inked, oval, put, stroke
from lanterns_west.faces import bust, face
from lanterns_west.portraits.heads import SIDE, brim, buttons, hair, lapels


def polly():
    h = "#17120F"
    b = (
        oval(2, -29, 14, 10, h, 1.6)
        + bust("#2E5E8A", "#1F4266")
        + inked("M-47 70Q0 52 47 70L48 82Q0 64-48 82z", "#C2403C", 1.3)
        + inked("M-46 77Q0 59 46 77L47 81Q0 63-47 81z", "#F2C14E", 0.9)
    )
    b += "".join(
        stroke(f"M{-11 - i * 2.2} {38 + i * 2}Q0 {49 + i * 4.6} {11 + i * 2.2} {38 + i * 2}", 3.6)
        + stroke(f"M{-11 - i * 2.2} {38 + i * 2}Q0 {49 + i * 4.6} {11 + i * 2.2} {38 + i * 2}", 2.4, c)
        for i, c in enumerate(("#FFF4DA", "#2F8A90", "#F2C14E", "#B3202A", "#FFF4DA"))
    )
    return (
        b
        + face("c", 20.5, 0.86, h, turn=-2, lash=True, smile=1.8)
        + inked("M-22 4C-28-40 28-40 22 4Q20 2 19-6C14-9 8-10 0-10S-14-9-19-6Q-20 2-22 4z", h, 1.7)
        + stroke("M-14-20Q-6-26 4-26", 1.6, "#4A4038")
    )


def wanda():
    b = (
        bust("#8C3B34", "#5E2520")
        + inked("M-20 52L-14 96H14L20 52Q0 66-20 52z", "#FFF8E8", 1.5)
        + flat("M8 60L14 95H4z", "#E3D3AE")
        + inked("M-13 40Q0 50 13 40L10 52Q0 60-10 52z", "#FFF8E8", 1.4)
    )
    b += (
        face("a", 21.5, 0.96, "#8A5A32", turn=-2, smile=2.2, age=1)
        + disc(-14, 10, 4, "#FFFDF6", 0, 0.8)
        + disc(9, -14, 3, "#FFFDF6", 0, 0.7)
    )
    return (
        b
        + inked(
            (
                "M-24 10C-31-42 31-42 24 10Q22 24 12 30Q20 14 19-2C14-16 8-18 0-18S-14-16-19-2Q-20 14-12 30Q-22"
                " 24-24 10z"
            ),
            "#F6EFE0",
            1.8,
        )
        + flat("M10-32C24-28 27-8 23 10Q21 20 14 26Q21 8 18-6Q16-22 10-32z", "#D9CBB0")
        + stroke("M-20-13Q0-28 20-13M-16-20Q0-31 16-20", 1.3, "#C2403C")
        + inked("M-6 31Q0 36 6 31L12 44 0 38-12 44z", "#F6EFE0", 1.4)
    )


def isaiah():
    b = (
        bust("#8A6A3C", "#604723")
        + inked("M-18 44L-24 96H-44Q-46 62-22 50zM18 44L24 96H44Q46 62 22 50z", "#5E3A22", 1.5)
        + inked("M-15 38Q0 50 15 38L19 48Q0 62-19 48z", "#B3202A", 1.6)
        + inked("M-5 56L0 76 6 56z", "#B3202A", 1.3)
        + stroke("M-8 46h.01M0 50h.01M8 46h.01", 2.2, "#FFF4DA")
    )
    return (
        b
        + face("e", 20.5, 0.92, "#15100D", turn=-1, smile=1.4, age=0)
        + inked("M-11 14Q-5 10-1 13Q4 10 10 14Q13 20 9 21Q3 17-1 17Q-5 17-10 21Q-14 20-11 14z", "#15100D", 1.2)
        + flat("M-20.5-6C-21-22 21-22 20.5-6C18-12 12-15 0-15S-18-12-20.5-6z", "#15100D")
        + brim("#C9A468", "#5E3A22", w=40)
    )


def ines():
    h = "#1A1210"
    b = (
        inked("M10 14Q26 12 25 25Q22 34 8 30z", h, 1.5)
        + bust("#3A2F3E", "#231B28")
        + inked("M-14 40Q0 58 14 40L11 66Q0 76-11 66z", "#FFFBF0", 1.5)
        + stroke("M0 52V72M-5 56l5 3 5-3M-5 64l5 3 5-3", 1.1, "#B9A98C")
        + inked("M-14 40L-22 52-12 96H-20L-30 54z", "#4A3C50", 1.2)
        + stroke("M-24 56L-15 95M24 56L15 95", 1.8, BRASS)
        + disc(-20.5, 12, 1.8, BRASS, 0.9)
    )
    return (
        b
        + face("b", 19.5, 0.82, h, turn=-2, lash=True, smile=1.3)
        + flat("M-20 2C-24-26 24-26 20 2C18-10 12-16-2-19C-13-16-18-10-20 2z", h)
        + inked("M-17-21V-35Q0-40 17-35V-21z", "#2A2430", 1.7)
        + inked("M-17-27Q0-22 17-27V-20Q0-15-17-20z", "#B3202A", 1.3)
        + inked("M-36-21Q0-9 36-21Q18-27 17-22Q0-15-17-22Q-18-27-36-21z", "#2A2430", 1.7)
    )


def charette():
    h = "#2A1B14"
    b = (
        put(52, 30, 1, cart_wheel(0, 0, 34, "#C98F45", 10))
        + bust("#34558A", "#223A62")
        + inked("M-12 42L-30 96H-14L4 52z", "#B3202A", 1.3)
        + stroke("M-14 56l7 3M-18 66l8 4M-22 77l9 4M-26 88l9 4", 2, "#F2C14E")
        + stroke("M-10 52l6 3M-16 61l7 3M-20 72l8 4M-24 83l9 4", 1.4, "#2F7D63")
        + inked("M-14 40Q0 52 14 40L22 50 6 62 0 54-6 62-22 50z", "#2A477A", 1.4)
    )
    b += buttons((74, 88), 10)
    return (
        b
        + face("b", 20.5, 0.94, h, turn=-1, smile=2, age=0)
        + inked("M-19 8Q-15 14-12 13Q-6 9-1 12Q5 9 11 13Q15 14 19 8Q20 24 11 32Q0 38-11 32Q-20 24-19 8z", h, 1.5)
        + stroke("M-6 19Q0 22 7 19", 2.4, "#9E5540")
        + flat("M-20.5-4C-22-24 22-24 20.5-4C18-13 12-16 0-16S-18-13-20.5-4z", h)
        + brim("#4A4038", "#B3202A", "M-18-20C-19-38-10-38 0-38S19-38 18-20z", 33, -19, 4)
    )


def desbah():
    h = "#17120F"
    loom = stroke("".join(f"M{x} -70V100" for x in range(-58, 60, 8)), 1.2, "#FFF4DA", 0.25)
    b = (
        loom
        + inked("M13 10Q27 10 27 20Q27 34 15 32Q9 24 13 10z", h, 1.5)
        + stroke("M14 20Q21 24 27 20", 3.4, "#FFF8E8")
        + bust("#7E2A3E", "#551A2A")
        + inked(
            "M-50 96C-50 62-32 54-14 44L-6 60Q-22 70-24 96zM50 96C50 62 32 54 14 44L6 60Q22 70 24 96z", "#B3202A", 1.6
        )
    )
    b += (
        stroke("M-47 78Q-34 66-10 56M47 78Q34 66 10 56", 5, "#2A2430", 1, False)
        + stroke("M-46 86Q-32 73-13 65M46 86Q32 73 13 65", 3.4, "#FFF4DA", 1, False)
        + stroke("M-12 40Q0 62 12 40", 5)
        + dashed(stroke("M-12 40Q0 62 12 40", 3, "#DDE3E8"), ".1 4")
        + disc(0, 54, 4, "#3FA6A0", 1.4)
    )
    return (
        b
        + face("c", 20, 0.86, h, turn=-2, lash=True, smile=1.4, age=1)
        + hair("M-21.5 2C-26-38 26-38 21.5 2C20-12 13-19-2-24C-14-19-20-12-21.5 2z", h, "#4A4038")
    )


def refugio():
    h = "#241813"
    b = (
        bust("#6A7078", "#474D56")
        + lapels("#5A6068", "#FFF8E8", "#1F5A52")
        + inked("M24 96L42 50 52 56 36 96z", "#FFF3D0", 1.5)
        + stroke("M30 90L46 55", 1.2, "#2F6E9A")
        + oval(47, 53, 5.4, 3, "#E6D3A8", 1.3)
    )
    b += face("b", 20, 0.88, h, turn=-2, smile=1.6) + inked(
        "M-12 15Q-6 10-2 13Q3 10 9 15Q5 19-2 17Q-8 19-12 15z", h, 1.3
    )
    return b + hair(
        SIDE, h, "#5E4A3C"
    ) + f'<g fill="#FFF" fill-opacity=".25" stroke="{INK}" stroke-width="1.6"><circle cx="-10.3" cy="-1"' ' r="6.4"/><circle cx="6.3" cy="-1" r="6.4"/></g>' + stroke(
        "M-4-2q2-1.5 4 0M-16.7-2L-20-4M12.7-2L20-4", 1.6
    )


def lam_mei():
    h = "#121014"
    b = (
        inked("M12 12Q27 10 26 23Q24 34 10 30z", h, 1.5)
        + bust("#1F6B70", "#124347")
        + inked("M-12 37Q0 45 12 37L13 47Q0 54-13 47z", "#1F6B70", 1.5)
        + stroke("M2 51Q14 58 22 72L24 96", 1.8, "#E9C877")
        + stroke("M5 53l5-3M14 61l5-3M20 71l5-2M22 82h5", 2.2, "#E9C877")
        + stroke("M-11 38Q0 46 11 38", 1.4, "#E9C877")
    )
    return (
        b
        + face("a", 19.5, 0.84, h, turn=-2, lash=True, smile=1.7)
        + hair("M-20.5 0C-26-37 26-37 20.5 0C19-12 14-20 2-24Q-10-16-18-16Q-20-8-20.5 0z", h, "#45414E")
        + put(28, -14, 1, inked("M-9 3L8-8 10-5-7 6z", "#F2C14E", 1.2) + inked("M8-8l2 3 2-4z", "#F0D9B0", 1))
    )


def celia():
    h = "#1A1512"
    b = (
        inked("M38 100L46-30Q47-46 54-46T60-30L54 100z", "#8A4A2A", 1.7)
        + stroke("M53-38V20", 1.4, "#C98A5A")
        + inked("M-23 0Q-28 22-18 34L-10 26zM22 0Q28 22 18 34L10 26z", h, 1.5)
        + bust("#3E4A5E", "#28313F")
        + inked("M-48 96C-46 64-30 54-14 42L0 70 14 42C30 54 46 64 48 96L20 96 0 76-20 96z", "#7A3B32", 1.6)
        + stroke("M-40 72Q-26 62-10 54M-44 84Q-26 72-6 64M40 72Q26 62 10 54M44 84Q26 72 6 64", 2, "#C9694E")
        + stroke("M-30 58L-22 92M30 58L22 92", 1.4, "#4E231D")
        + disc(0, 70, 3.4, "#DDE3E8", 1.3)
    )
    b += face("c", 21, 0.9, h, turn=-2, lash=True, smile=2.2, age=1) + flat(
        "M-21-2C-23-24 23-24 21-2C18-13 12-16 0-16S-18-13-21-2z", h
    )
    return (
        b
        + inked("M-38-13Q-18-18-12-36Q0-42 12-36Q18-18 38-13Q20-6 0-6T-38-13z", "#C9A468", 1.8)
        + flat("M6-38Q11-38 12-36Q18-18 37-13Q26-9 12-7Q10-24 6-38z", "#9A7640")
        + stroke("M-14-30Q0-26 14-30M-17-23Q0-18 17-23M-24-16Q0-10 24-16", 1.3, "#7A5A2C")
    )
