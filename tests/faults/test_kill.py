"""A real process is killed while it plays; and two real processes want the same save."""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from luna.log import savefile
from luna.log.files import Disk
from luna.log.notices import Refused
from luna.table.table import Table
from tests.log.helpers import PEBBLES, new_table, play_turns

ROOT = Path(__file__).parents[2]
KILLS = 30

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no kill -9 there")


def start(save: Path, bug: str = "") -> subprocess.Popen[str]:
    """The writer process, once it has opened the save."""
    command = [sys.executable, "-m", "tests.faults.writer", str(save), *([bug] if bug else [])]
    env = os.environ | {"PYTHONPATH": str(ROOT)}
    writer = subprocess.Popen(command, cwd=ROOT, env=env, text=True, stdout=subprocess.PIPE)
    assert writer.stdout is not None
    assert writer.stdout.readline() == "open\n"
    return writer


def kill(writer: subprocess.Popen[str], after: float, least: int = 0) -> list[tuple[int, str]]:
    """Kill it after so many seconds and at `least` so many records; returns its output until then."""
    assert writer.stdout is not None
    output = "".join(writer.stdout.readline() for _ in range(least))
    time.sleep(after)
    writer.kill()
    output += writer.communicate()[0]
    lines = [line.split() for line in output.splitlines(keepends=True) if line.endswith("\n")]
    return [(int(seq), digest) for seq, digest in lines]


def check(save: Path, shown: list[tuple[int, str]]) -> None:
    """All shown turns are in the save."""
    table = Table.open(PEBBLES, save)
    assert not table.read_only
    for seq, digest in shown:
        assert seq <= table.head, f"record {seq} was shown, but the save ends at {table.head}"
        assert table.chronicle.fold.at(seq).after.digest.hex() == digest
    table.close()


def test_kill_at_any_time_loses_nothing_shown(tmp_path: Path) -> None:
    rng = random.Random(5)
    save = tmp_path / "a.luna"
    shown: list[tuple[int, str]] = []
    seen = 0
    for number in range(KILLS):
        new = kill(start(save), rng.uniform(0, 0.01), least=rng.randrange(3))
        seen += len(new)
        shown += new
        check(save, shown)
        if number % 8 == 7:  # a new game, so that the log does not grow without end
            save.unlink()
            shown = []
    assert seen > KILLS


def test_planted_late_write_is_found(tmp_path: Path) -> None:
    def try_often() -> None:
        for number in range(30):
            save = tmp_path / f"{number}.luna"
            check(save, kill(start(save, "late"), 0, least=5))

    with pytest.raises(AssertionError, match="was shown"):
        try_often()


def test_two_programs_never_have_one_save(tmp_path: Path) -> None:
    save = tmp_path / "a.luna"
    new_table(PEBBLES, save).close()
    writer = start(save)
    try:
        with pytest.raises(Refused) as caught:
            Table.open(PEBBLES, save)
        assert caught.value.notice.code == "save-in-use"
        assert savefile.skim(save).header.game == "pebbles"  # viewing is allowed
    finally:
        shown = kill(writer, 0.01)
    check(save, shown)  # the lock ended with its owner


def two_at_once(save: Path, disk: Disk) -> None:
    """Two tables of one program on one save: the second one must be refused."""
    first = new_table(PEBBLES, save, disk=disk)
    shown = [(outcome.seq, outcome.digest.hex()) for outcome in play_turns(first, 2)]
    try:
        second = Table.open(PEBBLES, save, disk=disk)
    except Refused:
        second = None
    shown += [(outcome.seq, outcome.digest.hex()) for outcome in play_turns(first, 2, seed=1)]
    if second:
        shown += [(outcome.seq, outcome.digest.hex()) for outcome in play_turns(second, 3, seed=9)]
        second.close()
    first.close()
    check(save, shown)


def test_two_tables_of_one_program(tmp_path: Path) -> None:
    two_at_once(tmp_path / "a.luna", Disk())


class Unlocked(Disk):
    def lock(self, descriptor: int) -> None:
        pass


def test_planted_missing_lock_is_found(tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        two_at_once(tmp_path / "a.luna", Unlocked())
    save = tmp_path / "b.luna"
    new_table(PEBBLES, save).close()
    writer = start(save, "unlocked")
    try:
        with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"), pytest.raises(Refused):
            Table.open(PEBBLES, save)
    finally:
        kill(writer, 0)
