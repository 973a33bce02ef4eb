"""The clicks of a player for a turn, and random turns for them: shared by the tests of the table."""

import random

from luna.core.game import Turn
from luna.games.luna.board import targets
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
from luna.games.luna.rules.views import view

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
    """The fewest clicks of a player for a turn."""
    move = turn[0]
    kind, place, argument = kind_of(move), place_of(move), argument_of(move)
    island = ISLANDS[place] if place < 7 else "jetty"
    seen = view(row)
    assert seen.turn is not None
    me = seen.seats[seen.turn]
    arm = [targets.Token("novice")]
    if kind in (JOURNEY, TIDE):
        return _travel(row, turn)
    if kind == SETUP:
        if place < 7:
            return [targets.Island(island)]
        return [targets.Island(ISLANDS[isle]) for isle in QUARTETS[argument]]
    if kind == SAIL:
        origin, _, to, count = part_of(move)
        harbour = "jetty" if origin == JETTY else ISLANDS[origin]
        return [targets.Sail(harbour, count), targets.Island(ISLANDS[to])]
    if kind == BOOK:
        source, target = book_tiles(move)
        return [targets.Book(source), targets.Space(target)]
    if kind == HERBS:
        most = min(2, me.inactive[place])
        if argument == most:
            return [targets.Tired(island)]
        # On the Apostate's island its numbers are shown until the verb is chosen.
        verb = [targets.Verb("herbs")] if island == seen.apostate else []
        return [*verb, targets.Herbs(island, argument)]
    if kind == MEDITATE:
        return [targets.CANDLE] * (2 if seen.candles == 1 else 1)
    token = move & WITH_NOVICE
    if kind == CONSECRATE:
        return [targets.Tile(argument >> 2)]
    if kind == COUNCIL:
        count = (argument >> 1) + token
        if place == NOWHERE:
            return [*arm, targets.Council(me.council_seat + 1)]
        goal: Target = targets.Chip(island, count)
    elif kind == EXPEL:
        goal = targets.Steps((argument >> 1) + token)
    elif kind == APPOINT:
        goal = targets.Tile(argument >> 2)
    else:
        goals: dict[int, Target] = {
            FAVOUR: targets.Stack(island),
            RECRUIT: targets.Recruit(island),
            BUILD: targets.Builder(seen.builder),
        }
        goal = goals[kind]
    if token and why_not(row, (move & ~WITH_NOVICE,)) is None:
        return [*arm, goal]
    if token and kind in (COUNCIL, EXPEL):
        # The form without the token needs one more novice.
        plain = (move & ~WITH_NOVICE) + 2
        if why_not(row, (plain,)) is None or kind_of(plain) != kind:
            return [*arm, goal]
    return [goal]


def _travel(row: bytearray, turn: Turn) -> list[Target]:
    clicks: list[Target] = [targets.Verb("tide" if kind_of(turn[0]) == TIDE else "journey")]
    for move in turn[:-1]:
        origin, tired, to, count = part_of(move)
        island = "jetty" if origin == JETTY else ISLANDS[origin]
        clicks += [targets.Herbs(island, count) if tired else targets.Chip(island, count), targets.Island(ISLANDS[to])]
    return [*clicks, targets.SAIL_NOW]


def random_turn(row: bytearray, chance: random.Random) -> Turn:
    """Any legal turn, kinds evenly, meditation rarely."""
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
    """Some clickable things of every kind."""
    seen = view(row)
    out: list[Target] = [targets.CANDLE, targets.SAIL_NOW, targets.Apostate("tide")]
    out += [targets.Group("jetty"), targets.Builder(seen.builder)]
    for island in seen.ring:
        for at in (targets.Stack, targets.Recruit, targets.Group, targets.Tired, targets.Island):
            out.append(at(island))
        for counted in (targets.Chip, targets.Herbs, targets.Sail):
            out += [counted(island, 1), counted(island, 2)]
    out += [targets.Space(field.tile) for field in seen.temple]
    out += [targets.Tile(spot.tile) for spot in seen.path]
    out += [targets.Council(n) for n in range(11)] + [targets.Steps(n) for n in (1, 2, 3)]
    verbs = "favour recruit shrine herbs journey tide sail appoint consecrate book council expel meditate"
    out += [targets.Verb(verb) for verb in verbs.split()]
    out += [targets.Token(name) for name in ISLANDS] + [targets.Vehicle(v) for v in ("tide", "sail")]
    return out
