"""A seat, told in full: its cards, and where its points come from."""

from collections.abc import Sequence

from game.table.people import signed
from game.table.table import Occupant
from game.tables.imhotep.zoom.account import Account, Line
from game.tables.imhotep.zoom.of_cards import own_cards
from rules.game import Seat, Text, Who, text
from rules.imhotep.imagine import standing
from rules.imhotep.pieces import SLED_PLACES
from rules.imhotep.view import View


def of_seat(view: View, seat: Seat, occupant: Occupant) -> Account:
    """One seat beside the others, and who plays there."""
    points, stones = view.score[seat], view.quarry[seat]
    says = [
        *([text(occupant.plays)] if occupant.plays else []),
        text("{n} point on the track", "{n} points on the track", count=points, n=points),
        text("Sled: {n} of {all} places are taken", n=view.sled[seat], all=SLED_PLACES),
        text("Quarry: {n} stone", "Quarry: {n} stones", count=stones, n=stones),
    ]
    return Account(
        title=text("{who}", who=Who(seat)),
        under=_under(view, seat, occupant.note),
        says=says,
        cards=own_cards(view, seat),
        seat=seat,
        portrait=occupant.portrait,
        heads=range(view.seats),
        lines=_if_it_ended(view),
    )


def _under(view: View, seat: Seat, note: str) -> Text:
    if seat == view.viewer and not note:
        return text("you")
    return text(note) if note else text("at this table")


def _if_it_ended(view: View) -> Sequence[Line]:
    sheet = standing(view)
    lines = [Line(line.title, [signed_or_plain(n) for n in line.points]) for line in sheet]
    sums = [sum(points) for points in zip(*(line.points for line in sheet), strict=True)]
    total = text("If it ended now")
    return [*lines, Line(total, [signed_or_plain(n) for n in sums], sum=True)]


def signed_or_plain(points: int) -> str:
    """A number with a sign only if it is a loss."""
    return signed(points) if points < 0 else str(points)
