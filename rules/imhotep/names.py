"""Names of pieces and places, as texts."""

from typing import Final

from rules.game import Text, text

SITE_NAMES: Final = (
    text("Market"),
    text("Pyramids"),
    text("Temple"),
    text("Burial Chamber"),
    text("Obelisks"),
)
TO_SITE: Final = (
    text("the Market"),
    text("the Pyramids"),
    text("the Temple"),
    text("the Burial Chamber"),
    text("the Obelisks"),
)
CARD_NAMES: Final = (
    text("Entrance"),
    text("Sarcophagus"),
    text("Paved Path"),
    text("Pyramid Decoration"),
    text("Temple Decoration"),
    text("Burial Decoration"),
    text("Obelisk Decoration"),
    text("Statue"),
    text("Chisel"),
    text("Sail"),
    text("Hammer"),
    text("Lever"),
)
CARD_EFFECTS: Final = (
    text("At once: a stone from your quarry to the Pyramids."),
    text("At once: a stone from your quarry to the Burial Chamber."),
    text("At once: a stone from your quarry to the Obelisks."),
    text("At the end: 1 point for every 3 stones at the Pyramids."),
    text("At the end: 1 point for every 3 stones at the Temple."),
    text("At the end: 1 point for every 3 stones in the Burial Chamber."),
    text("At the end: 1 point for every 3 stones at the Obelisks."),
    text("At the end: 1, 3, 6, 10, 15 points for 1 to 5 statues, then 2 more for each."),
    text("As your turn: place 2 stones. Unused: 1 point."),
    text("As your turn: place 1 stone and sail that ship. Unused: 1 point."),
    text("As your turn: take 3 stones, then place 1. Unused: 1 point."),
    text("As your turn: sail a ship and set the unloading order. Unused: 1 point."),
)
PYRAMID_NAMES: Final[tuple[Text, ...]] = (
    text("the left pyramid"),
    text("the middle pyramid"),
    text("the right pyramid"),
)
