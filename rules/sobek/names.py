"""Names of cards, tokens and their effects, as texts."""

from typing import Final

from rules.game import text

TYPE_NAMES: Final = (
    text("ivory"),
    text("ebony"),
    text("marble"),
    text("cattle"),
    text("fish"),
    text("wheat"),
)
BACK_NAMES: Final = (text("a green card"), text("a tan card"), text("an orange card"))
SYMBOL_NAMES: Final = (text("Snake"), text("Reed"), text("Ankh"), text("Scorpion"))
KIND_NAMES: Final = (
    text("Ivory 3"),
    text("Ivory"),
    text("Ivory (green)"),
    text("Queen"),
    text("Ebony 2"),
    text("Ebony"),
    text("Ebony (green)"),
    text("High Priestess (ebony)"),
    text("Marble 2"),
    text("Marble"),
    text("Marble (green)"),
    text("High Priest (marble)"),
    text("Cattle 1"),
    text("Cattle"),
    text("Cattle (green)"),
    text("Scribe (cattle)"),
    text("Vizier"),
    text("Fish 1"),
    text("Fish"),
    text("Fish (green)"),
    text("Scribe (fish)"),
    text("Thief"),
    text("Wheat 1"),
    text("Wheat"),
    text("Wheat (green)"),
    text("Merchant"),
    text("Courtesan"),
    text("Amulet"),
)
_PRIEST: Final = text("Name a good: all its cards leave your jar.")
_SCRIBE: Final = text("Every rival with more than 6 cards puts the rest into its jar.")
CHARACTER_EFFECTS: Final = {
    "queen": text("Draw 3 cards from the deck."),
    "ebony priest": _PRIEST,
    "marble priest": _PRIEST,
    "cattle scribe": _SCRIBE,
    "fish scribe": _SCRIBE,
    "vizier": text("Look through the jar of a rival and take a card of it."),
    "merchant": text("Take any card of the row; none goes to your jar."),
    "courtesan": text("Add 1 or 2 cards to one of your sets."),
    "thief": text("Take a card from the hand of a rival; you see only the backs."),
}
"""By card word, what the character does when it is played."""
TOKEN_NAMES: Final = (
    text("Guild of the Snake"),
    text("Guild of the Reed"),
    text("Guild of the Ankh"),
    text("Guild of the Scorpion"),
    text("Flood"),
    text("Curse"),
    text("Prosperity"),
    text("Embalming"),
    text("Deceit"),
)
_GUILD: Final = text("Go on to the next such space; a rival goes back to the one before it.")
TOKEN_EFFECTS: Final = (
    _GUILD,
    _GUILD,
    _GUILD,
    _GUILD,
    text("You have another turn."),
    text("It counts as 2 cards in the jar of a rival."),
    text("It counts as 1 more card of your cattle, fish or wheat set."),
    text("All cards of your jar come to your hand."),
    text("Score 1 point for each card of your jar."),
)
