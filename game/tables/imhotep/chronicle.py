"""What has happened: its lines in the log, the marks of the last move, the choices of rivals."""

from collections.abc import Sequence
from typing import Any

from game.table.canvas import Canvas
from game.table.clip import Clip
from game.table.log import Log
from game.table.table import Setting
from game.tables.imhotep.moved import LastMove, log_line
from game.tables.imhotep.rival_choice import Interruptions
from game.tables.imhotep.rival_panel import RivalPanel
from game.tables.imhotep.shelf import NO_CARD
from game.tables.imhotep.sites.site import Say
from game.tables.imhotep.spread import Spread
from rules.game import text
from rules.imhotep.view import View


class Chronicle:
    """Follows the events of one match as one seat sees them."""

    def __init__(self, setting: Setting, say: Say) -> None:
        self.log = Log(
            say(text("Log")),
            setting.read_log,
            tip=say(text("A click shows all that happened.")),
            region="log",
        )
        self.last = LastMove()
        self._say = say
        self._notes = setting.notes
        self._told = 0
        self._interruptions = Interruptions()
        self._rival = RivalPanel(say, setting.timeline)

    def recall(self, events: Sequence[Any], view: View | None) -> None:
        """All that was told before; the marks stay if just as much was told."""
        if len(events) != self._told and view is not None:
            self.last.recall(events, view)
        self._told = len(events)
        self._interruptions.recall(events)
        lines = (log_line(event, self._say) for event in events)
        self.log.replace([line for line in lines if line])

    def tell(self, event: Any) -> None:
        """One event more for the log."""
        self._told += 1
        line = log_line(event, self._say)
        if line:
            self.log.add(line.text, line.seat)

    def follow(self, event: Any, before: Spread, after: Spread, clip: Clip | None) -> Clip | None:
        """Marks what an event moved; its clip, which first shows what a rival chose between."""
        self.last.follow(event, before, after)
        cards = [kind for kind in before.shelf if kind != NO_CARD]
        choice = self._interruptions.follow(event, cards, before.view, after.view)
        if choice is None or self._own(choice.seat, after):
            return clip
        return self._rival.show(choice, clip)

    def _own(self, seat: int, spread: Spread) -> bool:
        """Whether the person at the screen made a choice, and need not be shown it."""
        return seat == spread.view.viewer and not self._notes[seat]

    def paint(self, canvas: Canvas, spread: Spread, pointer: tuple[int, int]) -> None:
        """The choice of a rival, while it is shown."""
        self._rival.paint(canvas, spread, pointer)
