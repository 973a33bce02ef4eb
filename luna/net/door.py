"""The door: the access rules of a room or table, set by its host.

The host of a table is the player who opened it at this relay; for a table from the store the host in its log, else the
first seat owner who connects. The rules are in the log (DOOR), so they survive a restart and move with the table. Bans
apply to a person's key, in the log, and to newcomers from the same address, at this relay only: addresses are private.
"""

from __future__ import annotations

from typing import Final

from luna.log.bodies import MOST_OUT, DoorBody

EVERYBODY: Final = 0
LET_IN: Final = 1
NOBODY: Final = 2
"""Who may watch."""
_MOST_BARRED: Final = 256  # places
_MOST_KNOWN: Final = 1024  # holders without seats


class Door:
    """The access rules of a room or table."""

    def __init__(self) -> None:
        self.locked = False
        """Whether newcomers are refused; people who have been there may return."""
        self.hidden = False
        """Whether the table is not announced and found by its code alone."""
        self.looking = EVERYBODY
        self.host = b""
        """The host's holder as the log has it; b"" before the log names one."""
        self._out: dict[bytes, None] = {}  # banned holders
        self._barred: dict[str, None] = {}  # places whose newcomers are refused
        self._known: dict[bytes, None] = {}  # admitted holders

    @property
    def rules(self) -> tuple[bool, bool, int]:
        """The host's settings."""
        return self.locked, self.hidden, self.looking

    @property
    def removed(self) -> int:
        """The number of banned people. Of a client with an unproved key only the place is known."""
        return max(len(self._out), len(self._barred))

    def body(self, host: bytes) -> DoorBody:
        """The body of the DOOR record."""
        return DoorBody(host, *self.rules, tuple(self._out))

    def read(self, body: DoorBody) -> None:
        """Apply a DOOR record."""
        self.host, self.locked, self.hidden, self.looking, out = body
        self._out = dict.fromkeys(out)

    @property
    def said(self) -> bool:
        """Whether the host has changed anything."""
        return bool(self.host or self._out or self.rules != (False, False, EVERYBODY))

    def follow(self, other: Door) -> None:
        """Take over the rules of another door for a rematch. A lock holds for one game only."""
        self.hidden, self.looking = other.hidden, other.looking
        self._out, self._barred = dict(other._out), dict(other._barred)

    def set(self, locked: bool, hidden: bool, looking: int) -> bool:
        """Apply the host's settings. Returns whether they are new."""
        before = self.rules
        self.locked, self.hidden, self.looking = locked, hidden, looking
        return self.rules != before

    def let_in(self, holder: bytes) -> None:
        """Note an admitted person."""
        self._known.pop(holder, None)
        self._known[holder] = None
        if len(self._known) > _MOST_KNOWN:
            del self._known[next(iter(self._known))]

    def shut_out(self, holder: bytes) -> None:
        """Ban a person."""
        self._out[holder] = None
        self._known.pop(holder, None)
        if len(self._out) > MOST_OUT:
            del self._out[next(iter(self._out))]

    def bar(self, place: str) -> None:
        """Refuse newcomers from a place."""
        self._barred[place] = None
        if len(self._barred) > _MOST_BARRED:
            del self._barred[next(iter(self._barred))]

    def pardon(self) -> None:
        """Lift all bans."""
        self._out.clear()
        self._barred.clear()

    def is_out(self, holder: bytes) -> bool:
        """Whether a person is banned."""
        return holder in self._out

    def why_not(self, holder: bytes, place: str) -> str:
        """The refusal code for a person without a seat, "" when admitted."""
        if self.is_out(holder) or (place in self._barred and holder not in self._known):
            return "removed"
        return "locked" if self.locked and holder not in self._known else ""

    def why_not_look(self, holder: bytes, place: str) -> str:
        """The refusal code for a spectator; "" when admitted, `ask` when the host decides."""
        if code := self.why_not(holder, place):
            return code
        if holder in self._known or self.looking == EVERYBODY:
            return ""
        return "ask" if self.looking == LET_IN else "no-spectators"
