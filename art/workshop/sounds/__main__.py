"""Writes all sounds into `art/sounds`, where they are kept."""

from pathlib import Path
from typing import Final

from art.workshop.sounds.ambiences import ambience
from art.workshop.sounds.cues import cue
from art.workshop.sounds.ogg import encode
from game.cues import AMBIENCES, CUES, ambience_file, file_of

ART: Final = Path(__file__).resolve().parents[2]
_QUALITY_BELOW: Final = 0.35
"""Enough for what is heard under everything."""


def main() -> None:
    """Replaces every sound."""
    folder = ART / "sounds"
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.ogg"):
        old.unlink()
    for name, forms in CUES.items():
        for pitch in range(forms.pitches):
            for take in range(forms.takes):
                (ART / file_of(name, pitch, take)).write_bytes(encode(cue(name, pitch, take)))
    for under in AMBIENCES:
        (ART / ambience_file(under)).write_bytes(encode(ambience(under), _QUALITY_BELOW))


if __name__ == "__main__":
    main()
