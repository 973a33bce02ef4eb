"""A circle: a grow-only set of entries, merged in any order, with the same derived facts on every machine.

The union is commutative, associative and idempotent. Nothing here reads a file, a clock or the network.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Final, NamedTuple, TypeVar

from luna.circle import entries
from luna.circle.entries import Entry, Found, Invite, Join, Leave, Rename, Result, Round, Tournament, Vouch
from luna.circle.sheet import Sheet
from luna.net.identity import Identity

MOST: Final = 20_000
"""Entries of a circle that is kept, see `capacity`."""
_ALL_VOTES: Final = 1 << 256
T = TypeVar("T")


class Member(NamedTuple):
    """A person who has joined."""

    key: bytes
    name: str  # as the member writes it; not unique
    by: bytes  # key of the member that invited; b"" = the founder
    left: bool = False  # has gone, or was sent away by the others
    now: bytes = b""  # the present key of the same person
    guest: bytes = b""  # the invitation


class Circle:
    """The entries of one circle with their score sheets. Immutable."""

    def __init__(self, key: bytes, all_entries: Iterable[Entry] = (), sheets: Iterable[Sheet] = ()) -> None:
        """`key` names the circle; entries of other circles are left out."""
        self.key = key
        self.entries: dict[bytes, Entry] = {}
        """By their ids, in the order of these."""
        found: dict[bytes, Entry] = {}
        for entry in all_entries:
            if entry.circle == key:
                known = found.get(entry.id)
                found[entry.id] = entry if known is None or entry.signature < known.signature else known
        self.entries = dict(sorted(found.items()))
        kept: dict[bytes, Sheet] = {}
        for sheet in sheets:
            kept[sheet.digest] = min(sheet, kept.get(sheet.digest, sheet), key=lambda one: one.data)
        wanted = {one.body.sheet for one in self.entries.values() if isinstance(one.body, Result)}
        self.sheets = {digest: kept[digest] for digest in sorted(kept) if digest in wanted}
        """By their digests."""

    @property
    def names(self) -> tuple[frozenset[bytes], frozenset[bytes]]:
        """The ids of the entries and the digests of the sheets: sets with equal ones are equal."""
        return frozenset(self.entries), frozenset(self.sheets)

    def merged(self, other: Circle) -> Circle:
        """The union with another machine's set of the same circle."""
        both = [*self.entries.values(), *other.entries.values()]
        return Circle(self.key, both, [*self.sheets.values(), *other.sheets.values()])

    def plus(self, *more: Entry, sheets: Iterable[Sheet] = ()) -> Circle:
        """The circle with more entries and sheets."""
        return Circle(self.key, [*self.entries.values(), *more], [*self.sheets.values(), *sheets])

    def all(self, kind: type[T]) -> Iterator[tuple[Entry, T]]:
        """The entries of a kind with their bodies, in the order of their ids."""
        for entry in self.entries.values():
            if isinstance(entry.body, kind):
                yield entry, entry.body

    # ---- members

    @cached_property
    def founding(self) -> Found | None:
        """The founding; None until it has arrived."""
        return next((body for _, body in self.all(Found)), None)

    @cached_property
    def members(self) -> Mapping[bytes, Member]:
        """All who have ever joined, by key, in one order everywhere: each after the member that invited."""
        joined = self._joined()
        gone = {entry.author for entry, _ in self.all(Leave)}
        new = self._replaced(joined, {key for key in joined if key not in gone})
        names = self._names()
        return {
            key: member._replace(
                name=names.get(key, member.name), left=key in gone or new.get(key) == b"", now=new.get(key, b"")
            )
            for key, member in joined.items()
        }

    @property
    def present(self) -> list[Member]:
        """The present members, with their present keys, without those who have left."""
        return [member for member in self.members.values() if not member.left and not member.now]

    @property
    def waiting(self) -> set[bytes]:
        """The ids of entries whose authors are not members: forged, or earlier than the invitation they depend on."""
        known = {self.key, *self.members}
        return {id for id, entry in self.entries.items() if entry.author not in known}

    def person(self, player: bytes) -> bytes:
        """The present key of a member's person; other players are returned unchanged."""
        seen = {player}
        while (now := self.members[player].now if player in self.members else b"") and now not in seen:
            seen.add(now)
            player = now
        return player

    def _joined(self) -> dict[bytes, Member]:
        founders = sorted((body.founder, body.alias) for _, body in self.all(Found))
        joined = {key: Member(key, alias, b"") for key, alias in founders}
        invites, joins = defaultdict[bytes, list[bytes]](list), defaultdict[bytes, list[tuple[bytes, str]]](list)
        for entry, invite in self.all(Invite):
            invites[entry.author].append(invite.guest)
        for entry, join in self.all(Join):
            joins[join.guest].append((entry.author, join.name))
        rim = sorted(joined)
        while rim:  # by distance from the founder, and within it by key
            found: dict[bytes, Member] = {}
            for by in rim:
                for guest in sorted(invites[by]):
                    for key, name in sorted(joins[guest]):
                        if key not in joined:
                            found.setdefault(key, Member(key, name, by, guest=guest))
            rim = sorted(found)
            joined |= {key: found[key] for key in rim}
        return joined

    def _names(self) -> dict[bytes, str]:
        last: dict[bytes, tuple[int, str]] = {}
        for entry, body in self.all(Rename):
            last[entry.author] = max(last.get(entry.author, (0, "")), (body.number, body.name))
        return {key: name for key, (_, name) in last.items()}

    def _replaced(self, joined: Mapping[bytes, Member], here: set[bytes]) -> dict[bytes, bytes]:
        """The new key by lost key, b"" for members that were sent away: more than half of the others agree.

        They have more than half of the votes, too, so friends that a member invents replace and expel nobody.
        """
        if len([*self.all(Found)]) > 1:  # a founder who kept the circle's secret could invent the majority
            return {}
        votes_of = {key: votes for key, votes in _votes(joined).items() if key in here}
        all_votes = sum(votes_of.values())
        votes: defaultdict[bytes, defaultdict[bytes, set[bytes]]] = defaultdict(lambda: defaultdict(set))
        for entry, body in self.all(Vouch):
            if entry.author in here and entry.author not in (body.old, body.new) and (not body.new or body.new in here):
                votes[body.old][body.new].add(entry.author)
        agreed = {}
        for old, wishes in sorted(votes.items()):
            for new, by in sorted(wishes.items(), key=lambda wish: (-len(wish[1]), wish[0])):
                others = here - {old, new}
                whole = all_votes - votes_of.get(old, 0) - votes_of.get(new, 0)
                if 2 * len(by) > len(others) and 2 * sum(map(votes_of.__getitem__, by)) > whole:
                    agreed[old] = new
                    break
        return agreed

    # ---- tournaments

    @cached_property
    def tournaments(self) -> Mapping[bytes, Entry]:
        """The tournaments that members have begun, by id, the latest first."""
        begun = [
            (body.created, entry.id, entry) for entry, body in self.all(Tournament) if entry.author in self.members
        ]
        return {id: entry for _, id, entry in sorted(begun, key=lambda one: (-one[0], one[1]))}

    def orders(self, tournament: Entry) -> dict[int, tuple[int, ...]]:
        """The closed rounds of a tournament: the order of its players after each. The smallest entry counts."""
        assert isinstance(tournament.body, Tournament)
        found: dict[int, tuple[int, ...]] = {}
        for entry, body in self.all(Round):
            whole = len(body.order) == len(tournament.body.players)
            if body.tournament == tournament.id and entry.author == tournament.author and whole:
                found.setdefault(body.number, body.order)
        return found


