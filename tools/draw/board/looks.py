"""Looks of boards: the colours that a board's ground, relief and frame are painted in, by day and by night."""
from board.marks import LOOKS as RELIEF

# Ground, relief (lit, shaded, line), frame (wood, gilt, paper), accent.
LOOKS = {
    "plains": dict(land="#F1E6CB", abroad="#E6DBC0", sea="#C3DAE0", far="#AFCCD6", water="#86AFBE", coast="#7D6A48",
                   light="#F3DDB0", shade="#B08D5A", line="#5E4526", wood="#4A3018", gilt="#E0B25A", paper="#FBF1D8", accent="#9E2B25"),
    "alps": dict(land="#EEF0DC", abroad="#E0E2D0", sea="#B5D7E4", far="#B5D7E4", water="#6FA6BE", coast="#6E7A70",
                 light="#E3E9EC", shade="#8197A9", line="#42525F", wood="#8E1B22", gilt="#F4E7C6", paper="#FFF9EA", accent="#B3202A"),
    "winter": dict(land="#EAEFEA", abroad="#E0E6E2", sea="#C3D8E6", far="#A6C3D8", water="#7FA6C2", coast="#5F6F7E",
                   light="#DCE6EA", shade="#8A9FB1", line="#43535F", wood="#20384F", gilt="#D5E3EC", paper="#F6F8F5", accent="#A3313A"),
    "oceans": dict(land="#F0E6C9", abroad="#E6DBC0", sea="#BBD9DC", far="#9FC7CF", water="#6FA4B0", coast="#7A6848",
                   light="#EBD9AE", shade="#A68B5C", line="#5A4729", wood="#123F4A", gilt="#E9C877", paper="#FBF2DA", accent="#B4462A"),
    "dusk": dict(land="#F0E2C4", abroad="#E4D6B8", sea="#BFD3DC", far="#A3BECC", water="#7D9FB2", coast="#75603F",
                 light="#EBD3A6", shade="#A5824F", line="#553E22", wood="#2B2350", gilt="#FFCB66", paper="#FBF0D6", accent="#7A3B8E"),
}
# The same for every look.
COMMON = dict(shelf="#DCEBEE", cap="#FFFFFF", leaf="#8FAE72", dark="#5E8058", straw="#A8843A", tints="1",
              frame_ink="#2A2218", frame_text="#2A2218", frame_sub="#5A4630", mat="#2B1E12")
# Night shift: what lies under the pieces goes dark; wood and gilt stay.
NIGHT = dict(land="#2F343D", abroad="#292D35", sea="#1C2A38", far="#16212D", water="#486478", coast="#727A88", accent="#D08A80",
             shelf="#223445", tints="0.2", light="#4D5563", shade="#22262D", line="#6D7584", cap="#9AA3B1", leaf="#41604F",
             dark="#2C4338", straw="#6F6749", paper="#2A2E36", frame_ink="#8B909C", frame_text="#F0E2BD", frame_sub="#C9BB97",
             mat="#14110D")


def tone(name):
    return f"var(--g-{name})"


def drawn(colour, width, **more):
    """Paint of a line."""
    return {"fill": "none", "stroke": tone(colour), "stroke-width": width, "stroke-linejoin": "round",
            **{name.replace("_", "-"): value for name, value in more.items()}}


def filled(colour):
    return {"fill": tone(colour)}


# How each look of the ground is painted; the client's class is m-<look>.
PAINT = {
    "sea": filled("far"), "shelf3": drawn("sea", 74), "grid": drawn("water", 1, opacity=.32),
    "shelf2": drawn("water", 42, opacity=.55), "shelf1": drawn("sea", 39.6),
    "shelf0": drawn("water", 20, opacity=.8), "shelfz": drawn("shelf", 17.4),
    "land": filled("land"), "abroad": filled("abroad"), "home": filled("land"),
    "states": drawn("coast", 1.5, stroke_opacity=.34, stroke_dasharray="5 3"),
    "lakes": {**drawn("water", 2), **filled("sea")},
    "borderglow": drawn("accent", 13, stroke_opacity=.1),
    "borders": drawn("accent", 2.6, stroke_opacity=.5, stroke_dasharray="11 5 2 5"),
    "coast": drawn("coast", 2.4),
    "wave": drawn("water", 1.6, stroke_linecap="round"), "straw": drawn("straw", 1.3, stroke_linecap="round"),
    "light": filled("light"), "shade": filled("shade"), "cap": filled("cap"), "leaf": filled("leaf"), "dark": filled("dark"),
    "line": drawn("line", 1.3, stroke_linecap="round"),
}
HIDDEN = {"display": "none"}


def block(selector, values):
    return f"{selector} {{\n" + "".join(f"  {name}: {value};\n" for name, value in values.items()) + "}\n"


def colours(values):
    return {f"--g-{name.replace('_', '-')}": value.lower() for name, value in values.items()}


def sheet():
    """ground.css for the client: [data-look] carries the colours, m-<look> paints. As Prettier would write it."""
    marks = ", ".join(f".m-{name}" for name in RELIEF)
    out = "/* Made by tools/draw. Whoever holds a board carries data-look; data-theme stands on the root. */\n"
    out += "".join(block(f"[data-look='{name}']", colours({**look, **COMMON})) for name, look in LOOKS.items())
    out += block(":root[data-theme='dark'] [data-look]:not(.paper)", colours(NIGHT))
    out += "".join(block(f".m-{name}", paint) for name, paint in PAINT.items())
    out += block("[data-look='oceans'] .m-borders", {"stroke-opacity": .26, "stroke-width": 1.8})
    out += block("[data-look='oceans'] .m-borderglow", HIDDEN) + block(".m-tints", {"opacity": tone("tints")})
    out += "/* Too small to be read: marks go before lanes do. */\n" + block("[data-zoom='far'] :is(.m-straw, .m-wave)", HIDDEN)
    out += block(f"[data-layers~='plain'] :is({marks}, .m-ornament)", HIDDEN)
    quiet = block(f":is({marks}, .m-ornament, .m-tints)", HIDDEN)
    return out + block_of("@media (forced-colors: active), (prefers-contrast: more)", quiet)


def block_of(condition, rules):
    return f"{condition} {{\n" + "".join(f"  {line}\n" for line in rules.splitlines()) + "}\n"
