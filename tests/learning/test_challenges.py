"""Challenges: twelve, each with its words, each proven possible by a game that met it."""

from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from luna.core import registry
from luna.core.game import Turn
from luna.learning.challenge import Challenge, challenges, facts, named
from luna.text import Catalogue

GAMES: Final = ("luna", "pangea")
ALL: Final = [(game, one) for game in GAMES for one in challenges(game)]
RECORDS: Final = Path(__file__).with_name("challenges")
each = pytest.mark.parametrize(("name", "challenge"), ALL, ids=[f"{game}-{one.name}" for game, one in ALL])


@cache
def _recorded(name: str, challenge: str) -> tuple[Any, list[Turn]]:
    return registry.load(name).from_text((RECORDS / name / f"{challenge}.txt").read_text(encoding="utf-8"))


@cache
def _reached(name: str, challenge: str) -> dict[str, int]:
    game, (header, turns) = registry.load(name), _recorded(name, challenge)
    return facts(game, header, turns, game.seats(header).index(game.SEATS[0].id))


def _own_lines(name: str, challenge: str) -> list[list[str]]:
    lines = (RECORDS / name / f"{challenge}.txt").read_text(encoding="utf-8").split("\n")
    seat = registry.load(name).SEATS[0].id
    return [line.split(": ")[1].split() for line in lines if line.startswith(f"{seat}: ")]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_twelve_challenges(name: str) -> None:
    assert len({one.name for one in challenges(name)}) == len(challenges(name)) == 12


@each
def test_a_recorded_game_meets_each_challenge(name: str, challenge: Challenge) -> None:
    game, (header, turns) = registry.load(name), _recorded(name, challenge.name)
    position = game.start(header)
    for turn in turns:
        for move in turn:
            game.play(position, move)
    assert game.over(position)
    played, wanted = game.options_of(header), challenge.chosen(game)
    assert set(played.seats) == set(wanted.seats)
    assert dict(played.values) == dict(wanted.values)
    assert challenge.met(_reached(name, challenge.name))


@each
def test_each_of_its_goals_can_be_missed(name: str, challenge: Challenge) -> None:
    game, (header, turns) = registry.load(name), _recorded(name, challenge.name)
    found = [_reached(name, other.name) for other in challenges(name) if other.name != challenge.name]
    found += [facts(game, header, played, seat) for seat in range(2) for played in ([], turns)]
    for goal in challenge.goals:
        assert any(not goal.met(reached) for reached in found), goal


@pytest.mark.parametrize("challenge", challenges("luna"), ids=lambda one: one.name)
def test_facts_of_luna_agree_with_the_notation(challenge: Challenge) -> None:
    """Counted again, from the lines of the text."""
    reached, own = _reached("luna", challenge.name), _own_lines("luna", challenge.name)
    for verb, fact in (("book", "books"), ("recruit", "recruited"), ("build", "built")):
        assert reached[fact] == sum(words[0] == verb for words in own), fact
    home = [part for words in own if words[0] in ("tide", "sail") for part in words if part.startswith("jetty>")]
    assert reached["home"] == sum(int(part.partition("*")[2] or 1) for part in home)


@pytest.mark.parametrize("challenge", challenges("pangea"), ids=lambda one: one.name)
def test_facts_of_pangea_agree_with_the_notation(challenge: Challenge) -> None:
    reached, own = _reached("pangea", challenge.name), _own_lines("pangea", challenge.name)
    for verb, fact in (("shift", "shifts"), ("lead", "led"), ("ban", "bans"), ("buy", "bought")):
        assert reached[fact] == sum(words[0] == verb for words in own), fact
    people = registry.load("pangea").SEATS[0].id
    drawn = [words[1].partition("=")[0] == people for words in own if words[0] == "draw"]
    assert (reached["drawn"], reached["neutral"]) == (sum(drawn), len(drawn) - sum(drawn))
    text = (RECORDS / "pangea" / f"{challenge.name}.txt").read_text(encoding="utf-8")
    assert reached["sold"] == text.count(f"from {people}\n")


@each
@pytest.mark.parametrize("language", Catalogue().languages())
def test_every_challenge_has_words_in_every_language(name: str, challenge: Challenge, language: str) -> None:
    words, key = Catalogue(language, game=name), f"challenge-{challenge.name}"
    keys = [key, f"{key}-below", f"{key}-teaches"]
    keys += [f"wanted-{goal.fact}-{goal.bound}" for goal in challenge.goals]
    assert [key for key in keys if not words.has(key, language)] == []


@each
def test_the_bots_of_a_challenge_have_levels_and_the_person_sits_first(name: str, challenge: Challenge) -> None:
    game = registry.load(name)
    levels = challenge.levels(game)
    assert tuple(levels.values()) == challenge.bots
    assert game.SEATS[0].id not in levels
    assert challenge.bots or challenge.options["solo"]


@pytest.mark.parametrize("name", [None, "", "nobody", 7, ["alone"], {"alone": 1}])
def test_an_unknown_challenge_name_in_a_file_is_ignored(name: object) -> None:
    assert named("luna", name) is None


def test_a_game_without_challenges_has_none() -> None:
    assert challenges("pebbles") == ()
