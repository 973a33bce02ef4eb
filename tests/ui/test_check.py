"""`check`: what it tries works here, and what does not come is said."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest

from luna.shell.app import check
from tests import patience


def test_all_is_well_and_nothing_is_kept(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("LUNA_HOME", str(tmp_path / "mine"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    assert check.run(["--seconds", str(patience.seconds(60))]) == 0
    said = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in said[-4:]] == [
        "the table",
        "the network",
        "4 turns of computer players",
        "a hint",
    ]
    assert list(tmp_path.iterdir()) == []


def test_what_does_not_come_is_said(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUNA_HOME", os.devnull)
    monkeypatch.setattr("luna.shell.players.opponents.Opponents.update", lambda *_: None)
    assert check.run(["--seconds", "1"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("Luna does not work here: ") and "did not come in 1 seconds" in said
