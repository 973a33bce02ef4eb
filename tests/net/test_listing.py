"""Open tables at a relay: which are listed, in which order, for how long, and the effects of strangers."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from typing import Any, cast

import pytest

from luna.commands.relay import _limits
from luna.log.encoding import Malformed, pack
from luna.net import fields, placards, wire
from luna.net.fleet import Ask, Fleet
from luna.net.identity import Identity
from luna.net.limits import Limits
from luna.net.placards import AT_ONCE, BY_TURN, FORBIDDEN, OFF, ROWS, SHOWN, TOO_MANY, Browse, Listed, Placard, Row
from luna.net.relay import Relay
from luna.net.requests import Requests
from luna.net.rooms import Link, Listing
from tests.net.editions import EDITION
from tests.net.live_relay import HELLO

FREE = Placard(3, 4, True, "live")
GAME = EDITION.game


class Hall:
    """A relay with people who act one after the other."""

    def __init__(self, limits: Limits | None = None) -> None:
        self.time, self.seed = 0.0, 0
        self.relay = Relay(lambda: self.time, self.entropy, limits, wall=lambda: 1_000.0 + self.time)
        self.front = Requests(self.relay)
        self.heard: dict[Link, list[Any]] = {}

    def entropy(self, size: int) -> bytes:
        self.seed += 1
        return b"".join(((self.seed >> 5 * at) & 31).to_bytes(1, "big") for at in range(size))

    def comes(self, address: str = "192.0.2.1") -> Link:
        link = Link(address, self.relay.limits)
        self.relay.connected(link)
        self.says(link, HELLO)
        self.says(link, wire.Holder(Identity.new().key))
        return link

    def says(self, link: Link, message: wire.Message) -> Any:
        """Send a message; returns the last answer."""
        self.front.received(link, wire.encode(message)[4:])
        for to, frame in self.relay.take():
            self.heard.setdefault(to, []).append(None if frame is None else wire.decode(frame[4:]))
        answers = self.heard.pop(link, [])
        return next((one for one in reversed(answers) if one is not None), None)

    def opens(self, placard: Placard | None = FREE, address: str = "192.0.2.1") -> Link:
        """Open a room, in the list unless there is no placard."""
        link = self.comes(address)
        self.says(link, wire.Open(b"", EDITION))
        if placard is not None:
            self.says(link, placards.Post(placard))
        return link

    def page(self, since: int = 0, code: str = "", kind: int = 0, games: tuple[str, ...] = (GAME,)) -> Listed:
        self.time += 2.0
        reader = self.comes("198.51.100.1")
        answer = self.says(reader, Browse(since, code, games, kind))
        self.relay.gone(reader)
        assert isinstance(answer, Listed), answer
        return answer

    @property
    def codes(self) -> list[str]:
        return [row.code for row in self.page().rows]


def code_of(link: Link) -> str:
    assert link.room is not None
    return link.room.code


def test_only_what_a_host_shows_is_in_the_list() -> None:
    hall = Hall()
    hall.opens(None)
    shown = hall.opens()
    assert hall.codes == [code_of(shown)]
    assert hall.says(shown, placards.Post(None)) == placards.Posted(OFF)
    assert hall.codes == []


def test_a_guest_cannot_show_or_hide_the_room() -> None:
    hall = Hall()
    host = hall.opens()
    guest = hall.comes("192.0.2.9")
    hall.says(guest, wire.Join(code_of(host), b"", (EDITION,)))
    hall.says(guest, placards.Post(None))
    assert hall.codes == [code_of(host)]


@pytest.mark.parametrize("end", ["host gone", "host silent", "full", "locked", "hidden", "begun"])
def test_a_table_that_nobody_can_join_is_not_in_the_list(end: str) -> None:
    hall = Hall()
    host = hall.opens()
    assert host.room is not None and hall.codes
    if end == "host gone":
        hall.relay.gone(host)
    elif end == "host silent":
        hall.time += hall.relay.limits.silence + 1
        hall.front.tick()
    elif end == "full":
        hall.says(host, placards.Post(FREE._replace(free=0)))
    elif end == "begun":
        host.room.table = b"T" * 16
    else:
        hall.says(host, wire.Door(end == "locked", end == "hidden", 0))
    assert hall.codes == []
    assert end in ("full", "locked", "hidden") or not hall.relay.listing._posted, "what is over is forgotten"


def test_a_changed_placard_keeps_its_place() -> None:
    hall = Hall()
    first = hall.opens()
    hall.time += 10
    second = hall.opens()
    hall.time += 10
    hall.says(first, placards.Post(FREE._replace(free=1)))
    assert hall.codes == [code_of(second), code_of(first)]


def test_a_reader_gets_pages_of_what_fits() -> None:
    hall = Hall(Limits(listed_of_one=100, rooms_of_one=100, strangers=200, strangers_of_one=200, opens_burst=100))
    for number in range(2 * ROWS + 3):
        hall.time += 0.5
        hall.opens(FREE._replace(live=bool(number % 2), rhythm="live" if number % 2 else "1d"))
    seen: list[Row] = []
    while page := hall.page(*(seen[-1][:2] if seen else ())).rows:
        seen += page
    assert len(seen) == 2 * ROWS + 3 and len({row.code for row in seen}) == len(seen)
    assert [row.since for row in seen] == sorted((row.since for row in seen), reverse=True)
    assert hall.page(kind=AT_ONCE).total == ROWS + 1 and hall.page(kind=BY_TURN).total == ROWS + 2
    assert hall.page(games=("another",)) == Listed((), 0)


def test_a_relay_may_have_no_list() -> None:
    hall = Hall(Limits(listed=0))
    host = hall.opens(None)
    assert hall.says(host, placards.Post(FREE)) == placards.Posted(FORBIDDEN)
    assert hall.codes == []


def test_an_address_and_a_site_have_a_share_of_the_list() -> None:
    hall = Hall(Limits(listed_of_one=2, listed_of_site=5, rooms_of_one=50, opens_burst=50))
    states = [hall.says(hall.opens(None), placards.Post(FREE)).state for _ in range(3)]
    assert states == [SHOWN, SHOWN, TOO_MANY]
    six = [hall.says(hall.opens(None, f"2001:db8:7:{n:x}::1"), placards.Post(FREE)).state for n in range(7)]
    assert six == [SHOWN] * 5 + [TOO_MANY] * 2
    assert hall.says(hall.opens(None, "192.0.2.77"), placards.Post(FREE)).state == SHOWN
    gone = next(link for link in hall.relay.links if link.room is not None and link.address == "192.0.2.1")
    hall.relay.gone(gone)
    assert hall.says(hall.opens(None), placards.Post(FREE)).state == SHOWN, "a place that is free again"


def test_a_flood_of_readers_is_slowed_down_and_others_read_on() -> None:
    hall = Hall()
    hall.opens()
    greedy = hall.comes("203.0.113.5")
    for _ in range(hall.relay.limits.browses_burst):
        assert isinstance(hall.says(greedy, Browse(0, "", (GAME,), 0)), Listed)
    assert hall.says(greedy, Browse(0, "", (GAME,), 0)) == wire.Refusal("slow-down", ())
    assert hall.codes


@pytest.mark.parametrize(
    "placard",
    [
        (3, 4, True, "live", 0, (), (), "bad\u202ename"),
        (3, 4, True, "live\n", 0, (), (), ""),
        (3, 4, True, "live", 0, (), (("a\x07", True),), ""),
        (3, 4, True, "live", 0, (1, 2, 3, 4), (), ""),
        (3, 4, True, "live", 9, (), (), ""),
        (99, 4, True, "live", 0, (), (), ""),
        (3, 4, True, "live", 0, (), (), "x" * 25),
        (3, 4, True, "live", 0, (), tuple((str(n), True) for n in range(17)), ""),
    ],
)
def test_a_hostile_placard_is_malformed(placard: tuple[Any, ...]) -> None:
    with pytest.raises(Malformed):
        wire.decode(pack(("post", list(placard))))
    with pytest.raises(Malformed):
        wire.decode(pack(("listed", [[1, "ABCDEF", GAME, list(placard)]], 1)))


def test_every_page_fits_into_a_frame() -> None:
    """A text of forty letters may have 160 bytes."""
    wide, hall = "\U00010400" * 40, Hall(Limits(listed_of_one=50, rooms_of_one=50, opens_burst=50))
    long = FREE._replace(options=((wide, wide),) * 16)
    assert hall.says(hall.opens(None), placards.Post(long)) == wire.Refusal("malformed", ())
    just = FREE._replace(options=((wide, wide),) * 3)
    assert 900 < len(pack(just)) <= placards.LONGEST
    for _ in range(ROWS):
        assert hall.says(hall.opens(None), placards.Post(just)).state == SHOWN
    assert len(hall.page().rows) == ROWS and len(wire.encode(hall.page())) < fields.HUGE


def test_relays_of_a_fleet_share_their_lists_and_skip_malformed_ones() -> None:
    one, two = Hall(), Hall()
    first = one.opens(FREE._replace(options=(("goods", "all"),)))
    two.time = 5.0
    second = two.opens()
    two.relay.listing.share([b"nonsense", one.relay.listing.share()])
    assert [row.code for row in two.page().rows] == [code_of(second), code_of(first)]
    assert two.page().rows[1].placard.options == (("goods", "all"),)
    two.relay.listing.share([])
    assert two.codes == [code_of(second)], "a relay that is gone takes its tables with it"


def test_a_thousand_tables_fit_into_one_list() -> None:
    listing = Listing(Limits())
    rows = tuple(Row(1 + n, f"{n:06}", GAME, FREE) for n in range(1_000))
    listing.share([pack(rows)])
    seen = 0
    at: tuple[int, str] = (0, "")
    while page := listing.page(0.0, Browse(*at, (GAME,), 0)).rows:
        seen, at = seen + len(page), page[-1][:2]
    assert seen == 1_000


class Shelf:
    """The shared state of a fleet's relays, without a server."""

    def __init__(self) -> None:
        self.told: dict[str, bytes] = {}
        self.letters: list[tuple[str, bytes]] = []
        self.heard: dict[str, int] = {}
        self.lost: list[bytes] = []
        self.fails = False

    def asked_by(self, name: str) -> Ask:
        class Place:
            def renew(_) -> list[bytes]:  # noqa: N805
                return self.lost

            def share(_, tables: bytes) -> list[bytes]:  # noqa: N805
                if self.fails:
                    raise OSError
                self.told[name] = tables
                return [told for other, told in self.told.items() if other != name]

            def exchange(_, letters: bytes) -> list[bytes]:  # noqa: N805
                before, self.heard[name] = self.heard.get(name, 0), len(self.letters) + bool(letters)
                self.letters += [(name, letters)] if letters else []
                return [given for other, given in self.letters[before:] if other != name]

        def ask(question: Callable[[Any], Any], then: Callable[[Any], None]) -> None:
            then(question(Place()))

        return cast(Ask, ask)


def test_every_relay_of_a_fleet_has_the_list_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf, one, two = Shelf(), Hall(), Hall()
    fronts = [Fleet(hall.relay, shelf.asked_by(name), True) for name, hall in (("one", one), ("two", two))]
    host = one.opens()

    def pass_time() -> None:
        for front, hall in zip(fronts * 2, (one, two) * 2, strict=True):  # told, and then read
            hall.time += 2.0
            front.tick()

    pass_time()
    assert two.codes == [code_of(host)] == one.codes
    shelf.fails = True
    pass_time()
    assert two.codes == [] and one.codes == [code_of(host)], "without the server each has its own"
    shelf.lost = [b"T" * 16]
    dropped: list[bytes] = []
    monkeypatch.setattr(one.relay, "drop", dropped.append)
    pass_time()
    assert b"T" * 16 in dropped, "a list that fails costs no answer about the lease"


def test_an_option_of_the_relay_forbids_the_list() -> None:
    options = Namespace(public=True, redis=None, limit=[], no_list=True)
    assert _limits(options).listed == 0
    assert _limits(Namespace(**{**vars(options), "no_list": False})).listed > 0
