"""The set-up screen: who plays, by which options, with which deal."""

from typing import Final

from pygame import Rect

from game import palette
from game.scenes.backdrop import dimmed
from game.scenes.desk import Desk
from game.scenes.facts_panel import FactsPanel
from game.scenes.lines import Line, two_lines
from game.scenes.opening import begin
from game.scenes.option_group import GROUP_HEIGHT, GroupPanel
from game.scenes.option_lines import OptionLines, house_lines, option_line
from game.scenes.plan import Plan, other_game, plan_for
from game.scenes.screen import Screen
from game.scenes.seat_row import HEIGHT, SeatRow, paint_free_seat
from game.scenes.seat_row import WIDTH as ROW
from game.scenes.stack import Replace
from game.scenes.topbar import TopBar
from game.table.canvas import Canvas
from game.table.controls import Button, Control, Entry, Segmented
from game.table.writing import fitting
from game.tables import looks_of
from rules.catalogue import GAMES
from rules.game import AnyGame

WIDTH: Final = 1840
LEFT: Final = 860
FOOT: Final = 90
GAP: Final = 22
GAME_WIDE: Final = 172
MOST_NAMES: Final = 16


class SetUp(Screen):
    """Seats on the left, options on the right, the deal and the start below."""

    def __init__(self, desk: Desk, game: AnyGame) -> None:
        super().__init__(desk)
        say, games = self.say, list(GAMES.values())
        self._bar = TopBar(say("New game"), say("Back"), self.back)
        self._games = Segmented(
            say("Game"),
            [say(each.title) for each in games],
            [each.name for each in games].index(game.name),
            lambda index: self._turn_to(games[index]),
            region="bar",
        )
        self._add = Button(say("Add a seat"), self._add_seat, icon="three-friends", region="seats")
        self._lines = OptionLines(desk.language)
        self._code = Entry(
            say("Code of the deal"),
            "",
            self._write_code,
            limit=19,
            hint=say("Any deal"),
            region="start",
        )
        self._start = Button(
            say("Start the game"),
            self._begin,
            kind="primary",
            icon="sailboat",
            units=36,
            region="start",
        )
        self._seats_panel = self._deal_panel = Rect(0, 0, 0, 0)
        self._free: list[Rect] = []
        self._note = (0, 0)
        self._take(plan_for(game, desk.settings.now))
        self.controls.ring.focus(self._start)

    def _take(self, plan: Plan) -> None:
        """Goes on with a plan, and the options of its game."""
        language, looks = self.desk.language, looks_of(plan.game)
        self._plan = plan
        self._groups = [GroupPanel(plan, group, language) for group in looks.groups]
        self._facts = FactsPanel(looks.facts, language)
        grouped = {key for group in looks.groups for key in group.pictures}
        self._game_lines = [
            option_line(plan, option, looks.icons.get(option.key, "info"), language)
            for option in plan.game.options
            if option.key not in grouped
        ]
        self._house_lines = house_lines(plan, self.desk.settings, language)
        self._renew_rows()

    def _turn_to(self, game: AnyGame) -> None:
        """Another game for the same people; what was chosen for this one is kept."""
        self._keep()
        self._take(other_game(self._plan, game, self.desk.settings.now))
        self.lay_out()

    def lay_out(self) -> None:
        """Two columns in the middle of the window, as high as it is."""
        frame = self.frame
        self._bar.lay_out(frame)
        wide = GAME_WIDE * len(GAMES)
        self._games.rect = frame.rect(frame.uw - 18 - wide, 8, wide, 48)
        x, y = (frame.uw - WIDTH) / 2, 92.0
        foot = frame.uh - 28 - FOOT
        self._lay_out_seats(x, y, foot - 24 - y)
        right, w = x + LEFT + 30, WIDTH - LEFT - 30
        for group in self._groups:
            high = GROUP_HEIGHT + 0.3 * frame.ey
            group.lay_out(frame, right, y, w, high)
            y += high + GAP
        high = foot - 24 - y - GAP - self._lines.least(frame)
        if self._facts.lay_out(frame, right, y, w, high):
            y = self._facts.foot + GAP
        self._lines.lay_out(frame, right, y, w, foot - 24 - y)
        self._deal_panel = frame.rect(x, foot, LEFT, FOOT)
        self._code.rect = frame.rect(x + LEFT - 314, foot + 18, 290, 54)
        self._start.rect = frame.rect(right, foot, w, FOOT)
        self._check()

    def paint(self, canvas: Canvas) -> None:
        """Panels first, then all controls."""
        canvas.image(dimmed(canvas.assets, canvas.frame), (0, 0))
        self._bar.paint(canvas)
        self._paint_seats(canvas)
        for group in self._groups:
            group.paint(canvas)
        self._facts.paint(canvas)
        self._lines.paint(canvas)
        self._paint_deal(canvas)
        super().paint(canvas)

    def _lay_out_seats(self, x: float, y: float, h: float) -> None:
        frame = self.frame
        self._seats_panel = frame.rect(x, y, LEFT, h)
        most = self._plan.game.seats[-1]
        step = min(HEIGHT + 26, (h - 76 - 84) / most)
        tops = [y + 76 + place * step for place in range(most)]
        for row, top in zip(self._rows, tops, strict=False):
            row.lay_out(frame, x + 21, top)
        self._free = [frame.rect(x + 21, top, ROW, HEIGHT) for top in tops[len(self._rows) :]]
        self._add.rect = frame.rect(x + 22, y + h - 74, 250, 56)
        self._note = frame.px(x + 296), self._add.rect.centery
        full = len(self._plan.seats) >= self._plan.game.seats[-1]
        self._add.reason = self.say("All seats are taken.") if full else ""

    def _paint_seats(self, canvas: Canvas) -> None:
        frame, panel = canvas.frame, self._seats_panel
        canvas.panel(panel, "night", radius=16)
        at = panel.left + frame.px(30), panel.top + frame.px(40)
        units = fitting(frame, 32, frame.px(60))
        ink, ground = palette.NIGHT_TITLE, palette.NIGHT_LIGHT
        canvas.words(self.say("Seats"), "panel", units, at, ink, ground)
        for row in self._rows:
            row.paint(canvas)
        for place, free in enumerate(self._free, len(self._rows)):
            paint_free_seat(canvas, free, place, self.say("Free seat"))
        if self._add.reason:
            note = self._add.reason
        elif self._plan.persons > 1:
            note = self.say("You pass the screen to each other.")
        else:
            note = self.say("People and opponents in any mixture.")
        width = panel.right - frame.px(30) - self._note[0]
        canvas.words(note, "body", 20, self._note, palette.NIGHT_QUIET, palette.NIGHT, width=width)

    def _paint_deal(self, canvas: Canvas) -> None:
        frame, panel = canvas.frame, self._deal_panel
        canvas.panel(panel, "night", radius=16)
        size = frame.px(34)
        middle = panel.left + frame.px(40), panel.centery
        canvas.icon("info", middle, size, palette.NIGHT_TITLE)
        x = panel.left + frame.px(70)
        width = self._code.rect.left - frame.px(12) - x
        fault = self._code.fault
        ink = palette.NIGHT_LOSS if fault else palette.NIGHT_QUIET
        above = Line(self.say("Deal"), "button", 22, palette.NIGHT_TEXT)
        below = Line(fault or self.say("Enter a code to play a deal again."), "body", 20, ink)
        two_lines(canvas, (x, panel.centery), above, below, palette.NIGHT, width, frame.px(76))

    def _renew_rows(self) -> None:
        self._rows = [
            SeatRow(self._plan, place, self.desk.language, self._changed)
            for place in range(len(self._plan.seats))
        ]
        self._offer()

    def _changed(self) -> None:
        if len(self._rows) != len(self._plan.seats):
            self._renew_rows()
        self._offer()
        self.lay_out()

    def _offer(self) -> None:
        self._lines.lines = (*self._game_lines, *self._house_lines.lines(self._plan.persons))
        controls: list[Control] = [self._bar.button]
        if len(GAMES) > 1:
            controls.append(self._games)
        for row in self._rows:
            controls += row.controls
        controls.append(self._add)
        for group in self._groups:
            controls += group.controls
        self.controls.offer([*controls, *self._lines.controls, self._code, self._start])

    def _check(self) -> None:
        fault = self._plan.code_fault()
        self._code.fault = self.say(fault) if fault else ""
        why = self._plan.fault()
        self._start.reason = self.say(why) if why else ""

    def _add_seat(self) -> None:
        self._plan.add_seat()
        self._changed()

    def _write_code(self, code: str) -> None:
        self._plan.code = code.strip()
        self._check()

    def _begin(self) -> None:
        plan = self._plan
        code = int(plan.code) if plan.code else None
        self._keep()
        self._keep_names()
        match = begin(
            self.desk,
            plan.game,
            plan.sitters(),
            plan.options,
            code,
            free_take_back=plan.free_take_back,
            curtain=plan.curtain,
        )
        self.wish(Replace(match))

    def _keep(self) -> None:
        settings, plan = self.desk.settings, self._plan
        settings.change(setups={**settings.now.setups, plan.game.name: plan.kept()})

    def _keep_names(self) -> None:
        settings = self.desk.settings
        people = [seat.name.strip() for seat in self._plan.seats if seat.human]
        others = [name for name in settings.now.names if name not in people]
        settings.change(names=tuple([*people, *others][:MOST_NAMES]))
