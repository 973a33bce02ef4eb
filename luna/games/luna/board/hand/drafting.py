"""The grammar of clicks: a state machine over (position, draft). Pure: no pygame, no rule of the game.

A click on a thing means "get me this", at the lowest cost. Several ways become choices, picking up novices opens the
move composer, and a chosen verb narrows the meaning of the next click. The rules alone decide what is possible.
"""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import Final

from typing_extensions import override

from luna.core.game import Turn
from luna.games.luna.board import targets
from luna.games.luna.board.hand.candidates import Candidates
from luna.games.luna.board.hand.composer import Choosing, Composing
from luna.games.luna.board.targets import CANDLE, SAIL_NOW, VEHICLES, Target, island_of, isle_of, tile_of
from luna.games.luna.rules import why_not
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.moves import BOOK, JETTY, NOWHERE, QUARTETS, SETUP, SOLO, encode, place_of
from luna.games.luna.rules.views import View, view
from luna.shell.board.draft import DRAFTED, Answer, Draft, Way

Begun = Choosing | Composing
"""The draft so far: choices that narrow each other, or a move."""
_ANSWERS: Final = ("candles", "verb", "token", "command")
"""Clicks that an open question does not take as a no: they answer it, or name another action."""
_KEEP_AIM: Final = ("token", "apostate", "steps")
"""Clicks after which Enter still plays the verb's current target, like `commit`."""


