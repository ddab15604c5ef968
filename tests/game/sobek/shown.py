"""Which cards and tokens are on a picture, whoever put them there."""

from collections.abc import Hashable
from typing import Any
from weakref import WeakKeyDictionary

from pygame import Surface

from game.table.canvas import Canvas
from tests.game.sobek.sitting import Unpainted
from tests.game.sobek.test_secrets import FACES


class Faces(Unpainted):
    """Knows of every picture whether it is the face of a card or a token, also if it was made of
    another one, such as by turning it."""

    def __init__(self) -> None:
        super().__init__()
        self._cards: WeakKeyDictionary[Surface, int] = WeakKeyDictionary()
        self._tokens: WeakKeyDictionary[Surface, str] = WeakKeyDictionary()
        self._keep = self.cache.keep
        self.cache.keep = self._note  # type: ignore[method-assign, assignment]

    def _note(self, key: Hashable, make: Any, **how: Any) -> Any:
        made = self._keep(key, make, **how)
        if isinstance(key, tuple):
            match key:
                case ("sobek card", int(kind), *_):
                    self._cards[made.surface] = kind
                case ("token", str(name), *_):
                    self._tokens[made.surface] = name
                case ("used token", int(token), *_):
                    self._tokens[made.surface] = FACES[token]
            for source in key:
                if isinstance(source, Surface) and source in self._cards:
                    self._cards[made.surface] = self._cards[source]
                elif isinstance(source, Surface) and source in self._tokens:
                    self._tokens[made.surface] = self._tokens[source]
        return made

    def drawn(self, canvas: Canvas) -> tuple[set[int], set[str]]:
        """Kinds of cards and faces of tokens on what the window shows."""
        shown = [item[0] for item in canvas._before or () if isinstance(item[0], Surface)]
        cards = {self._cards[each] for each in shown if each in self._cards}
        return cards, {self._tokens[each] for each in shown if each in self._tokens}
