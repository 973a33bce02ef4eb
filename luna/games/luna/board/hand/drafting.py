"""The grammar of clicks: a state machine over (position, draft). Pure: no pygame, no rule of the game.

A click on a thing means "get me this", at the lowest cost; several ways become choices; novices picked up open the move
composer; a verb chosen before narrows what the next click may mean. What is possible is always asked of the rules.
"""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import Final

from luna.core.game import Turn
from luna.games.luna.board import targets
from luna.games.luna.board.hand.candidates import Candidates
from luna.games.luna.board.hand.composer import Composing
from luna.games.luna.board.targets import (
    BY_TOKEN,
    CANDLE,
    SAIL_NOW,
    VEHICLES,
    OfTile,
    Target,
    island_of,
    isle_of,
    tile_of,
)
from luna.games.luna.rules import why_not
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.moves import BOOK, JETTY, NOWHERE, QUARTETS, SETUP, SOLO, encode, encode_book, place_of
from luna.games.luna.rules.views import View, view
from luna.shell.board.draft import DRAFTED, Answer, Chosen, Way

Begun = Chosen[Target] | Composing
"""What has been put together: choices that narrow each other, or a move."""
_ANSWERS: Final = targets.Candle | targets.Verb | targets.Token | targets.Command
"""Clicks that a question which waits does not simply take for a no: they answer it, or say something else by name."""
_KEEP_AIM: Final = targets.Token | targets.Apostate | targets.Steps
"""Clicks after which Enter still plays what the verb was aimed at, `commit` beside."""


