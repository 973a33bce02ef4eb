"""Bots' turns at tables by turn that no window has open."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from luna.bots.answers import Thought
from luna.bots.evaluator import whole_turns
from luna.bots.levels import TIMES
from luna.bots.thinker import Pending, Question, Thinker
from luna.core import registry
from luna.core.levels import Character
from luna.games.luna import rules as luna
from luna.games.luna.rules.moves import MEDITATION
from luna.games.luna.rules.reading import read_turn
from luna.log import journal
from luna.log.bodies import HoldBody, SeatBody
from luna.log.encoding import pack
from luna.log.records import BOT, DRAW, HOLD, SEAT, TURN, Record, Seat
from luna.log.rhythm import HOUR, KEY
from luna.shell.players.absent_bots import AbsentBots
from luna.table.table import Player, Table
from luna.table.table_status import Standing, standing
from tests.bots.test_endings import ENDLESS
from tests.table.test_table_status import OWNERS, table


class Slow(Thinker):
    """A process that answers on command, with the last legal turn."""

    def ask(self, question: Question, urgency: int = 0) -> Pending[Thought]:
        self.asked: list[Pending[Any]] = [
            *getattr(self, "asked", []),
            Pending(self, urgency, lambda: iter(()), question=question),
        ]
        return self.asked[-1]

    def answer(self) -> None:
        for one in self.asked:
            assert one.question is not None
            turns = whole_turns(registry.load(one.question.game), bytearray(one.question.row))
            one.known = Thought(1, 1, (), tuple(turns[-1]))


def waiting(folder: Path, game: str) -> Standing:
    """A table by turn at which a bot of this machine is to move."""
    order = registry.load(game).SEATS[1].id
    bot = Record(0, 2 * HOUR, 1, SEAT, pack(SeatBody(1, Seat(order, "Ben", BOT, "rung 2 seed 1"))))
    folder.mkdir(exist_ok=True)
    return standing(table(folder, game, [1], [bot]), OWNERS[1], None, 1e9)


@pytest.mark.parametrize("game", ["luna", "pangea"])
def test_absent_bots_play_the_same_turns_as_at_the_table(tmp_path: Path, game: str) -> None:
    one, thinker = waiting(tmp_path, game), Slow()
    bots = AbsentBots(thinker)
    bots.look([one])
    bots.look([one])
    assert len(thinker.asked) == 1 and bots.thinking and not bots.turns and not bots.update()
    thinker.answer()
    assert bots.update() and not bots.thinking and not bots.update()
    turn = bots.turns[one.path]
    board = Table.open(registry.load(game), one.path)
    assert (turn.seat, turn.kind, turn.body) == board.acts.written(turn.turn) and turn.base == one.head.seq
    assert turn.kind in (TURN, DRAW)
    board.close()
    bots.look([])
    assert not bots.turns


def test_absent_bots_rethink_after_a_turn_but_not_after_chat(tmp_path: Path) -> None:
    one, thinker = waiting(tmp_path, "luna"), Slow()
    bots = AbsentBots(thinker)
    bots.look([one])
    bots.look([one._replace(head=one.head._replace(seq=one.head.seq + 1))])
    thinker.answer()
    assert bots.update() and bots.turns[one.path].base == one.head.seq + 1 and len(thinker.asked) == 1
    bots.look([one._replace(turn=one.turn + 1)])
    assert len(thinker.asked) == 2 and not bots.turns


def test_an_absent_bot_in_circles_gives_way(tmp_path: Path) -> None:
    header, turns = luna.from_text(ENDLESS.read_text(encoding="utf-8"))
    bot = Player("", BOT, str(Character(5, 5)))
    board = Table.new(luna, header, dict.fromkeys(header.orders, bot), tmp_path / "x.luna", options={KEY: "1d"})
    for turn in turns:
        board.acts.submit(turn)
    found = list[Standing]()
    for _ in range(TIMES):
        board.close()
        held, _ = journal.open_journal(tmp_path / "x.luna")
        held.append(Record(len(held.records) + 1, held.records[-1].t_ms, -1, HOLD, pack(HoldBody((0, 1), OWNERS[0]))))
        held.close()
        found.append(standing(tmp_path / "x.luna", OWNERS[0], None, 1e9))
        board = Table.open(luna, tmp_path / "x.luna")
        for move in ("favour novice", "favour herbs +novice", "herbs novice 2"):
            for order in ("yellow", "red"):
                board.acts.submit(read_turn(board.position, f"{order}: {move}"))
    board.close()
    assert [one.before for one in found] == [*range(TIMES)] and len({one.position for one in found}) == 1
    bots = AbsentBots(thinker := Slow())
    for one in found:
        bots.look([one])
    assert bots.turns[one.path].turn == (MEDITATION,) and len(thinker.asked) == TIMES - 1 and not bots.thinking


def test_a_table_in_a_window_is_left_to_it(tmp_path: Path) -> None:
    one, thinker = waiting(tmp_path, "luna"), Slow()
    bots = AbsentBots(thinker)
    held, _ = journal.open_journal(one.path)
    bots.look([one])
    assert not bots.thinking
    held.close()
    bots.look([one])
    assert bots.thinking
