"""Events in words, as their viewer saw them."""

from collections.abc import Callable
from typing import Any, Final

from rules.game import HIDDEN, Text, Value, Who, text
from rules.sobek import events as ev
from rules.sobek.names import BACK_NAMES, KIND_NAMES, TOKEN_NAMES, TYPE_NAMES
from rules.sobek.pieces import GREEN, ORANGE


def _card(kind: int, back: int = ORANGE) -> Text:
    return BACK_NAMES[back] if kind == HIDDEN else KIND_NAMES[kind]


def _delivered(event: ev.CardDelivered) -> Text:
    if event.kind == HIDDEN:
        return text("A character came to the row")
    return text("{card} came to the row", card=KIND_NAMES[event.kind])


def _taken(event: ev.CardTaken) -> Text:
    who, card, skipped = Who(event.seat), _card(event.kind), len(event.skipped)
    if not skipped:
        return text("{who} took {card}", who=who, card=card)
    return text(
        "{who} took {card}; {n} card went to the jar",
        "{who} took {card}; {n} cards went to the jar",
        count=skipped,
        n=skipped,
        who=who,
        card=card,
    )


def _counted(one: str, many: str, count: int, **values: Value) -> Text:
    return text(one, many, count=count, n=count, **values)


def _laid(event: ev.SetLaid) -> Text:
    who, type_, cards = Who(event.seat), TYPE_NAMES[event.type], len(event.kinds)
    if event.enlarged:
        return text("{who} enlarged the {type} set by {n} cards", who=who, type=type_, n=cards)
    return text("{who} laid a set of {n} cards: {type}", who=who, type=type_, n=cards)


def _added(event: ev.CardsAdded) -> Text:
    return _counted(
        "{who} added {n} card to the {type} set",
        "{who} added {n} cards to the {type} set",
        len(event.kinds),
        who=Who(event.seat),
        type=TYPE_NAMES[event.type],
    )


def _crosswise(event: ev.CrossSetLaid) -> Text:
    return text(
        "{who} laid a crosswise set of {n} cards: {type}",
        who=Who(event.seat),
        type=TYPE_NAMES[event.type],
        n=len(event.kinds),
    )


def _cleansed(event: ev.PileCleansed) -> Text:
    return _counted(
        "{who} named {type}: {n} card of the jar was discarded",
        "{who} named {type}: {n} cards of the jar were discarded",
        len(event.kinds),
        who=Who(event.seat),
        type=TYPE_NAMES[event.type],
    )


def _dropped(event: ev.SurplusDropped | ev.HandDropped) -> Text:
    cards = event.cards if isinstance(event, ev.HandDropped) else len(event.kinds)
    return _counted(
        "{who} put {n} card of the hand into the jar",
        "{who} put {n} cards of the hand into the jar",
        cards,
        who=Who(event.seat),
    )


def _looked(event: ev.PileSeen) -> Text:
    return text(
        "{who} looked through the jar of {other}", who=Who(event.seat), other=Who(event.owner)
    )


def _from_other(words: str) -> Callable[[ev.CardRecovered | ev.CardStolen], Text]:
    return lambda event: text(
        words, who=Who(event.seat), card=_card(event.kind, event.back), other=Who(event.owner)
    )


def _moved(event: ev.MarkerMoved) -> Text:
    if event.points < 0:
        return _counted(
            "{who} went back {n} space",
            "{who} went back {n} spaces",
            -event.points,
            who=Who(event.seat),
        )
    return _counted(
        "{who} scored {n} point", "{who} scored {n} points", event.points, who=Who(event.seat)
    )


def _embalmed(event: ev.PileEmbalmed) -> Text:
    return _counted(
        "{who} took the {n} card of the jar to the hand",
        "{who} took the {n} cards of the jar to the hand",
        event.cards,
        who=Who(event.seat),
    )


def _compared(event: ev.PilesCompared) -> Text:
    if not event.corrupt:
        return text("Nobody is corrupt")
    size = event.sizes[event.corrupt[0]]
    if len(event.corrupt) > 1:
        return text("Several are most corrupt, with {n} cards each", n=size)
    return _counted(
        "{who} is most corrupt, with {n} card",
        "{who} is most corrupt, with {n} cards",
        size,
        who=Who(event.corrupt[0]),
    )


