"""The timeline plays clips one after another at the player's speed."""

from collections import deque
from collections.abc import Hashable, Sequence
from enum import Enum

from game import sound
from game.table.canvas import Canvas
from game.table.clip import HOME, Clip, Cue, Float, Pose, SpriteId
from game.table.sprite import Sprite

HURRY = 0.2
"""Clips take this share of their time while the player holds the key."""
FADE = 120
"""Milliseconds that stand for a way when motion is reduced."""


class Speed(Enum):
    """How long clips take, as a share of their normal time."""

    OFF = 0.0
    FAST = 0.5
    NORMAL = 1.0
    SLOW = 1.5


class Timeline:
    """Clips of one table. The latest clip leads to what the table shows; earlier ones before it."""

    def __init__(self) -> None:
        self.speed = Speed.NORMAL
        self.hurry = False
        """The player holds the key that hurries."""
        self.reduced = False
        """Sprites appear at their place instead of travelling."""
        self._clips: deque[Clip] = deque()
        self._ms = 0.0
        self._heard = 0
        """How many cues of the running clip were heard."""

    @property
    def moving(self) -> bool:
        """Whether a clip runs."""
        return bool(self._clips)

    @property
    def travels(self) -> bool:
        """Whether sprites are seen on their way; else they are at their place at once."""
        return not self.reduced and self.speed is not Speed.OFF

    @property
    def running(self) -> Clip | None:
        """The clip that is to be seen now."""
        return self._clips[0] if self._clips else None

    @property
    def elapsed(self) -> float:
        """Milliseconds at normal speed since the running clip began."""
        return self._ms

    def play(self, clip: Clip | None) -> None:
        """Appends a clip; at speed OFF, or without any duration, only its first cue is heard."""
        if clip is None:
            return
        if self.speed is not Speed.OFF and clip.duration > 0:
            self._clips.append(clip)
        else:
            self._sound(clip.cues[:1])

    def tick(self, seconds: float) -> bool:
        """Moves on by real time; whether a clip still runs."""
        if self.speed is Speed.OFF:
            self.finish_all()
        if self._clips:
            pace = self.speed.value * (HURRY if self.hurry else 1)
            self._ms += 1000 * seconds / pace
            self._listen()
        while self._clips and self._ms >= self._clips[0].duration:
            self._ms -= self._clips[0].duration
            self._clips.popleft()
            self._heard = 0
            self._listen()
        if not self._clips:
            self._ms = 0.0
        return self.moving

    def finish(self) -> bool:
        """Ends the running clip, as a click does; whether there was one."""
        if not self._clips:
            return False
        self._clips.popleft()
        self._ms, self._heard = 0.0, 0
        return True

    def finish_all(self) -> None:
        """Everything is at its true place at once, as after a resize."""
        self._clips.clear()
        self._ms, self._heard = 0.0, 0

    def pose(self, sprite: SpriteId) -> Pose:
        """How far a sprite departs from where the table's map of sprites has it."""
        if not self._clips:
            return HOME
        whole = HOME
        for place, clip in enumerate(self._clips):
            part = self._pose(clip, sprite, self._ms if place == 0 else 0.0)
            whole = Pose(
                whole.dx + part.dx,
                whole.dy + part.dy,
                whole.alpha * part.alpha // 255,
                whole.wide * part.wide,
                whole.high * part.high,
                whole.turn + part.turn,
            )
        return whole

    def number(self, number: Hashable, true: int) -> int:
        """The value to show for a number of the table that a clip may be counting."""
        for place, clip in enumerate(self._clips):
            for count in clip.counts:
                if count.number == number:
                    return count.at(self._ms if place == 0 else -1.0)
        return true

    def passing(self) -> tuple[Sprite, ...]:
        """Sprites that are not in the table's map but still to be seen."""
        return tuple(sprite for clip in self._clips for sprite in clip.passing)

    def paint_floats(self, canvas: Canvas, ground: tuple[int, int, int]) -> None:
        """Puts the words that rise now on the canvas, dark round their letters."""
        if not self._clips:
            return
        for words in self._clips[0].floats:
            share = (self._ms - words.start) / words.duration
            if 0 <= share < 1:
                self._float(canvas, words, share, ground)

    def _float(
        self, canvas: Canvas, words: Float, share: float, ground: tuple[int, int, int]
    ) -> None:
        rise = 0.0 if self.reduced else words.rise * (1 - (1 - share) ** 3)
        alpha = 255 if self.reduced else round(255 * min(1.0, 3 * (1 - share)))
        x, y = words.at
        canvas.words(
            words.text,
            "number",
            words.units,
            (x, round(y - rise)),
            words.colour,
            ground,
            align="center",
            outline=(3, ground),
            alpha=alpha,
        )

    def _listen(self) -> None:
        """Lets the cues be heard whose moment in the running clip has come."""
        if self._clips:
            due = sum(cue.start <= self._ms for cue in self._clips[0].cues)
            self._sound(self._clips[0].cues[self._heard : due])
            self._heard = due

    def _sound(self, cues: Sequence[Cue]) -> None:
        for cue in cues:
            sound.play(cue.name, cue.pitch)

    def _pose(self, clip: Clip, sprite: SpriteId, ms: float) -> Pose:
        if not self.reduced:
            return clip.pose(sprite, ms)
        pose = clip.pose(sprite, 0.0)
        if pose == HOME:
            return HOME
        start = clip.starts(sprite)
        return Pose(0, 0, round(255 * min(1.0, max(0.0, (ms - start) / FADE))))
