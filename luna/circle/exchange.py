"""The exchange between members whose programs meet at a relay: digests first, then the missing entries.

A letter goes to all programs of the circle that are connected there. It is encrypted for them: a relay or any other
outsider learns only its length. `greet` sends the digests of all parts of the set. A peer with differing parts lists
its entries in them, gets those it lacks, and is asked for the others. Every entry is verified like one from a file. The
exchange heals itself: lost or omitted entries are sent after the next greeting.
"""

import hashlib
import secrets
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

from msgspec import Meta

from luna.circle import entries
from luna.circle.circle import Circle
from luna.circle.entries import KINDS, Entry
from luna.circle.sheet import Sheet
from luna.core.game import GameError
from luna.log.encoding import Codec, Malformed, pack
from luna.net.watch_messages import LETTER

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

PARTS: Final = 64
MOST_LETTERS: Final = 8
"""Letters that answer one."""
_NAME: Final = 8  # bytes that name an entry or a sheet; the first gives the part
_ME: Final = 4
_ROOM: Final = LETTER - 512  # bytes of content in a letter
_NONCE: Final = 12
_MOST: Final = _ROOM // _NAME

Part = Annotated[int, Meta(ge=0, lt=PARTS)]
Names = Annotated[bytes, Meta(max_length=_ROOM)]
Data = Annotated[tuple[Annotated[bytes, Meta(max_length=_ROOM)], ...], Meta(max_length=_MOST)]
Sent = tuple[bytes, bytes]
"""A letter on its way: its subject, as the relay sees it, and its bytes."""


class Letter(NamedTuple):
    """A letter before it is encrypted."""

    by: Annotated[bytes, Meta(min_length=_ME, max_length=_ME)]  # names a program while it is connected
    to: Annotated[bytes, Meta(max_length=_ME)] = b""  # b"" = all
    digests: Annotated[bytes, Meta(max_length=PARTS * _NAME)] = b""  # of all parts
    lists: Annotated[tuple[tuple[Part, Names], ...], Meta(max_length=PARTS)] = ()  # all names in these parts
    entries: Data = ()
    sheets: Data = ()


class NewEntries(NamedTuple):
    """The new entries from another member."""

    circle: bytes
    entries: tuple[Entry, ...]
    sheets: tuple[Sheet, ...]


_LETTER: Final = Codec[Letter](Letter, LETTER)


class Exchange:
    """The letters of this machine at one relay."""

    def __init__(
        self,
        relay: bytes,
        circles: Callable[[], Iterable[Circle]],
        gain: Callable[[NewEntries], object],
        me: bytes | None = None,
    ) -> None:
        """`relay`: the fingerprint of its certificate, so that no two relays see the same address of a circle.

        `circles` gives the present ones, without the entries of strangers. `gain` takes the entries of others.
        """
        self._relay, self._circles, self._gain = relay, circles, gain
        self._me = me or secrets.token_bytes(_ME)
        self._shares: dict[bytes, _Share] = {}

    def greet(self) -> list[Sent]:
        """Send the peers the digests of the circles here."""
        self._shares = {self.about(circle.key): self._share(circle) for circle in self._circles()}
        return [self._sealed(about, Letter(self._me, digests=one.digests)) for about, one in self._shares.items()]

    def about(self, circle: bytes) -> bytes:
        """The address under which the relay knows the circle."""
        return hashlib.blake2b(circle, key=self._relay[:64], digest_size=16, person=b"luna meeting").digest()

    def took(self, about: bytes, data: bytes) -> list[Sent]:
        """Take a letter. Returns the answers."""
        share = self._shares.get(about)
        letter = _opened(share.circle.key, about, data) if share is not None else None
        if share is None or letter is None or letter.by == self._me:
            return []
        if (gained := share.gained(letter)) is not None:
            self._gain(gained)
        answers: list[Letter] = []
        if letter.digests:
            answers += self._listed(share.differing(letter.digests), share, letter.by)
        if letter.lists and letter.to == self._me:
            answers += self._given(share, letter)
        return [self._sealed(about, one) for one in answers[:MOST_LETTERS]]

    def _share(self, circle: Circle) -> "_Share":
        old = self._shares.get(self.about(circle.key))
        if old is None or old.circle is not circle:
            return _Share(circle)
        old.given.clear()
        old.asked.clear()
        return old

    def _listed(self, parts: Iterable[int], share: "_Share", to: bytes) -> list[Letter]:
        """The names in these parts, as many as fit into one letter."""
        lists, left = [], _ROOM
        for part in parts:
            names = b"".join(share.parts[part])
            left -= len(names) + 8
            if left >= 0:
                lists.append((part, names))
        return [Letter(self._me, to, lists=tuple(lists))] if lists else []

    def _given(self, share: "_Share", letter: Letter) -> Iterator[Letter]:
        """The entries that the peer lacks in the parts it lists, and a request for those that this machine lacks."""
        asks, lacks = [], list[bytes]()
        for part, names in letter.lists:
            theirs = {names[at : at + _NAME] for at in range(0, len(names), _NAME)}
            lacks += [name for name in share.parts[part] if name not in theirs and name not in share.given]
            if new := theirs - share.parts[part].keys() - share.asked:
                share.asked |= new
                asks.append(part)
        yield from self._listed(asks, share, letter.by)
        lacks.sort(key=share.rank)  # invitations come before the entries that depend on them
        for portion in _portions(lacks, share):
            share.given.update(portion)
            found = [share.things[name] for name in portion]
            said = tuple(one.data for one in found if isinstance(one, Entry))
            yield Letter(self._me, entries=said, sheets=tuple(one.data for one in found if isinstance(one, Sheet)))

    def _sealed(self, about: bytes, letter: Letter) -> Sent:
        nonce, cipher = secrets.token_bytes(_NONCE), _cipher(self._shares[about].circle.key)
        return about, nonce + cipher.encrypt(nonce, pack(letter), about)


