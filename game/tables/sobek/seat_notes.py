"""What is explained of a seat: who it is, its points, hand, jar and sets."""

from collections.abc import Iterator, Sequence
from typing import Final

from game.table.notes import Note
from game.tables.sobek.chronicle import SetScored
from game.tables.sobek.counts import pile_size
from game.tables.sobek.set_plan import SetPlan
from game.tables.sobek.spread import Spread
from game.tables.sobek.subject import OfSeat
from rules.game import Seat, Text, Who, text
from rules.sobek.names import KIND_NAMES, TYPE_NAMES
from rules.sobek.pieces import CURSE_CARDS, KINDS_OF_TYPE, SCARABS, SET_MINIMUM
from rules.sobek.rulings import PENALTY_GROUP, PENALTY_STEP
from rules.sobek.view import View

CORRUPTION: Final = text(
    "The fullest jar loses {n} for every {m} points of sets.", n=PENALTY_STEP, m=PENALTY_GROUP
)


def seat_notes(spread: Spread, seat: Seat, plays: Sequence[str]) -> Iterator[Note]:
    """The parts of the place of a seat; `plays` says by seat how an opponent plays."""
    view = spread.view
    place = spread.own if seat == view.viewer else spread.stalls[seat]
    who = place.medal.unionall((place.name_line, place.note_line))
    about = OfSeat(seat)
    lines = tuple(_who(view, seat, plays[seat] if plays else ""))
    yield Note(who, text("{who}", who=Who(seat)), lines, about)
    yield Note(place.score, text("Points on the track"), (), about)
    if spread.layout.detail.ended_now:
        yield Note(place.ended_now, text("Points if the round ended now"), _ended(view), about)
    if seat != view.viewer:
        stall = spread.stalls[seat]
        backs = stall.backs.union(stall.hand_line)
        yield Note(backs, _held(view, seat), _backs(view, seat), about)
    jar = spread.jar(seat)
    yield Note(jar.rect.unionall(jar.tokens), _jar_of(seat), tuple(_jar(view, seat)), about)
    sets = spread.sets(seat)
    for type_, rect in zip(sets.wanted, sets.empty, strict=False):
        title = text("No set of {good} yet", good=TYPE_NAMES[type_])
        yield Note(rect, title, _wanted(type_), about)
    for plan in sets.plans:
        worth = [set_worth(plan)]
        if plan.blessed:
            worth.append(
                text(
                    "Prosperity counts as a card, {n} time",
                    "Prosperity counts as a card, {n} times",
                    count=plan.blessed,
                    n=plan.blessed,
                )
            )
        yield Note(plan.rect.union(plan.chip), set_name(plan), tuple(worth), about)


def seat_note(spread: Spread, seat: Seat, plays: Sequence[str]) -> Note:
    """The whole place of a seat in one note, for keys."""
    lines = list(seat_lines(spread.view, seat, plays[seat] if plays else ""))
    for plan in spread.sets(seat).plans:
        lines.append(text("{set}: {worth}", set=set_name(plan), worth=set_worth(plan)))
    title = text("{who}", who=Who(seat))
    return Note(spread.seat(seat), title, tuple(lines), OfSeat(seat))


def seat_lines(view: View, seat: Seat, plays: str) -> Iterator[Text]:
    """All that is told of a seat but its sets; `plays` says how an opponent plays."""
    yield from _who(view, seat, plays)
    n = view.score[seat]
    yield text("{n} point on the track", "{n} points on the track", count=n, n=n)
    if seat != view.viewer:
        yield _held(view, seat)
        yield from _backs(view, seat)
    yield from _jar(view, seat)


def _who(view: View, seat: Seat, plays: str) -> Iterator[Text]:
    if plays:
        yield text(plays)
    if view.starter == seat and view.round:
        yield text("The sun marks who starts the round.")


def _held(view: View, seat: Seat) -> Text:
    held = sum(view.hand_backs(seat))
    return text("{n} card in hand", "{n} cards in hand", count=held, n=held)


def _backs(view: View, seat: Seat) -> tuple[Text, ...]:
    green, tan, orange = view.hand_backs(seat)
    backs = text("{a} green, {b} tan, {c} orange", a=green, b=tan, c=orange)
    return (backs,) if green + tan + orange else ()


def set_name(plan: SetPlan | SetScored) -> Text:
    """What kind of set it is."""
    good = TYPE_NAMES[plan.type]
    return (
        text("Crosswise set of {good}", good=good)
        if plan.crosswise
        else text("Set of {good}", good=good)
    )


def set_worth(plan: SetPlan | SetScored) -> Text:
    """How its points come about."""
    if plan.crosswise:
        return text("Scarabs: {n}", n=plan.sum.scarabs)
    return text(
        "{n} scarabs times {m} cards: {p} points",
        n=plan.sum.scarabs,
        m=plan.sum.cards,
        p=plan.sum.points,
    )


def _wanted(type_: int) -> tuple[Text, ...]:
    scarabs = max(SCARABS[kind] for kind in KINDS_OF_TYPE[type_])
    return (
        text("A set has at least {n} cards of one good.", n=SET_MINIMUM),
        text(
            "The best of its cards has {n} scarab.",
            "The best of its cards have {n} scarabs.",
            count=scarabs,
            n=scarabs,
        ),
    )


def _ended(view: View) -> tuple[Text, ...]:
    if view.open_piles:
        return (text("Hands count as cards in the jar."),)
    return (text("Without what the most corrupt loses."),)


def _jar_of(seat: Seat) -> Text:
    return text("Jar of {who}", who=Who(seat))


def _jar(view: View, seat: Seat) -> Iterator[Text]:
    if seat == view.viewer or view.open_piles:
        size = pile_size(view, seat)
        yield text("{n} card in the jar", "{n} cards in the jar", count=size, n=size)
    else:
        yield text("Nobody else knows what is in the jar.")
    if view.curses[seat]:
        yield text("Each curse counts as {n} cards.", n=CURSE_CARDS)
    if seat != view.viewer and view.open_piles:
        for kind, count in enumerate(view.pile(seat)):
            if count:
                yield text("{n} of {card}", n=count, card=KIND_NAMES[kind])
    yield CORRUPTION
