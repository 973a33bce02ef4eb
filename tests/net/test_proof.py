"""Proof of a seat: a false relay, a listener and a thief with the log get nothing; the owner returns."""

import pytest

from luna.log.bodies import HoldBody, read_body
from luna.log.encoding import pack
from luna.log.records import HOLD, NO_SEAT, Record, decode, encode
from luna.net import wire
from luna.net.identity import Identity, digest, fingerprint, statement, verified
from luna.net.rooms import Link
from luna.net.session import Session
from tests.net.players import HEADER, HELLO, TABLE
from tests.net.test_hostile import Net, resume


@pytest.fixture
def net() -> Net:
    return Net()


def ends(net: Net) -> tuple[int, bytes]:
    hosted = net.relay.tables[TABLE].hosted
    return hosted.last, hosted.chains[hosted.last]


def refused(net: Net, link: Link) -> bool:
    """Whether the link was refused, and the owner of seat 1 still has it."""
    return net.refusal(link).code == "no-seat" and not link.seats


def overheard(net: Net, owner: Identity) -> tuple[wire.Holder, wire.Resume]:
    """The frames that a listener hears when the owner returns."""
    back = net.link(identity=owner)
    said = resume(back, owner, *ends(net))
    net.say(back, said)
    assert back.seats == (1,)
    return wire.Holder(owner.key), said


def test_a_recorded_proof_opens_no_seat(net: Net) -> None:
    _, guest = net.table()
    owner = net.identities[guest]
    _, said = overheard(net, owner)
    thief = net.link(identity=owner)  # a client that claims the same key
    net.say(thief, said)
    assert refused(net, thief)


def test_a_false_relay_cannot_forward_a_proof(net: Net) -> None:
    """It forwards the true relay's nonce, so the proof is fresh; but the owner signs the certificate it sees."""
    _, guest = net.table()
    owner = net.identities[guest]
    spy = net.link(identity=owner)
    victim = Session.resumed(HELLO, TABLE, owner, HEADER, net.relay.tables[TABLE].hosted.records)
    victim.connected(b"the false relay")
    victim.received(wire.encode(wire.Welcome(wire.PROTOCOL, "1.0", spy.nonce, 5))[4:])
    carried = [wire.decode(frame[4:]) for frame in victim.take()]
    (said,) = (message for message in carried if isinstance(message, wire.Resume))
    net.say(spy, said)
    assert refused(net, spy)


def test_a_proof_for_one_table_opens_no_other(net: Net) -> None:
    host, _ = net.table()
    owner = net.identities[host]
    link = net.link(identity=owner)
    other = resume(link, owner, *ends(net), table=b"U" * 16)
    net.say(link, other._replace(table=TABLE))
    assert refused(net, link)


def test_the_log_contains_nothing_that_opens_a_seat(net: Net) -> None:
    """The log, which every spectator has, contains fingerprints: neither they nor past proofs are keys or tokens."""
    host, guest = net.table()
    holder = net.relay.tables[TABLE].hosted.holders[1]
    assert holder == fingerprint(net.identities[guest].key) != digest(holder)
    for token in (holder, net.identities[guest].key[:16], bytes(16)):
        thief = Identity(b"thief".ljust(32))
        link = net.link(identity=thief)
        net.say(link, resume(link, thief, *ends(net))._replace(token=token))
        assert refused(net, link)
    assert host.seats == (0,) and guest.seats == (1,)


def test_an_invalid_key_opens_no_seat(net: Net) -> None:
    net.table()
    for key in (bytes(32), b"\xff" * 32, b"\1" + bytes(31)):  # the last are points that many signatures fit
        link = net.link(hello=None)
        net.say(link, HELLO, wire.Holder(key), wire.Resume(TABLE, bytes(64), b"", *ends(net)))
        assert refused(net, link)


def test_requests_before_the_key_are_refused(net: Net) -> None:
    for said in (wire.Beat(), wire.GoOn(), wire.Take(0), wire.More(0)):
        link = net.link(hello=None)
        net.say(link, HELLO, said)
        assert net.refusal(link).code == "malformed"
    twice = net.link()
    net.say(twice, wire.Holder(bytes(32)))
    assert net.refusal(twice).code == "malformed"


def test_another_relay_recognises_owners_without_secrets(net: Net) -> None:
    host, guest = net.table()
    again = Net()
    again.relay.load({TABLE: [HEADER, *net.relay.tables[TABLE].hosted.records]})
    for link, seats in ((host, (0,)), (guest, (1,))):
        assert again.resumed(net.identities[link], *ends(again)).seats == seats


