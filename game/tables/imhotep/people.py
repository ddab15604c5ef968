"""What is shown of a seat, as all tables show it."""

from game.table.people import paint_chip, paint_ended_now, paint_medal, signed

__all__ = ["paint_chip", "paint_ended_now", "paint_medal", "signed"]
