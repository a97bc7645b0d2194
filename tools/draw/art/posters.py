"""Posters of the editions, 240 x 340. The plate at the foot, 10..230 x 275..330, is for the client's words."""
from art.scenery import car, fir, front_engine, lantern, plume, puffs, stars
from art.tones import CREAM, INK
from svg import circle, document, element, group, line, moved, noise, num, path, points, rays

NIGHT = "#14252E"


def framed(picture, paper, edge, plate):
    window = element("clipPath", path("M10 10H230V270H10z"), id="window")
    return document("0 0 240 340", (
        element("defs", window) + path("M0 0H240V340H0z", paper)
        + group(moved(picture, 0, -8), clip_path="url(#window)") + line("M10 10H230V270H10z", 2.4, edge)
        + path("M10 275H230V330H10z", plate) + line("M13.5 278.5H226.5V326.5H13.5z", 1, paper)))


def wheat():
    """Ears of corn on both sides of the line."""
    out = ""
    for i in list(range(10)) + list(range(26, 36)):
        x, height, lean = i * 7 + noise(i, 1) * 5, 26 + noise(i, 2) * 22, (noise(i, 3) - .5) * 8
        out += line(f"M{points(x, 300 - height * .1)}q-2-{num(height * .5)} {num(lean)}-{num(height)}", 2, "#8A5A12")
        out += element("ellipse", cx=num(x + lean), cy=num(300 - height * 1.1), rx="3.4", ry="8", fill="#FFD768",
                       stroke="#8A5A12", stroke_width="1")
    return out


def telegraph(poles, colour, arms):
    """Poles (x, foot, height) with arms at parts of their height."""
    out = ""
    for x, y, height in poles:
        d = f"M{x} {y}v-{height}" + "".join(f"M{points(x - height * half, y - height * part)}h{num(height * half * 2)}"
                                           for part, half in arms)
        out += line(d, max(1.4, height * .05), colour)
    return out


def straight_track():
    sleepers = ""
    for k in (((i + 1) / 13) ** 1.7 for i in range(13)):
        left, right = num(117 - k * 50), num(123 + k * 50)
        sleepers += f"M{left} {num(178 + k * 122)}H{right}v{num(1 + 7 * k)}H{left}z"
    return (path("M112 176H128L176 300H64z", "#7A4A22") + path(sleepers, "#4B2C12")
            + line("M118 176L86 300M122 176L154 300", 3, "#F6E3B0"))


def usa():
    """An engine head-on in the wheat."""
    furrows = "".join(f"M120 174L{-260 + i * 38} 300L{-241 + i * 38} 300z" for i in range(20))
    steam = ((120, 78, 9), (110, 64, 13), (96, 50, 17), (76, 40, 20), (52, 36, 20), (28, 34, 18), (6, 36, 16))
    return framed(
        path("M0 0H240V310H0z", "#F7B24A") + path(rays(120, 150, 260, 22, .07), "#FBCB6E")
        + circle(120, 138, 72, "#FFE9AE") + circle(120, 138, 58, "#FFF6D6")
        + path("M0 176l26-9 16 4 24-12 22 12 30-4 34-6 22 9 26-13 40 10V190H0z", "#C7683A")
        + path("M18 176v-38l7-8h16l7 8v38zM52 176v-24h12v24z", "#8E3B2A") + line("M22 148h8M22 160h8", 2, "#F7B24A")
        + path("M0 176H240V300H0z", "#E9A52B") + path(furrows, "#C97F1C") + wheat() + straight_track()
        + telegraph(((206, 186, 70), (190, 182, 46), (181, 180, 30), (175, 178, 20)), "#5A2A1E", ((.92, .16), (.8, .13)))
        + puffs(steam, "#FFF6E2", "#EFC596") + front_engine(120, 190, .82), CREAM, "#5A2A1E", "#9E2B25")


