"""Points as they would be if the round ended now."""

from rules.sobek.forecast import standing
from rules.sobek.state import FROM_CORRUPTION, SOURCES
from rules.sobek.view import View


def ended_now(view: View) -> tuple[int, ...]:
    """By seat. What the most corrupt would lose is only in it where the table shows jars."""
    lines = standing(view)
    points = [sum(column) for column in zip(*(line.points for line in lines), strict=True)]
    if view.open_piles:
        return tuple(points)
    first = ((max(view.round, 1) - 1) * SOURCES + FROM_CORRUPTION) * view.seats
    lost = view.ledger[first : first + view.seats]
    expected = lines[-1].points
    return tuple(now - less + gone for now, less, gone in zip(points, expected, lost, strict=True))
