"""Which clicks a player makes for a turn, and random turns to make them for: shared by the tests of the table."""

from __future__ import annotations

import random

from luna.core.game import Turn
from luna.games.luna.board.targets import Target
from luna.games.luna.rules import legal, play, why_not
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.moves import (
    APPOINT,
    BOOK,
    BUILD,
    CLOSE,
    CONSECRATE,
    COUNCIL,
    EXPEL,
    FAVOUR,
    HERBS,
    JETTY,
    JOURNEY,
    MEDITATE,
    NOWHERE,
    QUARTETS,
    RECRUIT,
    SAIL,
    SETUP,
    TIDE,
    WITH_NOVICE,
    argument_of,
    book_tiles,
    kind_of,
    part_of,
    place_of,
)
from luna.games.luna.rules.notation import action_text
from luna.games.luna.rules.picture import view

KINDS = {
    *("favour", "recruit", "build", "herbs", "council", "expel", "appoint", "consecrate", "book", "meditate"),
    *("sail", "journey", "tide", "setup-shrine", "setup-pairs"),
}
"""Every kind of turn, as `kind_name` calls it."""


def kind_name(turn: Turn) -> str:
    """The word of the notation."""
    word = action_text(turn).split()[0]
    return f"setup-{word}" if word in ("shrine", "pairs") else word


def clicks_for(row: bytearray, turn: Turn) -> list[Target]:
    """The clicks that a player makes for a turn, as few as can be."""
    move = turn[0]
    kind, place, argument = kind_of(move), place_of(move), argument_of(move)
    island = ISLANDS[place] if place < 7 else "jetty"
    seen = view(row)
    assert seen.turn is not None
    me = seen.seats[seen.turn]
    arm = [Target("token", name="novice")]
    if kind in (JOURNEY, TIDE):
        return _travel(row, turn)
    if kind == SETUP:
        if place < 7:
            return [Target("island", island)]
        return [Target("island", ISLANDS[isle]) for isle in QUARTETS[argument]]
    if kind == SAIL:
        origin, _, to, count = part_of(move)
        harbour = "jetty" if origin == JETTY else ISLANDS[origin]
        return [Target("sail", harbour, number=count), Target("island", ISLANDS[to])]
    if kind == BOOK:
        source, target = book_tiles(move)
        return [Target("book", tile=source), Target("field", tile=target)]
    if kind == HERBS:
        most = min(2, me.inactive[place])
        if argument == most:
            return [Target("tired", island)]
        # On the Apostate's island his own numbers stand there until the verb is chosen.
        verb = [Target("verb", name="herbs")] if island == seen.apostate else []
        return [*verb, Target("herbs", island, number=argument)]
    if kind == MEDITATE:
        return [Target("candle")] * (2 if seen.candles == 1 else 1)
    token = move & WITH_NOVICE
    if kind == CONSECRATE:
        return [Target("tile", tile=argument >> 2)]
    if kind == COUNCIL:
        count = (argument >> 1) + token
        if place == NOWHERE:
            return [*arm, Target("seat", number=me.council_seat + 1)]
        goal = Target("chip", island, number=count)
    elif kind == EXPEL:
        goal = Target("apostate", number=(argument >> 1) + token)
    elif kind == APPOINT:
        goal = Target("tile", tile=argument >> 2)
    else:
        goal = {
            FAVOUR: Target("stack", island),
            RECRUIT: Target("recruit", island),
            BUILD: Target("build", seen.builder),
        }[kind]
    if token and why_not(row, (move & ~WITH_NOVICE,)) is None:
        return [*arm, goal]
    if token and kind in (COUNCIL, EXPEL):
        # The form without the token needs one novice more.
        plain = (move & ~WITH_NOVICE) + 2
        if why_not(row, (plain,)) is None or kind_of(plain) != kind:
            return [*arm, goal]
    return [goal]


def _travel(row: bytearray, turn: Turn) -> list[Target]:
    clicks: list[Target] = [Target("verb", name="tide" if kind_of(turn[0]) == TIDE else "journey")]
    for move in turn[:-1]:
        origin, tired, to, count = part_of(move)
        island = "jetty" if origin == JETTY else ISLANDS[origin]
        clicks += [Target("herbs" if tired else "chip", island, number=count), Target("island", ISLANDS[to])]
    return [*clicks, Target("commit")]


def random_turn(row: bytearray, chance: random.Random) -> Turn:
    """Any legal turn, kinds evenly, meditation seldom."""
    moves = legal(row)
    kinds = sorted({kind_of(move) for move in moves} - {MEDITATE}) or [MEDITATE]
    if chance.random() < 0.05 and any(kind_of(move) == MEDITATE for move in moves):
        kinds = [MEDITATE]
    kind = chance.choice(kinds)
    move = chance.choice([move for move in moves if kind_of(move) == kind])
    if kind not in (JOURNEY, TIDE):
        return (move,)
    turn, trial = [move], row[:]
    play(trial, move)
    while True:
        rest = legal(trial)
        move = CLOSE if chance.random() < 0.4 else chance.choice(rest)
        turn.append(move)
        if move == CLOSE:
            return tuple(turn)
        play(trial, move)


def some_targets(row: bytearray) -> list[Target]:
    """A bit of everything that can be clicked."""
    seen = view(row)
    out = [Target("candle"), Target("commit"), Target("apostate")]
    out += [Target("group", "jetty"), Target("build", seen.builder)]
    for island in seen.ring:
        out += [Target(what, island) for what in ("stack", "recruit", "group", "tired", "island")]
        out += [Target(what, island, number=n) for what in ("chip", "herbs", "sail") for n in (1, 2)]
    out += [Target("field", tile=field.tile) for field in seen.temple]
    out += [Target("tile", tile=spot.tile) for spot in seen.path]
    out += [Target("seat", number=n) for n in range(11)] + [Target("apostate", number=n) for n in (1, 2, 3)]
    verbs = "favour recruit shrine herbs journey tide sail appoint consecrate book council expel meditate"
    out += [Target("verb", name=verb) for verb in verbs.split()]
    out += [Target("token", name=name) for name in ISLANDS] + [Target("vehicle", name=v) for v in ("tide", "sail")]
    return out
