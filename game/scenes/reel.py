"""What happened and is still to be shown: events one after another, each a clip."""

from collections import deque
from collections.abc import Iterable
from typing import Any, Final

from game.match import Seen
from game.table.clip import Clip
from game.table.table import Table
from game.table.timeline import Speed, Timeline


class Reel:
    """Feeds a table with events; the next one only when the clip before it has ended."""

    def __init__(self, table: Table, timeline: Timeline) -> None:
        self._table = table
        self._timeline = timeline
        self._waiting: deque[Seen | None] = deque()
        self.pause = 0
        """Milliseconds between the moves of opponents, at normal speed."""
        self.shown: Any = None
        """The view that the table shows."""

    @property
    def running(self) -> bool:
        """Whether something is shown or still to be shown."""
        return bool(self._waiting) or self._timeline.moving

    @property
    def behind(self) -> bool:
        """Whether the table does not show the latest view yet."""
        return bool(self._waiting)

    def add(self, seen: Iterable[Seen], *, pause: bool = False) -> None:
        """Events to be shown after those that wait, at first a pause if told."""
        if pause:
            self._waiting.append(None)
        self._waiting.extend(seen)

    def tick(self, seconds: float) -> bool:
        """Moves on; whether something is still running."""
        self._timeline.tick(seconds)
        while self._waiting and not self._timeline.moving:
            self._show(self._waiting.popleft())
        return self.running

    def finish(self) -> bool:
        """Ends the running clip, as a click does; whether there was one."""
        return self._timeline.finish()

    def cut(self, view: Any) -> None:
        """Forgets what waits and shows a view at once."""
        self._waiting.clear()
        self._timeline.finish_all()
        self.shown = view
        self._table.show(view)

    def _show(self, seen: Seen | None) -> None:
        if seen is None:
            self._timeline.play(Clip(rest=self.pause))
        else:
            self.shown = seen.view
            self._timeline.play(self._table.clip(seen.event, seen.view))


SPEEDS: Final = {
    "slow": Speed.SLOW,
    "normal": Speed.NORMAL,
    "fast": Speed.FAST,
    "off": Speed.OFF,
}
"""Pace of the timeline by the word of the setting."""
