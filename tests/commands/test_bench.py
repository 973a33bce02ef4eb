"""`bench --json`: the names of its figures are a face towards other programs; the values are nobody's promise here."""

from __future__ import annotations

import importlib.util
import json
import math

import pytest

from luna.workshop import bench

RULES = {
    *("pyunit_ns", "decision_us", "apply_us", "legal_us", "copy_us", "digest_us", "replay_ms", "undo_ms"),
    *("decision_us_2p", "perft_nodes_per_s", "import_ms", "decisions_per_game", "branching"),
    *("decisions_per_game_2p", "branching_2p", "games_per_s", "games_per_s_2p", "enum_per_s"),
}
RATIOS = {f"{name}_ratio_chess" for name in ("step", "apply", "legal", "copy", "perft", "import")}


def test_it_prints_one_object_with_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run(["--json", "--rounds", "1", "--game", "pebbles"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures) >= RULES
    if importlib.util.find_spec("chess") is not None:
        assert set(figures) >= RATIOS
    assert all(isinstance(value, float) and math.isfinite(value) for value in figures.values())
    assert all(value > 0 for name, value in figures.items() if not name.endswith("import_ms"))


def test_every_goal_has_its_figure() -> None:
    assert set(bench.goals("luna")) <= RULES | RATIOS
    assert set(bench.goals("pangea")) <= RULES | RATIOS
