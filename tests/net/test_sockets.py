"""Sockets and processes against a relay: they stall, flood, are killed, and end."""

import contextlib
import random
import re
import signal
import socket
import struct
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from luna.log.bodies import chat_body, turn_body
from luna.log.records import CHAT, TURN
from luna.net import cards, wire
from luna.net import connection as connection_module
from luna.net.cards import MemberCard, Proposal, Wish
from luna.net.lan import Offer, Searcher
from luna.net.remote import Remote
from luna.net.rooms import Link
from luna.net.session import RefusedNews, Session
from luna.table.transport import Accepted
from tests.net import kill_relay
from tests.net.editions import EDITION
from tests.net.live_relay import AFTER, HELLO, Running, all_have, dialled, expect, greeted, sit
from tests.patience import seconds, until


def test_a_client_that_does_not_read_is_cut_and_others_play_on(relay: Running, tmp_path: Path) -> None:
    remotes = sit(relay, tmp_path)
    all_have(remotes, 2)
    relay.server.relay.limits = relay.server.relay.limits._replace(unread=8 << 10, frames_burst=9_999)
    for number in range(30):
        body = chat_body(number.to_bytes(8, "little"), "", "a long word " * 16)
        assert isinstance(remotes[number % 2].submit(number % 2, None, CHAT, body), Accepted)
    below = socket.socket()
    below.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    below.settimeout(seconds(10))
    below.connect(("127.0.0.1", relay.port))
    bare = dialled(relay, below)
    said: list[wire.Message] = [HELLO, wire.Holder(bytes(32)), wire.Join(code_of(relay), b"", (EDITION,))]
    bare.sendall(b"".join(map(wire.encode, said)))
    until(lambda: any(audience.spectators for audience in relay.server.relay.tables.values()))
    links = len(relay.server.sockets)
    with contextlib.suppress(OSError):  # it requests more than any system buffers, and reads nothing
        for _ in range(3_000):
            bare.sendall(wire.encode(wire.More(0)))
    until(lambda: len(relay.server.sockets) == links - 1)
    assert isinstance(remotes[0].submit(0, remotes[0].head().seq, TURN, turn_body([1], AFTER)), Accepted)
    bare.close()
    for remote in remotes:
        remote.close()


