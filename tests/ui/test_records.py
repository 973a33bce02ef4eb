"""Statistics of finished games, and the page of records."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from luna.core.levels import USUAL_LEVEL, Character
from luna.games.luna import rules as game
from luna.log.records import AUTOMATON, BOT, HUMAN
from luna.shell.app.settings import LANGUAGES
from luna.shell.records.statistics import MOST, NAME, Finished, Place, Statistics, finished
from luna.shell.screens.records import GameRow, RecordsScene
from luna.shell.widgets.figures import Figures
from luna.table.table import Player, Table
from tests.ui.driver import Driver, a_game, driving, play_out


def a_table(rewound: bool = False, turns: int | None = None) -> Table:
    """A finished game; `turns`: after this many, a bot gets another level."""
    dealt = game.deal(game.choose(("red", "blue")), bytes(32))
    players = {"red": Player("Anna"), "blue": Player("", BOT, str(Character(4, 99)))}
    table = Table.new(game, dealt, players)
    if rewound:
        play_out(table, 6)
        table.acts.undo_to(0)
    if turns is not None:
        play_out(table, turns)
        table.acts.set_player(1, Player("", BOT, str(Character(5, 99))))
    play_out(table)
    return table


def of(points: int, *, level: int = 4, rank: int = 1, rewound: bool = False, table: str = "a") -> Finished:
    places = (Place("red", "Anna", HUMAN, 0, points, rank), Place("blue", "", BOT, level, 50, 3 - rank))
    return Finished(table, 0, {"setup": "preset"}, rewound, places)


def test_a_finished_table_becomes_a_line(tmp_path: Path) -> None:
    table = a_table()
    line = finished(table, 1_700_000_000)
    assert [place.order for place in line.places] == [seat.order for seat in table.seats]
    assert {place.kind: place.level for place in line.places} == {HUMAN: 0, BOT: 4}
    assert sorted(place.rank for place in line.places) == [1, 2]
    assert not line.rewound and finished(a_table(rewound=True), 0).rewound


@pytest.mark.parametrize("turns", [0, 3])
def test_a_seat_that_changes_hands_in_the_game_is_noted_and_kept(tmp_path: Path, turns: int) -> None:
    table = a_table(turns=turns)
    line = finished(table, 1_700_000_000)
    assert line.exchanged == (turns > 0)  # before the first turn it is the choice of players
    annals = Statistics(tmp_path)
    annals.add(line)
    assert Statistics(tmp_path).games == [line]


def test_a_game_is_counted_once_and_stored(tmp_path: Path) -> None:
    annals = Statistics(tmp_path)
    for _ in range(2):
        assert annals.add(of(60, table="x")) is None
    annals.add(of(70, rank=2, table="y"))
    annals.add(of(99, rewound=True, table="z"))
    again = Statistics(tmp_path)
    assert again.games == annals.games and len(again.games) == 3
    assert again.by("luna", "level") == {4: (2, 1, 70, 65.0)} == {4: again.by("luna", "setup")["preset"]}
    assert not again.by("pebbles", "level")
    assert again.clear() is None
    assert not Statistics(tmp_path).games


def test_solo_games_are_counted_by_difference(tmp_path: Path) -> None:
    annals = Statistics(tmp_path)
    for table, mine, theirs in (("a", 80, 70), ("b", 60, 75)):
        mine_rank = 1 if mine > theirs else 2
        places = (Place("blue", "", AUTOMATON, 0, theirs, 3 - mine_rank), Place("red", "", HUMAN, 0, mine, mine_rank))
        annals.add(Finished(table, 0, {"setup": "free", "solo": 2}, False, places))
    assert annals.alone("luna", "solo", 2) == (2, 1, 10, -2.5)
    assert annals.alone("luna", "solo", 1).games == annals.alone("pebbles", "solo", 2).games == 0


def test_malformed_lines_are_skipped(tmp_path: Path) -> None:
    annals = Statistics(tmp_path)
    annals.add(of(60))
    path = tmp_path / NAME
    junk = '{"table": 1}\nnonsense\n[]\n{"places": [[1,2,3,4,5,6]]}\n\x00\n'
    path.write_text(junk + path.read_text(encoding="utf-8") + junk, encoding="utf-8")
    assert Statistics(tmp_path).games == annals.games


def test_an_unwritable_folder_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    notice = Statistics(tmp_path / "file").add(of(60))
    assert notice is not None and NAME in notice.text


def test_the_file_of_records_is_bounded(tmp_path: Path) -> None:
    annals = Statistics(tmp_path)
    annals.games = [of(1, table=str(n)) for n in range(MOST)]
    annals.add(of(2, table="new"))
    assert len(annals.games) == MOST and annals.games[-1].table == "new" and annals.games[0].table == "1"


def test_an_unknown_bot_description_is_kept() -> None:
    assert Character.of(str(Character(5, 7))) == Character(5, 7)
    assert Character.of("rung 99 seed 3") == Character(USUAL_LEVEL, 3)
    assert Character.of("something else") == Character(USUAL_LEVEL, 0)


def test_the_six_levels_of_earlier_versions_are_levels_of_today() -> None:
    assert [Character.of(f"level {one} seed 7").level for one in range(7)] == [0, 2, 3, 4, 7, 10, USUAL_LEVEL]


def alone(table: str, mine: int, theirs: int, *, level: int = 2, rewound: bool = False) -> Finished:
    rank = 1 if mine > theirs else 2
    places = (Place("solo", "", AUTOMATON, 0, theirs, 3 - rank), Place("red", "Anna", HUMAN, 0, mine, rank))
    return Finished(table, 1_700_000_000, {"setup": "free", "solo": level}, rewound, places)


def with_bots(table: str, mine: int, rank: int, *, level: int = 4, turn: int = 1, setup: str = "preset") -> Finished:
    places = [Place("blue", "", BOT, level, 60, 1 if rank > 1 else 2)]
    places.insert(turn - 1, Place("red", "Anna", HUMAN, 0, mine, rank))
    return Finished(table, 1_700_000_000, {"setup": setup}, False, tuple(places))


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    with driving(tmp_path) as driver:
        yield driver


def records(driver: Driver, *games: Finished) -> RecordsScene:
    annals = Statistics(driver.app.home)
    for one in games:
        annals.add(one)
    scene = RecordsScene(driver.app)
    driver.app.replace(scene)
    driver.frames()
    return scene


def cells(driver: Driver, table: str) -> dict[str, tuple[str, ...]]:
    """The cells of a table, by the name of the line."""
    figures = driver.widget(f"figures-{table}")
    assert isinstance(figures, Figures)
    return {line.name: line.cells for line in figures.lines}


def test_best_solo_results_are_listed_by_level(driver: Driver) -> None:
    records(
        driver, alone("a", 80, 70), alone("b", 60, 75), alone("c", 99, 1, rewound=True), alone("d", 50, 60, level=3)
    )
    assert cells(driver, "solo") == {
        "Level 1": ("0", "–", "–", "–"),
        "Level 2": ("2", "1", "+10", "−2"),
        "Level 3": ("1", "0", "−10", "−10"),
    }


def test_games_against_bots_are_grouped_by_level_setup_and_seat(driver: Driver) -> None:
    games = with_bots("a", 70, 1), with_bots("b", 50, 2, turn=2), with_bots("c", 66, 1, level=2, setup="free")
    scene = records(driver, *games)
    assert list(cells(driver, "bots").values()) == [("1", "1", "66", "66"), ("2", "1", "70", "60")]  # levels 2 and 4
    scene.put(way="setup")
    assert cells(driver, "bots") == {"First game": ("2", "1", "70", "60"), "Free": ("1", "1", "66", "66")}
    scene.put(way="turn")
    assert list(cells(driver, "bots").values())[:2] == [("2", "2", "70", "68"), ("1", "0", "50", "50")]


def test_a_recorded_game_can_be_watched(driver: Driver) -> None:
    path = a_game(driver.app.saves)
    records(driver, with_bots("gone.luna", 70, 1), with_bots(path.name, 50, 2))
    newest, oldest = driver.widget("game-0"), driver.widget("game-1")
    assert isinstance(newest, GameRow) and newest.result == "2nd" and newest.enabled
    assert not oldest.enabled
    driver.menu.ring.to(newest)  # below the visible part if games can be chosen too
    driver.key(pygame.K_RETURN)
    driver.frames(4)
    assert driver.top == "ReplayScene"


def test_records_can_be_cleared_and_restored(driver: Driver) -> None:
    records(driver, alone("a", 80, 70))
    driver.click("clear")
    driver.click("yes")
    assert not Statistics(driver.app.home).games
    assert not [widget for widget in driver.menu.ring.widgets if isinstance(widget, GameRow)]
    driver.click("put-back")
    assert [one.table for one in Statistics(driver.app.home).games] == ["a"]
    driver.click("clear")
    driver.click("yes")
    driver.click("back")
    records(driver)
    assert not driver.widget("clear").enabled


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_with_turns_taken_back_is_marked(tmp_path: Path, language: str) -> None:
    with driving(tmp_path, language=language) as driver:
        records(driver, alone("a", 80, 70, rewound=True))
        row = driver.widget("game-0")
        assert isinstance(row, GameRow) and row.kind == driver.app.catalogue("records-rewound")
        assert row.result == "+10"
