"""Hosts at a shared table: the door, false hosts on the network, and the way back to a host."""

from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pygame
import pytest

from luna.log.records import BOT
from luna.net import addresses, wire
from luna.net import lan as net
from luna.net.cards import MemberCard
from luna.net.certificates import Trust, remembered, strange
from luna.net.connection import Route
from luna.net.lan import Offer
from luna.net.remote import Remote
from luna.shell.app import navigation
from luna.shell.network import connections, rehosting
from luna.shell.network.lobby import Gathering
from luna.shell.network.own_relay import Network, editions
from luna.shell.network.rehosting import Rehosts
from luna.shell.network.visitors import door_of
from luna.shell.screens import network
from luna.shell.screens.admission import DoorScene
from luna.shell.screens.network import NetworkScene
from tests.ui.driver import Driver, driving
from tests.ui.lanscreens import SCREENS
from tests.ui.nomouse import Buttons, Keys
from tests.ui.two import Two


def door(driver: Driver) -> wire.Doorway:
    """The door as its relay told it last."""
    scene = driver.app.scenes[-1]
    assert isinstance(scene, DoorScene)
    found = door_of(scene.visitors.remote)
    assert found is not None
    return found


def at_the_door(two: Two) -> None:
    """The host opens the door page of the table."""
    two.host.key(pygame.K_ESCAPE)
    two.host.click("door")
    two.host.frames()


def the_remote(two: Two) -> Remote:
    """The host's connection from its room."""
    remote = two.room(two.host).remote
    assert remote is not None
    return remote


def by(hands: Keys | Buttons, driver: Driver, name: str, command: str) -> None:
    """Move the focus to a widget of the page and press it."""
    for step in ["next"] * 40 + [command]:
        focused = driver.menu.ring.focused
        if step == "next" and focused is not None and focused.name == name:
            continue
        for event in hands.press(step):
            pygame.event.post(event)
        driver.frames(1)


def test_a_banned_guest_gets_one_sentence_and_stays_out(two: Two) -> None:
    two.meet()
    two.until(lambda: two.guest.top == "RoomScene" and len(two.room(two.host).people.members) == 2)
    two.until(lambda: door_of(the_remote(two)))
    room, house = two.room(two.host).people.room, two.host.app.network.house
    assert room is not None and house is not None
    guest, somebody = two.room(two.guest).remote, Gathering(MemberCard("Bram"))
    assert guest is not None
    key = guest.session.identity
    two.host.click("door")
    two.host.click("remove-2")
    assert two.host.top == "QuestionScene"
    two.host.click("yes")
    two.until(lambda: two.guest.top != "RoomScene")
    assert two.guest.app.toasts.shown == two.guest.app.catalogue("network-refused-removed")
    two.until(lambda: two.host.top == "DoorScene" and door(two.host).removed == 1)
    wish = wire.Join(room.code, b"", editions())
    connections._enter(two.guest.app, "127.0.0.1", house.port, Trust([house.fingerprint]), wish, somebody, None, key)
    two.until(lambda: two.guest.top != "RoomScene")
    assert len(house.relay.rooms.waiting[0].members) == 1


def test_a_banned_players_seat_goes_to_a_bot_and_then_to_another_player(three: Two) -> None:
    two = three
    shared = two.table(two.host).mode.shared
    two.until(lambda: door_of(shared.remote))
    slips, guest = two.table(two.host).mode.slips, two.table(two.guest).mode.shared
    (seat,) = guest.seats
    at_the_door(two)
    two.host.click(f"remove-{seat}")
    two.host.click("yes")
    assert two.third is not None
    told = two.third.app.catalogue("door-removed", name=two.table(two.third).names[seat])
    two.until(lambda: guest.refused is not None and two.third is not None and two.third.app.toasts.shown == told)
    slip = two.table(two.guest).mode.slips.slip()
    assert guest.refused is not None and guest.refused.code == "removed"
    assert slip is not None and [deed.words for deed in slip.deeds] == [two.guest.app.catalogue("menu-leave")]
    two.until(lambda: shared.table.seats[seat].kind == BOT)
    own = slips.slip()
    assert own is None or "play" not in own.title.lower(), "nobody asks the host to play for him"
    third = two.third
    assert third is not None
    other = two.table(third).mode.shared
    two.until(lambda: two.host.top == "DoorScene" and any(w.name == f"give-{seat}" for w in two.host.menu.ring.widgets))
    two.host.click(f"give-{seat}")
    two.host.click(f"to-{other.seats[0]}")
    two.until(lambda: seat in other.seats and seat not in shared.seats)
    assert two.host.top == "DoorScene"


