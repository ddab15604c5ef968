"""Words that keep to their place, as all tables use them."""

from game.table.writing import write

__all__ = ["write"]
