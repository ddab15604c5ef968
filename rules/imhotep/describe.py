"""A view and its moves in words: what speech, and a table without pictures, need of the game."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from rules.game import HIDDEN, Section, Text, Who, listed, text
from rules.imhotep import moves as mv
from rules.imhotep.moves import FIRST, SECOND, VERB, Move
from rules.imhotep.names import CARD_NAMES, PYRAMID_NAMES, SITE_NAMES, TO_SITE
from rules.imhotep.pieces import (
    BESIDE_POINT,
    BURIAL_ROWS,
    EMPTY,
    KINDS,
    MINIMUM,
    MOST_PLACES,
    OBELISKS,
    PYRAMID_A,
    PYRAMID_WORDS,
    PYRAMIDS,
    ROUNDS,
    SHIPS,
    TEMPLE_WIDTH,
    TOWER_STONES,
)
from rules.imhotep.state import NOWHERE
from rules.imhotep.view import View

_NOBODY: Final = text("nobody")


def describe(seen: View) -> Sequence[Section]:
    """All that the viewer sees, from the river to the cards."""
    return (
        Section(text("Round {n} of {all}", n=max(seen.round, 1), all=ROUNDS), tuple(_round(seen))),
        Section(text("Ships"), tuple(_ships(seen))),
        *(
            Section(_board(seen, site), tuple(lines(seen)))
            for site, lines in enumerate((_market, _pyramids, _temple, _burial, _obelisks))
        ),
        Section(text("Sleds and quarries"), tuple(_sleds(seen))),
        Section(text("Cards"), tuple(_cards(seen))),
    )


def _board(seen: View, site: int) -> Text:
    side = text("B") if seen.sides[site] else text("A")
    return text("{site}, side {side}", site=SITE_NAMES[site], side=side)


def _round(seen: View) -> Iterator[Text]:
    yield text("{who} started it", who=Who(seen.starter))
    if seen.wrath:
        yield text("The Wrath of the Pharaoh is upon whoever leaves a site out")


def _ships(seen: View) -> Iterator[Text]:
    for ship in range(SHIPS):
        size, number = seen.sizes[ship], ship + 1
        if not size:
            continue
        if seen.docks[ship] != NOWHERE:
            words = "Ship {n} ({size}-ship): at {site}"
            yield text(words, n=number, size=size, site=TO_SITE[seen.docks[ship]])
            continue
        first, least = ship * MOST_PLACES, MINIMUM[size]
        places = seen.places[first : first + size]
        stones = listed([_NOBODY if seat == EMPTY else Who(seat) for seat in places])
        words = "Ship {n} ({size}-ship), sails with {least}, from the bow: {stones}"
        if seen.loads[ship] >= least:
            words = "Ship {n} ({size}-ship), ready to sail, from the bow: {stones}"
        yield text(words, n=number, size=size, least=least, stones=stones)


def _market(seen: View) -> Iterator[Text]:
    cards = listed([CARD_NAMES[kind] for kind in seen.market if kind != EMPTY])
    yield text("Open: {cards}", cards=cards)
    faces = [CARD_NAMES[kind] for kind in seen.pair if kind != HIDDEN]
    if faces:
        yield text("You look at: {cards}", cards=listed(faces))
    elif seen.pair:
        yield text("{n} lie face down", n=len(seen.pair))


def _pyramids(seen: View) -> Iterator[Text]:
    if not seen.sides[PYRAMIDS]:
        yield text("In order: {stones}", stones=listed([Who(seat) for seat in seen.pyramids]))
        values = PYRAMID_A[len(seen.pyramids) :]
        yield text("The next scores {n}", n=values[0] if values else BESIDE_POINT)
        return
    for pyramid in range(len(PYRAMID_WORDS)):
        built = zip(seen.pyramids, seen.heights, strict=True)
        stones = [Who(seat) for seat, at in built if at == pyramid]
        yield text("At {place}: {stones}", place=PYRAMID_NAMES[pyramid], stones=listed(stones))


def _temple(seen: View) -> Iterator[Text]:
    width = TEMPLE_WIDTH[seen.seats]
    for row in range(0, max(len(seen.temple), 1), width):
        stones = listed([Who(seat) for seat in seen.temple[row : row + width]])
        yield text("Row {n}: {stones}", n=row // width + 1, stones=stones)


def _burial(seen: View) -> Iterator[Text]:
    for row in range(BURIAL_ROWS):
        stones = listed([Who(seat) for seat in seen.burial[row::BURIAL_ROWS]])
        yield text("Row {n}: {stones}", n=row + 1, stones=stones)


def _obelisks(seen: View) -> Iterator[Text]:
    for seat, stones in enumerate(seen.obelisks):
        who = Who(seat)
        if not seen.sides[OBELISKS]:
            yield text("{who}: {n} high", who=who, n=stones)
        else:
            towers = seen.towers.count(seat)
            yield text(
                "{who}: {n} of {all} stones, {towers} tower",
                "{who}: {n} of {all} stones, {towers} towers",
                count=towers,
                who=who,
                n=stones,
                all=TOWER_STONES,
                towers=towers,
            )


def _sleds(seen: View) -> Iterator[Text]:
    for seat in range(seen.seats):
        sled, quarry = seen.sled[seat], seen.quarry[seat]
        yield text("{who}: {n} on the sled, {m} in the quarry", who=Who(seat), n=sled, m=quarry)


def _cards(seen: View) -> Iterator[Text]:
    for seat in range(seen.seats):
        cards = _counted(seen.cards[seat * KINDS : (seat + 1) * KINDS])
        yield text("{who}: {cards}", who=Who(seat), cards=cards)
    yield text("Draw pile: {n}", n=seen.draw_pile)
    yield text("Discarded: {cards}", cards=_counted(seen.discard))


def _counted(counts: Sequence[int]) -> Text:
    """Cards by kind, with how many of each where there are several."""
    return listed(
        [
            CARD_NAMES[kind] if n == 1 else text("{n} {card}", n=n, card=CARD_NAMES[kind])
            for kind, n in enumerate(counts)
            if n
        ]
    )


def _ship(seen: View, ship: int) -> Text:
    """A ship by its place in the harbour and its size, since two may have the same."""
    return text("ship {n} ({size}-ship)", n=ship + 1, size=seen.sizes[ship])


def move_in_words(seen: View, move: Move) -> Text:
    """A legal move of the viewer, as one would announce it."""
    return _WORDS[VERB[move]](seen, FIRST[move], SECOND[move])


_WORDS: Final[dict[int, Callable[[View, int, int], Text]]] = {
    mv.V_GET: lambda seen, stones, _: text(
        "Get {n} stone", "Get {n} stones", count=stones, n=stones
    ),
    mv.V_PLACE: lambda seen, ship, place: text(
        "Put a stone on place {n} of {ship}", n=place + 1, ship=_ship(seen, ship)
    ),
    mv.V_SAIL: lambda seen, ship, site: text(
        "Sail {ship} to {site}", ship=_ship(seen, ship), site=TO_SITE[site]
    ),
    mv.V_PLAY: lambda seen, kind, _: text("Use the {card}", card=CARD_NAMES[kind]),
    mv.V_PASS: lambda seen, *_: text("Pass"),
    mv.V_PICK: lambda seen, kind, _: text("Pick {card}", card=CARD_NAMES[kind]),
    mv.V_PICK_PAIR: lambda seen, *_: text("Look at the face-down cards and keep one"),
    mv.V_KEEP: lambda seen, kind, _: text("Keep {card}", card=CARD_NAMES[kind]),
    mv.V_BUILD: lambda seen, pyramid, _: text("Build at {place}", place=PYRAMID_NAMES[pyramid]),
    mv.V_STONES: lambda seen, *_: text("Take the stones"),
    mv.V_POINT: lambda seen, *_: text("Take the point"),
    mv.V_DECLINE: lambda seen, *_: text("Leave it"),
    mv.V_UNLOAD: lambda seen, seat, _: text("Unload a stone of {who} next", who=Who(seat)),
}
