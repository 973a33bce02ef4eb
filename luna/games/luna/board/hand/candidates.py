"""Candidate turns of a click: for every thing the single-move turns that it may mean, cheapest first. Pure.

Some are nonsense in a given position: the legal ones are found among the rules' intents, and only when there is none
are the rules asked why. Forms that spend the Novice token come after those that do not; with the token in the hand
(`armed`) only they are meant. What needs more than one click, a move or a book, is not among them.
"""

from collections.abc import Sequence
from typing import Final

from luna.core.game import Reason, Turn, reason
from luna.games.luna.board import targets
from luna.games.luna.board.targets import KIND, Target, island_of, isle_of, steps_to, tile_of
from luna.games.luna.rules import moves
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.goals import allows, intents, why_none
from luna.games.luna.rules.requirements import Lack, nearest_lacks, way_to
from luna.games.luna.rules.views import View
from luna.shell.board.draft import Answer

_OF_ALL: Final = {
    "not-own-tile": "no-own-tile",
    "not-own-novice": "no-own-novice",
    "no-book": "no-books",
    "needs-traveller": "no-traveller",
}
"""What a refusal of one tile or group is where none was asked about."""
_NOTHING: Final = {"appoint": "no-tile", "consecrate": "no-own-tile", "book": "no-books"}
"""Verbs that there may be nothing for on the table."""


