"""The table: turns as records, other machines, files, seats, rematch; both games."""

from itertools import count
from pathlib import Path
from typing import Any

import pytest

from luna.core.game import Game
from luna.games.luna.rules import choose
from luna.log import savefile
from luna.log.bodies import turn_body
from luna.log.notices import Notice, Refused
from luna.log.records import AUTOMATON, BOT, HUMAN, REWIND, TURN, Record
from luna.log.replay import load
from luna.table.table import Player, Step, Table
from luna.table.transport import LocalLog
from tests.log.helpers import LUNA, PEBBLES, dealt, new_table, play_turns
from tests.table.results import BOTH, code, outcome


def test_two_tables_on_one_log_agree() -> None:
    """As on a LAN: a client with an old log is refused, catches up, and tries again."""
    mine = new_table(PEBBLES)
    theirs = Table(PEBBLES, mine.log)
    outcome(mine.acts.submit((1,)))
    assert code(theirs.acts.submit((2,))) == "table-stale"
    assert theirs.digest == mine.digest
    outcome(theirs.acts.submit((2,)))
    step = mine.acts.plan_turn((3,))
    assert isinstance(step, Step)
    others, own = step.finish(step.work())
    assert (outcome(others).turn, code(own)) == ((2,), "table-stale")
    outcome(theirs.acts.undo())
    assert [o.kind for o in mine.chronicle.catch_up(mine.log.read(mine.head))] == [REWIND]
    assert (mine.digest, mine.chronicle.undone) == (theirs.digest, theirs.chronicle.undone)


def test_a_forged_record_from_elsewhere_stops_the_table() -> None:
    mine = new_table(PEBBLES)
    outcome(mine.acts.submit((1,)))
    mine.log.submit(1, None, TURN, turn_body((77,), mine.chronicle.fold.node.after))
    assert code(mine.acts.submit((1,))) == "table-stale"
    assert (mine.read_only, mine.length) == (True, 1)
    assert [said.code for said in mine.notices] == ["save-illegal"]
    assert code(mine.acts.rewind(0)) == "table-read-only"


def test_undone_turns_stay_in_the_file(tmp_path: Path) -> None:
    table = new_table(PEBBLES, tmp_path / "a.luna")
    play_turns(table, 5)
    outcome(table.acts.undo())
    outcome(table.acts.submit((1,)))
    table.close()
    kinds = [record.kind for record in savefile.read(tmp_path / "a.luna").records]
    assert kinds == [TURN] * 5 + [REWIND, TURN]


@BOTH
def test_reopened_table_is_the_same(game: Game, tmp_path: Path) -> None:
    path = tmp_path / "a.luna"
    table = new_table(game, path)
    play_turns(table, 7)
    table.acts.undo_to(5)
    table.acts.undo()
    table.acts.set_player(1, Player("Robot", BOT, "level 3"))
    seen = (
        table.history,
        table.chronicle.undone,
        table.digest,
        table.position,
        table.seats,
        table.acts.can_undo,
        table.acts.can_redo,
    )
    table.close()
    again = Table.open(game, path)
    assert again.notices == []
    assert not again.in_memory
    assert seen == (
        again.history,
        again.chronicle.undone,
        again.digest,
        again.position,
        again.seats,
        again.acts.can_undo,
        again.acts.can_redo,
    )
    outcome(again.acts.redo())
    outcome(again.acts.redo())
    assert again.length == 7
    assert again.seats[1].bot == "level 3"


@BOTH
def test_every_earlier_position_and_its_events(game: Game) -> None:
    table = new_table(game)
    results = play_turns(table, 20)
    for n, result in enumerate(results, start=1):
        assert game.digest(table.position_at(n)) == result.digest and table.position_at(n) == result.position
        assert table.events_of(n) == result.events
        assert table.history[n - 1].turn == result.turn
    assert table.position_at(0) == game.start(table.dealt)


def test_a_refused_turn_leaves_no_trace(tmp_path: Path) -> None:
    path = tmp_path / "a.luna"
    table = new_table(PEBBLES, path)
    size = path.stat().st_size
    assert code(table.acts.submit((7,))) == "pebbles"
    assert code(table.acts.submit((4,))) == "pebbles-open"
    assert code(table.acts.undo()) == "table-nothing-to-undo"
    assert path.stat().st_size == size
    assert table.head == 0


def test_a_finished_game_takes_no_turn() -> None:
    table = new_table(PEBBLES)
    play_turns(table, 1000)
    assert table.over
    assert table.to_move is None
    assert code(table.acts.submit((1,))) == "pebbles"
    outcome(table.acts.undo())
    assert not table.over


def test_records_name_the_seat(tmp_path: Path) -> None:
    table = new_table(PEBBLES, tmp_path / "a.luna")
    play_turns(table, 4)
    table.acts.undo_to(2)
    table.acts.redo()
    table.close()
    assert [record.seat for record in savefile.read(tmp_path / "a.luna").records] == [0, 1, 2, 3, 2, 2]


def test_times_grow_and_go_on_after_reopening(tmp_path: Path) -> None:
    """A clock that restarts with every program, and advances by a second with every reading."""
    path, header = tmp_path / "a.luna", new_table(PEBBLES).header
    table = Table(PEBBLES, LocalLog.create(path, header, clock=count(500.0).__next__))
    play_turns(table, 3)
    table.close()
    again = Table(PEBBLES, LocalLog.open(path, clock=count(7.0).__next__))
    play_turns(again, 3)
    times = [played.t_ms for played in again.history]
    assert times == [1000, 2000, 3000, 4000, 5000, 6000]
    again.close()


