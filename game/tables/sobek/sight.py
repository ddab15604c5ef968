"""What the eye follows: the piece in hand, its lights, and the set as it grows."""

from game.table.gesture import Gesture
from game.table.gesture import Held as Grip
from game.table.pulse import Pulse
from game.table.returned import Returned
from game.table.timeline import Timeline
from game.table.writing import Say
from game.tables.sobek.choices import Only
from game.tables.sobek.decision import Decision
from game.tables.sobek.held import Held
from game.tables.sobek.ids import InHand
from game.tables.sobek.laying import LayingTold
from game.tables.sobek.laying_words import laying_told
from rules.sobek.view import View


class Sight:
    """Keeps how long the lights have been there."""

    def __init__(self, say: Say) -> None:
        self._say = say
        self._pulse = Pulse()
        self.returned = Returned()

    @property
    def dot(self) -> int:
        """Which of the three dots of a thinking opponent shines."""
        return self._pulse.dot

    def tick(
        self, seconds: float, gesture: Gesture, decision: Decision, timeline: Timeline
    ) -> bool:
        """Lets time pass at the player's pace; whether the piece in hand or its lights move."""
        reduced = timeline.reduced
        moves = gesture.tick(seconds, pace=timeline.speed.value, reduced=reduced)
        shining = gesture.piece if gesture.in_hand else decision.lit
        moves |= self.returned.tick(seconds)
        return self._pulse.tick(seconds, None if reduced else shining) or moves

    def held(self, gesture: Gesture, decision: Decision, *, under_sheet: bool) -> Held:
        """What hands hold and what may be taken up."""
        piece = gesture.piece if gesture.in_hand else None
        hovered = gesture.hovered if piece is None and not under_sheet else None
        return Held(
            piece=piece,
            dragged_to=gesture.middle if gesture.held is Grip.DRAGGED else None,
            targets=gesture.targets,
            zone=gesture.zone if gesture.zone in gesture.targets else None,
            hovered=hovered,
            lit=decision.lit,
            pulse=self._pulse.strength,
            sway=gesture.sway,
            returned=self.returned.piece,
        )

    def laying(self, view: View, decision: Decision, held: Held) -> LayingTold | None:
        """What is picked, with the card in hand if it would be added now."""
        if decision.task is None or not decision.at_table:
            return None
        picking = decision.picking
        if isinstance(held.piece, InHand) and held.zone is Only.LAYING:
            picking = decision.with_card(held.piece.kind)
        return laying_told(view, decision.task, picking, self._say)
