"""Tournaments: pairings follow from the list, the seed and the closed rounds alone."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from luna.circle import tournament
from luna.circle.circle import Circle
from luna.circle.entries import EVERYBODY, FORMS, GROUPS, SWISS, Entry, Round, Tournament
from luna.circle.games import games
from luna.circle.tournament import WIN, TournamentState, course, pairings, points, rounds_of, sizes
from tests.circle.people import BEGAN, GAME, People

SEED = bytes(range(16))


def cup(people: People, form: str, size: int, rounds: int = 3) -> Entry:
    starter = next(iter(people.keys))
    players = tuple(sorted(people.key_of(name) for name in people.keys))
    return people.say(starter, Tournament("Cup", form, GAME, size, rounds, BEGAN, SEED, players))


def now(people: People, entry: Entry) -> TournamentState:
    assert isinstance(entry.body, Tournament)
    circle = people.circle
    return course(entry.body, circle.orders(entry), games(circle))


def play_round(people: People, entry: Entry, strength: dict[bytes, int] | None = None) -> None:
    """Play all open tables; the stronger player wins."""
    body = entry.body
    assert isinstance(body, Tournament)
    names = {people.key_of(name): name for name in people.keys}
    for game in now(people, entry).rounds[-1]:
        if game.open:
            table = [body.players[player] for player in game.players]
            people.play(
                [names[key] for key in table], [(strength or {}).get(key, -ord(names[key][-1])) for key in table]
            )


def close(people: People, entry: Entry) -> None:
    state = now(people, entry)
    people.say(next(iter(people.keys)), Round(entry.id, len(state.rounds), state.order))


def body_of(count: int, form: str, size: int, rounds: int = 4, seed: bytes = SEED) -> Tournament:
    players = tuple(bytes((number,)) * 32 for number in range(1, count + 1))
    return Tournament("Cup", form, GAME, size, rounds, BEGAN, seed, players)


@settings(max_examples=120, deadline=None)
@given(st.integers(2, 24), st.sampled_from(FORMS), st.integers(2, 4), st.binary(min_size=16, max_size=16))
def test_everybody_sits_once_in_each_round(count: int, form: str, size: int, seed: bytes) -> None:
    body = body_of(count, form, size, seed=seed)
    drawn = pairings(body, {number: tuple(range(count)) for number in range(1, rounds_of(body))})
    assert drawn == pairings(body, {number: tuple(range(count)) for number in range(1, rounds_of(body))})
    assert len(drawn) == rounds_of(body)
    for number, tables in enumerate(drawn):
        seated = [player for table in tables for player in table]
        assert len(seated) == len(set(seated)) and all(1 <= len(table) <= size for table in tables)
        if form != GROUPS:
            assert sorted(seated) == list(range(count))
        elif number == len(drawn) - 1:
            assert len(seated) == len(tournament.groups(body)) <= size


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 20), st.binary(min_size=16, max_size=16))
def test_a_round_robin_of_two_meets_each_pair_once(count: int, seed: bytes) -> None:
    drawn = pairings(body_of(count, EVERYBODY, 2, seed=seed), {})
    met = Counter(tuple(sorted(table)) for tables in drawn for table in tables if len(table) == 2)
    assert set(met) == set(combinations(range(count), 2)) and set(met.values()) == {1}
    byes = Counter(table[0] for tables in drawn for table in tables if len(table) == 1)
    assert len(set(byes.values())) <= 1, "as many byes for each"


@pytest.mark.parametrize("size", [3, 4])
def test_a_round_robin_of_more_brings_most_people_together(size: int) -> None:
    drawn = pairings(body_of(12, EVERYBODY, size), {})
    met = Counter(pair for tables in drawn for table in tables for pair in combinations(sorted(table), 2))
    assert len(met) >= 0.8 * 66 and max(met.values()) <= 2


@settings(max_examples=40, deadline=None)
@given(st.integers(9, 24), st.randoms(use_true_random=False))
def test_a_swiss_tournament_repeats_no_game_and_no_bye(count: int, chance: object) -> None:
    body = body_of(count, SWISS, 2, rounds=4)
    orders: dict[int, tuple[int, ...]] = {}
    for number in range(1, 5):
        order = list(range(count))
        chance.shuffle(order)  # type: ignore[attr-defined]
        orders[number] = tuple(order)
    drawn = pairings(body, orders)
    met = Counter(tuple(sorted(table)) for tables in drawn for table in tables)
    assert max(met.values()) == 1


def test_without_the_search_a_swiss_tournament_would_repeat_games(monkeypatch: pytest.MonkeyPatch) -> None:
    body, order = body_of(8, SWISS, 2), tuple(range(8))
    monkeypatch.setattr(tournament, "_strangers", lambda *_: [])
    monkeypatch.setattr(tournament, "_improved", lambda *_: False)
    drawn = pairings(body, {1: order, 2: order, 3: order})
    assert max(Counter(tuple(sorted(table)) for tables in drawn for table in tables).values()) > 1


@pytest.mark.parametrize("rounds", [6, 9])
def test_pairing_repeats_games_when_everybody_has_met(rounds: int) -> None:
    body, order = body_of(6, SWISS, 2, rounds=rounds), tuple(range(6))
    assert len(pairings(body, dict.fromkeys(range(1, rounds), order))) == rounds


def test_pairings_depend_on_the_seed() -> None:
    assert pairings(body_of(12, SWISS, 2), {}) != pairings(body_of(12, SWISS, 2, seed=bytes(16)), {})


def test_tables_are_as_equal_as_possible() -> None:
    assert [sizes(count, 4) for count in (2, 5, 6, 9)] == [[2], [3, 2], [3, 3], [3, 3, 3]]
    assert [sizes(count, 2) for count in (3, 4)] == [[2, 1], [2, 2]]


def test_points_are_shares_of_a_win() -> None:
    assert points([1, 2]) == [12, 0] and points([1, 1]) == [6, 6]
    assert points([1, 2, 3]) == [12, 6, 0] and points([1, 2, 3, 4]) == [12, 8, 4, 0]
    assert points([1, 1, 3, 4]) == [10, 10, 4, 0]


def test_a_swiss_tournament_from_the_draw_to_the_winner() -> None:
    people = People("A", "B", "C", "D", "E")
    entry = cup(people, SWISS, 2)
    for number in (1, 2, 3):
        state = now(people, entry)
        assert len(state.rounds) == number and state.winner is None
        play_round(people, entry)
        if number < 3:
            close(people, entry)
    state = now(people, entry)
    assert isinstance(entry.body, Tournament) and state.winner is not None
    assert entry.body.players[state.winner] == people.key_of("A")
    assert sum(score.points for score in state.scores) == 3 * (2 * WIN + WIN), "two games and a bye a round"


def test_a_late_game_counts_and_changes_no_pairing() -> None:
    people = People("A", "B", "C", "D")
    entry = cup(people, SWISS, 2)
    close(people, entry)  # no game was played
    before = [[game.players for game in one] for one in now(people, entry).rounds]
    names = {people.key_of(name): name for name in people.keys}
    assert isinstance(entry.body, Tournament)
    table = [names[entry.body.players[player]] for player in before[0][0]]
    people.play(table, [2, 1])
    state = now(people, entry)
    assert [[game.players for game in one] for one in state.rounds] == before
    assert state.scores[0].points == WIN and state.rounds[0][0].played is not None


def test_group_winners_play_the_final() -> None:
    people = People(*"ABCDEFGHI")
    entry = cup(people, GROUPS, 3)
    while (state := now(people, entry)).winner is None:
        play_round(people, entry)
        if state.closes and all(
            game.played or len(game.players) == 1 for one in now(people, entry).rounds for game in one
        ):
            close(people, entry)
        for number in range(len(state.rounds)):  # earlier rounds of the groups are drawn at once
            for game in now(people, entry).rounds[number]:
                if game.open:
                    assert isinstance(entry.body, Tournament)
                    names = {people.key_of(name): name for name in people.keys}
                    table = [names[entry.body.players[player]] for player in game.players]
                    people.play(table, [-ord(name) for name in table])
    assert isinstance(entry.body, Tournament)
    assert entry.body.players[state.winner] == people.key_of("A")


def test_only_the_starter_closes_a_round() -> None:
    people = People("A", "B", "C", "D")
    entry = cup(people, SWISS, 2)
    people.say("B", Round(entry.id, 1, (0, 1, 2, 3)))
    assert not people.circle.orders(entry)
    people.say("A", Round(entry.id, 1, (0, 1, 2)))
    assert not people.circle.orders(entry), "an order of other players"


def test_earlier_games_and_uncounted_games_do_not_belong_to_a_tournament() -> None:
    people = People("A", "B")
    people.play(["A", "B"], [1, 2], at=-5)
    entry = cup(people, EVERYBODY, 2)
    people.sign(people.result(["A", "B"], [1, 2]), "A")
    assert now(people, entry).rounds[0][0].open
    people.play(["A", "B"], [1, 2])
    assert now(people, entry).winner is not None


def test_two_machines_see_the_same_tournament() -> None:
    people = People(*"ABCDEF")
    entry = cup(people, SWISS, 3)
    play_round(people, entry)
    close(people, entry)
    there = Circle(people.key, people.all[::-1])
    assert isinstance(entry.body, Tournament)
    assert course(entry.body, there.orders(entry), games(there)) == now(people, entry)
