"""Situations over real sockets: IPv6 alone, a firewall that takes and says nothing, two programs in one folder."""

from __future__ import annotations

import socket
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

import ifaddr
import pytest

from luna.log import journal
from luna.log.bodies import chat_body
from luna.log.files import DISK, LockedError
from luna.log.records import CHAT
from luna.net import connection, lan, wire
from luna.net.house import House
from luna.net.news import RefusedNews, RoomNews
from luna.net.remote import Remote
from luna.net.session import Session
from luna.net.trust import Trust
from luna.table.transport import Accepted
from tests.net.editions import EDITION
from tests.net.live_relay import HELLO, Running, all_have, expect, sit
from tests.patience import seconds

pytestmark = pytest.mark.sockets


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this system has no IPv6")
def test_a_table_is_joined_over_ipv6(tmp_path: Path) -> None:
    house = House(tmp_path, 0, "_luna-nobody._tcp.local.")
    house.let_in()
    with closing(house):
        host = Remote(Session(HELLO, wire.Open(b"", EDITION)), "127.0.0.1", house.port, house.trust)
        with closing(host):
            code = expect(host, RoomNews).room.code
            guest = Remote(Session(HELLO, wire.Join(code, b"", (EDITION,))), "::1", house.port, Trust())
            with closing(guest):
                assert len(expect(guest, RoomNews).room.members) == 2


def adapters(*ips: str) -> object:
    """A machine with these addresses."""
    found = [
        SimpleNamespace(ip=(ip, 0, 0) if ":" in ip else ip, is_IPv4=":" not in ip, is_IPv6=":" in ip) for ip in ips
    ]
    return lambda: [SimpleNamespace(ips=found)]


def the_address_that_is_told() -> None:
    """Not of a link and not the machine's own: it must lead there as it is typed."""
    with patch.object(socket, "socket", side_effect=OSError("network is unreachable")):
        with patch.object(ifaddr, "get_adapters", adapters("127.0.0.1", "::1", "fe80::7", "2001:db8::7")):
            assert lan.own_addresses() == ["2001:db8::7"]
            assert lan.nearest(["192.168.1.7", "10.0.0.7"], lan.own_addresses()) in ("192.168.1.7", "10.0.0.7")
        with patch.object(ifaddr, "get_adapters", adapters("2001:db8::7", "192.168.1.7")):
            assert lan.own_addresses() == ["192.168.1.7"]


def test_a_network_of_ipv6_alone_has_an_address_to_tell() -> None:
    the_address_that_is_told()


def test_an_address_of_the_link_is_seen() -> None:
    with patch.object(lan, "_reached", lambda address: True), pytest.raises(AssertionError):
        the_address_that_is_told()


def test_who_takes_the_connection_and_says_nothing_is_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "_LOOK", 0.05)
    monkeypatch.setattr(connection, "CONNECTING", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as firewall:
        port = firewall.getsockname()[1]
        with closing(Remote(Session(HELLO, wire.Open(b"", EDITION)), "127.0.0.1", port)) as remote:
            news = remote.news.get(timeout=seconds(20))
            assert news == RefusedNews("unreachable", ("127.0.0.1", str(port)), False)


def test_two_programs_in_one_folder_keep_two_journals(tmp_path: Path) -> None:
    """Both have asked for a free name in the same moment; and one folder has one relay."""
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
    with closing(House(tmp_path / "house", 0)), pytest.raises(LockedError):
        House(tmp_path / "house", 0)
