"""The mark of the house: a small one for tabs, a large one for home screens."""
from art.scenery import front_engine
from art.tones import BRASS, CREAM
from svg import circle, document, element, line, path, rays

NAVY = "#1D3B53"


def favicon():
    return document("0 0 32 32", circle(16, 16, 15.5, NAVY) + circle(16, 16, 13.2, "none", stroke=BRASS, stroke_width="1.6")
                    + line("M8 9.5L11.8 23 16 12.5 20.2 23 24 9.5", 3, CREAM, stroke_linejoin="round", stroke_linecap="round"))


def engine():
    return (circle(256, 256, 196, "#FFD26A", stroke=BRASS, stroke_width="10") + circle(256, 256, 178, "#FFE9B0")
            + path("M92 326A178 178 0 0 0 420 326z", "#7A4A22") + line("M205 326L150 398M307 326L362 398", 10, CREAM)
            + front_engine(256, 262, 1.72))


def app_icon():
    ground = element("rect", width="512", height="512", rx="112", fill=NAVY)
    return document("0 0 512 512", ground + engine())


def maskable_icon():
    """May be cut to any shape: everything that matters lies in the middle 80 %."""
    return document("0 0 512 512", path("M0 0H512V512H0z", NAVY) + path(rays(256, 230, 400, 16, .1), "#26496A") + engine())
