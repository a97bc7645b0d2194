"""Marks of the relief, engraved by hand: for each its room (left, up, right, down) and its paths by look. A path
begins at {at}; the looks are painted by the client, so all marks of a board are a handful of paths."""
from svg import num, points

LOOKS = ("wave", "straw", "light", "shade", "cap", "leaf", "dark", "line")   # from below


def peak(size, snow=False):
    w, h = 15 * size, 22 * size

    def way(*corners):
        steps = "".join(f"l{points((b[0] - a[0]) * w, (b[1] - a[1]) * h)}" for a, b in zip(corners, corners[1:]))
        return f"{{at}}m{points(corners[0][0] * w, corners[0][1] * h)}{steps}"
    left = ((-1, 0), (-.62, -.5), (-.46, -.44), (0, -1))
    right = ((0, -1), (.3, -.62), (.46, -.6), (1, 0))
    paths = dict(
        light=way(*left, (.1, -.66), (-.14, -.42), (.06, -.2), (-.1, 0)) + "z",
        shade=way(*right, (-.1, 0), (.06, -.2), (-.14, -.42), (.1, -.66)) + "z",
        line=way(*left, *right[1:]) + way((-.62, -.5), (-.56, -.3), (-.66, -.16)) + way((.46, -.6), (.44, -.36), (.6, -.2)))
    if snow:
        paths["cap"] = way((-.3, -.63), (0, -1), (.3, -.62), (.4, -.61), (.26, -.5), (.14, -.6), (.02, -.42), (-.12, -.58)) + "z"
    return (w + 3, h + 2, w + 3, 3), paths


def snow_peak(size):
    return peak(size, snow=True)


def hill(size):
    w, h = 14 * size, 9 * size
    left = f"{{at}}m{points(-w, 0)}q{points(w * .5, -h * 2, w * 1.1, -h * .9)}"
    return (w + 3, h + 2, w + 3, 3), dict(
        light=f"{left}q{points(-w * .2, h * .4, -w * .1, h * .9)}z",
        shade=f"{{at}}m{points(w * .1, -h * .9)}q{points(w * .6, h * .1, w * .9, h * .9)}h{num(-w)}q{points(-w * .1, -h * .5, w * .1, -h * .9)}z",
        line=f"{left}q{points(w * .6, h * .1, w * .9, h * .9)}m{points(-w * .65, -h * .1)}q{points(w * .1, -h * .3, 0, -h * .5)}")


def fir(size):
    w, h = 5 * size, 15 * size
    side = f"{{at}}m{points(0, -h)}l{points(w * .55, h * .42)}h{num(-w * .25)}l{points(w * .7, h * .43)}"
    return (w + 2, h + 2, w + 2, 4), dict(
        leaf=f"{side}h{num(-w * 2)}l{points(w * .7, -h * .43)}h{num(-w * .25)}z", dark=f"{side}h{num(-w)}z",
        line=f"{{at}}m{points(0, -h * .15)}v{num(h * .3)}")


def tree(size):
    r = 5.5 * size
    return (r + 2, r * 2.6, r + 2, 3), dict(
        leaf=f"{{at}}m{points(-r, -r * 1.3)}a{points(r, r)} 0 1 1 {points(2 * r, 0)}a{points(r, r)} 0 1 1 {points(-2 * r, 0)}z",
        dark=f"{{at}}m{points(r * .2, -r * 2.28)}a{points(r, r)} 0 0 1 {points(-r * .5, r * 1.94)}"
             f"a{points(r * 1.2, r * 1.2)} 0 0 0 {points(r * .5, -r * 1.94)}z",
        line=f"{{at}}m{points(0, -r * .5)}v{num(r * .7)}")


def grass(_):
    return (8, 8, 8, 3), dict(straw="{at}m-6 0q1-4-1-6m4 6q0-5 0-8m3 8q0-4 2-7m2 7q1-3 3-5")


def cactus(_):
    return (7, 17, 7, 3), dict(dark="{at}m-1.5 0v-13q1.5-3 3 0v5h1.5v-3q1.2-2 2.4 0v5h-3.9v6zm0-5h-3.9v-5q1.2-2 2.4 0v3h1.5z",
                               line="{at}m-5 .5h10")


def palm(_):
    return (8, 15, 8, 3), dict(dark="{at}m1-12q-6-4-9 1q4-2 9-1q-4 1-5 5q3-3 5-5q1 3 4 4q0-4-4-4q5-2 8 1q-2-6-8-1z",
                               line="{at}m0 0q-1-6 1-12")


def wave(_):
    return (14, 6, 14, 6), dict(wave="{at}m-12 0q3-4 6 0t6 0t6 0t6 0m-18 5q3-4 6 0t6 0")


# In the order in which they take their places: the largest first.
MARKS = {"snow": snow_peak, "peak": peak, "hill": hill, "fir": fir, "tree": tree, "palm": palm, "cactus": cactus,
         "grass": grass, "wave": wave}
RANK = {"snow": 0, "peak": 0, "hill": 1, "fir": 2, "tree": 2, "palm": 2, "cactus": 2, "grass": 3, "wave": 3}
