"""The contract of a game: it runs for every registered game with all its options."""

import json
import pkgutil
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from itertools import pairwise
from random import Random
from types import ModuleType
from typing import Any, Protocol, cast

import pytest

from luna.core import registry, standings
from luna.core.game import Game, GameError, Move, Position, Turn
from luna.core.options import Options, checked, for_rematch, to_plain

GAMES = [registry.load(name) for name in registry.names()]
FEW = 60
"""Turns after which a random game is let go; one of each kind is played to its end."""


def kinds(game: Game) -> Iterator[Options]:
    """Every number of seats with the defaults, and every choice of every option with them."""
    for count in sorted({*game.COUNTS, *(count for spec in game.OPTIONS for count in spec.counts)}):
        ids = tuple(look.id for look in game.SEATS)[:count]
        if count in game.COUNTS:
            yield Options(ids)
        for spec in game.OPTIONS:
            if count in (spec.counts or game.COUNTS):
                yield from (Options(ids, {spec.id: one}) for one in spec.choices if one != spec.default)


def random_game(game: Game, options: Options, seed: int, most: int | None = None) -> tuple[Any, list[Turn]]:
    """A uniformly random game; its draws are part of the turns."""
    rng, header = Random(seed), game.deal(options, bytes([seed]) * 32)
    position, turns = game.start(header), list[Turn]()
    while not game.over(position) and len(turns) != most:
        turn: list[Move] = []
        before = position[:]
        while not turn or game.chance(position) or game.why_not(before, own_part(game, before, tuple(turn))):
            draw = game.chance(position)
            turn.append(rng.choice(draw.outcomes if draw else game.legal(position)))
            game.play(position, turn[-1])
        turns.append(tuple(turn))
    return header, turns


@cache
def whole_game(name: str, number: int, seed: int = 7) -> tuple[Any, list[Turn]]:
    """One game of a kind, to its end."""
    game = registry.load(name)
    return random_game(game, list(kinds(game))[number], seed)


PLAYED = [
    pytest.param(game, number, id=f"{game.NAME}-{len(options.seats)}-{'-'.join(map(str, options.values.values()))}")
    for game in GAMES
    for number, options in enumerate(kinds(game))
]
every_game = pytest.mark.parametrize("game", GAMES, ids=registry.names())
every_kind = pytest.mark.parametrize(("game", "kind"), PLAYED)


def of(game: Game, kind: int) -> Options:
    """The options of a kind."""
    return list(kinds(game))[kind]


# ---- what is declared


@every_game
def test_a_game_has_name_revision_and_all_functions(game: Game) -> None:
    assert game.NAME.isidentifier()
    assert game.RULES_REVISION >= 1
    assert len(game.board_digest()) == 8
    declared = {"NAME", "RULES_REVISION", "OPTIONS", "SEATS", "COUNTS"}
    promised = {name for name in vars(Game) if not name.startswith("_")}
    assert Protocol in Game.__mro__
    assert len(promised) > 20
    for name in declared:
        assert hasattr(game, name), name
    for name in promised - declared:
        assert callable(getattr(game, name)), name


@every_game
def test_names_of_the_face_stay_functions_when_everything_is_imported(game: Game) -> None:
    rules = cast(ModuleType, game)
    for module in pkgutil.iter_modules(getattr(rules, "__path__", ())):
        import_module(f"{rules.__name__}.{module.name}")
    for name in (name for name in vars(Game) if not name.startswith("_")):
        assert not isinstance(getattr(game, name), ModuleType), name


@every_game
def test_the_declarations_are_consistent(game: Game) -> None:
    looks = [look.id for look in game.SEATS]
    assert len(set(looks)) == len(looks) >= max(game.COUNTS)
    assert len({look.emblem for look in game.SEATS}) == len(looks), "every seat has an emblem of its own"
    assert len({(look.colour, look.dash) for look in game.SEATS}) == len(looks), "and a colour with its dash"
    assert all(a < b for a, b in pairwise(game.COUNTS)) and game.COUNTS
    specs = [spec.id for spec in game.OPTIONS]
    assert len(set(specs)) == len(specs) and all(spec.isidentifier() for spec in specs)
    assert not {"orders", "first", "undo", "code", "past_draws"} & set(specs)  # the table's own
    for spec in game.OPTIONS:
        assert spec.default in spec.choices and len(set(map(str, spec.choices))) == len(spec.choices) > 1
        assert spec.checked(spec.choices[-1]) == spec.choices[-1]
        strange: tuple[Any, ...] = (None, 1.5, [], "nonsense", -7, b"")
        for value in strange:
            assert spec.checked(value) == spec.default


