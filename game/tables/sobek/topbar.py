"""What the bar along the top tells: the round, the delivery, and what corruption costs."""

from math import ceil
from typing import Final

from game.table.canvas import Canvas
from game.table.match_bar import MatchBar
from game.table.writing import Say
from rules.game import text
from rules.sobek import state as st
from rules.sobek.pieces import DELIVERY, ROUNDS
from rules.sobek.rulings import PENALTY_GROUP, PENALTY_STEP
from rules.sobek.view import View

_TITLE: Final = text("Sobek")


def paint_bar(canvas: Canvas, bar: MatchBar, view: View, delivery: int, say: Say) -> None:
    """Everything but the commands; deliveries count from 1, and between rounds there is none."""
    x = bar.rule(canvas, bar.title(canvas, say(_TITLE)))
    round_ = max(view.round, 1)
    words = say(text("Round {n} of {all}", n=round_, all=ROUNDS))
    if bar.fits(words, x, 30 * ROUNDS):
        x = bar.words(canvas, words, x)
    x = bar.rounds(canvas, x, round_, ROUNDS)
    if delivery:
        coming = max(0, view.draws - 1) if view.stage == st.ROW_DEAL else 0
        later = ceil((view.to_deal - coming) / DELIVERY)
        words = say(text("Delivery {n} of {all}", n=delivery, all=delivery + later))
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
