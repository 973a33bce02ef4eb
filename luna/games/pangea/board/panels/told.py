"""The strip with the turns of others, the faces of their wizards, and what these say at turning points."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from luna.core.cast import GLAD, VEXED
from luna.games.pangea.board.words.telling import dragged, moment, telling, wizard
from luna.games.pangea.rules.board import PEOPLES
from luna.games.pangea.rules.position import PEOPLE, round_number
from luna.log.records import BOT, PLAYS
from luna.shell.board.films.choreography import Caption
from luna.shell.board.films.film import nothing
from luna.shell.board.host import Host
from luna.shell.board.pen import Pen, Rect
from luna.shell.board.told import Gain, Remarks, Strip, Telling
from luna.table.chronicle import Outcome

_PLAYED: Final = 1.2  # seconds of the time to read that go by while the pieces move
_REST: Final = 0.3  # seconds to read once they have come to rest
_VARIANTS: Final = 2


class ToldTurns(Strip):
    """What another player has done; it stays until the next one, or until a player here is to move."""

    high = 128  # with the headdress, which rises out of the bar

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._remarks = Remarks()

    def caption(self, outcome: Outcome) -> Caption | None:
        """The turn as a caption, None if it is not told."""
        host, after, seat = self._host, bytearray(outcome.position), outcome.seat
        if outcome.kind not in PLAYS or not self.tells(outcome):
            return None
        before, people = bytearray(host.table.position_at(outcome.before)), host.company.people
        you = people[0] if len(people) == 1 else None
        found = telling(host.app.catalogue, host.names, outcome.events, before, after, you)
        if found is None:
            return None
        if host.table.seats[seat].kind == BOT and host.app.settings.remarks:
            found = found._replace(remark=self._remark(outcome, after))
        picture = wizard(after, seat, GLAD if found.remark else "")
        vexed = [Gain(None, wizard(after, one, VEXED), 0) for one in dragged(outcome.events, after)]
        rest = max(_REST, found.seconds - _PLAYED)
        return Caption(found.events, rest, partial(self._begin, found, seat, picture, vexed), nothing)

    def _begin(self, found: Telling, seat: int, picture: str, vexed: Sequence[Gain]) -> None:
        self.tell(found, seat, vexed)
        self.picture = picture

    def _remark(self, outcome: Outcome, after: bytearray) -> str:
        """What the bot says at a turning point; "" at others, and when enough was said."""
        turned = moment(outcome.events, after)
        number = self._remarks.next(round_number(after)) if turned else None
        if number is None:
            return ""
        people = PEOPLES[after[PEOPLE + outcome.seat]]
        variant = "" if turned == "last" else f"-{number % _VARIANTS + 1}"  # that is said once in a game
        return self._host.app.catalogue(f"remark-{turned}-{people}{variant}")

    def show(self, pen: Pen, busy: bool) -> None:
        """Draw it over the verbs; what takes back stays in sight."""
        bar = pen.frame.layout.bar
        area = Rect(bar.rect.left, bar.rect.top, bar.draft.right - bar.rect.left, bar.rect.height)
        self.draw(pen, self.picture, None, area, waits=busy)
