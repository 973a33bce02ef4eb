"""The host's door in windows: by mouse, keys and pad he removes, locks, lets in, and gives a seat away."""

from __future__ import annotations

import pygame

from luna.log.records import BOT
from luna.net import wire
from luna.net.cards import MemberCard
from luna.net.remote import Remote
from luna.net.trust import Trust
from luna.shell.app import navigation
from luna.shell.network import connections
from luna.shell.network.doorway import door_of
from luna.shell.network.lobby import Gathering
from luna.shell.network.local import editions
from luna.shell.screens.door import DoorScene
from tests.ui.driver import Driver
from tests.ui.nomouse import Buttons, Keys
from tests.ui.two import Two


def door(driver: Driver) -> wire.Doorway:
    """As its relay told it last."""
    scene = driver.app.scenes[-1]
    assert isinstance(scene, DoorScene)
    found = door_of(scene._doorway.remote)
    assert found is not None
    return found


def at_the_door(two: Two) -> None:
    """The host opens the page of his table's door."""
    two.host.key(pygame.K_ESCAPE)
    two.host.click("door")
    two.host.frames()


def the_remote(two: Two) -> Remote:
    """The host's connection from his room."""
    remote = two.room(two.host).remote
    assert remote is not None
    return remote


def by(hands: Keys | Buttons, driver: Driver, name: str, command: str) -> None:
    """Lead the focus to a widget of the page and press."""
    for step in ["next"] * 40 + [command]:
        focused = driver.menu.ring.focused
        if step == "next" and focused is not None and focused.name == name:
            continue
        for event in hands.press(step):
            pygame.event.post(event)
        driver.frames(1)


def test_who_is_removed_from_a_room_is_told_in_one_sentence_and_stays_out(two: Two) -> None:
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


def test_a_removed_players_seat_is_played_by_a_bot_and_given_to_somebody_else(three: Two) -> None:
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


def test_the_rules_of_the_door_by_keys_and_who_asks_is_let_in(two: Two) -> None:
    """With nothing but a keyboard; then a pad lets somebody in."""
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
