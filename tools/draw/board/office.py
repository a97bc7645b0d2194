"""The drawing office: one map from its coordinates to its files."""
from board import lay, names, preview, sheets
from board.dress import Dresser


class Board:
    """A board as drawn. The layout that is there is the truth; without one, or `anew`, the map is laid out from the
    coordinates of its nodes. Names and dress are made each time: they follow from the layout."""

    def __init__(self, place, anew=False):
        self.place, self.faults = place, []
        layout = None if anew else place.layout()
        if layout is None:
            layout = self.lay_out()
        self.layout, unnamed = names.named(place.map, layout)
        self.faults += [f"the name of {city} has no free place" for city in unnamed]
        self.dresser = Dresser(place.map, self.layout, place.geography())

    def lay_out(self):
        if self.place.boxed:
            raise SystemExit("draw: the board of a box is laid out by hand: its cities keep their places when regions open")
        layout = lay.laid_out(self.place.map)
        self.faults += [f"{one} touches {other}" for one, other in sorted(lay.clashes(layout))]
        return layout

    def files(self):
        """(path, text) of all files of the board."""
        return [(self.place.path("layout.json"), sheets.dump(self.layout)),
                (self.place.path("background.svg"), self.dresser.background()),
                (self.place.path("dressing.json"), sheets.dump(self.dresser.dressing()))]

    def preview(self):
        return preview.page(self.dresser)
