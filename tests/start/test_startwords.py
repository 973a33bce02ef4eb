"""Words of the start: in the language of the desktop, then in the player's, without any package."""

import os
import re
import sys
from io import StringIO
from pathlib import Path
from types import SimpleNamespace

import pytest

from luna import notice, places, startwords
from luna.text import Catalogue
from tests.start.conftest import SOURCE, Program

LANGUAGES = ("en", "de", "fr", "nl")


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Only the language that a test sets, and no settings."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LUNA_HOME", str(tmp_path))


@pytest.mark.parametrize("language", LANGUAGES)
def test_reads_the_same_as_the_catalogue(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every message of the file with its slots: the plain reader can read them all."""
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    words = Catalogue(language)
    text = (SOURCE / "assets" / "shell" / "text" / language / "start.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^([a-z-]+) =", text, re.M)
    assert len(keys) > 20
    for key in keys:
        line = re.search(rf"^{key} = .*", text, re.M)
        assert line is not None
        slots = {name: f"<{name}>" for name in re.findall(r"\$(\w+)", line[0])}
        assert startwords.say(key, **slots) == words(key, **slots)


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE", "LC_MESSAGES": "nl_BE"}, "nl"),
        ({"LANG": "de_DE", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE", "LANGUAGE": "fr:de"}, "fr"),
        ({"LANG": "C", "LANGUAGE": "fr"}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "en"),
        ({"LANG": "../../../etc"}, "en"),
        ({"LC_ALL": "", "LANG": "fr_CA"}, "fr"),
    ],
)
def test_the_language_of_the_desktop(environ: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in environ.items():
        monkeypatch.setenv(name, value)
    assert startwords.say("start-ready") == Catalogue(language)("start-ready")


def test_the_chosen_language_beats_that_of_the_desktop(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    settings = tmp_path / "settings.toml"
    settings.write_text('# Luna\nlanguage = "nl"\n', encoding="utf-8")
    assert startwords.say("start-ready") == "klaar"
    for spoilt in (b'language = "xx"\n', b"\xff\xfe", b"language = 3\n", b""):
        settings.write_bytes(spoilt)
        assert startwords.say("start-ready") == "bereit"


def test_the_desktops_of_windows_and_macos(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: 0x0813)  # Dutch of Belgium
    ctypes = SimpleNamespace(windll=SimpleNamespace(kernel32=kernel))
    with monkeypatch.context() as windows:
        windows.setattr(os, "name", "nt")
        windows.setitem(sys.modules, "ctypes", ctypes)
        assert startwords.wished() == "nl"
        kernel.GetUserDefaultUILanguage = lambda: 0x0409
        assert startwords.wished() == "en"
        kernel.GetUserDefaultUILanguage = lambda: 0x0411
        assert startwords.wished() == "en"
        del kernel.GetUserDefaultUILanguage
        assert startwords.wished() == "en"
    monkeypatch.setattr(sys, "platform", "darwin")
    for answer, language in (("fr_FR\n", "fr"), ("", "")):
        monkeypatch.setattr(os, "popen", lambda command, answer=answer: StringIO(answer))
        assert startwords.wished() == language
    assert startwords.say("start-ready") == "ready"


def test_a_missing_message_shows_its_key(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(startwords, "ASSETS", str(tmp_path))
    assert startwords.say("start-not-written", folder="/a", error="full") == "start-not-written full /a"


def test_a_problem_is_a_sentence() -> None:
    problem = places.Problem("start-does-not-start", folder="/a/b")
    assert notice.say(problem.key, **problem.slots).startswith("The private environment")
    assert notice.say("start-ready") == "ready"


def test_the_first_start_speaks_the_language_of_the_desktop(program: Program) -> None:
    result = program.run(environ={"LANG": "de_DE.UTF-8", "PYTHONUTF8": "1"})
    assert result.returncode == 0, result.stderr
    assert "Der erste Start wird vorbereitet" in result.stderr
    assert "tiny wird geholt (1 von 1)" in result.stderr


def test_every_sentence_of_the_start_comes_from_the_file() -> None:
    """The start modules show and raise keys, not sentences."""
    for name in ("start", "environment", "places", "notice", "__main__"):
        source = (SOURCE / "luna" / f"{name}.py").read_text(encoding="utf-8")
        found = re.findall(r"""(?:Problem|Unwritable|tell|progress)\((?:\d+, |5 \+ [^,]+, )?f?"([^"]*)""", source)
        assert all(re.fullmatch(r"start-[a-z-]+", said) for said in found), found
