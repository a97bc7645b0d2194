"""Boards: laid out, named and dressed. `office.draw` is the door."""
