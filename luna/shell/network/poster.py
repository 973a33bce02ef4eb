"""The host's placard in the list of open tables at a relay: what strangers read about the room."""

from typing import Final

from luna.log.rhythm import LIVE
from luna.net.placards import MOST_PHRASES, Placard, Post
from luna.net.remote import Remote
from luna.shell.network.lobby import Gathering

PHRASES: Final = ("beginners", "explain", "quick", "relaxed", "chat", "quiet", "first", "more")
"""The words of a host, by the numbers that a placard has. New ones are added at the end."""


class Poster:
    """Shows a room to everybody at its relay, as long as the host wants that."""

    def __init__(self, remote: Remote, people: Gathering) -> None:
        self._remote, self._people = remote, people
        self.shows = False
        self.named = False  # whether strangers may see the name of the host
        self.level = 0
        self.phrases: tuple[int, ...] = ()
        self._told: tuple[str, Placard | None] | None = None

    @property
    def state(self) -> int:
        """What has become of it, see `placards`."""
        return self._remote.session.posted

    def toggle(self, phrase: int) -> bool:
        """Say a phrase, or no longer; False when there are enough."""
        if phrase in self.phrases:
            self.phrases = tuple(one for one in self.phrases if one != phrase)
        elif len(self.phrases) == MOST_PHRASES:
            return False
        else:
            self.phrases = (*self.phrases, phrase)
        return True

    def update(self) -> None:
        """Tell the relay what is new. A room that was opened again after a cut is told anew."""
        room = self._people.room
        if room is None or not self._people.hosting:
            return
        due = room.code, self.placard() if self.shows else None
        if due != self._told and (self.shows or self._told is not None):
            self._told = due
            self._remote.ask(lambda session: session.tell(Post(due[1])))

    def placard(self) -> Placard:
        """What strangers read now."""
        people = self._people
        taken = len(people.seats()) + len(people.bots())
        options = tuple((spec.id, people.options[spec.id]) for spec in people.game.OPTIONS if not spec.apart)
        name = people.card.name if self.named else ""
        seats = max(people.game.COUNTS)
        return Placard(
            max(0, seats - taken), seats, people.rhythm == LIVE, people.rhythm, self.level, self.phrases, options, name
        )
