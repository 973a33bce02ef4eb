"""Candidate turns of a click: the things that each verb applies to, and the turns that verb and thing may mean.

Some candidates are illegal in a given position. The legal ones are found among the rules' intents; only when there is
none do the rules say why. The cheapest form comes first. Forms that spend the Novice token come after those that do
not; with the token in the hand (`armed`) only they are meant. Pure.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from luna.core.game import Reason, Turn, reason
from luna.games.luna.board import targets
from luna.games.luna.board.targets import KIND, VEHICLES, Target, island_of, isle_of, steps_to, tile_of
from luna.games.luna.rules import moves
from luna.games.luna.rules.board import ISLANDS, SEAT_IP
from luna.games.luna.rules.goals import allows, intents, said_of, why_none
from luna.games.luna.rules.requirements import Lack, nearest_lacks, way_to
from luna.games.luna.rules.views import View
from luna.shell.board.draft import Answer, Way

_NOTHING: Final = {"appoint": "no-tile", "consecrate": "no-own-tile", "book": "no-books"}
"""Verbs that may have no target on the table."""
_AT_ISLAND: Final = {"favour": targets.Stack, "recruit": targets.Island, "herbs": targets.Tired}
"""The targets of verbs that are possible on any island."""


Lights = dict[Target, str]
"""Lit things: `legal`, or `bribe` when the move costs Bribery."""


class Candidates:
    """The candidates of the order to move in one position, and its legal turns."""

    def __init__(self, row: bytearray, seen: View) -> None:
        assert seen.turn is not None
        self.row, self.seen, self.me = row, seen, seen.seats[seen.turn]
        self.intents = intents(row)
        self.moves = frozenset(turn[0] for turns in self.intents.values() for turn in turns)
        self.kinds = frozenset(goal.kind for goal in self.intents)
        self.books = [one.tile for one in seen.temple if one.book]
        """The tiles with a book."""
        self._claimed = {spot.tile for spot in seen.path if spot.owner == seen.turn}
        self._symbol = {field.tile: ISLANDS.index(field.symbol) for field in seen.temple}
        self.lit = cache(self._lit)
        self._lacking = cache(self._lacks)  # a name, a card and a refusal ask for the same

    # What is legal, and why not

    def allowed(self, turns: Sequence[Turn]) -> list[Turn]:
        """The legal ones among turns of one move, in their order."""
        return [turn for turn in turns if turn[0] in self.moves]

    def settle(self, turns: Sequence[Turn]) -> Answer:
        """The first legal turn, or the reason why none is legal."""
        allowed = self.allowed(turns)
        return Answer(allowed[0]) if allowed else Answer(reason=why_none(self.row, turns), hint="table-nothing-here")

    def of_kind(self, kind: int) -> list[Turn]:
        """The legal turns of one kind, journeys and tides by their first parts."""
        return [turn for goal, turns in self.intents.items() if goal.kind == kind for turn in turns]

    def can(self, verb: str) -> bool:
        """Whether a verb can be used at all."""
        return KIND[verb] in self.kinds or verb == "meditate"

    def why_not(self, verb: str) -> Reason | None:
        """The first unmet requirement of a verb; None when the verb can be used."""
        return None if self.can(verb) else self.lacks(verb)[0].why

    def lacks(self, verb: str, thing: Target | None = None, armed: bool = False) -> tuple[Lack, ...]:
        """The unmet requirements of a verb at a thing, or at the nearest suitable thing, in order."""
        return self._lacking(verb, thing, armed)

    def _lacks(self, verb: str, thing: Target | None, armed: bool) -> tuple[Lack, ...]:
        if isinstance(thing, targets.Act):
            thing = thing.thing
        if targets.of(thing, "council") and verb == "council" and thing.number <= self.me.council_seat:
            behind = reason("council-behind", "A10", seat=self.me.council_seat)
            return (Lack(behind, way_to(self.row, behind)),)
        if thing is None and self.can(verb):
            return ()
        turns = self._all(verb) if thing is None else self.of(verb, thing, armed) or []
        if any(allows(self.moves, turn) for turn in turns):
            return ()
        found = nearest_lacks(self.row, turns)
        if found and thing is not None:
            return found
        nothing = reason("no-move" if thing is not None else _NOTHING.get(verb, "no-move"))
        return tuple(_of_all(self.row, lack) for lack in found) or (Lack(nothing, way_to(self.row, nothing)),)

    # By verb and thing

    def meant(self, target: Target) -> str | None:
        """The verb that a thing implies; None where it implies none."""
        return self.of_tile(target.number) if targets.of(target, "tile") else targets.about(target).verb or None

    def half(self, tile: int) -> Target:
        """The half of a book's move that a tile stands for: its book, else its novice."""
        return (targets.Book if tile in self.books else targets.Space)(tile)

    def of_tile(self, tile: int) -> str:
        """The verb of a path tile: consecrate when the order owns it, else appoint."""
        return "consecrate" if tile in self._claimed else "appoint"

    def things(self, verb: str) -> Sequence[Target]:
        """The things that a verb applies to; of tiles with an owner only those of the seat to move, if it has any."""
        if verb in _AT_ISLAND:
            return [_AT_ISLAND[verb](island) for island in ISLANDS]
        tiles, here = [targets.Tile(spot.tile) for spot in self.seen.path], self.me.council_seat
        others: dict[str, Sequence[Target]] = {
            "shrine": [targets.Builder(self.seen.builder)],
            "council": [targets.Council(number) for number in range(here + 1, max(here + 2, len(SEAT_IP)))],
            "expel": [targets.Steps(number) for number in range(1, len(ISLANDS))],
            "appoint": tiles,
            "consecrate": [tile for tile in tiles if tile.number in self._claimed] or tiles,
            "book": [targets.Book(tile) for tile in self.books],
        }
        return others.get(verb, ())

    def _lit(self, verb: str) -> Lights:
        """The things at which a verb can be used now: `legal`, or `bribe` where it costs Bribery."""
        out = {}
        for thing in self.things(verb):
            allowed = self.allowed(self.of(verb, thing, armed=False) or [])
            if allowed:
                bribe = verb in ("appoint", "consecrate") and allowed[0][0] & moves.WITH_BRIBERY
                out[thing] = "bribe" if bribe else "legal"
        return out

    def of(self, verb: str, target: Target, armed: bool) -> list[Turn] | None:
        """The candidate turns of a verb at a target; None where the verb does not apply to it."""
        isle, tile = isle_of(target), tile_of(target)
        match verb:
            case "meditate":
                return self.candle()
            case "appoint" | "consecrate" | "book":
                by_tile = {"appoint": self._appoint, "consecrate": self._consecrate, "book": self._book}
                return by_tile[verb](tile, armed) if tile else None
            case "shrine":
                return self.build(armed) if island_of(target) == self.seen.builder else None
            case "council" if targets.of(target, "council"):
                return self._seat(target.number, armed)
            case "expel" if targets.of(target, "steps"):
                return _steps(moves.NOWHERE, moves.EXPEL, target.number, armed)
            case "tide" | "sail" | "journey":
                return [_leaves(verb, origin, tired) for origin, tired in self._groups(verb) if origin == isle]
        if isle >= moves.JETTY:
            return None
        match verb:
            case "favour" | "recruit":
                return _forms(isle, KIND[verb], armed)
            case "herbs":
                return self.herbs(isle, target.number if targets.of(target, "herbs") else 0)
            case "council":
                counts = (target.number,) if targets.of(target, "chip") else range(1, self.me.active[isle] + 2)
                return [turn for count in counts for turn in self.council(isle, count, armed)]
            case "expel":
                return _steps(moves.NOWHERE, moves.EXPEL, steps_to(self.seen, ISLANDS[isle]), armed)
        return None

    def _all(self, verb: str) -> list[Turn]:
        """The candidate turns of a verb at all things."""
        if verb in VEHICLES:
            return [_leaves(verb, origin, tired) for origin, tired in self._groups(verb)]
        return [turn for thing in self.things(verb) for turn in self.of(verb, thing, armed=False) or ()]

    def _groups(self, verb: str) -> list[tuple[int, bool]]:
        """The groups that a vehicle could carry: island or jetty, and whether the novices are tired."""
        me, isles = self.me, range(len(ISLANDS))
        awake = [(isle, False) for isle in isles if me.active[isle]]
        tired = [(isle, True) for isle in isles if me.inactive[isle] and verb == "tide"]
        jetty = [(moves.JETTY, False)] if me.jetty and verb != "journey" else []
        return awake + tired + jetty or [(0, False)]

    # By verb

    def build(self, armed: bool) -> list[Turn]:
        """Candidate turns that build a shrine where the Builder stands."""
        return _forms(moves.NOWHERE, moves.BUILD, armed)

    def herbs(self, isle: int, count: int) -> list[Turn]:
        """Candidate turns that wake `count` novices; for 0 two, else one."""
        return [(moves.encode(isle, moves.HERBS, number),) for number in ((count,) if count else (2, 1))]

    def council(self, isle: int, count: int, armed: bool) -> list[Turn]:
        """Candidate turns of `count` steps with the novices of one island; NOWHERE: by the token alone."""
        if isle == moves.NOWHERE:
            return [(moves.COUNCIL_TOKEN,)] if count == 1 else []
        return _steps(isle, moves.COUNCIL, count, armed)

    def candle(self) -> list[Turn]:
        """The turn of a meditation; in the solo game of the end of the phase."""
        return [(moves.FINISH,)] if self.seen.solo else [(moves.MEDITATION,)]

    def ways(self, kind: int) -> tuple[Way[Target], ...]:
        """The legal turns that take several clicks: a book and the novice for it, the islands of the starting pairs."""

        def things(move: int) -> Iterator[Target]:
            if kind == moves.BOOK:
                book, pupil = moves.book_tiles(move)
                yield from (targets.Book(book), targets.Space(pupil))
            else:
                yield from (targets.Island(ISLANDS[isle]) for isle in moves.QUARTETS[moves.argument_of(move)])

        return tuple(Way(turn, tuple(things(turn[0]))) for turn in self.of_kind(kind))

    def _book(self, tile: int, armed: bool) -> list[Turn]:
        """Turns that move the book of a tile to a novice without one, or any book to the novice of the tile."""
        if tile not in self.books:
            return [(moves.encode_book(book, tile),) for book in self.books]
        own = [one.tile for one in self.seen.temple if one.owner == self.seen.turn]
        pupils = [pupil for pupil in own if pupil not in self.books]
        if not pupils:
            pupils = [tile] if tile in own or not own else own
        return [(moves.encode_book(tile, pupil),) for pupil in pupils]

    def _appoint(self, tile: int, armed: bool) -> list[Turn]:
        """Turns that send one novice onto a path tile."""
        first = moves.encode(self._symbol[tile], moves.APPOINT, tile << 2)
        tokens = (moves.WITH_NOVICE,) if armed else (0, moves.WITH_NOVICE)
        return [(first | token | bribe,) for token in tokens for bribe in (0, moves.WITH_BRIBERY)]

    def _consecrate(self, tile: int, armed: bool) -> list[Turn]:
        """Turns that bring one of the order's tiles into the temple."""
        first = moves.encode(moves.NOWHERE, moves.CONSECRATE, tile << 2)
        return [(first,), (first | moves.WITH_BRIBERY,)]

    def _seat(self, seat: int, armed: bool) -> list[Turn]:
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


