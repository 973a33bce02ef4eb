"""The triggers of Luna's coach, by priority. Each gives advice; what is legal is decided by the rules."""

from __future__ import annotations

from typing import Final

from luna.core.coaching import Advice, Trigger
from luna.games.luna.coach import event_triggers, temple_triggers
from luna.games.luna.coach.moment import EARLY, Now, place
from luna.games.luna.rules import moves
from luna.games.luna.rules.board import ISLANDS, SEAT_IP

_LATE: Final = 2
"""Candles left when the next round starts to matter."""
_LAST: Final = 6
_FEW: Final = 2
"""Tokens at the start of the game."""
_MANY: Final = 3


# ---- the end of the round


def _forecast(now: Now) -> Advice | None:
    """Explain the forecast before the last candle of the first round."""
    if now.seen.round == 1 and now.tempo == 1:
        return Advice("forecast", {}, ("rail forecast",), "forecast")
    return None


def _last_candle(now: Now) -> Advice | None:
    """Ending the round now gains at least as much as any other seat would."""
    if now.tempo != 1:
        return None
    gains = {one.seat: one.ip_after - now.seen.seats[one.seat].ip for one in now.ends.seats}
    mine = gains.pop(now.me.seat)
    if mine >= max(gains.values()):
        return Advice("last-candle", {"points": mine + 1}, ("candles",))
    return None


def _end_near(now: Now) -> Advice | None:
    """One candle is left: any seat may end the round."""
    return Advice("end-near", {}, ("candles",)) if now.tempo == 1 else None


def _apostate(now: Now) -> Advice | None:
    """The Apostate would cost two points or more, and the round ends soon."""
    island, cost = now.seen.apostate, now.ends.seats[now.me.seat].apostate
    if cost < 2 or now.tempo > _LATE:
        return None
    return Advice("apostate", {"island": place(island), "points": cost}, ("figure apostate",))


def _expel(now: Now) -> Advice | None:
    """The Apostate would cost more than three points, and one novice can drive him on."""
    island, cost = now.seen.apostate, now.ends.seats[now.me.seat].apostate
    if cost > _MANY and now.plain(moves.EXPEL):
        return Advice("expel", {"island": place(island), "points": cost}, ("figure apostate",))
    return None


# ---- the Priestess


def _tie(now: Now) -> Advice | None:
    """One Council step by a novice from another island would win a lost tie."""
    me, count, step = now.me, now.ends.seats[now.me.seat].priestess_count, now.me.council_seat + 1
    elsewhere = [island for island in now.islands(moves.COUNCIL) if island != now.seen.priestess]
    ahead = [
        other
        for other in now.others
        if other.council_rank < me.council_rank and now.ends.seats[other.seat].priestess_count == count
    ]
    if not count or not elsewhere or not ahead or step >= 10:  # on the last seat a new disc goes underneath
        return None
    if any(other.council_seat > step for other in ahead):
        return None
    return Advice("tie", {}, (f"council {step}",))


def _sail_in(now: Now) -> Advice | None:
    """One or two novices sailing to the Priestess would win the first prize."""
    if "sail" not in now.me.favours:
        return None
    here, counts = now.seen.priestess, {one.seat: one.priestess_count for one in now.ends.seats}
    mine, most = counts.pop(now.me.seat), max(counts.values(), default=0)
    isle = ISLANDS.index(here)
    sails = [turn[0] for goal, turns in now.goals.items() if goal.kind == moves.SAIL for turn in turns]
    if mine <= most and any(moves.part_of(move)[2] == isle and mine + moves.part_of(move)[3] > most for move in sails):
        return Advice("sail-in", {"island": place(here), "points": now.seen.prizes[0]}, (f"island {here}", "verb sail"))
    return None


def _nobody_serves(now: Now) -> Advice | None:
    """No seat has devotion: the prize is open."""
    if any(one.priestess_count for one in now.ends.seats):
        return None
    here = now.seen.priestess
    return Advice("nobody-serves", {"island": place(here), "points": now.seen.prizes[0]}, ("figure priestess",))


def _stay(now: Now) -> Advice | None:
    """The novices that hold the first prize have to stay active."""
    here, prize = now.seen.priestess, now.ends.seats[now.me.seat].priestess
    if prize == now.seen.prizes[0] and now.active(here) and now.tempo <= _LATE:
        return Advice("stay", {"island": place(here), "points": prize}, (f"island {here}",))
    return None


def _tide(now: Now) -> Advice | None:
    """Late in a round: inactive novices can go to the next island of the Priestess by Tide."""
    there = now.ends.priestess
    if there is None or now.tempo > _LATE or not any(goal.kind == moves.TIDE for goal in now.goals):
        return None
    if not any(count for isle, count in enumerate(now.me.inactive) if ISLANDS[isle] != there):
        return None
    return Advice("tide", {"island": place(there)}, (f"island {there}", "verb tide"))


