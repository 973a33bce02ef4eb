"""The oracle's own grammar and consistency."""

import json

import pytest

from tests.games.luna.games import games

from . import BadLine, coverage, trace
from .data import FIGURES
from .header import read_header, write_header
from .legal import legal
from .lines import Items
from .samples import FREE, PRESET, SOLO, game_of
from .text import Fault, read_action, spell, understand
from .trace import replay


@pytest.mark.parametrize(
    ("text", "line", "rule"),
    [
        ("", 1, "notation"),
        ("luna 2\n", 1, "notation"),
        (PRESET.replace("white\n", "white white\n", 1), 2, "S1"),
        (PRESET.replace("green red", "green"), 3, "S2"),
        (PRESET.replace("book bribery", "book book", 1), 4, "S9"),
        (PRESET.replace("yellow=1", "yellow=5"), 6, "S3"),
        (PRESET.replace("book bribery", "bribery book", 1), 7, "S9"),
        (PRESET.replace("builder=sail", "builder=book"), 7, "S10"),
        (PRESET + "options startplayer=fixed\n", 8, "O2"),
        (SOLO.replace("free", "preset"), 7, "V13"),
        (SOLO.replace("solo-1", "solo-3"), 5, "V11"),
        (SOLO.replace("solo-1 blue", "blue solo-1"), 2, "notation"),
        (FREE + "options scoring=live startplayer=fixed\n", 0, ""),
        (FREE + "\n\nred: meditate\n", 11, "S11"),
        (FREE + "blue: shrine at tide\n", 9, "A1"),
        (FREE + "red: shrine at herbs\n", 9, "S11"),
        (FREE + "red: shrine at tide\nblue: shrine at tide\n", 10, "S11"),
        (FREE + "white: shrine at tide\n", 9, "notation"),
        (PRESET + "yellow: journey sail>book book>sail\n", 8, "notation"),
        (PRESET + "yellow: journey book>sail*1\n", 8, "notation"),
        (PRESET + "yellow: journey  book>sail\n", 8, "notation"),
        (PRESET + "yellow: journey book>book\n", 8, "A9"),
        (PRESET + "yellow: journey book>sail*3\n", 8, "A9"),
        (PRESET + "yellow: journey book>sail*2 book>tide\n", 8, "A9"),
        (PRESET + "yellow: finish\n", 8, "V6"),
    ],
)
def test_refusals(text: str, line: int, rule: str) -> None:
    if not rule:
        assert list(replay(text))
        return
    with pytest.raises(BadLine) as caught:
        list(replay(text))
    assert (caught.value.number, caught.value.fault.rule) == (line, rule)


def test_a_refusal_shows_the_canonical_line() -> None:
    fault = read_action("tide jetty>sail ~book>tide book>tide ~book>tide*1 book>novice")
    assert isinstance(fault, Fault)
    assert "tide book>novice book>tide ~book>tide*2 jetty>sail" in fault.reason


def test_trace_begins_with_the_start_position() -> None:
    first, second = trace(PRESET + "yellow: journey book>sail sail>book\n")
    assert (first["n"], first["command"], second["n"]) == (0, None, 1)
    assert second["command"] == "yellow: journey book>sail sail>book"
    assert list(first) == ["n", "command", "state", "legal"]
    assert first["legal"] == sorted(first["legal"]) and "journey book>tide*2" in first["legal"]
    assert list(first["state"]["figures"]) == list(FIGURES)
    assert second["state"]["orders"]["yellow"]["inactive"] == {"book": 1, "sail": 1}
    json.dumps(second)


@pytest.mark.parametrize("text", [played.text() for played in games(4)])
def test_random_games(text: str) -> None:
    header = read_header(Items(text))
    assert text.splitlines()[: len(write_header(header))] == write_header(header)
    for _, game in replay(text):
        assert all(ip >= 0 for ip in game.ip.values())
        assert len(game.standing()) == len(header.players)
        assert sum(tile.book for tile in game.tiles.values()) == len(header.people)
        assert all(n.island or n.place != "island" for n in game.novices)
        assert all(n.place == "temple" for n in game.novices if n.tile and game.tiles[n.tile].in_temple)
    assert coverage([text])["turns"] == len(text.splitlines()) - len(write_header(header))


def test_every_legal_line_is_spelled_canonically() -> None:
    for text in (PRESET, FREE, SOLO):
        game = game_of(text)
        assert legal(game)
        assert all(spell(understand(line)) == line for line in legal(game))
