"""A plain table off screen, for any game, with hands to play at it."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pygame

from game.assets import Assets
from game.language import Language
from game.table.button import Button
from game.table.canvas import Canvas, TextItem
from game.table.frame import Frame
from game.table.table import Ask, HalfMade, Setting
from game.table.timeline import Timeline
from game.tables.plain.table import PlainTable
from rules.catalogue import GAMES
from rules.game import CHANCE, NOBODY, AnyGame, setup_for
from tests.game.shared import shared
from tests.saves import coins

NAMES = ("Nadia", "Senbi", "Merit", "Khui")
NOTES = ("", "Pharaoh", "Overseer", "Novice")
PORTRAITS = ("", "portraits/pharaoh", "portraits/overseer", "portraits/novice")
PLAYED = [coins.GAME, *GAMES.values()]
"""A game that is not in the catalogue, and all that are."""


def assets() -> Assets:
    """One for all tests: pictures are kept."""
    return shared(Assets)


class Sitting:
    """A table that shows a true state to a seat, and a window of any size for it."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        size: tuple[int, int] = (1280, 720),
        text_scale: float = 1.0,
        *,
        standing: bool = True,
    ) -> None:
        self.game = game
        self.state: Any = None
        self.timeline = Timeline()
        self.standing = standing
        self.table = PlainTable(
            game,
            Setting(
                assets=assets(),
                language=Language(),
                timeline=self.timeline,
                names=NAMES[:seats],
                notes=NOTES[:seats],
                portraits=PORTRAITS[:seats],
                why_not=lambda move: game.why_not(self.state, move),
                commands=[
                    Button("", _nothing, icon="hamburger-menu", name="Menu"),
                    Button("Normal", _nothing, icon="fast-forward-button", units=20),
                ],
                shows_standing=lambda: self.standing,
            ),
        )
        self.resize(size, text_scale)

    def resize(self, size: tuple[int, int], text_scale: float = 1.0) -> None:
        """Gives the window another size."""
        self.frame = Frame(*size, text_scale)
        self.canvas = Canvas(assets(), self.frame)
        self.table.resize(self.frame)

    def show(self, state: Any, memories: list[Any], half_made: HalfMade | None = None) -> None:
        """Shows a position to the seat to move, or to the first, and offers its moves."""
        self.state = state
        seat = max(0, state.to_move)
        self.table.show(self.game.view(state, memories[seat], seat))
        self.table.offer(self.game.legal_moves(state), half_made)

    def paint(self) -> list[TextItem]:
        """Paints the table and gives all its words."""
        self.canvas.clear()
        self.table.paint(self.canvas)
        return self.canvas.texts

    def words(self) -> list[str]:
        """All that can be read."""
        return [item.text for item in self.paint()]

    def picture(self) -> bytes:
        """All pixels of the window."""
        screen = pygame.Surface((self.frame.width, self.frame.height))
        self.paint()
        self.canvas.forget()
        self.canvas.present(screen)
        return bytes(screen.get_buffer())

    def post(self, kind: int, **values: Any) -> Ask | None:
        """One event for the table."""
        return self.table.handle(pygame.event.Event(kind, values))

    def point(self, at: tuple[int, int]) -> None:
        """Moves the pointer."""
        self.post(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0))

    def click(self, at: tuple[int, int]) -> Ask | None:
        """Moves there, presses and lets go."""
        self.point(at)
        down = self.post(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
        return down or self.post(pygame.MOUSEBUTTONUP, pos=at, button=1)

    def key(self, key: int, mod: int = 0) -> Ask | None:
        """Presses a key and lets it go."""
        down = self.post(pygame.KEYDOWN, key=key, mod=mod, unicode="")
        return down or self.post(pygame.KEYUP, key=key, mod=mod)


def positions(game: AnyGame, seats: int, seed: int) -> Iterator[tuple[Any, list[Any]]]:
    """Every decision of a random match with the memories of all seats, and its end."""
    setup, rng = setup_for(game, seats, {}), Random(seed)
    state = game.start(setup)
    memories = [game.memory(setup, seat) for seat in range(seats)]

    def tell(event: Any) -> None:
        for seat, memory in enumerate(memories):
            game.remember(memory, event.seen_by(seat))

    while state.to_move != NOBODY:
        if state.to_move == CHANCE:
            game.apply(state, game.chance(state, rng), tell)
        else:
            yield state, memories
            game.apply(state, rng.choice(game.legal_moves(state)), tell)
    yield state, memories


def told(game: AnyGame, seats: int, seed: int, viewer: int) -> Iterator[tuple[Any, Any]]:
    """Every event of a random match as a seat saw it, with its view right after it."""
    setup, rng = setup_for(game, seats, {}), Random(seed)
    state, memory = game.start(setup), game.memory(setup, viewer)
    seen: list[tuple[Any, Any]] = []

    def tell(event: Any) -> None:
        game.remember(memory, event.seen_by(viewer))
        seen.append((event.seen_by(viewer), game.view(state, memory, viewer)))

    while state.to_move != NOBODY:
        legal = game.legal_moves(state)
        move = rng.choice(legal) if legal else game.chance(state, rng)
        game.apply(state, move, tell)
        yield from seen
        seen.clear()


def _nothing() -> None:
    """Commands of the scene do nothing here."""
