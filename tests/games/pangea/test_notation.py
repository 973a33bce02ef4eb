"""Notation of Pangea: games, headers and states survive a round trip, and other spellings are refused."""

import json
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from luna.core.game import GameError
from luna.games.pangea import rules as pangea
from luna.games.pangea.rules.play import play
from tests.games.pangea.factories import TILES_LINE, TRIBES_LINE, game, reached
from tests.oracle import pangea as oracle
from tests.oracle.pangea.data import LANDSCAPES, PEOPLES, SQUARES, TILES


def line_of(text: str) -> int:
    """The number of the line at which a text is refused; 0 if it is accepted."""
    try:
        pangea.from_text(text)
    except GameError as problem:
        return int(str(problem).split(":")[0].removeprefix("line "))
    return 0


def reference_line_of(text: str) -> int:
    """The same by the reference."""
    try:
        for _ in oracle.replay(text):
            pass
    except oracle.BadLine as problem:
        return problem.number
    return 0


# --- round trips -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(15))
def test_a_game_comes_back_as_it_was_written(seed: int) -> None:
    (text,) = oracle.sample(1, first=300 + seed)
    header, turns = pangea.from_text(text)
    assert pangea.to_text(header, turns) == text
    data = json.loads(json.dumps(pangea.header_data(header)))
    assert pangea.header_from(data) == header
    assert pangea.start(header) == pangea.start(pangea.header_from(data))
    assert pangea.options_of(header).seats == pangea.seats(header)


@pytest.mark.parametrize("seed", range(6))
def test_a_position_between_turns_comes_back_from_its_state(seed: int) -> None:
    (text,) = oracle.sample(1, first=320 + seed)
    header, turns = pangea.from_text(text)
    row = pangea.start(header)
    for number, turn in enumerate(turns):
        if number % 5 == 0:
            there = pangea.with_state(header, pangea.state(row))
            assert pangea.start(there) == row
            assert pangea.start(pangea.header_from(json.loads(json.dumps(pangea.header_data(there))))) == row
        for move in turn:
            play(row, move)


def test_a_long_game_comes_back_too() -> None:
    """There is no limit of rounds or goods (T4, C6)."""
    turns = ["blue: place swamp2", "green: place swamp3"] + [
        "blue: stay",
        "blue: end",
        "green: stay",
        "green: end",
    ] * 1100
    text = game(*turns)
    header, _ = pangea.from_text(text)
    row = reached(text)
    assert pangea.state(row)["round"] == 1101
    assert pangea.start(pangea.with_state(header, pangea.state(row))) == row


NONSENSE: tuple[Any, ...] = (
    None,
    True,
    -1,
    9,
    1000000,
    "",
    "red",
    "c3",
    "swamp2",
    "blue",
    "placing",
    [],
    {},
    ["swamp"],
)


def spoil(rng: Random, value: Any) -> Any:
    """The same text with one thing changed, removed or inserted."""
    if isinstance(value, Mapping) and value and rng.random() < 0.9:
        key = rng.choice(list(value))
        rest = {name: item for name, item in value.items() if name != key}
        return rest if rng.random() < 0.1 else {**value, key: spoil(rng, value[key])}
    if isinstance(value, list) and value and rng.random() < 0.9:
        at = rng.randrange(len(value))
        return [*value[:at], spoil(rng, value[at]), *value[at + 1 :]]
    if type(value) is int and rng.random() < 0.6:
        return value + rng.choice((-1, 1))
    for names in (PEOPLES, LANDSCAPES, TILES, SQUARES):
        if value in names and rng.random() < 0.6:
            return rng.choice(names)
    return rng.choice(NONSENSE)


def test_a_spoilt_state_is_refused_or_is_the_position_that_it_says() -> None:
    rng, refused = Random(4), 0
    for text in oracle.sample(4, first=340):
        header, turns = pangea.from_text(text)
        row = pangea.start(header)
        for turn in turns:
            given = spoil(rng, pangea.state(row))
            try:
                there = pangea.start(pangea.with_state(header, given))
            except GameError as problem:
                assert "\n" not in str(problem)
                refused += 1
            else:
                assert json.dumps(pangea.state(there)) == json.dumps(given)
                assert pangea.legal(there)
            for move in turn:
                play(row, move)
    assert refused > 200


def test_a_state_with_more_magic_than_its_amulets_give_is_refused() -> None:
    """M1: an action for each amulet, and at least one."""
    (text,) = oracle.sample(1, first=340)
    header, turns = pangea.from_text(text)
    row, seen = pangea.start(header), set[int]()
    for turn in turns:
        given = pangea.state(row)
        most = max(1, len(given["players"][given["turn"]]["amulets"]))
        if given["magic"] == most < 5:
            seen.add(most)
            with pytest.raises(GameError):
                pangea.start(pangea.with_state(header, {**given, "magic": most + 1}))
        for move in turn:
            play(row, move)
    assert {1, 2} <= seen


