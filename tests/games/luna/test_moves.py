"""Legal moves, refusals and move codes: all forms of the same move agree."""

from functools import cache
from itertools import islice, pairwise
from math import comb
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from luna.games.luna import rules as luna
from luna.games.luna.rules import position as at
from luna.games.luna.rules.legal import legal
from luna.games.luna.rules.moves import (
    CLOSE,
    DONE,
    JETTY,
    JOURNEY,
    SAIL,
    TIDE,
    argument_of,
    book_tiles,
    encode,
    encode_book,
    encode_part,
    kind_of,
    part_of,
    place_of,
)
from luna.games.luna.rules.notation import action_text, legal_lines, state
from luna.games.luna.rules.reading import parse_action
from tests.games.luna.factories import Row, position, position_from
from tests.games.luna.games import KINDS_OF_GAMES, games, positions, random_moves, sampled_positions

TRAVELS = (JOURNEY, TIDE)


@cache
def samples() -> list[Row]:
    """Positions, including those in the middle of turns."""
    rng = Random(3)
    found = sampled_positions(44)
    for seed, options in enumerate(KINDS_OF_GAMES * 2):
        found += [row[:] for row, _ in islice(random_moves(rng, options, bytes([seed])), 0, None, 9)]
    return found


def accepted(row: Row, move: int) -> bool:
    """Whether `why_not` accepts the move as a turn, or as the beginning of one."""
    goes_on = kind_of(move) in TRAVELS
    return luna.why_not(row, (move, CLOSE) if goes_on else (move,)) is None


def test_legal_moves_are_sorted_unique_and_never_run_out() -> None:
    for row in samples():
        moves = legal(row)
        assert moves
        assert all(a < b for a, b in pairwise(moves))
        assert 0 <= moves[0] <= moves[-1] <= 0xFFFF


def test_legal_does_not_change_the_position() -> None:
    for row in samples()[::5]:
        before = row[:]
        legal(row).clear()  # nor is the list a shared one
        assert legal(row)
        luna.why_not(row, (CLOSE,))
        assert luna.forecast(row) == luna.forecast(row)
        state(row)
        assert row == before


def test_legal_and_why_not_agree_about_random_codes() -> None:
    rng = Random(4)
    asked = 0
    for row in samples():
        moves = set(legal(row))
        near = [move ^ 1 << rng.randrange(16) for move in rng.sample(sorted(moves), min(len(moves), 12))]
        for move in {
            *near,
            *rng.sample(sorted(moves), min(len(moves), 8)),
            *(rng.randrange(1 << 16) for _ in range(8)),
        }:
            assert accepted(row, move) == (move in moves), action_text((move,)) if move in moves else hex(move)
            asked += 1
    assert asked > 20_000


@pytest.mark.parametrize("kind", range(len(KINDS_OF_GAMES)))
def test_legal_and_why_not_agree_about_every_code(kind: int) -> None:
    rows = [row for row in samples()[kind :: len(KINDS_OF_GAMES)] if row[at.PHASE] == at.ACTION]
    row = max(rows, key=lambda row: len({kind_of(move) for move in legal(row)}) + 3 * bool(row[at.DRAFT]) * (kind % 2))
    assert [move for move in range(1 << 16) if accepted(row, move)] == legal(row)


def test_an_invalid_move_is_refused_without_an_exception() -> None:
    for row in samples()[::20]:
        for turn in ((), (-1,), (1 << 16,), (CLOSE, CLOSE), (0, 0), (1 << 40, CLOSE)):
            reason = luna.why_not(row, turn)
            assert reason is not None
            assert reason.code


# --- journeys and tides consist of parts
# -------------------------------------------------------------------------------


def test_every_combination_of_parts_is_a_journey() -> None:
    """At most n of n novices go to six islands: C(n + 6, 6) ways, minus the journey of nobody."""
    for novices in ({"book": 2}, {"book": 2, "tide": 1}, {"herbs": 3, "sail": 2}):
        expected = 1
        for count in novices.values():
            expected *= comb(count + 6, 6)
        assert turns_of(position(yellow={"active": novices}), JOURNEY) == expected - 1


def test_every_combination_of_parts_is_a_tide() -> None:
    row = position(yellow={"active": {"book": 1}, "inactive": {"book": 2}, "jetty": 1, "favours": ["tide"]})
    assert turns_of(row, TIDE) == comb(7, 6) * comb(8, 6) * comb(8, 7) - 1  # from the jetty to seven islands


def turns_of(row: Row, kind: int) -> int:
    """Whole turns of a kind, counted by walking through the legal moves."""
    total = 0
    for move in legal(row):
        if move == CLOSE:
            total += 1
        elif kind_of(move) == kind:
            after = row[:]
            luna.play(after, move)
            total += turns_of(after, kind)
    return total


