"""A puzzle: a position and a question about it, as a text that can be copied and pasted.

    puzzle stand
    claim value=1 best=2 near=7 turns=9 length=7 positions=2938 level=3
    teaches book
    luna 1
    ...                  the game in its notation, `setup position`, without turns

`claim` and `teaches` are present in proved puzzles; a pasted puzzle is proved when it is opened.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, Final, NamedTuple

from luna.bots.proof import NoProof, Proof, prove
from luna.bots.review import ClearTurn
from luna.core import registry
from luna.core.game import Game, GameError, Position, Turn
from luna.core.teaching import Kind, Value

LEVELS: Final = 5
LIMIT: Final = 60_000
"""Position limit of a proof: about three seconds."""
_LONGEST: Final = 20_000  # maximum characters of a puzzle


class Claim(NamedTuple):
    """The summary of a proof, see `Proof`."""

    value: Value  # with best play; written `13/4` if it is a fraction
    best: int  # number of first turns
    near: int  # number of first turns
    turns: int  # legal first turns
    length: int  # turns of the line
    positions: int
    level: int  # 1 to LEVELS


@dataclass(frozen=True)
class Puzzle:
    """A question about a position."""

    game: str
    kind: str
    header: Any
    claim: Claim | None = None
    teaches: str = ""

    @property
    def rules(self) -> Game:
        """The rules of its game."""
        return registry.load(self.game)

    def position(self) -> Position:
        """The position of the question."""
        return self.rules.start(self.header)

    @property
    def fits(self) -> bool:
        """Whether the question applies to the position and may be small enough for a proof."""
        return self.what.fits(self.position())

    @property
    def what(self) -> Kind:
        """The kind of the question."""
        return registry.questions(self.game)[self.kind]

    def prove(self, limit: int = LIMIT) -> Proof:
        """The proof; `NoProof` if it needs more than `limit` positions, or if a search answers the question."""
        if self.what.searched:
            raise NoProof
        row = self.position()
        return prove(self.rules, row, self.what.ask(row), limit)

    def proved(self, proof: Proof) -> Puzzle:
        """The same puzzle with the summary of its proof."""
        kind = self.what
        level = difficulty(proof, kind.found)
        claim = Claim(proof.value, len(proof.best), proof.near, proof.turns, len(proof.line), proof.positions, level)
        return replace(self, claim=claim, teaches=kind.teaches(proof.own))

    def cleared(self, clear: ClearTurn) -> Puzzle:
        """The same puzzle with the summary of a search. Its level: how late the search considers the best turn."""
        level = min(LEVELS, clear.rank.bit_length())
        return replace(self, claim=Claim(0, 1, 0, clear.turns, 1, 0, level), teaches=self.what.teaches(()))


def difficulty(proof: Proof, found: Callable[[Turn], bool]) -> int:
    """The difficulty, 1 to LEVELS, by the turns that have to be found, tempting first turns and the proof's size."""
    own, length = (sum(map(found, turns)) for turns in (proof.own, proof.line))
    tempting, looked = min(4, proof.near.bit_length()), max(0, proof.positions.bit_length() - 9) // 2
    return max(1, min(LEVELS, (3 * (own - 1) + length + tempting + looked) // 3))


def readable(text: str) -> bool:
    """Whether a text is a puzzle."""
    with suppress(GameError):
        return bool(read(text))
    return False


def read(text: str) -> Puzzle:
    """Parse a puzzle; `GameError` with one sentence if the text is invalid."""
    if len(text) > _LONGEST:
        raise GameError("The text is too long for a puzzle.")
    lines = text.removeprefix("\ufeff").strip().split("\n")
    facts: dict[str, str] = {}
    while lines and (words := lines[0].split()) and words[0] in ("puzzle", "claim", "teaches"):
        facts[words[0]] = " ".join(words[1:])
        lines.pop(0)
    if "puzzle" not in facts:
        raise GameError("A puzzle begins with the word puzzle and its kind.")
    body = "\n".join(lines) + "\n"
    name = registry.game_of_text(body)
    kinds = registry.questions(name)
    if facts["puzzle"] not in kinds:
        raise GameError(f"There is no puzzle {facts['puzzle']!r}, only {', '.join(kinds) or 'none of this game'}.")
    header = placed(registry.load(name), body, "puzzle")
    return Puzzle(name, facts["puzzle"], header, _claim(facts.get("claim", "")), facts.get("teaches", ""))


def placed(game: Game, body: str, what: str) -> Any:
    """The header of a position in the notation of a game; `GameError` if it has turns or no seat is to move."""
    header, turns = game.from_text(body)
    if turns:
        raise GameError(f"A {what} is a position: please leave out the turns.")
    if game.to_move(game.start(header)) is None:
        raise GameError("Nobody is to move in this position.")
    return header


def _claim(words: str) -> Claim | None:
    if not words:
        return None
    try:
        facts = dict(word.partition("=")[::2] for word in words.split())
        value = Fraction(facts.pop("value", ""))
        return Claim(int(value) if value.denominator == 1 else value, **{name: int(n) for name, n in facts.items()})
    except (TypeError, ValueError, ZeroDivisionError) as error:
        raise GameError(f"The claim of a puzzle has a number for each of {', '.join(Claim._fields)}.") from error


def write(puzzle: Puzzle) -> str:
    """Format a puzzle for `read`."""
    lines = [f"puzzle {puzzle.kind}"]
    if puzzle.claim is not None:
        lines.append("claim " + " ".join(f"{name}={number}" for name, number in puzzle.claim._asdict().items()))
    if puzzle.teaches:
        lines.append(f"teaches {puzzle.teaches}")
    return "\n".join(lines) + "\n" + puzzle.rules.to_text(puzzle.header, [])
