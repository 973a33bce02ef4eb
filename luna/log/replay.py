"""Replay: the contents of a journal, of a compact form or of a text become a game, or a reason why not."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from luna.core import registry
from luna.core.game import Draw, Game, GameError, IllegalTurn, Move, Position, Turn
from luna.log import savefile
from luna.log.bodies import After, draw_body, turn_body
from luna.log.consent import Consent
from luna.log.fold import Fold, NoEffect, Trouble, after, stamp_for
from luna.log.journal import end_notices
from luna.log.notices import Notice, fault, notice, refusal, refused
from luna.log.records import AUTOMATON, DRAW, HUMAN, TURN, LogHeader, Record, Seat, wall_clock
from luna.log.savefile import parse, read_bytes

_LONGEST: Final = 1 << 20  # bytes of notation: a hundred times a long game


class Replayed(NamedTuple):
    """A folded log. With trouble, the fold ends before the first record that cannot be followed."""

    fold: Fold
    trouble: Trouble | None


class Loaded(NamedTuple):
    """A game from a file."""

    header: LogHeader
    dealt: Any  # the game's own header
    turns: list[Turn]  # only the effective ones
    after: After  # of the last position
    notices: tuple[Notice, ...]  # about the file


def known_game(header: LogHeader, name: str) -> Game:
    """The rules of a game by name. `Refused` when this program lacks them; `name` is the file name for messages."""
    try:
        return registry.load(header.game)
    except GameError as error:
        raise refused("save-no-game", file=name, game=header.game) from error


def game_of(path: Path) -> Game:
    """The rules of a journal's or compact form's game. `Refused` when it is neither, or of an unknown game."""
    data, name = read_bytes(path), path.name
    found = savefile.from_compact(data, name) if data.startswith(savefile.COMPACT_MAGIC) else parse(data, name)
    return known_game(found.header, name)


def check_header(game: Game, header: LogHeader, name: str) -> Any:
    """The game's own header. `Refused` when game, rules or board differ from those of the file `name`."""
    if header.game != game.NAME:
        raise refused("save-other-game", file=name, game=header.game, expected=game.NAME)
    if header.rules != game.RULES_REVISION:
        newer = header.rules > game.RULES_REVISION
        raise refused("save-newer-rules" if newer else "save-older-rules", file=name, revision=header.rules)
    if header.board != game.board_digest():
        raise refused("save-other-board", file=name)
    try:
        dealt = game.header_from(dict(header.setup))
        orders = game.seats(dealt)
    except GameError as error:
        raise refused("save-malformed", file=name, fault=fault(error)) from error
    if tuple(seat.order for seat in header.seats) != orders:
        raise refused("save-malformed", file=name, fault="the seats differ from those of the set-up")
    return dealt


def replay(
    game: Game,
    dealt: Any,
    records: Sequence[Record],
    consent: Consent | None = None,
    stamps: Mapping[str, bytes] | None = None,
) -> Replayed:
    """Fold the records. The rules check every turn, digests every position; see `Fold`."""
    fold = Fold(game, dealt, consent, stamps)
    for record in records:
        if fold.ends(trouble := fold.apply(record)):
            return Replayed(fold, trouble)
    return Replayed(fold, None)


def folded(contents: savefile.Contents, name: str) -> Fold:
    """The fold of a journal, of the file `name`. `Refused` when this program cannot follow it."""
    header = contents.header
    game, consent = known_game(header, name), Consent.of(header.seats, header.options)
    return replay(game, check_header(game, header, name), contents.records, consent).fold


def load(game: Game, path: Path) -> Loaded:
    """The game in a journal or compact form, read-only. `Refused` when there is none."""
    data = read_bytes(path)
    if data.startswith(savefile.COMPACT_MAGIC):
        return load_compact(game, data, path.name)
    contents = parse(data, path.name)
    dealt = check_header(game, contents.header, path.name)
    consent = Consent.of(contents.header.seats, contents.header.options)
    fold, trouble = replay(game, dealt, contents.records, consent)
    notices = end_notices(path, contents)
    if trouble:
        notices = (*notices, trouble_notice(trouble, path.name))
    for seq, here, others in fold.checks.findings():
        elsewhere = ", ".join(digest.hex() for digest in others)
        notices = (*notices, notice("save-contested", file=path.name, record=seq, here=here.hex(), others=elsewhere))
    return Loaded(contents.header, dealt, [node.turn for node in fold.node.path()], fold.node.after, notices)