def test_a_displaced_owner_takes_the_seat_back(net: Net) -> None:
    """Another machine, or a copy of the ticket: the last connection has the seat, and no owner is locked out."""
    _, guest = net.table()
    owner = net.identities[guest]
    copy = net.resumed(owner, *ends(net))
    assert net.refusal(guest).code == "elsewhere" and copy.seats == (1,)
    back = net.resumed(owner, *ends(net))
    assert net.refusal(copy).code == "elsewhere" and back.seats == (1,)


# ---- seats from before there were keys

TOKENS = [bytes((number,)) * 16 for number in (7, 8)]


def old() -> Net:
    """A table whose seats are held by tokens."""
    net = Net()
    holds = [(HOLD, pack(HoldBody((seat,), digest(token)))) for seat, token in enumerate(TOKENS)]
    records = [encode(Record(n, n, NO_SEAT, kind, body)) for n, (kind, body) in enumerate(holds, 1)]
    net.relay.load({TABLE: [HEADER, *records]})
    return net


def test_a_token_is_shown_once_and_then_a_key_holds_the_seat() -> None:
    net = old()
    owners = [Identity(token) for token in TOKENS]
    links = [net.resumed(owner, *ends(net)) for owner in owners]
    assert [link.seats for link in links] == [(0,), (1,)]
    hosted = net.relay.tables[TABLE].hosted
    assert hosted.holders == {0: owners[0].holder, 1: owners[1].holder}
    assert read_body(decode(hosted.records[-1], hosted.last, 0)) == HoldBody((1,), owners[1].holder)
    listener = Identity(b"listener".ljust(32))
    thief = net.link(identity=listener)
    net.say(thief, resume(thief, listener, *ends(net))._replace(token=TOKENS[1]))
    assert refused(net, thief)


def test_a_session_shows_its_token_only_while_the_log_knows_no_key() -> None:
    def said(records: list[bytes]) -> wire.Resume:
        session = Session.resumed(HELLO, TABLE, Identity(TOKENS[0]), HEADER, records)
        session.connected(b"there")
        session.received(wire.encode(wire.Welcome(wire.PROTOCOL, "1.0", bytes(16), 5))[4:])
        (found,) = (
            message
            for message in (wire.decode(frame[4:]) for frame in session.take())
            if isinstance(message, wire.Resume)
        )
        assert session.holder == (digest(TOKENS[0]) if found.token else Identity(TOKENS[0]).holder)
        return found

    net = old()
    before = list(net.relay.tables[TABLE].hosted.records)
    for token in TOKENS:
        net.resumed(Identity(token), *ends(net))
    assert said(before).token == TOKENS[0]
    assert said(list(net.relay.tables[TABLE].hosted.records)).token == b""


def test_a_token_without_a_proof_opens_nothing() -> None:
    net = old()
    link = net.link(identity=Identity(TOKENS[0]))
    net.say(link, wire.Resume(TABLE, bytes(64), TOKENS[0], *ends(net)))
    assert refused(net, link)


# ---- the scheme


def test_a_signature_is_for_one_key_and_one_statement() -> None:
    mine, other = Identity(b"m" * 32), Identity(b"o" * 32)
    said = statement(TABLE, b"n" * 16, b"192.0.2.7:7786")
    signature = mine.sign(said)
    assert verified(mine.key, signature, said)
    assert not verified(other.key, signature, said)
    for changed in ((b"U" * 16, b"n" * 16, b"192.0.2.7:7786"), (TABLE, b"o" * 16, b"192.0.2.7:7786"),
                    (TABLE, b"n" * 16, b"192.0.2.7:7787")):  # fmt: skip
        assert not verified(mine.key, signature, statement(*changed))


def test_signatures_match_known_answers() -> None:
    """Old tickets and logs are read with these for ever."""
    assert Identity(bytes(32)).key.hex() == "3b6a27bcceb6a42d62a3a8d02a6f0d73653215771de243a63ac048a18b59da29"
    assert Identity(bytes(32)).holder.hex() == "2d7b2a8a030ea7ee135cef60f51de343"
    assert Identity(bytes(16)).holder.hex() == "1b6067b1f695e43a37e3fc672cde0341"
    assert digest(bytes(16)).hex() == "2394c8e8903a9e45806450a997506270"


@pytest.mark.parametrize("secret", [b"", b"x" * 15, b"x" * 31, b"x" * 48])
def test_secrets_of_other_sizes_are_refused(secret: bytes) -> None:
    with pytest.raises(ValueError, match="no secret"):
        Identity(secret)
