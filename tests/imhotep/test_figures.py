"""Figures of section 16, and what must hold in every match whatever is played."""

from collections.abc import Iterator
from typing import Any

from rules.imhotep import events as ev
from rules.imhotep.pieces import PYRAMID_A, PYRAMID_B, ROUND_CARDS, TOWER_POINTS
from tests.imhotep.stories import Story, stories
from tests.imhotep.test_burial import slow_groups

MINIMUM = {4: 3, 3: 2, 2: 1, 1: 1}
MARKET, PYRAMIDS, TEMPLE, BURIAL, OBELISKS = range(5)
SITE_WORDS = ("market", "pyramids", "temple", "burial", "obelisks")
GROUPS = [0, 1, 3, 6, 10, 15] + [15 + 2 * more for more in range(1, 25)]
PLACES = {2: [10, 1], 3: [12, 6, 1], 4: [15, 10, 5, 1]}


def positions() -> Iterator[tuple[Story, dict[str, Any], list[str]]]:
    for each in stories():
        for position, offered in each.positions:
            yield each, position, offered


def test_16_each_colour_has_29_stones_in_every_position() -> None:
    for each, position, _ in positions():
        lying = position["pyramids"] + position["temple"] + position["burial"]
        lying += "".join(ship["stones"] for ship in position["ships"])
        lying += 3 * position["towers"]
        for seat, letter in enumerate("abcd"[: position["seats"]]):
            held = [position[place][seat] for place in ("sled", "quarry", "obelisks")]
            assert sum(held) + lying.count(letter) == 29, (letter, position, str(each))
            assert min(held) >= 0
            assert position["sled"][seat] <= 5


def test_7_the_moves_on_offer_are_those_of_the_sheet() -> None:
    """Gets, places, sailings and passes counted anew from the position."""
    for each, position, offered in positions():
        if position["stage"] != "action":
            continue
        seat = "abcd".index(position["to_move"])
        sled, quarry = position["sled"][seat], position["quarry"][seat]
        waiting = {n: s["stones"] for n, s in enumerate(position["ships"], 1) if not s["dock"]}
        free = [site for site in SITE_WORDS if site not in docks(position)]
        expected = {
            f"place {n}.{at}"
            for n, stones in waiting.items()
            for at, letter in enumerate(stones, 1)
            if letter == "-" and sled
        }
        expected |= {
            f"sail {n} {site}"
            for n, stones in waiting.items()
            for site in free
            if len(stones) - stones.count("-") >= MINIMUM[len(stones)]
        }
        most = min(3, 5 - sled, quarry)
        if most:
            fewest = 1 if position["fewer"] else most
            expected |= {f"get {n}" for n in range(fewest, most + 1)}
        found = {words for words in offered if not words.startswith("play")}
        assert found == (expected or {"pass"}), (position, str(each))


def docks(position: dict[str, Any]) -> list[str]:
    return [ship["dock"] for ship in position["ships"] if ship["dock"]]


def test_16_every_unsailed_full_ship_can_be_sailed() -> None:
    seen = 0
    for each, position, offered in positions():
        if position["stage"] != "action":
            continue
        for number, ship in enumerate(position["ships"], 1):
            if not ship["dock"] and "-" not in ship["stones"]:
                seen += 1
                sailings = [words for words in offered if words.startswith(f"sail {number} ")]
                assert len(sailings) == 5 - len(docks(position)) > 0, (position, str(each))
    assert seen > 100


def test_16_every_round_takes_four_turns_at_least_unless_all_pass() -> None:
    for each in stories():
        assert [rnd.number for rnd in each.rounds] == [1, 2, 3, 4, 5, 6]
        for rnd in each.rounds:
            assert rnd.turns >= 4 or rnd.passes >= each.setup.seats, str(each)


def test_6_each_round_four_ships_sail_and_one_site_stays_unvisited() -> None:
    for each in stories():
        for rnd in each.rounds:
            sites = {event.site for event in rnd.events(ev.ShipSailed)}
            assert rnd.passes or len(sites) == len(rnd.events(ev.ShipSailed)) == 4, str(each)


def test_6_the_next_round_starts_left_of_the_last_sailor() -> None:
    for each in stories():
        for rnd, then in zip(each.rounds, each.rounds[1:], strict=False):
            if not rnd.passes:
                sailor = rnd.events(ev.ShipSailed)[-1].seat
                assert then.first == (sailor + 1) % each.setup.seats, str(each)


def test_3_the_ships_of_a_round_are_those_of_a_card_of_the_players_number() -> None:
    for each in stories():
        began = [event.sizes for event in each.events(ev.RoundBegan)]
        assert set(began) <= set(ROUND_CARDS[each.setup.seats])
        assert len(set(began)) == 6


