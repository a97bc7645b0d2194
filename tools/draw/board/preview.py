"""A board as a page, to be looked at before it is played on: what the client shows, without its pieces."""
from art import ornaments
from board import letters, looks
from svg import circle, element, gradient, group, line, moved, num, path, points

FRAME = 30
MAT = 24
UNDER_TINTS = ("sea", "shelf3", "grid", "shelf2", "shelf1", "shelf0", "shelfz", "land", "home")


def tints(dresser):
    """Soft colours, cut to the land."""
    found = dresser.tints()
    fills = sorted({tint["fill"] for tint in found})
    defs = "".join(gradient(f"tint{i}", ((0, fill, 1), (.45, fill, .8), (1, fill, 0)), radial=True) for i, fill in enumerate(fills))
    defs += element("clipPath", path(dresser.layers["land"], clip_rule="evenodd"), id="dry")
    body = "".join(element("ellipse", cx=tint["x"], cy=tint["y"], rx=tint["rx"], ry=tint["ry"],
                           fill=f"url(#tint{fills.index(tint['fill'])})", opacity=tint["strength"]) for tint in found)
    return element("defs", defs) + group(group(body, clip_path="url(#dry)"), class_="m-tints")


def ground(dresser):
    shapes = [(look, markup.replace('class="', 'class="m-')) for look, markup in dresser.shapes()]
    below = "".join(markup for look, markup in shapes if look in UNDER_TINTS)
    above = "".join(markup for look, markup in shapes if look not in UNDER_TINTS)
    return dresser.definitions() + below + tints(dresser) + above


def decoration(dresser):
    drawings = {"title": (330, ornaments.cartouche()), "ship": (110, ornaments.sailer())}
    out = ""
    for name, spot in dresser.spots.items():
        x, y, w, h = (spot[key] for key in "xywh")
        if name == "compass":
            out += moved(ornaments.compass(), x + w / 2, y + h / 2, w / 150)
        elif name == "points":
            out += moved(ornaments.plate(w, h), x, y)
        else:
            width, drawing = drawings[name]
            out += moved(drawing, x, y, w / width)
    return group(out, class_="m-ornament")


def lanes(layout):
    spaces = "".join(element("rect", x=num(-part["space"] / 2), y=num(-layout["rail"] / 2), width=num(part["space"]), height=layout["rail"],
                             rx="2", transform=f"translate({points(x, y)}) rotate({num(turn)})")
                     for lane in layout["lanes"] for part in lane["parts"] for x, y, turn in part["spaces"])
    pills = "".join(circle(lane["pill"]["x"], lane["pill"]["y"], 6) for lane in layout["lanes"])
    return group(spaces + pills, fill="#FFF", stroke="#14161A", stroke_width="1.6")


def written(city, name, font):
    """A name in its one or two lines."""
    label = city["label"]
    lines = letters.halves(name) if label.get("lines") == 2 else [name]
    first = city["y"] + label["dy"] + (letters.BASE - letters.PITCH * (len(lines) - 1) / 2) * font
    return "".join(element("text", text, x=num(city["x"] + label["dx"]), y=num(first + i * letters.PITCH * font), text_anchor=label["anchor"])
                   for i, text in enumerate(lines))


def cities(layout, nodes, language):
    dots = "".join(circle(city["x"], city["y"], 10, "#FFF", stroke="#14161A", stroke_width="3") for city in layout["cities"])
    names = "".join(written(city, nodes[city["id"]]["name"][language], layout["font"]) for city in layout["cities"] if "label" in city)
    style = dict(font_family="'Sofia Sans Semi Condensed', sans-serif", font_weight="700", font_size=layout["font"], fill="#14161A",
                 stroke="#FDF8EA", stroke_width="5", stroke_linejoin="round", paint_order="stroke")
    return dots + group(names, **style)


def opened(dresser):
    """The layout of what is open from the start; of most boards, all of it."""
    home, layout = dresser.map.get("home"), dresser.layout
    open_cities = {node["id"] for node in dresser.map["nodes"] if home in (None, node.get("region"))}
    lanes_there = [lane for lane in layout["lanes"] if all(part["from"] in open_cities and part.get("to", part["from"]) in open_cities for part in lane["parts"])]
    return {**layout, "cities": [city for city in layout["cities"] if city["id"] in open_cities], "lanes": lanes_there}


def page(dresser, theme="light", language="en"):
    layout = opened(dresser)
    x0, y0, x1, y1 = dresser.view()
    view = (x0, y0, x1 - x0, y1 - y0)
    rim = FRAME + MAT
    box = points(view[0] - rim, view[1] - rim, view[2] + 2 * rim, view[3] + 2 * rim)
    window = element("clipPath", path(f"M{points(x0 - 3, y0 - 3)}H{num(x1 + 3)}V{num(y1 + 3)}H{num(x0 - 3)}z"), id="window")
    inside = group(ground(dresser) + decoration(dresser) + lanes(layout) + cities(layout, dresser.things.nodes, language), clip_path="url(#window)")
    body = element("svg", element("defs", window) + inside + ornaments.frame(*view), viewBox=box, class_="board")
    look = dresser.dressing()["look"]
    return (f'<!doctype html><html data-theme="{theme}"><meta charset="utf-8"><title>{dresser.map["id"]}</title><style>\n{looks.sheet()}'
            f'body{{margin:0;background:var(--g-mat)}}.board{{display:block;width:100vw;height:100vh}}</style><body data-look="{look}">{body}</body></html>\n')
