"""What every game offers to the rest of the house (log, table, bots, client).

A game is a module of plain functions; the log, the table and the bots know it only through this face.
A position is one `bytearray` row, a move is a small int, a *turn* is a tuple of moves: one move, or the parts of a
compound one in canonical order closed by a last move. The log stores turns, never moves of half a turn.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from luna.core.options import Options, OptionSpec, SeatLook

Position = bytearray
Move = int
Turn = tuple[int, ...]
Events = list[Any]


class GameError(ValueError):
    """Bad input from outside (file, header, text): the message is one sentence that says what is wrong."""


class Reason(NamedTuple):
    """Why a turn is refused: a value, not an exception.

    `code` names a sentence of the catalogue (`reason-<code>`), `rule` the rule id, `facts` the slots of the sentence.
    """

    code: str
    rule: str
    facts: Mapping[str, str | int]


def reason(code: str, rule: str = "", **facts: str | int) -> Reason:
    """A refusal with its facts."""
    return Reason(code, rule, facts)


class IllegalTurn(GameError):
    """A turn of a game as text that the rules refuse; the words of the reason are in the catalogue of the game."""

    def __init__(self, game: str, where: str, why: Reason) -> None:
        super().__init__(f"{where}: {why.code}")
        self.game, self.where, self.reason = game, where, why


class Draw(NamedTuple):
    """What is left to chance in a position, an explicit chance node: one of `outcomes` is played next, by nobody.

    `key` names the draw (`orange bag 4`): no two draws on the way through one game have the same, and in whatever
    branch a key comes up again, the outcome is the one it had first. `weights` are the odds, whole numbers above 0.
    """

    key: str
    outcomes: tuple[Move, ...]
    weights: tuple[int, ...]


class Game(Protocol):
    """The face. The module `rules` of every game is one of these. Nobody but the game looks into a header."""

    NAME: str
    RULES_REVISION: int

    OPTIONS: tuple[OptionSpec, ...]
    """What people choose beside their seats, in the order of the forms."""
    SEATS: tuple[SeatLook, ...]
    """The seats that people choose from, in the order of the forms."""
    COUNTS: tuple[int, ...]
    """How many seats a game out of the common forms has, ascending."""

    def board_digest(self) -> bytes:
        """Digest of the replaceable board data, 8 bytes; part of every saved game."""

    # ---- the set-up

    def deal(self, options: Options, entropy: bytes) -> Any:
        """All chance of the set-up happens here; its outcome is the header. Same options and entropy, same header."""

    def options_of(self, header: Any) -> Options:
        """What was chosen for that set-up: seats in turn order, without an automaton's; `first` is None."""

    def with_state(self, header: Any, state: Mapping[str, Any]) -> Any:
        """Set-up kind `position`: the same header, but the game starts from a `state`; `GameError` when it cannot."""

    def header_data(self, header: Any) -> dict[str, Any]:
        """The header as plain str/int/list/dict for the journal."""

    def header_from(self, data: Any) -> Any:
        """The header from plain data; `GameError` when it is not one."""

    def start(self, header: Any) -> Position:
        """The first position."""

    def seats(self, header: Any) -> tuple[str, ...]:
        """One word a seat, in turn order (an id of `SEATS`, or `solo` for the automaton)."""

    # ---- playing

    def legal(self, position: Position) -> list[Move]:
        """Sorted, without duplicates, never empty while a decision is due; empty at a chance node and after the end."""

    def play(self, position: Position, move: Move, events: Events | None = None) -> None:
        """Trusted, in place. `events`, when given, receives what happened, in order: a `NamedTuple` each."""

    def why_not(self, position: Position, turn: Sequence[Move]) -> Reason | None:
        """The checked question about a whole turn; None when it is legal. A turn ends where chance begins."""

    def intents(self, position: Position) -> Mapping[Any, Sequence[Turn]]:
        """The legal list inverted, once a position: the turns that each target of the board begins or completes."""

    def chance(self, position: Position) -> Draw | None:
        """What chance decides now, before anybody moves again; None when somebody moves or the game is over."""

    def over(self, position: Position) -> bool:
        """Whether the game is finished."""

    def round_of(self, position: Position) -> int:
        """Round of the game, from 1; 0 in a game without rounds."""

    def to_move(self, position: Position) -> int | None:
        """Seat that decides now, None at a chance node and when the game is over."""

    def scores(self, position: Position) -> tuple[int, ...]:
        """Points of each seat as they are shown now; the result when the game is over."""

    def places(self, position: Position) -> tuple[int, ...]:
        """The place of each seat as it stands now, 1 = the first; the result when the game is over.

        Seats that share one leave the next ones empty (`standings.placed`): who has the first place has won.
        """

    def digest(self, position: Position) -> bytes:
        """8 bytes, equal on every machine and in every process."""

    # ---- text

    def to_text(self, header: Any, turns: Sequence[Turn]) -> str:
        """A game as text (notation). Its first word is the game's name."""

    def from_text(self, text: str) -> tuple[Any, list[Turn]]:
        """Header and checked turns of a game as text; `GameError` names line, column and what was expected."""

    def turn_text(self, position: Position, turn: Sequence[Move]) -> str:
        """The line of a turn (or of its first moves) in the notation."""

    def state(self, position: Position) -> dict[str, Any]:
        """A position between turns as plain values, in the words of the notation: enough to start from."""

    def trace(self, text: str) -> Iterator[dict[str, Any]]:
        """A game as text, position by position: n, command, state, legal; `GameError` at the first bad line."""