def aurora():
    bands = (("M-10 60C40 20 70 90 120 56S200 10 260 50V84C210 46 170 110 120 92S40 66-10 100z", "#4FE0A6", ".55"),
             ("M-10 84C30 60 80 120 130 92S210 50 260 84V104C200 80 170 134 124 116S30 96-10 118z", "#9BF5C4", ".5"),
             ("M-10 34C60 4 90 60 150 28S230 0 260 16V34C210 16 170 70 120 54S40 34-10 60z", "#6AB8F0", ".32"))
    return "".join(path(d, colour, opacity=opacity) for d, colour, opacity in bands)


def snowy_fir(x, y, height):
    snow = ""
    for part, width in ((0, .55), (.3, .8), (.58, 1.1)):
        a, b = height * .17 * width, height * .1 * width
        snow += (f"M{points(x, y - height + height * part)}l{points(a, height * .2)}"
                 f"q{points(-b, -height * .05, -a, 0)}q{points(-b, -height * .05, -a, height * .03)}z")
    return path(fir(x, y, height, height * .46), "#16394A") + path(snow, "#EAF3F7")


def red_train(front, rail, scale):
    cars = car("loco", front, rail - 60 * scale, scale, ("#2B3448", "#66748C", "#161C2A"), "#FFE08F")
    for i, kind in enumerate(("coach", "coach", "coach", "caboose")):
        cars += car(kind, front - (i + 1) * 119 * scale, rail - 60 * scale, scale, ("#B3202A", "#E8685A", "#6E0F18"), "#FFE08F")
    return cars


def nordic():
    """Northern lights over a bridge across the fjord."""
    bands = (("M0 0H240V300H0z", "#12304F"), ("M0 90H240V200H0z", "#1B4565"), ("M0 140H240V200H0z", "#2E6A84"),
             ("M0 168H240V210H0z", "#7FB3B8"))
    snow = "M-10 210L30 120 52 150 92 78 128 146 150 122 196 196 216 170 250 210z"
    shade = ("M30 120L52 150 44 176 60 210H30L40 180 26 160zM92 78L128 146 150 122 140 160 150 210H96L104 170 88 150 98 120z"
             "M150 122L196 196 216 170 226 210H170L166 170 154 160z")
    bridge = "M-4 196H244V204H-4z" + "".join(f"M{x} 204h6v22h-6z" for x in range(8, 240, 34))
    firs = ((26, 284, 92), (58, 290, 66), (2, 290, 70), (214, 286, 104), (186, 292, 68), (240, 292, 76))
    return framed(
        "".join(path(d, colour) for d, colour in bands) + aurora()
        + line(stars("north", 46, 240, 120), 1.7, "#FFF", stroke_linecap="round") + path(snow, "#DCE9F0") + path(shade, "#7FA3BF")
        + path("M0 206H240V262H0z", "#1D4A68")
        + line("M20 216h70M130 214h90M60 226h60M150 232h70M10 240h50M96 244h80", 2, "#7FD8C0", opacity=".7")
        + path(bridge, "#3A2C34") + puffs(plume("fjord", 214, 166, 96, 18, 3.5, 8, 21), "#F4F8FA", "#B9CEDB")
        + red_train(176, 196, .42) + path("M-6 300V252Q40 236 90 254T190 250T250 240V300z", "#F2F7F9")
        + path("M-6 300V270Q60 256 110 272T250 262V300z", "#C9DCE6") + "".join(snowy_fir(*each) for each in firs),
        "#F4F6F2", "#12304F", "#20384F")


def great_tooth():
    """The mountain everybody knows, from its lit side."""
    return (path("M52 214L104 130 116 112 128 46 140 40 150 66 168 100 176 128 226 214z", "#5E7C99")
            + path("M52 214L104 130 116 112 128 46 140 40 134 78 144 100 132 126 146 150 130 178 140 214z", "#FFF6E4")
            + path("M104 130L116 112 122 84 126 120 112 150 118 176 96 190 92 168z", "#E8D2B4")
            + path("M140 40L150 66 156 78 146 84 150 100 140 92 134 78z", "#DCE8F0")
            + path("M150 66L168 100 160 112 152 100z", "#7F9BB4"))


