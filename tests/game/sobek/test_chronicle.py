"""What the table remembers of a round."""

from game.match import Match
from game.seats import Human
from game.tables.sobek.chronicle import Chronicle
from rules.game import setup_for
from rules.sobek import GAME
from rules.sobek import moves as mv


def test_deliveries_are_counted_while_cards_are_dealt() -> None:
    """Of 54 cards in nines: the whole number never changes, whichever card comes."""
    people = [Human(name) for name in ("Nadia", "Senbi", "Merit")]
    match = Match.new(GAME, setup_for(GAME, 3, {}), people, 8)
    chronicle = Chronicle()
    for _, event in match.log(0):
        chronicle.follow(event)
    told = [chronicle.deliveries(match.view(0))]
    while match.view(0).to_deal or match.view(0).row:
        for seen in match.play(mv.TAKE[0], 0).seen:
            chronicle.follow(seen.event)
            told.append(chronicle.deliveries(seen.view))
    assert sorted(set(told)) == [(number, 6) for number in range(1, 7)]
    assert told == sorted(told)
