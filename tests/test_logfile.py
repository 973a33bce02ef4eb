"""The log file of the data folder: a thread writes it, it rotates, and it contains no names."""

import logging
from pathlib import Path

import pytest

from luna import logfile, reports
from luna.log.notices import notice
from luna.net import wire
from luna.net.identity import Identity
from luna.net.session import Session
from tests.ui.air import aired
from tests.ui.driver import driving


def test_what_fails_is_noted_with_its_error_and_without_names(tmp_path: Path) -> None:
    end = logfile.begin(tmp_path)
    with driving(tmp_path / "home") as driver:
        driver.app.tell(notice("file-not-written", file="Ilse.luna", error="disk full"))
    end()
    said = (tmp_path / reports.LOG).read_text("utf-8")
    assert "Luna " in said and "file-not-written disk full" in said and "Ilse" not in said


def test_a_lost_connection_is_noted_with_table_and_record(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    from luna.net.remote import Remote

    with aired(), caplog.at_level(logging.INFO, "luna"):
        session = Session.resumed(wire.Hello(wire.PROTOCOL, "1"), b"t" * 16, Identity(b"s" * 32), b"header", [])
        remote = Remote(session, "192.0.2.99", 7)
        remote.online = True
        remote.lost("cut")
        remote.close()
    (line,) = [record.getMessage() for record in caplog.records]
    assert line == f"table {(b't' * 4).hex()}, record 0: cut"


def test_it_turns_over_and_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logfile, "LARGEST", 1000)
    end = logfile.begin(tmp_path)
    for number in range(200):
        logging.getLogger("luna.test").info("line %d", number)
    end()
    logging.getLogger("luna.test").info("after the end")
    files = sorted(path.name for path in tmp_path.iterdir())
    assert files == ["luna.log", "luna.log.1", "luna.log.2", "luna.log.3"]
    assert "line 199" in (tmp_path / "luna.log").read_text("utf-8")
    assert not any("after the end" in path.read_text("utf-8") for path in tmp_path.iterdir())


def test_a_folder_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    end = logfile.begin(tmp_path / "nowhere")
    logging.getLogger("luna.test").error("unheard")
    end()


def test_a_report_names_it() -> None:
    assert "luna.log" in reports.describe("trouble")