def guests(members: Mapping[bytes, Member]) -> defaultdict[bytes, defaultdict[bytes, list[bytes]]]:
    """The members that came by an invitation, by inviter and invitation; founders by b"" and b""."""
    came: defaultdict[bytes, defaultdict[bytes, list[bytes]]] = defaultdict(lambda: defaultdict(list))
    for member in members.values():
        came[member.by][member.guest].append(member.key)
    return came


def _votes(joined: Mapping[bytes, Member]) -> dict[bytes, int]:
    """The votes by member, divided along the invitations like the capacity of a circle, see `capacity`."""
    came = guests(joined)
    left, votes = dict.fromkeys(came[b""][b""], _ALL_VOTES), dict[bytes, int]()
    for key in joined:  # each after the member that invited
        groups = came[key].values()
        votes[key] = left[key] // (1 + len(groups))
        left |= {guest: votes[key] // len(group) for group in groups for guest in group}
    return votes


def found(name: str, alias: str) -> tuple[Circle, Identity]:
    """A new circle with one member, and that member's key. The circle's own secret is forgotten at once."""
    circle, founder = Identity.new(), Identity.new()
    return Circle(circle.key, [entries.sign(circle.key, circle, Found(name, founder.key, alias))]), founder


def invite(circle: Circle, by: Identity) -> tuple[Entry, Identity]:
    """An invitation: the entry for the circle, and the secret for the guest."""
    guest = Identity.new()
    return entries.sign(circle.key, by, Invite(guest.key)), guest


def join(circle: bytes, guest: Identity, name: str) -> tuple[Entry, Identity]:
    """Join by the secret of an invitation. Returns the entry and the new member's key."""
    me = Identity.new()
    return entries.sign(circle, me, Join(name, guest.key, entries.invited(circle, guest, me.key))), me
