"""The grammar of clicks: a state machine over (position, draft). Pure: no pygame, no rule of the game.

A click on a thing means "get me this", at the lowest cost; several ways become choices; novices picked up open the move
composer; a verb chosen before narrows what the next click may mean. What is possible is always asked of the rules.
"""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import Final

from luna.core.game import Reason, Turn
from luna.games.luna.board import targets
from luna.games.luna.board.hand import drafts
from luna.games.luna.board.hand.composer import VEHICLES, Composing
from luna.games.luna.board.hand.drafts import Aiming, Choosing, Confirming, Facts, Idle, Pairing, Teaching
from luna.games.luna.board.targets import BY_TOKEN, CANDLE, SAIL_NOW, OfTile, Target, island_of, isle_of
from luna.games.luna.rules import why_not
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.moves import JETTY, NOWHERE, QUARTETS, SETUP, SOLO, encode, encode_book
from luna.shell.board.draft import DRAFTED, Answer

_ANSWERS: Final = targets.Candle | targets.Verb | targets.Token | targets.Command
"""Clicks that a question which waits does not simply take for a no: they answer it, or say something else by name."""
_KEEP_AIM: Final = targets.Token | targets.Apostate | targets.Steps
"""Clicks after which Enter still plays what the verb was aimed at, `commit` beside."""


