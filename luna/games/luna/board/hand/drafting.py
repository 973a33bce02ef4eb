"""The grammar of clicks as a small state machine over (position, draft). Pure: no pygame, no rule of the game.

A click on a thing means "get me this", at the lowest cost; several ways become choices; novices picked up open the move
composer; a verb chosen before narrows what the next click may mean. What is possible is always asked of the rules.
"""

from __future__ import annotations

from typing import Final

from luna.core.game import Reason, Turn
from luna.games.luna.board.hand import books, preparing, verbs
from luna.games.luna.board.hand.composer import VEHICLES, Composer
from luna.games.luna.board.hand.meanings import BY_TOKEN, isle_of, of_thing, of_verb
from luna.games.luna.board.hand.targets import Target
from luna.games.luna.board.hand.wishes import Wishes
from luna.games.luna.rules import legal, why_not
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.moves import JETTY, encode
from luna.games.luna.rules.picture import view
from luna.games.luna.rules.views import View
from luna.shell.board.answer import DRAFTED, Answer

_ANSWERS: Final = ("candle", "verb", "token", "commit", "back", "reset")
"""Clicks that a question which waits does not simply take for a no: they answer it, or say something else by name."""
_NUMBERS: Final = {"chip": "council", "herbs": "herbs"}
"""Things that are numbers of novices, by the verb that they are numbers for."""
_OF_BOOKS: Final = ("field", "book", "tile")


