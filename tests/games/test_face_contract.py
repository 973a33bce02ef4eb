"""What every game owes to the house: one contract, run for every game there is."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from importlib import import_module
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple, Protocol, cast

import pytest

from luna.core.game import Game, GameError, Move, Position, Turn
from luna.games.luna import rules as luna
from tests.games.luna.games import KINDS_OF_GAMES, random_game
from tests.log import pebbles
from tests.log.pebbles import _DRAFT


class Case(NamedTuple):
    """A game with what the contract cannot know: options, and how turns are made."""

    game: Game
    options: tuple[Any, ...]
    play_out: Callable[[int, Any], tuple[Any, list[Turn]]]  # seed and options: header and turns of a whole game


def a_heap(seed: int, bag: tuple[int, int, int]) -> tuple[pebbles.Heap, list[Turn]]:
    """A random game of pebbles; what is drawn is part of the turns."""
    rng = Random(seed)
    header = pebbles.deal(("red", "blue", "white"), bytes([seed]))._replace(bag=bag)
    position, turns = pebbles.start(header), list[Turn]()
    while not pebbles.over(position):
        turn: list[int] = []
        while not turn or pebbles.chance(position) or position[_DRAFT]:
            draw = pebbles.chance(position)
            turn.append(rng.choice(draw.outcomes if draw else pebbles.legal(position)))
            pebbles.play(position, turn[-1])
        turns.append(tuple(turn))
    return header, turns


PEBBLES = Case(cast(Game, pebbles), (("red", "blue"),), lambda seed, _: a_heap(seed, (0, 0, 0)))
BAG = Case(cast(Game, pebbles), (("red", "blue", "white"),), lambda seed, _: a_heap(seed, (3, 2, 2)))
CASES = [Case(cast(Game, luna), KINDS_OF_GAMES, random_game), PEBBLES, BAG]

PLAYED = [
    pytest.param(case, options, id=f"{case.game.NAME}-{number}")
    for case in CASES
    for number, options in enumerate(case.options)
]
every_game = pytest.mark.parametrize("case", CASES, ids=[case.game.NAME for case in CASES])
every_kind = pytest.mark.parametrize(("case", "options"), PLAYED)


@every_game
def test_it_has_a_name_a_revision_and_everything_of_the_face(case: Case) -> None:
    assert case.game.NAME.isidentifier()
    assert case.game.RULES_REVISION >= 1
    assert len(case.game.board_digest()) == 8
    promised = {name for name in vars(Game) if not name.startswith("_")} | {"NAME", "RULES_REVISION"}
    assert Protocol in Game.__mro__
    assert len(promised) > 15
    for name in promised - {"NAME", "RULES_REVISION"}:
        assert callable(getattr(case.game, name)), name


def test_names_of_the_face_stay_functions_when_everything_is_imported() -> None:
    for name in ("legal", "play", "picture", "views", "reasons", "reading", "state", "setup", "digests", "notation"):
        import_module(f"luna.games.luna.rules.{name}")
    for name in luna.__all__:
        value = getattr(luna, name)
        assert callable(value) or name in ("NAME", "RULES_REVISION"), name


@every_kind
def test_all_chance_is_in_the_deal(case: Case, options: Any) -> None:
    game = case.game
    header = game.deal(options, b"entropy")
    assert game.deal(options, b"entropy") == header
    assert any(game.deal(options, bytes([byte])) != header for byte in range(20))
    assert game.start(header) == game.start(header)
    assert game.start(header) is not game.start(header)


@every_kind
def test_a_header_goes_through_plain_data(case: Case, options: Any) -> None:
    game = case.game
    header = game.deal(options, b"1")
    data = game.header_data(header)
    assert game.header_from(json.loads(json.dumps(data))) == header
    assert len(game.seats(header)) == len(set(game.seats(header))) >= 2


@every_kind
def test_bad_headers_are_refused_with_one_sentence(case: Case, options: Any) -> None:
    game = case.game
    data = game.header_data(game.deal(options, b"1"))
    bad: list[Any] = [None, [], "x", 1, {}, data | {"more": 1}]
    for key, value in data.items():
        others: list[Any] = [None, "x", {}, -1, 77, [value]]
        if isinstance(value, list):
            others += [[], [*value, *value], [None], [[]], ["x"], [-1]]
        bad += [data | {key: other} for other in others]
        bad.append({name: what for name, what in data.items() if name != key})
    for wrong in bad:
        with pytest.raises(GameError) as refused:
            game.header_from(wrong)
        assert str(refused.value)
        assert "\n" not in str(refused.value)


@every_kind
def test_a_whole_game(case: Case, options: Any) -> None:
    game = case.game
    header, turns = case.play_out(7, options)
    position = game.start(header)
    for turn in turns:
        assert not game.over(position)
        assert game.to_move(position) in range(len(game.seats(header)))
        check_a_turn(game, position, turn)
        for move in turn:
            assert move in legal_or_drawn(game, position)
            game.play(position, move)
        assert game.chance(position) is None
    assert game.over(position)
    assert game.legal(position) == []
    assert game.to_move(position) is None
    assert game.why_not(position, turns[-1]) is not None
    assert game.from_text(game.to_text(header, turns)) == (header, turns)


def legal_or_drawn(game: Game, position: Position) -> Sequence[Move]:
    """What may be played next; where chance decides nobody moves, the weights are whole and the key is a name."""
    draw = game.chance(position)
    if draw is None:
        return game.legal(position)
    assert game.legal(position) == [] and game.to_move(position) is None and not game.over(position)
    assert len(draw.outcomes) == len(draw.weights) == len(set(draw.outcomes)) > 0
    assert all(type(weight) is int and weight > 0 for weight in draw.weights)
    assert draw.key.isprintable() and draw.key
    assert game.why_not(position, draw.outcomes[:1]) is not None  # not even the right one can be chosen
    return draw.outcomes


def own_part(game: Game, position: Position, turn: Turn) -> Turn:
    """A turn up to where chance begins."""
    trial = position[:]
    for number, move in enumerate(turn):
        if game.chance(trial) is not None:
            assert game.why_not(position, turn[: number + 1]) is not None
            return turn[:number]
        game.play(trial, move)
    return turn


def check_a_turn(game: Game, position: Position, turn: Turn) -> None:
    """Asking changes nothing; legal moves are sorted, unique, and never run out; a preview is what happens."""
    before, digest = position[:], game.digest(position)
    moves = game.legal(position)
    assert moves
    assert all(a < b for a, b in pairwise(moves))
    assert game.why_not(position, own_part(game, position, turn)) is None
    assert game.round_of(position) >= 0
    silent, heard, events = position[:], position[:], list[Any]()
    for move in turn:
        game.play(silent, move)
        game.play(heard, move, events)
    assert silent == heard
    assert events
    assert position == before
    assert game.digest(position) == digest != game.digest(silent)
    assert len(digest) == 8


@every_kind
def test_no_draw_comes_twice_in_a_game(case: Case, options: Any) -> None:
    game, most = case.game, 0
    for seed in range(5):
        header, turns = case.play_out(seed, options)
        position, keys = game.start(header), list[str]()
        for move in (move for turn in turns for move in turn):
            draw = game.chance(position)
            keys += [draw.key] if draw is not None else []
            game.play(position, move)
        assert len(set(keys)) == len(keys)
        most = max(most, len(keys))
    assert (most > 1) == (case is BAG)


@every_kind
def test_what_is_no_turn_is_refused_and_never_raises(case: Case, options: Any) -> None:
    game, rng = case.game, Random(1)
    position = game.start(game.deal(options, b"1"))
    for _ in range(300):
        turn = tuple(rng.randrange(-2, 1 << 17) for _ in range(rng.randrange(4)))
        reason = game.why_not(position, turn)
        if reason is None:
            assert turn[0] in game.legal(position)
        else:
            assert reason.code
            assert reason.rule
            assert reason.text


@every_game
def test_nonsense_is_no_game(case: Case) -> None:
    for text in ("", "\n", "nonsense", "\x00", f"{case.game.NAME} 99\n"):
        with pytest.raises(GameError):
            case.game.from_text(text)
