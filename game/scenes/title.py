"""The title: the games there are, the match that waits, and the way out."""

from collections import deque
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game import VERSION, palette
from game.match import Match
from game.scenes.backdrop import landscape
from game.scenes.desk import Desk
from game.scenes.logo import logo
from game.scenes.screen import Screen
from game.scenes.stack import Change, Push, Quit, Repaint
from game.scenes.viewers import people_of, viewer_of
from game.table.canvas import Canvas
from game.table.controls import Button, Control
from game.table.looks import Looks
from game.table.toast import Toast
from game.table.writing import fitting, write, write_lines
from game.tables import looks_named, looks_of
from rules.catalogue import GAMES
from rules.game import Text, text
from saves.library import Library, LibraryError

PANEL: Final = (600, 300)
COLUMN: Final = 486
GAP: Final = 34
FOOT: Final = 68
"""Units below the panels."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """The unfinished match that Continue goes on with: its number, and where it stands."""

    number: int
    stands: Text
    names: tuple[str, ...]


class Title(Screen):
    """The first screen, and the lowest scene of the stack."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._panels = [_Panel(self, name, looks_named(name)) for name in GAMES]
        say = self.say
        self._continue = Button(
            say("Continue"), self._go_on, kind="primary", icon="sailboat", units=32
        )
        self._credits = Button(say("Credits"), self._show_credits, icon="open-book", units=24)
        self._quit = Button(say("Quit"), lambda: self.wish(Quit()), icon="exit-door", units=24)
        self._waiting: Waiting | None = None
        self._search: Future[Waiting | None] | None = None
        self._toast = Toast()
        self._news = deque(filter(None, [desk.settings.warning]))
        self._look_for_match()

    @property
    def moving(self) -> bool:
        """Whether every frame differs from the one before."""
        return super().moving or self._toast.moving

    @property
    def ready(self) -> bool:
        """Whether it is known which match waits, if any."""
        return self._search is None

    def lay_out(self) -> None:
        """The buttons stand at the foot of the view between two panels, more panels over these.

        There is room for the panels of four games.
        """
        frame = self.frame
        sides = min(2, len(self._panels))
        width = sides * (PANEL[0] + GAP) + COLUMN
        left, y = (frame.uw - width) / 2, frame.uh - PANEL[1] - FOOT
        for place, panel in enumerate(self._panels):
            over, right = divmod(place, 2)
            x = left + right * (PANEL[0] + COLUMN + 2 * GAP)
            panel.lay_out(x, y - over * (PANEL[1] + GAP))
        self._lay_out_column(left + PANEL[0] + GAP, y)
        column: list[Control] = [self._credits, self._quit]
        if self._waiting is not None:
            column.insert(0, self._continue)
        starts = [panel.start for panel in self._panels]
        self.controls.offer([*starts[:1], *column, *starts[1:]])

    def tick(self, seconds: float) -> Change | None:
        """Shows the match that waits as soon as it is found, and tells what must be told."""
        if self._search is not None and self._search.done():
            self._find(self._search.result())
            self.wish(Repaint())
        if self._toast.tick(seconds) | self._tell_news():
            self.wish(Repaint())
        return super().tick(seconds)

    def returned(self, result: object) -> Change | None:
        """Another match may wait now."""
        self._look_for_match()
        return None

    def back(self) -> None:
        """Esc does nothing here: nothing lies on top."""

    def paint(self, canvas: Canvas) -> None:
        """The view, the name of the program, and the panels."""
        frame = canvas.frame
        canvas.image(landscape(canvas.assets, frame), (0, 0))
        sign = logo(canvas.assets, frame)
        canvas.image(sign, ((frame.width - sign.get_width()) // 2, frame.px(40)))
        below = frame.px(40) + sign.get_height() - frame.px(8)
        canvas.words(
            self.say("Tabletop games of ancient Egypt"),
            "strong",
            26,
            (frame.width // 2, below),
            palette.CREAM,
            palette.NIGHT,
            align="center",
            outline=(3, (43, 24, 8)),
        )
        for panel in self._panels:
            panel.paint(canvas)
        self._paint_foot(canvas)
        super().paint(canvas)
        self._toast.paint(canvas, frame.px(24))

    def _lay_out_column(self, x: float, y: float) -> None:
        frame = self.frame
        if self._waiting is None:
            top, high, gap = y + 64, 76, 20
        else:
            self._continue.rect = frame.rect(x, y, COLUMN, 116)
            top, high, gap = y + 140, 70, 20
        self._credits.rect = frame.rect(x, top, COLUMN, high)
        self._quit.rect = frame.rect(x, top + high + gap, COLUMN, high)

    def _paint_foot(self, canvas: Canvas) -> None:
        frame = canvas.frame
        y = frame.height - frame.px(28)
        ink, ground = palette.NIGHT_QUIET, palette.NIGHT_DARK
        version = self.say(text("Version {number}", number=text(VERSION)))
        canvas.words(version, "small", 18, (frame.px(30), y), ink, ground)
        canvas.words(
            self.say("An unofficial fan implementation"),
            "small",
            18,
            (frame.width - frame.px(30), y),
            ink,
            ground,
            align="right",
        )

    def _tell_news(self) -> bool:
        """One sentence at a time; whether one was begun."""
        if self._toast.text:
            return False
        self._news += self.desk.library.news()
        if not self._news:
            return False
        self._toast.say(self.say(self._news.popleft()), "bad")
        return True

    def _look_for_match(self) -> None:
        pool = ThreadPoolExecutor(1, thread_name_prefix="title")
        self._search = pool.submit(find_waiting, self.desk.library)
        pool.shutdown(wait=False)

    def _find(self, found: Waiting | None) -> None:
        self._search = None
        self._waiting = found
        if found is not None:
            self._continue.sub = self.say(found.stands, found.names)
        for panel in self._panels:
            panel.start.kind = "second" if found else "primary"
        self.lay_out()
        if self.controls.ring.current is None:
            self.controls.ring.focus(self._continue if found else self._panels[0].start)

    def _go_on(self) -> None:
        from game.scenes.opening import resume

        assert self._waiting is not None
        try:
            self.wish(Push(resume(self.desk, self._waiting.number)))
        except LibraryError as fault:
            self._toast.say(str(fault), "bad")
            self._look_for_match()

    def _show_credits(self) -> None:
        from game.scenes.credits import Credits

        self.wish(Push(Credits(self.desk)))


class _Panel:
    """One game on the title."""

    def __init__(self, title: Title, game: str, looks: Looks) -> None:
        self._title = title
        self._game = game
        self._looks = looks
        self._rect = Rect(0, 0, 0, 0)
        self.start = Button(
            title.say("New game"), self._set_up, kind="primary", icon=looks.piece, units=24
        )

    def lay_out(self, x: float, y: float) -> None:
        """The panel with its top left at x, y in units."""
        frame = self._title.frame
        self._rect = frame.rect(x, y, *PANEL)
        self.start.rect = frame.rect(x + 24, y + PANEL[1] - 82, PANEL[0] - 48, 60)

    def paint(self, canvas: Canvas) -> None:
        """Everything but its button."""
        frame, rect, say = canvas.frame, self._rect, self._title.say
        canvas.panel(rect, "night", radius=16)
        emblem = Rect(0, 0, frame.px(130), frame.px(130))
        emblem.topleft = rect.left + frame.px(26), rect.top + frame.px(26)
        canvas.svg(self._looks.emblem, emblem)
        left = emblem.right + frame.px(26)
        width = rect.right - frame.px(24) - left
        canvas.words(
            say(GAMES.title(self._game)).upper(),
            "display",
            fitting(frame, 56, frame.px(64)),
            (left, rect.top + frame.px(58)),
            palette.NIGHT_TITLE,
            palette.NIGHT_LIGHT,
            width=width,
            spacing=2,
        )
        write_lines(
            canvas,
            say(self._looks.promise),
            "body",
            22,
            Rect(left, rect.top + frame.px(90), width, frame.px(72)),
            palette.NIGHT_TEXT,
            palette.NIGHT_LIGHT,
            valign="middle",
        )
        middle = rect.top + frame.px(188)
        size = frame.px(30)
        canvas.icon("three-friends", (emblem.left + size // 2, middle), size, palette.NIGHT_QUIET)
        line = Rect(emblem.left + size + frame.px(12), 0, 0, frame.px(36))
        line.w, line.centery = rect.right - frame.px(24) - line.left, middle
        write(
            canvas,
            say(self._looks.length),
            "body",
            20,
            line,
            palette.NIGHT_QUIET,
            palette.NIGHT,
            align="left",
        )

    def _set_up(self) -> None:
        from game.scenes.setup import SetUp

        self._title.wish(Push(SetUp(self._title.desk, GAMES[self._game])))


def find_waiting(library: Library) -> Waiting | None:
    """The newest unfinished match of the library, and where it stands in words."""
    try:
        entry = library.newest_unfinished()
        if entry is None or entry.head.game not in GAMES:
            return None
        match = Match.resume(library.load(entry.match))
    except LibraryError:
        return None
    progress = looks_of(match.game).progress(match.view(viewer_of(match)))
    game = match.game.title
    if people_of(match) == [match.to_move]:
        stands = text("{game}, {progress}, your turn", game=game, progress=progress)
    else:
        stands = text("{game}, {progress}", game=game, progress=progress)
    return Waiting(entry.match, stands, tuple(match.names))