def test_frames_of_a_dismissed_client_are_ignored(relay: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Frames in the same packet are not even read: a router would check each proof in them."""
    front, heard = relay.server.front, list[bytes]()
    received = front.received

    def noted(link: Link, body: bytes) -> None:
        heard.append(body)
        received(link, body)

    monkeypatch.setattr(front, "received", noted)
    bare = greeted(relay)
    until(lambda: len(heard) == 2)
    bare.sendall(b"\1\0\0\0x" + wire.encode(wire.Beat()) * 500)  # the first is no message
    until(lambda: not relay.server.sockets)
    assert len(heard) <= 3
    bare.close()


def code_of(relay: Running) -> str:
    return relay.server.relay.rooms.code_of(b"T" * 16)


def test_a_dismissed_client_that_does_not_read_is_aborted(relay: Running) -> None:
    relay.server.relay.limits = relay.server.relay.limits._replace(farewell=0.05)
    bare = greeted(relay)
    bare.sendall(b"\xff\xff\xff\xff")
    until(lambda: not relay.server.sockets)
    assert bare.recv(1000)[4:].startswith(b"\x93\xa7refused")
    bare.close()


def test_random_bytes_do_not_disturb_other_players(relay: Running, tmp_path: Path) -> None:
    """Floods, junk, half frames and silence from forty connections leave no trace in the table's log."""
    rng = random.Random(3)
    remotes = sit(relay, tmp_path)
    all_have(remotes, 2)
    turns = 0
    for number in range(40):
        with contextlib.suppress(OSError), greeted(relay) as bare:
            for _ in range(5):
                bare.sendall(rng.choice((rng.randbytes(300), wire.encode(wire.Beat()) * 50, b"\x10\0\0\0half", b"")))
            if number % 4 == 0:
                bare.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # reset, not closed
        all_have(remotes, 2 + turns)
        answer = remotes[number % 2].submit(number % 2, 2 + turns, TURN, turn_body([number], AFTER))
        assert isinstance(answer, Accepted) and answer.record.seq == 3 + turns
        turns += 1
    all_have(remotes, 2 + turns)
    for remote in remotes:
        remote.close()


def test_a_suspended_machine_is_away_and_comes_back(relay: Running, tmp_path: Path) -> None:
    """Its connection stays open, but nothing arrives: the relay's clock decides."""
    remotes = sit(relay, tmp_path)
    all_have(remotes, 2)
    core = relay.server.relay
    link = next(link for link in core.links if link.seats == (1,))

    def still() -> None:
        link.heard -= 16
        core.tick()
        relay.server.flush()

    relay.loop.call_soon_threadsafe(still)
    assert expect(remotes[0], wire.Here, lambda news: news.seats == (0,))
    assert expect(remotes[0], wire.Here, lambda news: news.seats == (0, 1))  # the client returned by itself
    for remote in remotes:
        remote.close()


@pytest.mark.parametrize(("said", "ends"), [(b"220 here is a post office", False), (b"", True), (b"", False)])
def test_a_server_that_is_not_a_relay_is_recognised(said: bytes, ends: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not said and not ends:  # only time shows it
        monkeypatch.setattr(connection_module, "_LOOK", 0.02)
        monkeypatch.setattr(connection_module, "CONNECTING", 0.01)
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        remote = Remote(Session(HELLO, wire.Open(b"host", EDITION)), "127.0.0.1", port)
        caller, _ = other.accept()
        caller.sendall(said)
        if ends:
            caller.close()
        news = expect(remote, RefusedNews)
        remote.close()
        caller.close()
    nobody = RefusedNews("unreachable", ("127.0.0.1", str(port)), False)
    assert news == (RefusedNews("nonsense", nobody.facts, True) if said else nobody)


def test_an_invalid_host_name_is_unreachable() -> None:
    remote = Remote(Session(HELLO, wire.Open(b"host", EDITION)), "192.168..20", 9)
    assert expect(remote, RefusedNews).code == "unreachable"
    remote.close()


def test_after_a_disk_failure_no_unsaved_record_is_broadcast(relay: Running, tmp_path: Path) -> None:
    remotes = sit(relay, tmp_path)
    all_have(remotes, 2)

    def full(entries: bytes) -> tuple[()]:
        raise OSError(28, "no space left on device")

    relay.server.store.write = full  # type: ignore[method-assign]
    answers: list[object] = []
    asking = threading.Thread(target=lambda: answers.append(remotes[0].submit(0, 2, TURN, turn_body([1], AFTER))))
    asking.start()
    relay.thread.join(seconds(10))
    assert not relay.thread.is_alive() and isinstance(relay.server.trouble, OSError)
    assert not answers and remotes[0].head().seq == 2
    again = Running(relay.folder, relay.port)  # a place became free
    asking.join(seconds(10))
    assert isinstance(answers[0], Accepted)
    all_have(remotes, 3)
    for remote in remotes:
        remote.close()
    again.stop()


# ---- the process


def test_a_relay_killed_repeatedly_loses_nothing(tmp_path: Path) -> None:
    records, _ = kill_relay.run(5, tmp_path)
    assert records > 10


def relay_command(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "luna", "relay", "--host", "127.0.0.1", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=seconds(60), check=False)


def test_the_relay_command_says_why_it_cannot_start(relay: Running, tmp_path: Path) -> None:
    taken = relay_command("--port", str(relay.port), "--folder", str(tmp_path / "other"))
    assert (taken.returncode, taken.stdout) == (2, "")
    assert f"Port {relay.port} is in use" in taken.stderr
    used = relay_command("--port", "0", "--folder", str(relay.folder))
    assert (used.returncode, used.stdout) == (2, "")
    assert "Another relay uses the folder" in used.stderr
    (tmp_path / "file").touch()
    no_folder = relay_command("--port", "0", "--folder", str(tmp_path / "file"))
    assert no_folder.returncode == 2 and "cannot be used" in no_folder.stderr
    for wrong in ("abc", "65536", "-1"):
        no_port = relay_command(f"--port={wrong}")
        assert no_port.returncode == 2 and "a port is a number from 0 to 65535" in no_port.stderr
    elsewhere = relay_command("--host", "192.0.2.77", "--port", "0", "--folder", str(tmp_path / "other"))
    assert elsewhere.returncode == 2 and re.fullmatch(
        r"The relay cannot listen on 192\.0\.2\.77, port 0: [\w ]+\.\n", elsewhere.stderr
    )


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl+C is no signal there")
def test_the_relay_command_ends_with_ctrl_c(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "luna", "relay", "--host", "127.0.0.1", "--port", "0", "--folder", str(tmp_path)]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert "listens on 127.0.0.1" in process.stdout.readline()
    process.send_signal(signal.SIGINT)
    last, said = process.communicate(timeout=seconds(30))
    assert (process.returncode, said) == (0, "") and str(tmp_path) in last


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl+C is no signal there")
def test_rooms_of_the_relay_command_are_announced(tmp_path: Path) -> None:
    """Unless it is hidden: that one was there before the other was found."""
    card = cards.write(MemberCard("Ilse", wishes=(Wish("red", "Ilse"),), game=Proposal()))
    searcher, relays, ports, hosts = Searcher(), [], [], []
    for name, options in (("hidden", ["--hidden"]), ("open", [])):
        words = [sys.executable, "-m", "luna", "relay", "--port", "0", "--folder", str(tmp_path / name), *options]
        process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert process.stdout is not None
        found = re.search(r"port (\d+)", process.stdout.readline())
        assert found is not None
        relays.append(process)
        ports.append(int(found[1]))
        hosts.append(Remote(Session(HELLO, wire.Open(card, EDITION)), "127.0.0.1", ports[-1]))
    codes = [expect(host, wire.Room).code for host in hosts]

    def offers() -> list[Offer]:
        return [offer for offer in searcher.offers if offer.port in ports]

    until(lambda: len(offers()) == 2)
    told = [(offer.name, offer.code, offer.port, offer.free) for offer in offers()]
    assert told == [("", "", ports[1], 0), ("Ilse", codes[1], ports[1], 3)]  # the relay itself, and the room
    for process in relays:
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=seconds(30))
        assert (process.returncode, said) == (0, "")
    until(lambda: not offers())  # it has said goodbye
    searcher.close()
    for host in hosts:
        host.close()


def test_connections_leave_files_for_the_program_itself(relay: Running, tmp_path: Path) -> None:
    """A surplus client is cut without an answer; the others continue, and after the flood everyone gets in."""
    remotes = sit(relay, tmp_path)
    relay.server.most = 10
    flood = [socket.create_connection(("127.0.0.1", relay.port), timeout=seconds(10)) for _ in range(40)]
    for one in flood[8:]:
        with contextlib.suppress(ConnectionResetError):
            while one.recv(100):
                pass
    assert len(relay.server.sockets) <= 10
    remotes[0].say(0, CHAT, chat_body(bytes(8), "", "x"))
    all_have(remotes, 3)
    for one in flood:
        one.close()
    until(lambda: len(relay.server.sockets) == 2, limit=6)
    greeted(relay).close()
    for remote in remotes:
        remote.close()


@pytest.mark.skipif(sys.platform == "win32", reason="sockets are no files there")
def test_a_process_that_may_have_few_files_has_fewer_connections() -> None:
    words = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (100, 256));"
        "from luna.net.addresses import BACKLOG, most_connections;"
        "most = most_connections(); assert 0 < most < 256 - BACKLOG, most;"
        "assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == 256"
    )
    subprocess.run([sys.executable, "-c", words], check=True)
