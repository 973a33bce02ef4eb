"""Messages on the local network before a table: cards of a room, offers of a host, tickets."""

import os
import secrets
import socket
import stat
from pathlib import Path

import pytest
from zeroconf._dns import DNSPointer
from zeroconf._protocol.outgoing import DNSOutgoing
from zeroconf.asyncio import AsyncZeroconf
from zeroconf.const import _CLASS_IN, _FLAGS_AA, _FLAGS_QR_RESPONSE, _TYPE_PTR

from luna.log import frames
from luna.log.encoding import pack
from luna.net import addresses, cards, lan, tickets, wire
from luna.net.addresses import HERE, nearest
from luna.net.cards import MemberCard, Proposal, Wish
from luna.net.fields import CARD
from luna.net.hosting import OwnRelay
from luna.net.lan import Announcer, Offer, Searcher
from luna.net.remote import Remote
from luna.net.session import Session
from luna.net.tickets import Ticket
from tests import ports
from tests.net.editions import EDITION
from tests.patience import seconds, until

CARDS = [
    MemberCard("Ilse"),
    MemberCard("Bram", "nl", True, (Wish("red", "Bram"), Wish("blue", "Anouk")), round=6, over=True),
    MemberCard(
        "Ilse",
        "de",
        False,
        (Wish("yellow", "Ilse"),),
        Proposal("luna", {"setup": "free", "live_scoring": True}, "off", (("white", 5),)),
    ),
]
OFFER = Offer("Ilse", 2, "ABCDEF", 7786, lan.mark(b"T" * 16, b"saltsalt"), True)
TICKET = Ticket(b"T" * 16, b"k" * 16, "192.0.2.7", 7786, "ABCDEF")


@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_read_as_it_was_written(card: MemberCard) -> None:
    assert cards.read(cards.write(card)) == card
    assert len(cards.write(card)) <= CARD


@pytest.mark.parametrize(("count", "kept"), [(16, True), (17, False)])
def test_a_card_has_sixteen_options_at_most(count: int, kept: bool) -> None:
    card = MemberCard(
        "Ilse", "de", False, (), Proposal("luna", {f"option-{number}": number for number in range(count)})
    )
    assert (cards.read(cards.write(card)) == card) == kept


def test_a_card_of_four_long_names_has_room() -> None:
    wishes = tuple(Wish(order, "\u6708" * 24) for order in ("yellow", "red", "blue", "white"))
    card = MemberCard("\u6708" * 24, "de", True, wishes, Proposal(bots=(("yellow", 11),)))
    assert len(cards.write(card)) <= CARD


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"nonsense",
        pack({"name": "Ilse"}),
        pack(["Ilse", "de", 1, [], None, 0, False]),
        pack(["Il\u202ese", "de", True, [], None, 0, False]),
        pack(["Ilse", "de", True, [["red"]], None, 0, False]),
        pack(["Ilse", "de", True, [], None, 100, False]),
        pack(["Ilse", "de", True, [], None, True, False]),
        pack(["Ilse", "de", True, [], None, 1, 1]),
        pack(["Ilse", "de", True, [], ["luna", {}, "free", [["red", 99]], 4], 0, False]),
        pack(["Ilse", "de", True, [], ["preset", False, False, "free", [["red", 5]], 9], 0, False]),
        pack(["Ilse", "de", True, [["red", "x"]] * 9, None, 0, False]),
        cards.write(CARDS[2])[:-1],
    ],
)
def test_a_malformed_card_is_empty(data: bytes) -> None:
    assert cards.read(data) == MemberCard("")


def _read(offer: Offer, **wrong: str | None) -> Offer | None:
    said = {key: value for key, value in {**lan.write(offer), **wrong}.items() if value is not None}
    return lan.read({key.encode(): value.encode() for key, value in said.items()}, "192.0.2.7", offer.port)


def test_an_offer_is_read_as_it_was_written() -> None:
    assert _read(OFFER) == OFFER._replace(host="192.0.2.7")


def test_an_offer_of_long_names_has_room() -> None:
    name = "\u6708" * 40
    offer = OFFER._replace(name=name)
    assert all(len(f"{key}={value}".encode()) <= 255 for key, value in lan.write(offer).items())
    assert _read(offer) == offer._replace(host="192.0.2.7")


def test_only_clients_that_were_at_a_table_recognise_its_mark() -> None:
    assert OFFER.leads_to(b"T" * 16) and not OFFER.leads_to(b"U" * 16)
    assert not OFFER._replace(mark=b"").leads_to(b"T" * 16)
    said = "".join(lan.write(OFFER).values())
    assert (b"T" * 16).hex() not in said and OFFER.mark != lan.mark(b"T" * 16, b"another!")
    assert set(lan.write(OFFER)) == {"name", "game", "free", "code", "mark", "open", "proof"}, "no more than is needed"


