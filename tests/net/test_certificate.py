"""Certificates of hosts, full relays, and odd networks: only IPv6, silent firewalls, one folder for two programs."""

import socket
import sys
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

import ifaddr
import pytest

from luna.log import journal
from luna.log.bodies import chat_body
from luna.log.files import DISK, LockedError, write_secret
from luna.log.records import CHAT
from luna.net import addresses, certificates, connection, hosting, server, wire
from luna.net.certificates import Trust
from luna.net.hosting import OwnRelay
from luna.net.limits import Quota
from luna.net.remote import Remote
from luna.net.session import RefusedNews, Session
from luna.net.tls import BUSY, Secured
from luna.table.transport import Accepted
from tests import ports
from tests.net.editions import EDITION
from tests.net.live_relay import HELLO, Running, all_have, expect, sit
from tests.patience import seconds, until

pytestmark = pytest.mark.sockets


def shown(folder: Path) -> bytes:
    """The fingerprint of a host with that folder."""
    with closing(OwnRelay(folder, ports.unused())) as here:
        return here.fingerprint


def known_again(folder: Path) -> None:
    assert shown(folder) == shown(folder)


def test_a_host_is_recognised_by_its_stored_certificate(tmp_path: Path) -> None:
    known_again(tmp_path)


def test_a_planted_certificate_per_evening_is_found(tmp_path: Path) -> None:
    with patch.object(hosting, "_certificate", lambda path: certificates.temporary()), pytest.raises(AssertionError):
        known_again(tmp_path)


@pytest.mark.parametrize("size", [0, 1, 100, 300, 400])
def test_a_file_that_is_half_written_is_set_aside(tmp_path: Path, size: int) -> None:
    first = shown(tmp_path)
    file = tmp_path / certificates.FILE
    file.write_bytes(file.read_bytes()[:size])
    second = shown(tmp_path)
    assert first != second == shown(tmp_path)
    assert [path.name for path in tmp_path.glob("certificate*")].count("certificate.broken.pem") == 1


def test_a_read_only_certificate_file_is_used(tmp_path: Path) -> None:
    first = shown(tmp_path)
    (tmp_path / certificates.FILE).chmod(0o400)
    assert shown(tmp_path) == first


def test_an_unwritable_folder_gets_a_temporary_certificate(tmp_path: Path) -> None:
    def full(path: Path, pem: bytes) -> None:
        if path.parent == tmp_path:
            raise OSError("no space left on device")
        write_secret(path, pem)

    with patch.object(certificates, "write_secret", full):
        assert hosting._certificate(tmp_path / certificates.FILE).fingerprint
    assert not list(tmp_path.glob("*.pem"))


def told(port: int) -> str:
    """The first answer to a client that opens a table there."""
    with closing(Remote(Session(HELLO, wire.Open(b"", EDITION)), "127.0.0.1", port)) as remote:
        news = remote.news.get(timeout=seconds(20))
        return news.code if isinstance(news, RefusedNews) else type(news).__name__


def strangers(relay: Running) -> None:
    """The maximum of clients that have not sent their request."""
    relay.server.relay.limits = relay.server.relay.limits._replace(strangers=0)


def connections(relay: Running) -> None:
    """The process has no free file descriptors."""
    relay.server.most = 0


def handshakes(relay: Running) -> None:
    """This address has used up its handshakes."""
    relay.server._handshakes = Quota(1e-6, 0)


FULL = strangers, connections, handshakes


@pytest.mark.parametrize("full", FULL)
def test_a_full_relay_answers_busy(relay: Running, full: Callable[[Running], None]) -> None:
    assert told(relay.port) == "Room"
    full(relay)
    assert [told(relay.port) for _ in range(5)] == ["busy"] * 5


def test_an_unreachable_relay_has_a_sentence_of_its_own() -> None:
    assert told(ports.unused()) == "unreachable"


@pytest.mark.parametrize("full", FULL)
def test_a_planted_silent_refusal_is_found(relay: Running, full: Callable[[Running], None]) -> None:
    """A past bug: surplus clients were told that there is no answer."""
    silent = (
        patch.object(Secured, "turn_away", lambda self, said, wait: self.close()),
        patch.object(server, "BUSY", b""),
    )
    with silent[0], silent[1], pytest.raises(AssertionError):
        test_a_full_relay_answers_busy(relay, full)


def flood(relay: Running, limit: float = 20) -> None:
    """Refused clients that stay silent are dropped soon, are few at a time, and get no handshake."""
    strangers(relay)
    made = 0

    def counted(*_: object, **__: object) -> None:
        nonlocal made
        made += 1

    with ExitStack() as stack, patch.object(Secured, "_take", counted):
        lines = [stack.enter_context(socket.create_connection(("127.0.0.1", relay.port))) for _ in range(300)]
        until(lambda: len(relay.server.sockets) <= 64, limit=limit)
        for line in lines:
            line.settimeout(seconds(10))
        assert all(line.recv(1 << 10) == BUSY for line in lines)
        until(lambda: not relay.server.sockets and relay.server.held == 0)
        assert not made


