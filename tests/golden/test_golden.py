"""Golden games: every position of every game is the one that was written down."""

import re
from pathlib import Path

import pytest

from luna.games.luna import rules as luna
from luna.games.luna.rules.moves import CLOSE
from tests.games.luna.differential import first_difference
from tests.games.luna.games import Played

FILES = sorted(Path(__file__).parent.glob("*.luna"))


def read(path: Path) -> tuple[Played, list[str], dict[str, int]]:
    """The game, its digests and its result, best first."""
    text = path.read_text("utf-8")
    points = text.rstrip("\n").split("\n")[-1].removeprefix("# result ").split(" ")
    result = dict(zip(points[::2], map(int, points[1::2]), strict=True))
    return Played(*luna.from_text(text)), re.findall(r"  # ([0-9a-f]{16})\n", text), result


@pytest.fixture(params=FILES, ids=[path.stem for path in FILES])
def golden(request: pytest.FixtureRequest) -> Path:
    assert isinstance(request.param, Path)
    return request.param


def test_there_are_golden_games_of_every_kind() -> None:
    headers = [read(path)[0].header for path in FILES]
    assert len(headers) >= 12
    assert {len(h.orders) for h in headers if not h.solo} == {2, 3, 4}
    assert {(len(h.orders), h.preset) for h in headers if not h.solo} == {(n, p) for n in (2, 3, 4) for p in (0, 1)}
    assert {h.solo for h in headers} == {0, 1, 2, 3}
    assert {(h.live_scoring, h.fixed_start) for h in headers if len(h.orders) == 2} >= {(True, True), (False, True)}


def test_they_are_of_these_rules_and_this_board(golden: Path) -> None:
    first = golden.read_text("utf-8").split("\n", 1)[0]
    assert first == f"# rules revision {luna.RULES_REVISION}, board {luna.board_digest().hex()}"


def test_a_strict_replay_finds_every_position(golden: Path) -> None:
    played, digests, result = read(golden)
    row = luna.start(played.header)
    found = [luna.digest(row).hex()]
    for turn in played.turns:
        assert luna.why_not(row, turn) is None
        for move in turn:
            assert move in luna.legal(row)
            luna.play(row, move)
        found.append(luna.digest(row).hex())
    assert found == digests
    final = luna.result(row)
    assert final is not None
    names = luna.seats(played.header)
    assert [(names[seat], final.ip[seat]) for seat in final.ranking] == list(result.items())


def test_a_trusting_replay_finds_every_position(golden: Path) -> None:
    played, digests, _ = read(golden)
    row = luna.start(played.header)
    for turn, digest in zip(played.turns, digests[1:], strict=True):
        for move in turn:
            luna.play(row, move)
        assert luna.digest(row).hex() == digest


def test_export_and_import_give_the_same_game(golden: Path) -> None:
    played, _, _ = read(golden)
    text = played.text()
    assert text in re.sub(r" *#.*\n", "\n", golden.read_text("utf-8"))
    assert luna.from_text(text) == tuple(played)
    assert luna.to_text(luna.header_from(luna.header_data(played.header)), played.turns) == text


def test_the_oracle_plays_the_same_game(golden: Path) -> None:
    played, _, _ = read(golden)
    assert first_difference(played, played.text(), ask_legal=0.05) is None


def test_a_changed_turn_is_noticed(golden: Path) -> None:
    """Another legal turn instead of the one written gives another digest."""
    played, digests, _ = read(golden)
    row = luna.start(played.header)
    for turn, digest in zip(played.turns, digests[1:], strict=True):
        others = [move for move in luna.legal(row) if move != turn[0]]
        for move in others[:3]:
            other = row[:]
            luna.play(other, move)
            if luna.why_not(row, (move,)) is not None:
                luna.play(other, CLOSE)
            if (move, CLOSE) != turn:
                assert luna.digest(other).hex() != digest
        for move in turn:
            luna.play(row, move)
