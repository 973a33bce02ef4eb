"""Chance after the deal, with a bag of pebbles: the machine that orders a record draws, once for ever."""

import copy
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from luna.core.game import Draw, GameError
from luna.games.pebbles import rules as pebbles
from luna.games.pebbles.rules import REACH, STONE, Heap, Taken
from luna.log import fold, savefile
from luna.log.bodies import HoldBody, draw_body, rewind_body, turn_body
from luna.log.consent import FREE, Consent
from luna.log.encoding import pack
from luna.log.fold import Fold, NoEffect, after
from luna.log.records import DRAW, HOLD, NO_SEAT, REWIND, STAMP, TURN, Record, Seat
from luna.log.replay import load, records_of
from luna.log.summaries import summary
from luna.table.chronicle import Outcome
from luna.table.table import Player, Table
from luna.table.transport import LocalLog
from tests.log.helpers import PEBBLES

BAG = Heap(("red", "blue"), 40, (3, 2, 2))
PLAYERS = {"red": Player("Ann"), "blue": Player("Ben")}
REACHED = (REACH,)


def a_table(stamps: str = "abcdefgh", path: Path | None = None) -> Table:
    """A table of two whose log is stamped with these letters in turn (a file draws randomly)."""
    if path is not None:
        return Table.new(PEBBLES, BAG, PLAYERS, path)
    letters = iter(stamps)
    table = Table.new(PEBBLES, BAG, PLAYERS)
    return Table(PEBBLES, LocalLog(table.header, entropy=lambda size: next(letters).encode() * size))