class Drafting(Draft):
    """The draft for one position: the effects of a click, a verb, Enter and a step back."""

    def __init__(self, row: bytearray, careful: bool = True, watching: bool = False) -> None:
        """`careful`: a round's end asks for a second click. `watching`: another seat is to move, not this hand."""
        self.row = row
        self.seen: View = view(row)
        self.careful = careful
        self.watching = watching and self.seen.turn is not None
        self.over = watching or self.seen.turn is None  # nothing can be drafted
        self.begun: Begun = Choosing()
        self.armed = False  # the Novice token is in the hand
        self.confirm = False  # a question is pending: a round would end
        if self.seen.turn is not None:
            self.me = self.seen.seats[self.seen.turn]
            self.asked = Candidates(row, self.seen)
            if self.seen.step == "pairs":
                self.begun = Choosing(ways=self.asked.ways(SETUP))

    # The result so far

    @property
    @override
    def state(self) -> object:
        """A value that differs for every step of the draft, to detect changes; None without a draft."""
        return (self.begun, self.confirm, self.armed) if self.busy else None

    @property
    def acting(self) -> bool:
        """Whether an action is to be chosen, not a step of the preparation or of the start of a round."""
        return not self.over and self.seen.step == "action"

    @property
    def idle(self) -> bool:
        """Whether the draft is empty, apart from a pending question and the token."""
        return self.begun == Choosing()

    @property
    @override
    def busy(self) -> bool:
        """Whether `back` has something to remove."""
        return self.armed or self.confirm or not self.idle

    @property
    def verb(self) -> str | None:
        """The verb that was chosen before anything else."""
        return self.begun.verb if self.begun.said else None

    @property
    def action(self) -> str | None:
        """The verb of the draft, however it was started; strip, card and button all name it."""
        return "meditate" if self.confirm else self.begun.verb or None

    @property
    def composer(self) -> Composing:
        """The move being composed, or none yet."""
        return self.begun if isinstance(self.begun, Composing) else Composing(self.asked)

    @property
    def composing(self) -> bool:
        """Whether islands and groups now mean a move."""
        return isinstance(self.begun, Composing)

    # What a click, a verb, Enter and a step back do

    def offer(self, target: Target) -> tuple[Answer, Drafting]:
        """The effect of a click, without doing it, and the draft it would leave."""
        trial = copy(self)
        trial.careful = False
        return trial.click(target), trial

    def click(self, target: Target) -> Answer:
        """Take a click on a thing."""
        if self.watching:
            return Answer(hint="bots-watching")
        if self.over:
            return Answer(reason=why_not(self.row, ()))
        meditates = isinstance(target, targets.Act) and target.verb == "meditate"
        if self.confirm and not targets.of(target, *_ANSWERS) and not meditates:
            self.confirm = False  # a no, and nothing else: the click was not about this thing
            return DRAFTED
        if targets.of(target, "verb"):
            return self.press(target.name)
        if not (targets.of(target, *_KEEP_AIM) or target == SAIL_NOW):
            self._aimed()
        match target:
            case targets.Thing("choice", number=number):
                return Answer(self.begun.choices[number]) if number < len(self.begun.choices) else DRAFTED
            case targets.Thing("vehicle", name):
                return self._keep(self.begun.choose(name)) if isinstance(self.begun, Composing) else DRAFTED
            case targets.Thing("command", "commit"):
                return self.commit()
            case targets.Thing("command", "reset"):
                while self.back():
                    pass
                return DRAFTED
            case _ if self.seen.step != "action":
                return self._place(isle_of(target))
            case targets.Thing("token", "novice") if "novice" not in self.me.favours:
                return Answer(hint="table-nothing-here")
            case targets.Thing("token", "novice"):
                self.armed = not self.armed
                return DRAFTED
            case targets.Thing("token", name):
                return self.press(targets.by_token(name))
            case targets.Act(verb, thing):
                return self._act(verb, thing)
        return self._goal(target)

    def press(self, verb: str) -> Answer:
        """Handle a verb's button or key: the first press never plays, except for a candle."""
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
        self.begun = Choosing()
        if (refusal := self.asked.why_not(verb)) is not None:
            return Answer(reason=refusal)
        self.begun = Composing(self.asked, wanted=verb, said=True) if verb in VEHICLES else Choosing(verb, said=True)
        return self._aimed(self.asked.settle(self.asked.build(self.armed))) if verb == "shrine" else DRAFTED

    def commit(self) -> Answer:
        """Play the draft: Enter, or "Set sail"."""
        if self.over:
            return Answer(hint="bots-watching") if self.watching else DRAFTED
        if not self.acting:
            return Answer(hint="table-pick-island")
        if self.confirm:
            return self._candle()
        if len(self.begun.choices) == 1:
            return Answer(self.begun.choices[0])
        turn = self.begun.turn
        return Answer(turn) if turn is not None else Answer(hint=self.begun.wants or "table-pick-any")

    @override
    def back(self) -> bool:
        """Remove the last chip only; False when there was none."""
        was = self.busy
        if self.confirm:
            self.confirm = False
        elif not self.idle:
            self.begun = self.begun.back()
        else:
            self.armed = False
        return was

    @override
    def wheel(self, steps: int) -> bool:
        """Take more or fewer novices in the last pick; False when that has no effect."""
        move = self.begun
        if not isinstance(move, Composing) or not move.hand:
            return False
        origin, tired, novices = move.hand[-1]
        count = min(max(novices + steps, 1), move.there(origin, tired))
        return count != novices and self._keep(move.pick(origin, tired, count)) == DRAFTED

    # Answers

    def _keep(self, found: Composing | Answer) -> Answer:
        """Keep a step of the composer, or return its refusal."""
        if isinstance(found, Answer):
            return found
        self.begun = found.settled()
        return DRAFTED

    def _aimed(self, answer: Answer = DRAFTED) -> Answer:
        """Aim the chosen verb at its only possible turn, without playing it; by default at none."""
        if isinstance(self.begun, Choosing):
            self.begun = replace(self.begun, turn=answer.turn)
        return answer._replace(turn=None)

    def _choose(self, target: Target, turns: list[Turn]) -> Answer:
        """Play the only legal turn, or offer all of them to choose from."""
        ways = [Way(turn, (target, targets.Choice(way))) for way, turn in enumerate(self.asked.allowed(turns))]
        if len(ways) < 2:
            return self.asked.settle(turns)
        self.begun = Choosing("council", self.verb == "council", (target,), tuple(ways))
        return DRAFTED

    # What a click means

    def _goal(self, target: Target) -> Answer:
        isle = isle_of(target)
        if target == CANDLE and self.confirm:
            return self._candle()
        if self.begun.choices:
            chosen = [turn for turn in self.begun.choices if island_of(target) and place_of(turn[0]) == isle]
            if len(chosen) == 1:
                return Answer(chosen[0])
            if not targets.of(target, "council") and not self.begun.said:
                return Answer(hint="table-choose")
            self.begun = self.begun.back()
        begun = self.begun
        if isinstance(begun, Composing):
            return self._keep(begun.click(target))
        if targets.of(target, "sail"):
            self.begun = Choosing()
            return self._keep(self.composer.click(target))
        if begun.things:
            return self._teach(tile) if (tile := tile_of(target)) else Answer(hint=begun.wants)
        if begun.said:
            return self._with_verb(begun.verb, target)
        if targets.of(target, "tired"):
            answer = self.asked.settle(self.asked.herbs(isle, 0))
            # Without Herbs the click can still mean the tide; the composer reports any other lack.
            return answer if answer.turn or self._keep(self.composer.click(target)) != DRAFTED else DRAFTED
        if targets.of(target, "group"):
            return self._keep(self.composer.click(target))
        if targets.of(target, "space", "book"):
            held = any(one.tile == target.number and one.state == "held" for one in self.seen.temple)
            on_path = targets.Tile(target.number)
            return self._teach(target.number) if held else self._with_verb(self.asked.of_tile(target.number), on_path)
        if target == CANDLE:
            return self._candle()
        if targets.of(target, "apostate"):
            return self.press("expel")
        verb = self.asked.meant(target)
        if verb is not None:
            return self._with_verb(verb, target)
        return Answer(hint="table-pick-first" if island_of(target) else "table-nothing-here")

    def _with_verb(self, verb: str, target: Target) -> Answer:
        """Play a verb at the clicked target."""
        if verb == "book" and targets.of(target, "tile", "space", "book"):
            return self._teach(target.number)
        turns = self.asked.of(verb, target, self.armed)
        if turns is None:
            return Answer(hint="table-nothing-here")
        if verb == "council" and not targets.of(target, "chip"):
            return self._choose(target, turns)
        return self.asked.settle(turns)

    def _act(self, verb: str, thing: Target) -> Answer:
        """Handle a verb chip of a thing: verb and thing at once, at the lowest cost."""
        self.begun = Choosing()
        if verb == "novice":
            return self.click(targets.Token(verb))
        if verb == "meditate":
            return self._candle()
        if verb in VEHICLES:
            tired = verb == "tide" and island_of(thing) != "jetty"
            group = targets.Tired if tired else targets.Group
            return self._keep(Composing(self.asked, wanted=verb).click(group(island_of(thing))))
        return self._with_verb(verb, thing)

    def _press_with(self, move: Composing, verb: str) -> Answer:
        """Handle a verb while novices are in the hand; those of one island can serve it, too."""
        if verb in VEHICLES:
            return self._keep(move.choose(verb))
        if len(move.hand) > 1 or move.legs or move.hand[0].origin == JETTY:
            return Answer(hint="table-draft-first")
        origin, _, novices = move.hand[0]
        self.begun = Choosing(verb, said=True)
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
        """Move a book in two clicks, in either order: the book, and the novice who receives it."""
        asked, half = self.asked, self.asked.half(tile)
        first = Choosing("book", self.verb == "book", ways=asked.ways(BOOK))
        found = replace(first, things=self.begun.things).choose(half) or first.choose(half)
        if found is None:
            return asked.settle(asked.of("book", half, self.armed) or [])
        self.begun = found
        return Answer(found.done)

    def _place(self, isle: int) -> Answer:
        """Handle a click on an island in the preparation round, or at the start of a solo round."""
        asked, step = self.asked, self.seen.step
        if step not in ("shrine", "pairs", "deactivate"):
            return Answer(hint="table-nothing-here")
        if isle >= JETTY:
            return Answer(reason=why_not(self.row, (encode(0, 0),)))
        if step != "pairs":
            return asked.settle([(encode(isle, SETUP if step == "shrine" else SOLO),)])
        found = self.begun.choose(targets.Island(ISLANDS[isle])) if isinstance(self.begun, Choosing) else None
        if found is None:
            wanted = {*map(isle_of, self.begun.things), isle}
            fours = [number for number, isles in enumerate(QUARTETS) if wanted <= set(isles)]
            return asked.settle([(encode(NOWHERE, SETUP, number),) for number in fours])
        self.begun = found
        return Answer(found.done)
