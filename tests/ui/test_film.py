"""A film of a replay: every frame reaches the encoder, and an incomplete film leaves nothing behind."""

import errno
import sys
from pathlib import Path

import pytest

from luna.log.notices import Refused
from luna.log.saves import Saves
from luna.shell.app import film_command as film
from luna.shell.records.filming import partial
from tests.patience import until
from tests.ui.driver import a_game, driving

SIZE = (640, 360)
ENCODER = """import sys
if "-encoders" not in sys.argv:
    data = sys.stdin.buffer.read()
    with open(sys.argv[-1], "wb") as file:
        file.write(data)
"""
BROKEN = """import sys
print("Unknown encoder\\nNo such codec.", file=sys.stderr)
sys.exit(1)
"""
needs_scripts = pytest.mark.skipif(sys.platform == "win32", reason="the encoder of the test is a script")


def encoder(folder: Path, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    script = folder / "ffmpeg"
    (folder / "ffmpeg.py").write_text(text, encoding="utf-8")
    script.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{folder}/ffmpeg.py" "$@"\n', encoding="utf-8")
    script.chmod(0o755)
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setitem(sys.modules, "imageio_ffmpeg", None)


@needs_scripts
def test_every_turn_is_in_the_film(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save, out, told = a_game(Saves(tmp_path / "saves"), 4), tmp_path / "films" / "x.mp4", list[float]()
    encoder(tmp_path, ENCODER, monkeypatch)
    film.record(save, out, tmp_path, told.append, SIZE, 8.0)
    data, frame = out.read_bytes(), SIZE[0] * SIZE[1] * 3
    frames = [data[at : at + frame] for at in range(0, len(data), frame)]
    assert len(data) % frame == 0 and len(frames) > 4 * film.RATE
    assert frames[0] != frames[-1] and len(set(frames)) > 10
    assert told == [0.25, 0.5, 0.75, 1.0]
    assert not partial(out).exists() and not (tmp_path / "settings.toml").exists()


@needs_scripts
def test_an_encoder_that_fails_is_quoted_and_nothing_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save, out = a_game(Saves(tmp_path / "saves"), 1), tmp_path / "x.mp4"
    encoder(tmp_path, BROKEN, monkeypatch)
    with pytest.raises(Refused) as refused:
        film.record(save, out, tmp_path, lambda _: None, SIZE, 8.0)
    assert refused.value.notice.code == "film-failed" and refused.value.notice.facts["error"] == "No such codec"
    assert not out.exists() and not partial(out).exists()


@needs_scripts
def test_on_windows_too_the_encoder_says_why_it_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There a pipe without a reader is an invalid argument and not a broken pipe."""

    def play(*_: object) -> None:
        raise OSError(errno.EINVAL, "Invalid argument")

    encoder(tmp_path, BROKEN, monkeypatch)
    monkeypatch.setattr(film, "_play", play)
    with pytest.raises(Refused) as refused:
        film.record(tmp_path / "x.luna", tmp_path / "x.mp4", tmp_path, lambda _: None)
    assert refused.value.notice.facts["error"] == "No such codec"


@needs_scripts
def test_a_stopped_film_held_open_is_removed_by_the_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on Windows, where the encoder ends a moment later than the process that feeds it."""
    encoder(tmp_path, ENCODER, monkeypatch)
    with driving(tmp_path) as driver:
        save, filming = a_game(driver.app.saves, 1), driver.app.filming
        left = partial(tmp_path / "films" / f"{save.stem}.mp4")
        filming.begin(save)
        left.parent.mkdir(exist_ok=True)
        left.touch()
        with monkeypatch.context() as held:
            held.setattr(Path, "unlink", _held)
            filming.stop()
        assert left.exists() and filming.save is None
        left = left.rename(left.with_name("another.mp4.part"))
        filming.begin(save)
        assert not left.exists()


def _held(path: Path, missing_ok: bool = False) -> None:
    raise PermissionError(errno.EACCES, "another process has it")


def test_without_an_encoder_the_player_is_told_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    save = a_game(Saves(tmp_path / "saves"), 1)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setitem(sys.modules, "imageio_ffmpeg", None)
    assert film.run([str(save)]) == 2
    assert "ffmpeg" in capsys.readouterr().err


@needs_scripts
@pytest.mark.parametrize("stopped", [False, True])
def test_a_film_is_made_in_the_background_and_can_be_stopped(
    stopped: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    encoder(tmp_path, ENCODER, monkeypatch)
    with driving(tmp_path) as driver:
        save, filming = a_game(driver.app.saves, 1), driver.app.filming
        filming.begin(save)
        assert filming.save == save
        filming.begin(save)  # one at a time
        if stopped:
            filming.stop()
        until(lambda: filming.save is None, driver.frames, limit=60, pause=0.1)  # the other process works, not this one
        films = list((tmp_path / "films").glob("*")) if (tmp_path / "films").exists() else []
        assert [path.name for path in films] == ([] if stopped else [f"{save.stem}.mp4"])
        assert driver.app.toasts.shown == driver.app.catalogue(
            *(("film-stopped",) if stopped else ("film-saved",)), file=str(tmp_path / "films" / f"{save.stem}.mp4")
        )
