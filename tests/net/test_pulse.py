"""Signs of life: seldom at a public relay where nothing is expected, often where something is."""

from __future__ import annotations

from luna.commands import public
from luna.log.records import CHAT
from luna.net import wire
from luna.net.pulse import QUICK, Pulse
from luna.net.session import Session
from tests.net.test_hostile import Net
from tests.net.test_wire import HELLO


def beats(rest: float, seconds: int, answered: bool = True) -> tuple[list[int], int | None]:
    """When signs of life go out, looking every five seconds, and when the other side is given up."""
    pulse = Pulse(0.0)
    sent: list[int] = []
    for now in range(5, seconds + 1, 5):
        if pulse.dead(now):
            return sent, now
        if pulse.due(now, rest - 2.5):
            sent.append(now)
            if answered:
                pulse.heard()
    return sent, None


def test_a_beat_is_due_after_the_rest_that_the_relay_allows() -> None:
    assert beats(30, 100) == ([30, 60, 90], None)
    assert beats(QUICK, 20) == ([5, 10, 15, 20], None)


def test_a_relay_that_does_not_answer_is_given_up_soon_after_the_first_beat() -> None:
    assert beats(QUICK, 60, answered=False) == ([5, 10, 15], 20)
    assert beats(30, 100, answered=False) == ([30], 45)


def test_who_waits_for_an_answer_does_not_rest() -> None:
    session = Session(HELLO)
    session.connected()
    session.received(wire.encode(wire.Welcome(wire.PROTOCOL, "1.0", bytes(16), 30))[4:])
    assert session.rest == 30
    session.submit(0, -1, CHAT, b"x")
    assert session.rest == QUICK
    session.lost()
    assert session.rest == QUICK


def test_a_public_relay_lets_people_rest_and_does_not_take_them_for_silent() -> None:
    net = Net(public.PUBLIC)
    links = net.table(2)
    welcome = next(said for said in net.inbox[links[0]] if isinstance(said, wire.Welcome))
    assert welcome.rest == 30
    for _ in range(10):
        net.tick(welcome.rest + 5)
        for link in links:
            net.say(link, wire.Beat())
    assert all(link in net.relay.links for link in links)
    net.say(links[0], wire.Beat())
    net.tick(91)
    assert links[0] not in net.relay.links
    assert Net().relay.limits.beats == QUICK
