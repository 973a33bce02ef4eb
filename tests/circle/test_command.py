"""`luna circle`: all about a circle without a window, and one sentence about each hostile file."""

from __future__ import annotations

from pathlib import Path

import pytest

from luna.circle import entries
from luna.circle.shelf import Shelf
from luna.commands import circle
from luna.net.identity import Identity
from tests.circle.test_shelf import save

pytest.importorskip("openskill", reason="the environment is older than requirements.txt")


class Home:
    """A machine with a separate folder."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch, said: pytest.CaptureFixture[str]) -> None:
        self._folder, self._patch, self._said = folder, patch, said

    def __call__(self, *words: str, status: int = 0) -> str:
        """Run the command there; returns its output."""
        self._patch.setattr(circle, "data_folder", lambda: str(self._folder))
        assert circle.run(list(words)) == status
        out, err = self._said.readouterr()
        assert not (out and err)
        return (out or err).strip()


@pytest.fixture
def homes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> tuple[Home, Home]:
    return Home(tmp_path / "anna", monkeypatch, capsys), Home(tmp_path / "bruno", monkeypatch, capsys)


def test_two_members_sign_a_game_by_commands(homes: tuple[Home, Home], tmp_path: Path) -> None:
    anna, bruno = homes
    anna("found", "Thursday", "--as", "Anna")
    assert bruno("join", anna("invite", "Thursday"), "--as", "Bruno") == "Thursday"
    to_anna, to_bruno = tmp_path / "1.circle", tmp_path / "2.circle"
    bruno("give", "Thursday", "-o", str(to_anna))
    assert anna("take", str(to_anna)) == "Thursday: 1 new"
    anna("add", "Thursday", str(save(tmp_path, "2-free.luna")), "Anna", "Bruno")
    assert "Does not count yet" in anna("show", "Thursday")
    anna("give", "Thursday", "-o", str(to_bruno))
    bruno("take", str(to_bruno))
    assert bruno("sign", "Thursday") == "1 signed"
    shown = bruno("show", "Thursday")
    assert "Counts. Signed by Anna and Bruno." in shown and "Bruno (invited by Anna)" in shown
    assert "1 games" in shown.splitlines()[0]
    bruno("give", "Thursday", "-o", str(to_anna), "--force")
    anna("take", str(to_anna))
    assert anna("show", "Thursday") == shown == anna("check", str(to_anna))


def test_a_named_player_must_be_a_member(homes: tuple[Home, Home], tmp_path: Path) -> None:
    anna, _ = homes
    anna("found", "Thursday", "--as", "Anna")
    game = str(save(tmp_path, "2-free.luna"))
    assert anna("add", "Thursday", game, "Anna", "Zoe", status=2) == "No member is called Zoe."
    assert "2 seats" in anna("add", "Thursday", game, "Anna", status=2)
    assert "You were not" in anna("add", "Thursday", game, "-", "-", status=2)
    assert anna("show", "Friday", status=2) == "No circle is called Friday."


@pytest.mark.parametrize("data", [b"", b"\x89LunaC\r\n" + bytes(90), b"# rules 1"])
@pytest.mark.parametrize("how", ["take", "check"])
def test_a_strangers_file_is_refused_in_one_sentence(
    homes: tuple[Home, Home], tmp_path: Path, how: str, data: bytes
) -> None:
    path = tmp_path / "stranger.circle"
    path.write_bytes(data)
    said = homes[0](how, str(path), status=2)
    assert "stranger.circle" in said and "\n" not in said
    assert "missing.circle" in homes[0](how, str(tmp_path / "missing.circle"), status=2)


def test_entries_of_strangers_are_not_given_to_others(homes: tuple[Home, Home], tmp_path: Path) -> None:
    anna, bruno = homes
    anna("found", "Thursday", "--as", "Anna")
    bruno("join", anna("invite", "Thursday"), "--as", "Bruno")
    store, to_bruno = Shelf(tmp_path / "anna"), tmp_path / "1.circle"
    held = store.all()[0]
    store.add(held, held.circle.plus(entries.sign(held.circle.key, Identity.new(), entries.Rename(1, "Zoe"))))
    anna("give", "Thursday", "-o", str(to_bruno))
    assert bruno("take", str(to_bruno)) == "Thursday: 2 new", "the founding and the invitation"
