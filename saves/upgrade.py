"""The format number of records, and what becomes of a record with another number."""

from typing import Final

FORMAT: Final = 1
"""The number written into every record; raised whenever a field changes its meaning."""


def format_fault(number: int) -> str:
    """Why a record of this format cannot be read, in one sentence; empty when it can."""
    if number > FORMAT:
        return (
            f"The record has format {number} and was written by a newer version; "
            f"this one reads format {FORMAT}."
        )
    if number < FORMAT:
        return f"There is no record format {number}; the first is {FORMAT}."
    return ""