def _journey(now: Now) -> Advice | None:
    """Late in a round: active novices can row to the next island of the Priestess."""
    there = now.ends.priestess
    if there is None or now.tempo > _LATE or not any(goal.kind == moves.JOURNEY for goal in now.goals):
        return None
    if not any(now.active(island) for island in ISLANDS if island not in (there, now.seen.priestess)):
        return None
    return Advice("journey", {"island": place(there)}, (f"island {there}", "verb journey"))


# ---- favours and novices


def _herbs(now: Now) -> Advice | None:
    """Herbs can wake two novices of an island."""
    for isle, island in enumerate(ISLANDS):
        if now.me.inactive[isle] >= 2 and any(goal.kind == moves.HERBS and goal.isle == isle for goal in now.goals):
            return Advice("herbs", {"island": place(island)}, (f"tired {island}", "verb herbs"))
    return None


def _novice_token(now: Now) -> Advice | None:
    """The Novice token can replace a missing second novice."""
    for goal, turns in now.goals.items():
        spends = all(moves.argument_of(turn[0]) & moves.WITH_NOVICE for turn in turns)
        if goal.kind in (moves.FAVOUR, moves.RECRUIT) and spends and now.me.active[goal.isle] == 1:
            return Advice("novice-token", {"island": place(ISLANDS[goal.isle])}, ("token novice",))
    return None


def _recruit(now: Now) -> Advice | None:
    """Recruiting is possible in an early round."""
    islands = [island for island in now.islands(moves.RECRUIT) if island != now.seen.priestess]
    if not islands or now.seen.round > EARLY:
        return None
    best = max(islands, key=now.active)
    return Advice("recruit", {"island": place(best), "count": now.me.supply}, (f"island {best}", "verb recruit"))


def _favour(now: Now) -> Advice | None:
    """The seat has few tokens in an early round."""
    islands = [island for island in now.islands(moves.FAVOUR) if island != now.seen.priestess]
    if not islands or now.seen.round > EARLY or len(now.me.favours) > _FEW:
        return None
    best = max(islands, key=lambda island: now.me.shrines[ISLANDS.index(island)])
    return Advice("favour", {"island": place(best)}, (f"stack {best}",))


def _keep(now: Now) -> Advice | None:
    """In the last round an unused favour scores a point."""
    isles = now.islands(moves.FAVOUR)
    return (
        Advice("keep", {"island": place(isles[0])}, (f"stack {isles[0]}",))
        if now.seen.round == _LAST and isles
        else None
    )


def _council(now: Now) -> Advice | None:
    """Late in the game several active novices can advance in the Council."""
    best = max(now.islands(moves.COUNCIL), key=now.active, default="")
    if now.seen.round < _LAST - 2 or not best or now.active(best) < 2:
        return None
    steps = min(now.active(best), 10 - now.me.council_seat)
    points = SEAT_IP[now.me.council_seat + steps] - SEAT_IP[now.me.council_seat]
    return Advice("council", {"island": place(best), "points": points}, (f"council {now.me.council_seat + steps}",))


def _idle(now: Now) -> Advice | None:
    """No own novice is active: turning a candle costs nothing."""
    if now.tempo > 1 and now.seen.candles_most and not any(now.me.active):
        return Advice("idle", {}, ("candles", "verb meditate"))
    return None


TRIGGERS: Final = (
    Trigger("welcome", event_triggers.welcome),
    Trigger("forecast", _forecast),
    Trigger("evicted", event_triggers.evicted, 2, 8),
    Trigger("last-round", event_triggers.last_round),
    Trigger("apostate-came", event_triggers.apostate_came, 2, 8),
    Trigger("book-lost", event_triggers.book_lost),
    Trigger("new-round", event_triggers.new_round),
    Trigger("build", temple_triggers.build, 2, 10),
    Trigger("evict", temple_triggers.evict, 2, 10),
    Trigger("consecrate", temple_triggers.consecrate, 3, 8),
    Trigger("shrine-token", temple_triggers.shrine_token),
    Trigger("book-now", temple_triggers.book_now, 2, 10),
    Trigger("last-candle", _last_candle, 2, 12),
    Trigger("expel", _expel),
    Trigger("apostate", _apostate, 2, 12),
    Trigger("home", temple_triggers.home, 2, 12),
    Trigger("stranded", temple_triggers.stranded),
    Trigger("sail-in", _sail_in, 2, 12),
    Trigger("tie", _tie, 2, 12),
    Trigger("nobody-serves", _nobody_serves),
    Trigger("book-bonus", temple_triggers.book_bonus),
    Trigger("threatened", temple_triggers.threatened),
    Trigger("bribery", temple_triggers.bribery),
    Trigger("appoint", temple_triggers.appoint, 2, 8),
    Trigger("tide", _tide),
    Trigger("stay", _stay),
    Trigger("end-near", _end_near),
    Trigger("discount", temple_triggers.discount),
    Trigger("journey", _journey),
    Trigger("herbs", _herbs),
    Trigger("novice-token", _novice_token),
    Trigger("recruit", _recruit, 2, 10),
    Trigger("favour", _favour),
    Trigger("keep", _keep),
    Trigger("council", _council),
    Trigger("idle", _idle),
)