@every_kind
def test_options_are_recovered_and_a_rematch_can_be_dealt(game: Game, kind: int) -> None:
    options = of(game, kind)
    header = game.deal(options, b"1")
    found = game.options_of(header)
    assert sorted(found.seats) == sorted(options.seats)
    plain = json.loads(json.dumps(to_plain(game.OPTIONS, options)))
    assert for_rematch(game.options_of(header), plain).seats == options.seats
    for stranger in (plain, {}, {"orders": 7, "first": "x"}, {"orders": ["x"], "first": 99}):
        second = game.deal(for_rematch(game.options_of(header), stranger), b"2")
        assert game.options_of(second).values == found.values == checked(game.OPTIONS, found.values, len(found.seats))


# ---- the set-up


@every_kind
def test_all_chance_is_in_the_deal(game: Game, kind: int) -> None:
    options = of(game, kind)
    header = game.deal(options, b"entropy")
    assert game.deal(options, b"entropy") == header
    assert any(game.deal(options, bytes([byte])) != header for byte in range(20))
    assert game.start(header) == game.start(header)
    assert game.start(header) is not game.start(header)


@every_kind
def test_a_header_goes_through_plain_data(game: Game, kind: int) -> None:
    header = game.deal(of(game, kind), b"1")
    data = game.header_data(header)
    assert game.header_from(json.loads(json.dumps(data))) == header
    assert len(game.seats(header)) == len(set(game.seats(header))) >= 2


@every_kind
def test_bad_headers_are_refused_with_one_sentence(game: Game, kind: int) -> None:
    data = game.header_data(game.deal(of(game, kind), b"1"))
    bad: list[Any] = [None, [], "x", 1, {}, data | {"more": 1}]
    for key, value in data.items():
        others: list[Any] = [None, "x", {}, -1, 1 << 40, [value]]
        if isinstance(value, list):
            others += [[], [*value, *value], [None], [[]], ["x"], [-1]]
        bad += [data | {key: other} for other in others if other != value]
        bad.append({name: what for name, what in data.items() if name != key})
    for wrong in bad:
        with pytest.raises(GameError) as refused:
            pytest.fail(f"taken for {game.header_from(wrong)}: {wrong}")
        assert str(refused.value)
        assert "\n" not in str(refused.value)


@every_kind
def test_a_random_game_can_be_played_to_its_end(game: Game, kind: int) -> None:
    header, turns = whole_game(game.NAME, kind)
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
    """The possible next moves; at a chance node no seat moves, the weights are whole and the key is a name."""
    draw = game.chance(position)
    if draw is None:
        return game.legal(position)
    assert game.legal(position) == [] and game.to_move(position) is None and not game.over(position)
    assert len(draw.outcomes) == len(draw.weights) == len(set(draw.outcomes)) > 0
    assert all(type(weight) is int and weight > 0 for weight in draw.weights)
    assert draw.key.isprintable() and draw.key
    assert game.why_not(position, draw.outcomes[:1]) is not None  # not even the right outcome can be chosen
    return draw.outcomes


def own_part(game: Game, position: Position, turn: Turn) -> Turn:
    """A turn up to its draw of chance."""
    trial = position[:]
    for number, move in enumerate(turn):
        if game.chance(trial) is not None:
            assert game.why_not(position, turn[: number + 1]) is not None
            return turn[:number]
        game.play(trial, move)
    return turn


def check_a_turn(game: Game, position: Position, turn: Turn) -> None:
    """Queries change nothing; legal moves are sorted, unique, and never run out; a preview matches the result."""
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
    assert all(hasattr(event, "_fields") for event in events), "events are NamedTuples"
    assert position == before
    assert game.digest(position) == digest != game.digest(silent)
    assert len(digest) == 8


@every_kind
def test_scores_and_places_are_of_every_seat(game: Game, kind: int) -> None:
    header, turns = whole_game(game.NAME, kind)
    position, seats = game.start(header), len(game.seats(header))
    for turn in turns:
        assert len(game.scores(position)) == len(game.places(position)) == seats
        for move in turn:
            game.play(position, move)
    points, places = game.scores(position), game.places(position)
    assert places == standings.placed([-place for place in places]), "sharers leave the next places empty"
    assert [points[seat] for seat in standings.ranking(places)] == sorted(points, reverse=True)


@every_kind
def test_every_legal_single_move_belongs_to_an_intent(game: Game, kind: int) -> None:
    header, turns = whole_game(game.NAME, kind)
    position = game.start(header)
    for turn in turns[:FEW]:
        meant = {one for several in game.intents(position).values() for one in several}
        single = {(move,) for move in game.legal(position) if game.why_not(position, (move,)) is None}
        assert single <= meant
        assert all(one[0] in game.legal(position) for one in meant)
        for move in turn:
            game.play(position, move)


# ---- text, and set-up kind `position`


