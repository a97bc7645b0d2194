"""The pictures of the box lanterns_west/1: a file for each piece, by the piece's kind and id, served with its
piece and never before it. What no piece owns is art of the client."""
from lanterns_west import companies, events, forms, items, lids, portraits, postcards, tokens, years
from lanterns_west.brush import COMPANIES, picture
from svg import sprite, symbol

BOX = "lanterns_west/1"
TOKEN = "-17 -17 34 34"


def files():
    """Every picture of the box as (path below its folder art/, content)."""
    for owner in COMPANIES:
        yield f"company/{owner}.crest.svg", picture(96, 96, companies.crest(owner), "-4 -4 104 104")
        yield f"company/{owner}.president.svg", picture(160, 120, companies.president(owner))
        yield f"company/{owner}.card.svg", picture(340, 220, companies.card(owner))
    for game, year in enumerate(years.YEARS, 1):
        yield f"chapter/{game}.svg", picture(720, 240, years.header(year))
    for person in portraits.PORTRAITS:
        yield f"portrait/{person}.svg", picture(120, 140, portraits.portrait(person))
    for event in events.EVENTS:
        yield f"event/{event}.svg", picture(160, 96, events.vignette(event))
    for number, draw in postcards.POSTCARDS.items():
        yield f"postcard/{number}.svg", picture(240, 144, draw())
    for region in lids.LIDS:
        yield f"region/{region}.svg", picture(320, 240, lids.lid(region), "0 0 324 244")
    for item, draw in items.ITEMS.items():
        yield f"item/{item}.svg", picture(64, 64, draw(), "0 0 66 66")
    for token, body in tokens.tokens():
        yield f"token/{token}.svg", picture(32, 32, body, TOKEN)


def shared():
    """What the client has of its own: (path from web/, content)."""
    marks = {"caboose": tokens.caboose()}
    marks |= {f"seat-{kind}": tokens.seat(kind) for kind in ("guest", "bot", "absent")}
    marks |= {f"stamp-{owner}": tokens.stamp(owner) for owner in COMPANIES}
    yield "art/campaign.svg", sprite(*(symbol(f"lw-{name}", TOKEN, body) for name, body in marks.items()))
    yield "art/campaign/sealed.svg", picture(320, 240, lids.sealed(), "0 0 324 244")
    yield "art/campaign/opening.svg", picture(640, 560, lids.opening(), "0 -40 640 560")
    yield "art/campaign/newspaper.svg", picture(480, 620, forms.front_page())
    yield "art/campaign/postcard.svg", picture(264, 168, forms.front())
    yield "art/campaign/letter.svg", picture(264, 168, forms.hidden())
    yield "art/vault.svg", picture(240, 240, forms.vault_door())
    yield "art/vault_open.svg", picture(240, 240, forms.vault_door(True), "0 0 244 240")
