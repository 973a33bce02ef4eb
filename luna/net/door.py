"""The host's door: who may come into a room or to a table, and what the host may say about that.

At a table the host is who has opened it at this relay; where nobody has (the relay has it from a disk), who was it
last, and before the log tells that, the first who got seats. What he has said is in the log (DOOR), so a table that
goes on elsewhere has the same door, and who was removed has no seat there either. Beside the keys of those who were
removed a relay knows their addresses: nobody new comes from there. That is in no log: addresses are nobody's business.
"""

from __future__ import annotations

from typing import Final

from luna.log.bodies import MOST_OUT, DoorBody

EVERYBODY: Final = 0
LET_IN: Final = 1
NOBODY: Final = 2
"""Who may look on."""
_MOST_BARRED: Final = 256  # addresses
_MOST_KNOWN: Final = 1024  # holders without seats


class Door:
    """The door of a room or table."""

    def __init__(self) -> None:
        self.locked = False
        """Whether nobody new comes in; who has been there may come back."""
        self.hidden = False
        """Whether the table is found by its code alone."""
        self.looking = EVERYBODY
        self.host = b""
        """The holder whom the log calls the host; b"" while it says nothing of that."""
        self._out: dict[bytes, None] = {}  # holders who were removed
        self._barred: dict[str, None] = {}  # places from where nobody new comes
        self._known: dict[bytes, None] = {}  # holders who were let in

    @property
    def rules(self) -> tuple[bool, bool, int]:
        """What the host has said of those who come."""
        return self.locked, self.hidden, self.looking

    @property
    def removed(self) -> int:
        """How many were removed: of who has only said a key there is but the place."""
        return max(len(self._out), len(self._barred))

    def body(self, host: bytes) -> DoorBody:
        """What the log says of it."""
        return DoorBody(host, *self.rules, tuple(self._out))

    def read(self, body: DoorBody) -> None:
        """Become what a log says."""
        self.host, self.locked, self.hidden, self.looking, out = body
        self._out = dict.fromkeys(out)

    @property
    def said(self) -> bool:
        """Whether a host has said anything yet."""
        return bool(self.host or self._out or self.rules != (False, False, EVERYBODY))

    def follow(self, other: Door) -> None:
        """Be as another one was: of those who play again. What is locked is so for one game."""
        self.hidden, self.looking = other.hidden, other.looking
        self._out, self._barred = dict(other._out), dict(other._barred)

    def set(self, locked: bool, hidden: bool, looking: int) -> bool:
        """The host has spoken; whether that is anything new."""
        before = self.rules
        self.locked, self.hidden, self.looking = locked, hidden, looking
        return self.rules != before

    def let_in(self, holder: bytes) -> None:
        """From now on this one is no stranger here."""
        self._known.pop(holder, None)
        self._known[holder] = None
        if len(self._known) > _MOST_KNOWN:
            del self._known[next(iter(self._known))]

    def shut_out(self, holder: bytes) -> None:
        """Remove somebody."""
        self._out[holder] = None
        self._known.pop(holder, None)
        if len(self._out) > MOST_OUT:
            del self._out[next(iter(self._out))]

    def bar(self, place: str) -> None:
        """Nobody new comes in from there."""
        self._barred[place] = None
        if len(self._barred) > _MOST_BARRED:
            del self._barred[next(iter(self._barred))]

    def pardon(self) -> None:
        """Let everybody come back who was removed."""
        self._out.clear()
        self._barred.clear()

    def is_out(self, holder: bytes) -> bool:
        """Whether he was removed."""
        return holder in self._out

    def why_not(self, holder: bytes, place: str) -> str:
        """Why somebody without a seat may not come in, as a refusal's code; "" when he may."""
        if self.is_out(holder) or (place in self._barred and holder not in self._known):
            return "removed"
        return "locked" if self.locked and holder not in self._known else ""

    def why_not_look(self, holder: bytes, place: str) -> str:
        """Why he may not look on without being let in; `ask` when the host is to say."""
        if code := self.why_not(holder, place):
            return code
        if holder in self._known or self.looking == EVERYBODY:
            return ""
        return "ask" if self.looking == LET_IN else "no-spectators"
