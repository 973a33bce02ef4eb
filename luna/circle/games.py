"""The finished games of a circle: the results that their players signed, and which games count.

A game counts when more than half of the people at its table, and at least two, have signed the same result and nothing
contradicts it. Each other game is shown with the reason.
"""

import enum
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from luna.circle import entries
from luna.circle.circle import Circle
from luna.circle.entries import Result
from luna.circle.sheet import Sheet, level_of
from luna.core import registry
from luna.core.game import GameError


class State(enum.Enum):
    """Whether a game counts, or why not."""

    COUNTS = "counts"
    UNSIGNED = "unsigned"  # too few people have signed it
    TWO_LOGS = "two-logs"  # its players signed different results of one game
    FALSE = "false"  # the score sheet contradicts it
    COPY = "copy"  # the same game is there under another name


class SignedResult(NamedTuple):
    """A result with the members that signed it."""

    result: Result
    state: State
    signed: frozenset[bytes]  # keys as they signed
    players: tuple[bytes, ...]  # by seat, with their present keys
    checked: bool = False  # its score sheet is here, and the rules agree

    @property
    def missing(self) -> list[int]:
        """The seats of people who have not signed."""
        return [
            seat
            for seat, player in enumerate(self.result.players)
            if not entries.is_bot(player) and player not in self.signed
        ]


def games(circle: Circle) -> list[SignedResult]:
    """All results, the earliest game first, in the same order on every machine."""
    signed = defaultdict[Result, set[bytes]](set)
    for entry, body in circle.all(Result):
        if entry.author in circle.members:
            signed[body].add(entry.author)
    order = sorted(signed, key=lambda result: (result.created, result.sheet, result.table, result))
    states = _judged(circle, order, signed)
    return [
        SignedResult(
            result,
            states[result],
            frozenset(signed[result]),
            tuple(map(circle.person, result.players)),
            result.sheet in circle.sheets and states[result] is not State.FALSE and _plays(result),
        )
        for result in order
    ]


def _judged(circle: Circle, order: Sequence[Result], signed: dict[Result, set[bytes]]) -> dict[Result, State]:
    states: dict[Result, State] = {}
    said = defaultdict[tuple[bytes, bytes], set[Result]](set)  # of a table or sheet, by a player who signed it
    seated = defaultdict[tuple[bytes, bytes], set[Result]](set)  # of a table or sheet, by a player in it
    for result in order:
        if result.sheet in circle.sheets and not agrees(result, circle.sheets[result.sheet]):
            states[result] = State.FALSE
            continue
        for game in (result.table, result.sheet):
            for player in signed[result]:
                said[_voice(game, player)].add(_core(result))
            for player in result.players:
                seated[_voice(game, player)].add(_core(result))
    counts: set[Result] = set()
    for result in order:
        if result in states:
            continue
        people, by, core = sum(not entries.is_bot(player) for player in result.players), signed[result], _core(result)
        others = [seated[_voice(game, player)] for game in (result.table, result.sheet) for player in by]
        others += [said[_voice(game, player)] for game in (result.table, result.sheet) for player in result.players]
        if any(len(one) > (core in one) for one in others):
            states[result] = State.TWO_LOGS
        elif len(by) < 2 or 2 * len(by) <= people:
            states[result] = State.UNSIGNED
        elif core in counts:
            states[result] = State.COPY
        else:
            states[result] = State.COUNTS
            counts.add(core)
    return states


def _voice(game: bytes, player: bytes) -> tuple[bytes, bytes]:
    """The members that can contradict the result of a game: its players."""
    return game, player


def _core(result: Result) -> Result:
    """The parts in which two results of one game must agree. The table of a copied file may have another name."""
    return result._replace(table=b"")


def agrees(result: Result, sheet: Sheet) -> bool:
    """Whether a score sheet agrees with the result, as far as this program can play it."""
    header = sheet.header
    if (header.game, header.rules, header.board, header.created) != (
        result.game,
        result.rules,
        result.board,
        result.created,
    ):
        return False
    if len(header.seats) != len(result.players):
        return False
    for seat, player in zip(header.seats, result.players, strict=True):
        level = level_of(seat)
        if entries.is_bot(player) != (level is not None) or (level is not None and player != entries.bot(level)):
            return False
    if not _plays(result):
        return True
    outcome = sheet.outcome
    return outcome is not None and (outcome.places, outcome.points) == (result.places, result.points)


def _plays(result: Result) -> bool:
    """Whether this program has that edition of the game."""
    try:
        game = registry.load(result.game)
    except GameError:
        return False
    return (game.RULES_REVISION, game.board_digest()) == (result.rules, result.board)


def counted(
    played: Iterable[SignedResult], game: str = "", since: int = 0, until: int | None = None
) -> list[SignedResult]:
    """The games that count, of one game or of all, begun within these seconds."""
    return [
        one
        for one in played
        if one.state is State.COUNTS
        and game in ("", one.result.game)
        and since <= one.result.created
        and (until is None or one.result.created < until)
    ]


def result_of(sheet: Sheet, table: bytes, players: Sequence[bytes]) -> Result:
    """The result of a finished game, for its players to sign. `GameError` when this program cannot determine it."""
    header, outcome = sheet.header, sheet.outcome
    if outcome is None:
        raise GameError("the game is not over")
    levels = [level_of(seat) for seat in header.seats]
    named = tuple(
        player if level is None else entries.bot(level) for player, level in zip(players, levels, strict=True)
    )
    return Result(
        table,
        sheet.digest,
        header.created,
        header.game,
        header.rules,
        header.board,
        named,
        outcome.places,
        outcome.points,
    )