@pytest.mark.parametrize(
    "wrong",
    [
        *({"name": "a" * 41}, {"name": None}, {"name": "Il\u202ese"}, {"code": "x" * 41}, {"mark": "abc"}),
        *({"free": "-1"}, {"free": "9"}, {"free": ""}, {"free": None}, {"open": "2"}, {"free": "\u0663"}),
        {"mark": "ab" * 15},
    ],
)
def test_a_malformed_announcement_is_no_offer(wrong: dict[str, str | None]) -> None:
    assert _read(OFFER, **wrong) is None


def test_an_announcement_with_bad_text_or_port_is_no_offer() -> None:
    said = {key.encode(): value.encode() for key, value in lan.write(OFFER).items()}
    assert lan.read(said, HERE, 7786) is not None
    assert lan.read(said, HERE, 0) is None and lan.read({**said, b"name": b"\xff"}, HERE, 7786) is None
    assert lan.read({**said, b"free": None}, HERE, 7786) is None and lan.read({}, HERE, 7786) is None


@pytest.mark.parametrize(
    ("addresses", "own", "taken"),
    [
        (["192.0.2.7"], ["192.0.2.9"], "192.0.2.7"),
        (["198.51.100.4", "192.0.2.7"], ["192.0.2.9", "10.8.0.2"], "192.0.2.7"),
        (["172.17.0.1", "192.0.2.7"], ["192.0.2.9", "172.17.0.1"], "192.0.2.7"),
        (["192.0.2.9", "172.17.0.1"], ["192.0.2.9", "172.17.0.1"], HERE),
        ([HERE], [], HERE),
        ([HERE, "192.0.2.7"], [], "192.0.2.7"),
        ([], ["192.0.2.9"], ""),
    ],
)
def test_the_nearest_of_several_addresses_is_tried(addresses: list[str], own: list[str], taken: str) -> None:
    assert nearest(addresses, own) == taken


def _kind() -> str:
    """A service name that no other program on this machine looks for."""
    return f"_luna-{secrets.token_hex(4)}._tcp.local."


def test_a_searcher_finds_an_announcer_and_its_goodbye() -> None:
    kind = _kind()
    said: list[Offer] = []
    announcer, searcher = Announcer(lambda: said, kind), Searcher(kind)
    said.append(OFFER)
    until(lambda: searcher.offers)
    assert {offer._replace(host="") for offer in searcher.offers} == {OFFER} and searcher.offers[0].host
    said[0] = OFFER._replace(free=4)
    until(lambda: [offer.free for offer in searcher.offers] == [4])
    other = OFFER._replace(name="Jet", code="", mark=lan.mark(b"t" * 16, b"saltsalt"))
    said.append(other)
    until(lambda: [offer.name for offer in searcher.offers] == ["Ilse", "Jet"])
    del said[0]
    until(lambda: [offer.name for offer in searcher.offers] == ["Jet"])
    said.clear()
    until(lambda: not searcher.offers)
    said.append(OFFER)
    until(lambda: searcher.offers)
    announcer.close()
    until(lambda: not searcher.offers)
    searcher.close()


def test_two_hosts_on_one_machine_are_both_found() -> None:
    kind = _kind()
    hosts = [Announcer(lambda port=port: [OFFER._replace(port=port)], kind) for port in (7786, 7787)]  # type: ignore[misc]
    searcher = Searcher(kind)
    until(lambda: [offer.port for offer in searcher.offers] == [7786, 7787])
    for post in (*hosts, searcher):
        post.close()


@pytest.mark.parametrize("name", ["x", "evil._http._tcp.local.", "\x01.{kind}", "evil.{upper}"])
def test_a_foreign_service_name_does_not_end_the_search(name: str) -> None:
    kind = _kind()
    alias = name.format(kind=kind, upper=kind.upper())
    said = [OFFER]
    announcer, searcher = Announcer(lambda: said, kind), Searcher(kind)
    for free in (1, 2, 3, 4):  # the news is heard although that name was heard before
        said[0] = OFFER._replace(free=free)
        until(lambda free=free: [offer.free for offer in searcher.offers] == [free], lambda: _points(kind, alias))  # type: ignore[misc]
    announcer.close()
    searcher.close()


def test_the_announcing_thread_recovers_from_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[int] = []

    class Unlucky(lan._Post):
        async def work(self) -> None:
            begun.append(len(begun))
            if len(begun) < 3:
                raise [OSError("no network"), KeyError("a stranger's packet")][begun[-1]]

    monkeypatch.setattr(lan, "_AGAIN", 0.01)
    post = Unlucky("luna-unlucky")
    until(lambda: len(begun) > 3)
    post.close()


def _points(kind: str, alias: str) -> None:
    """A packet from anybody: a table of our kind has that name."""
    packet = DNSOutgoing(_FLAGS_QR_RESPONSE | _FLAGS_AA)
    packet.add_answer_at_time(DNSPointer(kind, _TYPE_PTR, _CLASS_IN, 120, alias), 0)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sender:
        for data in packet.packets():
            sender.sendto(data, ("224.0.0.251", 5353))


