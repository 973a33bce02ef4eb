"""A healthy table keeps all its connections during an attack; the attack tool keeps to its limits."""

import contextlib
import struct
import threading
from pathlib import Path

import pytest

from luna.log.bodies import chat_body
from luna.log.records import CHAT
from luna.net import wire
from tests.net import attack
from tests.net.load import SEATS, Clients, Relay
from tests.net.test_hostile import Net

_WORDS = 20


@pytest.mark.parametrize("hostile", attack.ATTACKS, ids=lambda hostile: hostile.__name__)
def test_a_bystander_stays_connected_during_an_attack(hostile: attack.Attack, tmp_path: Path) -> None:
    """Each message reaches all four seats: a cut connection or a dropped message ends the test."""
    relay, over = Relay(str(tmp_path), clear=False, strict=True), threading.Event()
    try:
        clients = Clients(relay.port, 1, clear=False)
        code = clients.tables[0].code

        def attacks() -> None:
            while not over.is_set():
                with contextlib.suppress(OSError):
                    hostile(relay.port, code)

        neighbour = threading.Thread(target=attacks)
        neighbour.start()
        try:
            attack.speak(clients, clients, _WORDS)
            assert len(clients.latencies) == _WORDS
        finally:
            over.set()
            clients.close()
    finally:
        relay.end()
    neighbour.join()


def test_the_attack_tool_sends_no_more_records_than_a_log_takes() -> None:
    """A past failure: with one table for all attacks, the relay denied the sixth's messages, as its log was full."""
    net = Net()
    links = net.table(SEATS)
    for number in range(attack.SAID):
        net.now += 0.1
        link, body = links[number % SEATS], chat_body(struct.pack("<Q", number), "", "x" * 40)
        (said,) = net.say(link, wire.Submit(1, number % SEATS, -1, CHAT, body))
        assert isinstance(said, wire.Page), said
