"""ending.svg: the last page. Words and badges are the client's; the winner's colours are --c --l --d."""
import math

from art.scenery import car, crest, downs, plume, puffs
from art.tones import BRASS, INK
from svg import circle, line, num, path, points, rays, sprite, symbol

TRAIN_WIDTH = 830


def leaf(x, y, turn, scale, colour):
    return path("M0 0C6-8 16-8 22 0C16 6 6 6 0 0z", colour, stroke=INK, stroke_width="1",
                transform=f"translate({points(x, y)}) rotate({num(turn)}) scale({num(scale)})")


def laurel():
    """Two branches, 220 x 170; the winner's pin stands in the middle, 110 78."""
    leaves = ""
    for side in (-1, 1):
        for angle in range(18, 18 + 9 * 17, 17):
            x = 110 + side * 64 * math.sin(math.radians(angle))
            y = 78 + 64 * math.cos(math.radians(angle))
            turn = -side * angle + (180 if side < 0 else 0)
            leaves += leaf(x, y, turn + side * 26, 1, "#3E7D4C") + leaf(x, y, turn - side * 26, .9, "#1F5233")
    return leaves + line("M104 142l6 8 6-8", 2, INK)


def banner():
    """420 x 96; the words run along the middle, 70..350."""
    edge = dict(stroke=INK, stroke_width="2")
    return (path("M10 40H80V92H10L26 66z", "#7A1A20", **edge) + path("M410 40H340V92H410L394 66z", "#7A1A20", **edge)
            + path("M56 78L80 92V78zM364 78L340 92V78z", "#4A0C12")
            + path("M56 22Q210-10 364 22V78Q210 46 56 78z", "#B3202A", stroke=INK, stroke_width="2.4")
            + line("M61 28Q210-3 359 28M61 71Q210 40 359 71", 2, BRASS))


def ribbon():
    """256 x 40 in the player's colours; the mark stands round 20 20, the name from 44."""
    return (path("M20 4H252L240 20 252 36H20z", "var(--c)", stroke=INK, stroke_width="2") + line("M24 8H244", 1.6, "var(--l)")
            + circle(20, 20, 17, BRASS, stroke=INK, stroke_width="2") + circle(20, 20, 13, "var(--c)", stroke=INK, stroke_width="1.4"))


def winner_train():
    """An engine and coaches in the winner's own colour, the rail at y 120."""
    scale, rail = 1.15, 120
    top, x = rail - 60 * scale, TRAIN_WIDTH - 122 * scale
    own = ("var(--c)", "var(--l)", "var(--d)")
    out = puffs(plume("winner", x + 92 * scale, top - 2, 330, 34, 6, 20, 25), "#F4EAD2", "#B9B4B0")
    out += car("loco", x, top, scale, ("#33415C", "#7287A8", "#182236"), "#FFE08F")
    out += car("coal", x - 119 * scale, top, scale, ("#3C3F47", "#747985", "#1F2126"))
    for i, kind in enumerate(("coach", "coach", "coach", "caboose")):
        out += car(kind, x - (i + 2) * 119 * scale, top, scale, own, "#FFE9B0")
    return out


def horizon():
    """Hills behind the line, 1440 x 190."""
    return path(downs(crest("end", 1440, 110, 46, 120), 190), "#16304A")


def ending_sprite():
    return sprite(symbol("laurel", "0 0 220 170", laurel()), symbol("banner", "0 0 420 96", banner()),
                  symbol("ribbon", "0 0 256 40", ribbon()), symbol("horizon", "0 0 1440 190", horizon(), preserveAspectRatio="xMidYMax slice"),
                  symbol("winner-train", f"0 0 {TRAIN_WIDTH} 124", winner_train(), overflow="visible"),
                  symbol("burst", "-100 -100 200 200", path(rays(0, 0, 100, 32, .05), "#FFE9B0", opacity=".07"), overflow="visible"))
