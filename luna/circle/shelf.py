"""The circles of this machine: for each a file of entries, and the player's key, which only its owner may read.

Another program may use the same folder: each change reads the file again and writes the union, under a lock.
"""

import contextlib
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from luna.circle import circle as circles
from luna.circle import entries, letters
from luna.circle.capacity import bounded
from luna.circle.circle import Circle
from luna.circle.entries import Result
from luna.circle.games import result_of
from luna.circle.letters import SUFFIX, Reader
from luna.circle.sheet import Sheet, of_game
from luna.log import replay, savefile
from luna.log.encoding import Codec, Malformed, pack
from luna.log.files import DISK, lock_soon, read_whole, refusing, write_secret, write_whole
from luna.log.notices import Refused, refused
from luna.log.records import player_name
from luna.net.identity import Identity

FOLDER: Final = "circles"
_KEY_SUFFIX: Final = ".key"
_LONGEST_KEY: Final = 1024
_WAITING: Final = 64  # entries of one file whose authors may still turn out to be members


_OWN: Final = Codec[letters.Secret](letters.Secret, _LONGEST_KEY)


class LocalCircle(NamedTuple):
    """A circle on this machine."""

    circle: Circle
    me: Identity
    called: str

    @property
    def name(self) -> str:
        """Its name; the invitation's until its entries arrive."""
        return self.circle.founding.name if self.circle.founding else self.called

    @property
    def joined(self) -> bool:
        """Whether the others' entries have arrived, including the invitation."""
        return self.me.key in self.circle.members

    @property
    def shared(self) -> Circle:
        """The entries that peers receive: all but those of strangers."""
        strange = self.circle.waiting
        known = [one for one in self.circle.entries.values() if one.id not in strange or one.author == self.me.key]
        return Circle(self.circle.key, known, self.circle.sheets.values())