def test_access_rules_work_by_keys_and_a_spectator_is_admitted(two: Two) -> None:
    """With a keyboard alone; then a pad admits a spectator."""
    two.sit()
    shared = two.table(two.host).mode.shared
    two.until(lambda: door_of(shared.remote))
    at_the_door(two)
    scene = two.host.app.scenes[-1]
    assert isinstance(scene, DoorScene)
    for name in ("locked", "hidden"):
        by(Keys(), two.host, name, "do")
        two.until(lambda name=name: getattr(door(two.host), name))  # type: ignore[misc]
    by(Buttons(), two.host, "locked", "do")
    two.until(lambda: not door(two.host).locked)
    by(Keys(), two.host, "looking", "right")
    two.until(lambda: door(two.host).looking == 1)
    code, house = shared.code, two.host.app.network.house
    assert house is not None
    navigation.leave(two.guest.app)
    two.guest.frames()
    connections.join(two.guest.app, "127.0.0.1", house.port, code)
    two.until(lambda: any(person[3] for person in door(two.host).people))
    number = next(person[0] for person in door(two.host).people if person[3])
    two.until(lambda: two.room(two.guest)._asks)
    two.until(lambda: any(widget.name == f"admit-{number}" for widget in scene.ring.widgets))
    by(Buttons(), two.host, f"admit-{number}", "do")
    two.until(lambda: two.guest.top == "SharedMode")


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    with driving(tmp_path) as driver:
        yield driver