def flower(i):
    petals = "".join(element("ellipse", rx="2", ry="4.6", cy="-4", transform=f"rotate({turn})") for turn in range(0, 360, 60))
    y = 264 + noise(i, 52) * 9 - (4 if i < 3 or i > 8 else 0)
    return moved(line("M0 0v14", 1.6, "#2F6B35") + group(petals, fill="#FFF" if i % 3 else "#E4405A")
                 + circle(0, 0, 2.2, "#F6C85A"), 12 + i * 24 + noise(i, 51) * 10, y)


def switzerland():
    """The great tooth, and a red train on arches."""
    y = 236
    piers = range(-14, 250, 32)
    arches = "".join(f"M{x} 300V{y + 26}a12 12 0 0 1 24 0V300z" for x in piers)
    shade = "".join(f"M{x - 4} {y + 8}h4V300h-4z" for x in piers)
    firs = "".join(fir(8 + i * 15 + noise(i, 41) * 8, 216 + noise(i, 42) * 10 + (8 if 4 < i < 11 else 0), 20 + noise(i, 43) * 12)
                   for i in range(16))
    train = "".join(car("coach", 4 + i * 59.5, y - 30, .5, ("#C2242B", "#F0705E", "#7C1018"), CREAM) for i in range(4))
    return framed(
        path("M0 0H240V300H0z", "#F6C85A") + path(rays(44, 52, 300, 20, .04), "#FAD87E") + circle(44, 52, 22, "#FFF4C8")
        + path("M-10 190L40 120 70 150 96 128 130 176 160 140 200 110 250 170V220H-10z", "#9FB6C6") + great_tooth()
        + path("M-10 206Q40 180 92 200T190 196T250 190V300H-10z", "#3E7D4C")
        + path("M-10 226Q60 198 130 222T250 212V300H-10z", "#5BA05A") + path(firs, "#22553A")
        + path(f"M-10 {y}H250V300H-10z{arches}", "#D9C3A0", fill_rule="evenodd") + path(f"M-10 {y}H250v4H-10z", "#8E7250")
        + path(shade, "#A88B64") + train + path("M-10 300V266Q60 250 120 264T250 256V300z", "#7FBF5E")
        + "".join(flower(i) for i in range(10)), "#FFF9EA", "#7A1A20", "#B3202A")


def liner():
    """A liner's bow seen from the water."""
    edge = dict(stroke=NIGHT, stroke_width="2")
    funnel = (path("M100 50h40l3 46H97z", "#C7432B", **edge) + path("M99.5 50h41l.8 12H98.7z", NIGHT)
              + path("M98 76h44l.4 8H97.6z", CREAM))
    lights = "".join(f"M{84 + i * 12} 96h8v7h-8z" for i in range(6))
    lower = "".join(f"M{num(74 + i * 12.2)} 113h8v8h-8z" for i in range(8))
    house = (path("M74 108L80 92H160L166 108zM64 128L70 108H170L176 128z", "#FFF9EC", **edge) + path(lights, NIGHT)
             + path(lower, "#2A8088"))
    bow = (path("M40 126Q120 112 200 126L186 182Q168 250 120 268Q72 250 54 182z", "#182A38", stroke="#0D1820", stroke_width="2")
           + path("M120 117V268Q72 250 54 182L40 126Q80 118 120 117z", "#263E50")
           + path("M40 126Q120 112 200 126L198.5 133Q120 119 41.5 133z", CREAM)
           + path("M66 222Q88 236 120 241V268Q84 256 66 222z", "#C7432B")
           + path("M174 222Q152 236 120 241V268Q156 256 174 222z", "#9C2F1E") + line("M120 118V268", 2, "#0D1820"))
    anchor = "M8 3V14.6M4.8 7H11.2M2 10C2.4 13 5 14.6 8 14.6C11 14.6 13.6 13 14 10"
    anchors = "".join(group(circle(6, 2, 5, "#0D1820") + line(anchor, 2, CREAM, stroke_linecap="round",
                                                           transform="translate(-3 0) scale(1.2)"),
                            transform=f"translate({x} 150) scale({flip} 1)") for x, flip in ((74, 1), (166, -1)))
    return line("M120 20V70M92 78L120 30 148 78", 2, NIGHT) + funnel, house + bow + anchors


