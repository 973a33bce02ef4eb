"""TLS: false relays, listeners, men in the middle, and clients that never finish a handshake.

Each attack is a function that returns whether it succeeded. It is tried against the real program, and against one with
a planted bug, where it must succeed: otherwise the test would prove nothing.
"""

import asyncio
import contextlib
import datetime
import ipaddress
import random
import socket
import ssl
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
import spake2.spake2 as package
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from luna.log.bodies import chat_body
from luna.log.records import CHAT
from luna.net import certificates, rooms, tls, wire
from luna.net import identity as identities
from luna.net import session as sessions
from luna.net.certificates import Trust, client_context
from luna.net.identity import Identity
from luna.net.limits import Limits
from luna.net.proof import Exchange, Prover, locator
from luna.net.relay import Relay
from luna.net.remote import Remote
from luna.net.requests import Requests
from luna.net.rooms import Link
from luna.net.server import Server
from luna.net.session import RefusedNews, Session
from luna.net.tls import Secured, Tls
from tests.net.editions import EDITION
from tests.net.live_relay import CREDENTIALS, HELLO, Running, all_have, dialled, expect, header, sit
from tests.net.man_in_the_middle import Between
from tests.net.test_hostile import Net
from tests.patience import seconds, until

FALSE: Final = certificates.temporary()
NAME: Final = b"Wilhelmina"


@pytest.fixture(params=[False, True], ids=["as it is", "with the bug"])
def bug(request: pytest.FixtureRequest) -> bool:
    """Whether the bug is planted, with which the attack must succeed."""
    return bool(request.param)


@pytest.fixture
def false_relay(tmp_path: Path) -> Iterator[tuple[Running, list[bytes]]]:
    """A stranger's relay, and the frames that it receives."""
    running, heard = Running(tmp_path / "false", credentials=FALSE), list[bytes]()
    front = running.server.front
    received = front.received

    def noted(link: Link, body: bytes) -> None:
        heard.append(body)
        received(link, body)

    front.received = noted  # type: ignore[method-assign]
    yield running, heard
    running.stop()


def hosted(relay: Running) -> tuple[Remote, str]:
    """A room at a relay, and its code."""
    host = Remote(Session(HELLO, wire.Open(b"host", EDITION)), "127.0.0.1", relay.port, relay.trust)
    return host, expect(host, wire.Room).code


def joined(port: int, code: str, announced: bytes = b"") -> Remote:
    """A client that has typed that code, or has read it in the list with the `announced` proof."""
    wish = wire.Join(code, NAME, (EDITION,))
    return Remote(Session(HELLO, wish), "127.0.0.1", port, Trust([announced]))


# ---- the code proves the host


