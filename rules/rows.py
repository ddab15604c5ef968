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


def highest(row: vec[i64]) -> i64:
    """The highest number of a row that is not empty."""
    found = row[0]
    for each in row:
        found = max(found, each)
    return found


def lowest(row: vec[i64]) -> i64:
    """The lowest number of a row that is not empty."""
    found = row[0]
    for each in row:
        found = min(found, each)
    return found


def kind_at(counts: vec[i64], index: i64) -> i64:
    """The kind of the piece number `index`, from 0, where pieces are counted by kind."""
    kind: i64 = 0
    while index >= counts[kind]:
        index -= counts[kind]
        kind += 1
    return kind
