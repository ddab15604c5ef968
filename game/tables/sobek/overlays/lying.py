"""Which sheet lies over the table, and which was put aside."""

from collections.abc import Callable, Sequence

from game.table.table import Setting
from game.table.writing import Say
from game.tables.sobek.chronicle import Tally
from game.tables.sobek.layout import Layout
from game.tables.sobek.overlays.choose import asks, sheet_for
from game.tables.sobek.overlays.pile import OwnJar
from game.tables.sobek.overlays.round_end import RoundSheet
from game.tables.sobek.overlays.sheet import Act, Sheet
from game.tables.sobek.overlays.tiles import Tiles
from rules.sobek.moves import Move
from rules.sobek.view import View


class Sheets:
    """At most one sheet: the own jar, the end of a round, or a question."""

    def __init__(
        self,
        setting: Setting,
        say: Say,
        answer: Act,
        read: Callable[[], None],
        changed: Callable[[], None],
    ) -> None:
        """`read` is called when the end of a round was read, `changed` when sheets come or go."""
        self.sheet: Sheet | None = None
        self.aside = False
        """It was put aside, to look at the table."""
        self._jar_open = False
        self._asked: Tiles | None = None
        """The last question with tiles, one of which may be chosen already."""
        self._setting = setting
        self._say = say
        self._answer = answer
        self._read = read
        self._changed = changed

    @property
    def escapes(self) -> bool:
        """Whether Esc puts something away: the jar, or the end of a round."""
        return isinstance(self.sheet, OwnJar | RoundSheet)

    def lay_out(
        self, layout: Layout, view: View, moves: Sequence[Move], tally: Tally | None
    ) -> None:
        """Finds the sheet for what is shown and may be done now."""
        self.sheet = None
        if self._jar_open:
            self.sheet = OwnJar(layout, view, self._say, self.shut_jar)
        elif self.aside:
            return
        elif tally is not None:
            self.sheet = RoundSheet(
                layout,
                view,
                self._say,
                tally,
                self._setting,
                self._read,
                self.put_aside,
            )
        elif asks(view, moves):
            made = sheet_for(layout, view, self._say, moves, self._answer, self.put_aside)
            if isinstance(made, Tiles):
                if isinstance(self._asked, type(made)):
                    made.keep(self._asked)
                self._asked = made
            self.sheet = made

    def clear(self) -> None:
        """Another view is shown: the jar is shut, and nothing is put aside."""
        self.aside = self._jar_open = False
        self._asked = None

    def escape(self) -> None:
        """Puts away what Esc puts away."""
        if self._jar_open:
            self.shut_jar()
        elif isinstance(self.sheet, RoundSheet) and self.sheet.close.enabled:
            self._read()

    def look_in(self) -> None:
        """Opens the own jar, or shuts it."""
        self._jar_open = not self._jar_open
        self._changed()

    def shut_jar(self) -> None:
        """Shuts the own jar."""
        self._jar_open = False
        self._changed()

    def put_aside(self) -> None:
        """Lets the table be seen."""
        self.aside = True
        self._changed()

    def come_back(self) -> None:
        """The sheet that was put aside lies there again."""
        self.aside = False
        self._changed()
