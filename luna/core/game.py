"""What every game offers to the rest of the house (log, table, bots, client).

A game is a module of plain functions; the log, the table and the bots know it only through this face.
A position is one `bytearray` row, a move is a small int, a *turn* is a tuple of moves: one move, or the parts of a
journey or a tide in canonical order closed by the `done` move. The log stores turns, never moves of half a turn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

Position = bytearray
Move = int
Turn = tuple[int, ...]
Events = list[Any]


class GameError(ValueError):
    """Bad input from outside (file, header, text): the message is one sentence that says what is wrong."""


class Reason(NamedTuple):
    """Why a turn is refused: a value, not an exception.

    `code` names a sentence of the catalogue (`reason-<code>`), `rule` the rule id, `facts` the slots of the sentence
    and `text` the same sentence in plain English for the command line.
    """

    code: str
    rule: str
    facts: Mapping[str, str | int]
    text: str


class Draw(NamedTuple):
    """What is left to chance in a position, an explicit chance node: one of `outcomes` is played next, by nobody.

    `key` names the draw (`orange bag 4`): no two draws on the way through one game have the same, and in whatever
    branch a key comes up again, the outcome is the one it had first. `weights` are the odds, whole numbers above 0.
    """

    key: str
    outcomes: tuple[Move, ...]
    weights: tuple[int, ...]


class Game(Protocol):
    """The face. Module `luna.games.luna.rules` is one of these."""

    NAME: str
    RULES_REVISION: int

    def board_digest(self) -> bytes:
        """Digest of the replaceable board data, 8 bytes; part of every saved game."""

    def deal(self, options: Any, entropy: bytes) -> Any:
        """All chance of the set-up happens here; its outcome is the header. Same options and entropy, same header."""

    def header_data(self, header: Any) -> dict[str, Any]:
        """The header as plain str/int/list/dict for the journal."""

    def header_from(self, data: Any) -> Any:
        """The header from plain data; `GameError` when it is not one."""

    def start(self, header: Any) -> Position:
        """The first position."""

    def legal(self, position: Position) -> list[Move]:
        """Sorted, without duplicates, never empty while a decision is due; empty at a chance node and after the end."""

    def play(self, position: Position, move: Move, events: Events | None = None) -> None:
        """Trusted, in place. `events`, when given, receives what happened, in order."""

    def why_not(self, position: Position, turn: Sequence[Move]) -> Reason | None:
        """The checked question about a whole turn; None when it is legal. A turn ends where chance begins."""

    def chance(self, position: Position) -> Draw | None:
        """What chance decides now, before anybody moves again; None when somebody moves or the game is over."""

    def over(self, position: Position) -> bool:
        """Whether the game is finished."""

    def round_of(self, position: Position) -> int:
        """Round of the game, from 1; 0 in a game without rounds."""

    def to_move(self, position: Position) -> int | None:
        """Seat that decides now, None at a chance node and when the game is over."""

    def digest(self, position: Position) -> bytes:
        """8 bytes, equal on every machine and in every process."""

    def seats(self, header: Any) -> tuple[str, ...]:
        """One word a seat, in turn order (an order's colour, or `solo` for the automaton)."""

    def to_text(self, header: Any, turns: Sequence[Turn]) -> str:
        """A game as text (notation)."""

    def from_text(self, text: str) -> tuple[Any, list[Turn]]:
        """Header and checked turns of a game as text; `GameError` names line, column and what was expected."""
