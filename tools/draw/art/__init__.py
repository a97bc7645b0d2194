"""The art of the client: which file is made by which drawing."""
from art import backs, cards, ending, hero, icons, ornaments, paper, pieces, posters, tickets, tones
from board import looks
from svg import document


def files():
    """Every file of the client's art as (path from web/, content). Text, but for the paper tile."""
    yield "art/tones.css", tones.sheet() + tickets.sheet()
    yield "art/cards.svg", cards.face_sprite()
    yield "art/newspaper.svg", document("0 0 80 112", cards.newspaper())
    for kind in backs.SIGNS:
        yield f"art/backs/{kind}.svg", backs.back(kind)
    yield "art/pieces.svg", pieces.piece_sprite()
    yield "art/tickets.svg", tickets.ticket_sprite()
    yield "art/ornaments.svg", ornaments.ornament_sprite()
    yield "art/ground.css", looks.sheet()
    yield "art/ending.svg", ending.ending_sprite()
    for name in hero.LAYERS:
        yield f"art/hero/{name}.svg", hero.layer(name)
    for edition, draw in posters.POSTERS.items():
        yield f"art/posters/{edition}.svg", draw()
    yield "art/paper.png", paper.tile()
    yield "public/icon.svg", icons.favicon()
    yield "public/icon-512.svg", icons.app_icon()
    yield "public/icon-maskable.svg", icons.maskable_icon()
