"""Undo, redo and jumps against a model that copies lists; the compact form; the machine that differs."""

import random
from typing import Any

import pytest

from luna.core.game import Game
from luna.log import savefile
from luna.log.bodies import After, CheckBody, SeatBody, rewind_body, turn_body
from luna.log.encoding import pack
from luna.log.fold import Fold, NoEffect, after
from luna.log.notices import Refused
from luna.log.records import CHECK, NO_SEAT, REWIND, SEAT, TURN, Record, Seat
from luna.log.replay import check_header, records_of, replay
from luna.table.table import Player, Table
from tests.log.four import Log, moved
from tests.log.helpers import GAMES, LUNA, PEBBLES, dealt, new_table, random_game, random_turn


class Script:
    """Writes records like a table."""

    def __init__(self, game: Game, header: Any) -> None:
        self.game = game
        self.fold = Fold(game, header)
        self.afters = [self.fold.node.after]

    def _add(self, seat: int, kind: int, body: bytes) -> None:
        assert self.fold.apply(Record(self.fold.count, 0, seat, kind, body)) is None
        self.afters.append(self.fold.node.after)

    def turn(self, rng: random.Random) -> tuple[int, ...]:
        position = bytearray(self.fold.node.position)
        turn = random_turn(self.game, position, rng)
        seat = self.game.to_move(position)
        assert seat is not None
        self._add(seat, TURN, turn_body(turn, after(self.game, self.fold.trial(turn))))
        return turn

    def rewind(self, as_of: int) -> None:
        self._add(NO_SEAT, REWIND, rewind_body(as_of, self.afters[as_of]))

    @property
    def turns(self) -> list[tuple[int, ...]]:
        return [node.turn for node in self.fold.node.path()]


def replayed(game: Game, header: Any, turns: list[tuple[int, ...]]) -> bytes:
    position = game.start(header)
    for turn in turns:
        for move in turn:
            game.play(position, move)
    return bytes(position)


def storm(game: Game, seed: int, steps: int) -> int:
    """Random turns and jumps to any record; after each, list and position equal the model's. Counts the jumps."""
    rng = random.Random(seed)
    header = dealt(game, seed)
    script = Script(game, header)
    lists: list[list[tuple[int, ...]]] = [[]]  # the model: by record, the effective list after it
    leaps = 0
    for _ in range(steps):
        if rng.random() < 0.3 or script.fold.node.after.over:
            as_of = rng.randrange(len(lists))
            script.rewind(as_of)
            lists.append(lists[as_of])
            leaps += 1
        else:
            lists.append([*lists[-1], script.turn(rng)])
        assert script.turns == lists[-1]
        assert script.fold.node.position == replayed(game, header, lists[-1])
    return leaps


@pytest.mark.parametrize(("name", "seeds", "steps"), [("pebbles", 60, 80), ("luna", 4, 60)])
def test_a_rewind_restores_the_effective_list(name: str, seeds: int, steps: int) -> None:
    assert sum(storm(GAMES[name], seed, steps) for seed in range(seeds)) > seeds


def test_planted_rewind_to_the_record_before_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    right = Fold._rewind

    def off_by_one(self: Fold, record: Record, body: Any) -> Any:
        return right(self, record, body._replace(as_of=max(0, body.as_of - 1)))

    monkeypatch.setattr(Fold, "_rewind", off_by_one)
    with pytest.raises(AssertionError):
        for seed in range(5):
            storm(PEBBLES, seed, 40)


def test_records_that_do_not_follow_the_rules_have_no_effect() -> None:
    header = dealt(PEBBLES)
    fold = Fold(PEBBLES, header)
    right = after(PEBBLES, fold.trial((2,)))
    root = fold.node
    wrong = [
        (0, TURN, turn_body((7,), right), NoEffect.ILLEGAL),  # no such move
        (0, TURN, turn_body((4,), right), NoEffect.ILLEGAL),  # half a turn
        (1, TURN, turn_body((2,), right), NoEffect.ILLEGAL),  # another seat's
        (0, TURN, turn_body((2,), right._replace(digest=b"87654321")), NoEffect.DIFFERS),
        (0, TURN, turn_body((2,), right._replace(over=True)), NoEffect.DIFFERS),
        (0, TURN, turn_body((2,), right._replace(round=4)), NoEffect.DIFFERS),
        (0, REWIND, rewind_body(0, right), NoEffect.DIFFERS),
        (0, SEAT, pack(SeatBody(4, Seat("red", "", "human"))), NoEffect.REFUSED),
    ]
    for seat, kind, body, why in wrong:
        record = Record(fold.count, 0, seat, kind, body)
        trouble = fold.apply(record)
        assert trouble is not None
        assert (trouble.seq, trouble.wrong) == (record.seq, why)
        assert fold.node is root
    assert fold.apply(Record(fold.count, 0, 0, TURN, turn_body((2,), right))) is None
    assert fold.node.depth == 1


