"""Vignettes of the events, 160 x 96."""
from art.tones import INK
from lanterns_west.events.later import e16, e17, e18, e19, e20, e21, e22, e23, e24
from lanterns_west.events.regions import e08, e09, e10, e11, e12, e13, e14, e15
from lanterns_west.events.start import e01, e02, e03, e04, e05, e06, e07


EVENTS = {
    "e01": e01,
    "e02": e02,
    "e03": e03,
    "e04": e04,
    "e05": e05,
    "e06": e06,
    "e07": e07,
    "e08": e08,
    "e09": e09,
    "e10": e10,
    "e11": e11,
    "e12": e12,
    "e13": e13,
    "e14": e14,
    "e15": e15,
    "e16": e16,
    "e17": e17,
    "e18": e18,
    "e19": e19,
    "e20": e20,
    "e21": e21,
    "e22": e22,
    "e23": e23,
    "e24": e24,
}


def vignette(k):
    return (
        EVENTS[k]()
        + f'<rect x="1" y="1" width="158" height="94" fill="none" stroke="{INK}" stroke-width="2"/><rect x="3.2"'
        ' y="3.2" width="153.6" height="89.6" fill="none" stroke="#FFF4DA" stroke-width="1.2"/>'
    )
