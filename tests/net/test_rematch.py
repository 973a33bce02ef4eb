"""After a game its players meet in one room; a search shows rooms and tables as they are."""

import pytest

from luna.log.records import encode_header
from luna.net import cards, hosting, requests, wire
from luna.net.cards import MemberCard, Proposal, Wish
from luna.net.identity import Identity
from luna.net.lan import Offer
from luna.net.relay import Relay
from luna.net.rooms import Link
from tests.net.editions import EDITION
from tests.net.players import TABLE
from tests.net.test_hostile import Net, signed
from tests.net.test_seats import PEBBLES

ILSE = MemberCard("Ilse", "de", True, (Wish("yellow", "Ilse"),), Proposal(bots=(("white", 3), ("yellow", 5))))
BRAM = MemberCard("Bram", "nl", True, (Wish("red", "Bram"), Wish("yellow", "Anouk")))


def again(net: Net, identity: Identity, card: MemberCard = ILSE, table: bytes = TABLE) -> Link:
    link = net.link("10.0.1.1", identity=identity)
    net.say(link, wire.Again(table, signed(link, identity, table), cards.write(card), EDITION))
    return link


def room(net: Net, link: Link) -> wire.Room:
    message = net.inbox[link][-1]
    assert isinstance(message, wire.Room)
    return message


@pytest.mark.parametrize("first", [0, 1])
def test_players_of_a_table_meet_in_any_order(first: int) -> None:
    net = Net()
    owners = [net.identities[link] for link in net.table()]
    links = [again(net, owners[first]), again(net, owners[1 - first], BRAM)]
    assert [room(net, link).me for link in links] == [1, 2]
    assert room(net, links[0]).code == room(net, links[1]).code
    assert [cards.read(card) for _, card in room(net, links[0]).members] == [ILSE, BRAM]


def test_a_stranger_does_not_get_in() -> None:
    net = Net()
    links = net.table()
    assert net.refusal(again(net, Identity(b"x" * 32))).code == "no-seat"
    assert net.refusal(again(net, net.identities[links[0]], table=b"O" * 16)).code == "no-table"
    net.say(links[0], wire.Again(TABLE, bytes(64), b"", EDITION))
    assert net.refusal(links[0]).code == "malformed"
    assert not net.relay.rooms.waiting


def test_the_next_player_reopens_the_room_when_the_first_has_left() -> None:
    net = Net()
    owners = [net.identities[link] for link in net.table()]
    links = [again(net, owner) for owner in owners]
    before = room(net, links[0]).code
    net.relay.gone(links[0])
    net.settle()
    assert net.refusal(links[1]).code == "host-left"
    anew = again(net, owners[1])
    assert room(net, anew).me == 1 and room(net, anew).code != before
    assert room(net, again(net, owners[0])).me == 2


def test_a_player_who_comes_after_the_beginning_watches() -> None:
    net = Net()
    owners = [net.identities[link] for link in net.table()]
    link = again(net, owners[0])
    header = net.relay.tables[TABLE].hosted.header
    net.say(link, wire.Begin(b"N" * 16, (1, 1), header, 0))
    late = again(net, owners[1])
    seated = next(message for message in net.inbox[late] if isinstance(message, wire.Seated))
    assert seated.table == b"N" * 16 and not seated.seats
    net.relay.rooms.forget(b"N" * 16)
    assert room(net, again(net, owners[1])).me == 1


# ---- the view of a search


def offers(net: Net) -> list[Offer]:
    return hosting.offers_of(net.relay, 7786, b"saltsalt")


def test_closed_tables_announce_only_their_mark() -> None:
    for door in (wire.Door(False, True, 0), wire.Door(True, False, 0), wire.Door(False, False, 2)):
        net = Net()
        host, guest = net.table()
        net.relay.tables[TABLE].hosted.header = encode_header(PEBBLES)
        net.say(guest, wire.Profile(cards.write(MemberCard("Bram", round=4))))
        net.say(host, door)
        (offer,) = offers(net)
        assert offer == Offer("", 0, "", 7786, offer.mark, True) and offer.leads_to(TABLE)


