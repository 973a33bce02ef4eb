"""Golden games: they end as it was written down, line for line."""

from pathlib import Path

import pytest

from luna.games.pangea import rules as pangea
from luna.games.pangea.rules.legal import legal
from luna.games.pangea.rules.moves import CLOSE
from luna.games.pangea.rules.play import play
from tests.games.pangea.golden.__main__ import FOLDER, KINDS, ending
from tests.oracle import pangea as oracle

FILES = sorted(FOLDER.glob("*.pangea"))


@pytest.fixture(params=FILES, ids=[path.stem for path in FILES])
def golden(request: pytest.FixtureRequest) -> Path:
    assert isinstance(request.param, Path)
    return request.param


def test_there_is_one_of_every_kind() -> None:
    assert {path.stem for path in FILES} == set(KINDS)
    assert {players for players, _ in KINDS.values()} == {2, 3, 4}


def test_it_ends_as_it_was_written_down(golden: Path) -> None:
    text = golden.read_text("utf-8")
    game, mark, end = text.partition("# position")
    assert ending(game) == mark + end


def test_export_and_import_give_the_same_game(golden: Path) -> None:
    text = golden.read_text("utf-8")
    header, turns = pangea.from_text(text)
    assert text.startswith(pangea.to_text(header, turns))
    assert pangea.header_from(pangea.header_data(header)) == header


def test_the_reference_finds_the_same_winner(golden: Path) -> None:
    *_, (_, game) = oracle.replay(golden.read_text("utf-8"))
    places = " ".join("+".join(place) for place in game.ranking())
    assert golden.read_text("utf-8").endswith(f"# places {places}\n")


def test_another_move_gives_another_position(golden: Path) -> None:
    header, turns = pangea.from_text(golden.read_text("utf-8"))
    row = pangea.start(header)
    for turn in turns:
        after = row[:]
        for move in turn:
            play(after, move)
        for move in [move for move in legal(row) if move not in (turn[0], CLOSE)][:3]:
            other = row[:]
            play(other, move)
            assert pangea.digest(other) != pangea.digest(after)
        row = after
