"""What is asked of rows of numbers."""

from rules.packed import i64, vec


def count(row: vec[i64], number: i64) -> i64:
    """How often the number stands there."""
    found: i64 = 0
    for each in row:
        if each == number:
            found += 1
    return found


def total(row: vec[i64]) -> i64:
    """The sum of all numbers."""
    whole: i64 = 0
    for each in row:
        whole += each
    return whole
