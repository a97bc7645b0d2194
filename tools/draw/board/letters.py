"""How wide names are in the font that the client ships."""
import json
from pathlib import Path

WIDTHS = {letter: int(width) / 1000
          for width, letters in json.loads((Path(__file__).parent / "letters.json").read_text("utf-8"))["widths"].items()
          for letter in letters}
UNKNOWN = .7
PITCH = .98      # between two lines
BASE = .35       # the line that letters stand on, below the middle


def width(text, size):
    """Without kerning, which only makes names narrower."""
    return sum(WIDTHS.get(letter, UNKNOWN) for letter in text) * size


def halves(name):
    """A name broken at the space or hyphen nearest to its middle, as the client breaks it; whole if it has none."""
    breaks = [i for i, letter in enumerate(name) if letter in " -" and 1 < i < len(name) - 2]
    if not breaks:
        return [name]
    at = min(breaks, key=lambda i: abs(i - len(name) / 2))
    return [name[:at + (name[at] == "-")], name[at + 1:]]


def top(text):
    """How far letters reach above the middle of their line: capitals with an accent are the tallest."""
    return .86 - BASE if any(letter.isupper() and ord(letter) > 127 for letter in text) else .71 - BASE


def foot(text):
    return BASE + (.21 if set(text) & set("gjpqyąęçQÇ()") else .02)


def extent(names, size, lines):
    """Width, and reach above and below the middle, of all the names together."""
    broken = [halves(name) if lines == 2 else [name] for name in names]
    wide = max(width(part, size) for parts in broken for part in parts)
    more = PITCH / 2 if lines == 2 else 0
    return wide, (max(top(parts[0]) for parts in broken) + more) * size, (max(foot(parts[-1]) for parts in broken) + more) * size