def test_any_parts_that_do_not_exceed_the_novices_are_accepted_in_canonical_order_only() -> None:
    rng, tried = Random(5), 0
    for row in samples():
        moves = [move for move in legal(row) if kind_of(move) in TRAVELS] if not row[at.DRAFT] else []
        for kind in {kind_of(move) for move in moves}:
            parts = combined(rng, [move for move in moves if kind_of(move) == kind])
            assert luna.why_not(row, (*parts, CLOSE)) is None
            assert walked(row, (*parts, CLOSE))
            assert parse_action(action_text((*parts, CLOSE))) == (*parts, CLOSE)
            refusals = [parts, (*parts, parts[-1], CLOSE), (CLOSE,), (*parts, CLOSE, CLOSE)]
            if len(parts) > 1:
                refusals += [(*reversed(parts), CLOSE), (*parts[1:], parts[0], CLOSE)]
            for turn in refusals:
                assert luna.why_not(row, turn) is not None
                assert not walked(row, turn)
            tried += len(parts) > 1
    assert tried > 300


def test_one_novice_more_than_there_are_is_refused() -> None:
    for row in samples():
        largest = {move >> 4: move for move in legal(row) if kind_of(move) in TRAVELS}
        for move in list(largest.values())[::11]:
            reason = luna.why_not(row, (move + 1, CLOSE))
            assert reason is not None
            assert reason.code == "needs-traveller"


def combined(rng: Random, moves: list[int]) -> tuple[int, ...]:
    """Some parts that together do not exceed the novices of any origin."""
    left = {part_of(move)[:2]: move & 15 for move in moves}  # the last one of each origin has the largest count
    parts: dict[int, int] = {}
    for move in rng.sample(moves, min(len(moves), 6)):
        there, count = part_of(move)[:2], move & 15
        if move >> 4 not in parts and count <= left[there]:
            left[there] -= count
            parts[move >> 4] = move
    return tuple(sorted(parts.values()))


def walked(row: Row, turn: tuple[int, ...]) -> bool:
    """Whether `legal` offers every move, and the turn ends with the last one."""
    row = row[:]
    for number, move in enumerate(turn):
        if move not in legal(row):
            return False
        luna.play(row, move)
        if not row[at.DRAFT] and number + 1 < len(turn):
            return False
    return not row[at.DRAFT]


def test_a_turn_may_go_on_with_parts_that_are_given_already() -> None:
    drafts = [row for row in samples() if row[at.DRAFT]]
    assert len(drafts) > 50
    for row in drafts:
        assert luna.why_not(row, (CLOSE,)) is None
        for move in legal(row)[:-1][::7]:
            assert luna.why_not(row, (move, CLOSE)) is None
        assert luna.why_not(row, (encode(8, 9),)) is not None  # nobody meditates on the way


# --- codes -----------------------------------------------------------------------------------------------------------


@settings(deadline=None)  # a machine with other things to do is slower, not wrong
@given(some.integers(0, 8), some.integers(0, 15), some.integers(0, 255))
def test_a_code_keeps_place_kind_and_argument(place: int, kind: int, argument: int) -> None:
    move = encode(place, kind, argument)
    assert (place_of(move), kind_of(move), argument_of(move)) == (place, kind, argument)
    assert 0 <= move <= 0xFFFF


@settings(deadline=None)  # a machine with other things to do is slower, not wrong
@given(some.integers(1, 28), some.integers(1, 28))
def test_a_code_keeps_the_tiles_of_a_book(source: int, target: int) -> None:
    assert book_tiles(encode_book(source, target)) == (source, target)


@settings(deadline=None)  # a machine with other things to do is slower, not wrong
@given(
    some.sampled_from((SAIL, JOURNEY, TIDE)),
    some.integers(0, JETTY),
    some.booleans(),
    some.integers(0, 6),
    some.integers(1, 13),
)
def test_a_code_keeps_a_part(kind: int, origin: int, inactive: bool, target: int, count: int) -> None:
    move = encode_part(kind, origin, inactive, target, count)
    assert (kind_of(move), part_of(move)) == (kind, (origin, inactive, target, count))


def test_codes_of_different_actions_differ_and_every_legal_move_has_its_line() -> None:
    for row in samples()[::3]:
        lines: dict[str, tuple[int, ...]] = {}
        for move in legal(row):
            if kind_of(move) != DONE:
                turn = (move, CLOSE) if kind_of(move) in TRAVELS else (move,)
                line = action_text(turn)
                assert parse_action(line) == turn
                assert lines.setdefault(line, turn) == turn
        assert set(legal_lines(row)) <= set(lines)


# --- positions -------------------------------------------------------------------------------------------------------


def test_a_state_describes_a_position_completely() -> None:
    """The factory of the tests rebuilds the position from its state alone: same state, same legal moves."""
    rebuilt = 0
    for played in games(33):
        for row in islice(positions(played), 0, None, 5):
            if row[at.PHASE] not in (at.PLACE_SHRINES, at.PLACE_PAIRS):
                seen = state(row)
                again = position_from(played.header, seen)
                assert state(again) == seen
                assert legal(again) == legal(row)
                assert luna.forecast(again) == luna.forecast(row)
                rebuilt += 1
    assert rebuilt > 400
