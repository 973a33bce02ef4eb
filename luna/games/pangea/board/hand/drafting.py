"""A draft: the clicks so far become a turn, a refusal, or a longer draft. Pure."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from typing_extensions import override

from luna.core.game import Reason, Turn
from luna.games.pangea.board.hand.targets import Badge, Bag, Field, Offer, Target, about, offers, tile_of
from luna.games.pangea.board.layout.places import VERBS
from luna.games.pangea.rules import intents, moves, why_not
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.legal import land
from luna.games.pangea.rules.moves import argument_of, encode, kind_of, movement, values_of
from luna.games.pangea.rules.play import play
from luna.games.pangea.rules.position import Tribe, tribes
from luna.shell.board.draft import DRAFTED, Answer, StepDraft
from luna.shell.board.pointing import Verb

_LIKE: Final = {verb: moves.NAMES.index(look["like"]) for verb, look in VERBS.items() if "like" in look}
"""A kind of move for each verb, to check the phase before anything else."""
_OF_GAMES: Final = ("over", "placing-first")
_OF_PHASES: Final = (*_OF_GAMES, "magic-over", "move-first", "no-magic")


@dataclass
class Drafting(StepDraft):
    """A draft for one position."""

    row: bytearray
    verb: str = ""
    picked: Tribe | Badge | int | None = None
    """The tribe or tile to move, or the price for which seller and carrier are being chosen."""
    steps: tuple[int, ...] = ()  # single steps of tribes, in the order in which they were made

    @property
    def tile(self) -> int | None:
        """The tile for which seller and carrier are being chosen."""
        return self.picked.tile if isinstance(self.picked, Badge) else None

    @property
    def me(self) -> int:
        """The people of the seat to move."""
        return self.row[at.PEOPLE + self.row[at.TURN]]

    @property
    def seen(self) -> bytearray:
        """The position after the steps so far, which the board shows during a draft."""
        row = self.row[:]
        for step in sorted(self.steps):
            play(row, step)
        return row

    @property
    def ask(self) -> str:
        """The message about the next step."""
        if self.tile is not None:
            return "pangea-hint-seller"
        if self.picked is not None:
            return "pangea-hint-target"
        if self.steps:
            return "pangea-hint-done"
        return VERBS.get(self.verb, {}).get("ask", "pangea-hint-things" if self.row[at.MAGIC] else "pangea-hint-tribe")

    @property
    def closing(self) -> Turn:
        """The turn that ends this phase: the steps, or none; the end of the turn."""
        if self.row[at.PHASE] == at.MAGICAL:
            return movement(self.steps) if self.steps else (moves.NOBODY,)
        return (moves.NO_BAN,)

    def standing(self, tribe: Tribe) -> int:
        """The number of such tribes that can still step, without those that the draft moves away or brings."""
        origin = (tribe.tile * 3 + tribe.home) * 6 + tribe.amulet
        leaving = sum(argument_of(step) // 15 == origin for step in self.steps)
        return tribes(self.row).get(tribe, 0) - leaving

    @property
    @override
    def state(self) -> object:
        return (self.verb, self.picked, self.steps) if self.verb or self.steps or self.picked is not None else None

    # ---- clicks

    @override
    def back(self) -> bool:
        """Undo the last step. A verb that a click on a thing started goes with it."""
        begun = self.busy
        if self.picked is not None:
            self.picked, self.verb = None, self.verb if self.verb == "shift" or self.steps else ""
        elif self.steps:
            self.drop(-1)
        else:
            self.verb = ""
        return begun

    @override
    def drop(self, number: int) -> None:
        """Remove one of the steps, by the order in which they were made."""
        self.steps = (*self.steps[:number], *self.steps[number:][1:])
        if not self.steps and self.picked is None:
            self.verb = ""

    @override
    def click(self, target: Target) -> Answer:
        turn = self.turn(target)
        if turn is not None:
            return self._play(turn)
        if isinstance(target, Verb):
            if (locked := self.locked(target.name)) is not None:
                return Answer(reason=locked)
            if self.unsold(target.name):
                return Answer(hint="pangea-buy-nothing")
            return self._now(target.name, None)
        if isinstance(target, Badge):
            return self._now("buy", target)
        tile = tile_of(self.row, target)
        if tile is None:
            return Answer(hint=self.ask)
        if self.row[at.PHASE] == at.BUYING:
            if tile in offers(self.row):
                return self.click(Badge(tile))
            reason = unsold(self.row, tile)
            return Answer(hint=reason) if isinstance(reason, str) else Answer(reason=reason)
        if self.row[at.PHASE] != at.MAGICAL:
            return Answer(hint="pangea-not-now")
        return self._take(target, tile)

    def turn(self, target: Target) -> Turn | None:
        """The turn that a click there would play or draft, legal or not; None when it only starts something."""
        phase, row = self.row[at.PHASE], self.row
        if isinstance(target, Verb):
            return self._said(target.name)
        if isinstance(target, Bag):
            return (encode(moves.DRAW, target.people),)
        if isinstance(target, Offer):
            return (target.move,)
        if isinstance(target, Badge):
            ways = offers(row).get(target.tile, [])
            return (ways[0],) if len(ways) == 1 else None
        tile = tile_of(row, target)
        if phase == at.PLACING:
            return None if tile is None else (encode(moves.PLACE, tile),)
        if self.verb == "ban" and phase == at.BUYING:
            return (encode(moves.BAN, row[at.SQUARE + target.tile] if isinstance(target, Tribe) else target.square),)
        if isinstance(self.picked, int) and isinstance(target, Field) and tile != self.picked:
            return (encode(moves.SHIFT, self.picked, target.square),)
        if isinstance(self.picked, Tribe) and tile is not None and tile != self.picked.tile:
            if self.picked.people == self.me:
                return (encode(moves.MOVE, self.picked.tile, self.picked.home, self.picked.amulet, tile),)
            return (encode(moves.LEAD, self.picked.people, self.picked.home, self.picked.tile, tile),)
        return None

    def locked(self, verb: str) -> Reason | None:
        """Why the phase has no room for a verb; None when it has."""
        reason = why_not(self.row, (_LIKE.get(verb, moves.STAY) << 12,))
        return reason if reason is not None and reason.code in (_OF_PHASES if verb in _LIKE else _OF_GAMES) else None

    def unsold(self, verb: str) -> bool:
        """Whether the verb is the purchase, and nothing can be bought now."""
        return verb == "buy" and self.row[at.PHASE] == at.BUYING and not offers(self.row)

    def _said(self, verb: str) -> Turn | None:
        if verb == "draw":
            return (encode(moves.DRAW, self.me),)
        if verb == "neutral":
            others = self.row[at.PEOPLE + self.row[at.PLAYERS] : at.PEOPLE + 5]
            return (encode(moves.DRAW, others[0]),) if len(others) == 1 else None
        return self.closing if verb == "phase" or (verb == "end" and self.row[at.PHASE] == at.BUYING) else None

    def _now(self, verb: str, picked: Tribe | Badge | int | None) -> Answer:
        self.verb, self.picked = verb, picked
        return DRAFTED

    def _play(self, turn: Turn) -> Answer:
        if kind_of(turn[0]) == moves.MOVE and len(turn) == 1:
            steps = (*self.steps, turn[0])
            reason = why_not(self.row, movement(steps))
            if reason is not None:
                return Answer(reason=reason)
            self.steps = steps
            return self._now("step", None)
        reason = why_not(self.row, turn)
        return Answer(turn) if reason is None else Answer(reason=reason)

    def _take(self, target: Target, tile: int) -> Answer:
        """Pick up or put down a tribe, or a tile that is to drift; a refusal gives its reason."""
        if self.verb == "step" and isinstance(target, Field):
            ready = [
                one for one in tribes(self.row) if one.people == self.me and one.tile == tile and self.standing(one)
            ]
            if not ready:
                return Answer(hint=self.ask)
            target = ready[0]
        taken = target if isinstance(target, Tribe) and self.verb != "shift" else tile
        if self.picked == taken or (taken == tile and isinstance(self.picked, Tribe)):
            return self._now(self.verb, None)
        if not isinstance(taken, Tribe):
            if any(values_of(move)[0] == tile for move in self._legal(moves.SHIFT)):
                return self._now("shift", tile)
            reason = self.locked("shift") or why_not(self.row, (encode(moves.SHIFT, tile, self.row[at.SQUARE + tile]),))
            known = reason is not None and reason.code in (*_OF_PHASES, "tile-banned")
            return Answer(reason=reason) if known else Answer(hint="pangea-hint-stuck")
        if taken.people == self.me:
            return self._now("step", taken) if self.standing(taken) else Answer(hint="pangea-hint-target")
        reason = why_not(self.row, (encode(moves.LEAD, taken.people, taken.home, tile, tile),))
        if reason is not None and reason.code != "no-neighbour":
            return Answer(reason=reason)
        return self._now("lead", taken)

    # ---- the lit things

    @property
    @override
    def verbs(self) -> Mapping[str, str]:
        phase, on = self.row[at.PHASE], tuple[str, ...]()
        if phase == at.MAGICAL:
            drawn = {values_of(move)[0] for move in self._legal(moves.DRAW)}
            can = {"draw": self.me in drawn, "neutral": drawn - {self.me}}
            can |= {"shift": self._legal(moves.SHIFT), "lead": self._legal(moves.LEAD)}
            on = ("step", "phase", "end", *(verb for verb, ways in can.items() if ways))
        elif phase == at.BUYING:
            on = ("ban", "phase", "end") if self.unsold("buy") else ("buy", "ban", "phase", "end")
        return {verb: "hot" if verb == self.verb else "on" for verb in on}

    @override
    def commit(self) -> Answer:
        return self.click(Verb("phase")) if self.steps else DRAFTED

    @override
    def targets(self) -> Sequence[Target]:
        row, picked = self.row, self.picked
        if isinstance(picked, Tribe):
            return [Field(row[at.SQUARE + tile]) for tile in land(row).near[picked.tile]]
        if isinstance(picked, int):
            return [Field(square) for tile, square in map(values_of, self._legal(moves.SHIFT)) if tile == picked]
        verb, own = "step" if self.steps and self.verb != "shift" else self.verb, list[Target]()
        if row[at.PHASE] == at.MAGICAL and (verb == "step" or verb not in _LIKE):
            own = [tribe for tribe in tribes(row) if tribe.people == self.me and self.standing(tribe)]
        kinds = (_LIKE[verb],) if verb in _LIKE else (moves.PLACE, moves.DRAW, moves.BUY)
        things = [thing for kind in kinds for move in self._legal(kind) for thing in about(row, (move,))[-1:]]
        return list(dict.fromkeys([*own, *(one for one in things if verb != "neutral" or one != Bag(self.me))]))

    def _legal(self, kind: int) -> list[int]:
        """The legal moves of one kind."""
        return [move for move in intents(self.row) if kind_of(move) == kind]


_NEARNESS: Final = ("no-seller", "have-amulet", "crowded", "too-dear")  # refusals; later ones are nearer to a purchase


def unsold(row: bytearray, tile: int) -> Reason | str:
    """Why the seat to move cannot buy; the message where no tribe could carry or sell anything."""
    here = [one for one in tribes(row) if one.tile == tile]
    me = row[at.PEOPLE + row[at.TURN]]
    carriers = {one.home for one in here if one.people == me and not one.amulet}
    sellers = {one.people for one in here if one.people != me}
    if not carriers:
        return "pangea-buy-no-carrier"
    if not sellers:
        return "pangea-buy-alone"
    asked = (why_not(row, (encode(moves.BUY, tile, home, seller),)) for home in carriers for seller in sorted(sellers))
    found = [reason for reason in asked if reason is not None]
    return max(found, key=lambda reason: _NEARNESS.index(reason.code)) if found else "pangea-not-now"