class Drafting(Facts):
    """The grammar: what a click, a verb, Enter and a step back do to the draft."""

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
        if isinstance(self.draft, Confirming) and not isinstance(target, _ANSWERS) and not meditates:
            self.withdraw()  # a no, and nothing else: the click was not about this thing
            return DRAFTED
        if isinstance(target, targets.Verb):
            return self.press(target.name)
        if isinstance(self.draft, Aiming) and not (isinstance(target, _KEEP_AIM) or target == SAIL_NOW):
            self.draft = Aiming(self.draft.verb)
        match target:
            case targets.Choice(number):
                return Answer(self.choices[number]) if number < len(self.choices) else DRAFTED
            case targets.Vehicle(name):
                return self._by(name)
            case targets.Command("commit"):
                return self.commit()
            case targets.Command("reset"):
                while self.back():
                    pass
                return DRAFTED
            case _ if self.seen.step != "action":
                return self._place(isle_of(target))
            case targets.Token(name):
                return self._token(name)
            case targets.Act(verb, thing):
                return self._act(verb, thing)
        return self._goal(target)

    def press(self, verb: str) -> Answer:
        """A verb's button or key: it never plays at the first press, but for a candle."""
        if verb != "meditate":
            self.withdraw()
        aim = None
        if isinstance(self.draft, Aiming):
            aim, self.draft = self.draft.turn, Aiming(self.draft.verb)
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
            self.draft = drafts.unsaid(begun)
            return Answer(aim)
        self.draft = Idle()
        refusal = self.why_not_verb(verb)
        if refusal is not None:
            return Answer(reason=refusal)
        self.draft = Composing(self.asked, wanted=verb, said=True) if verb in VEHICLES else Aiming(verb)
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
        turn = self.ready
        return Answer(turn) if turn is not None else Answer(hint=self.wants or "table-pick-any")

    def back(self) -> bool:
        """Take the last chip away and nothing else; False when there was none."""
        if isinstance(self.draft, Idle):
            was, self.armed = self.armed, False
            return was
        self.draft = drafts.back(self.draft)
        return True

    def withdraw(self) -> None:
        """The question that waits is not answered by a yes."""
        self.draft = self.begun

    def wheel(self, steps: int) -> bool:
        """More or fewer novices in the last pick."""
        move = self.draft
        if not isinstance(move, Composing) or not move.hand:
            return False
        origin, tired, novices = move.hand[-1]
        count = min(max(novices + steps, 1), move.there(origin, tired))
        return count != novices and self._taken(move.pick(origin, tired, count)) is None

    # Answers

    def _choose(self, turns: list[Turn]) -> Answer:
        """The only one allowed, or all of them to choose from."""
        allowed = self.asked.allowed(turns)
        if len(allowed) < 2:
            return self.asked.settle(turns)
        self.draft = Choosing(tuple(allowed), self.verb == "council")
        return DRAFTED

    def _aimed(self, answer: Answer) -> Answer:
        """Not played yet: the verb was only said, and there is one thing that it can mean."""
        if isinstance(self.draft, Aiming):
            self.draft = replace(self.draft, turn=answer.turn)
        return answer._replace(turn=None)

    def _taken(self, found: Composing | Reason) -> Reason | None:
        """A step of the composer that went well is kept."""
        if isinstance(found, Reason):
            return found
        self.draft = drafts.settled(found)
        return None

    # What a click means

    def _goal(self, target: Target) -> Answer:
        isle = isle_of(target)
        if target == CANDLE and self.confirm:
            return self._candle()
        begun = self.begun
        if isinstance(begun, Choosing):
            chosen = [turn for turn in begun.turns if island_of(target) and turn[0] >> 12 == isle]
            if len(chosen) == 1:
                return Answer(chosen[0])
            if not isinstance(target, targets.Seat) and not begun.said:
                return Answer(hint="table-choose")
            begun = self.draft = Aiming("council") if begun.said else Idle()
        if isinstance(begun, Composing):
            return self._compose(begun, target)
        if isinstance(target, targets.Sail):
            return self._begin("sail", isle, False, target.number)
        if isinstance(begun, Teaching):
            return self._teach(target.tile) if isinstance(target, OfTile) else Answer(hint=begun.wants)
        if isinstance(begun, Aiming):
            return self._with_verb(begun.verb, target)
        if isinstance(target, targets.Tired):
            answer = self.asked.settle(self.asked.herbs(isle, 0))
            # Without Herbs the click can still mean the tide; what it lacks then is told by the composer.
            return answer if answer.turn or self._taken(self.composer.pick(isle, True)) else DRAFTED
        if isinstance(target, targets.Group):
            return Answer(reason=self._taken(self.composer.pick(isle, False)))
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
            return self._choose(turns)
        return self.asked.settle(turns)

    def _act(self, verb: str, thing: Target) -> Answer:
        """A verb chip of a thing: the verb and the thing at once, at the lowest cost."""
        isle = isle_of(thing)
        self.draft = Confirming(Idle()) if self.confirm else Idle()
        if verb == "novice":
            return self._token(verb)
        if verb == "meditate":
            return self._candle()
        if verb in VEHICLES:
            return self._begin(verb, isle, verb == "tide" and isle != JETTY)
        return self._with_verb(verb, thing)

    def _candle(self) -> Answer:
        answer = self.asked.settle(self.asked.candle())
        solo = bool(self.seen.solo)
        if answer.turn and self.careful and (solo or self.seen.candles == 1) and not self.confirm:
            self.draft = Confirming(self.begun)
            return Answer(hint="solo-finish-again" if solo else "table-candle-again")
        return answer

    def _token(self, favour: str) -> Answer:
        if favour != "novice":
            return self.press(BY_TOKEN[favour])
        if favour not in self.me.favours:
            return Answer(hint="table-nothing-here")
        self.armed = not self.armed
        return DRAFTED

    # A move

    def _compose(self, move: Composing, target: Target) -> Answer:
        """A move is being put together."""
        isle = isle_of(target)
        if isinstance(target, targets.Sail | targets.Chip | targets.Herbs):
            by = replace(move, wanted="sail") if isinstance(target, targets.Sail) else move
            return self._picked(by, isle, isinstance(target, targets.Herbs), target.number)
        if isinstance(target, targets.Group | targets.Tired):
            return self._picked(move, isle, isinstance(target, targets.Tired))
        if isle >= JETTY:
            return Answer(hint="table-draft-first" if move.busy else "table-pick-first")
        if not move.hand:
            return Answer(hint="table-pick-first")
        sent = move.send(isle)
        if isinstance(sent, Composing) and sent.vehicle == sent.wanted == "sail":
            self.draft = sent
            return Answer(sent.turn)  # one harbour, one island: nothing is left to say
        return Answer(reason=self._taken(sent))

    def _begin(self, vehicle: str, isle: int, tired: bool, count: int | None = None) -> Answer:
        """A chip that names the vehicle and the group at once."""
        self.draft = Idle()
        return self._picked(Composing(self.asked, wanted=vehicle), isle, tired, count)

    def _picked(self, move: Composing, isle: int, tired: bool, count: int | None = None) -> Answer:
        """Novices taken up; what the vehicle asked for has no form for says so in plain words."""
        refusal = self._taken(move.pick(isle, tired, count))
        if refusal is not None and refusal.code == "no-move" and move.wanted is not None:
            return Answer(hint="table-not-by")
        return Answer(reason=refusal)

    def _by(self, vehicle: str) -> Answer:
        """The draft goes by another vehicle; a verb that was chosen before becomes that of this one."""
        move = self.begun
        return Answer(reason=self._taken(move.choose(vehicle))) if isinstance(move, Composing) else DRAFTED

    def _press_with(self, move: Composing, verb: str) -> Answer:
        """A verb while novices are in the hand: those of one island can serve it, too."""
        if verb in VEHICLES:
            return self._by(verb)
        if len(move.hand) > 1 or move.legs or move.hand[0].origin == JETTY:
            return Answer(hint="table-draft-first")
        origin, _, novices = move.hand[0]
        self.draft = Aiming(verb)
        if verb == "council":
            return self._aimed(self.asked.settle(self.asked.council(origin, novices, self.armed)))
        return self._aimed(self._with_verb(verb, targets.Island(ISLANDS[origin])))

    # A book, and the steps before the actions

    def _teach(self, tile: int) -> Answer:
        """A book's move in two clicks, in either order: the book, and the novice who is to get it."""
        asked, begun, seen = self.asked, self.begun, self.seen
        held = any(one.tile == tile and one.state == "held" for one in seen.temple)
        if self.action != "book" and not held:
            return self._with_verb(asked.of_tile(tile), targets.Tile(tile))
        taught = begun if isinstance(begun, Teaching) else None
        if not held:  # the rules say that no book is there, or nobody to get one
            pair = (tile, tile) if taught is None else (taught.tile, tile) if taught.gives else (tile, taught.tile)
            return asked.settle([(encode_book(*pair),)])
        said, books = self.verb == "book", [one.tile for one in seen.temple if one.book]
        if tile in books and (taught is None or taught.gives):
            own = [one.tile for one in seen.temple if one.owner == seen.turn and not one.book] or [tile]
            return self._half(Teaching(tile, True, said), [(encode_book(tile, pupil),) for pupil in own])
        if taught is None:
            return self._half(Teaching(tile, False, said), [(encode_book(book, tile),) for book in books])
        return asked.settle([(encode_book(*((taught.tile, tile) if taught.gives else (tile, taught.tile))),)])

    def _half(self, half: Teaching, turns: list[Turn]) -> Answer:
        """Half of the move, if the rules allow any of these turns with it; the same half again is put down."""
        if not self.asked.allowed(turns):
            return self.asked.settle(turns)
        self.draft = drafts.back(half) if half == self.draft else half
        return DRAFTED

    def _place(self, isle: int) -> Answer:
        """A click on an island in the preparation round, or at the start of a solo round."""
        asked, step = self.asked, self.seen.step
        if step not in ("shrine", "pairs", "deactivate"):
            return Answer(hint="table-nothing-here")
        if isle >= JETTY:
            return Answer(reason=why_not(self.row, (encode(0, 0),)))
        if step != "pairs":
            return asked.settle([(encode(isle, SETUP if step == "shrine" else SOLO),)])
        wanted = (*self.pairs, isle)
        if isle in self.pairs:
            left = tuple(one for one in self.pairs if one != isle)
            self.draft = Pairing(left) if left else Idle()
            return DRAFTED
        turns: list[Turn] = [
            (encode(NOWHERE, SETUP, number),) for number, isles in enumerate(QUARTETS) if set(wanted) <= set(isles)
        ]
        allowed = asked.allowed(turns)
        if not allowed:
            return asked.settle(turns)
        self.draft = Pairing(wanted)
        return Answer(allowed[0]) if len(wanted) == len(QUARTETS[0]) else DRAFTED
