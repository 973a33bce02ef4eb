"""Golden games: every position of every game is the recorded one."""

import re
from pathlib import Path
from typing import Any

import pytest

from luna.core import registry
from luna.core.game import Game, Turn
from tests.games.luna.differential import first_difference
from tests.games.luna.games import Played
from tests.games.test_face_contract import own_part
from tests.golden.__main__ import FOLDER, KINDS, annotated
from tests.oracle import pangea


@pytest.fixture(params=KINDS)
def golden(request: pytest.FixtureRequest) -> Path:
    return FOLDER / str(request.param)


def read(path: Path) -> tuple[Game, Any, list[Turn]]:
    """A game with its header and its turns."""
    text = path.read_text("utf-8")
    game = registry.load(registry.game_of_text(text))
    return game, *game.from_text(text)


def test_there_is_one_of_every_kind() -> None:
    assert {path.name for path in FOLDER.iterdir() if path.suffix in (".luna", ".pangea")} == set(KINDS)


def test_revision_board_positions_and_result_are_as_they_were_written_down(golden: Path) -> None:
    assert annotated(golden.read_text("utf-8")) == golden.read_text("utf-8")


def test_every_turn_is_legal(golden: Path) -> None:
    game, header, turns = read(golden)
    row = game.start(header)
    for turn in turns:
        assert game.why_not(row, own_part(game, row, turn)) is None
        for move in turn:
            draw = game.chance(row)
            assert move in (draw.outcomes if draw else game.legal(row))
            game.play(row, move)


def test_export_and_import_give_the_same_game(golden: Path) -> None:
    game, header, turns = read(golden)
    text = game.to_text(header, turns)
    assert text in re.sub(r" *#.*\n", "\n", golden.read_text("utf-8"))
    assert game.from_text(text) == (header, turns)
    assert game.to_text(game.header_from(game.header_data(header)), turns) == text


def test_the_oracle_plays_the_same_game(golden: Path) -> None:
    game, header, turns = read(golden)
    text = game.to_text(header, turns)
    if game.NAME == "luna":
        assert first_difference(Played(header, turns), text, ask_legal=0.05) is None
        return
    *_, (_, end) = pangea.replay(text)
    points = golden.read_text("utf-8").splitlines()[-1].removeprefix("# result ").split(" ")
    assert [people for place in end.ranking() for people in place] == points[::2]


def test_another_move_gives_another_position(golden: Path) -> None:
    game, header, turns = read(golden)
    row = game.start(header)
    for turn in turns:
        after = row[:]
        for move in turn:
            game.play(after, move)
        for move in [move for move in game.legal(row) if move != turn[0]][:3]:
            other = row[:]
            game.play(other, move)
            assert game.digest(other) != game.digest(after)
        row = after
