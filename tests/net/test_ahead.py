"""Conditional turns that answer every turn with the same consequence: settled by the journal, in both games."""

from __future__ import annotations

from pathlib import Path

import pytest

from luna.bots.evaluator import whole_turns
from luna.core import registry
from luna.core.game import Game, Reason, Turn
from luna.log import journal, savefile
from luna.log.records import TURN, Record
from luna.net import plans
from luna.shell.modes.conditional_turns import answers
from luna.table.table import Table
from luna.table.transport import LocalLog
from tests.table.test_table_status import table

GAMES = pytest.mark.parametrize("game", ["luna", "pangea"])


def position(game: Game, row: bytearray, *turns: Turn) -> bytearray:
    """The position after these turns."""
    row = bytearray(row)
    for turn in turns:
        for move in turn:
            game.play(row, move)
    return row


class Waiting:
    """A table whose waiting player has decided on `mine` in case `meant` is played; then `other` is played."""

    def __init__(self, tmp_path: Path, name: str, *, same: bool) -> None:
        for length in range(40):
            (tmp_path / f"{name}.luna").unlink(missing_ok=True)
            self.path = table(tmp_path, name, list(range(1, length + 1)))
            if self._find(same):
                return
        raise AssertionError("no such turns")

    def _find(self, same: bool) -> bool:
        contents = savefile.read(self.path)
        board = Table(registry.load(contents.header.game), LocalLog(contents.header, contents.records))
        game, now = board.game, board.position
        turns = [turn for turn in whole_turns(game, now) if game.to_move(position(game, now, turn)) is not None]
        for meant in turns[:3]:
            then = position(game, now, meant)
            self.seat = game.to_move(then)
            for mine in whole_turns(game, then)[:20] if self.seat != board.to_move else ():
                worth = plans.worth(game, then, mine)
                for other in turns[3:20]:
                    row = position(game, now, other)
                    alike = game.why_not(row, mine) is None and plans.worth(game, row, mine) == worth
                    if game.to_move(row) == self.seat and alike == same and not game.over(position(game, then, mine)):
                        self.board, self.meant, self.mine, self.other = board, meant, mine, other
                        return self._decide()
        return False

    def _decide(self) -> bool:
        tried = self.board.what_if(self.board.length)
        for turn in (self.meant, self.mine):
            if isinstance(tried.acts.submit(turn), Reason):
                return False
        found, _ = answers(self.board, tried, lambda seat: seat == self.seat)
        plans.write(self.path, plans.Plans(None, found))
        return bool(found)

    def plays(self, turn: Turn) -> plans.Plans:
        """The other player moves; returns the outcome of the plans."""
        written = self.board.acts.written(turn)
        assert not isinstance(written, Reason) and written[1] == TURN
        kept, _ = journal.open_journal(self.path)
        kept.append(Record(len(kept.records) + 1, 0, *written))
        kept.close()
        plans.settle(self.path)
        return plans.read(self.path)


@GAMES
def test_an_answer_with_the_same_consequence_is_prepared(tmp_path: Path, game: str) -> None:
    waiting = Waiting(tmp_path, game, same=True)
    found = waiting.plays(waiting.other)
    assert found.prepared is not None and found.prepared.turn == tuple(waiting.mine) and not found.answers
    after = Table.open(registry.load(game), waiting.path)
    assert after.acts.written(waiting.mine) == (found.prepared.seat, found.prepared.kind, found.prepared.body)
    after.close()


@GAMES
def test_an_answer_with_another_consequence_is_dropped_and_reported(tmp_path: Path, game: str) -> None:
    waiting = Waiting(tmp_path, game, same=False)
    assert waiting.plays(waiting.other) == plans.Plans(gone=1)


@GAMES
def test_an_answer_to_exactly_one_turn_is_prepared_where_the_relay_was_off(tmp_path: Path, game: str) -> None:
    waiting = Waiting(tmp_path, game, same=True)
    only = tuple(one._replace(worth=b"") for one in plans.read(waiting.path).answers)
    plans.write(waiting.path, plans.Plans(None, only))
    found = waiting.plays(waiting.meant)
    assert found.prepared is not None and found.prepared.turn == tuple(waiting.mine)


@GAMES
def test_an_answer_to_exactly_one_turn_answers_no_other(tmp_path: Path, game: str) -> None:
    waiting = Waiting(tmp_path, game, same=True)
    only = tuple(one._replace(worth=b"") for one in plans.read(waiting.path).answers)
    plans.write(waiting.path, plans.Plans(None, only))
    assert waiting.plays(waiting.other) == plans.Plans(gone=1)


def test_planted_bugs_in_comparing_consequences_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch, pytest.raises(AssertionError):
        patch.setattr(plans, "_as_decided", lambda *_: True)  # neither the rules nor the consequences are computed
        test_an_answer_with_another_consequence_is_dropped_and_reported(tmp_path, "luna")
    with monkeypatch.context() as patch, pytest.raises(AssertionError):
        patch.setattr(plans, "_on_its_way", lambda *_: True)  # whatever was played
        test_an_answer_to_exactly_one_turn_answers_no_other(tmp_path, "luna")
