"""What a seat knows: its view, listed from what is open and from its memory."""

from dataclasses import dataclass

from rules.game import HIDDEN, Seat
from rules.hidden import Case, Hidden, known_cards
from rules.knowledge import Knowledge
from rules.sobek import state as st
from rules.sobek.counts import by_back, kinds_in
from rules.sobek.memory import Memory
from rules.sobek.pieces import (
    AMULET,
    BACK,
    BACKS,
    COPIES,
    KINDS,
    KINDS_OF_BACK,
    NO_TYPE,
    ORANGE,
)
from rules.sobek.state import State
from rules.story import Story


@dataclass(frozen=True, slots=True)
class View:
    """The position as one seat knows it; fields as in `State`, and what is hidden as listed."""

    viewer: Seat
    seats: int
    open_piles: bool
    hundred_ends: bool
    characters_up: bool
    stage: int
    """Of a set that another is still making up its mind about, nothing shows."""
    to_move: Seat
    turn: Seat
    starter: Seat
    owner: Seat
    round: int
    flood: bool
    draws: int
    back: int
    token: int
    laying: int
    picked: tuple[int, ...]
    """The viewer's own."""
    steps: int
    queue: tuple[Seat, ...]
    hidden: Hidden
    """Cards in hands (places 0, 1, …) and piles (places `seats`, …), the viewer's all certain;
    what is left of them by back is undealt."""
    curses: tuple[int, ...]
    sets: tuple[int, ...]
    set_amulets: tuple[int, ...]
    prosperity: tuple[int, ...]
    cross: tuple[int, ...]
    cross_amulets: tuple[int, ...]
    row: tuple[int, ...]
    """Face-down characters are HIDDEN."""
    to_deal: int
    discard: tuple[int, ...]
    events: tuple[int, ...]
    """Tokens left, by token; empty while the viewer does not know them."""
    events_left: int
    unseen_tokens: tuple[int, ...]
    """By token, those of the bag and those left together."""
    used: tuple[int, ...]
    score: tuple[int, ...]
    ledger: tuple[int, ...]

    def hand(self, seat: Seat) -> tuple[int, ...]:
        """Cards certain in the hand of the seat, by kind."""
        return self.hidden.certain[seat * KINDS : (seat + 1) * KINDS]

    def pile(self, seat: Seat) -> tuple[int, ...]:
        """Cards certain in the pile of the seat, by kind."""
        return self.hand(self.seats + seat)

    def hand_backs(self, seat: Seat) -> tuple[int, ...]:
        """Green, tan and orange cards in the hand of the seat."""
        return self._backs(seat)

    def pile_backs(self, seat: Seat) -> tuple[int, ...]:
        """Green, tan and orange cards in the pile of the seat."""
        return self._backs(self.seats + seat)

    def _backs(self, place: int) -> tuple[int, ...]:
        backs = [0] * BACKS
        for kind, count in enumerate(self.hand(place)):
            backs[BACK[kind]] += count
        for other, back, count in self.hidden.loose:
            if other == place:
                backs[back] += count
        return tuple(backs)


def private(seen: View) -> bool:
    """Whether the viewer knows any card that is not open, or event tokens, before the end."""
    if seen.stage == st.OVER:
        return False
    return any(seen.hidden.certain) or bool(seen.hidden.cases) or any(seen.events)