def test_a_flood_of_refused_clients_holds_no_resources(relay: Running) -> None:
    flood(relay)


def test_a_planted_endless_refusal_is_found(relay: Running) -> None:
    long = patch.object(server, "_MOST_HELD", 1_000), patch.object(server, "_HEARD_OUT", 1_000.0)
    with long[0], long[1], pytest.raises(AssertionError):
        flood(relay, limit=0.5)


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this system has no IPv6")
def test_a_table_is_joined_over_ipv6(tmp_path: Path) -> None:
    house = OwnRelay(tmp_path, ports.unused(), "_luna-nobody._tcp.local.")
    house.let_in()
    with closing(house):
        host = Remote(Session(HELLO, wire.Open(b"", EDITION)), "127.0.0.1", house.port, house.trust)
        with closing(host):
            code = expect(host, wire.Room).code
            guest = Remote(Session(HELLO, wire.Join(code, b"", (EDITION,))), "::1", house.port, Trust())
            with closing(guest):
                assert len(expect(guest, wire.Room).members) == 2


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux answers at every address of 127.0.0.0/8")
def test_a_port_that_another_address_has_in_use_is_left_alone(tmp_path: Path) -> None:
    other = socket.create_server(("127.0.0.2", 0))
    with other, closing(OwnRelay(tmp_path, other.getsockname()[1], "_luna-nobody._tcp.local.")) as house:
        house.let_in()
        assert house.open
        assert house.moved


def adapters(*ips: str) -> object:
    """A machine with these addresses."""
    found = [
        SimpleNamespace(ip=(ip, 0, 0) if ":" in ip else ip, is_IPv4=":" not in ip, is_IPv6=":" in ip) for ip in ips
    ]
    return lambda: [SimpleNamespace(ips=found)]


def the_address_that_is_told() -> None:
    """Neither link-local nor the machine's own: it must work as typed."""
    with patch.object(socket, "socket", side_effect=OSError("network is unreachable")):
        with patch.object(ifaddr, "get_adapters", adapters("127.0.0.1", "::1", "fe80::7", "2001:db8::7")):
            assert addresses.own_addresses() == ["2001:db8::7"]
            tried = addresses.nearest(["192.168.1.7", "10.0.0.7"], addresses.own_addresses())
            assert tried in ("192.168.1.7", "10.0.0.7")
        with patch.object(ifaddr, "get_adapters", adapters("2001:db8::7", "192.168.1.7")):
            assert addresses.own_addresses() == ["192.168.1.7"]


def test_a_network_of_ipv6_alone_has_an_address_to_tell() -> None:
    the_address_that_is_told()


def test_a_planted_link_local_address_is_found() -> None:
    with patch.object(addresses, "_reached", lambda address: True), pytest.raises(AssertionError):
        the_address_that_is_told()


def test_a_server_that_says_nothing_is_unreachable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "_LOOK", 0.05)
    monkeypatch.setattr(connection, "CONNECTING", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as firewall:
        port = firewall.getsockname()[1]
        with closing(Remote(Session(HELLO, wire.Open(b"", EDITION)), "127.0.0.1", port)) as remote:
            news = remote.news.get(timeout=seconds(20))
            assert news == RefusedNews("unreachable", ("127.0.0.1", str(port)), False)


def test_two_programs_in_one_folder_keep_two_journals(tmp_path: Path) -> None:
    """Both have requested a free name at the same moment; and one folder has one relay."""
    relay = Running(tmp_path / "relay")
    path = tmp_path / "game.luna"
    with patch.object(Path, "joinpath", lambda self, *_: path), patch.object(Path, "__truediv__", lambda self, _: path):
        both = sit(relay, tmp_path)
        all_have(both, 2)
    try:
        for seat, remote in enumerate(both):
            body = chat_body(bytes(8), "", "one word")
            assert isinstance(remote.submit(seat, None, CHAT, body), Accepted)
        all_have(both, 4)
        kept = [remote.path for remote in both if not remote.unkept]
        assert path in kept
        assert len(set(kept)) == len(kept)
        assert len(kept) == 2 or any(remote.notices for remote in both)
    finally:
        for remote in both:
            remote.close()
        relay.stop()
    assert len(journal.open_journal(path, DISK).journal.records) == 4
    with closing(OwnRelay(tmp_path / "house", 0)), pytest.raises(LockedError):
        OwnRelay(tmp_path / "house", 0)