def test_solo_has_an_automaton_without_turns(tmp_path: Path) -> None:
    options = choose(orders=("blue",), setup="free", solo=2)
    header = LUNA.deal(options, b"x")
    table = Table.new(LUNA, header, {"blue": Player("Ann")}, tmp_path / "solo.luna")
    assert [(seat.order, seat.kind) for seat in table.seats] == [("solo", AUTOMATON), ("blue", "human")]
    play_turns(table, 20)
    assert {played.seat for played in table.history} == {1}
    table.acts.undo()
    assert table.length == 19


def test_rematch_keeps_players_and_options() -> None:
    table = Table.new(PEBBLES, dealt(PEBBLES, 1), {"red": Player("Ann")}, options={"orders": ["red"]})
    table.acts.set_player(0, Player("Ann's sister"))
    play_turns(table, 3)
    again = table.rematch(dealt(PEBBLES, 2))
    assert again.length == 0
    assert again.seats == table.seats
    assert again.header.options == {"orders": ["red"]}
    assert table.length == 3


def test_save_as_goes_on_elsewhere(tmp_path: Path) -> None:
    table = new_table(PEBBLES, tmp_path / "a.luna")
    play_turns(table, 6)
    table.acts.undo()
    copy = table.save_as(tmp_path / "b.luna")
    assert isinstance(copy, Table)
    assert (copy.history, copy.chronicle.undone, copy.in_memory) == (table.history, table.chronicle.undone, False)
    play_turns(copy, 1)
    copy.close()
    table.close()
    assert Table.open(PEBBLES, tmp_path / "b.luna").length == 6
    assert Table.open(PEBBLES, tmp_path / "a.luna").length == 5
    nowhere = table.save_as(tmp_path / "missing" / "c.luna")
    assert isinstance(nowhere, Notice)
    assert nowhere.code == "disk-error"


def test_wrong_game_rules_board_and_setup_are_refused(tmp_path: Path) -> None:
    table = new_table(PEBBLES)
    changes: dict[str, dict[str, Any]] = {
        "save-other-game": {"game": "marbles"},
        "save-newer-rules": {"rules": 4},
        "save-older-rules": {"rules": 2},
        "save-other-board": {"board": b"12345678"},
        "save-malformed": {"setup": {"pebbles": 0, "seats": ["a", "b"]}},
    }
    for number, (expected, change) in enumerate(changes.items()):
        path = tmp_path / f"{number}.luna"
        path.write_bytes(savefile.journal_bytes(bytes(16), table.header._replace(**change), []))
        before = path.read_bytes()
        with pytest.raises(Refused) as caught:
            Table.open(PEBBLES, path)
        assert caught.value.notice.code == expected
        assert path.read_bytes() == before
    seats = table.header.seats
    path.write_bytes(savefile.journal_bytes(bytes(16), table.header._replace(seats=seats[1:] + seats[:1]), []))
    with pytest.raises(Refused, match="seats"):
        Table.open(PEBBLES, path)


def test_the_game_is_shown_up_to_an_illegal_turn(tmp_path: Path) -> None:
    path = tmp_path / "a.luna"
    table = new_table(PEBBLES, path)
    play_turns(table, 4)
    table.close()
    contents = savefile.read(path)
    forged = Record(5, 10**6, 0, TURN, turn_body((77,), table.chronicle.fold.node.after))
    path.write_bytes(savefile.journal_bytes(contents.table, contents.header, [*contents.records, forged]))
    again = Table.open(PEBBLES, path)
    assert [said.code for said in again.notices] == ["save-illegal"]
    assert (again.length, again.read_only) == (4, True)
    assert code(again.acts.submit((1,))) == code(again.acts.undo()) == "table-read-only"
    copy = again.save_as(tmp_path / "b.luna")
    assert isinstance(copy, Table)
    assert len(play_turns(copy, 2)) == 2
    loaded = load(PEBBLES, path)  # for the commands
    assert ([said.code for said in loaded.notices], len(loaded.turns)) == (["save-illegal"], 4)


def test_a_wrong_digest_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule changed without a new revision: the table shows the game up to the difference."""
    path = tmp_path / "a.luna"
    table = new_table(PEBBLES, path)
    for turn in ((1,), (2,), (3,), (4, 9), (1,)):
        outcome(table.acts.submit(turn))
    table.close()
    right = PEBBLES.play

    def play(position: bytearray, move: int, events: list[object] | None = None) -> None:
        right(position, move, events)
        position[5] += move == 3

    monkeypatch.setattr(PEBBLES, "play", play)
    again = Table.open(PEBBLES, path)
    assert [(said.code, said.facts["record"]) for said in again.notices] == [("save-differs", 3)]
    assert (again.length, again.read_only) == (2, True)


@BOTH
def test_what_if_is_a_table_of_its_own(game: Game, tmp_path: Path) -> None:
    table = new_table(game, tmp_path / "a.luna")
    play_turns(table, 9, seed=3)
    outcome(table.acts.undo_to(7))
    data, whole = (tmp_path / "a.luna").read_bytes(), (*table.history, *table.chronicle.undone)
    for n in range(10):
        copy = table.what_if(n)
        assert copy.digest == game.digest(table.position_at(n))
        assert [played.turn for played in copy.history] == [played.turn for played in whole[:n]]
        assert not copy.read_only and copy.in_memory and {seat.kind for seat in copy.seats} <= {HUMAN, AUTOMATON}
        play_turns(copy, 3, seed=n)
        outcome(copy.acts.undo())
    assert (tmp_path / "a.luna").read_bytes() == data and (*table.history, *table.chronicle.undone) == whole
    table.close()