def travellers(asked: Candidates, *verbs: str) -> dict[Target, tuple[int, bool]]:
    """The groups on islands and on the jetty from which novices can leave by these: isle, and whether tired."""
    groups = dict.fromkeys(moves.part_of(turn[0])[:2] for verb in verbs for turn in asked.of_kind(KIND[verb]))
    places = {group: "jetty" if group[0] == moves.JETTY else ISLANDS[group[0]] for group in groups}
    return {(targets.Tired if group[1] else targets.Group)(place): group for group, place in places.items()}


def _of_all(row: bytearray, lack: Lack) -> Lack:
    """The unmet requirement in general words: the question was not about a single tile or island."""
    general = said_of(lack.why, "of-all", "")
    if not general:
        return lack
    why = lack.why._replace(code=general, facts={})
    return Lack(why, way_to(row, why))


def _forms(place: int, kind: int, armed: bool) -> list[Turn]:
    """A token or a novice of an island, a shrine: with two novices, or with one and the token."""
    move = moves.encode(place, kind)
    return [(move | moves.WITH_NOVICE,)] if armed else [(move,), (move | moves.WITH_NOVICE,)]


def _steps(place: int, kind: int, count: int, armed: bool) -> list[Turn]:
    """Candidate turns of `count` steps by as many novices, or with the token in place of one."""
    plain = moves.encode(place, kind, count << 1)
    token = moves.encode(place, kind, (count - 1) << 1 | moves.WITH_NOVICE)
    return [(token,)] if armed else [(plain,), (token,)]


def _leaves(vehicle: str, origin: int, tired: bool) -> Turn:
    """One novice on the way to any other island."""
    part = moves.encode_part(KIND[vehicle], origin, tired, (origin + 1) % len(ISLANDS), 1)
    return (part,) if vehicle == "sail" else (part, moves.CLOSE)