class Candidates:
    """The candidates of the order to move in one position, and what is legal there."""

    def __init__(self, row: bytearray, seen: View) -> None:
        assert seen.turn is not None
        self.row, self.seen, self.me = row, seen, seen.seats[seen.turn]
        self.intents = intents(row)
        self.moves = frozenset(turn[0] for turns in self.intents.values() for turn in turns)
        self.kinds = frozenset(goal.kind for goal in self.intents)
        self._claimed = {spot.tile for spot in seen.path if spot.owner == seen.turn}
        self._symbol = {field.tile: ISLANDS.index(field.symbol) for field in seen.temple}

    # What is legal, and why not

    def allowed(self, turns: Sequence[Turn]) -> list[Turn]:
        """The legal ones among turns of one move, in their order."""
        return [turn for turn in turns if turn[0] in self.moves]

    def settle(self, turns: Sequence[Turn]) -> Answer:
        """The first that the rules allow, or why none is."""
        allowed = self.allowed(turns)
        return Answer(allowed[0]) if allowed else Answer(reason=why_none(self.row, turns), hint="table-nothing-here")

    def of_kind(self, kind: int) -> list[Turn]:
        """The legal turns of one kind, journeys and tides by their first parts."""
        return [turn for goal, turns in self.intents.items() if goal.kind == kind for turn in turns]

    def can(self, verb: str) -> bool:
        """Whether anything can be done with a verb."""
        return KIND[verb] in self.kinds or verb == "meditate"

    def why_not(self, verb: str) -> Reason | None:
        """Why nothing can be done with a verb: what has to be had first."""
        return self.lacks(verb)[0].why

    def lacks(self, verb: str, thing: Target | None = None, armed: bool = False) -> tuple[Lack, ...]:
        """All that a verb lacks for a thing, or for the nearest of all that it could be about; the first thing first.

        Empty where it can be done.
        """
        if isinstance(thing, targets.Act):
            thing = thing.thing
        if isinstance(thing, targets.Seat) and verb == "council" and 0 < thing.number <= self.me.council_seat:
            behind = reason("council-behind", "A10", seat=self.me.council_seat)
            return (Lack(behind, way_to(self.row, behind)),)
        if thing is None and self.can(verb):
            return ()
        turns = self._all(verb) if thing is None else self._at(verb, thing, armed)
        if any(allows(self.moves, turn) for turn in turns):
            return ()
        found = nearest_lacks(self.row, turns)
        if found and thing is not None:
            return found
        nothing = reason(_NOTHING.get(verb, "no-move"))
        return tuple(map(self._of_all, found)) or (Lack(nothing, way_to(self.row, nothing)),)

    def _at(self, verb: str, thing: Target, armed: bool) -> list[Turn]:
        """What a verb could mean at a thing."""
        if verb == "book":
            books = [one.tile for one in self.seen.temple if one.book]
            tile = tile_of(thing)
            if tile not in books:
                return [(moves.encode_book(book, tile),) for book in books]
            own = [one.tile for one in self.seen.temple if one.owner == self.seen.turn and not one.book] or [tile]
            return [(moves.encode_book(tile, pupil),) for pupil in own]
        if verb in ("journey", "tide", "sail"):
            isle = isle_of(thing)
            return [self.leaves(verb, origin, tired) for origin, tired in self._groups(verb) if origin == isle]
        if verb == "meditate":
            return self.candle()
        return self.of(verb, thing, armed) or []

    def _of_all(self, lack: Lack) -> Lack:
        """Nobody has asked about that very tile or island."""
        if lack.why.code not in _OF_ALL:
            return lack
        why = lack.why._replace(code=_OF_ALL[lack.why.code], facts={})
        return Lack(why, way_to(self.row, why))

    def _all(self, verb: str) -> list[Turn]:
        """What a verb could mean anywhere; of things that have an owner the own ones, if there is any."""
        seen = self.seen
        if verb == "book":
            held = [one for one in seen.temple if one.state == "held"]
            pupils = [one for one in held if one.owner == seen.turn] or held
            return [(moves.encode_book(one.tile, pupil.tile),) for pupil in pupils for one in seen.temple if one.book]
        if verb in ("journey", "tide", "sail"):
            return [self.leaves(verb, origin, tired) for origin, tired in self._groups(verb)]
        claimed = [spot for spot in seen.path if spot.owner == seen.turn] or seen.path
        some: dict[str, list[Target]] = {
            "herbs": [targets.Herbs(island, 1) for island in ISLANDS],
            "council": [targets.Chip(island, 1) for island in ISLANDS],
            "expel": [targets.Steps(1)],
            "appoint": [targets.Tile(spot.tile) for spot in seen.path],
            "consecrate": [targets.Tile(spot.tile) for spot in claimed],
        }
        things = some.get(verb) or [targets.Island(island) for island in ISLANDS]
        return [turn for thing in things for turn in self.of(verb, thing, armed=False) or ()]

    def _groups(self, verb: str) -> list[tuple[int, bool]]:
        """Where novices are that a vehicle could carry: islands or the jetty, and whether they are tired."""
        me, isles = self.me, range(len(ISLANDS))
        awake = [(isle, False) for isle in isles if me.active[isle]]
        tired = [(isle, True) for isle in isles if me.inactive[isle] and verb == "tide"]
        jetty = [(moves.JETTY, False)] if me.jetty and verb != "journey" else []
        return awake + tired + jetty or [(0, False)]

    # By thing and verb

    def meant(self, target: Target) -> str | None:
        """The verb of a thing that says it alone; None where it does not."""
        return self.of_tile(target.tile) if isinstance(target, targets.Tile) else targets.about(target).verb or None

    def of_tile(self, tile: int) -> str:
        """The verb of a tile of the path: into the temple when it is ours, else ours."""
        return "consecrate" if tile in self._claimed else "appoint"

    def of(self, verb: str, target: Target, armed: bool) -> list[Turn] | None:
        """The verb says what, the thing says where; None where the thing is no place for it."""
        isle, tile = isle_of(target), tile_of(target)
        if verb in ("consecrate", "appoint") and tile:
            return self.consecrate(tile) if verb == "consecrate" else self.appoint(tile, armed)
        if verb == "shrine":
            return self.build(armed) if island_of(target) == self.seen.builder else None
        if verb == "council" and isinstance(target, targets.Seat):
            return self.seat(target.number, armed)
        if verb == "expel" and isinstance(target, targets.Steps):
            return self.expel(target.number, armed)
        if isle >= moves.JETTY:
            return None
        if verb in ("favour", "recruit"):
            return self.forms(isle, KIND[verb], armed)
        if verb == "herbs":
            return self.herbs(isle, target.number if isinstance(target, targets.Herbs) else 0)
        if verb == "council":
            counts = (target.number,) if isinstance(target, targets.Chip) else range(1, self.me.active[isle] + 2)
            return [turn for count in counts for turn in self.council(isle, count, armed)]
        return self.expel(steps_to(self.seen, ISLANDS[isle]), armed) if verb == "expel" else None

    # By goal

    def forms(self, place: int, kind: int, armed: bool) -> list[Turn]:
        """A token or a novice of an island, a shrine: with two novices, or with one and the token."""
        move = moves.encode(place, kind)
        return [(move | moves.WITH_NOVICE,)] if armed else [(move,), (move | moves.WITH_NOVICE,)]

    def build(self, armed: bool) -> list[Turn]:
        """A shrine at the Builder's."""
        return self.forms(moves.NOWHERE, moves.BUILD, armed)

    def herbs(self, isle: int, count: int) -> list[Turn]:
        """Waking so many; without a number two, or one."""
        return [(moves.encode(isle, moves.HERBS, number),) for number in ((count,) if count else (2, 1))]

    def appoint(self, tile: int, armed: bool) -> list[Turn]:
        """One novice onto a path tile."""
        first = moves.encode(self._symbol[tile], moves.APPOINT, tile << 2)
        tokens = (moves.WITH_NOVICE,) if armed else (0, moves.WITH_NOVICE)
        return [(first | token | bribe,) for token in tokens for bribe in (0, moves.WITH_BRIBERY)]

    def consecrate(self, tile: int) -> list[Turn]:
        """An own tile into the temple."""
        first = moves.encode(moves.NOWHERE, moves.CONSECRATE, tile << 2)
        return [(first,), (first | moves.WITH_BRIBERY,)]

    def council(self, isle: int, count: int, armed: bool) -> list[Turn]:
        """Candidate turns of `count` steps with the novices of one island; NOWHERE: by the token alone."""
        if isle == moves.NOWHERE:
            return [(moves.encode(moves.NOWHERE, moves.COUNCIL, moves.WITH_NOVICE),)] if count == 1 else []
        return self._steps(isle, moves.COUNCIL, count, armed)

    def seat(self, seat: int, armed: bool) -> list[Turn]:
        """Every way to a seat of the Council that costs no more than it must."""
        count, isles = seat - self.me.council_seat, range(len(ISLANDS))
        if count <= 0:
            return [(moves.encode(moves.NOWHERE, moves.COUNCIL, 0),)]
        plain: list[Turn] = [(moves.encode(isle, moves.COUNCIL, count << 1),) for isle in isles]
        token = self.council(moves.NOWHERE, 1, True)
        if count > 1:
            token = [turn for isle in isles for turn in self.council(isle, count, True)]
        if armed:
            return token
        return plain if self.allowed(plain) or not self.allowed(token) else token

    def expel(self, steps: int, armed: bool) -> list[Turn]:
        """The Apostate so many islands on."""
        return self._steps(moves.NOWHERE, moves.EXPEL, steps, armed)

    def leaves(self, vehicle: str, origin: int, tired: bool) -> Turn:
        """One novice on his way to any other island."""
        part = moves.encode_part(KIND[vehicle], origin, tired, (origin + 1) % len(ISLANDS), 1)
        return (part,) if vehicle == "sail" else (part, moves.CLOSE)

    def candle(self) -> list[Turn]:
        """Meditation; in the solo game the end of the phase."""
        return [(moves.FINISH,)] if self.seen.solo else [(moves.MEDITATION,)]

    def _steps(self, place: int, kind: int, count: int, armed: bool) -> list[Turn]:
        """Candidate turns of `count` steps by as many novices, or with the token in place of one."""
        plain, token = (
            moves.encode(place, kind, count << 1),
            moves.encode(place, kind, (count - 1) << 1 | moves.WITH_NOVICE),
        )
        return [(token,)] if armed else [(plain,), (token,)]
