"""What lies at hand for every scene."""

from dataclasses import dataclass

from game.ai.worker import Worker
from game.assets import Assets
from game.language import Language
from game.settings import SettingsFile
from saves.library import Library


@dataclass(frozen=True, slots=True)
class Desk:
    """One per program: what is set, kept, drawn, said and thought with."""

    settings: SettingsFile
    library: Library
    assets: Assets
    language: Language
    worker: Worker