@every_kind
def test_a_trace_lists_every_position_and_turn(game: Game, kind: int) -> None:
    header, turns = random_game(game, of(game, kind), 3, FEW)
    text = game.to_text(header, turns)
    assert registry.game_of_text(text) == game.NAME
    entries, position = list(game.trace(text)), game.start(header)
    for number, entry in enumerate(entries):
        assert list(entry) == ["n", "command", "state", "legal"] and entry["n"] == number
        assert entry["state"] == game.state(position) and entry["legal"] == sorted(entry["legal"])
        assert json.loads(json.dumps(entry)) == entry
        if number:
            assert entry["command"] in text.splitlines()
        if number < len(turns):
            assert game.turn_text(position, turns[number]) in text.splitlines()
            for move in turns[number]:
                game.play(position, move)
    assert len(entries) == len(turns) + 1


@every_kind
def test_a_game_goes_on_from_any_state(game: Game, kind: int) -> None:
    """A state is complete: from there the rest of the game is the same."""
    header, turns = whole_game(game.NAME, kind)
    position, started = game.start(header), 0
    for number, turn in enumerate(turns):
        if number % max(3, len(turns) // 24) == 0:
            try:
                placed = game.with_state(header, json.loads(json.dumps(game.state(position))))
            except GameError:
                placed = None  # a game may be unable to start in its preparation
            if placed is not None:
                started += 1
                check_it_goes_on(game, placed, turns[number : number + 12], position[:])
        for move in turn:
            game.play(position, move)
    assert started > 2


def check_it_goes_on(game: Game, placed: Any, turns: Sequence[Turn], expected: Position) -> None:
    assert game.header_from(json.loads(json.dumps(game.header_data(placed)))) == placed
    assert game.seats(placed) and game.options_of(placed).seats
    position = game.start(placed)
    for turn in turns:
        assert game.state(position) == game.state(expected) and game.legal(position) == game.legal(expected)
        for move in turn:
            game.play(position, move)
            game.play(expected, move)
    assert game.from_text(game.to_text(placed, turns)) == (placed, turns)


@every_kind
def test_a_spoilt_state_is_refused_with_one_sentence(game: Game, kind: int) -> None:
    header, turns = whole_game(game.NAME, kind)
    position = game.start(header)
    for move in (move for turn in turns[: len(turns) // 2] for move in turn):
        game.play(position, move)
    state = game.state(position)
    game.with_state(header, state)
    for key, value in state.items():
        for wrong in (None, "x", {}, -1, 1 << 30, [value], [None], {"x": 1}, b"1"):
            if wrong != value:
                with pytest.raises(GameError) as refused:
                    game.with_state(header, state | {key: wrong})
                assert "\n" not in str(refused.value) and str(refused.value)
        with pytest.raises(GameError):
            game.with_state(header, {name: what for name, what in state.items() if name != key} | {"more": 1})


# ---- chance


@every_kind
def test_no_draw_comes_twice_in_a_game(game: Game, kind: int) -> None:
    most = 0
    for seed in range(5):
        header, turns = random_game(game, of(game, kind), seed, FEW)
        position, keys = game.start(header), list[str]()
        for move in (move for turn in turns for move in turn):
            draw = game.chance(position)
            keys += [draw.key] if draw is not None else []
            game.play(position, move)
        assert len(set(keys)) == len(keys)
        most = max(most, len(keys))
    assert most > 1 or not of(game, kind).values.get("bag")  # chance certainly occurs here


@every_kind
def test_an_invalid_turn_is_refused_without_an_exception(game: Game, kind: int) -> None:
    rng, options = Random(1), of(game, kind)
    position = game.start(game.deal(options, b"1"))
    for _ in range(300):
        turn = tuple(rng.randrange(-2, 1 << 17) for _ in range(rng.randrange(4)))
        reason = game.why_not(position, turn)
        if reason is None:
            assert turn[0] in game.legal(position)
        else:
            assert reason.code
            assert reason.rule


@every_kind
def test_a_turn_out_of_its_place_is_refused_with_one_sentence(game: Game, kind: int) -> None:
    """A dozen lines of a game, each moved behind its beginning: it can be played, or a `GameError` says why."""
    header, turns = whole_game(game.NAME, kind)
    began = game.to_text(header, turns[: len(turns) // 3])
    refused = 0
    lines = sorted({line for line in game.to_text(header, turns).split("\n") if line})
    for line in lines[:: max(1, len(lines) // 12)]:
        try:
            game.from_text(f"{began}{line}\n")
        except GameError as error:
            refused += 1
            assert str(error) and "\n" not in str(error)
    assert refused


@every_game
def test_nonsense_is_not_a_game(game: Game) -> None:
    for text in ("", "\n", "nonsense", "\x00", f"{game.NAME} 99\n"):
        with pytest.raises(GameError):
            game.from_text(text)
