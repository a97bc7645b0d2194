"""cards.svg: what the faces of cards are put together from. The client lays ground, rays, land, track,
wagon and sign over each other, so that no colour is drawn twice and every sign is the palette's own."""
from art.ships import SHIPS
from art.tones import CREAM, INK
from art.wagons import WAGONS
from svg import circle, element, group, path, rays, sprite, symbol

# Land behind the wagon, 160 x 60, the ground at the bottom. Its edge is a third cue beside sign and wagon.
SCENES = {
    "red": ["M0 60V40l14-2 4-16h22l4 14 20 3 6-22 8-2h14l6 22 18 2 5-14h20l5 12 14 3v20z"],      # mesas
    "orange": ["M0 60V42q20-8 40-2t40-4 44 2 36-4v26z"]                                           # an orchard
              + [f"M{x} {y}c-9 0-10-13 0-14 10 1 9 14 0 14z" for x, y in ((20, 40), (46, 41), (98, 38), (128, 40))],
    "yellow": ["M0 60V41q40-9 80-3t80-3v25z", "M116 37V12l6-5h9l6 5v25zM141 37V20h9v17z",          # grain elevator,
               "M22 40V22h-6v-2h6v-4h2v4h6v2h-6v18zM62 37V19h-6v-2h6v-4h2v4h6v2h-6v18z"],          # telegraph poles
    "green": ["M0 60V46l6-3 7-20 7 19 4-1 8-25 9 26 5-2 6-18 7 18 5-1 9-28 9 28 6-2 6-17 7 18 4-1 8-24 8 24"
              " 5-2 7-19 7 18 6 2 8-20 8 18v17z"],                                                 # firs
    "blue": ["M0 60V36l16-12 10 6 22-22 14 14 10-7 22 19 14-11 12 9 16-16 24 20v24z"],             # peaks over a lake
    "purple": ["M0 60V34l12-14 8 6 16-24 18 26 8-8 14 15 12-19 10 10 14-22 18 24 10-10 20 20v22z"],  # crags
    "white": ["M0 60V38q24-16 50-8t44-6 66 4v32z",                                                 # snow fields
              "M24 34l5-12 5 12zM34 33l6-15 6 15zM118 27l6-15 6 15zM130 28l5-11 5 11z"],
    "black": ["M0 60V44h8V34h6V22h5v12h7v-8h12v10h10V18h3v-8h4v8h3v26h16V34h14v-6h10v6h8V20h6v20h12v-8h16v12"
              "h10v16z"],                                                                          # a town at night
    "loco": ["M0 60V38q20-10 44-6t40-10 40 6 36-6v38z"],
}

# Points of light, 160 x 112: a night sky, or falling snow.
STARS = {
    "black": "M14 10h1M34 4h1M58 14h1M76 6h1M98 12h1M116 3h1M140 9h1M150 16h1M6 24h1M88 20h1",
    "purple": "M10 8h1M60 6h1M92 10h1M150 8h1",
    "white": "M12 10h1M30 20h1M52 8h1M74 16h1M96 6h1M110 18h1M140 10h1M152 22h1M66 26h1M20 30h1",
}
STAR_TONES = {"black": "#F4F1E6", "purple": "#F4F1E6", "white": "#9AA6B2"}

ANCHOR = "M8 5.6V14.6M4.8 8H11.2M2 10C2.4 13 5 14.6 8 14.6C11 14.6 13.6 13 14 10M8 1.4a2 2 0 1 0 .01 0Z"
PIP = "M1 9.5H15L12.5 14H3.5ZM4.5 5H11V8.5H4.5ZM8.5 1.5H10.5V4.5H8.5Z"
WAVES = "M0 3q4-5 8 0" + "t8 0" * 19 + "V30H0z"


