"""The agent of the circles on this machine: it signs results at the tables and exchanges entries with other members."""

import contextlib
import queue
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Final, NamedTuple

from luna.circle.capacity import bounded
from luna.circle.circle import Circle
from luna.circle.exchange import Exchange, NewEntries
from luna.circle.seals import introduced, read, seal, seals
from luna.circle.shelf import LocalCircle, Shelf
from luna.log.notices import Refused
from luna.log.savefile import skim

KEPT: Final = 30 * 86_400.0
"""Seconds for which a finished table is followed, because others may still sign."""


Words = tuple[tuple[int, bytes], ...]
"""Records to post at a table: seat and body."""


class FinishedTable(NamedTuple):
    """What a finished table still needs from the circles: records to post, and whether to keep following it."""

    words: Words = ()
    open: bool = False  # whether others may still sign


class CircleAgent:
    """Signs, stores and passes on entries of the circles on this machine, without being asked."""

    def __init__(self, shelf: Shelf, on: Callable[[], bool]) -> None:
        """`on`: whether anything happens automatically."""
        self._shelf, self._on = shelf, on
        self._held: tuple[LocalCircle, ...] = ()
        self._shared: tuple[Circle, ...] = ()  # without the entries of strangers
        self._stamp: object = None
        self._known: dict[Path, tuple[object, FinishedTable]] = {}
        self.gained: queue.SimpleQueue[NewEntries] = queue.SimpleQueue()
        """Entries received from other members, until `take_in` stores them."""

    @property
    def names(self) -> tuple[bytes, ...]:
        """The local member's keys in all circles that are loaded."""
        return tuple(held.me.key for held in self._held) if self._on() else ()

    def mail(self, relay: bytes) -> Exchange:
        """The letters for the relay with that certificate."""
        return Exchange(relay, lambda: self._shared if self._on() else (), self.gained.put)

    def introduce(self, path: Path, mine: Collection[int]) -> Words:
        """The chat records to post at a table under way. `mine`: the seats of people who play on this machine."""
        if not (self._on() and self._look() and mine):
            return ()
        try:
            contents = skim(path)
        except Refused:
            return ()
        return tuple(
            word
            for held in self._held
            for word in introduced(held.circle.key, held.me, contents.table, contents.records, mine)
        )

    def attend(self, path: Path, chain: bytes, holder: bytes) -> FinishedTable:
        """Sign and collect the circles' entries from a finished table. `holder` owns the seats here."""
        held = self._look()
        key = chain, tuple((one.circle.key, len(one.circle.members)) for one in held)
        if not (self._on() and held):
            return FinishedTable()
        if self._known.get(path, (None, None))[0] != key:
            try:
                self._known[path] = key, self._attend(path, holder) if seals(skim(path).records) else FinishedTable()
            except (Refused, OSError):
                return FinishedTable()
        return self._known[path][1]

    def take_in(self) -> bool:
        """Store the entries of other members. Returns whether the circles have changed."""
        more: dict[bytes, Circle] = {}
        before = self._look()
        while not self.gained.empty():
            circle, entries, sheets = self.gained.get()
            held = next((one for one in before if one.circle.key == circle), None)
            if held is not None:
                more[circle] = more.get(circle, held.circle).plus(*entries, sheets=sheets)
        for held in before:
            new = bounded(more.get(held.circle.key, held.circle))  # else the omitted entries would be new again
            if new.names != held.circle.names:
                with contextlib.suppress(Refused, OSError):
                    self._shelf.take_in(held, new)
        return self._look() is not before

    def _look(self) -> tuple[LocalCircle, ...]:
        """The circles, read again when their folder has changed."""
        with contextlib.suppress(OSError):
            stamp = self._shelf.stamp()
            if stamp != self._stamp:
                self._held, self._stamp = tuple(self._shelf.all()), stamp
                self._shared = tuple(held.shared for held in self._held)
        return self._held

    def _attend(self, path: Path, holder: bytes) -> FinishedTable:
        log, words, is_open = read(path), list[tuple[int, bytes]](), False
        for held in self._held:
            found = seal(held.circle, held.me, log, holder)
            words += found.words
            is_open = is_open or found.open
            if found.sheet is not None and any(entry.id not in held.circle.entries for entry in found.signed):
                self._shelf.add(held, held.circle.plus(*found.signed, sheets=[found.sheet]))
        self._look()
        return FinishedTable(tuple(words), is_open)
