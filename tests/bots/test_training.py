"""The training tool: what a game teaches, what a file of weights holds, and what is asked of the command line."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import pytest

from luna.bots.linear_value import from_data
from luna.games.luna.bot import training as luna
from luna.games.luna.bot.features import names
from luna.workshop import train, training


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_game_teaches_every_round_and_sums_up_to_its_end(players: int) -> None:
    samples = luna.samples(5, players, None)
    assert {moment[0] for moment, _, _ in samples} == set(range(1, 7))
    assert all(set(found) <= set(names()) for _, found, _ in samples)
    assert luna.samples(5, players, None) == samples
    last = samples[-1]
    assert -20_000 < last[2] < 60_000, "thousandths of points that are still to come"


def test_a_file_of_weights_keeps_the_other_tables() -> None:
    line = list(range(len(names())))
    weights = {(number, candles): line for number in range(1, 7) for candles in (1, 2, 3)}
    about = {"seed": 1, "generations": 2, "games": 3}
    data = training.with_weights(training.with_weights({}, names(), 2, weights, about), names(), 3, weights, about)
    read = json.loads(training.to_text(data))
    assert read == data
    assert set(read["weights"]) == set(read["tables"]) == {"2", "3"}
    assert from_data(read, 3)[6, 1] == dict(zip(names(), line, strict=True))
    other = training.with_weights({**read, "names": ["of", "another", "version"]}, names(), 4, weights, about)
    assert set(other["weights"]) == {"4"}, "weights of other features are of no use"


def test_without_numpy_it_says_what_to_do(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert train.run([]) == 1
    assert "numpy" in capsys.readouterr().err


def test_numbers_below_one_are_refused() -> None:
    with pytest.raises(SystemExit):
        train.run(["--games", "0"])


def test_a_game_or_a_table_without_lessons_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        train.run(["--game", "pebbles"])
    assert "pebbles have nothing to learn" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        train.run(["--players", "5"])
    assert "learned for 1, 2, 3, 4 players" in capsys.readouterr().err


@pytest.mark.skipif(importlib.util.find_spec("numpy") is None, reason="without numpy, of tests/requirements.txt")
def test_a_tiny_training_can_be_repeated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def trained(file: Path) -> str:
        words = "--players 2 --generations 1 --games 4 --matches 2 --processes 1"
        assert train.run([*words.split(), "--out", str(file)]) == 0
        return file.read_text(encoding="utf-8")

    assert trained(tmp_path / "one.json") == trained(tmp_path / "two.json")
    assert "2 players, generation 1 of 1" in capsys.readouterr().out
