"""Portraits 120 x 140."""
from lanterns_west.animals import longhorn
from lanterns_west.brush import flat, inked, many, put, stroke
from lanterns_west.faces import card_frame
from lanterns_west.land import mesa, peaks
from lanterns_west.plants import firs, mangrove, wheat
from lanterns_west.portraits.home import ada, biscuit, ezra, nettie, quill, vane
from lanterns_west.portraits.partners import celia, charette, desbah, ines, isaiah, lam_mei, polly, refugio, wanda
from lanterns_west.rails import lantern, poles, truss
from lanterns_west.sky import aurora, stars, sun
from svg import noise


NIGHT = lambda: flat("M0 104h120v40H0z", "#151E36") + poles(
    [(16, 106, 44), (36, 105, 30), (50, 104, 20)], "#0E1526", True
)


PORTRAITS = {
    "ada": ("#2B4A72", "#365985", lambda: stars("pa", 120, 60, 26) + NIGHT() + put(60, 62, 1, ada())),
    "vane": (
        "#7E9A6A",
        "#90AC7A",
        lambda: peaks([(24, 60, 34), (98, 52, 40)], 104, "#C9D2B8", "#93A67F", "#FFF8EA")
        + flat("M0 104h120v40H0z", "#5E7A4E")
        + put(60, 64, 1, vane()),
    ),
    "ezra": (
        "#9A3B2E",
        "#AE4C3B",
        lambda: flat("M0 100h120v40H0z", "#7A2A22") + lantern(103, 88, 0.62) + put(56, 64, 1, ezra()),
    ),
    "quill": (
        "#C9B48A",
        "#D6C49E",
        lambda: put(
            96,
            36,
            1,
            inked("M-12 60Q-22 10 10-26Q20 4-4 44z", "#FFFDF6", 1.6)
            + stroke("M-13 64Q-10 20 8-20", 1.4)
            + stroke("M-11 40l-5-6M-9 28l-6-7M2 26l8-6M4 12l8-7", 1.1),
            14,
        )
        + put(58, 64, 1, quill()),
    ),
    "polly": (
        "#2F8A90",
        "#3C9AA0",
        lambda: flat("M0 96h120v44H0z", "#1F6B70")
        + mangrove(20, 100, 0.9, "#2E7A54", "#1C5340")
        + mangrove(104, 96, 0.8, "#2E7A54", "#1C5340")
        + stroke("M6 112h30M86 110h30M10 124h22", 1.6, "#7FC4BE")
        + put(60, 62, 1, polly()),
    ),
    "wanda": (
        "#D9A23A",
        "#E3B152",
        lambda: flat("M0 104h120v40H0z", "#B57F22")
        + many(lambda x: wheat(x, 112, 42 + 8 * noise("wn", x), "#FFE08A", "#7A4E10", 3), (8, 18, 27, 95, 104, 113))
        + put(60, 64, 1, wanda()),
    ),
    "isaiah": (
        "#D9824A",
        "#E4945E",
        lambda: sun(96, 62, 22)
        + flat("M0 96h120v44H0z", "#A8532E")
        + mesa(22, 97, 26, 26, "#8E3F2A", "#6E2C20")
        + put(60, 64, 1, isaiah()),
    ),
    "ines": (
        "#E3A95A",
        "#ECBA72",
        lambda: flat("M0 98h120v42H0z", "#B9783A")
        + longhorn(24, 104, 0.62, "#8A4A26", "#5E2F16")
        + longhorn(112, 102, 0.5, "#8A4A26", "#5E2F16")
        + put(60, 64, 1, ines()),
    ),
    "charette": (
        "#24506A",
        "#2E5E7A",
        lambda: aurora(120, 60, -4)
        + stars("pc", 120, 50, 18)
        + flat("M0 102h120v40H0z", "#183A4E")
        + put(58, 64, 1, charette()),
    ),
    "desbah": ("#B5653A", "#C2764A", lambda: put(60, 63, 1, desbah())),
    "refugio": (
        "#A9764E",
        "#B8875E",
        lambda: truss(-8, 128, 96, 30, "#6E4A34")
        + flat("M0 100h120v40H0z", "#7FA09A")
        + stroke("M8 112h26M84 110h24M20 124h18", 1.5, "#D9E6DC")
        + put(56, 64, 1, refugio()),
    ),
    "lam_mei": (
        "#C9583F",
        "#D56B50",
        lambda: flat("M0 96h120v44H0z", "#9A3B2A")
        + poles([(14, 98, 52), (34, 97, 36), (48, 96, 24)], "#5E1F18")
        + put(60, 63, 1, lam_mei()),
    ),
    "celia": (
        "#4E7A6A",
        "#5C8A7A",
        lambda: firs("ce", -4, 124, 92, 44, 13, "#2F5A4C")
        + flat("M0 94h120v46H0z", "#3E6A78")
        + stroke("M6 106h26M88 104h26M14 118h20", 1.5, "#9CC4C4")
        + put(58, 66, 1, celia()),
    ),
    "nettie": ("#8A7AA0", "#9A8CB0", lambda: put(60, 64, 1, nettie())),
    "biscuit": (
        "#E9C877",
        "#F2D794",
        lambda: flat("M0 116h120v24H0z", "#A9743C")
        + stroke("M0 116h120M0 128h120", 1.6, "#7A4A1E")
        + biscuit().replace("translate(8 84)", "translate(55 130)"),
    ),
    "ada_later": (
        "#3A3464",
        "#484278",
        lambda: stars("pl", 120, 60, 26)
        + flat("M0 104h120v40H0z", "#241D48")
        + lantern(102, 92, 0.6)
        + put(56, 62, 1, ada(1)),
    ),
}


def portrait(person):
    ground, ray, draw = PORTRAITS[person]
    return card_frame(120, 140, draw(), ground, ray)
