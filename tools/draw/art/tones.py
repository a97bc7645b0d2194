"""The colours of the art. What tells cards and players apart is the client's palette and is not kept
here; these are the tones around it: three of each paint (c, l lit, d deep), and the ground of a card."""

INK, WHITE, CREAM, BRASS = "#14161A", "#FFFFFF", "#FFF4DA", "#E3B34A"

# Ground of a card behind the wagon: rays over it and hills below; then the paint of the wagon.
CARDS = {
    "red":    dict(rays="#C0282B", hills="#910C14", c="#C22A25", l="#E8685A", d="#740A10"),
    "orange": dict(rays="#E9993F", hills="#C46E17", c="#EE9A3A", l="#FFC57C", d="#9C4F08"),
    "yellow": dict(rays="#FFE762", hills="#E8C010", c="#FFE04A", l="#FFF3AE", d="#B48A00"),
    "green":  dict(rays="#3CC79C", hills="#159B71", c="#2CC795", l="#86E6C6", d="#0A6A4B"),
    "blue":   dict(rays="#3B80DB", hills="#1A57AC", c="#3A82E2", l="#8FBDF8", d="#0F3A7C"),
    "purple": dict(rays="#7F3A7C", hills="#561554", c="#8A3D86", l="#C084BC", d="#3F0B3E"),
    "white":  dict(rays="#EAEBEA", hills="#E2E4E6", c="#FFFFFF", l="#FFFFFF", d="#AEB6BF"),
    "black":  dict(rays="#292B30", hills="#121315", c="#3C3F47", l="#747985", d="#1F2126"),
    "loco":   dict(rays="#E4CCFF", hills="#C391F6", c="#6B48A5", l="#A685DA", d="#3B2559"),
}

# Plastic pieces: the paint is the player's own colour of the palette; its wall and its lit edge.
PIECES = {
    "blue": dict(d="#1657AE", l="#8FBDF8"),
    "red": dict(d="#B40E15", l="#FF938C"),
    "green": dict(d="#0F925F", l="#9DF5D4"),
    "yellow": dict(d="#D9B104", l="#FFF2A8"),
    "black": dict(d="#000000", l="#70747E"),
    "purple": dict(d="#3A1546", l="#B27CC4"),
    "white": dict(d="#B3B7BE", l="#FFFFFF"),
}


def rule(selector, tones):
    return f"{selector} {{\n" + "".join(f"  --{name}: {tone.lower()};\n" for name, tone in tones.items()) + "}\n"


def sheet():
    """tones.css: one class for each card colour and each player's colour."""
    return ("/* Made by tools/draw. Tones around the palette; --c of a piece is the player's own colour. */\n"
            + "".join(rule(f".tone-{name}", tones) for name, tones in CARDS.items())
            + "".join(rule(f".piece-{name}", tones) for name, tones in PIECES.items()))