def test_events_come_in_order() -> None:
    fold = Fold(PEBBLES, dealt(PEBBLES))
    events: list[Any] = []
    fold.apply(Record(1, 0, 0, TURN, turn_body((4, 9), after(PEBBLES, fold.trial((4, 9))))), events)
    assert [tuple(event) for event in events] == [(0, -1)]


def test_a_game_without_rounds_has_round_nought() -> None:
    header = dealt(PEBBLES)
    assert after(PEBBLES, PEBBLES.start(header)) == After(PEBBLES.digest(PEBBLES.start(header)), 0, False)


GOAL = 1024  # bytes
LONG = 220  # turns


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_round_trip_keeps_header_turns_and_digest(game: Game) -> None:
    for seed in range(10):
        table = new_table(game, seed=seed)
        header = dealt(game, seed)
        turns = random_game(game, header, seed)
        fold = replay(game, header, records_of(game, header, turns)).fold
        digest = fold.node.after.digest
        back = savefile.from_compact(savefile.to_compact(table.header, turns, digest), "")
        assert back == (table.header, turns, digest)
        assert check_header(game, back.header, "") == header


def long_game(seed: int) -> tuple[Table, list[tuple[int, ...]]]:
    """Four players with long names and 220 turns. Random games are shorter, so a second one provides more turns."""
    header = dealt(LUNA, seed)
    names = ("Maximiliana", "Bartholomew", "Wilhelmina", "Constantine")
    options = {"orders": list(header.orders), "setup": "free", "live_scoring": False, "solo": 0, "first": None}
    players = {order: Player(name) for order, name in zip(header.orders, names, strict=True)}
    table = Table.new(LUNA, header, players, options=options)
    turns: list[tuple[int, ...]] = []
    for part in range(10):
        turns += random_game(LUNA, header, seed * 10 + part)
    return table, turns[:LONG]


def test_a_long_game_of_four_fits_into_a_kibibyte() -> None:
    for seed in range(10):
        table, turns = long_game(seed)
        assert len(turns) == LONG
        data = savefile.to_compact(table.header, turns, table.digest)
        assert len(data) <= GOAL
        assert savefile.from_compact(data, "").turns == turns


def test_a_compact_form_that_is_torn_or_followed_by_more_is_refused() -> None:
    table, turns = long_game(0)
    data = savefile.to_compact(table.header, turns, table.digest)
    for bad in (data[:-1], data + b"\0"):
        with pytest.raises(Refused):
            savefile.from_compact(bad, "a.lunaz")


@pytest.fixture
def log() -> Log:
    return moved()


def test_a_wrong_digest_is_its_authors_trouble(log: Log) -> None:
    came = after(PEBBLES, log.fold.trial((1,)))
    assert log.add(2, TURN, turn_body((1,), came._replace(digest=b"another!"))) is None
    seq, checks = log.head, log.fold.checks
    assert log.fold.node.after == came and list(checks.contested) == [seq]
    assert checks.first_difference(log.token(0)) is None and checks.due(log.token(0)) == {seq: came.digest}
    assert log.add(0, CHECK, pack(CheckBody(seq, came.digest))) is None
    assert checks.due(log.token(0)) == {} and checks.first_difference(log.token(0)) is None
    log.turn()  # White goes on
    assert log.fold.node.depth == 4


def test_a_machine_alone_with_its_digest_is_the_one_that_differs(log: Log) -> None:
    """Here the machine of Red is wrong: the others report their digests."""
    came = after(PEBBLES, log.fold.trial((1,)))
    theirs = b"of three"
    assert log.add(2, TURN, turn_body((1,), After(theirs, came.round, came.over))) is None
    seq, checks = log.head, log.fold.checks
    assert log.add(0, CHECK, pack(CheckBody(seq, came.digest))) is None
    assert checks.first_difference(log.token(0)) is None  # one against one
    for seat in (1, 3):
        assert log.add(seat, CHECK, pack(CheckBody(seq, theirs))) is None
    assert checks.first_difference(log.token(0)) == seq


def test_an_author_that_another_machine_contradicts_differs(log: Log) -> None:
    seq = log.turn()
    assert log.fold.checks.first_difference(log.token(2)) is None
    assert log.add(1, CHECK, pack(CheckBody(seq, b"another!"))) is None
    assert log.fold.checks.first_difference(log.token(2)) == seq
    assert log.fold.checks.due(log.token(3)) == {seq: log.fold.node.after.digest}
    assert log.add(3, CHECK, pack(CheckBody(seq, log.fold.node.after.digest))) is None
    assert log.fold.checks.first_difference(log.token(2)) is None  # two against one


def test_ineffective_records_are_no_evidence(log: Log) -> None:
    assert log.rewind(0, 4) is NoEffect.REFUSED
    assert not log.fold.checks.contested
    assert log.add(0, CHECK, pack(CheckBody(log.head, b"another!"))) is None
    assert not log.fold.checks.contested
