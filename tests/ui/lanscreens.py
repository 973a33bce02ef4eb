"""The menus of a network game with people, tables and messages, for tests without a network."""

from collections.abc import Callable
from contextlib import closing
from types import SimpleNamespace
from typing import Any, Final

from luna.core.options import Value
from luna.games.luna import rules as game
from luna.log import journal, savefile
from luna.log.bodies import HoldBody
from luna.log.encoding import pack
from luna.log.records import HOLD, NO_SEAT, Record
from luna.net import cards, wire
from luna.net.addresses import HERE
from luna.net.cards import MemberCard, Proposal, Wish
from luna.net.certificates import remembered
from luna.net.lan import Offer
from luna.net.remote import Remote
from luna.net.session import Session
from luna.shell.network.lobby import Gathering
from luna.shell.network.own_relay import edition, hello
from luna.shell.network.relay_table import Said
from luna.shell.network.visitors import Visitor, Visitors
from luna.shell.screens.admission import DoorScene, GiveScene
from luna.shell.screens.chat import Talk, TalkScene
from luna.shell.screens.final_online import LanFinalScene
from luna.shell.screens.network import NetworkScene
from luna.shell.screens.room import RoomScene
from luna.table.table import Player, Table
from tests.ui.driver import Driver, a_game

Opener = Callable[[Driver], None]


def _network(driver: Driver) -> None:
    driver.app.settings.hosts = ("192.0.2.7", "moon-priestess.local:7787")
    driver.app.replace(NetworkScene(driver.app))


def _tables(driver: Driver) -> None:
    """More tables than there is room for."""
    scene = NetworkScene(driver.app)
    driver.app.replace(scene)
    driver.frames()
    assert scene._searcher is not None
    scene._searcher.close()
    people = "Ilse Player", "Bram Player", "Anouk Player", "Noor Player"
    offers = [
        Offer(people[0], 4 - taken, "ABCDEF", 7786, b"m" * 16 if taken == 4 else b"", host=f"192.0.2.{number}")
        for number, taken in enumerate((4, 3, 2, 0, 4, 1, 4))
    ]
    scene._searcher = SimpleNamespace(offers=offers, close=lambda: None)  # type: ignore[assignment]
    driver.frames(2)


def _relay(driver: Driver) -> None:
    """A table, and a relay where one can be opened."""
    _tables(driver)
    scene = driver.app.scenes[-1]
    assert isinstance(scene, NetworkScene) and scene._searcher is not None
    offers = [Offer("", 0, "", 17786, host="192.168.100.200"), *scene._searcher.offers[:1]]
    scene._searcher = SimpleNamespace(offers=offers, close=lambda: None)  # type: ignore[assignment]
    driver.frames(2)


def _doubted(driver: Driver) -> None:
    """Two computers claim a table, and a host was met at another computer before."""
    _tables(driver)
    scene = driver.app.scenes[-1]
    assert isinstance(scene, NetworkScene) and scene._searcher is not None
    driver.app.settings.met = remembered((), "Anouk Player", b"a" * 16)
    true = Offer("Ilse Player", 2, "ABCDEF", 7786, host="192.0.2.1", proof=b"i" * 16)
    false = true._replace(host="192.0.2.66", proof=b"f" * 16)
    other = Offer("Anouk Player", 1, "K7Q2MP", 7786, host="192.0.2.66", proof=b"f" * 16)
    offers = [true, false, other]
    scene._searcher = SimpleNamespace(offers=offers, close=lambda: None)  # type: ignore[assignment]
    driver.frames(2)


def _room(driver: Driver) -> None:
    """As the host sees it: open to the network, with a bot, a guest, and a player who is still missing."""
    bots = (("blue", 5),)
    mine = MemberCard("Ilse Player", "de", False, (Wish("yellow", "Ilse Player"),), Proposal(bots=bots))
    guest = MemberCard("Bram Player", "nl", True, (Wish("red", "Bram Player"),))
    driver.app.network.port = 0
    house = driver.app.network.host()
    house.open = True
    _in_room(driver, house.port, 1, mine, guest)


CHOSEN: dict[str, Value] = {"setup": "free", "live_scoring": True, "fixed_start": True}


