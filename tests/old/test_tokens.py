"""A table on the network from version 0.1 (protocol 6), whose seats are held by tokens, goes on, by keys from then on.

`tokens` has what its machines kept: the relay's file, and a saved game with a ticket of host and of guest.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from luna.log.bodies import turn_body
from luna.log.records import TURN, encode
from luna.net import tickets, wire
from luna.net.identity import Identity
from luna.net.news import RoomNews, SeatedNews
from luna.net.remote import Remote
from luna.table.transport import Accepted
from tests.net.editions import EDITION
from tests.net.live_relay import AFTER, HELLO, Running, all_have, expect

HERE = Path(__file__).parent / "tokens"
OPEN = wire.Open(b"again", EDITION)


@pytest.mark.sockets
@pytest.mark.parametrize("kept", [True, False], ids=["the relay has it", "it is hosted again"])
def test_old_seats_go_on_and_are_held_by_keys(tmp_path: Path, kept: bool) -> None:
    shutil.copytree(HERE, tmp_path / "old")
    folder = tmp_path / "relay"
    folder.mkdir()
    if kept:
        shutil.copy(HERE / "relay.luna", folder)
    relay = Running(folder)
    remotes = [
        back(relay, tmp_path / "old" / name, kept or name == "guest1.luna") for name in ("host.luna", "guest1.luna")
    ]
    hosted = relay.server.relay.tables[remotes[0].session.table].hosted
    identities = [remote.session.identity for remote in remotes]
    assert all(identity.token for identity in identities)
    all_have(remotes, 5)  # three, and a key for each
    assert hosted.holders == {seat: identity.holder for seat, identity in enumerate(identities)}
    assert not any(remote.session.by_token for remote in remotes)
    answer = remotes[1].submit(1, 5, TURN, turn_body([2], AFTER))
    assert isinstance(answer, Accepted)
    all_have(remotes, 6)
    for remote in remotes:
        remote.close()
    again = back(relay, tmp_path / "old" / "guest1.luna", True)
    assert not again.session.by_token  # the token was not shown a second time
    again.close()
    relay.stop()


def back(relay: Running, path: Path, known: bool) -> Remote:
    """Who has that journal and its ticket comes back, or hosts the table again."""
    ticket = tickets.find(path)
    assert ticket is not None and ticket.code == "ABCDEF"
    identity = Identity(ticket.secret)
    remote = Remote.rejoined(HELLO, path, identity, "127.0.0.1", relay.port, relay.trust, None if known else OPEN)
    if not known:
        expect(remote, RoomNews)
        log = [encode(record) for record in remote.read(0)]
        remote.ask(lambda session: session.begin(session.table, (0, 0, 0), session.log.header, log))
        expect(remote, SeatedNews)
        remote.ask(lambda session: session.resume())
    expect(remote, SeatedNews, lambda news: bool(news.seats))
    return remote