def load_compact(game: Game, data: bytes, name: str) -> Loaded:
    """The game in a compact form; `name` is the file name for messages."""
    header, turns, digest = savefile.from_compact(data, name)
    dealt = check_header(game, header, name)
    try:
        fold = replay(game, dealt, records_of(game, dealt, turns)).fold
    except GameError as error:
        raise refused("save-malformed", file=name, fault=fault(error)) from error
    if fold.node.after.digest != digest:
        raise refused("save-malformed", file=name, fault="its end differs from its digest")
    return Loaded(header, dealt, turns, fold.node.after, ())


def trouble_notice(trouble: Trouble, name: str) -> Notice:
    """The notice about a log that is followed in part only."""
    differs = trouble.wrong is NoEffect.DIFFERS
    return notice("save-differs" if differs else "save-illegal", file=name, record=trouble.seq)


def records_of(game: Game, dealt: Any, turns: Sequence[Turn]) -> list[Record]:
    """The records of a game that is a list of turns, without times. `GameError` names the first wrong turn.

    Turns include their draws; the records get stamps with those outcomes.
    """
    fold = Fold(game, dealt)
    records: list[Record] = []
    for number, turn in enumerate(turns, start=1):
        position = bytearray(fold.node.position)
        seat = game.to_move(position)
        own, draws = _parted(game, position, turn)
        reason = game.why_not(bytearray(fold.node.position), own)
        if seat is None or reason is not None:
            raise IllegalTurn(game.NAME, f"turn {number}", reason or refusal("table-over"))
        if draws:
            records.append(Record(number, 0, seat, DRAW, draw_body(own) + stamp_for(draws)))
        else:
            records.append(Record(number, 0, seat, TURN, turn_body(turn, after(game, position))))
        if fold.apply(records[-1]) is not None:
            raise GameError(f"turn {number}: the outcome of chance is missing")
    return records


def _parted(game: Game, position: Position, turn: Turn) -> tuple[Turn, list[tuple[Draw, Move]]]:
    """Split a turn at its first draw. An impossible turn is not split: the rules give the reason."""
    own: list[Move] = []
    draws: list[tuple[Draw, Move]] = []
    for move in turn:
        draw = game.chance(position)
        if draw is not None:
            draws.append((draw, move))
        else:
            own.append(move)
        if move not in (draw.outcomes if draw is not None else game.legal(position)) or (draws and draw is None):
            return turn, []
        game.play(position, move)
    return tuple(own), draws


def read_game(data: bytes, name: str, known: str = "") -> tuple[LogHeader, list[Record]]:
    """Read the game in a file's bytes, of the game `known` or that of its first word. `GameError` in one sentence."""
    if data.startswith(savefile.COMPACT_MAGIC):
        game = known_game(savefile.from_compact(data, name).header, name)
        loaded = load_compact(game, data, name)
        return loaded.header, records_of(game, loaded.dealt, loaded.turns)
    if data.startswith(savefile.MAGIC):
        raise GameError(f"{name} is a saved game already.")
    if len(data) > _LONGEST:
        raise refused("save-too-long", file=name)
    try:
        text = data.decode("utf-8-sig")
        game = registry.load(known or registry.game_of_text(text))
        dealt, turns = game.from_text(text)
        people = game.options_of(dealt).seats  # by their orders: notation has no names
        seats = (Seat(order, "", HUMAN if order in people else AUTOMATON) for order in game.seats(dealt))
        return first_record(game, dealt, seats, {}), records_of(game, dealt, turns)
    except UnicodeDecodeError as error:
        raise GameError(f"{name}: line 1: notation: the file is not UTF-8 text") from error
    except GameError as error:
        raise GameError(f"{name}: {fault(error)}") from error


def first_record(game: Game, dealt: Any, seats: Iterable[Seat], options: Mapping[str, Any]) -> LogHeader:
    """Record 0 of a game that begins now; the options are for a rematch."""
    setup, board = game.header_data(dealt), game.board_digest()
    return LogHeader(game.NAME, game.RULES_REVISION, board, tuple(seats), dict(options), setup, wall_clock())