def play(table: Table, *turns: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Play the turns; returns them with their outcomes."""
    results = [table.acts.submit(turn) for turn in turns]
    return [result.turn for result in results if isinstance(result, Outcome)]


# ---- odds


@pytest.mark.parametrize("weights", [(1,), (3, 2, 2), (1, 2, 3, 4, 5), (1, 199), (8, 8)])
def test_the_odds_are_exact_over_all_short_stamps(weights: tuple[int, ...]) -> None:
    drawn = Counter(fold.weighted_index(weights, value, 16) for value in range(1 << 16))
    for number, weight in enumerate(weights):
        assert abs(drawn[number] - (weight << 16) / sum(weights)) <= 1


def test_a_stamp_draws_the_same_on_every_machine() -> None:
    draw = Draw("bag 1", (21, 22, 23), (3, 2, 2))
    assert [fold.outcome(draw, bytes([n]) * STAMP) for n in range(12)] == DRAWN
    other = draw._replace(key="bag 2")
    assert [fold.outcome(other, bytes([n]) * STAMP) for n in range(12)] != DRAWN


def test_stamps_for_a_text_reproduce_its_draws() -> None:
    draws = [Draw(f"bag {n}", (21, 22, 23), (1, 6, 1)) for n in range(4)]
    wanted = [21, 23, 22, 21]
    stamp = fold.stamp_for(list(zip(draws, wanted, strict=True)))
    assert [fold.outcome(draw, stamp) for draw in draws] == wanted and len(stamp) == STAMP


# ---- who draws


def test_the_orderer_of_a_record_decides_its_draw() -> None:
    seen = {stamp: play(a_table(stamp), REACHED)[0] for stamp in "abcdefghijklmnop"}
    assert {turn[0] for turn in seen.values()} == {REACH}
    assert {turn[1] - STONE for turn in seen.values()} == {1, 2, 3}


def test_the_stamp_changes_nothing_but_the_outcome() -> None:
    for stamp in "abcdefghijklmnop":
        table = a_table(stamp)
        (turn,) = play(table, REACHED)
        expected = pebbles.start(BAG)
        for move in turn:
            pebbles.play(expected, move)
        assert table.position == expected and table.history[0].turn == turn


def test_a_draw_is_reported_like_any_turn() -> None:
    table = a_table()
    outcome = table.acts.submit(REACHED)
    assert isinstance(outcome, Outcome) and outcome.kind == DRAW
    assert outcome.events == [Taken(0, outcome.turn[1] - STONE)] == table.events_of(1)


def wrong(fold: Fold, kind: int, body: bytes, seat: int = 0) -> NoEffect | None:
    """Why a record has no effect."""
    trouble = fold.apply(Record(fold.count, 0, seat, kind, body))
    return trouble.wrong if trouble else None


@pytest.mark.parametrize("turn", [(REACH,), *((REACH, STONE + n) for n in (1, 2, 3)), (STONE + 1,)])
def test_an_author_cannot_choose_a_draw(turn: tuple[int, ...]) -> None:
    fold = Fold(PEBBLES, BAG)
    position = fold.trial(turn) if turn[0] == REACH else pebbles.start(BAG)
    assert wrong(fold, TURN, turn_body(turn, after(PEBBLES, position))) is NoEffect.ILLEGAL
    assert fold.node.depth == 0 and fold.stamps == {}


@pytest.mark.parametrize(
    ("seat", "body"),
    [
        (0, draw_body((1,)) + bytes(STAMP)),  # there is nothing to draw
        (1, draw_body(REACHED) + bytes(STAMP)),  # it is another seat's turn
        (0, draw_body(REACHED) + bytes(2 * STAMP)),  # a forged stamp before the right one
        (0, draw_body(REACHED)),
        (0, draw_body((REACH, STONE + 3)) + bytes(STAMP)),
        (0, bytes(STAMP)),
        (0, b""),
    ],
)
def test_an_illegal_draw_leaves_no_stamp(seat: int, body: bytes) -> None:
    fold = Fold(PEBBLES, BAG)
    assert wrong(fold, DRAW, body, seat) is NoEffect.ILLEGAL
    assert fold.node.depth == 0 and fold.stamps == {}


def test_a_preview_ends_where_chance_begins() -> None:
    fold = Fold(PEBBLES, BAG)
    position = fold.trial(REACHED)
    draw = pebbles.chance(position)
    assert draw == Draw("bag 1", (STONE + 1, STONE + 2, STONE + 3), (3, 2, 2))
    assert pebbles.legal(position) == [] and pebbles.to_move(position) is None and not pebbles.over(position)


# ---- once for ever


def test_undo_and_do_again_draws_the_same() -> None:
    table = a_table()
    (drawn,) = play(table, REACHED)
    for _ in range(6):
        table.acts.undo()
        assert play(table, REACHED) == [drawn]


def test_the_first_stamp_counts_in_every_branch() -> None:
    """The first stone from the bag is the same for every player and at any time."""
    table = a_table()
    ((_, first), (_, second)) = play(table, REACHED, REACHED)
    table.acts.undo_to(0)
    turns = play(table, (1,), (2,), REACHED, (1,), REACHED)
    assert turns[2] == (REACH, first) and turns[4] == (REACH, second)


def test_redo_and_earlier_positions_keep_their_draws() -> None:
    table = a_table()
    turns = play(table, REACHED, (1,), REACHED)
    table.acts.undo_to(0)
    assert [played.turn for played in table.chronicle.undone] == turns
    table.acts.undo_to(3)
    assert [played.turn for played in table.history] == turns


def test_a_snapshot_of_a_fold_keeps_its_stamps() -> None:
    fold = Fold(PEBBLES, BAG)
    still = fold.snapshot()
    assert wrong(still, DRAW, draw_body(REACHED) + b"12345678") is None
    assert fold.stamps == {} != still.stamps


def test_what_if_keeps_known_draws() -> None:
    table = a_table()
    turns = play(table, REACHED, (1,))
    board = table.what_if(2)
    assert [played.turn for played in board.history] == turns
    board.acts.undo_to(0)
    assert play(board, (1,), REACHED)[1] == turns[0]  # the first stone is already known
    drawn = {play(table.what_if(2), REACHED)[0] for _ in range(60)}
    assert len(drawn) > 1  # the second is not


# ---- files and text


def test_a_save_draws_the_same_when_it_is_opened(tmp_path: Path) -> None:
    path = tmp_path / "bag.luna"
    table = a_table(path=path)
    turns = play(table, REACHED, (1,), REACHED)
    table.acts.undo()
    table.close()
    again = Table.open(PEBBLES, path)
    assert not again.notices and [played.turn for played in again.history] == turns[:2]
    assert play(again, REACHED) == turns[2:]
    again.close()
    loaded = load(PEBBLES, path)
    assert loaded.turns == turns and not loaded.notices


def test_a_game_that_ends_with_a_draw_is_finished_in_the_list(tmp_path: Path) -> None:
    path = tmp_path / "bag.luna"
    table = Table.new(PEBBLES, Heap(("red", "blue"), 2, (0, 2, 0)), PLAYERS, path)
    assert not summary(path, 0).finished
    play(table, REACHED)
    assert table.over
    table.close()
    assert summary(path, 0).finished


def test_two_files_draw_differently(tmp_path: Path) -> None:
    drawn = set()
    for number in range(24):
        table = a_table(path=tmp_path / f"{number}.luna")
        drawn.add(tuple(play(table, REACHED, REACHED, REACHED)))
        table.close()
    assert len(drawn) > 2


def test_compact_form_and_text_contain_the_draws(tmp_path: Path) -> None:
    table = a_table()
    turns = play(table, REACHED, (1,), REACHED, (4, 9), REACHED)
    small = tmp_path / "small.luna"
    small.write_bytes(savefile.to_compact(table.header, turns, table.digest))
    assert load(PEBBLES, small).turns == turns
    header, read = pebbles.from_text(pebbles.to_text(BAG, turns))
    assert (header, read) == (BAG, turns)
    records = records_of(PEBBLES, header, read)
    assert [record.kind for record in records] == [DRAW, TURN, DRAW, TURN, DRAW]
    again = Table(PEBBLES, LocalLog(table.header, records))
    assert [played.turn for played in again.history] == turns and again.digest == table.digest


@pytest.mark.parametrize("turn", [(REACH,), (REACH, 24), (REACH, 1), (REACH, 21, 21), (21,), (1, 21), (9, 21)])
def test_text_with_an_impossible_draw_is_refused(turn: tuple[int, ...]) -> None:
    with pytest.raises(GameError, match="turn 2"):
        records_of(PEBBLES, BAG, [(1,), turn])


# ---- at a shared table


def shared(past_draws: bool | None, policy: str = FREE) -> Fold:
    """A table of two machines."""
    options = {"undo": policy} | ({} if past_draws is None else {"past_draws": past_draws})
    fold = Fold(PEBBLES, BAG, Consent.of([Seat("red", "Ann", "human"), Seat("blue", "Ben", "human")], options))
    for seat in range(2):
        fold.apply(Record(fold.count, 0, NO_SEAT, HOLD, pack(HoldBody((seat,), bytes([seat]) * 16))))
    assert wrong(fold, DRAW, draw_body(REACHED) + bytes(STAMP)) is None
    return fold


def back(fold: Fold, as_of: int) -> str:
    trouble = fold.apply(Record(fold.count, 0, 0, REWIND, rewind_body(as_of, fold.at(as_of).after)))
    return "" if trouble is None or trouble.reason is None else trouble.reason.code


@pytest.mark.parametrize(("past_draws", "code"), [(None, "table-drawn"), (False, "table-drawn"), (True, "")])
def test_nothing_is_taken_back_past_a_draw_unless_the_table_says_so(past_draws: bool | None, code: str) -> None:
    fold = shared(past_draws)
    assert back(fold, 2) == code
    assert fold.node.depth == (1 if code else 0)


def test_turns_after_a_draw_can_be_taken_back() -> None:
    fold = shared(None)
    position = fold.trial((1,))
    assert wrong(fold, TURN, turn_body((1,), after(PEBBLES, position)), seat=1) is None
    assert back(fold, 3) == "" and fold.node.depth == 1
    assert back(fold, 4) == "" and fold.node.depth == 2  # and again


def test_a_local_game_can_be_undone_past_a_draw() -> None:
    table = a_table()
    play(table, REACHED)
    assert isinstance(table.acts.undo(), Outcome) and table.length == 0


# ---- planted bugs


@contextmanager
def undo_draws_anew() -> Iterator[None]:
    def anew(self: Fold, position: bytearray, stamp: bytes, events: list[Any]) -> tuple[int, ...]:
        draw = PEBBLES.chance(position)
        assert draw is not None
        move = fold.outcome(draw, stamp)
        PEBBLES.play(position, move, events)
        return (move,)

    with patch.object(Fold, "_draw", anew):
        yield


@contextmanager
def a_preview_looks_ahead() -> Iterator[None]:
    trial = Fold.trial

    def ahead(self: Fold, turn: tuple[int, ...], events: Any = None) -> bytearray:
        position = trial(self, turn, events)
        if (draw := PEBBLES.chance(position)) is not None:
            PEBBLES.play(position, draw.outcomes[0], events)
        return position

    with patch.object(Fold, "trial", ahead):
        yield


@contextmanager
def authors_may_draw() -> Iterator[None]:
    legal = pebbles.legal

    def open_bag(position: bytearray) -> list[int]:
        draw = pebbles.chance(position)
        return list(draw.outcomes) if draw else legal(position)

    with patch.object(pebbles, "legal", open_bag), patch.object(pebbles, "_DRAFT", pebbles._REACHED):
        yield


@contextmanager
def a_look_shares_the_stamps() -> Iterator[None]:
    def leaky(self: Fold) -> Fold:
        other = copy.copy(self)
        other._at, other._redo, other.table_events = self._at[:], self._redo[:], self.table_events[:]
        return other

    with patch.object(Fold, "snapshot", leaky):
        yield


@pytest.mark.parametrize(
    ("bug", "test"),
    [
        (undo_draws_anew, test_undo_and_do_again_draws_the_same),
        (undo_draws_anew, test_the_first_stamp_counts_in_every_branch),
        (a_preview_looks_ahead, test_a_preview_ends_where_chance_begins),
        (authors_may_draw, lambda: test_an_author_cannot_choose_a_draw((REACH, STONE + 3))),
        (a_look_shares_the_stamps, test_a_snapshot_of_a_fold_keeps_its_stamps),
    ],
)
def test_a_planted_bug_is_found(bug: Callable[[], AbstractContextManager[None]], test: Callable[[], None]) -> None:
    with bug(), pytest.raises((AssertionError, ValueError)):
        test()


DRAWN = [23, 22, 22, 23, 21, 22, 21, 22, 22, 21, 22, 21]