@pytest.fixture
def joined(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """The certificates of the hosts reached through the list."""
    proofs: list[bytes] = []
    monkeypatch.setattr(connections, "join", lambda app, host, port, code, proof=b"": proofs.append(proof))
    return proofs


@pytest.fixture
def scene(driver: Driver) -> NetworkScene:
    SCREENS["network with doubts"](driver)
    shown = driver.app.scenes[-1]
    assert isinstance(shown, NetworkScene)
    return shown


def row(scene: NetworkScene, true: Callable[[Offer], bool]) -> Any:
    """The row of the first offer of that kind."""
    return scene.ring.named(f"table-{next(number for number, offer in enumerate(scene.offers) if true(offer))}")


def contested_is_not_joined(scene: NetworkScene, joined: list[bytes]) -> None:
    for number, offer in enumerate(scene.offers):
        if offer.code == "ABCDEF":
            claimed: Any = scene.ring.named(f"table-{number}")
            assert scene.words("network-contested") in claimed.told
            claimed.press()
            claimed.press()
    assert not joined and scene.app.toasts.shown == scene.words("network-contested-why")


def test_a_contested_table_cannot_be_joined_from_the_list(scene: NetworkScene, joined: list[bytes]) -> None:
    contested_is_not_joined(scene, joined)


def test_a_planted_trusting_list_is_found(driver: Driver, joined: list[bytes]) -> None:
    with patch.object(network, "contested", lambda offers: set()), pytest.raises(AssertionError):
        SCREENS["network with doubts"](driver)
        contested_is_not_joined(driver.app.scenes[-1], joined)  # type: ignore[arg-type]


def one_who_is_not_who_was_met(scene: NetworkScene, joined: list[bytes]) -> None:
    other = row(scene, lambda offer: offer.name == "Anouk Player")
    assert scene.words("network-other-computer", name="Anouk Player") in other.told
    other.press()
    assert not joined and "Anouk Player" in str(scene.app.toasts.shown)
    other.press()
    assert joined == [b"f" * 16]


def test_a_known_name_with_another_certificate_asks_first(scene: NetworkScene, joined: list[bytes]) -> None:
    one_who_is_not_who_was_met(scene, joined)


def test_a_planted_list_without_memory_is_found(driver: Driver, joined: list[bytes]) -> None:
    with patch.object(network, "strange", lambda met, name, proof, alike: False), pytest.raises(AssertionError):
        SCREENS["network with doubts"](driver)
        one_who_is_not_who_was_met(driver.app.scenes[-1], joined)  # type: ignore[arg-type]


def test_a_certificate_replaces_a_known_one_only_after_a_code(driver: Driver) -> None:
    app = driver.app
    true, false = Trust([b"t" * 16]), Trust([b"f" * 16])
    true.learn(b"t" * 32)
    false.learn(b"f" * 32)
    connections.met(app, SimpleNamespace(trust=true), "Ilse", False)  # type: ignore[arg-type]
    assert app.settings.met == remembered((), "Ilse", b"t" * 16)
    connections.met(app, SimpleNamespace(trust=false), "Ilse", False)  # type: ignore[arg-type]
    assert strange(app.settings.met, "Ilse", b"f" * 16)
    connections.met(app, SimpleNamespace(trust=false), "IIse", False)  # type: ignore[arg-type]  # it looks like hers
    assert app.settings.met == remembered((), "Ilse", b"t" * 16)
    connections.met(app, SimpleNamespace(trust=false), "Ilse", True)  # type: ignore[arg-type]
    assert not strange(app.settings.met, "Ilse", b"f" * 16)


TABLE = b"t" * 16
TRUE, FALSE = ("192.0.2.1", 1), ("192.0.2.66", 7)


class Away:
    """A player who is cut off, and hears of a host that claims the table."""

    def __init__(self, patcher: pytest.MonkeyPatch) -> None:
        self.kept: list[tuple[str, int]] = []
        session = SimpleNamespace(table=TABLE, by_token=False, seated=False)
        route = Route(*TRUE)
        self.remote: Any = SimpleNamespace(session=session, route=route, path=Path("save"), move=route.lead_to)
        shared: Any = SimpleNamespace(
            slow=False,
            remote=self.remote,
            online=False,
            missing=(1,),
            open=True,
            here=set(),
            seats=(0,),
            code="",
            refused=None,
        )
        self.shared = shared
        offer = Offer("", 0, "", FALSE[1], net.mark(TABLE, b"saltsalt"), True, FALSE[0])
        self.offers = [offer]
        patcher.setattr(rehosting, "Searcher", lambda: SimpleNamespace(offers=self.offers, close=lambda: None))
        patcher.setattr(connections, "keep_ticket", lambda app, remote, code: self.kept.append(remote.route.home))
        app: Any = SimpleNamespace(network=Network(Path("relay")))
        self.rehosts = Rehosts(app, shared)

    @property
    def at(self) -> tuple[str, int]:
        return self.remote.route.host, self.remote.route.port

    def waits(self, seconds: float) -> None:
        for _ in range(int(seconds * 2)):
            self.rehosts.update(0.5)


def a_false_host_gets_no_ticket(patcher: pytest.MonkeyPatch) -> None:
    away = Away(patcher)
    away.waits(4)
    assert away.at == FALSE and not away.kept
    away.offers.clear()
    away.waits(15)
    assert away.at == TRUE and not away.kept  # the previous one is tried again
    away.offers.append(Offer("", 0, "", 9, net.mark(TABLE, b"saltsalt"), True, "192.0.2.9"))
    away.waits(8)
    away.remote.session.seated = away.shared.online = True
    away.remote.route.home = away.at
    away.waits(1)
    assert away.kept == [("192.0.2.9", 9)]


def test_a_false_host_gets_no_ticket(monkeypatch: pytest.MonkeyPatch) -> None:
    a_false_host_gets_no_ticket(monkeypatch)


def test_a_planted_return_to_an_unproved_host_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    keep = Rehosts._keep

    def hasty(self: Rehosts, dt: float) -> None:
        remote = self._shared.remote
        remote.route.home = remote.route.host, remote.route.port
        keep(self, dt)

    with patch.object(Rehosts, "_keep", hasty), pytest.raises(AssertionError):
        a_false_host_gets_no_ticket(monkeypatch)


def test_a_banned_player_searches_no_other_host(monkeypatch: pytest.MonkeyPatch) -> None:
    away = Away(monkeypatch)
    away.shared.refused = SimpleNamespace(code="removed")
    away.waits(20)
    assert away.at == TRUE


def test_a_host_that_slept_stays_unless_others_play_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    away = Away(monkeypatch)
    house: Any = SimpleNamespace(
        port=TRUE[1],
        addresses=[],
        has=lambda table: True,
        relay=SimpleNamespace(tables={TABLE: SimpleNamespace(hosted=SimpleNamespace(waiting=set()))}),
    )
    away.rehosts._app.network.house = house
    away.remote.route.host = addresses.HERE
    away.offers[0] = away.offers[0]._replace(goes_on=False)
    away.waits(8)
    assert away.at == (addresses.HERE, TRUE[1])
    away.offers[0] = away.offers[0]._replace(goes_on=True)
    away.waits(8)
    assert away.at == FALSE
