"""What a player has set, kept in one small file and never in the way of a start."""

import os
from datetime import datetime
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from rules.game import Text, text

Speed: TypeAlias = Literal["slow", "normal", "fast", "off"]
"""How fast clips play; off cuts to the end."""

SPEEDS: Final[tuple[Speed, ...]] = ("slow", "normal", "fast", "off")

MOST_BYTES: Final = 1_000_000
"""A settings file larger than this is not ours."""

LONGEST_PAUSE: Final = 1500

Percent: TypeAlias = Annotated[int, Meta(ge=0, le=100)]
Side: TypeAlias = Annotated[int, Meta(ge=1, le=32_768)]
Name: TypeAlias = Annotated[str, Meta(max_length=40)]


class LastSetup(msgspec.Struct, frozen=True, kw_only=True):
    """How a game was set up the last time: seats as words of the command line, and options.

    `free_take_back` and `curtain` are as in a match record.
    """

    seats: tuple[Annotated[str, Meta(max_length=80)], ...] = ()
    options: dict[str, str] = {}
    free_take_back: bool = False
    curtain: bool = True


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every setting with its default; each takes effect and is kept at once."""

    text_size: Annotated[int, Meta(ge=75, le=200)] = 100
    """Letters in percent of their designed height."""
    speed: Speed = "normal"
    reduced_motion: bool = False
    """Things fade in at their place instead of travelling."""
    pause: Annotated[int, Meta(ge=0, le=LONGEST_PAUSE)] = 350
    """Milliseconds between the moves of opponents, at normal speed."""
    standing: bool = True
    """Whether a table tells what everybody would have if the match ended now."""
    effects: Percent = 70
    ambience: Percent = 40
    """How loud cues and ambiences are."""
    muted: bool = False
    """Nothing is heard, however loud it is set."""
    fullscreen: bool = False
    window: tuple[Side, Side] | None = None
    """Size of the window in pixels when it was last used; None until then."""
    names: Annotated[tuple[Name, ...], Meta(max_length=16)] = ()
    """Names of people who played, the latest first."""
    setups: dict[str, LastSetup] = {}
    """The last set-up by the name of the game."""


class SettingsFile:
    """The settings in use and the file they are kept in; without a file they live in memory.

    A damaged or foreign file is set aside and a fresh one begun; `warning` then tells the player.
    What this version does not know is left in the file as it stands.
    """

    def __init__(self, path: Path | None) -> None:
        self.now = Settings()
        self.warning: Text | None = None
        self._path = path
        self._unknown: dict[str, Any] = {}
        if path is not None:
            self._read(path)

    def change(self, **new: Any) -> None:
        """Sets some settings and keeps them at once; a value out of bounds raises ValueError."""
        fields = {**msgspec.to_builtins(self.now), **msgspec.to_builtins(new)}
        try:
            self.now = msgspec.convert(fields, Settings)
        except msgspec.ValidationError as fault:
            raise ValueError(f"A setting is wrong: {fault}.") from fault
        if self._path is not None:
            self._write(self._path)

    def _read(self, path: Path) -> None:
        try:
            if path.stat().st_size > MOST_BYTES:
                raise msgspec.DecodeError("too large")
            raw = msgspec.json.decode(path.read_bytes(), type=dict[str, Any])
            self.now = msgspec.convert(raw, Settings)
        except FileNotFoundError:
            return
        except OSError:
            self._keep_in_memory()
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._set_aside(path)
        else:
            known = set(Settings.__struct_fields__)
            self._unknown = {key: value for key, value in raw.items() if key not in known}

    def _write(self, path: Path) -> None:
        fields = {**self._unknown, **msgspec.to_builtins(self.now)}
        body = msgspec.json.format(msgspec.json.encode(fields), indent=2)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with NamedTemporaryFile(dir=path.parent, prefix=path.name, delete=False) as fresh:
                try:
                    fresh.write(body)
                    fresh.flush()
                    os.fsync(fresh.fileno())
                    fresh.close()
                    os.replace(fresh.name, path)
                except OSError:
                    Path(fresh.name).unlink(missing_ok=True)
                    raise
        except OSError:
            self._keep_in_memory()

    def _set_aside(self, path: Path) -> None:
        aside = path.with_name(f"{path.stem}.{datetime.now():%Y-%m-%d-%H%M%S}.damaged")
        try:
            path.rename(aside)
        except OSError:
            self._keep_in_memory()
        else:
            self.warning = text(
                "The settings could not be read; they were set aside and the defaults are used."
            )

    def _keep_in_memory(self) -> None:
        self._path = None
        self.warning = text("The settings cannot be kept here; they last until you quit.")
