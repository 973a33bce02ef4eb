"""`test --quick` runs what needs no window, and does not even import the rest."""

from __future__ import annotations

from pathlib import Path

import pytest

from luna.commands import test as command
from tests.conftest import LONG, QUICK

TESTS = Path(__file__).parents[1]


def test_the_command_asks_for_what_is_marked_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []

    def run(argv: list[str]) -> int:
        asked.append(argv)
        return 0

    monkeypatch.setattr("pytest.main", run)
    assert command.run(["--quick", "-n", "1"]) == 0 == command.run(["-x"])
    assert asked == [["-m", "quick", "-n", "1"], ["-n", "2", "-x"]]


def test_this_is_quick(request: pytest.FixtureRequest) -> None:
    assert request.node.get_closest_marker("quick") is not None


def test_what_is_named_exists() -> None:
    assert all((TESTS / name).is_dir() for name in QUICK)
    assert all((TESTS / f"{name}.py").is_file() for name in LONG)
