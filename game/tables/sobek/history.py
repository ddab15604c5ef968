"""What was told so far: the log, the marks of the last move, and what no view holds."""

from collections.abc import Sequence
from typing import Any

from pygame import Rect

from game.table.clip import Clip
from game.table.log import Log
from game.table.table import Setting
from game.table.timeline import Speed
from game.table.writing import Say
from game.tables.sobek.chronicle import Chronicle, Tally
from game.tables.sobek.clips import clip_for
from game.tables.sobek.dealing import Dealing
from game.tables.sobek.moved import LastMove, log_line
from game.tables.sobek.spread import Known, Spread
from rules.game import text
from rules.sobek import events as ev
from rules.sobek.view import View


class History:
    """Follows the events of one match as its viewer sees them."""

    def __init__(self, setting: Setting, say: Say) -> None:
        self.log = Log(
            say(text("Log")),
            setting.read_log,
            tip=say(text("A click shows all that happened.")),
            region="log",
        )
        self.last = LastMove()
        self._setting = setting
        self._say = say
        self._chronicle = Chronicle()
        self._dealing = Dealing()
        self._told = 0

    @property
    def known(self) -> Known:
        """What the spread shows that no view holds."""
        return Known(tuple(self._chronicle.used), self._chronicle.top)

    def deliveries(self, view: View) -> tuple[int, int]:
        """The number of this delivery, 0 between rounds, and how many the round has."""
        return self._chronicle.deliveries(view)

    @property
    def tally(self) -> Tally | None:
        """How a round ended, until that was read."""
        return self._chronicle.tally

    def round_read(self) -> None:
        """The end of the round was read."""
        self._chronicle.tally = None

    def recall(self, events: Sequence[Any]) -> None:
        """Everything that was told before, instead of what was followed so far.

        The marks end unless just as much was told, so that only the viewer has changed.
        """
        if len(events) != self._told:
            self.last.clear()
        self._told = len(events)
        self._chronicle = Chronicle()
        for event in events:
            self._chronicle.follow(event)
        lines = (log_line(event, self._say) for event in events)
        self.log.replace([line for line in lines if line])

    def tell(self, event: Any, view: View) -> None:
        """One event more, with the view right after it."""
        self._told += 1
        line = log_line(event, self._say)
        if line:
            self.log.add(line.text, line.seat)
        self._chronicle.follow(event)
        self._chronicle.count(event, view)
        if self._read_by_itself(event):
            self.round_read()

    def _read_by_itself(self, event: Any) -> bool:
        """Without clips the end of a round is only gone with the first turn of the next."""
        if self._setting.timeline.speed is Speed.OFF:
            return isinstance(event, ev.CardTaken | ev.CharacterPlayed | ev.SetLaid)
        return isinstance(event, ev.RoundBegan)

    def clip(self, event: Any, before: Spread, after: Spread, dropped: Rect | None) -> Clip | None:
        """Marks what the event moved, and gives its clip."""
        self.last.follow(event, after)
        assets = self._setting.assets
        return clip_for(event, before, after, assets, self._say, dropped, self._dealing)