def swell(y, colour, dx, height):
    return path(f"M-20 {y}" + f"q10-{height} 20 0t20 0" * 8 + "V310H-20z", colour, transform=f"translate({dx} 0)")


def world():
    """A liner's bow, and a tug."""
    masts, ship = liner()
    steam = ((104, 44, 9), (88, 34, 13), (66, 28, 15), (42, 28, 14), (20, 32, 12))
    foam = ("M84 262Q120 236 156 262Q138 256 120 270Q102 256 84 262zM60 264q24-12 52 6q-30-4-52-6zM180 264q-24-12-52 6q30-4 52-6z")
    tug = moved(path("M-6 10H38l-5 14H0z", "#C7432B", stroke=NIGHT, stroke_width="1.6")
                + path("M6 10V2h14v8z", CREAM, stroke=NIGHT, stroke_width="1.4") + path("M10 2v-9h6v9z", NIGHT), 26, 232)
    gulls = "M30 66q8-8 14 0q6-8 14 0M186 46q7-7 12 0q5-7 12 0M196 84q5-5 9 0q4-5 9 0"
    return framed(
        path("M0 0H240V300H0z", "#1E6E78") + path(rays(120, 210, 330, 26, .06), "#2A8088") + circle(120, 196, 92, "#F6D893")
        + circle(120, 196, 76, "#FBE7B8") + line(gulls, 2.4, CREAM, stroke_linecap="round")
        + puffs(steam, CREAM, "#D8C193") + masts + ship + swell(240, "#2F97A0", 0, 14) + path(foam, "#FFF9EC")
        + swell(258, "#1A6671", -8, 12) + swell(272, "#0F4A55", 4, 10) + tug, "#FBF2DA", "#123F4A", "#123F4A")


def legacy():
    """A lantern over the line west."""
    dusk = ((0, "#1B1738"), (50, "#2B2350"), (96, "#4B2E6A"), (132, "#85417A"), (160, "#C75C6E"), (182, "#F2985E"), (198, "#FFC978"))
    mesas = "M-10 214l30-10 12-22h26l10 20 24 6 10-26 10-3h18l9 28 30 5 12-18h24l12 14 43 8v20H-10z"
    bed = "M74 212C90 236 70 254 40 274S-10 300-30 320H70C96 296 118 276 116 254S92 226 80 212z"
    rails = "M75 212C92 238 74 256 46 276S4 300-8 314M79 212C96 234 110 254 96 276S66 300 54 314"
    tower = "M20 212v-40h-6l16-12 16 12h-6v40h-4v-18H24v18zM14 172h32v-16q-16-6-32 0z"
    glow = ((112, "#FFCB66", ".12"), (84, "#FFD98A", ".18"), (58, "#FFE9A8", ".25"))
    return framed(
        "".join(path(f"M0 {y}H240V300H0z", colour) for y, colour in dusk)
        + line(stars("west", 50, 240, 110), 1.7, "#FFF3D0", stroke_linecap="round") + circle(76, 206, 26, "#FFF0B8")
        + path(mesas, "#5A2D5E") + path("M-10 212H250V300H-10z", "#2E1D42") + path(bed, "#4A2F55") + line(rails, 2, "#FFC978")
        + path(tower, "#1B1230")
        + telegraph(((112, 216, 26), (134, 222, 40), (164, 232, 62)), "#1B1230", ((.9, .17),))
        + front_engine(62, 196, .2, "#2B2350", "#141026", "#7A2A4E")
        + circle(62, 188, 13, "#FFF0B0", opacity=".5") + circle(62, 188, 5, "#FFF9DC")
        + "".join(circle(172, 196, r, colour, opacity=opacity) for r, colour, opacity in glow)
        + path("M118 300V276Q172 254 240 270V300z", "#150E28") + lantern(172, 206, 2.75, "#D99A3A"),
        "#FBF0D6", "#2B2350", "#2B2350")


POSTERS = {"usa": usa, "nordic": nordic, "switzerland": switzerland, "world": world, "legacy": legacy}
