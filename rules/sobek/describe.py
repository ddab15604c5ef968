"""A view and its moves in words: what speech, and a table without pictures, need of the game."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from rules.game import HIDDEN, Seat, Section, Text, Value, Who, listed, text
from rules.sobek import moves as mv
from rules.sobek import state as st
from rules.sobek.moves import FIRST, SECOND, VERB, Move
from rules.sobek.names import BACK_NAMES, KIND_NAMES, TOKEN_NAMES, TYPE_NAMES
from rules.sobek.pieces import (
    AMULET,
    CURSE,
    END,
    KINDS,
    NO_TYPE,
    PROSPERITY,
    REACH,
    ROUNDS,
    TYPES,
)
from rules.sobek.pieces import FIRST as FIRST_KIND
from rules.sobek.view import View

_CHARACTER: Final = text("a character")
_FREE: Final = text("free")


def describe(seen: View) -> Sequence[Section]:
    """All that lies there for the viewer; what could be remembered of piles only where it may."""
    return (
        Section(text("Round {n} of {all}", n=max(seen.round, 1), all=ROUNDS), tuple(_round(seen))),
        Section(text("Row"), tuple(_row(seen))),
        Section(text("Your hand"), tuple(_own_hand(seen))),
        Section(text("Your jar"), (_pile(seen, seen.viewer),)),
        Section(text("Rivals"), tuple(_rivals(seen))),
        Section(text("Sets"), tuple(_sets(seen, seen.sets, seen.set_amulets))),
        Section(text("Crosswise sets"), tuple(_sets(seen, seen.cross, seen.cross_amulets))),
        Section(text("Event tokens"), tuple(_tokens(seen))),
        Section(text("Deck"), tuple(_deck(seen))),
    )


def _round(seen: View) -> Iterator[Text]:
    yield text("{who} started it", who=Who(seen.starter))
    if seen.flood:
        yield text("{who} has another turn", who=Who(seen.turn))


def _row(seen: View) -> Iterator[Text]:
    for place, kind in enumerate(seen.row):
        card = _card(kind)
        if place >= REACH:
            yield text("{n}: {card}", n=place + 1, card=card)
        elif place == 0:
            yield text("{n}: {card}, {price}", n=1, card=card, price=_FREE)
        else:
            yield text(
                "{n}: {card}, {more} card to your jar",
                "{n}: {card}, {more} cards to your jar",
                count=place,
                n=place + 1,
                card=card,
                more=place,
            )
    if not seen.row:
        yield text("none")


def _own_hand(seen: View) -> Iterator[Text]:
    yield _counted(seen.hand(seen.viewer))
    picked = listed([KIND_NAMES[kind] for kind in seen.picked])
    if seen.laying != NO_TYPE:
        yield text("Being laid, {type}: {cards}", type=TYPE_NAMES[seen.laying], cards=picked)
    elif seen.picked:
        yield text("Picked: {cards}", cards=picked)


def _rivals(seen: View) -> Iterator[Text]:
    for seat in range(seen.seats):
        if seat != seen.viewer:
            yield text("{who}, hand: {hand}", who=Who(seat), hand=_backs(seen.hand_backs(seat)))
            yield text("{who}, jar: {jar}", who=Who(seat), jar=_pile(seen, seat))


def _pile(seen: View, seat: Seat) -> Text:
    """Cards of a pile, as far as the table may show them, and its curses."""
    if seat == seen.viewer or seen.open_piles or seen.stage == st.OVER:
        known = seen.pile(seat)
        unknown = sum(seen.pile_backs(seat)) - sum(known)
        parts: list[Value] = [*_each(known)]
        if unknown:
            parts.append(text("{n} more card", "{n} more cards", count=unknown, n=unknown))
    else:
        parts = [*_each_back(seen.pile_backs(seat))]
    if seen.curses[seat]:
        curses = seen.curses[seat]
        parts.append(text("{n} {token}", n=curses, token=TOKEN_NAMES[CURSE]))
    return listed(parts)


def _sets(seen: View, sets: Sequence[int], amulets: Sequence[int]) -> Iterator[Text]:
    open_ones = sets is seen.sets
    for seat in range(seen.seats):
        for type_ in range(TYPES):
            kinds = range(FIRST_KIND[type_], END[type_])
            counts = [sets[seat * KINDS + k] if k in kinds else 0 for k in range(KINDS)]
            counts[AMULET] = amulets[seat * TYPES + type_]
            cards: list[Value] = [*_each(counts)]
            blessed = seen.prosperity[seat * TYPES + type_] if open_ones else 0
            if blessed:
                cards.append(text("{n} {token}", n=blessed, token=TOKEN_NAMES[PROSPERITY]))
            if cards:
                name, found = TYPE_NAMES[type_], listed(cards)
                yield text("{who}, {type}: {cards}", who=Who(seat), type=name, cards=found)
    if not any(sets):
        yield text("none")


def _tokens(seen: View) -> Iterator[Text]:
    yield text("{n} left to choose from", n=seen.events_left)
    if any(seen.events):
        yield text("You know them: {tokens}", tokens=_named(seen.events))
    yield text("Used: {tokens}", tokens=_named(seen.used))


def _deck(seen: View) -> Iterator[Text]:
    yield text("{n} card to come", "{n} cards to come", count=seen.to_deal, n=seen.to_deal)
    yield text("Discarded: {cards}", cards=_counted(seen.discard))


def _card(kind: int) -> Text:
    return _CHARACTER if kind == HIDDEN else KIND_NAMES[kind]


def _counted(counts: Sequence[int]) -> Text:
    return listed([*_each(counts)])


def _each(counts: Sequence[int]) -> Iterator[Value]:
    """Cards by kind, with how many of each where there are several."""
    for kind, n in enumerate(counts):
        if n:
            yield KIND_NAMES[kind] if n == 1 else text("{n} {card}", n=n, card=KIND_NAMES[kind])


def _backs(counts: Sequence[int]) -> Text:
    return listed([*_each_back(counts)])


def _each_back(counts: Sequence[int]) -> Iterator[Value]:
    """Cards by what is to be seen of them."""
    for (one, many), n in zip(_BACKS, counts, strict=True):
        if n:
            yield text(one, many, count=n, n=n)


_BACKS: Final = (
    ("{n} green card", "{n} green cards"),
    ("{n} tan card", "{n} tan cards"),
    ("{n} orange card", "{n} orange cards"),
)


def _named(counts: Sequence[int]) -> Text:
    return listed([TOKEN_NAMES[token] for token, n in enumerate(counts) for _ in range(n)])


def move_in_words(seen: View, move: Move) -> Text:
    """A legal move of the viewer, as one would announce it."""
    return _WORDS[VERB[move]](seen, FIRST[move], SECOND[move])


def _take(seen: View, place: int, _: int) -> Text:
    card = _card(seen.row[place])
    if not place:
        return text("Take {card}", card=card)
    return text(
        "Take {card} from place {n}, {more} card to your jar",
        "Take {card} from place {n}, {more} cards to your jar",
        count=place,
        card=card,
        n=place + 1,
        more=place,
    )


def _pick(seen: View, kind: int, _: int) -> Text:
    card = KIND_NAMES[kind]
    if seen.stage == st.SURPLUS:
        return text("Put {card} into your jar", card=card)
    if seen.stage == st.RECOVER:
        return text("Take {card}", card=card)
    return text("Add {card}", card=card)


def _done(seen: View, *_: int) -> Text:
    if seen.stage == st.CROSS:
        return text("Lay no more sets")
    return text("Add no more cards")


def _rob(seen: View, seat: int, back: int) -> Text:
    return text("Steal {card} from {who}", card=BACK_NAMES[back], who=Who(seat))


def _on_type(words: str) -> Callable[[View, int, int], Text]:
    return lambda seen, type_, _: text(words, type=TYPE_NAMES[type_])


def _on_seat(words: str) -> Callable[[View, int, int], Text]:
    return lambda seen, seat, _: text(words, who=Who(seat))


_WORDS: Final[dict[int, Callable[[View, int, int], Text]]] = {
    mv.V_TAKE: _take,
    mv.V_PLAY: lambda seen, kind, _: text("Play the {card}", card=KIND_NAMES[kind]),
    mv.V_LAY: _on_type("Lay a set: {type}"),
    mv.V_PICK: _pick,
    mv.V_DONE: _done,
    mv.V_BUY: lambda seen, place, _: text(
        "Buy {card} from place {n}", card=_card(seen.row[place]), n=place + 1
    ),
    mv.V_NAME: _on_type("Name {type}"),
    mv.V_LOOK: _on_seat("Look through the pile of {who}"),
    mv.V_ROB: _rob,
    mv.V_USE: lambda seen, token, _: text("Use {token}", token=TOKEN_NAMES[token]),
    mv.V_PUSH: _on_seat("Push {who} back"),
    mv.V_CURSE: _on_seat("Curse {who}"),
    mv.V_BLESS: _on_type("Put Prosperity on the {type} set"),
    mv.V_START: _on_seat("Let {who} start"),
}
