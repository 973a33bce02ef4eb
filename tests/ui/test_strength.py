"""A person's playing strength: estimated from the finished games, shown in the records and in the new game form."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from luna.core.levels import LEVELS
from luna.log.records import BOT, HUMAN
from luna.shell.records.statistics import Finished, Place, Statistics
from luna.shell.records.strength import LEAST, ratings_of, strengths
from luna.shell.screens.newgame import NewGameScene
from luna.shell.screens.records import RecordsScene
from tests.ui.driver import Driver, driving


def played(number: int, level: int, won: bool, game: str = "luna", name: str = "Ilse") -> Finished:
    """A game of a person against a bot."""
    seats = (Place("yellow", name, HUMAN, 0, 50, 2 - won), Place("red", "", BOT, level, 50, 1 + won))
    return Finished(f"{number}.luna", 1000 + number, {}, False, seats, 1 + number, game)


def evening(true: int, count: int, seed: int, game: str) -> list[Finished]:
    """Games of a player as strong as a level, who goes a level up after a win and down after a loss."""
    level, chance, games, scale = 0, random.Random(seed), list[Finished](), ratings_of(game)
    for number in range(count):
        won = chance.random() < 1 / (1 + 10 ** ((scale[level] - scale[true]) / 13_570))
        games.append(played(number, level, won, game))
        level = max(LEVELS[0], min(LEVELS[-1], level + (1 if won else -1)))
    return games


@pytest.mark.parametrize("game", ["luna", "pangea"])
@pytest.mark.parametrize("true", [0, 3, 6, 9])
def test_the_level_is_found_and_the_interval_holds_it(game: str, true: int) -> None:
    found = [strengths(evening(true, 30, seed, game), game)[0] for seed in range(20)]
    assert sum(one.low <= true <= one.high for one in found) >= 18
    assert sum(abs(one.level - true) <= 2 for one in found) >= 18
    assert all(one.high - one.low < 7 and one.games == 30 for one in found)


def test_the_levels_are_as_far_apart_as_their_matches_say() -> None:
    for game in ("luna", "pangea", "pebbles"):
        scale = ratings_of(game)
        assert scale == sorted(scale) and len(scale) == len(LEVELS) and scale[4] == 25_000


def test_unrepresentative_games_do_not_count_for_strength() -> None:
    games = [played(number, 4, True) for number in range(LEAST)]
    assert len(strengths(games, "luna")) == 1 and not strengths(games, "pangea") and not strengths(games[1:], "luna")
    for spoilt in (games[0]._replace(rewound=True), games[0]._replace(exchanged=True)):
        assert not strengths([spoilt, *games[1:]], "luna")
    assert not strengths([played(number, 4, True, name="") for number in range(LEAST)], "luna"), "nobody has no name"
    twins = games[0]._replace(places=tuple(place._replace(kind=HUMAN, name="Ilse") for place in games[0].places))
    assert strengths([twins, *games], "luna")[0].games == LEAST


def test_the_order_of_the_file_does_not_matter() -> None:
    games = evening(5, 20, 1, "luna")
    assert strengths(reversed(games), "luna") == strengths(games, "luna")


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    home = tmp_path / "home"
    home.mkdir()
    annals = Statistics(home)
    for one in evening(6, 20, 3, "luna"):
        annals.add(one)
    with driving(home, more='names = {yellow = "Ilse"}\n') as made:
        yield made


def _settled(driver: Driver) -> None:
    driver.frames(2)
    driver.app.library.wait()
    driver.frames(2)


def _shows(driver: Driver, name: str) -> bool:
    return any(widget.name == name for widget in driver.menu.ring.widgets)


def test_records_and_new_game_show_the_strength(driver: Driver) -> None:
    (one,) = strengths(Statistics(driver.app.home).games, "luna")
    driver.app.push(RecordsScene(driver.app))
    _settled(driver)
    assert f"level {one.level}" in str(driver.widget("strength-0").node())
    driver.app.replace(NewGameScene(driver.app))
    _settled(driver)
    page = driver.app.scenes[-1]
    assert isinstance(page, NewGameScene)
    page.bots = [None, 0]
    page.rebuild()
    driver.click("suits")
    assert page.bots == [None, one.level] and not driver.widget("suits").enabled
    page.orders, page.names = ["red", "yellow"], ["Otto", "Ilse"]  # nothing is known about this player
    page.form.entries.clear()
    page.rebuild()
    assert not _shows(driver, "suits") and _shows(driver, "levels-hint")


def test_the_estimate_can_be_switched_off(driver: Driver) -> None:
    driver.app.settings.strength = False
    driver.app.push(RecordsScene(driver.app))
    _settled(driver)
    assert not _shows(driver, "strength-0")


@pytest.mark.parametrize("page", [RecordsScene, NewGameScene])
def test_a_left_page_is_not_rebuilt(driver: Driver, page: type[RecordsScene | NewGameScene]) -> None:
    made = page(driver.app)
    driver.app.push(made)
    driver.app.pop(made)
    built = list[None]()
    made._estimates._changed = lambda: built.append(None)
    _settled(driver)
    assert not built and not made._estimates.known