def _scored(event: ev.SetsScored) -> Text:
    points = event.open + event.crosswise
    return _counted(
        "{who} scored {n} point for sets",
        "{who} scored {n} points for sets",
        points,
        who=Who(event.seat),
    )


def _penalised(event: ev.Penalised) -> Text:
    if not event.points:
        return text("{who} lost nothing for corruption", who=Who(event.seat))
    return _counted(
        "{who} lost {n} point for corruption",
        "{who} lost {n} points for corruption",
        event.points,
        who=Who(event.seat),
    )


def _ended(event: ev.GameEnded) -> Text:
    if len(event.winners) > 1:
        return text("The game ended; the win is shared")
    winner = event.winners[0]
    return text("{who} won with {n} points", who=Who(winner), n=event.points[winner])


def _on_seat(words: str) -> Callable[[Any], Text]:
    return lambda event: text(words, who=Who(event.seat))


def _on_card(words: str) -> Callable[[Any], Text]:
    return lambda event: text(words, who=Who(event.seat), card=_card(event.kind))


_SENTENCES: Final[dict[type, Callable[[Any], Text]]] = {
    ev.StarterDrawn: _on_seat("{who} starts"),
    ev.ChooserDrawn: _on_seat("{who} will name the starting player"),
    ev.StarterNamed: lambda e: text(
        "{who} named {other} to start", who=Who(e.seat), other=Who(e.starter)
    ),
    ev.RoundBegan: lambda e: text("Round {n} began", n=e.round),
    ev.StartCardDealt: lambda e: text(
        "{who} was dealt {card}", who=Who(e.seat), card=_card(e.kind, GREEN)
    ),
    ev.TokenHidden: lambda e: text("An event token was put out"),
    ev.CardDelivered: _delivered,
    ev.CardTaken: _taken,
    ev.CardBought: _on_card("{who} bought {card}"),
    ev.CharacterPlayed: _on_card("{who} played the {card}"),
    ev.NothingHappened: _on_seat("Nothing happened for {who}"),
    ev.NothingFitted: _on_seat("{who} had no card to add"),
    ev.CardDrawn: lambda e: text("{who} drew {card}", who=Who(e.seat), card=_card(e.kind, e.back)),
    ev.PileCleansed: _cleansed,
    ev.SurplusDropped: _dropped,
    ev.PileSeen: _looked,
    ev.CardRecovered: _from_other("{who} took {card} from the jar of {other}"),
    ev.BackChosen: lambda e: text(
        "{who} reached for {card} of {other}",
        who=Who(e.seat),
        card=BACK_NAMES[e.back],
        other=Who(e.owner),
    ),
    ev.CardStolen: _from_other("{who} stole {card} from {other}"),
    ev.SetLaid: _laid,
    ev.CardsAdded: _added,
    ev.CrossSetLaid: _crosswise,
    ev.SetsDone: _on_seat("{who} laid no more sets"),
    ev.TokensSeen: _on_seat("{who} looked at the event tokens"),
    ev.TokenUsed: lambda e: text("{who} used {token}", who=Who(e.seat), token=TOKEN_NAMES[e.token]),
    ev.MarkerMoved: _moved,
    ev.CurseLaid: lambda e: text("{who} cursed {other}", who=Who(e.seat), other=Who(e.victim)),
    ev.ProsperityLaid: lambda e: text(
        "{who} put Prosperity on the {type} set", who=Who(e.seat), type=TYPE_NAMES[e.type]
    ),
    ev.PileEmbalmed: _embalmed,
    ev.HandDropped: _dropped,
    ev.SetsScored: _scored,
    ev.PilesCompared: _compared,
    ev.Penalised: _penalised,
    ev.RoundEnded: lambda e: text("Round {n} ended", n=e.round),
    ev.GameEnded: _ended,
}
"""One sentence for every kind of event."""


def sentence(event: Any) -> Text:
    """An event, as its viewer saw it, in words."""
    return _SENTENCES[type(event)](event)
