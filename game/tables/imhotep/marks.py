"""Signs laid over the table, as all tables use them."""

from game.table.marks import Ring, coin, medal, paint_arrow, paint_ring, ring, seat_mark

__all__ = ["Ring", "coin", "medal", "paint_arrow", "paint_ring", "ring", "seat_mark"]