def test_a_false_relay_that_does_not_know_the_code_is_told_nothing(
    false_relay: tuple[Running, list[bytes]], bug: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted: the relay's proof of its key is not compared."""
    running, heard = false_relay
    host, code = hosted(running)
    other = code[:2] + "".join("A" if letter != "A" else "B" for letter in code[2:])
    if bug:
        monkeypatch.setattr(Exchange, "confirmed", lambda self, shown: True)
    before = len(heard)
    guest = joined(running.port, other)
    if bug:
        until(lambda: any(NAME in frame for frame in heard))
    else:
        assert expect(guest, RefusedNews).final
        assert {wire.decode(frame).__class__ for frame in heard[before:]} == {wire.Hello, wire.Prove, wire.Confirm}
    assert any(other.encode() in frame or NAME in frame for frame in heard[before:]) == bug
    guest.close()
    host.close()


def test_a_man_in_the_middle_cannot_relay_the_proof_of_the_code(
    relay: Running, bug: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted: the exchange is not bound to the certificate that each side sees."""
    if bug:
        bound = Exchange.__init__
        monkeypatch.setattr(Exchange, "__init__", lambda self, code, seen, host: bound(self, code, b"", host=host))
    host, code = hosted(relay)
    between = Between(relay.port, FALSE)
    guest = joined(between.port, code)
    if bug:
        expect(guest, wire.Room)
    else:
        assert expect(guest, RefusedNews).code == "no-room"  # and the relay has counted a wrong guess
        assert relay.server.relay.guesses._wrong
    assert (NAME in between.heard) == bug
    guest.close()
    host.close()
    between.close()


def test_the_host_is_proved_by_the_code_and_later_by_its_certificate(relay: Running) -> None:
    host, code = hosted(relay)
    guest = joined(relay.port, code.lower())
    assert [card for _, card in expect(guest, wire.Room).members] == [b"host", NAME]
    assert guest.trust.knows(CREDENTIALS.fingerprint) and not relay.server.relay.guesses._wrong
    guest._connection.cut()
    expect(guest, wire.Room)  # without a second exchange: the gate takes one per connection, but this costs none
    guest.close()
    host.close()


def test_a_wrong_code_finds_no_room(relay: Running) -> None:
    host, code = hosted(relay)
    for wrong in (code[:5] + ("A" if code[5] != "A" else "B"), ("A" if code[0] != "A" else "B") + code[1:]):
        guest = joined(relay.port, wrong)
        assert expect(guest, RefusedNews) == RefusedNews("no-room", (), True)
        guest.close()
    host.close()


class Knocking:
    """A gate in memory, and a client that knocks there."""

    def __init__(self, limits: Limits | None = None) -> None:
        self.net = Net(limits)
        self.gate = Prover(Requests(self.net.relay), self.net.relay, b"f" * 32, lambda do, then: then(do()))
        host = self.net.link()
        self.net.say(host, wire.Open(b"host", EDITION))
        self.code = self.net.code(host)

    def link(self, address: str = "10.0.0.9") -> Link:
        link = self.net.link(address, hello=None)
        self.say(link, HELLO)
        return link

    def say(self, link: Link, message: wire.Message) -> wire.Message | None:
        before = len(self.net.inbox[link])
        self.gate.received(link, wire.encode(message)[4:])
        self.net.settle()
        return next(iter(self.net.inbox[link][before:]), None)

    def knock(self, code: str, address: str = "10.0.0.9") -> tuple[wire.Prove, wire.Confirm, wire.Message | None]:
        """Send a message; returns the result."""
        link, mine = self.link(address), Exchange(code, b"f" * 32, host=False)
        prove = wire.Prove(locator(code), mine.share)
        offered = self.say(link, prove)
        if not isinstance(offered, wire.Offered):
            return prove, wire.Confirm(bytes(16)), offered
        assert mine.take(offered.share)
        return prove, wire.Confirm(mine.confirm), self.say(link, wire.Confirm(mine.confirm))


def test_a_recorded_proof_cannot_be_replayed(bug: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: the relay's randomness is constant, and so is its share."""
    if bug:
        begun = package._SPAKE2_Base.__init__
        monkeypatch.setattr(
            package._SPAKE2_Base,
            "__init__",
            lambda self, password, params=package.DefaultParams, entropy_f=None: begun(
                self, password, params, random.Random(type(self).__name__).randbytes
            ),
        )
    knocking = Knocking()
    prove, confirm, said = knocking.knock(knocking.code)
    assert isinstance(said, wire.Proved)
    again = knocking.link()
    assert isinstance(knocking.say(again, prove), wire.Offered)
    answer = knocking.say(again, confirm)
    assert isinstance(answer, wire.Proved) == bug
    assert bool(knocking.net.relay.guesses._wrong) != bug


def test_guesses_of_codes_are_limited(bug: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a wrong guess is not counted. Then the cost of an exchange still ends it, some time later."""
    if bug:
        monkeypatch.setattr("luna.net.limits.Guesses.wrong", lambda *_: None)
    knocking = Knocking()
    wrong = knocking.code[:4] + "".join("A" if letter != "A" else "B" for letter in knocking.code[4:])
    answers = [knocking.knock(wrong)[2] for _ in range(6)]
    assert all(isinstance(answer, wire.Refusal) for answer in answers)
    assert [answer.code for answer in answers if isinstance(answer, wire.Refusal)] == ["no-room"] * 5 + [
        "no-room" if bug else "slow-down"
    ]
    assert isinstance(knocking.knock(knocking.code, "10.0.0.8")[2], wire.Proved)  # others are let in


def test_unfinished_exchanges_are_limited(bug: bool) -> None:
    """Each costs the relay some milliseconds, and reveals nothing. Planted: they cost nothing."""
    knocking = Knocking(Limits(proofs=1e9) if bug else Limits(proofs=0.001, proofs_burst=5))
    said = []
    for _ in range(7):
        link = knocking.link()
        said.append(knocking.say(link, wire.Prove(locator(knocking.code), Exchange("ABCDEF", b"", host=False).share)))
        knocking.net.relay.gone(link)
    assert sum(isinstance(answer, wire.Offered) for answer in said) == (7 if bug else 5)


OFF_CURVE: Final = b"A" + b"\2" + bytes(31)


@pytest.mark.parametrize(
    "share", [bytes(33), b"A" + bytes(32), b"B" + b"\xff" * 32, b"A" + b"\1" + bytes(31), OFF_CURVE]
)
def test_an_invalid_share_is_refused(share: bytes) -> None:
    knocking = Knocking()
    link = knocking.link()
    said = knocking.say(link, wire.Prove(locator(knocking.code), share))
    assert isinstance(said, wire.Refusal) and said.code == "malformed"


def test_the_prover_takes_no_message_out_of_order() -> None:
    knocking = Knocking()
    link = knocking.link()
    prove = wire.Prove(locator(knocking.code), Exchange(knocking.code, b"", host=False).share)
    assert isinstance(knocking.say(link, wire.Confirm(bytes(16))), wire.Refusal)
    link = knocking.link()
    assert isinstance(knocking.say(link, prove), wire.Offered)
    assert isinstance(knocking.say(link, prove), wire.Refusal)
    link = knocking.net.link("10.0.0.7", hello=None)
    assert isinstance(knocking.say(link, prove), wire.Refusal)  # before hello
    link = knocking.link()
    assert knocking.say(link, wire.Whose(bytes(16))) == wire.Vouched(())
    assert knocking.say(link, wire.Vouch(bytes(64))) is None  # without a seat: nothing


def test_codes_begin_differently_as_long_as_possible() -> None:
    relay = Relay(lambda: 0.0, random.Random(4).randbytes, Limits())
    codes = []
    for number in range(600):
        link = Link(f"10.0.{number}", relay.limits)
        link.hello = HELLO
        codes.append(relay.rooms.open(link, b"", EDITION).code)
    assert len({code[:2] for code in codes}) == len(codes) == 600
    assert [relay.rooms.code_at(code[:2]) for code in codes] == codes


# ---- the list


def test_a_relay_with_another_certificate_than_announced_is_told_nothing(
    relay: Running, bug: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The impostor has heard the code, which was announced too. Planted: an announced code proves a host."""
    host, code = hosted(relay)
    other = Between(relay.port)  # without terminating TLS: the exchange of the code would succeed
    if bug:
        monkeypatch.setattr(Session, "by_code", property(lambda _: True, lambda *_: None), raising=False)
    guest = joined(other.port, code, FALSE.fingerprint)
    if bug:
        expect(guest, wire.Room)
    else:
        assert expect(guest, RefusedNews) == RefusedNews("unproved", ("127.0.0.1", str(other.port)), True)
    guest.close()
    right = joined(relay.port, code, CREDENTIALS.fingerprint)
    expect(right, wire.Room)
    right.close()
    host.close()
    other.close()


# ---- the bytes on the wire


def test_an_eavesdropper_sees_only_that_there_is_traffic(relay: Running, bug: bool) -> None:
    """Planted: the key of the certificate is not secret, so that the listener can be the relay."""
    said = "the quick brown fox"
    between = Between(relay.port, CREDENTIALS if bug else None)
    host, code = hosted(relay)
    guest = joined(between.port, code)
    room = expect(guest, wire.Room)
    table, head = header()
    host.ask(lambda session: session.begin(table, [number for number, _ in room.members], head))
    for remote in (host, guest):
        expect(remote, wire.Seated)
    guest.say(1, CHAT, chat_body(bytes(8), "", said))
    until(lambda: host.head().seq >= 3)
    secrets = [said.encode(), NAME, code.encode(), table, guest.session.identity.key, b"welcome", b"seated"]
    assert len(between.heard) > 500
    assert [secret for secret in secrets if secret in between.heard] == (secrets if bug else [])
    guest.close()
    host.close()
    between.close()


# ---- seats


def test_a_proof_of_a_seat_cannot_be_relayed(
    relay: Running, tmp_path: Path, bug: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The false relay has even been believed once. Planted: the signed statement lacks the certificate."""
    if bug:
        for module in (sessions, rooms):
            monkeypatch.setattr(module, "statement", lambda table, nonce, binding: table + nonce)
    remotes = sit(relay, tmp_path)
    all_have(remotes, 2)
    path, identity = remotes[1].path, remotes[1].session.identity
    assert path is not None
    remotes[1].close()
    between = Between(relay.port, FALSE)
    back = Remote.rejoined(HELLO, path, identity, "127.0.0.1", between.port, Trust([FALSE.fingerprint]))
    if bug:
        assert expect(back, wire.Seated).seats == (1,)
    else:
        assert expect(back, RefusedNews) == RefusedNews("no-seat", (), True)
    for remote in (back, remotes[0]):
        remote.close()
    between.close()


def test_a_new_host_is_vouched_for_by_its_seat(tmp_path: Path) -> None:
    """Another machine, another certificate: the log proves it, and the guest who moved knows it from then on."""
    first, second = Running(tmp_path / "1"), Running(tmp_path / "2", credentials=FALSE)
    host, heir, guest = sit(first, tmp_path, 3)
    all_have([host, heir, guest], 3)
    assert heir.path is not None
    table, path, identity = heir.session.table, heir.path, heir.session.identity
    heir.close()
    first.stop()
    own = Trust([FALSE.fingerprint], own=True)
    heir = Remote.rejoined(HELLO, path, identity, "127.0.0.1", second.port, own, wire.Open(b"heir", EDITION))
    expect(heir, wire.Room)
    log = list(heir.session.log.data)
    guest.move("127.0.0.1", second.port)
    assert expect(guest, RefusedNews, lambda news: news.code == "unproved") and guest.route.doubts(
        "127.0.0.1", second.port
    )
    heir.ask(lambda session: session.begin(table, [0, 0, 0], session.log.header, log))
    expect(heir, wire.Seated)
    heir.ask(lambda session: session.resume())
    expect(heir, wire.Seated, lambda news: bool(news.seats))
    until(lambda: second.server.front._vouchers)  # type: ignore[attr-defined]
    guest.move("127.0.0.1", second.port)
    assert expect(guest, wire.Seated, lambda news: bool(news.seats)).seats == (2,)
    assert guest.trust.knows(FALSE.fingerprint) and guest.route.home == ("127.0.0.1", second.port)
    for remote in (host, heir, guest):
        remote.close()
    second.stop()


@pytest.mark.parametrize("vouches", ["nobody", "a stranger", "an owner, elsewhere"])
def test_a_relay_that_only_claims_the_table_learns_nothing(
    relay: Running,
    tmp_path: Path,
    false_relay: tuple[Running, list[bytes]],
    vouches: str,
    bug: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The guest returns to the previous relay. Planted: every claim is believed."""
    running, heard = false_relay
    remotes = sit(relay, tmp_path)
    all_have(remotes, 2)
    guest, table = remotes[1], remotes[1].session.table
    by = Identity(b"s" * 32) if vouches == "a stranger" else remotes[0].session.identity
    shown = CREDENTIALS.fingerprint if vouches == "an owner, elsewhere" else FALSE.fingerprint
    if vouches != "nobody":
        gate = running.server.front
        assert isinstance(gate, Prover)
        gate._vouchers[table] = {by.key: certificates.vouch(by, table, shown)}
        monkeypatch.setattr(gate, "tick", lambda: None)  # it would forget them, because it has no such table
    if bug:
        monkeypatch.setattr(certificates, "vouched", lambda *_: True)
    guest.move("127.0.0.1", running.port)
    if bug:
        until(lambda: any(frame[1:].startswith(b"\xa6resume") for frame in heard))
    else:
        expect(guest, RefusedNews, lambda news: news.code == "unproved" and not news.final)
        assert guest.route.home == ("127.0.0.1", relay.port)
        until(lambda: guest.online and guest.caught_up)
        assert guest.route.port == relay.port and guest.route.doubts("127.0.0.1", running.port)
        assert {type(wire.decode(frame)) for frame in heard} == {wire.Hello, wire.Whose}
        assert not any(table in frame for frame in heard)
    for remote in remotes:
        remote.close()


def test_only_a_seat_owner_can_vouch(monkeypatch: pytest.MonkeyPatch) -> None:
    knocking = Knocking()
    host, guest, *others = knocking.net.table(4)
    owner, table = knocking.net.identities[guest], b"T" * 16
    for link, by, shown in ((others[0], owner, b"g" * 32), (others[1], Identity(b"x" * 32), b"f" * 32)):
        knocking.say(link, wire.Vouch(certificates.vouch(by, table, shown)))
        assert link not in knocking.net.relay.links  # a wrong signature costs work: one per connection

    def asked() -> wire.Message | None:
        link = knocking.link()
        return knocking.say(link, wire.Whose(identities.mark(table, link.nonce)))

    assert host.table is not None and asked() == wire.Vouched(())
    signature = certificates.vouch(owner, table, b"f" * 32)
    knocking.say(guest, wire.Vouch(signature))
    assert asked() == wire.Vouched(((owner.key, signature),))


def test_proofs_and_searches_of_a_connection_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    """Signatures are checked until one is valid, and a connection may ask once who hosts."""
    knocking = Knocking()
    _, guest = knocking.net.table()
    said = wire.Vouch(certificates.vouch(knocking.net.identities[guest], b"T" * 16, b"f" * 32))
    looked: list[object] = []
    vouched = certificates.vouched

    def look(*said: Any) -> bool:
        looked.append(said)
        return vouched(*said)

    monkeypatch.setattr(certificates, "vouched", look)
    for _ in range(20):
        knocking.say(guest, said)
    assert len(looked) == 1
    link = knocking.link()
    assert knocking.say(link, wire.Whose(bytes(16))) == wire.Vouched(())
    knocking.say(link, wire.Whose(bytes(16)))
    assert link not in knocking.net.relay.links


# ---- handshakes


def test_an_unfinished_handshake_is_cut_off(
    relay: Running, tmp_path: Path, bug: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Forty of them, each with half of a first message. Planted: they count only when they have finished."""
    if bug:
        monkeypatch.setattr(Secured, "connection_made", lambda self, below: setattr(self, "_below", below))
    else:
        remotes = sit(relay, tmp_path)
    hello = tls.Tls(certificates.client_context("127.0.0.1"), "127.0.0.1")
    hello.feed(b"")
    first = hello.take()
    half = [socket.create_connection(("127.0.0.1", relay.port), timeout=seconds(10)) for _ in range(40)]
    for one in half:
        with contextlib.suppress(OSError):
            one.sendall(first[:100])

    if bug:
        assert len(relay.server.relay.links) == 0 and not any(_cut(one) for one in half)
    else:
        until(lambda: len(relay.server.relay.links) == 2 + relay.server.relay.limits.strangers_of_one)
        remotes[0].say(0, CHAT, chat_body(bytes(8), "", "x"))
        all_have(remotes, 3)
        relay.server.relay.limits = relay.server.relay.limits._replace(greeting=0.0)
        until(lambda: len(relay.server.relay.links) == 2)
        until(lambda: all(_cut(one) for one in half))
        for remote in remotes:
            remote.close()
    for one in half:
        one.close()


def _cut(one: socket.socket) -> bool:
    one.setblocking(False)
    try:
        return one.recv(1000) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


def test_handshakes_of_one_address_are_limited(relay: Running, bug: bool) -> None:
    """Each costs a signature. Planted: no limit."""
    if not bug:
        relay.server._handshakes._rate, relay.server._handshakes._burst = 0.0001, 20
    done = 0
    for _ in range(40):
        with contextlib.suppress(OSError), dialled(relay):
            done += 1
    assert done == (40 if bug else 20)


# ---- clients without TLS


class Cable(asyncio.Transport):
    """Takes the output of a relay's end; it can be cut."""

    def __init__(self) -> None:
        super().__init__()
        self.said, self.cut = b"", False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.said += data

    def abort(self) -> None:
        self.cut = True

    def is_closing(self) -> bool:
        return self.cut


@pytest.mark.parametrize("bug", [False, True])
def test_tls_records_without_content_are_limited(tmp_path: Path, bug: bool) -> None:
    """One of a single byte costs the relay as much as a message, and is no frame that would count."""
    server = Server(tmp_path, limits=Limits(wrapped=1.0, wrapped_burst=1 << (30 if bug else 16)))
    server.secure(CREDENTIALS)

    def cut(*said: bytes, piece: int) -> bool:
        """Whether a client that sends this is cut, in pieces of so many bytes."""
        cable, end = Cable(), Tls(client_context("127.0.0.1"), "127.0.0.1")
        relay = server.spoken("10.0.0.1")
        assert isinstance(relay, Secured)
        relay._above = Speaker()
        relay.connection_made(cable)
        end.feed(b"")
        for _ in range(2):
            _arrive(relay, end.take())
            end.feed(cable.said)
            cable.said = b""
        for data in said:
            end.seal(data)
        sent = end.take()
        for at in range(0, len(sent), piece):
            _arrive(relay, sent[at : at + piece])
        return cable.cut

    assert not cut(*[bytes(100)] * 400, bytes(1 << 20), piece=1 << 12)  # messages, and a log with its records in parts
    assert cut(*[b"x"] * 4_000, piece=1 << 14) != bug
    server.store.close()


class Speaker(asyncio.Protocol):
    """Reads a client's bytes, and answers nothing."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        pass

    def data_received(self, data: bytes) -> None:
        pass

    def connection_lost(self, error: Exception | None) -> None:
        pass


def _arrive(relay: Secured, data: bytes) -> None:
    relay.get_buffer(0)[: len(data)] = data
    relay.buffer_updated(len(data))


def test_an_older_program_is_told_to_update(relay: Running) -> None:
    """In its own protocol: it greets in the clear, and understands the answer."""
    with socket.create_connection(("127.0.0.1", relay.port), timeout=seconds(10)) as older:
        older.sendall(wire.encode(wire.Hello(7, "0.1.0")))
        said = b""
        while part := older.recv(1000):
            said += part
    refusal = wire.decode(said[4:])
    assert isinstance(refusal, wire.Refusal) and refusal.code == "protocol" and refusal.facts[1] == "0.1.0"
    until(lambda: not relay.server.sockets)


@pytest.mark.parametrize("said", [b"GET / HTTP/1.1\r\n\r\n", b"\0", b"\xff" * 2000])
def test_bytes_that_are_not_tls_are_cut_off(relay: Running, said: bytes) -> None:
    with socket.create_connection(("127.0.0.1", relay.port), timeout=seconds(10)) as stranger:
        stranger.sendall(said)
        with contextlib.suppress(ConnectionResetError):
            while stranger.recv(1000):
                pass
    until(lambda: not relay.server.sockets)


def test_a_tls_client_of_another_protocol_is_cut_off(relay: Running) -> None:
    with socket.create_connection(("127.0.0.1", relay.port), timeout=seconds(10)) as stranger:
        stranger.sendall(b"\x16\x03\x01\x00\x05hello" + b"\0" * 100)
        with contextlib.suppress(ConnectionResetError):
            while stranger.recv(1000):
                pass
    until(lambda: not relay.server.sockets)


def test_an_older_relay_is_reported_as_older(tmp_path: Path) -> None:
    older = Running(tmp_path / "older", credentials=None)
    remote = Remote(Session(HELLO, wire.Open(b"host", EDITION)), "127.0.0.1", older.port)
    said = expect(remote, RefusedNews, lambda news: news.final)  # a reset may lose the first answer: it asks again
    assert said == RefusedNews("no-tls", ("127.0.0.1", str(older.port)), True)
    remote.close()
    older.stop()


# ---- certificates of files, and the system's roots


def test_a_foreign_python_finds_the_systems_roots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As python.org's on macOS and every frozen program: they look in a folder that only their builder had."""
    roots = tmp_path / "cert.pem"
    _certificate(roots)
    for name in ("SSL_CERT_FILE", "SSL_CERT_DIR"):
        monkeypatch.setenv(name, str(tmp_path / "missing"))
    monkeypatch.setattr(certificates, "_ROOTS", (str(tmp_path / "no.pem"), str(roots)))
    assert certificates.with_roots().cert_store_stats()["x509_ca"] == 1
    monkeypatch.setenv("SSL_CERT_FILE", str(roots))  # the owner's own
    monkeypatch.setattr(certificates, "_ROOTS", ())
    assert certificates.with_roots().cert_store_stats()["x509_ca"] == 1


@pytest.mark.parametrize(
    ("host", "rooted"),
    [
        *(("relay.example.org", True), ("Relay.Example.ORG.", True), ("xn--bcher-kva.example", True)),
        *(("192.0.2.7", False), ("8.8.8.8", False), ("::1", False), ("2001:db8::1", False), ("fe80::1%eth0", False)),
        *(("localhost", False), ("annas-laptop", False), ("anna.local", False), ("relay.lan", False)),
        *(("nas.fritz.box", False), ("x.home.arpa", False), ("local.example.org", True), ("", False)),
    ],
)
def test_internet_names_are_checked_by_the_systems_roots(host: str, rooted: bool) -> None:
    assert certificates.by_roots(host) == rooted


def test_a_name_with_an_invalid_certificate_is_not_trusted(
    relay: Running, false_relay: tuple[Running, list[bytes]], monkeypatch: pytest.MonkeyPatch
) -> None:
    running, heard = false_relay
    monkeypatch.setattr(certificates, "by_roots", lambda host: True)
    host, code = Remote(Session(HELLO, wire.Open(b"host", EDITION)), "127.0.0.1", relay.port, relay.trust), "ABCDEF"
    assert expect(host, RefusedNews) == RefusedNews("certificate", ("127.0.0.1", str(relay.port)), True)
    guest = joined(running.port, code)
    assert expect(guest, RefusedNews).code == "certificate" and not heard
    guest.close()
    host.close()


def test_a_name_with_a_valid_certificate_needs_no_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system's roots are those of a file here.

    The context is not the cached one: a client of another test that still searches for its relay may fill the cache at
    any time, even after clearing, with a context from before this file was named.
    """
    path = tmp_path / "root.pem"
    _certificate(path)
    monkeypatch.setenv("SSL_CERT_FILE", str(path))
    monkeypatch.setattr(certificates, "by_roots", lambda host: True)
    context = certificates._client_context.__wrapped__(True)
    monkeypatch.setattr(certificates, "_client_context", lambda rooted: context)
    public = Running(tmp_path / "public", credentials=certificates.of_files(path, path))
    host, code = hosted(public)
    guest = joined(public.port, code)
    expect(guest, wire.Room)
    assert not public.server.front._exchanges  # type: ignore[attr-defined]
    guest.close()
    host.close()
    public.stop()


def _certificate(path: Path) -> None:
    """A self-signed certificate for 127.0.0.1."""
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([])
    since = datetime.datetime(2020, 1, 1, tzinfo=datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(since)
        .not_valid_after(since + datetime.timedelta(days=50_000))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), True)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), True)
        .sign(key, hashes.SHA256())
    )
    written = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    path.write_bytes(made.public_bytes(serialization.Encoding.PEM) + written)


def test_a_stored_certificate_is_used_again(tmp_path: Path) -> None:
    path = tmp_path / "certificate.pem"
    first = certificates.stored(path)
    assert path.stat().st_mode & 0o77 == 0 and certificates.stored(path).fingerprint == first.fingerprint
    assert certificates.fingerprint_of(path) == first.fingerprint
    path.write_text("-----BEGIN CERTIFICATE-----\nnone\n-----END CERTIFICATE-----\n")
    with pytest.raises(OSError, match=r"certificate|PEM|Error|error"):
        certificates.stored(path)


def test_two_relays_have_different_certificates() -> None:
    assert certificates.temporary().fingerprint != certificates.temporary().fingerprint


def test_both_ends_of_a_session_see_the_same_certificate() -> None:
    client, relay = tls.Tls(certificates.client_context("10.0.0.1"), "10.0.0.1"), tls.Tls(CREDENTIALS.context)
    client.feed(b"")
    for byte in client.take():  # however it is cut into pieces
        relay.feed(bytes((byte,)))
    client.feed(relay.take())
    relay.feed(client.take())
    assert client.secured and relay.secured and client.fingerprint == CREDENTIALS.fingerprint
    client.seal(b"x" * 100_000)
    assert relay.feed(client.take()) == b"x" * 100_000 and not relay.ended
    with contextlib.suppress(ssl.SSLWantReadError):
        client._end.unwrap()
    assert relay.feed(client.take()) == b"" and relay.ended
