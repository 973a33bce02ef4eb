"""The league: the same bytes on every machine, and meaningful numbers."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from luna.circle import league as leagues
from luna.circle import letters
from luna.circle.circle import Circle
from luna.circle.entries import EVERYBODY, GROUPS, SWISS, Rename, Round, Tournament
from luna.circle.games import counted, games
from luna.circle.league import NEW, HeadToHead, League, league, season, seasons
from luna.shell.records import circle_facts
from tests.circle.merging import follows
from tests.circle.people import BEGAN, GAME, People

pytest.importorskip("openskill", reason="the environment is older than requirements.txt")

ROOT = Path(__file__).parents[2]


def of(circle: Circle) -> League:
    return league(counted(games(circle)))


def forty() -> People:
    """Forty players of known strength in three hundred games at tables of two to four."""
    chance = random.Random(4)
    people = People(*(f"Player {number}" for number in range(40)))
    names = list(people.keys)
    for _ in range(300):
        table = chance.sample(names, chance.choice((2, 3, 4)))
        worth = [names.index(name) + chance.randrange(25) for name in table]
        people.play(table, worth)
    return people


def test_the_league_of_forty_is_equal_to_the_byte_in_any_order() -> None:
    people = forty()
    there = [*people.all]
    random.Random(5).shuffle(there)
    half = len(there) // 2
    one = Circle(people.key, people.all)
    other = Circle(people.key, there[:half]).merged(Circle(people.key, there[half:]))
    assert of(one) == of(other)
    strength = [people.key_of(f"Player {number}") for number in range(40)]
    order = [strength.index(row.player) for row in of(one).rows]
    assert sum(order[:10]) / 10 > 28 and sum(order[-10:]) / 10 < 12, "the rating finds who is strong"


def test_two_programs_that_merge_in_other_orders_agree_to_the_byte(tmp_path: Path) -> None:
    people = forty()
    players = tuple(sorted(people.key_of(f"Player {number}") for number in range(8)))
    cups = [
        people.say("Player 0", Tournament("Cup", form, GAME, 2, 2, BEGAN, bytes(16), players))
        for form in (SWISS, EVERYBODY, GROUPS)
    ]
    names = {key: name for name, key in zip(people.keys, map(people.key_of, people.keys), strict=True)}
    for number in range(8):
        table = [names[players[player]] for player in (number, (3 * number + 1) % 8)]
        people.play(table, [number, 4])
    people.say("Player 0", Round(cups[0].id, 1, tuple(range(7, -1, -1))))
    said = []
    for program in range(2):
        there = people.all[:]
        random.Random(program).shuffle(there)
        files = [tmp_path / f"{program}-{part}.circle" for part in range(3)]
        for part, path in enumerate(files):
            path.write_bytes(letters.write(Circle(people.key, there[part::3])))
        command = [sys.executable, "-m", "tests.circle.merging", *map(str, files[:: 1 - 2 * program])]
        environ = {**os.environ, "PYTHONHASHSEED": str(program + 1)}
        said.append(subprocess.run(command, env=environ, capture_output=True, check=True, cwd=ROOT).stdout)
    assert said[0] == said[1] and said[0].decode() == follows(people.circle)


def test_a_planted_bug_in_the_order_changes_the_bytes() -> None:
    people = forty()
    played = counted(games(people.circle))
    assert league(played) != league(played[::-1])


def test_ratings_do_not_depend_on_the_last_digits_of_floats(monkeypatch: pytest.MonkeyPatch) -> None:
    people = forty()
    before = of(people.circle)
    true = leagues._model()

    class Elsewhere:
        """The model on a machine whose `exp` rounds differently."""

        rating = staticmethod(true.rating)

        def rate(self, teams: Sequence[Sequence[object]], ranks: Sequence[float]) -> object:
            after = true.rate(teams, ranks=ranks)
            for (one,) in after:
                one.mu *= 1 + 3e-16
                one.sigma *= 1 - 3e-16
            return after

    monkeypatch.setattr(leagues, "_model", Elsewhere)
    assert of(people.circle) == before


def test_a_league_has_places_means_and_head_to_head() -> None:
    people = People("Anna", "Bruno", "Carla")
    anna, bruno, carla = map(people.key_of, ("Anna", "Bruno", "Carla"))
    people.play(["Anna", "Bruno", "Carla"], [3, 2, 1])
    people.play(["Bruno", "Anna"], [5, 5])
    found = of(people.circle)
    rows = {row.player: row for row in found.rows}
    assert found.games == 2
    assert (rows[anna].games, rows[anna].firsts, rows[anna].mean) == (2, 2, 1000)
    assert (rows[carla].mean, rows[carla].share) == (3000, 0)
    assert rows[anna].share == 833, "two beaten and one shared of three"
    assert found.met[anna, bruno] == HeadToHead(1, 1, 0) and found.met[bruno, anna] == HeadToHead(0, 1, 1)
    assert [row.player for row in found.rows] == [anna, bruno, carla]


def test_strangers_have_no_row_and_bots_of_a_level_have_one() -> None:
    people = People("Anna", "Bruno")
    people.play(["Anna", None, "Bruno", 4], [1, 9, 2, 3])
    people.play(["Anna", "Bruno", 4, 4], [4, 3, 2, 1])
    found = of(people.circle)
    rows = {row.player: row for row in found.rows}
    assert set(rows) == {people.key_of("Anna"), people.key_of("Bruno"), b"\x04"}
    assert rows[b"\x04"].games == 2 and rows[b"\x04"].firsts == 1
    assert rows[b"\x04"].mean == 2000, "first of three without the stranger, then third: of two bots the best counts"


def test_uncertainty_shrinks_with_games() -> None:
    people = People("Anna", "Bruno")
    people.play(["Anna", "Bruno"], [2, 1])
    once = of(people.circle).rows[0].sigma
    for _ in range(20):
        people.play(["Anna", "Bruno"], [2, 1])
    assert NEW[1] > once > of(people.circle).rows[0].sigma


def test_a_season_is_a_year_by_utc() -> None:
    people = People("Anna", "Bruno")
    since, until = season(2024)
    people.play(["Anna", "Bruno"], [1, 2], at=until - 1 - BEGAN)
    people.play(["Anna", "Bruno"], [1, 2], at=until - BEGAN)
    found = games(people.circle)
    assert seasons(found) == [2025, 2024]
    assert len(counted(found, since=since, until=until)) == 1
    assert len(counted(found, game="pangea")) == 0


def test_a_member_with_anothers_name_is_told_apart_everywhere() -> None:
    for thief, name in (("Bruno", "Carla"), ("Carla", "Bruno")):  # whichever key is first
        people = People("Anna", "Bruno", "Carla")
        people.say(thief, Rename(1, name.replace("r", "г").replace("a", "а")))  # letters of another script
        people.say("Anna", Rename(1, "Anne"))
        found = circle_facts.member_names(people.circle)
        assert found[people.key_of("Anna")] == "Anne"
        shown = {found[people.key_of(who)] for who in ("Bruno", "Carla")}
        assert len(shown) == 2 and name not in shown
