"""The strip with the turns of others, the faces of their wizards, and their remarks at turning points.

A turn takes one sentence, with its cost to the reader.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from luna.core.cast import GLAD, VEXED
from luna.games.pangea.board.layout import places
from luna.games.pangea.board.words.sentences import event_sentence, opening, place
from luna.games.pangea.rules import events as ev
from luna.games.pangea.rules.board import PEOPLES, SQUARES, TILES
from luna.games.pangea.rules.position import PEOPLE, PLAYERS, TURN, overcrowded, round_number, tribes
from luna.log.records import BOT, PLAYS
from luna.shell.board.films.choreography import Caption
from luna.shell.board.films.film import nothing
from luna.shell.board.pen import Pen, Rect
from luna.shell.board.turn_strip import VARIANTS, Gain, Strip, Telling
from luna.table.chronicle import Outcome
from luna.text import Catalogue

_PLAYED: Final = 1.2  # seconds of the reading time that pass while the pieces move
_REST, _BRISK, _HEAVY = 0.4, 1.8, 1.25
"""Of a turn that concerns nobody here: seconds to read once its last phase rests, how much faster it plays, and a land
on its way: it is heavy."""


class ToldTurns(Strip):
    """The turn of another player; it stays until the next one, or until a player here is to move.

    The phases of a player follow each other quickly, with the previous one in the second line. Turns that concern the
    reader, and remarks, stay long enough to be read.
    """

    high = 128  # with the headdress, which extends above the bar

    def caption(self, outcome: Outcome) -> Caption | None:
        """The turn as a caption, None if it gets none."""
        host, after, seat = self._host, bytearray(outcome.position), outcome.seat
        if outcome.kind not in PLAYS or not self.tells(outcome):
            return None
        before, people = bytearray(host.table.position_at(outcome.before)), host.company.people
        you = people[0] if len(people) == 1 else None
        found = telling(host.app.catalogue, host.names, outcome.events, before, after, you)
        if found is None:
            return None
        if host.table.seats[seat].kind == BOT:
            found = found._replace(remark=self._remark(outcome, after))
        picture = wizard(after, seat, GLAD if found.remark else "")
        vexed = [Gain(None, wizard(after, one, VEXED), 0) for one in dragged(outcome.events, after)]
        begin = partial(self._begin, found, seat, picture, vexed)
        if found.loud or found.remark:
            return Caption(found.events, max(_REST, found.seconds - _PLAYED), begin, nothing)
        pace = _HEAVY if any(isinstance(event, ev.Shifted) for event in outcome.events) else _BRISK
        return Caption(found.events, 0.0 if after[TURN] == seat else _REST, begin, nothing, pace=pace)

    def _begin(self, found: Telling, seat: int, picture: str, vexed: Sequence[Gain]) -> None:
        if self.seat == seat and self.current is not None and not found.reason:
            found = found._replace(reason=self.current.sentence)
        self.tell(found, seat, vexed)
        self.picture = picture

    def _remark(self, outcome: Outcome, after: bytearray) -> str:
        """The bot's remark at a turning point; "" at other turns, and after enough remarks."""
        turned, people = moment(outcome.events, after), PEOPLES[after[PEOPLE + outcome.seat]]
        variants = 1 if turned == "last" else VARIANTS  # which is made once in a game
        return self.remark(turned, people, round_number(after), variants) if turned else ""

    def show(self, pen: Pen, busy: bool) -> None:
        """Draw it over the verbs; undo stays visible."""
        bar = pen.frame.layout.bar
        area = Rect(bar.rect.left, bar.rect.top, bar.draft.right - bar.rect.left, bar.rect.height)
        self.draw(pen, self.picture, None, area, waits=busy)


# ---- words


MOMENTS: Final = ("last", "amulet", "drift")
"""Starts the last round, brings an amulet to the tower, shifts a land with other people's tribes."""
_DEEDS: Final = (
    ev.LastRound,
    ev.HandedIn,
    ev.Bought,
    ev.Shifted,
    ev.Drawn,
    ev.Led,
    ev.BanPut,
    ev.Moved,
    ev.Earned,
)
"""The parts of a turn that get words, the rarest first."""
_NAMING: Final = (ev.LastRound, ev.BanPut, ev.Earned)
"""Events whose sentence names the player."""


def telling(
    text: Catalogue, names: Sequence[str], events: Sequence[Any], before: bytearray, after: bytearray, you: int | None
) -> Telling | None:
    """A turn in words, None if there is nothing to tell. `you`: the seat of the reader, None for several readers."""
    deeds = sorted((event for event in events if type(event) in _DEEDS), key=lambda one: _DEEDS.index(type(one)))
    if not deeds:
        return None
    first, seat = deeds[0], deeds[0].seat
    sentence = event_sentence(text, first, names)
    if not isinstance(first, _NAMING):
        sentence = text("told-by", name=names[seat], sentence=sentence)
    earned = [event for event in deeds if isinstance(event, ev.Earned) and event.seat == seat]
    cost = "" if you is None else _cost(text, events, before, after, you)
    reason = cost or (event_sentence(text, earned[0], names) if earned and first is not earned[0] else "")
    goods = sum(event.goods for event in earned)
    return Telling(sentence, reason, points=goods, loud=bool(cost), events=len(events))


def _cost(text: Catalogue, events: Sequence[Any], before: bytearray, after: bytearray, you: int) -> str:
    """The effect of a turn on the reader's seat, in words; "" without one."""
    mine = {one.tile for one in tribes(after) if one.people == after[PEOPLE + you]}
    crowded = [tile for tile in mine if overcrowded(after, tile) and not overcrowded(before, tile)]
    if crowded:
        return opening(text("told-cost-crowded", tile=place(text, TILES[min(crowded)])))
    if any(isinstance(event, ev.Shifted) and TILES.index(event.tile) in mine for event in events):
        return text("told-cost-drift")
    return ""


def moment(events: Sequence[Any], after: bytearray) -> str:
    """The first of `MOMENTS` that a turn matches; "" for most turns."""
    kinds = {type(event) for event in events}
    if ev.LastRound in kinds:
        return "last"
    if ev.HandedIn in kinds:
        return "amulet"
    return "drift" if dragged(events, after) else ""


def dragged(events: Sequence[Any], after: bytearray) -> Sequence[int]:
    """The seats of others whose tribes a drifting land carried over the edge of the world."""
    found = set[int]()
    for event in events:
        if isinstance(event, ev.Shifted):
            line = places.legs(SQUARES.index(event.origin), SQUARES.index(event.target))
            tile = TILES.index(event.tile)
            if any(leg.edge for leg in line):
                found |= {one.people for one in tribes(after) if one.tile == tile}
            found.discard(after[PEOPLE + event.seat])
    return [seat for seat in range(after[PLAYERS]) if after[PEOPLE + seat] in found]


def wizard(row: bytearray, seat: int, mood: str = "") -> str:
    """The portrait of a seat's wizard, calm, `glad` or `vexed`."""
    return f"pangea/wizards/{PEOPLES[row[PEOPLE + seat]]}-{mood or 'calm'}"
