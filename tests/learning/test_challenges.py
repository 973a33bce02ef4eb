"""Challenges: twelve, each with its words, each proven possible by a game that met it."""

from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from luna.core import registry
from luna.core.game import Turn
from luna.learning.challenge import Challenge, challenges, facts, named
from luna.text import Catalogue

GAME: Final = registry.load("luna")
ALL: Final = challenges("luna")
GAMES: Final = Path(__file__).with_name("challenges")
each = pytest.mark.parametrize("challenge", ALL, ids=[one.name for one in ALL])


@cache
def _recorded(name: str) -> tuple[Any, list[Turn]]:
    return GAME.from_text((GAMES / f"{name}.txt").read_text(encoding="utf-8"))


def _reached(name: str) -> dict[str, int]:
    header, turns = _recorded(name)
    return facts(GAME, header, turns, GAME.seats(header).index(GAME.SEATS[0].id))


def test_there_are_twelve() -> None:
    assert len(ALL) == len({one.name for one in ALL}) == 12


@each
def test_a_recorded_game_has_met_it(challenge: Challenge) -> None:
    header, turns = _recorded(challenge.name)
    position = GAME.start(header)
    for turn in turns:
        for move in turn:
            GAME.play(position, move)
    assert GAME.over(position)
    played, wanted = GAME.options_of(header), challenge.chosen(GAME)
    assert set(played.seats) == set(wanted.seats)
    assert dict(played.values) == dict(wanted.values)
    assert challenge.met(_reached(challenge.name))


@each
def test_each_of_its_goals_can_be_missed(challenge: Challenge) -> None:
    for goal in challenge.goals:
        others = [_reached(other.name) for other in ALL if other.name != challenge.name]
        start = facts(GAME, _recorded(challenge.name)[0], [], 0)
        assert any(not goal.met(reached) for reached in [start, *others]), goal


@each
def test_facts_are_what_the_notation_says(challenge: Challenge) -> None:
    """Counted once more, from the lines of the text."""
    reached, order = _reached(challenge.name), GAME.SEATS[0].id
    lines = (GAMES / f"{challenge.name}.txt").read_text(encoding="utf-8").split("\n")
    own = [line.split(": ")[1].split() for line in lines if line.startswith(f"{order}: ")]
    for verb, fact in (("book", "books"), ("recruit", "recruited"), ("build", "built")):
        assert reached[fact] == sum(words[0] == verb for words in own), fact
    home = [part for words in own if words[0] in ("tide", "sail") for part in words if part.startswith("jetty>")]
    assert reached["home"] == sum(int(part.partition("*")[2] or 1) for part in home)


@each
@pytest.mark.parametrize("language", Catalogue().languages())
def test_every_language_says_it(challenge: Challenge, language: str) -> None:
    words, name = Catalogue(language), f"challenge-{challenge.name}"
    keys = [name, f"{name}-below", f"{name}-teaches"]
    keys += [f"wanted-{goal.fact}-{goal.bound}" for goal in challenge.goals]
    assert [key for key in keys if not words.has(key, language)] == []


@each
def test_its_bots_have_levels_and_the_person_sits_first(challenge: Challenge) -> None:
    levels = challenge.levels(GAME)
    assert tuple(levels.values()) == challenge.bots
    assert GAME.SEATS[0].id not in levels
    assert challenge.bots or challenge.options["solo"]


@pytest.mark.parametrize("name", [None, "", "nobody", 7, ["alone"], {"alone": 1}])
def test_what_a_stranger_calls_a_challenge_is_none(name: object) -> None:
    assert named("luna", name) is None


def test_a_game_without_challenges_has_none() -> None:
    assert challenges("pebbles") == ()
