"""The interface of a game to the rest of the program (log, table, bots, client).

A game is a module of plain functions. A position is one `bytearray` row and a move is a small int. A *turn* is a tuple
of moves: one move, or the parts of a compound one in canonical order with a closing move. The log stores whole turns.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from luna.core.options import Options, OptionSpec, SeatLook

Position = bytearray
Move = int
Turn = tuple[int, ...]
Events = list[Any]


class GameError(ValueError):
    """Bad input from outside (file, header, text): the message is one sentence that names the fault."""


class Reason(NamedTuple):
    """The reason why a turn is refused: a value, not an exception."""

    code: str  # of the message `reason-<code>` in the catalogue
    rule: str  # rule id
    facts: Mapping[str, str | int]  # slots of the message


def reason(code: str, rule: str = "", **facts: str | int) -> Reason:
    """A refusal with its facts."""
    return Reason(code, rule, facts)


class IllegalTurn(GameError):
    """A turn in notation that the rules refuse; the catalogue of the game has the words of the reason."""

    def __init__(self, game: str, where: str, why: Reason) -> None:
        super().__init__(f"{where}: {why.code}")
        self.game, self.where, self.reason = game, where, why


class Draw(NamedTuple):
    """A chance node: one of the outcomes is played next, by no seat.

    `key` names the draw (`orange bag 4`). No two draws of one game share a key, and a key has the same outcome in every
    branch of the game. `weights` are the odds, whole numbers above 0.
    """

    key: str
    outcomes: tuple[Move, ...]
    weights: tuple[int, ...]


class Game(Protocol):
    """A game. The package `rules` of every game satisfies it. Headers are opaque outside the game."""

    NAME: str
    RULES_REVISION: int

    OPTIONS: tuple[OptionSpec, ...]
    """The options beside the seats, in the order of the forms."""
    SEATS: tuple[SeatLook, ...]
    """The seats to choose from, in the order of the forms."""
    COUNTS: tuple[int, ...]
    """The numbers of seats that the common forms offer, ascending."""

    def board_digest(self) -> bytes:
        """Digest of the replaceable board data, 8 bytes; part of every saved game."""

    # ---- the set-up

    def deal(self, options: Options, entropy: bytes) -> Any:
        """A new header. It holds all chance of the set-up; equal options and entropy give equal headers."""

    def options_of(self, header: Any) -> Options:
        """The options of a set-up: seats in turn order, without an automaton's; `first` is None."""

    def with_state(self, header: Any, state: Mapping[str, Any]) -> Any:
        """The same header for a game that starts from a `state`; `GameError` when it cannot."""

    def header_data(self, header: Any) -> dict[str, Any]:
        """The header as plain str/int/list/dict for the journal."""

    def header_from(self, data: Any) -> Any:
        """The header in plain data; `GameError` when it is not valid."""

    def start(self, header: Any) -> Position:
        """The first position."""

    def seats(self, header: Any) -> tuple[str, ...]:
        """One word a seat, in turn order (an id of `SEATS`, or `solo` for the automaton)."""

    # ---- playing

    def legal(self, position: Position) -> list[Move]:
        """The legal moves, sorted; empty only at a chance node and after the end."""

    def play(self, position: Position, move: Move, events: Events | None = None) -> None:
        """Play a move in place, unchecked. `events`, if given, receives a `NamedTuple` for each thing that happens."""

    def why_not(self, position: Position, turn: Sequence[Move]) -> Reason | None:
        """Why a whole turn is illegal; None when it is legal. A turn ends where chance begins."""

    def intents(self, position: Position) -> Mapping[Any, Sequence[Turn]]:
        """The legal list inverted: by target of the board, the turns that it begins or completes."""

    def chance(self, position: Position) -> Draw | None:
        """The draw that is due; None when a seat moves or the game is over."""

    def over(self, position: Position) -> bool:
        """Whether the game is finished."""

    def round_of(self, position: Position) -> int:
        """Round of the game, from 1; 0 in a game without rounds."""

    def to_move(self, position: Position) -> int | None:
        """The seat that decides now; None at a chance node and when the game is over."""

    def scores(self, position: Position) -> tuple[int, ...]:
        """Points of each seat as shown now; the result when the game is over."""

    def places(self, position: Position) -> tuple[int, ...]:
        """The place of each seat now, 1 = first; the result when the game is over.

        A shared place leaves the following ones empty (`standings.placed`). Every seat in first place wins.
        """

    def digest(self, position: Position) -> bytes:
        """8 bytes, equal on every machine and in every process."""

    # ---- text

    def to_text(self, header: Any, turns: Sequence[Turn]) -> str:
        """A game in notation. Its first word is the game's name."""

    def from_text(self, text: str) -> tuple[Any, list[Turn]]:
        """Header and checked turns of a game in notation; `GameError` names line, column and what was expected."""

    def turn_text(self, position: Position, turn: Sequence[Move]) -> str:
        """The line of a turn (or of its first moves) in notation."""

    def state(self, position: Position) -> dict[str, Any]:
        """A position between turns as plain values, in the words of the notation: enough to start from."""

    def trace(self, text: str) -> Iterator[dict[str, Any]]:
        """A game in notation, position by position: n, command, state, legal; `GameError` at the first bad line."""


def play_all(game: Game, position: Position, moves: Iterable[Move], events: Events | None = None) -> Position:
    """Play moves in place, unchecked. Returns the position."""
    for move in moves:
        game.play(position, move, events)
    return position