class Drafting:
    """The draft for one position: what a click, a verb, Enter and a step back do to it."""

    def __init__(self, row: bytearray, careful: bool = True, watching: bool = False) -> None:
        """`careful`: a round's end asks for a second click. `watching`: somebody else is to move, not this hand."""
        self.row = row
        self.seen: View = view(row)
        self.careful = careful
        self.watching = watching and self.seen.turn is not None
        self.over = watching or self.seen.turn is None  # nothing can be drafted
        self.begun: Begun = Chosen()
        self.armed = False  # the Novice token is in the hand
        self.confirm = False  # a question waits: a round would end
        if self.seen.turn is not None:
            self.me = self.seen.seats[self.seen.turn]
            self.asked = Candidates(row, self.seen)

    # What it has come to

    @property
    def state(self) -> object:
        """A value that differs for every step of the draft, to tell changes by; None while nothing is drafted."""
        return (self.begun, self.confirm, self.armed) if self.busy else None

    @property
    def acting(self) -> bool:
        """Whether an action is to be chosen, not a step of the preparation or of a round's start."""
        return not self.over and self.seen.step == "action"

    @property
    def idle(self) -> bool:
        """Whether nothing has been put together, a waiting question and the token aside."""
        return self.begun == Chosen()

    @property
    def busy(self) -> bool:
        """Whether `back` has something to take away."""
        return self.armed or self.confirm or not self.idle

    @property
    def verb(self) -> str | None:
        """The verb that was chosen before anything else."""
        return self.begun.verb if self.begun.said else None

    @property
    def action(self) -> str | None:
        """The verb that the draft is about, by whatever way it was begun: what strip, card and button all name."""
        return "meditate" if self.confirm else self.begun.verb or None

    @property
    def composer(self) -> Composing:
        """The move being composed, or none yet."""
        return self.begun if isinstance(self.begun, Composing) else Composing(self.asked)

    @property
    def composing(self) -> bool:
        """Whether islands and groups now mean a move."""
        return isinstance(self.begun, Composing)

    @property
    def things(self) -> tuple[Target, ...]:
        """The things chosen so far: half of a book's move, a seat of the Council, islands of the starting pairs."""
        return self.begun.things if isinstance(self.begun, Chosen) else ()

    @property
    def taught(self) -> int:
        """The tile of the half of a book's move that is known; 0 = none."""
        return tile_of(self.things[0]) if self.things and self.begun.verb == "book" else 0

    @property
    def pairs(self) -> tuple[int, ...]:
        """Islands of the starting pairs put down so far."""
        return tuple(map(isle_of, self.things)) if not self.begun.verb else ()

    @property
    def four(self) -> Chosen[Target]:
        """The islands of the starting pairs, four of which make a turn."""
        return Chosen(things=self.things, ways=self.asked.ways(SETUP))

    @property
    def choices(self) -> list[Turn]:
        """The ways to choose from."""
        begun = self.begun
        if not isinstance(begun, Chosen) or begun.verb != "council" or not begun.things:
            return []
        return [way.turn for way in begun.left]

    @property
    def ready(self) -> Turn | None:
        """The turn that Enter would play."""
        return self.begun.turn

    @property
    def wants(self) -> str:
        """What the draft still lacks, as a word of the catalogue; "" where nothing was begun."""
        if isinstance(self.begun, Composing):
            return "table-pick-island" if self.begun.hand else "table-pick-first"
        if self.taught:
            return "table-pick-pupil" if isinstance(self.things[0], targets.Book) else "table-pick-book"
        return "table-choose" if self.choices else "table-pick-goal" if self.begun.said else ""

    # What a click, a verb, Enter and a step back do

    def copy(self) -> Drafting:
        """A copy of the draft, to try a click out."""
        return copy(self)

    def offer(self, target: Target) -> tuple[Answer, Drafting]:
        """What a click would do, without doing it, and the draft it would leave."""
        trial = copy(self)
        trial.careful = False
        return trial.click(target), trial

    def click(self, target: Target) -> Answer:
        """The thing under the pointer was clicked."""
        if self.watching:
            return Answer(hint="bots-watching")
        if self.over:
            return Answer(reason=why_not(self.row, ()))
        meditates = isinstance(target, targets.Act) and target.verb == "meditate"
        if self.confirm and not isinstance(target, _ANSWERS) and not meditates:
            self.confirm = False  # a no, and nothing else: the click was not about this thing
            return DRAFTED
        if isinstance(target, targets.Verb):
            return self.press(target.name)
        if not (isinstance(target, _KEEP_AIM) or target == SAIL_NOW):
            self._aimed()
        match target:
            case targets.Choice(number):
                return Answer(self.choices[number]) if number < len(self.choices) else DRAFTED
            case targets.Vehicle(name):
                return self._keep(self.begun.choose(name)) if isinstance(self.begun, Composing) else DRAFTED
            case targets.Command("commit"):
                return self.commit()
            case targets.Command("reset"):
                while self.back():
                    pass
                return DRAFTED
            case _ if self.seen.step != "action":
                return self._place(isle_of(target))
            case targets.Token("novice") if "novice" not in self.me.favours:
                return Answer(hint="table-nothing-here")
            case targets.Token("novice"):
                self.armed = not self.armed
                return DRAFTED
            case targets.Token(name):
                return self.press(BY_TOKEN[name])
            case targets.Act(verb, thing):
                return self._act(verb, thing)
        return self._goal(target)

    def press(self, verb: str) -> Answer:
        """A verb's button or key: it never plays at the first press, but for a candle."""
        self.confirm = self.confirm and verb == "meditate"
        aim = self.begun.turn
        self._aimed()
        if self.watching:
            return Answer(hint="bots-watching")
        if not self.acting:
            return Answer(reason=why_not(self.row, (encode(0, 0),)))
        if verb == "meditate":
            return self._candle()
        begun = self.begun
        if isinstance(begun, Composing) and begun.busy:
            return self._press_with(begun, verb)
        if verb == self.verb:
            self.begun = begun.unsaid()
            return Answer(aim)
        self.begun = Chosen()
        if (refusal := self.asked.why_not(verb)) is not None:
            return Answer(reason=refusal)
        self.begun = Composing(self.asked, wanted=verb, said=True) if verb in VEHICLES else Chosen(verb, said=True)
        return self._aimed(self.asked.settle(self.asked.build(self.armed))) if verb == "shrine" else DRAFTED

    def commit(self) -> Answer:
        """Enter, or "Set sail"."""
        if self.over:
            return Answer(hint="bots-watching") if self.watching else DRAFTED
        if not self.acting:
            return Answer(hint="table-pick-island")
        if self.confirm:
            return self._candle()
        if len(self.choices) == 1:
            return Answer(self.choices[0])
        return Answer(self.ready) if self.ready is not None else Answer(hint=self.wants or "table-pick-any")

    def back(self) -> bool:
        """Take the last chip away and nothing else; False when there was none."""
        was = self.busy
        if self.confirm:
            self.confirm = False
        elif not self.idle:
            self.begun = self.begun.back()
        else:
            self.armed = False
        return was

    def withdraw(self) -> None:
        """The question that waits is not answered by a yes."""
        self.confirm = False

    def wheel(self, steps: int) -> bool:
        """More or fewer novices in the last pick."""
        move = self.begun
        if not isinstance(move, Composing) or not move.hand:
            return False
        origin, tired, novices = move.hand[-1]
        count = min(max(novices + steps, 1), move.there(origin, tired))
        return count != novices and self._keep(move.pick(origin, tired, count)) == DRAFTED

    # Answers

    def _keep(self, found: Composing | Answer) -> Answer:
        """Keep a step of the composer that went well."""
        if isinstance(found, Answer):
            return found
        self.begun = found.settled()
        return DRAFTED

    def _aimed(self, answer: Answer = DRAFTED) -> Answer:
        """Not played yet: the verb was only said, and there is one thing that it can mean; without an answer: many."""
        if isinstance(self.begun, Chosen):
            self.begun = replace(self.begun, turn=answer.turn)
        return answer._replace(turn=None)

    def _choose(self, target: Target, turns: list[Turn]) -> Answer:
        """The only one allowed, or all of them to choose from."""
        ways = [Way(turn, (target, targets.Choice(way))) for way, turn in enumerate(self.asked.allowed(turns))]
        if len(ways) < 2:
            return self.asked.settle(turns)
        self.begun = Chosen("council", self.verb == "council", (target,), tuple(ways))
        return DRAFTED

    # What a click means

    def _goal(self, target: Target) -> Answer:
        isle = isle_of(target)
        if target == CANDLE and self.confirm:
            return self._candle()
        if self.choices:
            chosen = [turn for turn in self.choices if island_of(target) and place_of(turn[0]) == isle]
            if len(chosen) == 1:
                return Answer(chosen[0])
            if not isinstance(target, targets.Seat) and not self.begun.said:
                return Answer(hint="table-choose")
            self.begun = self.begun.back()
        begun = self.begun
        if isinstance(begun, Composing):
            return self._keep(begun.click(target))
        if isinstance(target, targets.Sail):
            return self._begin("sail", target)
        if self.things:
            return self._teach(target.tile) if isinstance(target, OfTile) else Answer(hint=self.wants)
        if begun.said:
            return self._with_verb(begun.verb, target)
        if isinstance(target, targets.Tired):
            answer = self.asked.settle(self.asked.herbs(isle, 0))
            # Without Herbs the click can still mean the tide; what it lacks then is told by the composer.
            return answer if answer.turn or self._keep(self.composer.click(target)) != DRAFTED else DRAFTED
        if isinstance(target, targets.Group):
            return self._keep(self.composer.click(target))
        if isinstance(target, targets.Field | targets.Book):
            return self._teach(target.tile)
        if target == CANDLE:
            return self._candle()
        if isinstance(target, targets.Apostate):
            return self.press("expel")
        verb = self.asked.meant(target)
        if verb is not None:
            return self._with_verb(verb, target)
        return Answer(hint="table-pick-first" if island_of(target) else "table-nothing-here")

    def _with_verb(self, verb: str, target: Target) -> Answer:
        """The verb says what, the click says where."""
        if verb == "book" and isinstance(target, OfTile):
            return self._teach(target.tile)
        turns = self.asked.of(verb, target, self.armed)
        if turns is None:
            return Answer(hint="table-nothing-here")
        if verb == "council" and not isinstance(target, targets.Chip):
            return self._choose(target, turns)
        return self.asked.settle(turns)

    def _act(self, verb: str, thing: Target) -> Answer:
        """A verb chip of a thing: the verb and the thing at once, at the lowest cost."""
        self.begun = Chosen()
        if verb == "novice":
            return self.click(targets.Token(verb))
        if verb == "meditate":
            return self._candle()
        if verb in VEHICLES:
            tired = verb == "tide" and island_of(thing) != "jetty"
            return self._begin(verb, (targets.Tired if tired else targets.Group)(island_of(thing)))
        return self._with_verb(verb, thing)

    def _begin(self, vehicle: str, novices: Target) -> Answer:
        """The vehicle and the group are named at once."""
        self.begun = Chosen()
        return self._keep(Composing(self.asked, wanted=vehicle).click(novices))

    def _press_with(self, move: Composing, verb: str) -> Answer:
        """A verb while novices are in the hand: those of one island can serve it, too."""
        if verb in VEHICLES:
            return self._keep(move.choose(verb))
        if len(move.hand) > 1 or move.legs or move.hand[0].origin == JETTY:
            return Answer(hint="table-draft-first")
        origin, _, novices = move.hand[0]
        self.begun = Chosen(verb, said=True)
        if verb == "council":
            return self._aimed(self.asked.settle(self.asked.council(origin, novices, self.armed)))
        return self._aimed(self._with_verb(verb, targets.Island(ISLANDS[origin])))

    def _candle(self) -> Answer:
        answer = self.asked.settle(self.asked.candle())
        solo = bool(self.seen.solo)
        if answer.turn and self.careful and (solo or self.seen.candles == 1) and not self.confirm:
            self.confirm = True
            return Answer(hint="solo-finish-again" if solo else "table-candle-again")
        return answer

    # Turns of several things

    def _teach(self, tile: int) -> Answer:
        """A book's move in two clicks, in either order: the book, and the novice who is to get it."""
        asked, taught = self.asked, next(iter(self.things), None)
        held = any(one.tile == tile and one.state == "held" for one in self.seen.temple)
        if self.action != "book" and not held:
            return self._with_verb(asked.of_tile(tile), targets.Tile(tile))
        thing: Target = (targets.Book if tile in asked.books else targets.Field)(tile)
        if held and (taught is None or (isinstance(taught, targets.Book) and isinstance(thing, targets.Book))):
            turns = asked.of("book", thing, self.armed) or []
            if not asked.allowed(turns):
                return asked.settle(turns)
            again = (thing,) if taught == thing else ()
            self.begun = Chosen("book", self.verb == "book", again, asked.ways(BOOK)).choose(thing) or Chosen()
            return DRAFTED
        # Where no book is, or nobody to get one, the rules say so.
        book, pupil = tile_of(taught) or tile, tile
        return asked.settle([(encode_book(*((pupil, book) if isinstance(taught, targets.Field) else (book, pupil))),)])

    def _place(self, isle: int) -> Answer:
        """A click on an island in the preparation round, or at the start of a solo round."""
        asked, step = self.asked, self.seen.step
        if step not in ("shrine", "pairs", "deactivate"):
            return Answer(hint="table-nothing-here")
        if isle >= JETTY:
            return Answer(reason=why_not(self.row, (encode(0, 0),)))
        if step != "pairs":
            return asked.settle([(encode(isle, SETUP if step == "shrine" else SOLO),)])
        found = self.four.choose(targets.Island(ISLANDS[isle]))
        if found is None:
            wanted = {*self.pairs, isle}
            fours = [number for number, isles in enumerate(QUARTETS) if wanted <= set(isles)]
            return asked.settle([(encode(NOWHERE, SETUP, number),) for number in fours])
        self.begun = found
        return Answer(found.done)