def test_16_the_deck_need() -> None:
    """24 cards for side A and 30 for B, up to 6 for the temple, 1 for the pyramids."""
    for each in stories():
        dealt = len(each.events(ev.CardDealt)) + len(each.events(ev.CardHidden))
        drawn = len(each.events(ev.CardDrawn))
        if each.has_b("market") and each.has_b("temple"):
            assert 24 <= dealt <= 30, str(each)
        else:
            assert dealt == (30 if each.has_b("market") else 24), str(each)
            assert not each.events(ev.Reshuffled), str(each)
        assert drawn <= 6 * each.has_b("temple") + each.has_b("pyramids"), str(each)
    assert any(each.events(ev.Reshuffled) for each in stories())


def test_16_most_stones_at_one_site() -> None:
    for each in stories():
        for site in (PYRAMIDS, TEMPLE, BURIAL, OBELISKS):
            from_ships = [e for e in each.events(ev.StoneBuilt) if e.site == site and e.ship >= 0]
            assert len(from_ships) <= 24
        if not each.events(ev.Reshuffled):
            assert len(each.end["burial"]) <= 27, "nine columns"
        assert len(each.end["towers"]) <= 8


def test_16_sums_of_the_printed_values() -> None:
    assert (len(PYRAMID_A), sum(PYRAMID_A)) == (14, 34)
    assert (sum(map(len, PYRAMID_B)), sum(map(sum, PYRAMID_B))) == (15, 36)
    assert sum(TOWER_POINTS) == 55


def test_9_each_stone_of_a_ship_is_delivered_from_bow_to_stern_unless_a_lever_says() -> None:
    for each in stories():
        for rnd in each.rounds:
            by_lever = False
            places: list[int] = []
            ship = None
            for event in rnd.told:
                if isinstance(event, ev.ShipSailed):
                    ship, places, by_lever = event.ship, [], False
                elif isinstance(event, ev.OrderSet):
                    by_lever = True
                elif isinstance(event, ev.StoneBuilt | ev.StoneReturned) and event.place >= 0:
                    assert event.ship == ship
                    places.append(event.place)
                    assert by_lever or places == sorted(set(places)), str(each)


def test_points_on_the_track_are_those_that_were_told() -> None:
    for each in stories():
        track = [0] * each.setup.seats
        for event in each.events(ev.StoneBuilt, ev.TowerBuilt, ev.ColumnScored):
            track[event.seat] += event.points
        assert track == each.end["score"], str(each)


def test_12_final_points_counted_anew() -> None:
    for each in stories():
        extra = [end_points(each.end, seat) for seat in range(each.setup.seats)]
        total = tuple(map(sum, zip(each.end["score"], extra, strict=True)))
        assert total == each.points, str(each)


def end_points(end: dict[str, Any], seat: int) -> int:
    """What the end brings a seat, from the position alone."""
    letter, hand = "abcd"[seat], end["cards"][seat]
    stones = {site: len(end[site]) for site in ("pyramids", "temple", "burial")}
    stones["obelisks"] = sum(end["obelisks"]) + 3 * len(end["towers"])
    points: int = sum(
        hand.get(f"{word}-decoration", 0) * (stones[site] // 3)
        for word, site in (
            ("pyramid", "pyramids"),
            ("temple", "temple"),
            ("burial", "burial"),
            ("obelisk", "obelisks"),
        )
    )
    points += GROUPS[hand.get("statue", 0)]
    points += sum(hand.get(tool, 0) for tool in ("chisel", "sail", "hammer", "lever"))
    points += burial_points(end, letter) + obelisk_points(end, seat)
    built = [letter in end[site] for site in ("pyramids", "temple", "burial")]
    if end["wrath"] and not (all(built) and (end["obelisks"][seat] or letter in end["towers"])):
        points -= 5
    return points


def burial_points(end: dict[str, Any], letter: str) -> int:
    if end["sides"][BURIAL] == "A":
        groups = slow_groups(["abcd".index(stone) for stone in end["burial"]])
        return sum(GROUPS[size] for owner, size in groups if "abcd"[owner] == letter)
    points = 0
    for row in range(3):
        counts = [end["burial"][row::3].count(each) for each in "abcd"]
        points += prize(counts, "abcd".index(letter), [8, 4, 2, 0])
    return points


def obelisk_points(end: dict[str, Any], seat: int) -> int:
    if end["sides"][OBELISKS] == "B":
        return int(end["obelisks"][seat])
    return prize(end["obelisks"], seat, PLACES[end["seats"]])


def prize(counts: list[int], seat: int, prizes: list[int]) -> int:
    """What a seat gets for its rank: the tied places shared, rounded down."""
    if not counts[seat]:
        return 0
    better = sum(count > counts[seat] for count in counts)
    tied = counts.count(counts[seat])
    return sum(prizes[better : better + tied]) // tied


def test_no_seat_moves_while_cards_are_dealt() -> None:
    chance = ("start", "reveal", "deal", "draw")
    for _, position, offered in positions():
        assert (position["stage"] in chance) == (position["to_move"] is None) == (not offered)