@pytest.mark.parametrize("kind", ["players", "tiles", "tribes", "all_produce", "slide", "position"])
def test_a_spoilt_header_is_refused(kind: str) -> None:
    header, _ = pangea.from_text(game())
    data = pangea.header_data(header)
    for nonsense in (*NONSENSE, ["blue", "blue"], [["swamp"] * 3] * 5):
        if nonsense not in (data.get(kind), True, False):
            with pytest.raises(GameError):
                pangea.header_from({**data, kind: nonsense})
    with pytest.raises(GameError):
        pangea.header_from({**data, "more": 1})


# --- spelling --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("pangea 1\nplayers blue green\n\n# tiles\ntiles swamp2\n", 5),
        ("pangea 2\n", 1),
        ("pangea 1\nplayers blue\n", 2),
        ("pangea 1\nplayers blue blue\n", 2),
        ("pangea 1\nplayers purple green orange blue yellow\n", 2),
        ("pangea 1\nplayers blue red\n", 2),
        (game().replace("orange=desert,desert,desert", "orange=desert,desert"), 4),
        (game().replace("orange=desert,desert,desert", "orange=desert,desert,swamp"), 4),
        (game().replace("green=swamp,swamp,swamp", "green=mountain,mountain,mountain"), 4),
        (game().replace("purple=mountain,mountain,mountain green=swamp,swamp,swamp", "green=swamp,swamp,swamp"), 4),
        (game(options=""), 0),
        (game() + "options\n", 5),
        (game(options="production=all"), 0),
        (game(options="production=all shift=slide"), 0),
        (game(options="shift=slide production=all"), 5),
        (game(options="shift=slide shift=slide"), 5),
        (game("blue: place swamp2", "options shift=slide"), 6),
        (game("green: place swamp2"), 5),
        (game("blue: place mountain4"), 5),
        (game("blue:  place swamp2"), 5),
        (game("blue:place swamp2"), 5),
        (game("blue: place\tswamp2"), 5),
        (game("blue : place swamp2"), 5),
        (game("Blue: place swamp2"), 5),
        (game("blue: place swamp2# here", "green: place swamp3 \t# there"), 0),
        (game("\tblue: place swamp2\r", "", " # nothing\r"), 0),
        (game("blue: place swamp2\x0b"), 5),
        (game("blue: place swamp2\u00a0"), 5),
        (game("blue: place swamp2 # \udcff"), 5),
        (game("blue: place swamp2", "green: place swamp3", "blue: draw blue=swamp"), 7),
        (game("blue: place swamp2", "green: place swamp3", "blue: stay", "blue: ban b1"), 8),
        (game("blue: place swamp2", "green: place swamp3", "blue: stay", "blue: ban swamp2"), 0),
        (game("blue: place swamp2", "green: place swamp3", "blue: move grassland@swamp2>swamp4*" + "9" * 5000), 7),
        (game("blue: place swamp2", "green: place swamp3", "blue: move grassland@swamp2>swamp4*03"), 7),
        (game("blue: place swamp2", "green: place swamp3", "blue: move grassland@swamp2>swamp4*3"), 0),
        (game("blue: place swamp2", "green: place swamp3", "blue: move grassland@swamp2>swamp4*4"), 7),
        ("\ufeff" + game(), 1),
        (game().replace("players blue", "players \t blue"), 0),
        (game().rstrip("\n"), 0),
    ],
)
def test_the_first_bad_line_is_named_by_both(text: str, line: int) -> None:
    assert line_of(text) == line
    assert reference_line_of(text) == line


@pytest.mark.parametrize("kept", range(4))
def test_a_header_that_ends_too_early_is_refused(kept: int) -> None:
    assert line_of("\n".join(["pangea 1", "players blue green", TILES_LINE, TRIBES_LINE][:kept])) > 0


def test_a_refusal_shows_the_canonical_line() -> None:
    text = game(
        "blue: place swamp2", "green: place swamp3", "blue: move grassland@swamp2>swamp4 grassland@swamp2>swamp4"
    )
    with pytest.raises(GameError, match=r"blue: move grassland@swamp2>swamp4\*2"):
        pangea.from_text(text)


def test_the_legal_list_is_sorted_by_code_point_without_duplicates() -> None:
    for text in oracle.sample(3, first=360):
        for entry in pangea.trace(text):
            assert entry["legal"] == sorted(set(entry["legal"]))
            assert bool(entry["legal"]) == (entry["state"]["phase"] != "over")
