"""Damaged journals of both games: which of them open, the message, and the files that remain."""

import random
from pathlib import Path

import pytest

from luna.core.game import Game
from luna.log import frames, journal
from luna.log.frames import End
from luna.log.notices import Refused
from luna.table.chronicle import Outcome
from luna.table.table import Table
from tests.faults.disks import ForgetfulDisk
from tests.log.helpers import GAMES, LUNA, PEBBLES, new_table, play_turns

SAVE = Path("/saves/a.luna")
ASIDE = SAVE.with_name("a.luna.broken")


def played(game: Game, turns: int) -> tuple[bytes, list[bytes]]:
    """A journal's bytes, and the digest after each record."""
    disk = ForgetfulDisk()
    table = new_table(game, SAVE, disk=disk)
    digests = [table.digest, *(outcome.digest for outcome in play_turns(table, turns))]
    data = disk.content(SAVE)
    assert data is not None
    return data, digests


def check(game: Game, data: bytes, whole: bytes, digests: list[bytes]) -> str:
    """Open damaged bytes: everything shown is true, and the old bytes are kept. Returns the messages."""
    disk = ForgetfulDisk()
    disk.put(SAVE, data)
    try:
        table = Table.open(game, SAVE, disk=disk)
    except Refused as error:
        assert disk.content(SAVE) == data
        return error.notice.code
    assert table.digest == digests[table.head]
    said = [notice.code for notice in table.notices]
    left, aside = disk.content(SAVE), disk.content(ASIDE)
    assert left is not None
    if said == ["save-torn"]:
        assert aside is not None
        assert left + aside == data
        assert whole.startswith(left)
        assert not table.read_only
    elif said == ["save-damaged"]:
        assert left == data
        assert aside is None
        assert table.read_only
        assert not isinstance(table.acts.submit((1,)), Outcome)
    else:
        assert said == []
        assert whole.startswith(data)
    return said[0] if said else ""


@pytest.mark.parametrize(("game", "turns", "step"), [(PEBBLES, 6, 1), (LUNA, 40, 17)], ids=GAMES)
def test_every_tear_and_every_change(game: Game, turns: int, step: int) -> None:
    data, digests = played(game, turns)
    rng = random.Random(3)
    seen: dict[str, int] = {}
    spoilt = [data[:size] for size in range(0, len(data), step)]
    for at in range(0, len(data), step):
        change = bytes([data[at] ^ rng.randrange(1, 256)])
        spoilt.append(data[:at] + change + data[at + 1 :])
    for bytes_ in spoilt:
        said = check(game, bytes_, data, digests)
        seen[said] = seen.get(said, 0) + 1
    assert set(seen) == {"save-not-luna", "save-start-damaged", "save-torn", "save-damaged", ""} or step > 1
    assert seen["save-torn"] > 5
    assert seen["save-damaged"] > 5


def test_a_torn_save_is_played_on(tmp_path: Path) -> None:
    path = tmp_path / "a.luna"
    for number in range(1, 4):
        table = Table.open(PEBBLES, path) if path.exists() else new_table(PEBBLES, path)
        play_turns(table, 2)
        table.close()
        path.write_bytes(path.read_bytes()[:-number])
    table = Table.open(PEBBLES, path)
    assert table.length == 3
    assert [notice.facts["aside"] for notice in table.notices] == ["a.luna.broken3"]
    assert len(list(tmp_path.glob("a.luna.broken*"))) == 3
    table.close()
    assert Table.open(PEBBLES, path).notices == []


def test_a_damaged_save_is_played_on_in_a_copy(tmp_path: Path) -> None:
    data, _ = played(PEBBLES, 6)
    path = tmp_path / "a.luna"
    middle = frames.PREAMBLE_SIZE + (len(data) - frames.PREAMBLE_SIZE) * 2 // 3
    spoilt = data[:middle] + bytes([data[middle] ^ 8]) + data[middle + 1 :]
    path.write_bytes(spoilt)
    table = Table.open(PEBBLES, path)
    copy = table.save_as(tmp_path / "b.luna")
    assert isinstance(copy, Table)
    assert 0 < copy.length == table.length < 6
    assert len(play_turns(copy, 1)) == 1
    assert path.read_bytes() == spoilt


def test_planted_open_without_checks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Damaged middles are cut off like torn ends."""
    right = frames.scan
    monkeypatch.setattr(
        journal.frames,  # type: ignore[attr-defined]
        "scan",
        lambda data: (s := right(data))._replace(end=End.TORN if s.end is End.DAMAGED else s.end),
    )
    with pytest.raises((AssertionError, KeyError)):
        test_every_tear_and_every_change(PEBBLES, 6, 1)
