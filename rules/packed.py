"""Whole numbers packed side by side, as compiled rules want them.

`vec[i64]` is a row of numbers whose length does not change by itself: `append`, `remove` and
`pop` give back the row to go on with, and the old one must not be used any more. Compiled
modules hold machine words; interpreted ones get along with lists, which do the same.
"""

from typing import TYPE_CHECKING

from rules.compiled import in_use

if TYPE_CHECKING or in_use():
    from librt.vecs import append, pop, remove, vec
    from mypy_extensions import i64
else:
    i64 = int

    class vec:  # noqa: N801
        """Stands in for the type where it is called."""

        def __class_getitem__(cls, item):
            return list

    def append(row, number):
        """The row with one more number."""
        row.append(number)
        return row

    def remove(row, number):
        """The row without the first such number."""
        row.remove(number)
        return row

    def pop(row, index=-1):
        """The row without the number at the index, and that number."""
        number = row.pop(index)
        return row, number


__all__ = ["append", "i64", "pop", "remove", "vec"]
