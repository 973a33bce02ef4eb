"""Triggers of Luna's coach about the temple, the jetty and the shrines."""

from __future__ import annotations

from luna.core.coaching import Advice, Word
from luna.games.luna.coach.moment import EARLY, Now, place
from luna.games.luna.rules import moves
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.threats import evictions

# ---- the temple


def evict(now: Now) -> Advice | None:
    """Consecrating an own tile would evict a novice."""
    found = [(len(evictions(now.row, now.me.seat, goal.tile)), goal.tile) for goal in now.plain(moves.CONSECRATE)]
    count, tile = max(found, default=(0, 0))
    if not count:
        return None
    return Advice("evict", {"tile": tile, "count": count, "points": now.seen.guard + count}, (f"tile {tile}",))


def consecrate(now: Now) -> Advice | None:
    """An own tile can be consecrated, for more points now than in the next round."""
    tiles, after = [goal.tile for goal in now.plain(moves.CONSECRATE)], now.ends.guard
    if not tiles or (after is not None and after >= now.seen.guard):
        return None
    facts = {"tile": max(tiles), "points": now.seen.guard, "next": after or 0}
    return Advice("consecrate", facts, (f"tile {max(tiles)}", "guard"))


def book_now(now: Now) -> Advice | None:
    """An own novice can be evicted at the next turn, and a book can protect it."""
    for stand in now.stands:
        near = any(threat.reach == "next" for threat in stand.threats)
        if near and any(goal.kind == moves.BOOK and goal.tile == stand.tile for goal in now.goals):
            return Advice("book-now", {"tile": stand.tile}, (f"tile {stand.tile}", "verb book"))
    return None


def threatened(now: Now) -> Advice | None:
    """An own novice can be evicted at the next turn, and the seat has no Book token."""
    for stand in now.stands:
        threat = next((threat for threat in stand.threats if threat.reach == "next"), None)
        if threat is not None and "book" not in now.me.favours:
            facts = {"tile": stand.tile, "by": threat.tile}
            return Advice("threatened", facts, (f"tile {stand.tile}", f"tile {threat.tile}"))
    return None


def book_bonus(now: Now) -> Advice | None:
    """The bonus for the first book of the round is open."""
    goals = [goal for goal in now.goals if goal.kind == moves.BOOK]
    return Advice("book-bonus", {}, (f"tile {goals[0].tile}",)) if now.seen.book_bonus_open and goals else None


def bribery(now: Now) -> Advice | None:
    """The Bribery token reaches a tile behind the Guard."""
    tiles = [
        goal.tile
        for goal, turns in now.goals.items()
        if goal.kind in (moves.APPOINT, moves.CONSECRATE)
        and all(moves.argument_of(turn[0]) & moves.WITH_BRIBERY for turn in turns)
    ]
    return Advice("bribery", {"tile": max(tiles)}, (f"tile {max(tiles)}", "token bribery")) if tiles else None


def appoint(now: Now) -> Advice | None:
    """An early claim while no own novice is on the path: the highest tile, which few tiles can evict."""
    tiles = [goal.tile for goal in now.plain(moves.APPOINT)]
    if not tiles or now.seen.round > EARLY or now.me.on_path:
        return None
    return Advice("appoint", {"tile": max(tiles)}, (f"tile {max(tiles)}",))


# ---- the jetty


def home(now: Now) -> Advice | None:
    """A novice on the jetty can be fetched."""
    for kind, favour in ((moves.SAIL, "sail"), (moves.TIDE, "tide")):
        if any(goal.kind == kind and goal.isle == moves.JETTY for goal in now.goals):
            return Advice(
                "home", {"favour": Word(f"favour-{favour}"), "count": now.me.jetty}, ("jetty", f"verb {favour}")
            )
    return None


def stranded(now: Now) -> Advice | None:
    """A novice waits on the jetty, and the seat has neither Sailboat nor Tide."""
    if now.me.jetty and not {"sail", "tide"} & set(now.me.favours):
        return Advice("stranded", {}, ("jetty", "stack sail"))
    return None


# ---- shrines


def build(now: Now) -> Advice | None:
    if not now.plain(moves.BUILD):
        return None
    return Advice("build", {"island": place(now.seen.builder)}, ("figure builder", "verb shrine"))


def shrine_token(now: Now) -> Advice | None:
    """Two novices stand at the Builder, and the Shrine token can be taken first."""
    builder = now.seen.builder
    enough = now.active(builder) >= (4 if builder == "shrine" else 2)
    has = now.me.shrines[ISLANDS.index(builder)] or not now.me.shrines_left
    if enough and not has and "shrine" in now.islands(moves.FAVOUR):
        return Advice("shrine-token", {"island": place("shrine")}, ("stack shrine",))
    return None


def discount(now: Now) -> Advice | None:
    """An own shrine makes a favour possible for a single novice."""
    for island in now.islands(moves.FAVOUR):
        if now.me.shrines[ISLANDS.index(island)] and now.active(island) == 1:
            return Advice("discount", {"island": place(island)}, (f"stack {island}",))
    return None