def _guest_in_room(driver: Driver) -> None:
    """As a guest sees it, with all the choices of a host."""
    chosen = Proposal("luna", CHOSEN, "off", (("blue", 5),))
    host = MemberCard("Ilse Player", "de", False, (Wish("yellow", "Ilse Player"),), chosen)
    wishes = Wish("red", "Bram Player"), Wish("white", "Anouk Player")
    mine = MemberCard("Bram Player", "nl", True, wishes)
    _in_room(driver, 1, 2, host, mine)


def _in_room(driver: Driver, port: int, me: int, *members: MemberCard) -> None:
    """As member number `me` sees it after losing the connection."""
    remote = Remote(Session(hello()), HERE, port)
    people = Gathering(members[me - 1], lambda: {"white": "Anouk Player"})
    scene = RoomScene(driver.app, remote, people)
    scene.remote = None
    remote.close()
    driver.app.replace(scene)
    driver.frames()
    told = tuple((number, cards.write(card)) for number, card in enumerate(members, 1))
    scene._take(wire.Room("ABCDEF", me, edition("luna"), told))
    scene._lost = True
    scene.rebuild()


def _talk(driver: Driver) -> None:
    talk = Talk(driver.app, lambda word: None)
    for phrase in ("hello", "one-moment", "thanks"):
        talk.say("Ilse Player", phrase)
    talk.say("Bram Player", "", "x" * 40 + " " + "Player " * 20)
    driver.app.replace(TalkScene(driver.app, talk, "Ilse Player"))


def relayed(driver: Driver) -> Table:
    """A finished game from a relay."""
    alone = a_game(driver.app.saves)
    with closing(Table.open(game, alone)) as before:
        before.acts.set_player(0, Player("Moonlight"))
    played = savefile.read(alone)
    hold = Record(
        len(played.records) + 1, played.records[-1].t_ms, NO_SEAT, HOLD, pack(HoldBody(tuple(range(4)), bytes(16)))
    )
    path = driver.app.saves.new_path()
    journal.create(path, journal.new_table(), played.header, [*played.records, hold]).close()
    return Table.open(game, path)


def _final(driver: Driver) -> None:
    """While the others are still there and want another game."""
    table = relayed(driver)
    words = [Said(seat, "again", "") for seat in (1, 2, 3)]
    shared: Any = SimpleNamespace(
        slow=False,
        table=table,
        online=True,
        plays=True,
        seats=(0,),
        own=[0],
        here=frozenset(range(4)),
        words=words,
        open=True,
        ballot=SimpleNamespace(question=None),
        mine=False,
    )
    shared.settled = False
    shared.poll = lambda: False
    shared.remote = SimpleNamespace(notices=[])
    driver.app.replace(LanFinalScene(driver.app, shared))


def _door(driver: Driver) -> None:
    """The host's door, with everything that can be there at once."""
    name = "Player " * 3
    visitors = [
        Visitor(9, f"{name}A", "door-asks", asks=True),
        Visitor(1, f"{name}B", "door-plays"),
        Visitor(2, f"{name}C", "door-away"),
        Visitor(10, f"{name}D", "door-watches"),
        Visitor(3, f"{name}E", "door-stands-in", ours=True),
    ]
    remote: Any = SimpleNamespace(session=SimpleNamespace(doorway=wire.Doorway(True, False, 1, 2, ())))
    driver.app.replace(DoorScene(driver.app, Visitors(remote, lambda: visitors, True)))


def _giving(driver: Driver) -> None:
    """The choice of the player who gets a seat."""
    name = "Player " * 3
    seat = Visitor(3, f"{name}E", "door-stands-in", ours=True)
    receivers = [Visitor(1, f"{name}B", "door-plays"), Visitor(10, f"{name}D", "door-watches")]
    remote: Any = None
    driver.app.replace(GiveScene(driver.app, None, seat, receivers, Visitors(remote, lambda: [], True)))


SCREENS: Final[dict[str, Opener]] = {
    "network": _network,
    "network with tables": _tables,
    "network with a relay": _relay,
    "network with doubts": _doubted,
    "room": _room,
    "guest in a room": _guest_in_room,
    "talk": _talk,
    "door": _door,
    "giving a seat": _giving,
    "final with the others": _final,
}