def test_hidden_and_locked_rooms_are_not_announced() -> None:
    net = Net()
    host = net.link()
    net.say(host, wire.Open(cards.write(ILSE), EDITION))
    for door, told in ((wire.Door(False, True, 0), 0), (wire.Door(True, False, 0), 0), (wire.Door(False, False, 2), 1)):
        net.say(host, door)
        assert len(offers(net)) == told


def test_a_room_is_announced_as_its_cards_say() -> None:
    net = Net()
    assert not offers(net)
    host = net.link()
    net.say(host, wire.Open(cards.write(ILSE), EDITION))
    guest = net.link()
    net.say(guest, wire.Join(net.code(host), cards.write(BRAM), (EDITION,)))
    (offer,) = offers(net)
    assert (offer.name, offer.free, offer.game) == ("Ilse", 1, "luna")
    assert (offer.code, offer.port, offer.mark) == (net.code(host), 7786, b"")
    net.relay.gone(guest)
    (offer,) = offers(net)
    assert offer.free == 2
    net.say(host, wire.Profile(b"nonsense"))
    assert not offers(net)
    net.say(host, wire.Profile(cards.write(ILSE._replace(game=None))))  # as from a host that hosts a table again
    assert not offers(net)
    net.say(host, wire.Profile(cards.write(ILSE)))
    assert offers(net)
    net.relay.gone(host)
    assert not offers(net)


def test_a_table_is_announced_while_it_is_played() -> None:
    net = Net()
    host, guest = net.table()
    net.relay.tables[TABLE].hosted.header = encode_header(PEBBLES)
    (offer,) = offers(net)
    assert offer.leads_to(TABLE) and (offer.name, offer.code) == ("", "")  # nobody has told yet that it is played
    net.say(guest, wire.Profile(cards.write(MemberCard("Bram", round=4))))
    (offer,) = offers(net)
    assert (offer.name, offer.code, offer.free) == (PEBBLES.seats[0].name, net.code(host), 0)
    hosted = net.relay.tables[TABLE].hosted
    hosted.waiting.add(b"somebody")
    assert [offer.code for offer in offers(net)] == [""]
    hosted.waiting.clear()
    net.say(guest, wire.Profile(cards.write(MemberCard("Bram", round=4, over=True))))
    assert not offers(net)
    for link in (host, guest):
        net.relay.gone(link)
    assert not offers(net)


def test_a_table_keeps_the_name_of_its_host_who_comes_back_last() -> None:
    net = Net()
    host, guest = net.table()
    hosted = net.relay.tables[TABLE].hosted
    hosted.header = encode_header(PEBBLES)
    net.relay.gone(host)
    net.say(guest, wire.Profile(cards.write(MemberCard("Bram", round=4))))
    for back in (False, True):
        if back:
            net.resumed(net.identities[host], hosted.last, hosted.chains[hosted.last])
        (offer,) = offers(net)
        assert offer.name == PEBBLES.seats[0].name


def test_the_newest_of_many_rooms_are_announced() -> None:
    net = Net()
    hosts = [net.link(f"10.0.3.{number}") for number in range(20)]
    for host in hosts:
        net.say(host, wire.Open(cards.write(ILSE), EDITION))
    assert [offer.code for offer in offers(net)] == [net.code(host) for host in hosts[4:]]


def test_a_planted_door_for_strangers_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def open_to_all(relay: Relay, link: Link, message: wire.Again) -> None:
        found = relay.rooms.next.get(message.table)
        if found is None:
            requests._new_room(relay, link, message.card, message.edition, message.table)
        else:
            requests._enter(relay, link, found, message.card, (message.edition,))

    monkeypatch.setitem(requests.HANDLERS, wire.Again, open_to_all)
    with pytest.raises(AssertionError):
        test_a_stranger_does_not_get_in()
