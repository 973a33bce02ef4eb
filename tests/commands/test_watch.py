"""`watch`: what is reported and what is not, and its start at every login on three systems."""

from __future__ import annotations

import contextlib
import json
import os
import plistlib
import re
import shlex
import socketserver
import subprocess
import threading
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from luna.circle.agent import CircleAgent
from luna.circle.shelf import Shelf
from luna.commands import autostart, watch
from luna.log.records import HUMAN, Seat
from luna.net import tickets
from luna.net.follower import TableWatch
from luna.net.identity import Identity
from luna.net.tickets import Ticket
from luna.shell.network import tables, turn_alerts
from luna.shell.network.own_relay import hello
from luna.shell.network.tables import Key, Seen, Table
from luna.table.table_status import Standing, standing
from luna.text import Catalogue
from tests import patience
from tests.table import test_table_status

LINE = ["/opt/my luna/python", "main.py", "watch", "--post", 'https://ntfy.sh/a%20"b"$c', "--quiet", "22-7"]
SECRET = Identity(b"s" * 32)


def test_a_unit_of_systemd_has_every_word_as_it_was_given() -> None:
    made = autostart.entry("linux", Path("/home/anna"), LINE, [("LUNA_HOME", "/x $y")])
    text = made.data.decode()
    line = next(one for one in text.splitlines() if one.startswith("ExecStart="))
    words = shlex.split(line.partition("=")[2])
    assert [word.replace("%%", "%").replace("$$", "$") for word in words] == LINE
    assert 'Environment="LUNA_HOME=/x $y"' in text and "WantedBy=default.target" in text
    assert made.path == Path("/home/anna/.config/systemd/user/luna-watch.service")
    assert (
        made.begin[-1][-3:]
        == ("enable", "--now", "luna-watch")
        == (made.end[0][-3].replace("dis", "en"), *made.end[0][-2:])
    )


def test_a_launch_agent_and_a_file_of_the_startup_folder() -> None:
    mac = autostart.entry("darwin", Path("/Users/anna"), LINE, [("LUNA_HOME", "/x y")])
    found = plistlib.loads(mac.data)
    assert (
        found["ProgramArguments"] == LINE
        and found["RunAtLoad"]
        and found["EnvironmentVariables"]["LUNA_HOME"] == "/x y"
    )
    assert mac.path.parent == Path("/Users/anna/Library/LaunchAgents")
    windows = autostart.entry("win32", Path("C:/Users/anna"), [*LINE, "Анна"])
    assert windows.path.parent.name == "Startup" and b"a%%20" in windows.data
    page, line, end = windows.data.decode().split("\r\n")
    assert page == "@chcp 65001 >nul" and line.startswith("@start") and "Анна" in line and not end
    command = line.removeprefix('@start "" /min ')
    read = re.sub(r"\^(.)|%(%)|([()&|<>\"])", lambda sign: sign[1] or sign[2] or "?", command)  # as the shell does
    assert read == subprocess.list2cmdline([*LINE, "Анна"]), "no quotation mark and no sign is the shell's own"
    assert windows_line("https://ntfy.sh/a?b=1&c=2").endswith("https://ntfy.sh/a?b=1^&c=2")


def windows_line(address: str) -> str:
    """The line that starts a watch with that address."""
    return (
        autostart.entry("win32", Path("C:/"), ["luna-cli.exe", "watch", "--post", address])
        .data.decode()
        .split("\r\n")[1]
    )


