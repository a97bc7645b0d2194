"""Maps, layouts and geographies as they lie in files."""
import json
from pathlib import Path

GEOGRAPHY = Path(__file__).resolve().parent.parent / "geography"


class Place:
    """Where the files of one map are: beside each other in maps/, or in the folder of a box."""

    def __init__(self, data, name):
        self.boxed = "/" in name
        self.folder = data / "boxes" / name if self.boxed else data / "maps"
        self.stem = "" if self.boxed else name + "."
        self.map = json.loads(self.path("map.json" if self.boxed else "json").read_text("utf-8"))

    def path(self, ending):
        return self.folder / (self.stem + ending)

    def layout(self):
        """The layout that is there, or none."""
        path = self.path("layout.json")
        return json.loads(path.read_text("utf-8")) if path.exists() else None

    def geography(self):
        """What is known of the country, or none: then the land is plain."""
        return read_geography(self.map["id"])


def names(data):
    """Every map of a data folder."""
    maps = sorted(path.stem for path in (data / "maps").glob("*.json") if "." not in path.stem)
    return maps + sorted(str(path.parent.relative_to(data / "boxes")) for path in data.glob("boxes/*/*/map.json"))


def read_geography(name):
    path = GEOGRAPHY / f"{name}.json"
    if not path.exists():
        return None
    found = json.loads(path.read_text("utf-8"))
    if "like" in found:
        found = {**read_geography(found["like"]), **found}
    return found


def read_coast(name):
    return json.loads((GEOGRAPHY / "coasts" / f"{name}.json").read_text("utf-8"))


def written(value):
    return json.dumps(value, ensure_ascii=False)


def dump(sheet):
    """JSON with one city, lane or tint to a line, so that a change is a line."""
    out = []
    for key, value in sheet.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            out.append(f"{written(key)}: [\n  " + ",\n  ".join(written(item) for item in value) + "\n ]")
        elif key == "views":
            out.append(f"{written(key)}: {{\n  " + ",\n  ".join(f"{written(k)}: {written(v)}" for k, v in value.items()) + "\n }")
        else:
            out.append(f"{written(key)}: {written(value)}")
    return "{\n " + ",\n ".join(out) + "\n}\n"
