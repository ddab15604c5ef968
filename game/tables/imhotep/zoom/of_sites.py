"""A building site, told in full: its rule, and its numbers in this position."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from game.tables.imhotep.zoom.account import Account, Line
from game.tables.imhotep.zoom.of_cards import pair_says
from game.tables.imhotep.zoom.of_pyramids import pyramid_says
from rules.game import Text, text
from rules.imhotep.forecast import temple_points
from rules.imhotep.imagine import known_state, standing
from rules.imhotep.names import CARD_EFFECTS, CARD_NAMES, SITE_NAMES
from rules.imhotep.pieces import (
    BURIAL,
    BURIAL_ROWS,
    COLUMN_POINT,
    COLUMN_STONES,
    GROUP_POINTS,
    HEIGHT_POINTS,
    MARKET,
    OBELISKS,
    PYRAMIDS,
    ROW_POINTS,
    SITE_WORDS,
    TEMPLE,
    TEMPLE_WIDTH,
    TOWER_STONES,
    WAITING_POINT,
    tower_points,
)
from rules.imhotep.scoring import burial_groups, burial_row_points, visible_stones
from rules.imhotep.view import View

_COLUMNS: Final = max(TEMPLE_WIDTH.values())
_SHEET: Final = {PYRAMIDS: 0, TEMPLE: 1, BURIAL: 2, OBELISKS: 3}
"""Place of a site on the score sheet."""
_STONES: Final = text("Stones")
_SO_FAR: Final = text("Points so far")
_IF_ENDED: Final = text("If it ended now")


class _Told(NamedTuple):
    says: Sequence[Text]
    lines: Sequence[Line] = ()


def of_site(view: View, site: int) -> Account:
    """One of the five sites."""
    told = _TELLERS[site](view)
    cards = tuple((kind, 1) for kind in view.market) if site == MARKET else ()
    return Account(
        title=SITE_NAMES[site],
        under=text("Side B") if view.sides[site] else text("Side A"),
        says=told.says,
        cards=cards,
        picture="" if cards else f"pictures/site_{SITE_WORDS[site]}",
        heads=range(view.seats) if told.lines else (),
        lines=told.lines,
    )


def _line(label: Text, numbers: Sequence[int]) -> Line:
    return Line(label, [str(number) for number in numbers])


def _count(view: View, row: Sequence[int]) -> Line:
    return _line(_STONES, [row.count(seat) for seat in range(view.seats)])


def _sheet(view: View, site: int, label: Text) -> Line:
    return _line(label, standing(view)[_SHEET[site]].points)


def _market(view: View) -> _Told:
    says = [
        text("Each stone brings its owner a card, in the order of unloading."),
        text("The stone then goes back to its quarry."),
    ]
    if view.pair:
        says.insert(1, pair_says())
    says += [
        text("{card}: {effect}", card=CARD_NAMES[kind], effect=CARD_EFFECTS[kind])
        for kind in sorted(set(view.market))
    ]
    if not view.market and not view.pair:
        says.append(text("No card is left in this round."))
    return _Told(says)


def _pyramids(view: View) -> _Told:
    lines = [_count(view, view.pyramids), _sheet(view, PYRAMIDS, _SO_FAR)]
    return _Told(pyramid_says(view), lines)


def _temple(view: View) -> _Told:
    width = TEMPLE_WIDTH[view.seats]
    count = len(view.temple)
    next_one = text("The next stone lies in column {n}.", n=count % width + 1)
    if count >= width:
        next_one = text("The next stone covers the one in column {n}.", n=count % width + 1)
    seen = visible_stones(view.temple, view.seats)
    lines = [_count(view, view.temple)]
    lines.append(_line(text("Seen from above"), [seen.count(s) for s in range(view.seats)]))
    each = temple_points(known_state(view))
    if view.sides[TEMPLE]:
        says = [
            text("At the end of each round every stone seen from above brings something."),
            _columns(width),
            next_one,
        ]
        return _Told(says, lines)
    says = [
        text(
            "At the end of each round every stone seen from above scores {n} point.",
            n=COLUMN_POINT,
        ),
        next_one,
    ]
    lines.append(_line(text("At the end of this round"), each))
    return _Told(says, lines)


def _columns(width: int) -> Text:
    """What the columns of side B bring; the narrow temple of two seats has no fifth."""
    two = 2 * COLUMN_POINT
    if width < _COLUMNS:
        return text(
            "Columns 1 and 3: {n} point, or {m} stones from the quarry. "
            "Column 2: {k} points. Column 4: the top card of the draw pile.",
            n=COLUMN_POINT,
            m=COLUMN_STONES,
            k=two,
        )
    return text(
        "Columns 1, 3 and 5: {n} point, or {m} stones from the quarry. "
        "Column 2: {k} points. Column 4: the top card of the draw pile.",
        n=COLUMN_POINT,
        m=COLUMN_STONES,
        k=two,
    )


def _burial(view: View) -> _Told:
    lines = [_count(view, view.burial)]
    if view.sides[BURIAL]:
        most, second, third, _ = ROW_POINTS
        says = [
            text(
                "At the end the most stones in each row score {n}, the second most {m}, "
                "the third most {k}. Equal numbers share.",
                n=most,
                m=second,
                k=third,
            ),
            text("Stones fill the rows column by column, from the left."),
        ]
        rows = burial_row_points(view.burial, view.seats)
        for row in range(BURIAL_ROWS):
            lines.append(_line(text("Points of row {n}", n=row + 1), rows[row]))
    else:
        says = [
            text("At the end stones of one owner that adjoin score together."),
            text(
                "1 to 5 stones score {a}, {b}, {c}, {d}, {e}; each further one {more} more.",
                a=GROUP_POINTS[1],
                b=GROUP_POINTS[2],
                c=GROUP_POINTS[3],
                d=GROUP_POINTS[4],
                e=GROUP_POINTS[5],
                more=GROUP_POINTS[6] - GROUP_POINTS[5],
            ),
        ]
        groups = burial_groups(view.burial)
        largest = [
            max((size for owner, size in groups if owner == seat), default=0)
            for seat in range(view.seats)
        ]
        lines.append(_line(text("Largest group"), largest))
    return _Told(says, [*lines, _sheet(view, BURIAL, _IF_ENDED)])


def _obelisks(view: View) -> _Told:
    if view.sides[OBELISKS]:
        says = [
            text("{n} stones of one owner make a tower, which scores at once.", n=TOWER_STONES),
            text("The next tower scores {n}.", n=tower_points(len(view.towers))),
            text("Stones that wait score {n} each at the end.", n=WAITING_POINT),
        ]
        towers = [view.towers.count(seat) for seat in range(view.seats)]
        lines = [
            _line(text("Stones that wait"), view.obelisks),
            _line(text("Towers"), towers),
            _sheet(view, OBELISKS, _IF_ENDED),
        ]
        return _Told(says, lines)
    prizes = " \N{MIDDLE DOT} ".join(str(points) for points in HEIGHT_POINTS[view.seats])
    says = [
        text("At the end the highest towers score: {prizes}", prizes=text(prizes)),
        text("Equal heights share the points of their places, rounded down."),
    ]
    return _Told(
        says,
        [_line(text("Height"), view.obelisks), _sheet(view, OBELISKS, _IF_ENDED)],
    )


_TELLERS: Final[dict[int, Callable[[View], _Told]]] = {
    MARKET: _market,
    PYRAMIDS: _pyramids,
    TEMPLE: _temple,
    BURIAL: _burial,
    OBELISKS: _obelisks,
}
