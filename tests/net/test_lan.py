"""What is said on the network before a table: cards of a room, offers of a host, and the way back to a seat."""

from __future__ import annotations

import os
import socket
import stat
import time
from pathlib import Path

import pytest

from luna.log.strict import pack
from luna.net import cards, lan, tickets
from luna.net.cards import Game, MemberCard, Wish
from luna.net.house import HERE, House
from luna.net.lan import Answerer, Offer, Searcher
from luna.net.tickets import Ticket
from luna.net.wire import CARD

CARDS = [
    MemberCard("Ilse"),
    MemberCard("Bram", "nl", True, (Wish("red", "Bram"), Wish("blue", "Anouk"))),
    MemberCard("Ilse", "de", False, (Wish("yellow", "Ilse"),), Game("free", True, False, "off", (("white", 5),))),
]
OFFER = Offer("Ilse", ("Ilse", "Bram"), 2, 3, "ABCDEF", 7786, "1.0", (b"T" * 16,))
TICKET = Ticket(b"T" * 16, b"k" * 16, "192.0.2.7", 7786, "ABCDEF")


@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_read_as_it_was_written(card: MemberCard) -> None:
    assert cards.read(cards.write(card)) == card
    assert len(cards.write(card)) <= CARD


def test_a_card_of_four_long_names_has_room() -> None:
    wishes = tuple(Wish(order, "\u6708" * 24) for order in ("yellow", "red", "blue", "white"))
    card = MemberCard("\u6708" * 24, "de", True, wishes, Game(bots=(("yellow", 5),)))
    assert len(cards.write(card)) <= CARD


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"nonsense",
        pack({"name": "Ilse"}),
        pack(["Ilse", "de", 1, [], None]),
        pack(["Il\u202ese", "de", True, [], None]),
        pack(["Ilse", "de", True, [["red"]], None]),
        pack(["Ilse", "de", True, [], ["preset", False, False, "free", [["red", 9]]]]),
        pack(["Ilse", "de", True, [["red", "x"]] * 9, None]),
        cards.write(CARDS[2])[:-1],
    ],
)
def test_what_is_no_card_is_nobodys(data: bytes) -> None:
    assert cards.read(data) == MemberCard("")


def test_an_offer_is_read_as_it_was_written() -> None:
    assert lan.read(lan.write(OFFER), "192.0.2.7") == OFFER._replace(host="192.0.2.7")


@pytest.mark.parametrize(
    "wrong",
    [{"name": "a" * 41}, {"players": ("x",) * 9}, {"free": -1}, {"round": 100}, {"port": 0}, {"tables": (b"short",)}],
)
def test_a_wrong_offer_is_none(wrong: dict[str, object]) -> None:
    assert lan.read(lan.write(OFFER._replace(**wrong)), "192.0.2.7") is None  # type: ignore[arg-type]
    assert lan.read(b"\x90", "192.0.2.7") is None
    assert lan.read(os.urandom(200), "192.0.2.7") is None


def _free_port() -> int:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.bind((HERE, 0))
        return int(probe.getsockname()[1])


def _find(searcher: Searcher) -> list[Offer]:
    end = time.monotonic() + 8
    while not searcher.offers and time.monotonic() < end:
        time.sleep(0.005)
    return searcher.offers


def test_who_searches_finds_who_offers() -> None:
    port = _free_port()
    said: list[Offer | None] = [OFFER]
    answerer, searcher = Answerer(lambda: said[0], port), Searcher(port)
    found = _find(searcher)
    searcher.close()
    answerer.close()
    assert {offer._replace(host="") for offer in found} == {OFFER}


def test_a_house_is_found_only_when_it_lets_others_in(tmp_path: Path) -> None:
    port = _free_port()
    house = House(tmp_path, 0, port)
    house.offer = OFFER
    assert not house.open and house.port and not house.moved
    house.let_in()
    searcher = Searcher(port)
    found = _find(searcher)
    searcher.close()
    assert found and found[0].port == house.port and found[0].code == OFFER.code
    with socket.create_connection((HERE, house.port), timeout=5):
        pass
    house.close()
    with pytest.raises(OSError):
        socket.create_connection((HERE, house.port), timeout=5)


def test_a_taken_port_gives_way(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind((HERE, 0))
        taken.listen()
        house = House(tmp_path, taken.getsockname()[1])
        assert house.moved and house.port != taken.getsockname()[1]
        house.close()


def test_a_house_without_a_folder_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError):
        House(tmp_path / "file" / "relay", 0)


def test_a_ticket_is_for_its_owner_only(tmp_path: Path) -> None:
    journal = tmp_path / "game.luna"
    journal.write_bytes(b"")
    tickets.keep(journal, TICKET)
    tickets.keep(journal, TICKET._replace(port=9))
    assert tickets.find(journal) == TICKET._replace(port=9)
    if os.name == "posix":
        assert stat.S_IMODE(tickets.place(journal).stat().st_mode) == 0o600
    assert tickets.of_table(tmp_path, TICKET.table) == (journal, TICKET._replace(port=9))
    assert tickets.of_table(tmp_path, b"O" * 16) is None


@pytest.mark.parametrize(
    "data", [b"", b"nonsense", pack([b"T" * 16, b"k" * 16, "host", 0, ""]), pack([b"T", b"k" * 16, "host", 1, ""])]
)
def test_what_is_no_ticket_leads_nowhere(tmp_path: Path, data: bytes) -> None:
    journal = tmp_path / "game.luna"
    assert tickets.find(journal) is None
    tickets.place(journal).write_bytes(data)
    assert tickets.find(journal) is None
