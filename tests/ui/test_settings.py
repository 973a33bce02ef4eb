"""The settings file: read, written, broken, wrong."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from luna.client.settings import NAME, Settings, load
from tests.ui.driver import driving


def test_missing_file_gives_defaults_in_the_wished_language(tmp_path: Path) -> None:
    settings, notices = load(tmp_path, "nl")
    assert settings.language == "nl" and not notices


def test_round_trip(tmp_path: Path) -> None:
    settings = Settings(path=tmp_path / NAME)
    settings.language, settings.animation_speed, settings.window = "fr", "instant", (1600, 900)
    settings.names = {"red": 'Zoë "Z" \\ Ő', "blue": "李"}
    settings.seats = ("blue", "red", "white")
    assert settings.save() is None
    again, notices = load(tmp_path, "en")
    assert again == settings and not notices
    assert again.speed == math.inf


@pytest.mark.parametrize("broken", [b"language = ", b"\xff\xfe\x00", b"[[[", b"\x00" * 40])
def test_broken_file_is_set_aside_and_said(broken: bytes, tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(broken)
    settings, notices = load(tmp_path, "en")
    assert settings == Settings(path=tmp_path / NAME)
    assert [notice.code for notice in notices] == ["settings-broken"]
    aside = tmp_path / str(notices[0].facts["aside"])
    assert aside.read_bytes() == broken
    assert not (tmp_path / NAME).exists()
    assert settings.save() is None
    assert load(tmp_path, "en")[1] == []


def test_the_player_reads_about_a_broken_file(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text("nonsense", encoding="utf-8")
    with driving(tmp_path) as driver:
        driver.frames()
        assert "settings.broken.toml" in (driver.app.toasts.shown or "")


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("language = 7", "language"),
        ('animation_speed = "9"', "animation_speed"),
        ('full_screen = "yes"', "full_screen"),
        ("window = [1]", "window"),
        ("window = [3, 4]", "window"),
        ('window = "big"', "window"),
        ("names = 3", "names"),
        ('seats = ["red", "red"]', "seats"),
        ("seats = 1", "seats"),
        ("seats = [[1], [2]]", "seats"),
    ],
)
def test_wrong_value_gets_its_default_and_is_said(line: str, key: str, tmp_path: Path) -> None:
    (tmp_path / NAME).write_text(f"{line}\nreduced_motion = true\nunknown = 3\n", encoding="utf-8")
    settings, notices = load(tmp_path, "en")
    assert [(notice.code, notice.facts["key"]) for notice in notices] == [("settings-value", key)]
    assert settings == Settings(reduced_motion=True, path=tmp_path / NAME)


def test_a_folder_that_takes_no_file_is_said_not_raised(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    problem = Settings(path=tmp_path / "file" / NAME).save()
    assert problem is not None and problem.code == "file-not-written"
