"""Who made what: the page of credits."""

from importlib.resources import files

from pygame import Rect

from game import palette
from game.scenes.backdrop import dimmed
from game.scenes.desk import Desk
from game.scenes.screen import Screen
from game.scenes.topbar import TopBar
from game.table.canvas import Canvas
from game.table.controls import Scroller
from game.table.words import LEADING, wrap

UNITS = 22
HEADING = 28


class Credits(Screen):
    """art/CREDITS on papyrus; a line of dashes below a line makes it a heading."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._bar = TopBar(self.say("Credits"), self.say("Back"), self.back)
        self._scroller = Scroller(self.say("Credits"))
        self._page = Rect(0, 0, 0, 0)
        self._rows: list[tuple[str, bool]] = []
        self.controls.offer([self._bar.button, self._scroller])
        self.controls.ring.focus(self._scroller)

    def lay_out(self) -> None:
        """The page stands in the middle, wide enough for a line of reading."""
        frame = self.frame
        self._bar.lay_out(frame)
        self._page = frame.rect((frame.uw - 1240) / 2, 104, 1240, frame.uh - 144)
        inside = self._page.inflate(-2 * frame.px(48), -2 * frame.px(36))
        self._rows = self._wrapped(inside.w - frame.px(24))
        height = sum(self._height(heading) for _, heading in self._rows)
        self._scroller.place(inside, height, frame.u)

    def paint(self, canvas: Canvas) -> None:
        """The page and the rows that are in sight."""
        canvas.image(dimmed(canvas.assets, canvas.frame), (0, 0))
        self._bar.paint(canvas)
        canvas.panel(self._page, "papyrus", radius=16)
        x, y = self._scroller.origin
        with self._scroller.view(canvas):
            for row, heading in self._rows:
                high = self._height(heading)
                line = Rect(x, y, self._scroller.inner.w, high)
                if line.colliderect(self._scroller.rect):
                    canvas.words(
                        row,
                        "panel" if heading else "body",
                        HEADING if heading else UNITS,
                        line,
                        palette.PAPYRUS_TEXT,
                        palette.PAPYRUS_SECOND,
                        valign="bottom" if heading else "middle",
                    )
                y += high
        super().paint(canvas)

    def _wrapped(self, width: int) -> list[tuple[str, bool]]:
        assets, frame = self.desk.assets, self.frame
        rows: list[tuple[str, bool]] = []
        lines = files("art").joinpath("CREDITS").read_text("utf-8").splitlines()
        for place, line in enumerate(lines):
            below = lines[place + 1] if place + 1 < len(lines) else ""
            if set(line) in ({"-"}, {"="}):
                continue
            if below and set(below) in ({"-"}, {"="}):
                rows.append((line, True))
            else:
                px = frame.letter(UNITS)
                rows += [(part, False) for part in wrap(assets, line, "body", px, width)]
        return rows

    def _height(self, heading: bool) -> int:
        units = HEADING * 1.4 if heading else UNITS
        return round(self.frame.letter(units) * LEADING)