def view(state: State, known: Memory, viewer: Seat) -> View:
    """All that the viewer may know, and nothing else."""
    stage, laying, picked = state.stage, state.laying, tuple(state.picked)
    if state.to_move != viewer:
        stage, laying, picked = st.ANNOUNCED.get(stage, stage), NO_TYPE, ()
    row = tuple(
        HIDDEN if BACK[kind] == ORANGE and not state.characters_up else kind for kind in state.row
    )
    if stage == st.EVENT and state.to_move == viewer:
        events = tuple(state.events)
    else:
        events = tuple(known.tokens)
    return View(
        viewer=viewer,
        seats=state.seats,
        open_piles=state.open_piles,
        hundred_ends=state.hundred_ends,
        characters_up=state.characters_up,
        stage=stage,
        to_move=state.to_move,
        turn=state.turn,
        starter=state.starter,
        owner=state.owner,
        round=state.round,
        flood=state.flood,
        draws=state.draws,
        back=state.back,
        token=state.token,
        laying=laying,
        picked=picked,
        steps=state.steps,
        queue=tuple(state.queue),
        hidden=_hidden(state, _knowledge(state, known, viewer), viewer, row),
        curses=tuple(state.curses),
        sets=tuple(state.sets),
        set_amulets=tuple(state.set_amulets),
        prosperity=tuple(state.prosperity),
        cross=tuple(state.cross),
        cross_amulets=tuple(state.cross_amulets),
        row=row,
        to_deal=state.to_deal,
        discard=tuple(state.discard),
        events=events,
        events_left=sum(state.events),
        unseen_tokens=tuple(a + b for a, b in zip(state.bag, state.events, strict=True)),
        used=tuple(state.used),
        score=tuple(state.score),
        ledger=tuple(state.ledger),
    )


def _knowledge(state: State, known: Memory, viewer: Seat) -> Knowledge:
    """The memory's; with the pile that the viewer looks through, or all of them at the end."""
    owners: list[Seat] = []
    if state.stage == st.OVER:
        owners = [seat for seat in range(state.seats) if seat != viewer]
    elif state.stage == st.RECOVER and state.to_move == viewer:
        owners = [state.owner]
    if not owners:
        return known.cards
    cards = known.cards.copy()
    for owner in owners:
        cards.seen(known.pile(owner), kinds_in(state.piles, owner))
    return cards


def _hidden(state: State, known: Knowledge, viewer: Seat, row: tuple[int, ...]) -> Hidden:
    seats = state.seats
    stories = known.stories
    everywhere = stories[0].certain[:]
    for story in stories[1:]:
        everywhere = [min(counts) for counts in zip(everywhere, story.certain, strict=True)]
    cases = [_case(story, everywhere) for story in stories]
    unseen = _unseen(state, viewer, row)
    for at, count in enumerate(everywhere):
        if count:
            unseen[at % KINDS] -= count
    loose: list[tuple[int, int, int]] = []
    for place in range(2 * seats):
        cards, seat = (state.hands, place) if place < seats else (state.piles, place - seats)
        first = place * KINDS
        if seat == viewer:
            everywhere[first : first + KINDS] = cards[seat * KINDS : (seat + 1) * KINDS]
            continue
        for back, size in enumerate(by_back(cards, seat)):
            free = size - sum(everywhere[first + kind] for kind in KINDS_OF_BACK[back])
            if free:
                loose.append((place, back, free))
    pools = [[kind for kind in kinds for _ in range(unseen[kind])] for kinds in KINDS_OF_BACK]
    return known_cards(everywhere, loose, pools, cases)


def _case(story: Story, everywhere: list[int]) -> Case:
    """What the story says beyond the cards certain everywhere."""
    cards: list[tuple[int, int]] = []
    if story.certain != everywhere:
        for at, count in enumerate(story.certain):
            cards += [(at // KINDS, at % KINDS)] * (count - everywhere[at])
    return Case(story.ways, tuple(cards), tuple(story.groups), tuple(story.barred))


def _unseen(state: State, viewer: Seat, row: tuple[int, ...]) -> list[int]:
    """By kind, the cards that are neither open nor the viewer's."""
    unseen = list(COPIES)
    own = viewer * KINDS
    for cards in (state.hands, state.piles):
        for kind in range(KINDS):
            unseen[kind] -= cards[own + kind]
    for cards in (state.sets, state.cross):
        for at, count in enumerate(cards):
            if count:
                unseen[at % KINDS] -= count
    for kind, count in enumerate(state.discard):
        unseen[kind] -= count
    unseen[AMULET] -= sum(state.set_amulets) + sum(state.cross_amulets)
    for kind in row:
        if kind != HIDDEN:
            unseen[kind] -= 1
    return unseen
