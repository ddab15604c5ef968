"""A player's knowledge of hidden cards, built up from what the player sees happen."""

from collections.abc import Sequence
from math import gcd

from rules.hidden import Place
from rules.story import Backs, Deck, Story


class Knowledge:
    """All stories that can be true of so many places; how many cards lie there is for all to see.

    `among` are the cards of a place, by back, just before something left it.
    """

    __slots__ = ("deck", "places", "stories")

    def __init__(self, backs: Sequence[int], places: int) -> None:
        self.deck = Deck(backs)
        self.places = places
        self.stories = [Story(self.deck, places)]

    def copy(self) -> "Knowledge":
        """An independent copy."""
        new = Knowledge.__new__(Knowledge)
        new.deck = self.deck
        new.places = self.places
        new.stories = [story.copy() for story in self.stories]
        return new

    def forget(self) -> None:
        """All cards are shuffled: nothing is known."""
        self.stories = [Story(self.deck, self.places)]

    def came(self, place: Place, kind: int) -> None:
        """A card came to the place for this player to see."""
        for story in self.stories:
            story.certain[place * self.deck.kinds + kind] += 1

    def shown(self, place: Place, kinds: Sequence[int], among: Backs) -> None:
        """These cards, chosen by their owner, left the place and were seen."""
        left = list(among)
        for kind in sorted(set(kinds)):
            count, back = kinds.count(kind), self.deck.backs[kind]
            self._settle(
                [
                    new
                    for story in self.stories
                    for new in story.shown(place, kind, count, left[back])
                ]
            )
            left[back] -= count

    def drawn(self, place: Place, kind: int, among: Backs) -> None:
        """This card, drawn blindly from those of its back, left the place and was seen."""
        size = among[self.deck.backs[kind]]
        self._settle([new for story in self.stories for new in story.drawn(place, kind, size)])

    def seen(self, place: Place, kinds: Sequence[int]) -> None:
        """The whole place was looked through: it holds these cards."""
        among = [0] * len(self.deck.kinds_of)
        for kind in kinds:
            among[self.deck.backs[kind]] += 1
        self.shown(place, kinds, among)
        for kind in kinds:
            self.came(place, kind)

    def passed(self, source: Place, target: Place, backs: Backs, among: Backs) -> None:
        """Cards, so many of each back, went from place to place unseen."""
        for back, count in enumerate(backs):
            if count:
                self._settle(
                    [
                        new
                        for story in self.stories
                        for new in story.passed(source, target, back, count, among[back])
                    ]
                )

    def poured(self, source: Place, target: Place) -> None:
        """All cards went from place to place."""
        for back in range(len(self.deck.kinds_of)):
            self._settle([story.poured(source, target, back) for story in self.stories])

    def lacks(self, place: Place, kinds: Sequence[int], among: Backs) -> None:
        """The place holds none of these kinds."""
        self._settle([new for story in self.stories for new in story.lacking(place, kinds, among)])

    def _settle(self, stories: list[Story]) -> None:
        """Joins stories that are alike; their ways matter only in proportion."""
        for story in stories:
            if story.groups or story.barred:
                story.groups.sort()
                story.barred.sort()
        if len(stories) > 1:
            stories = _joined(stories)
        if len(stories) == 1:
            stories[0].ways = 1
        self.stories = stories


def _joined(stories: list[Story]) -> list[Story]:
    alike: dict[tuple[object, ...], Story] = {}
    for story in stories:
        key = (tuple(story.certain), tuple(story.groups), tuple(story.barred))
        if key in alike:
            alike[key].ways += story.ways
        else:
            alike[key] = story
    divisor = gcd(*(story.ways for story in alike.values()))
    for story in alike.values():
        story.ways //= divisor
    return [alike[key] for key in sorted(alike)]
