"""Drawings measured in units, as all tables use them."""

from game.table.sketch import Sketch

__all__ = ["Sketch"]
