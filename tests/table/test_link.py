"""The link: the window never waits for the disk, and nothing counts as done before it is durable."""

import threading
import time
from pathlib import Path

import pytest

from luna.core.game import Reason
from luna.log import journal, savefile
from luna.log.files import Disk
from luna.table.chronicle import Outcome
from luna.table.link import ActResult, TableLink
from luna.table.table import Player, Table
from tests.log.helpers import PEBBLES, new_table
from tests.patience import seconds, until


class SlowDisk(Disk):
    """A disk whose syncs wait for the test."""

    def __init__(self) -> None:
        self.gate = threading.Event()
        self.gate.set()

    def sync(self, descriptor: int) -> None:
        assert self.gate.wait(seconds(20))
        super().sync(descriptor)


@pytest.fixture
def disk() -> SlowDisk:
    return SlowDisk()


@pytest.fixture
def link(tmp_path: Path, disk: SlowDisk) -> TableLink:
    return TableLink(new_table(PEBBLES, tmp_path / "a.luna", disk=disk))


def results(answers: list[ActResult]) -> list[str | int]:
    """Lengths after outcomes, codes of refusals."""
    return [a.result.after if isinstance(a.result, Outcome) else a.result.code for a in answers]


def test_nothing_is_shown_before_it_is_durable(link: TableLink, disk: SlowDisk) -> None:
    disk.gate.clear()
    before = link.table.position
    ticket = link.submit((1,))
    for _ in range(50):
        assert link.poll() == []
        assert link.busy
        assert link.table.position == before
        time.sleep(0.002)
    disk.gate.set()
    (answer,) = link.wait()
    assert answer.ticket == ticket
    assert results([answer]) == [1]
    assert link.table.position != before
    assert not link.busy


def test_acts_are_carried_out_in_order(link: TableLink, disk: SlowDisk) -> None:
    disk.gate.clear()
    tickets = [link.submit((1,)), link.submit((2,)), link.undo(), link.submit((7,)), link.redo(), link.undo_to(0)]
    tickets += [link.undo(), link.set_player(1, Player("Ben"))]
    disk.gate.set()
    answers = link.wait()
    assert [answer.ticket for answer in answers] == tickets
    assert results(answers) == [1, 2, 1, "pebbles", 2, 0, "table-nothing-to-undo", 0]
    assert link.table.seats[1].name == "Ben"


def test_polling_is_enough_to_get_all_answers(link: TableLink) -> None:
    for _ in range(5):
        link.submit((1,))
    answers: list[ActResult] = []
    until(lambda: not link.busy, lambda: answers.extend(link.poll()))
    assert results(answers) == [1, 2, 3, 4, 5]


def test_a_refusal_waits_its_turn(link: TableLink, disk: SlowDisk) -> None:
    disk.gate.clear()
    link.submit((1,))
    link.submit((7,))
    assert link.poll() == []
    disk.gate.set()
    assert results(link.wait()) == [1, "pebbles"]
    link.submit((7,))
    (answer,) = link.poll()
    assert isinstance(answer.result, Reason)


def test_closing_waits_for_the_disk(link: TableLink, tmp_path: Path) -> None:
    for _ in range(4):
        link.submit((1,))
    assert results(link.close()) == [1, 2, 3, 4]
    assert len(savefile.read(tmp_path / "a.luna").records) == 4
    assert Table.open(PEBBLES, tmp_path / "a.luna").length == 4


def test_an_exception_of_the_worker_reaches_the_window(link: TableLink, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(journal.Journal, "append", broken)
    link.submit((1,))
    with pytest.raises(ZeroDivisionError):
        link.wait()


def test_planted_fold_before_the_disk_is_found(
    link: TableLink, disk: SlowDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A transport that answers first and writes later."""
    monkeypatch.setattr(journal.Journal, "append", lambda *_: None)
    with pytest.raises(AssertionError):
        test_nothing_is_shown_before_it_is_durable(link, disk)