def test_the_python_of_the_store_cannot_start_a_watch_at_login(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Windows would keep the file to that Python, and never look at it."""
    monkeypatch.setattr(autostart, "STORE", True)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert watch.run(["--autostart", "on"]) == 2
    assert "python.org" in capsys.readouterr().err and not list(tmp_path.iterdir())


def test_autostart_keeps_the_other_options_and_can_be_switched_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran: list[object] = []
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.setattr("subprocess.run", lambda command, **_: ran.append(command))
    assert watch.run(["--all", "--autostart", "on", "--quiet", "22-7"]) == 0
    path = tmp_path / ".config/systemd/user/luna-watch.service"
    text = path.read_text()
    assert (
        '"watch" "--all" "--quiet" "22-7"' in text and "autostart" not in text and str(path) in capsys.readouterr().out
    )
    assert (os.name == "nt" or path.stat().st_mode & 0o077 == 0) and len(ran) == 2
    assert watch.run(["--autostart=off"]) == 0 and not path.exists()


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
@pytest.mark.parametrize("game", ["luna", "pangea"])
def test_a_message_has_no_secret_and_mentions_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, language: str
) -> None:
    monkeypatch.setattr(test_table_status, "OWNERS", [SECRET.holder, SECRET.holder])
    path = test_table_status.table(tmp_path, game, [1])
    ticket = Ticket(bytes(16), SECRET.secret, "relay.example.org", 7786, "QWXYZK", b"proof of sixteen")
    tickets.keep(path, ticket)
    one = standing(path, SECRET.holder, None, 1.0)
    one = one._replace(seats=(Seat(one.seats[0].order, "@everyone", HUMAN), *one.seats[1:]))
    words = Catalogue()
    words.switch(language)
    said = watch.message(words.of(game), [one], 2.0)
    text = json.dumps(said)
    for secret in (ticket.secret, ticket.proof, one.table, SECRET.key, SECRET.holder, one.head.chain):
        assert secret.hex() not in text.lower()
    assert ticket.code not in text and ticket.host not in text and str(tmp_path) not in text and "ABCDEF" not in text
    assert said["content"] == said["text"] and "@everyone" in said["text"] and said["allowed_mentions"] == {"parse": []}


@pytest.mark.parametrize(
    "answer", [b"HTTP/1.1 100 Continue\r\n\r\n", b"HTTP/1.1 307 Go\r\nLocation: /", b"nothing\r\n"]
)
def test_a_hostile_server_can_neither_stall_nor_redirect(monkeypatch: pytest.MonkeyPatch, answer: bytes) -> None:
    """The server answers endlessly, redirects to another address, or sends nonsense."""
    asked = list[bytes]()
    endless, done = answer.startswith(b"HTTP/1.1 100"), threading.Event()

    class Server(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            asked.append(self.request.recv(1 << 16).split()[1])
            with contextlib.suppress(OSError):
                self.request.sendall(answer + b"elsewhere\r\nContent-Length: 0\r\n\r\n" * (not endless))
                while endless and not done.is_set():
                    self.request.sendall(answer)

    monkeypatch.setattr(watch, "_ANSWER", patience.seconds(0.5))
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Server) as server:
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        place = f"http://127.0.0.1:{server.server_address[1]}/here"
        trouble = watch._post(urllib.request.Request(place, b"{}"))
        done.set()
        server.shutdown()
    assert trouble and asked == [b"/here"]
    assert ("end" in trouble) == endless


def test_a_name_is_no_markup_in_a_notification(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[list[str]] = []
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("shutil.which", lambda name: "/usr/bin/notify-send")
    monkeypatch.setattr(turn_alerts, "_run", shown.append)
    monkeypatch.setattr("importlib.import_module", lambda name: 1 / 0)
    turn_alerts.notify("Luna", 'Your turn with <img src="http://x.example/a.png">')
    assert not any("<" in word for word in shown[0]) and "Your turn with" in shown[0][-1]


def test_on_windows_the_words_of_a_notification_are_no_script(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[tuple[list[str], dict[str, str]]] = []
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setattr(turn_alerts, "_run", lambda *words: shown.append(words))
    monkeypatch.setattr("importlib.import_module", lambda name: 1 / 0)
    turn_alerts.notify("Luna", "Your turn with '; calc; $(calc)")
    ((command, environ),) = shown
    assert command[0] == "powershell" and "calc" not in " ".join(command) and "$env:LUNA_TEXT" in command[-1]
    assert environ["LUNA_TEXT"] == "Your turn with '; calc; $(calc)"


def test_a_journal_that_has_not_grown_is_not_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With 200 tables of 40 turns each look took 0.4 seconds of processor time."""
    path, asked = test_table_status.table(tmp_path, "luna", [1, 2]), list[Path]()
    tickets.keep(path, Ticket(bytes(16), bytes(32), "127.0.0.1", 1, "ABCDEF", bytes(16)))
    monkeypatch.setattr(watch, "saves_folder", lambda: tmp_path)

    def counted(path: Path, *more: Any) -> Standing:
        asked.append(path)
        return standing(path, *more)

    monkeypatch.setattr(tables, "standing", counted)
    with contextlib.closing(TableWatch(hello())) as follows:
        agent, known = CircleAgent(Shelf(tmp_path), lambda: True), dict[Key, Table | None]()
        monkeypatch.setattr(follows, "follow", lambda seats: None)
        first = watch._look(tmp_path, agent, follows, None, known)
        assert watch._look(tmp_path, agent, follows, None, known) == first and len(first) == 1 == len(asked)
        Seen(tmp_path).note(first[0].standing.table, 3)
        watch._look(tmp_path, agent, follows, None, known)
        assert len(asked) == 2


def test_the_option_again_is_in_hours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    apart = list[float]()

    def begun(told: object, again: float, quiet: object) -> None:
        apart.append(again)
        raise KeyboardInterrupt

    monkeypatch.setenv("LUNA_HOME", str(tmp_path))
    monkeypatch.setattr(watch, "Reminders", begun)
    with pytest.raises(KeyboardInterrupt):
        watch.run(["--again", "2", "--once"])
    assert apart == [7200]