def test_a_silent_announcer_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that falls asleep says no goodbye."""
    kind = _kind()
    monkeypatch.setattr(lan, "_LIVES", 1)
    monkeypatch.setattr(lan, "_FORGOTTEN", 1.5)
    monkeypatch.setattr("zeroconf.asyncio.AsyncZeroconf.async_unregister_all_services", _nothing)
    announcer, searcher = Announcer(lambda: [OFFER], kind), Searcher(kind)
    until(lambda: searcher.offers)
    announcer.close()
    until(lambda: not searcher.offers)
    searcher.close()


async def _nothing(_: object) -> None:
    pass


def test_announcing_is_retried_without_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan, "_AGAIN", 0.01)
    tries: list[int] = []

    class Later(Searcher):
        async def work(self) -> None:
            tries.append(1)
            if len(tries) < 3:
                raise OSError("no network")
            self.close()

    Later()
    until(lambda: len(tries) == 3)


def test_a_programs_relay_is_announced_only_when_opened(tmp_path: Path) -> None:
    kind = _kind()
    house, searcher = OwnRelay(tmp_path, ports.unused(), kind), Searcher(kind)
    hello = wire.Hello(wire.PROTOCOL, "1.0")
    guest = Remote(Session(hello, wire.Open(cards.write(CARDS[2]), EDITION)), HERE, house.port)
    assert not house.open and house.port and not house.moved
    house.let_in()
    until(lambda: searcher.offers)
    (found,) = searcher.offers
    assert found == house.offers[0]._replace(host=found.host) and found.port == house.port
    assert (found.name, found.free, found.mark) == ("Ilse", 2, b"")
    guest.close()
    until(lambda: not searcher.offers)
    with socket.create_connection((found.host, house.port), timeout=seconds(5)):
        pass
    house.close()
    with pytest.raises(OSError):
        socket.create_connection((found.host, house.port), timeout=seconds(5))
    searcher.close()


def test_a_taken_port_is_replaced_by_a_free_one(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind((HERE, 0))
        taken.listen()
        house = OwnRelay(tmp_path, taken.getsockname()[1])
        assert house.moved and house.port != taken.getsockname()[1]
        house.close()


def test_a_relay_without_a_folder_raises_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError):
        OwnRelay(tmp_path / "file" / "relay", 0)


def test_a_ticket_is_for_its_owner_only(tmp_path: Path) -> None:
    journal = tmp_path / "game.luna"
    journal.write_bytes(frames.preamble(TICKET.table))
    tickets.keep(journal, TICKET)
    tickets.keep(journal, TICKET._replace(port=9))
    assert tickets.find(journal) == TICKET._replace(port=9)
    if os.name == "posix":
        assert stat.S_IMODE(tickets.place(journal).stat().st_mode) == 0o600
    assert tickets.of_table(tmp_path, TICKET.table) == (journal, TICKET._replace(port=9))
    assert tickets.of_table(tmp_path, b"O" * 16) is None


def test_a_ticket_never_replaces_that_of_another_table(tmp_path: Path) -> None:
    journal, other = tmp_path / "game.luna", TICKET._replace(table=b"O" * 16)
    journal.write_bytes(frames.preamble(other.table))
    tickets.keep(journal, TICKET)  # of a game that once had this name
    assert tickets.find(journal) is None
    with pytest.raises(FileExistsError):
        tickets.keep(journal, other)
    journal.write_bytes(frames.preamble(TICKET.table))
    assert tickets.find(journal) == TICKET
    journal.unlink()
    assert tickets.find(journal) is None
    assert [path.name for path in tmp_path.iterdir()] == ["game.luna.seat"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_pipe_in_place_of_a_journal_does_not_block(tmp_path: Path) -> None:
    journal = tmp_path / "a.luna"
    os.mkfifo(journal)
    tickets.keep(journal, Ticket(bytes(16), bytes(16), "", 9))
    assert tickets.find(journal) is None


@pytest.mark.parametrize(
    "data", [b"", b"nonsense", pack([b"T" * 16, b"k" * 16, "host", 0, ""]), pack([b"T", b"k" * 16, "host", 1, ""])]
)
def test_a_malformed_ticket_is_ignored(tmp_path: Path, data: bytes) -> None:
    journal = tmp_path / "game.luna"
    assert tickets.find(journal) is None
    journal.write_bytes(frames.preamble(TICKET.table))
    tickets.place(journal).write_bytes(data)
    assert tickets.find(journal) is None


def test_a_searcher_listens_on_later_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    """From cable to wireless: networks that appear after the search began must be heard too."""
    looked: list[object] = []

    async def look(self: object) -> None:
        looked.append(self)

    monkeypatch.setattr(AsyncZeroconf, "async_update_interfaces", look)
    monkeypatch.setattr(lan, "_AGAIN", 0.01)
    searcher = Searcher(_kind())
    until(lambda: len(looked) > 2)
    searcher.close()


def test_a_host_whose_address_changes_is_announced_at_the_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lan, "_AGAIN", 0.01)
    house = OwnRelay(tmp_path, ports.unused(), _kind())
    house.let_in()
    monkeypatch.setattr(addresses, "own_addresses", lambda: ["192.0.2.99"])
    until(lambda: house.addresses == ["192.0.2.99"])
    house.close()
