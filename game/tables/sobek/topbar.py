"""What the bar along the top tells: the round, the delivery, and what corruption costs."""

from typing import Final

from game.table.canvas import Canvas
from game.table.match_bar import MatchBar
from game.table.writing import Say
from rules.game import text
from rules.sobek.pieces import ROUNDS
from rules.sobek.rulings import PENALTY_GROUP, PENALTY_STEP
from rules.sobek.view import View

_TITLE: Final = text("Sobek")


def paint_bar(
    canvas: Canvas, bar: MatchBar, view: View, deliveries: tuple[int, int], say: Say
) -> None:
    """Everything but the commands; of deliveries the number of this one, and of how many."""
    x = bar.rule(canvas, bar.title(canvas, say(_TITLE)))
    round_ = max(view.round, 1)
    words = say(text("Round {n} of {all}", n=round_, all=ROUNDS))
    if bar.fits(words, x, 30 * ROUNDS):
        x = bar.words(canvas, words, x)
    x = bar.rounds(canvas, x, round_, ROUNDS)
    if deliveries[0]:
        words = say(text("Delivery {n} of {all}", n=deliveries[0], all=deliveries[1]))
        if not bar.fits(words, x):
            return
        x = bar.words(canvas, words, bar.rule(canvas, x))
    words = say(
        text(
            "Most corrupt loses {n} for every {m} points of sets",
            n=PENALTY_STEP,
            m=PENALTY_GROUP,
        )
    )
    if bar.fits(words, x):
        bar.words(canvas, words, bar.rule(canvas, x), strong=False)
