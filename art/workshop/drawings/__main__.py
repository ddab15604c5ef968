"""Writes the drawings into `art`, where they are kept."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from art.workshop.drawings import basket, emblem, goods, portraits, round_card, signs, statues
from art.workshop.drawings.pen import Drawing

ART: Final = Path(__file__).resolve().parents[2]

DRAWINGS: Final[dict[str, Callable[[], Drawing]]] = {
    "emblem/large": emblem.large,
    "emblem/middle": emblem.middle,
    "emblem/small": emblem.small,
    "icons/obelisk": signs.obelisk,
    "pictures/ivory-2": goods.ivory,
    "pictures/ebony-2": goods.ebony,
    "pictures/marble-2": goods.marble,
    "pictures/cattle-2": goods.cattle,
    "pictures/fish-2": goods.fish,
    "pictures/wheat-2": goods.wheat,
    "pictures/statue-2": statues.seated,
    "pictures/statue-3": statues.sphinx,
    "pieces/basket": basket.empty,
    "pieces/face-round": round_card.face,
    "portraits/novice": portraits.novice,
    "portraits/overseer": portraits.overseer,
    "portraits/architect": portraits.architect,
    "portraits/pharaoh": portraits.pharaoh,
}
"""What there is, by its file in `art`, without the ending."""


def main() -> None:
    """Replaces every drawing of the workshop."""
    for name, draw in DRAWINGS.items():
        file = ART / f"{name}.svg"
        file.parent.mkdir(exist_ok=True)
        file.write_text(draw().svg(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
