from game.table.pulse import Pulse


def test_lights_pulse_twice_and_then_shine_steadily():
    pulse = Pulse()
    assert pulse.tick(0.0, "card")
    assert pulse.strength == 1.0
    assert pulse.tick(0.8, "card")
    assert pulse.strength < 0.75
    assert not pulse.tick(3.0, "card")
    assert pulse.strength == 1.0


def test_a_pulse_begins_anew_for_something_else():
    pulse = Pulse()
    pulse.tick(5.0, "card")
    assert not pulse.tick(0.1, "card")
    assert pulse.tick(0.1, ("a", "b"))


def test_nothing_pulses_without_anything_to_light():
    pulse = Pulse()
    assert not pulse.tick(0.5, None)
    assert not pulse.tick(0.5, ())
    assert pulse.strength == 1.0


def test_three_dots_shine_in_turn():
    pulse = Pulse()
    seen = []
    for _ in range(6):
        pulse.tick(0.4, None)
        seen.append(pulse.dot)
    assert sorted(set(seen)) == [0, 1, 2]
