"""Events in words, as their viewer saw them."""

from collections.abc import Callable
from typing import Any, Final

from rules.game import HIDDEN, Text, Who, text
from rules.imhotep import events as ev
from rules.imhotep.names import CARD_NAMES, PYRAMID_NAMES, TO_SITE


def _built(event: ev.StoneBuilt) -> Text:
    who = Who(event.seat)
    place = TO_SITE[event.site] if event.pyramid == HIDDEN else PYRAMID_NAMES[event.pyramid]
    if event.points:
        return text(
            "{who} built at {place}: {n} point",
            "{who} built at {place}: {n} points",
            count=event.points,
            n=event.points,
            who=who,
            place=place,
        )
    return text("{who} built at {place}", who=who, place=place)


def _sailed(event: ev.ShipSailed) -> Text:
    return text(
        "{who} sailed {n} stone to {site}",
        "{who} sailed {n} stones to {site}",
        count=event.stones,
        n=event.stones,
        who=Who(event.seat),
        site=TO_SITE[event.site],
    )


def _taken(event: ev.StonesTaken) -> Text:
    return text(
        "{who} took {n} stone",
        "{who} took {n} stones",
        count=event.stones,
        n=event.stones,
        who=Who(event.seat),
    )


def _pair(event: ev.PairTaken) -> Text:
    if HIDDEN in event.kinds or len(event.kinds) < 2:
        return text("{who} looked at the face-down cards", who=Who(event.seat))
    first, second = (CARD_NAMES[kind] for kind in event.kinds)
    return text(
        "{who} looked at {first} and {second}", who=Who(event.seat), first=first, second=second
    )


def _kept(event: ev.CardKept) -> Text:
    card = CARD_NAMES[event.kind]
    if event.discarded == HIDDEN:
        return text("{who} kept {card}", who=Who(event.seat), card=card)
    return text(
        "{who} kept {card} and discarded {other}",
        who=Who(event.seat),
        card=card,
        other=CARD_NAMES[event.discarded],
    )


def _column(event: ev.ColumnScored) -> Text:
    return text(
        "{who} scored {n} point at the Temple",
        "{who} scored {n} points at the Temple",
        count=event.points,
        n=event.points,
        who=Who(event.seat),
    )


def _tower(event: ev.TowerBuilt) -> Text:
    return text("{who} raised a tower: {n} points", who=Who(event.seat), n=event.points)


def _ended(event: ev.GameEnded) -> Text:
    if len(event.winners) > 1:
        return text("The game ended; the win is shared")
    winner = event.winners[0]
    return text("{who} won with {n} points", who=Who(winner), n=event.points[winner])


def _cleared(event: ev.MarketCleared) -> Text:
    cards = len(event.face_up) + len(event.face_down)
    return text(
        "{n} card of the market was discarded",
        "{n} cards of the market were discarded",
        count=cards,
        n=cards,
    )


_SENTENCES: Final[dict[type, Callable[[Any], Text]]] = {
    ev.StartDrawn: lambda e: text("{who} starts", who=Who(e.seat)),
    ev.RoundBegan: lambda e: text("Round {n} began", n=e.round),
    ev.CardDealt: lambda e: text("{card} came to the market", card=CARD_NAMES[e.kind]),
    ev.CardHidden: lambda e: text("A card was laid face down in the market"),
    ev.Reshuffled: lambda e: text("The discard pile was shuffled into a new draw pile"),
    ev.StonesTaken: _taken,
    ev.StoneLoaded: lambda e: text("{who} loaded the {n}-ship", who=Who(e.seat), n=e.size),
    ev.ToolPlayed: lambda e: text(
        "{who} used the {card}", who=Who(e.seat), card=CARD_NAMES[e.kind]
    ),
    ev.OrderSet: lambda e: text("{who} set the order of unloading", who=Who(e.seat)),
    ev.ShipSailed: _sailed,
    ev.Passed: lambda e: text("{who} could do nothing and passed", who=Who(e.seat)),
    ev.StoneReturned: lambda e: text("{who} sold a stone at the Market", who=Who(e.seat)),
    ev.StoneBuilt: _built,
    ev.TowerBuilt: _tower,
    ev.CardTaken: lambda e: text("{who} picked {card}", who=Who(e.seat), card=CARD_NAMES[e.kind]),
    ev.PairTaken: _pair,
    ev.CardKept: _kept,
    ev.CardDrawn: lambda e: text("{who} drew {card}", who=Who(e.seat), card=CARD_NAMES[e.kind]),
    ev.NoCardLeft: lambda e: text("No card was left for {who}", who=Who(e.seat)),
    ev.RedDiscarded: lambda e: text(
        "{who} had no stone for {card}", who=Who(e.seat), card=CARD_NAMES[e.kind]
    ),
    ev.GiftDeclined: lambda e: text("{who} left the gift of the pyramid", who=Who(e.seat)),
    ev.ColumnScored: _column,
    ev.ShipCleared: lambda e: text("The stones of a waiting ship went home"),
    ev.RoundEnded: lambda e: text("Round {n} ended", n=e.round),
    ev.MarketCleared: _cleared,
    ev.GameEnded: _ended,
}
"""One sentence for every kind of event."""


def sentence(event: Any) -> Text:
    """An event, as its viewer saw it, in words."""
    return _SENTENCES[type(event)](event)