class Shelf:
    """The circles in a folder, which need not exist yet. Methods raise `Refused` with a sentence for the player."""

    _reader = Reader()  # of the whole program: a game is replayed once, not each time a page is opened

    def __init__(self, home: Path) -> None:
        self.folder = home / FOLDER

    def all(self) -> list[LocalCircle]:
        """The circles by name. A corrupt file is skipped and kept."""
        found = []
        for path in sorted(self.folder.glob(f"*{_KEY_SUFFIX}")):
            with contextlib.suppress(Refused, OSError, Malformed):
                own = _OWN.read(read_whole(path, _LONGEST_KEY))
                found.append(LocalCircle(self._circle(own.circle), Identity(own.secret), own.name))
        return sorted(found, key=lambda held: (held.name.casefold(), held.circle.key))

    def stamp(self) -> tuple[tuple[str, int, int], ...]:
        """A value that changes with each change of the folder."""
        found = [(path.name, path.stat()) for path in sorted(self.folder.glob("*.*"))]
        return tuple((name, stat.st_mtime_ns, stat.st_size) for name, stat in found)

    def held(self, key: bytes) -> LocalCircle | None:
        """The circle with that key, if it is on this machine."""
        return next((held for held in self.all() if held.circle.key == key), None)

    def found(self, name: str, alias: str) -> LocalCircle:
        """Found a circle."""
        circle, me = circles.found(_named(name), _named(alias))
        return self._take_in(circle, me, _named(name))

    def accept(self, text: str, alias: str) -> LocalCircle:
        """Join by an invitation. An invitation to a circle that is here already changes nothing."""
        invitation = letters.invited(text)
        if (known := self.held(invitation.circle)) is not None:
            return known
        entry, me = circles.join(invitation.circle, invitation.guest, _named(alias))
        return self._take_in(Circle(invitation.circle, [entry]), me, invitation.name)

    def invite(self, held: LocalCircle) -> str:
        """A new invitation, as a link."""
        entry, guest = circles.invite(held.circle, held.me)
        self._keep(held, entry)
        return letters.invitation(held.circle, guest)

    def say(self, held: LocalCircle, *bodies: entries.Body) -> LocalCircle:
        """Sign and keep statements."""
        return self._keep(held, *(entries.sign(held.circle.key, held.me, body) for body in bodies))

    def add(self, held: LocalCircle, more: Circle) -> LocalCircle:
        """Keep the union of the file and these entries, as far as they fit."""
        with self._locked(), refusing(self._path(held.circle.key)):
            circle = bounded(self._circle(held.circle.key).merged(held.circle).merged(more))
            write_whole(self._path(circle.key), letters.write(circle))
        return held._replace(circle=circle)

    def take(self, path: Path) -> tuple[LocalCircle, int]:
        """Merge a file of another member. Returns the circle and the number of new entries."""
        try:
            data = read_whole(path, letters.LARGEST)
        except OSError as error:
            raise savefile.unreadable(path, error) from error
        theirs = self._reader.circle(data, path.name)
        held = self.held(theirs.key)
        if held is None:
            raise refused("circle-foreign", file=path.name)
        more = held.circle.merged(theirs)
        if len(_strange(held, more)) > _WAITING:
            raise refused("circle-strangers", file=path.name)
        after = self.add(held, more)
        return after, len(after.circle.entries) - len(held.circle.entries)

    def take_in(self, held: LocalCircle, more: Circle) -> LocalCircle:
        """Keep the entries of letters; too many entries of strangers are left out.

        For a newcomer everybody is a stranger until the founding arrives.
        """
        strange = _strange(held, more)
        if len(strange) > _WAITING and more.founding:
            known = [one for id, one in more.entries.items() if id not in strange]
            more = Circle(more.key, known, more.sheets.values())
        return self.add(held, more) if more.names != held.circle.names else held

    def give(self, held: LocalCircle, path: Path) -> None:
        """Write the circle to a file for others, without the entries of strangers."""
        with refusing(path):
            write_whole(path, letters.write(held.shared))

    def record(self, held: LocalCircle, sheet: Sheet, table: bytes, players: list[bytes]) -> LocalCircle:
        """Sign the result of a finished game that the local player sat in."""
        result = result_of(sheet, table, players)
        entry = entries.sign(held.circle.key, held.me, result)
        return self._keep(held, entry, sheets=[sheet])

    def countersign(self, held: LocalCircle, results: list[Result]) -> LocalCircle:
        """Sign results that others have signed, of games that the local player sat in."""
        return self.say(held, *(one for one in results if held.me.key in one.players))

    def _keep(self, held: LocalCircle, *said: entries.Entry, sheets: Iterable[Sheet] = ()) -> LocalCircle:
        """Keep the local member's statements. `Refused` when they do not fit."""
        now = self.add(held, held.circle.plus(*said, sheets=sheets))
        if any(entry.id not in now.circle.entries for entry in said):
            raise refused("circle-full")
        return now

    def _take_in(self, circle: Circle, me: Identity, name: str) -> LocalCircle:
        held = LocalCircle(circle, me, name)
        path = self._path(circle.key).with_suffix(_KEY_SUFFIX)
        with refusing(path):
            self.folder.mkdir(parents=True, exist_ok=True)
            write_secret(path, pack([circle.key, me.secret, name]))
        return self.add(held, circle)

    def _circle(self, key: bytes) -> Circle:
        path = self._path(key)
        try:
            data = read_whole(path, letters.LARGEST)
        except FileNotFoundError:
            return Circle(key)
        return self._reader.circle(data, path.name)

    def _path(self, key: bytes) -> Path:
        return self.folder / f"{key.hex()[:16]}{SUFFIX}"

    @contextlib.contextmanager
    def _locked(self) -> Iterator[None]:
        path = self.folder / "lock"
        with refusing(path):
            descriptor = DISK.open(path, os.O_RDWR | os.O_CREAT)
        try:
            if not lock_soon(descriptor):
                raise refused("save-in-use", file=path.name)
            yield
        finally:
            DISK.close(descriptor)


def _strange(held: LocalCircle, more: Circle) -> set[bytes]:
    """The new entries whose authors are not known to be members."""
    return more.waiting - held.circle.entries.keys()


def sheet_of(path: Path) -> tuple[Sheet, bytes]:
    """The score sheet and the table of a saved game. `Refused` when it is no finished game."""
    contents = savefile.read(path)
    loaded = replay.load(replay.game_of(path), path)
    if not loaded.after.over:
        raise refused("circle-unfinished", file=path.name)
    return of_game(loaded.header, loaded.header.seats, loaded.turns, loaded.after.digest), contents.table


def unsigned(held: LocalCircle) -> list[Result]:
    """The results of games that the local player sat in and has not signed."""
    own = {body for entry, body in held.circle.all(Result) if entry.author == held.me.key}
    others = (body for _, body in held.circle.all(Result) if held.me.key in body.players and body not in own)
    return list(dict.fromkeys(others))


def _named(name: str) -> str:
    named = player_name(name)
    if not named:
        raise refused("circle-no-name")
    return named
