"""Parts of a window measured in units, as all tables use them."""

from game.table.plot import Plot

__all__ = ["Plot"]
