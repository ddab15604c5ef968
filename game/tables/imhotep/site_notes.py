"""What is explained of the parts of the building sites."""

from collections.abc import Iterator
from typing import Final

from pygame import Rect

from game.tables.imhotep.note import Note
from game.tables.imhotep.sites.burial import Burial, BurialA
from game.tables.imhotep.sites.obelisks import ORDINALS, ObeliskA
from game.tables.imhotep.sites.pyramids_b import PyramidB
from game.tables.imhotep.sites.temple import Temple
from game.tables.imhotep.sites.towers import ObeliskB
from game.tables.imhotep.spread import Spread
from game.tables.imhotep.zoom.of_pyramids import next_on, pyramid_says
from game.tables.imhotep.zoom.subject import OfSite
from rules.game import Text, Who, text
from rules.imhotep.names import SITE_NAMES
from rules.imhotep.pieces import (
    BURIAL,
    CARD_COLUMN,
    COLUMN_POINT,
    COLUMN_STONES,
    GROUP_POINTS,
    HEIGHT_POINTS,
    OBELISKS,
    PAIR_CARDS,
    PYRAMIDS,
    SITES,
    TEMPLE,
    TOWER_STONES,
    TWO_POINT_COLUMN,
    tower_points,
)
from rules.imhotep.scoring import ranked, visible_stones

_CORNICE: Final = 62
_RULES: Final = (
    (
        text("Each stone brings a card; then it goes back to its quarry."),
        text("Each stone brings an open card, or both hidden ones to keep one of."),
    ),
    (
        text("Each stone scores the value of its place at once."),
        text("Each owner chooses a pyramid; some places bring a gift."),
    ),
    (
        text("At the end of each round every stone seen from above scores 1 point."),
        text("At the end of each round every stone seen from above brings what its column says."),
    ),
    (
        text("At the end stones of a colour that adjoin score together."),
        text("At the end the most stones in each row score."),
    ),
    (
        text("At the end the highest towers score."),
        text("3 stones make a tower, which scores at once. Others score 1 at the end."),
    ),
)
_PYRAMIDS: Final = (text("Left pyramid"), text("Middle pyramid"), text("Right pyramid"))


def site_notes(spread: Spread) -> Iterator[Note]:
    """The rule of every site, and over it what its parts say."""
    view, frame = spread.view, spread.layout.frame
    for site in range(SITES):
        rect = spread.layout.sites[site].copy()
        rect.h = frame.px(_CORNICE)
        yield Note(rect, SITE_NAMES[site], (_RULES[site][view.sides[site]],), OfSite(site))
    yield from _pyramids(spread)
    yield from _temple(spread)
    yield from _burial(spread)
    yield from _obelisks(spread)
    if view.pair and spread.market.pair:
        says = text("Look at both and keep 1 of {n}.", n=PAIR_CARDS)
        yield Note(spread.market.pair, text("Two hidden cards"), (says,))


def _pyramids(spread: Spread) -> Iterator[Note]:
    view, site = spread.view, spread.sites[PYRAMIDS]
    if isinstance(site, PyramidB):
        for pyramid, field in enumerate(site.fields):
            whole = Rect(field.x, field.y, field.w, site.rect.bottom - field.y)
            yield Note(whole, _PYRAMIDS[pyramid], (next_on(view, pyramid),), OfSite(PYRAMIDS))
        return
    body = site.rect.copy()
    body.top += spread.layout.frame.px(_CORNICE)
    body.h -= spread.layout.frame.px(_CORNICE)
    yield Note(body, text("Next stones"), tuple(pyramid_says(view)[1:]), OfSite(PYRAMIDS))


def _temple(spread: Spread) -> Iterator[Note]:
    view, site = spread.view, spread.sites[TEMPLE]
    assert isinstance(site, Temple)
    seen = visible_stones(view.temple, view.seats)
    for column, rect in enumerate(site.columns):
        brings = _gift(column) if view.sides[TEMPLE] else text("{n} point", n=COLUMN_POINT)
        if column < len(seen):
            owner = text("To {who}, unless another stone covers this one.", who=Who(seen[column]))
        else:
            owner = text("No stone is here yet.")
        title = text("Column {n}", n=column + 1)
        lines = (text("At the end of the round: {what}", what=brings), owner)
        yield Note(rect, title, lines, OfSite(TEMPLE))


def _gift(column: int) -> Text:
    if column == TWO_POINT_COLUMN:
        return text("{n} points", n=2 * COLUMN_POINT)
    if column == CARD_COLUMN:
        return text("the top card of the draw pile")
    return text("{n} point or {m} stones", n=COLUMN_POINT, m=COLUMN_STONES)


def _burial(spread: Spread) -> Iterator[Note]:
    view, site = spread.view, spread.sites[BURIAL]
    assert isinstance(site, Burial)
    body = site.rect.copy()
    body.top += spread.layout.frame.px(_CORNICE)
    body.h -= spread.layout.frame.px(_CORNICE)
    rule = _RULES[BURIAL][view.sides[BURIAL]]
    yield Note(body, SITE_NAMES[BURIAL], (rule,), OfSite(BURIAL))
    if isinstance(site, BurialA):
        for group, rect in site.groups():
            n, worth = len(group), GROUP_POINTS[len(group)]
            joined = text("{n} joined stones: {m} points", n=n, m=worth)
            who = text("{who}", who=Who(view.burial[group[0]]))
            yield Note(rect, who, (joined,), OfSite(BURIAL))
    ended = text("Points if the match ended now")
    yield Note(site.points, ended, (rule,), OfSite(BURIAL))
    next_one = text("The next stone lies here.")
    yield Note(site.next[0], SITE_NAMES[BURIAL], (next_one,), OfSite(BURIAL))


def _obelisks(spread: Spread) -> Iterator[Note]:
    view, site = spread.view, spread.sites[OBELISKS]
    about = OfSite(OBELISKS)
    if isinstance(site, ObeliskB):
        worth = tower_points(len(view.towers))
        says = text("{n} stones of one owner make a tower.", n=TOWER_STONES)
        yield Note(site.shelves, text("The next tower scores {n}", n=worth), (says,), about)
        for seat, rect in enumerate(site.waiting):
            count = view.obelisks[seat]
            line = text("{n} stone waits", "{n} stones wait", count=count, n=count)
            yield Note(rect, text("{who}", who=Who(seat)), (line,), about)
        return
    assert isinstance(site, ObeliskA)
    points = ranked(view.obelisks, HEIGHT_POINTS[view.seats])
    prizes = " \N{MIDDLE DOT} ".join(str(prize) for prize in HEIGHT_POINTS[view.seats])
    if site.prizes:
        row = text("The highest towers score: {prizes}", prizes=text(prizes))
        yield Note(site.prizes, text("At the end"), (row,), about)
    for seat, rect in enumerate(site.towers):
        high, worth = view.obelisks[seat], points[seat]
        height = text("{n} stone high", "{n} stones high", count=high, n=high)
        lines = [height]
        if high:
            rank = sum(other > high for other in view.obelisks)
            lines.append(
                text(
                    "{nth}: {n} point if the match ended now",
                    "{nth}: {n} points if the match ended now",
                    count=worth,
                    nth=ORDINALS[rank],
                    n=worth,
                )
            )
        yield Note(rect, text("{who}", who=Who(seat)), tuple(lines), about)
