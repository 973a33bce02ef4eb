"""The program on a real accessibility bus, controlled by a process that knows only AT-SPI."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from luna.core.levels import Character
from luna.core.options import Options
from luna.games.pangea import rules
from luna.log.records import BOT
from luna.log.saves import Saves
from luna.table.table import Player, Table
from tests.patience import seconds

_SERVICE = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
_SETTINGS = """language = "en"
window = [1280, 720]
tips = false
animation_speed = "instant"
keyboard = "always"
"""
_AROUND = [
    "^High contrast False True$",
    "^A1$",
    "^puzzle: .",
    "^taken back: Sailboat$",
    "^hint: .",
    "^forecast: .*Final",
    "^What-if board",
    "^Your turn$",
]


_CRASH = pytest.mark.skipif(
    "LUNA_TEST_BUS" not in os.environ, reason="the system's launcher does not always begin again after its bus has died"
)


def heard(command: list[str], environ: dict[str, str]) -> tuple[int, str, str]:
    """Its answers, output and errors. It ends when its pipe closes, as when this process dies."""
    pipe, held = os.pipe()
    root, to = Path(__file__).parents[2], subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=to, stderr=to, text=True, cwd=root, env=environ) as reader:
        os.close(pipe)
        try:
            said, wrong = reader.communicate(timeout=seconds(120))
        finally:
            os.close(held)
    return reader.returncode, said, wrong


def _dealt(home: Path) -> None:
    """A saved game of Pangea against the lowest level, from the deal on: one that a plain player loses soon.

    With another deal or another bot the same players may take ten times as long.
    """
    dealt = rules.deal(Options(("blue", "green"), {"all_produce": True, "slide": True}, first=0), bytes([2]) * 32)
    players = {"blue": Player("Ilse"), "green": Player("Bram", BOT, str(Character(0, 2)))}
    Table.new(rules, dealt, players, Saves(home / "saves").new_path()).close()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("deed", "game", "said"),
    [
        ("game", "Luna", ["^Luna$", "wins|tie"]),
        ("saved", "Pangea", ["^Pangea$", "wins|tie"]),
        ("lesson", "Luna", ["Won in"]),
        ("network", "Luna", ["^Ilse [0-9]+$", "^Bram [0-9]+: G8$", "^(Ilse|Bram) ", "^(Ilse|Bram) "]),
        ("around", "Luna", _AROUND),
        pytest.param("late", "Luna", ["^Settings$", "^About Luna$"], marks=_CRASH),
    ],
)
def test_a_game_can_be_played_over_at_spi(tmp_path: Path, deed: str, game: str, said: list[str]) -> None:
    """Other processes play from the first page to the winner of a game or a lesson, and a turn each on a network.

    The other pages too: settings, chat, a code, a puzzle, undo, hint, forecast, what-if; and a bus that dies.
    """
    run = shutil.which("dbus-run-session")
    if run is None or not _SERVICE.exists():
        pytest.skip("there is no accessibility bus: the Debian packages are dbus-daemon and at-spi2-core")
    for name in ("", "ilse", "bram"):
        (tmp_path / name).mkdir(exist_ok=True)
        player = f"{name.title()} {os.getpid()}"  # no other table of that name is on the network
        settings = f'{_SETTINGS}player = "{player}"\n'
        (tmp_path / name / "settings.toml").write_text(settings, encoding="utf-8")
    if deed == "saved":
        _dealt(tmp_path)
    runtime = tmp_path / "run"  # a separate one: two buses of a machine would share a socket
    runtime.mkdir(mode=0o700)
    command = [run, "--", sys.executable, "-m", "tests.access.reader", str(tmp_path), deed, game]
    code, said_there, wrong = heard(command, {**os.environ, "XDG_RUNTIME_DIR": str(runtime)})
    assert code == 0, wrong[-2000:]
    lines = [line[2:] for line in said_there.splitlines() if line.startswith("> ")]
    assert len(set(lines)) == len(said), said_there
    assert all(re.search(one, line) for one, line in zip(said, lines, strict=True)), said_there
