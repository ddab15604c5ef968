"""The menu over a match: go on, what can be set, and the way out."""

from typing import Final

import pygame
from pygame import Rect

from game import palette, sound
from game.match import Match
from game.scenes.commands import SPEED_WORDS
from game.scenes.desk import Desk
from game.scenes.screen import Leave, Screen
from game.scenes.stack import Change, Pop, Quit, Repaint
from game.settings import LONGEST_PAUSE, SPEEDS
from game.table.canvas import Canvas
from game.table.controls import Button, Segmented, Slider, Switch
from rules.game import text

WIDTH: Final = 720
HEIGHT: Final = 940
LINE: Final = 64
SMALLEST_TEXT, LARGEST_TEXT, STEP = 75, 200, 5
PAUSE_STEP: Final = 50


class MatchMenu(Screen):
    """Lies over a match, which waits meanwhile."""

    overlay = True

    def __init__(self, desk: Desk, match: Match) -> None:
        super().__init__(desk)
        say, now = self.say, desk.settings.now
        self._match = match
        self._panel = Rect(0, 0, 0, 0)
        self._resume = Button(
            say("Back to the table"), self.back, kind="primary", icon="sailboat", units=26
        )
        self._speed = Segmented(
            say("Speed"),
            [say(SPEED_WORDS[speed]) for speed in SPEEDS],
            SPEEDS.index(now.speed),
            lambda index: desk.settings.change(speed=SPEEDS[index]),
            units=20,
        )
        self._pause = Slider(
            say("Rivals' pause"),
            0,
            LONGEST_PAUSE,
            now.pause,
            lambda pause: desk.settings.change(pause=pause),
            step=PAUSE_STEP,
            tip=say("How long the table waits between the moves of opponents."),
        )
        self._reduced = Switch(
            say("Reduced motion"),
            now.reduced_motion,
            lambda on: desk.settings.change(reduced_motion=on),
        )
        self._standing = Switch(
            say("Score forecast"),
            now.standing,
            lambda on: desk.settings.change(standing=on),
        )
        self._text = Slider(
            say("Size of letters"),
            SMALLEST_TEXT,
            LARGEST_TEXT,
            now.text_size,
            lambda size: desk.settings.change(text_size=size),
            step=STEP,
        )
        self._effects = Slider(say("Sounds"), 0, 100, now.effects, self._set_effects, step=STEP)
        self._ambience = Slider(
            say("Ambience"),
            0,
            100,
            now.ambience,
            lambda loud: desk.settings.change(ambience=loud, muted=False),
            step=STEP,
        )
        self._full = Switch(
            say("Fullscreen"),
            now.fullscreen,
            lambda on: desk.settings.change(fullscreen=on),
        )
        self._leave = Button(
            say("Leave to the title"), self._go, icon="temple-door", sub=self._kept(), units=22
        )
        self._quit = Button(
            say("Quit"), lambda: self.wish(Quit()), icon="exit-door", sub=self._kept(), units=22
        )
        self._settings = (
            self._speed,
            self._pause,
            self._reduced,
            self._standing,
            self._text,
            self._full,
            self._effects,
            self._ambience,
        )
        self.controls.offer([self._resume, *self._settings, self._leave, self._quit])
        self.controls.ring.focus(self._resume)

    def lay_out(self) -> None:
        """A panel in the middle: the way back, settings line by line, the ways out."""
        frame = self.frame
        x, y = (frame.uw - WIDTH) / 2, (frame.uh - HEIGHT) / 2
        inside, wide = x + 40, WIDTH - 80
        self._panel = frame.rect(x, y, WIDTH, HEIGHT)
        self._resume.rect = frame.rect(inside, y + 100, wide, 76)
        right, middle = x + WIDTH - 40, y + 200 + LINE / 2
        for control in self._settings:
            size = (252, 48) if isinstance(control, Slider) else (68, 38)
            if control is self._speed:
                size = 430, 52
            control.rect = frame.rect(right - size[0], middle - size[1] / 2, *size)
            middle += LINE
        half = (wide - 20) / 2
        low = y + HEIGHT - 196
        self._leave.rect = frame.rect(inside, low, half, 84)
        self._quit.rect = frame.rect(inside + half + 20, low, half, 84)

    def paint(self, canvas: Canvas) -> None:
        """A veil over the table, then the panel."""
        frame, panel = canvas.frame, self._panel
        self._full.on = self.desk.settings.now.fullscreen
        canvas.fill(frame.whole, palette.VEIL, 150)
        canvas.panel(panel, "night", radius=18)
        ink, ground = palette.NIGHT_TITLE, palette.NIGHT_LIGHT
        canvas.words(
            self.say(self._match.game.title),
            "display",
            46,
            (panel.centerx, panel.top + frame.px(54)),
            ink,
            ground,
            align="center",
        )
        left = panel.left + frame.px(40)
        for control in self._settings:
            aside = self._aside(control) if isinstance(control, Slider) else ""
            where = left, control.rect.centery
            room = control.rect.left - frame.px(160 if aside else 34) - left
            named = canvas.words(
                control.name, "body", 22, where, palette.NIGHT_TEXT, palette.NIGHT, width=room
            )
            if aside:
                at = control.rect.left - frame.px(26), control.rect.centery
                canvas.words(
                    aside,
                    "strong",
                    20,
                    at,
                    palette.NIGHT_TITLE,
                    palette.NIGHT,
                    align="right",
                    width=at[0] - named.right,
                )
        self._paint_deal(canvas)
        super().paint(canvas)

    def _paint_deal(self, canvas: Canvas) -> None:
        frame, panel = canvas.frame, self._panel
        code = text("{digits}", digits=self._match.record().seed)
        canvas.words(
            self.say(text("Code of this deal: {code}", code=code)),
            "small",
            18,
            (panel.centerx, panel.bottom - frame.px(56)),
            palette.NIGHT_QUIET,
            palette.NIGHT_DARK,
            align="center",
            width=panel.w - frame.px(80),
        )

    def handle(self, event: pygame.event.Event) -> Change | None:
        """Like every screen; M turns all sound off and on."""
        change = super().handle(event)
        if event.type != pygame.KEYDOWN or event.key != pygame.K_m:
            return change
        self.desk.settings.change(muted=not self.desk.settings.now.muted)
        return change or Repaint()

    def _set_effects(self, loud: int) -> None:
        self.desk.settings.change(effects=loud, muted=False)
        sound.play("stone-on-wood")

    def _aside(self, slider: Slider) -> str:
        """What a slider stands at."""
        if slider is self._pause:
            return self.say(text("{milliseconds} ms", milliseconds=slider.value))
        if slider is not self._text and self.desk.settings.now.muted:
            return self.say("off")
        return self.say(text("{percent} %", percent=slider.value))

    def _kept(self) -> str:
        if self._match.saved:
            return self.say("The match is saved")
        return self.say("Not saved yet")

    def _go(self) -> None:
        self.wish(Pop(Leave()))
