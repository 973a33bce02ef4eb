"""The games that were finished here: counted once, kept over a start, not for records when rewound, cleared at will."""

from __future__ import annotations

from pathlib import Path

from luna.games.luna import rules as game
from luna.log.records import AUTOMATON, BOT, HUMAN, Seat
from luna.shell.players.opponents import Character
from luna.shell.records.statistics import MOST, NAME, Finished, Place, Statistics, finished
from luna.table.table import Player, Table
from tests.ui.driver import play_out


def a_table(rewound: bool = False) -> Table:
    dealt = game.deal(game.choose(("red", "blue")), bytes(32))
    players = {"red": Player("Anna"), "blue": Player("", BOT, str(Character(4, 99)))}
    table = Table.new(game, dealt, players)
    if rewound:
        play_out(table, 6)
        table.undo_to(0)
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


def test_counted_once_and_still_there_tomorrow(tmp_path: Path) -> None:
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


def test_solo_is_counted_by_difference(tmp_path: Path) -> None:
    annals = Statistics(tmp_path)
    for table, mine, theirs in (("a", 80, 70), ("b", 60, 75)):
        mine_rank = 1 if mine > theirs else 2
        places = (Place("blue", "", AUTOMATON, 0, theirs, 3 - mine_rank), Place("red", "", HUMAN, 0, mine, mine_rank))
        annals.add(Finished(table, 0, {"setup": "free", "solo": 2}, False, places))
    assert annals.alone("luna", "solo", 2) == (2, 1, 10, -2.5)
    assert annals.alone("luna", "solo", 1).games == annals.alone("pebbles", "solo", 2).games == 0


def test_lines_that_say_nothing_are_passed_over(tmp_path: Path) -> None:
    annals = Statistics(tmp_path)
    annals.add(of(60))
    path = tmp_path / NAME
    junk = '{"table": 1}\nnonsense\n[]\n{"places": [[1,2,3,4,5,6]]}\n\x00\n'
    path.write_text(junk + path.read_text(encoding="utf-8") + junk, encoding="utf-8")
    assert Statistics(tmp_path).games == annals.games


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    notice = Statistics(tmp_path / "file").add(of(60))
    assert notice is not None and NAME in notice.text


def test_not_without_end(tmp_path: Path) -> None:
    annals = Statistics(tmp_path)
    annals.games = [of(1, table=str(n)) for n in range(MOST)]
    annals.add(of(2, table="new"))
    assert len(annals.games) == MOST and annals.games[-1].table == "new" and annals.games[0].table == "1"


def test_a_bots_words_from_elsewhere_are_taken_as_they_are() -> None:
    assert Character.of(Seat("red", "", BOT, str(Character(5, 7)))) == Character(5, 7)
    assert Character.of(Seat("red", "", BOT, "level 99 seed 3")).level == 3
    assert Character.of(Seat("red", "", BOT, "something else")) == Character(3, 0)