def steam():
    """The plume of the engine, in the wagon's own units and behind it: flat puffs with an ink edge."""
    puffs = ((0, -2, 5.5), (-8, -8, 8), (-20, -13, 10.5), (-36, -13, 12), (-54, -9, 11.5), (-72, -4, 10))

    def balls(down, size):
        return "".join(circle(92 + x, y + down, r * size) for x, y, r in puffs)
    return (group(balls(0, 1), stroke=INK, stroke_width="3.2") + group(balls(0, 1), fill="#FFF9EC")
            + group(balls(2.6, .82), fill="#E6D6F2"))


def anchor():
    mark = path(ANCHOR, "none", stroke=INK, stroke_width="2", stroke_linecap="round",
                transform="translate(1.2 1.2) scale(.85)")
    return circle(8, 8, 9.5, CREAM, stroke=INK, stroke_width="1.3") + mark


def face_sprite():
    stock, whole = dict(overflow="visible"), dict(preserveAspectRatio="none")
    parts = [symbol(f"wagon-{name}", "0 0 120 64", body, **stock) for name, body in WAGONS.items()]
    parts += [symbol(name, "0 0 120 64", body, **stock) for name, body in SHIPS.items()]
    parts += [symbol(f"scene-{name}", "0 0 160 60", path("".join(land), "var(--hills)"), **whole)
              for name, land in SCENES.items()]
    parts += [symbol(f"stars-{name}", "0 0 160 112",
                     path(d, stroke=STAR_TONES[name], stroke_width="2.2", stroke_linecap="round"), **whole)
              for name, d in STARS.items()]
    parts += [
        symbol("rays", "-150 -150 300 300", path(rays(0, 0, 150, 18, .09), "var(--rays)"), **stock),
        symbol("steam", "0 0 120 64", steam(), **stock),
        symbol("waves", "0 0 160 30", path(WAVES, "var(--sea)", stroke=CREAM, stroke_width=".9"), **stock),
        symbol("pip", "0 0 16 16", path(PIP, "var(--ink)", stroke="var(--ground)", stroke_width="3",
                                        paint_order="stroke"), **stock),
        symbol("anchor", "-2 -2 20 20", anchor(), **stock),
    ]
    return sprite(*parts)


def newspaper():
    """The face of an event, 80 x 112. A masthead of letters would be words: a star and a bar say "front
    page" in every language."""
    sheet = path("M5 5H75V107l-4-2-5 2-6-2-5 2-6-2H5z", "#FFF9EA", stroke=INK, stroke_width="1.4",
                 stroke_linejoin="round")
    rules = path("M9 9H71M9 20.5H71M9 22.2H71", stroke=INK)
    star = "M40 11.5l1.5 2.4 2.8.6-2 2 .3 2.8-2.6-1.2-2.6 1.2.3-2.8-2-2 2.8-.6z"
    head = path("M11 12.5h58V18H11z", INK) + path(star, "#E3B34A", stroke=INK)
    columns = "".join(f"M{left} {y / 10:g}H{right - (3 if y % 4 == 0 else 0)}"
                      for left, right in ((9, 38), (42, 71)) for y in range(650, 1020, 27))
    picture = path("M9 25H71V60H9z", "#EADFC6", stroke=INK) + path("M9 56H71", stroke=INK)
    return (element("rect", x="1", y="1", width="78", height="110", rx="8", fill="#5A4632", stroke=INK,
                    stroke_width="2")
            + sheet + rules + head + picture + print_engine()
            + path(columns, stroke=INK, stroke_width=".9", opacity=".7"))


def print_engine():
    """The engine in printer's black and grey."""
    art = WAGONS["loco"]
    for tone, grey in (("var(--c)", "#4B4740"), ("var(--l)", "#8A8274"), ("var(--d)", "#23201C"),
                       ("#B5203A", "#6A6356"), ("#E3B34A", "#CFC3A6"),
                       ("var(--k)", INK), ("var(--kw)", "1.7"), ("var(--ko)", "0")):
        art = art.replace(tone, grey)
    return group(art, transform="translate(11.5 27.6) scale(.475)")
