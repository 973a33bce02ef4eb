"""Undo and redo as records: how far they go, and the abandoned lines; both games."""

import random

import pytest

from luna.core.game import Game
from luna.log.records import BOT, REWIND
from luna.table.chronicle import Outcome, PlayedTurn
from luna.table.table import Player, Table
from luna.table.transport import LocalLog
from tests.log.helpers import PEBBLES, dealt, new_table, play_turns, random_turn
from tests.table.results import BOTH, code, outcome


@BOTH
def test_undo_and_redo_are_inverse(game: Game) -> None:
    """undo^n redo^n = identity, at every length."""
    table = new_table(game)
    play_turns(table, 12, seed=3)
    shown = [game.digest(table.position_at(n)) for n in range(table.length + 1)]
    whole = table.history
    for n in range(1, len(whole) + 1):
        for m in range(1, n + 1):
            result = outcome(table.acts.undo())
            assert (result.kind, result.before, result.after) == (REWIND, len(whole) - m + 1, len(whole) - m)
            assert result.digest == table.digest == shown[len(whole) - m]
        assert table.chronicle.undone == whole[len(whole) - n :]
        for m in range(n - 1, -1, -1):
            assert outcome(table.acts.redo()).digest == table.digest == shown[len(whole) - m]
        assert table.history == whole
        assert not table.acts.can_redo
        assert code(table.acts.redo()) == "table-nothing-to-redo"


@BOTH
def test_random_undo_redo_against_two_stacks(game: Game) -> None:
    """The usual model of an editor: a turn clears the redo stack."""
    for seed in range(12 if game is PEBBLES else 2):
        rng = random.Random(seed)
        table = new_table(game, seed=seed)
        done: list[tuple[int, ...]] = []
        undone: list[tuple[int, ...]] = []
        for _ in range(60):
            wish = rng.choice(["turn", "turn", "undo", "redo"])
            if wish == "turn" and not table.over:
                turn = random_turn(game, table.position, rng)
                outcome(table.acts.submit(turn))
                done.append(turn)
                undone.clear()
            elif wish == "undo":
                assert table.acts.can_undo == bool(done)
                assert isinstance(table.acts.undo(), Outcome) == bool(done)
                if done:
                    undone.append(done.pop())
            elif wish == "redo":
                assert table.acts.can_redo == bool(undone)
                assert isinstance(table.acts.redo(), Outcome) == bool(undone)
                if undone:
                    done.append(undone.pop())
            assert [played.turn for played in table.history] == done
            assert [played.turn for played in table.chronicle.undone] == undone[::-1]


def test_redo_restores_a_whole_jump() -> None:
    table = new_table(PEBBLES)
    play_turns(table, 9)
    end = table.digest
    outcome(table.acts.undo_to(2))
    outcome(table.acts.undo())
    assert table.length == 1
    outcome(table.acts.redo())
    assert table.length == 2
    assert outcome(table.acts.redo()).digest == end
    outcome(table.acts.undo_to(3))
    outcome(table.acts.undo_to(6))  # forwards: into the undone turns
    assert (table.length, len(table.chronicle.undone)) == (6, 3)
    assert outcome(table.acts.redo()).digest == end
    with pytest.raises(IndexError):
        table.acts.undo_to(10)
    assert code(table.acts.undo_to(9)) == "table-nothing-to-undo"


def test_an_undo_can_be_undone_after_another_turn() -> None:
    """Turns that redo no longer reaches are still in the log."""
    table = new_table(PEBBLES)
    results = play_turns(table, 6)
    table.acts.undo_to(3)
    outcome(table.acts.submit((1,)))
    assert not table.acts.can_redo
    back = outcome(table.acts.rewind(6))
    assert (back.digest, table.length) == (results[-1].digest, 6)
    outcome(table.acts.rewind(8))
    assert table.length == 4
    outcome(table.acts.rewind(0))
    assert table.length == 0
    assert outcome(table.acts.redo()).after == 4
    with pytest.raises(IndexError):
        table.acts.rewind(99)


def test_undo_goes_back_to_the_last_human_decision() -> None:
    """Against bots, undo would be pointless if the bot only played again."""
    players = {"red": Player("Ann"), "blue": Player("B", BOT), "yellow": Player("C", BOT)}
    table = Table.new(PEBBLES, dealt(PEBBLES, seats=3), players)
    play_turns(table, 6)
    outcome(table.acts.undo())
    assert (table.length, table.to_move) == (3, 0)
    outcome(table.acts.redo())
    assert table.length == 6


def test_undo_works_when_a_bot_begins() -> None:
    players = {"red": Player("B", BOT), "blue": Player("Ann")}
    table = Table.new(PEBBLES, dealt(PEBBLES, seats=2), players)
    play_turns(table, 1)
    assert not table.acts.can_undo
    play_turns(table, 1)
    assert table.acts.can_undo
    robots = Table.new(PEBBLES, dealt(PEBBLES, seats=2), {o: Player(o, BOT) for o in ("red", "blue")})
    play_turns(robots, 2)
    outcome(robots.acts.undo())
    assert robots.length == 1  # only bots: step by step


def left(table: Table) -> list[tuple[int, tuple[PlayedTurn, ...]]]:
    return [(branch.shared, branch.turns) for branch in table.chronicle.branches]


@BOTH
def test_abandoned_lines_can_be_restored(game: Game) -> None:
    table = new_table(game)
    play_turns(table, 10, seed=3)
    first = table.history
    assert left(table) == []
    outcome(table.acts.undo_to(6))
    assert left(table) == [(6, first[6:])]
    chance = random.Random(1)
    while (turn := random_turn(game, table.position, chance)) == first[6].turn:
        pass
    outcome(table.acts.submit(turn))
    second = table.history
    assert left(table) == [(6, first[6:])]
    outcome(table.acts.undo_to(0))
    assert left(table) == [(0, first), (0, second)]
    for line in (first, second, first):
        branch = next(
            branch for branch in table.chronicle.branches if (*table.history[: branch.shared], *branch.turns) == line
        )
        assert outcome(table.acts.rewind(branch.as_of)).digest == table.digest
        assert table.history == line
        assert [(*line[:shared], *turns) for shared, turns in left(table)] == [second if line is first else first]


@pytest.mark.parametrize(("seconds", "rewound"), [(0.0, False), (5.9, False), (6.1, True), (11.9, True), (59.0, True)])
def test_a_slip_is_taken_back_within_six_seconds(seconds: float, rewound: bool) -> None:
    """After that the game no longer counts for the records."""
    clock = [100.0]
    table = Table(PEBBLES, LocalLog(new_table(PEBBLES).header, clock=lambda: clock[0]))
    play_turns(table, 2)
    clock[0] += seconds
    table.acts.undo()
    assert table.chronicle.rewound == rewound