class Drafting:
    """The draft of the order to move in one position. Make a new one for every position."""

    def __init__(self, row: bytearray, careful: bool = True, watching: bool = False) -> None:
        """`careful`: a round's end asks for a second click. `watching`: somebody else is to move, not this hand."""
        self.row = row
        self.seen: View = view(row)
        self.careful = careful
        self.verb: str | None = None
        self.aim: Turn | None = None  # what Enter, or the verb once more, would play
        self.armed = False  # the Novice token is in the hand
        self.book: int | None = None  # the book taken up lies at this tile
        self.pupil: int | None = None  # or the novice who is to get one
        self.pairs: list[int] = []
        self.choices: list[Turn] = []
        self.confirm = False  # the last candle, or the end of the solo phase, has been clicked once
        self.watching = watching and self.seen.turn is not None
        self.over = watching or self.seen.turn is None  # nothing can be drafted
        if self.seen.turn is not None:
            self.me = self.seen.seats[self.seen.turn]
            self.composer = Composer(row, self.me)
            self.wishes = Wishes(row, self.seen)

    def copy(self) -> Drafting:
        """The same draft, to try a click out."""
        other = object.__new__(Drafting)
        other.__dict__.update(self.__dict__)
        other.pairs, other.choices = self.pairs[:], self.choices[:]
        if not self.over:
            other.composer = self.composer.copy()
        return other

    def offer(self, target: Target) -> tuple[Answer, Drafting]:
        """What a click would do, without doing it, and the draft it would leave."""
        trial = self.copy()
        trial.careful = False
        return trial.click(target), trial

    # The state in short

    @property
    def state(self) -> object:
        """Another one for every step of the draft, None while nothing is drafted."""
        if not self.busy:
            return None
        drafted = tuple(self.composer.hand), tuple(self.composer.legs), self.composer.wanted
        return *drafted, self.verb, self.armed, self.book, self.pupil, *self.pairs, *self.choices, self.confirm

    @property
    def composing(self) -> bool:
        """Whether islands and groups now mean a move."""
        return not self.over and (self.composer.busy or self.verb in VEHICLES)

    @property
    def busy(self) -> bool:
        """Whether `back` has something to take away."""
        if self.over:
            return False
        parts = (self.verb, self.armed, self.book, self.pupil, self.pairs, self.choices, self.confirm)
        return self.composer.busy or any(part not in (None, False, []) for part in parts)

    @property
    def action(self) -> str | None:
        """The verb that the draft is about, by whatever way it was begun: what strip, card and button all name."""
        if self.over:
            return None
        if self.confirm:
            return "meditate"
        if self.composing:
            return self.composer.vehicle or self.composer.wanted or "journey"
        if self.choices:
            return "council"
        return "book" if self.book is not None or self.pupil is not None else self.verb

    @property
    def vehicles(self) -> list[str]:
        """Vehicles to choose from for the move being composed."""
        return self.composer.vehicles() if not self.over and self.composer.busy else []

    @property
    def ready(self) -> Turn | None:
        """The turn that Enter would play."""
        return None if self.over else self.aim or self.composer.turn()

    # What a player can do

    def click(self, target: Target) -> Answer:
        """The thing under the pointer was clicked."""
        if self.watching:
            return Answer(hint="bots-watching")
        if self.over:
            return Answer(reason=why_not(self.row, ()))
        if self.confirm and target.what not in _ANSWERS and target.name != "meditate":
            self.confirm = False  # a no, and nothing else: the click was not about this thing
            return DRAFTED
        if target.what == "verb":
            return self.press(target.name)
        if target.what not in ("token", "apostate", "commit"):
            self.aim = None
        if target.what == "choice":
            return Answer(self.choices[target.number]) if target.number < len(self.choices) else DRAFTED
        if target.what == "vehicle":
            return self._by(target.name)
        if target.what == "commit":
            return self.commit()
        if target.what in ("back", "reset"):
            return self._taken_back(target.what)
        if self.seen.step != "action":
            return preparing.place(self, target)
        if target.what == "token":
            return self._token(target.name)
        if target.what == "act":
            return self._act(target)
        if self.choices:
            chosen = [turn for turn in self.choices if target.island and turn[0] >> 12 == isle_of(target.island)]
            if len(chosen) == 1:
                return Answer(chosen[0])
            if target.what != "seat" and self.verb != "council":
                return Answer(hint="table-choose")
        self.choices = []
        return self._goal(target)

    def press(self, verb: str) -> Answer:
        """A verb's button or key: it never plays at the first press, but for a candle."""
        aim, self.aim = self.aim, None
        self.confirm = self.confirm and verb == "meditate"
        if self.watching:
            return Answer(hint="bots-watching")
        if self.over or self.seen.step != "action":
            return self.refuse([encode(0, 0)])
        if verb == "meditate":
            return self._candle()
        if verb in VEHICLES and self.composer.busy:
            return self._by(verb)
        hand = self.composer.hand
        if len(hand) == 1 and not self.composer.legs and hand[0].origin != JETTY:
            self.composer.hand = []
            isle = ISLANDS[hand[0].origin]
            self.verb = verb
            if verb == "council":
                return self._aimed(self.settle(self.wishes.council(hand[0].origin, hand[0].novices, self.armed)))
            return self._aimed(self._with_verb(Target("island", isle)))
        if self.composer.busy:
            return Answer(hint="table-draft-first")
        if verb == self.verb:
            self.verb = self.composer.wanted = None
            return Answer(aim)
        self._drop()
        refusal = self.why_not_verb(verb)
        if refusal is not None:
            return Answer(reason=refusal)
        self.verb = verb
        if verb in VEHICLES:
            self.composer.wanted = verb
        return self._aimed(self.settle(self.wishes.build(self.armed))) if verb == "shrine" else DRAFTED

    def commit(self) -> Answer:
        """Enter, or "Set sail"."""
        if self.over:
            return Answer(hint="bots-watching") if self.watching else DRAFTED
        if self.seen.step != "action":
            return Answer(hint="table-pick-island")
        if self.confirm:
            return self._candle()
        if len(self.choices) == 1:
            return Answer(self.choices[0])
        turn = self.ready
        return Answer(turn) if turn is not None else Answer(hint=self.wants or "table-pick-any")

    @property
    def wants(self) -> str:
        """What the draft still lacks, as a word of the catalogue; "" where nothing was begun."""
        if self.composing:
            return "table-pick-island" if self.composer.hand else "table-pick-first"
        if self.choices:
            return "table-choose"
        if self.book is not None or self.pupil is not None:
            return "table-pick-pupil" if self.book is not None else "table-pick-book"
        return "table-pick-goal" if self.verb is not None else ""

    def back(self) -> bool:
        """Take the last chip away and nothing else; False when there was none."""
        if self.over:
            return False
        if self.confirm:
            self.confirm = False
        elif self.choices:
            self.choices = []
        elif self.composer.back():
            if not self.composer.busy and self.verb not in VEHICLES:
                self.composer.wanted = None
        elif self.pairs:
            self.pairs.pop()
        elif self.pupil is not None:
            self.pupil = None
        elif self.book is not None:
            self.book = None
        elif self.verb is not None:
            self.verb = self.aim = self.composer.wanted = None
        elif self.armed:
            self.armed = False
        else:
            return False
        return True

    def wheel(self, steps: int) -> bool:
        """More or fewer novices in the last pick."""
        if self.over or not self.composer.hand:
            return False
        pick = self.composer.hand[-1]
        count = min(max(pick.novices + steps, 1), self.composer.there(pick.origin, pick.tired))
        return count != pick.novices and self.composer.pick(pick.origin, pick.tired, count) is None

    # Inside

    def _by(self, vehicle: str) -> Answer:
        """The draft goes by another vehicle; a verb that was chosen before becomes that of this one."""
        refusal = self.composer.choose(vehicle)
        if refusal is None and self.verb in VEHICLES:
            self.verb = vehicle
        return Answer(reason=refusal)

    def _picked(self, isle: int, tired: bool, count: int | None = None) -> Answer:
        """Novices taken up; what the vehicle asked for has no form for says so in plain words."""
        refusal = self.composer.pick(isle, tired, count)
        if refusal is not None and refusal.code == "no-move" and self.composer.wanted is not None:
            return Answer(hint="table-not-by")
        return Answer(reason=refusal)

    def _taken_back(self, what: str) -> Answer:
        while self.back() and what == "reset":
            pass
        return DRAFTED

    def _drop(self) -> None:
        """Another thing was begun: a verb or a half of a book's move gives way, novices picked do not."""
        self.verb, self.aim, self.book, self.pupil, self.choices = None, None, None, None, []
        self.composer.wanted = None

    def refuse(self, move: list[int]) -> Answer:
        return Answer(reason=why_not(self.row, tuple(move)))

    def settle(self, wishes: list[Turn]) -> Answer:
        """The first wish that the rules allow, or why none is."""
        allowed = self.wishes.allowed(wishes)
        return Answer(allowed[0]) if allowed else Answer(reason=self.wishes.reason(wishes), hint="table-nothing-here")

    def _aimed(self, answer: Answer) -> Answer:
        """Not played yet: the verb was only said, and there is one thing that it can mean."""
        self.aim = answer.turn
        return answer._replace(turn=None)

    def _choose(self, wishes: list[Turn]) -> Answer:
        """The only wish allowed, or all of them to choose from."""
        allowed = self.wishes.allowed(wishes)
        if len(allowed) < 2:
            return self.settle(wishes)
        self.choices = allowed
        return DRAFTED

    def _act(self, target: Target) -> Answer:
        """A verb chip of a thing: the verb and the thing at once, at the lowest cost."""
        verb, isle = target.name, isle_of(target.island)
        self._drop()
        if verb == "novice":
            return self._token(verb)
        if verb == "meditate":
            return self._candle()
        if verb in VEHICLES:
            return self._begun(verb, isle, verb == "tide" and isle != JETTY)
        if verb == "council":
            return self._choose(self.wishes.seat(target.number, self.armed))
        if verb == "book":
            return books.field(self, target.tile)
        self.verb = verb
        answer = self._with_verb(target)
        self.verb = None
        return answer

    def _goal(self, target: Target) -> Answer:
        what = target.what
        if self.composing:
            return self._compose(target)
        if what == "sail":
            self._drop()
            return self._begun("sail", isle_of(target.island), False, target.number)
        if self.book is not None or self.pupil is not None:
            return books.field(self, target.tile) if what in _OF_BOOKS else Answer(hint=self.wants)
        if self.verb is not None and _NUMBERS.get(what) != self.verb:
            return self._with_verb(target)
        isle = isle_of(target.island)
        if what == "tired":
            answer = self.settle(self.wishes.herbs(isle, 0))
            # Without Herbs the click can still mean the tide; what it lacks then is told by the composer.
            return answer if answer.turn or self.composer.pick(isle, True) else DRAFTED
        if what == "group":
            return Answer(reason=self.composer.pick(isle, False))
        if what in ("field", "book"):
            return books.field(self, target.tile)
        if what == "candle":
            return self._candle()
        if what == "apostate" and not target.number:
            return self.press("expel")
        wishes = of_thing(target, self.wishes, self.armed)
        if wishes is not None:
            return self._choose(wishes) if what == "seat" else self.settle(wishes)
        return Answer(hint="table-pick-first" if target.island else "table-nothing-here")

    def _with_verb(self, target: Target) -> Answer:
        """The verb was chosen before: the click says where."""
        if self.verb == "book" and target.tile:
            return books.field(self, target.tile)
        wishes = of_verb(self.verb, target, self.wishes, self.seen, self.armed)
        if wishes is None:
            return Answer(hint="table-nothing-here")
        return self._choose(wishes) if self.verb == "council" else self.settle(wishes)

    def _compose(self, target: Target) -> Answer:
        """A move is being put together."""
        isle = isle_of(target.island)
        if target.what == "sail":
            self.composer.wanted = "sail"
            self.verb = "sail" if self.verb is not None else None
        if target.what in ("sail", "chip", "herbs"):
            return self._picked(isle, target.what == "herbs", target.number)
        if target.what in ("group", "tired"):
            return self._picked(isle, target.what == "tired")
        if isle >= JETTY:
            return Answer(hint="table-draft-first" if self.composer.busy else "table-pick-first")
        if not self.composer.hand:
            return Answer(hint="table-pick-first")
        refusal = self.composer.send(isle)
        if refusal is None and self.composer.vehicle == self.composer.wanted == "sail":
            # One harbour, one island: nothing is left to say.
            return Answer(self.composer.turn())
        return Answer(reason=refusal)

    def _begun(self, vehicle: str, isle: int, tired: bool, count: int | None = None) -> Answer:
        """A chip that names the vehicle and the group at once."""
        self.composer.wanted = vehicle
        answer = self._picked(isle, tired, count)
        if not self.composer.busy:
            self.composer.wanted = None
        return answer

    def _candle(self) -> Answer:
        answer = self.settle(self.wishes.candle())
        solo = bool(self.seen.solo)
        if answer.turn and self.careful and (solo or self.seen.candles == 1) and not self.confirm:
            self.confirm = True
            return Answer(hint="solo-finish-again" if solo else "table-candle-again")
        return answer

    def _token(self, favour: str) -> Answer:
        if favour == "novice":
            if favour not in self.me.favours:
                return Answer(hint="table-nothing-here")
            self.armed = not self.armed
            return DRAFTED
        return self.press(BY_TOKEN[favour])

    # What may be lit up

    def why_not_verb(self, verb: str) -> Reason | None:
        """Why nothing can be done with a verb now, None when something can."""
        return verbs.why_not_verb(verb, self.row, self.seen, self.me, self.wishes)

    def legal(self) -> list[int]:
        """The rules' own list."""
        return [] if self.over else legal(self.row)