class _Share:
    """A circle by parts."""

    def __init__(self, circle: Circle) -> None:
        self.circle = circle
        self.things: dict[bytes, Entry | Sheet] = {id[:_NAME]: entry for id, entry in circle.entries.items()}
        self.things |= {digest[:_NAME]: sheet for digest, sheet in circle.sheets.items() if len(sheet.data) < _ROOM}
        self.parts: defaultdict[int, dict[bytes, None]] = defaultdict(dict)
        for name in sorted(self.things):
            self.parts[name[0] % PARTS][name] = None
        self.digests = b"".join(
            hashlib.blake2b(b"".join(self.parts[part]), digest_size=_NAME).digest() for part in range(PARTS)
        )
        self.given: set[bytes] = set()  # since the last greeting, as is `asked`
        self.asked: set[bytes] = set()

    def rank(self, name: bytes) -> int:
        """The place of a thing in the order of giving: entries by kind, then sheets."""
        thing = self.things[name]
        return thing.kind if isinstance(thing, Entry) else len(KINDS) + 1

    def differing(self, digests: bytes) -> list[int]:
        """The parts in which another set differs."""
        at = [slice(part * _NAME, (part + 1) * _NAME) for part in range(PARTS)]
        return [part for part in range(PARTS) if self.digests[at[part]] != digests[at[part]]]

    def gained(self, letter: Letter) -> NewEntries | None:
        """The new entries of a letter; None when there are none, or when any entry is forged."""
        known = self.things
        try:
            found = [entry for data in letter.entries if (entry := entries.read(data)).id[:_NAME] not in known]
            if any(entry.circle != self.circle.key for entry in found):
                return None
            sheets = [sheet for data in letter.sheets if (sheet := Sheet(data)).digest[:_NAME] not in known]
        except (Malformed, GameError):
            return None
        return NewEntries(self.circle.key, tuple(found), tuple(sheets)) if found or sheets else None


def _portions(names: Sequence[bytes], share: _Share) -> Iterator[list[bytes]]:
    """Names in portions that fit into one letter each, at most as many as may answer one."""
    part, left = list[bytes](), _ROOM
    for name in names:
        size = len(share.things[name].data) + 4
        if part and size > left:
            yield part
            part, left = [], _ROOM
        part.append(name)
        left -= size
    if part:
        yield part


def _opened(circle: bytes, about: bytes, data: bytes) -> Letter | None:
    """Decrypt and decode a letter; None for anything else."""
    from cryptography.exceptions import InvalidTag  # noqa: PLC0415

    try:
        return _LETTER.read(_cipher(circle).decrypt(data[:_NONCE], data[_NONCE:], about))
    except (InvalidTag, ValueError, Malformed):
        return None


def _cipher(circle: bytes) -> "ChaCha20Poly1305":
    """The cipher of a circle. Everybody with an invitation knows its key, and no relay does."""
    from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305  # noqa: PLC0415

    return ChaCha20Poly1305(hashlib.blake2b(circle, digest_size=32, person=b"luna letters").digest())
