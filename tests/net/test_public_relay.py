"""A public relay: its refusals, its trust in a proxy, its health report, and its shutdown."""

import asyncio
import socket
import urllib.error
import urllib.request
from pathlib import Path
from typing import TypeVar

import pytest

from luna.commands import relay as command
from luna.net import public_relay, wire
from luna.net.addresses import EVERYWHERE
from luna.net.public_relay import PublicServer, proxied_address
from luna.net.rooms import Link
from tests import patience

T = TypeVar("T")
HELLO = wire.encode(wire.Hello(wire.PROTOCOL, "test"))
LINE = b"PROXY TCP4 203.0.113.9 192.0.2.1 51234 7786\r\n"


def test_a_public_relay_without_tls_does_not_start(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert command.run(["--public", "--folder", str(tmp_path)]) == 2
    assert "--certificate" in capfd.readouterr().err


def test_an_invalid_certificate_is_one_sentence(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cert.pem"
    file.write_text("no certificate")
    words = ["--public", "--folder", str(tmp_path / "tables"), "--certificate", str(file), "--key", str(file)]
    assert command.run(words) == 2
    assert str(file) in capfd.readouterr().err


@pytest.mark.parametrize("words", [["--limit", "tables=0"], ["--limit", "nothing=3"], ["--limit", "tables"]])
def test_an_unknown_limit_is_one_sentence(words: list[str], capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.run(["--public", *words])
    assert "NAME=NUMBER" in capfd.readouterr().err


def test_a_fleet_relay_needs_its_public_address(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert command.run(["--redis", "redis://127.0.0.1:1", "--folder", str(tmp_path)]) == 2
    assert "--reached-at" in capfd.readouterr().err


@pytest.mark.parametrize(
    "line, found",
    [
        (b"PROXY TCP4 203.0.113.9 192.0.2.1 51234 7786", "203.0.113.9"),
        (b"PROXY TCP6 2001:db8::1 2001:db8::2 1 7786", "2001:db8::1"),
        (b"PROXY UNKNOWN", None),
        (b"PROXY TCP4 203.0.113.9 192.0.2.1 1 ".ljust(107, b"2"), "203.0.113.9"),
        (b"PROXY TCP4 203.0.113.9 192.0.2.1 1 ".ljust(108, b"2"), None),
        (b"PROXY TCP4 2001:db8::1 192.0.2.1 1 2", None),
        (b"PROXY TCP4 203.0.113.9 192.0.2.1 1 x", None),
        (b"PROXY TCP4 203.0.113.999 192.0.2.1 1 2", None),
        (b"proxy TCP4 203.0.113.9 192.0.2.1 1 2", None),
        (b"GET / HTTP/1.1", None),
        (b"", None),
    ],
)
def test_the_proxy_line_is_parsed(line: bytes, found: str | None) -> None:
    assert proxied_address(line) == found


async def _said(port: int, *parts: bytes, host: str = "127.0.0.1") -> bytes:
    """The first answer of a relay; b"" when it hangs up."""
    reader, writer = await asyncio.open_connection(host, port)
    try:
        for part in parts:
            writer.write(part)
            await writer.drain()
            await asyncio.sleep(0)
        return await asyncio.wait_for(reader.read(1000), patience.seconds(10))
    except ConnectionError:
        return b""
    finally:
        writer.close()


def test_the_line_of_a_trusted_proxy_names_the_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        server = PublicServer(tmp_path, proxies=["127.0.0.1"])
        port = await server.start("127.0.0.1", 0)
        seen: list[str] = []
        accept = server.relay.connected

        def connected(link: Link) -> None:
            seen.append(link.address)
            accept(link)

        server.relay.connected = connected  # type: ignore[method-assign]
        assert b"welcome" in await _said(port, LINE + HELLO)
        assert b"welcome" in await _said(port, LINE[:9], LINE[9:], HELLO[:3], HELLO[3:])
        assert seen == ["203.0.113.9"] * 2
        monkeypatch.setattr(public_relay, "_PATIENCE", 0.05)  # an incomplete line is waited for
        for false in (HELLO, b"PROXY TCP4 x y 1 2\r\n" + HELLO, b"P" * 200):
            assert await _said(port, false) == b""
        assert len(seen) == 2
        server.stop()
        await server.wait()

    asyncio.run(run())


def test_other_clients_than_the_proxy_are_cut_off(tmp_path: Path) -> None:
    async def run() -> None:
        server = PublicServer(tmp_path, proxies=["192.0.2.7"])
        port = await server.start("127.0.0.1", 0)
        assert await _said(port, LINE + HELLO) == b""
        server.stop()
        await server.wait()

    asyncio.run(run())


def test_a_relay_serves_health_and_counters_and_drains(tmp_path: Path) -> None:
    async def run() -> None:
        server = PublicServer(tmp_path, status=("127.0.0.1", 0), drain=patience.seconds(600))
        port = await server.start("127.0.0.1", 0)
        assert server._health is not None
        status = server._health.sockets[0].getsockname()[1]

        def get(path: str) -> tuple[int, str]:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{status}{path}") as answer:
                    return answer.status, answer.read().decode()
            except urllib.error.HTTPError as error:
                return error.code, error.read().decode()

        assert await asyncio.to_thread(get, "/health") == (200, "ok\n")
        assert (await asyncio.to_thread(get, "/else"))[0] == 404
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        while not server.relay.links:
            await asyncio.sleep(0.01)
        code, text = await asyncio.to_thread(get, "/metrics")
        assert code == 200 and "luna_relay_links 1\n" in text and "# TYPE luna_relay_records_total counter\n" in text
        server.stop()
        assert await asyncio.to_thread(get, "/health") == (503, "draining\n")
        assert b"welcome" in await _said(port, HELLO)  # clients that arrive meanwhile are let in
        writer.close()
        server.stop()  # at once
        await server.wait()

    asyncio.run(run())


@pytest.mark.parametrize("trusted", [True, False])
def test_a_relay_that_listens_everywhere_is_reached_by_both_versions(tmp_path: Path, trusted: bool) -> None:
    """An IPv4 client keeps its address, for the quotas and as a trusted proxy."""
    hosts = ("127.0.0.1", "::1") if socket.has_dualstack_ipv6() else ("127.0.0.1",)

    async def run() -> list[str]:
        server = PublicServer(tmp_path, proxies=["127.0.0.1"] if trusted else [])
        port = await server.start(EVERYWHERE, 0)
        seen: list[str] = []
        accept = server.relay.connected

        def connected(link: Link) -> None:
            accept(link)
            seen.append(link.address)

        server.relay.connected = connected  # type: ignore[method-assign]
        for host in hosts[:1] if trusted else hosts:
            assert b"welcome" in await _said(port, (LINE if trusted else b"") + HELLO, host=host)
        server.stop()
        await server.wait()
        return seen

    assert asyncio.run(run()) == (["203.0.113.9"] if trusted else ["127.0.0.1", "::/64"][: len(hosts)])
