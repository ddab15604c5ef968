"""What lies at hand for every scene."""

from functools import cached_property
from typing import TYPE_CHECKING

from game.assets import Assets
from game.language import Language
from game.settings import SettingsFile

if TYPE_CHECKING:
    from game.ai.worker import Worker
    from saves.library import Library


class Desk:
    """One per program: what is set, kept, drawn, said and thought with.

    With `playouts`, opponents think for so many instead of their level's time.
    """

    def __init__(
        self,
        settings: SettingsFile,
        library: "Library",
        assets: Assets,
        language: Language,
        playouts: int | None = None,
    ) -> None:
        self.settings = settings
        self.library = library
        self.assets = assets
        self.language = language
        self.plain = False
        """Whether every game is played at the plain table."""
        self._playouts = playouts

    @cached_property
    def worker(self) -> "Worker":
        """Thinks for the opponents; made when first asked for, as the title needs none."""
        from game.ai.worker import Worker

        return Worker(playouts=self._playouts)

    def close(self) -> None:
        """Ends every thought, and writes what waits for the disk."""
        if "worker" in self.__dict__:
            self.worker.close()
        self.library.close()
