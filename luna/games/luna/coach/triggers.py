"""The triggers of Luna's coach. Each gives advice where its condition holds; the rules decide what is legal."""

from collections.abc import Iterator
from typing import Final

from luna.core.teaching import Advice, Facts, Word, trigger
from luna.games.luna.coach.moment import Now, place
from luna.games.luna.rules import events as ev
from luna.games.luna.rules import moves
from luna.games.luna.rules.board import ISLANDS, SEAT_IP
from luna.games.luna.rules.threats import evictions

_EARLY: Final = 3  # rounds in which collecting and recruiting pays
_LATE: Final = 2  # candles left when the next round starts to matter
_LAST: Final = 6

# ---- events


@trigger()
def welcome(now: Now) -> Iterator[Advice]:
    """The first round."""
    if now.seen.round == 1:
        yield Advice("welcome")


@trigger(2, 8)
def evicted(now: Now) -> Iterator[Advice]:
    """One of the seat's novices was evicted."""
    for event in now.happened(ev.Evicted):
        if event.seat == now.me.seat:
            yield Advice("evicted", {"tile": event.tile}, ("jetty",))


@trigger()
def book_lost(now: Now) -> Iterator[Advice]:
    """Another seat took a book from one of the seat's novices."""
    for event in now.happened(ev.BookMoved):
        if event.owner == now.me.seat != event.seat:
            yield Advice("book-lost", {"tile": event.source}, (f"tile {event.source}",))


@trigger(2, 8)
def apostate_came(now: Now) -> Iterator[Advice]:
    """Another player sent the Apostate to the seat's novices."""
    for event in now.happened(ev.FigureMoved):
        here = event.figure == "apostate" and event.by not in (None, now.me.seat) and event.path[-1]
        if here == now.seen.apostate and (count := now.near(here)):
            yield Advice("apostate-came", {"island": place(here), "points": count + 1}, (f"island {here}",))


@trigger()
def new_round(now: Now) -> Iterator[Advice]:
    """A new round has begun."""
    for _ in now.happened(ev.RoundBegan):
        facts: Facts = {"island": place(now.seen.priestess), "points": now.seen.guard}
        yield Advice("new-round", facts, ("figure priestess", "guard"))


@trigger()
def last_round(now: Now) -> Iterator[Advice]:
    """The last round."""
    if now.seen.round == _LAST:
        yield Advice("last-round", {"count": len(now.me.favours)})


# ---- the end of the round


@trigger()
def forecast(now: Now) -> Iterator[Advice]:
    """Explain the forecast before the last candle of the first round."""
    if now.seen.round == 1 and now.tempo == 1:
        yield Advice("forecast", {}, ("rail forecast",), "forecast")


@trigger(2, 12)
def last_candle(now: Now) -> Iterator[Advice]:
    """Ending the round now gains at least as much as any other seat would."""
    gains = {one.seat: one.ip_after - now.seen.seats[one.seat].ip for one in now.ends.seats}
    mine = gains.pop(now.me.seat)
    if now.tempo == 1 and mine >= max(gains.values()):
        yield Advice("last-candle", {"points": mine + 1}, ("candles",))


@trigger()
def end_near(now: Now) -> Iterator[Advice]:
    """One candle is left: any seat may end the round."""
    if now.tempo == 1:
        yield Advice("end-near", {}, ("candles",))


@trigger(2, 12)
def apostate(now: Now) -> Iterator[Advice]:
    """The Apostate would cost two points or more, and the round ends soon."""
    island, cost = now.seen.apostate, now.mine.apostate
    if cost >= 2 and now.tempo <= _LATE:
        yield Advice("apostate", {"island": place(island), "points": cost}, ("figure apostate",))


@trigger()
def expel(now: Now) -> Iterator[Advice]:
    """The Apostate would cost more than three points, and one novice can expel it."""
    island, cost = now.seen.apostate, now.mine.apostate
    if cost > 3 and now.plain(moves.EXPEL):
        yield Advice("expel", {"island": place(island), "points": cost}, ("figure apostate",))


@trigger()
def idle(now: Now) -> Iterator[Advice]:
    """The seat has no active novice: turning a candle costs nothing."""
    if now.tempo > 1 and now.seen.candles_most and not any(now.me.active):
        yield Advice("idle", {}, ("candles", "verb meditate"))


# ---- the Priestess


@trigger(2, 12)
def tie(now: Now) -> Iterator[Advice]:
    """One Council step by a novice from another island would win a lost tie."""
    count, step = now.mine.priestess_count, now.me.council_seat + 1
    elsewhere = [island for island in now.islands(moves.COUNCIL) if island != now.seen.priestess]
    ahead = [
        other
        for other in now.others
        if other.council_rank < now.me.council_rank and now.ends.seats[other.seat].priestess_count == count
    ]
    reached = all(other.council_seat <= step for other in ahead)
    if count and elsewhere and ahead and reached and step < 10:  # on the last seat a new disc goes underneath
        yield Advice("tie", {}, (f"council {step}",))


@trigger(2, 12)
def sail_in(now: Now) -> Iterator[Advice]:
    """One or two novices sailing to the Priestess would win the first prize."""
    here, mine = now.seen.priestess, now.mine.priestess_count
    most = max((one.priestess_count for one in now.ends.seats if one.seat != now.me.seat), default=0)
    sails = [moves.part_of(turn[0]) for goal in now.of(moves.SAIL) for turn in now.goals[goal]]
    arriving = max((count for _, _, isle, count in sails if ISLANDS[isle] == here), default=0)
    if "sail" in now.me.favours and mine <= most < mine + arriving:
        yield Advice("sail-in", {"island": place(here), "points": now.seen.prizes[0]}, (f"island {here}", "verb sail"))


@trigger()
def nobody_serves(now: Now) -> Iterator[Advice]:
    """No seat has devotion: the prize is open."""
    if not any(one.priestess_count for one in now.ends.seats):
        facts: Facts = {"island": place(now.seen.priestess), "points": now.seen.prizes[0]}
        yield Advice("nobody-serves", facts, ("figure priestess",))


@trigger()
def stay(now: Now) -> Iterator[Advice]:
    """The novices that hold the first prize have to stay active."""
    here, prize = now.seen.priestess, now.mine.priestess
    if prize == now.seen.prizes[0] and now.active(here) and now.tempo <= _LATE:
        yield Advice("stay", {"island": place(here), "points": prize}, (f"island {here}",))


@trigger()
def tide(now: Now) -> Iterator[Advice]:
    """Late in a round: inactive novices can go to the next island of the Priestess by Tide."""
    there = now.ends.priestess
    tired = any(count for isle, count in enumerate(now.me.inactive) if ISLANDS[isle] != there)
    if there is not None and tired and now.tempo <= _LATE and now.of(moves.TIDE):
        yield Advice("tide", {"island": place(there)}, (f"island {there}", "verb tide"))


@trigger()
def journey(now: Now) -> Iterator[Advice]:
    """Late in a round: active novices can row to the next island of the Priestess."""
    there = now.ends.priestess
    elsewhere = any(now.active(island) for island in ISLANDS if island not in (there, now.seen.priestess))
    if there is not None and elsewhere and now.tempo <= _LATE and now.of(moves.JOURNEY):
        yield Advice("journey", {"island": place(there)}, (f"island {there}", "verb journey"))


# ---- favours and novices


@trigger()
def herbs(now: Now) -> Iterator[Advice]:
    """Herbs can wake two novices of an island."""
    for isle in sorted(goal.isle for goal in now.of(moves.HERBS)):
        if now.me.inactive[isle] >= 2:
            island = ISLANDS[isle]
            yield Advice("herbs", {"island": place(island)}, (f"tired {island}", "verb herbs"))


@trigger()
def novice_token(now: Now) -> Iterator[Advice]:
    """The Novice token can replace a missing second novice."""
    for goal in now.of(moves.FAVOUR, moves.RECRUIT):
        spends = all(moves.argument_of(turn[0]) & moves.WITH_NOVICE for turn in now.goals[goal])
        if spends and now.me.active[goal.isle] == 1:
            yield Advice("novice-token", {"island": place(ISLANDS[goal.isle])}, ("token novice",))


@trigger(2, 10)
def recruit(now: Now) -> Iterator[Advice]:
    """Recruiting is possible in an early round."""
    islands = [island for island in now.islands(moves.RECRUIT) if island != now.seen.priestess]
    if islands and now.seen.round <= _EARLY:
        best = max(islands, key=now.active)
        yield Advice("recruit", {"island": place(best), "count": now.me.supply}, (f"island {best}", "verb recruit"))


@trigger()
def favour(now: Now) -> Iterator[Advice]:
    """In an early round the seat has no more tokens than at the start of the game."""
    islands = [island for island in now.islands(moves.FAVOUR) if island != now.seen.priestess]
    if islands and now.seen.round <= _EARLY and len(now.me.favours) <= 2:
        best = max(islands, key=now.shrine)
        yield Advice("favour", {"island": place(best)}, (f"stack {best}",))


@trigger()
def keep(now: Now) -> Iterator[Advice]:
    """In the last round an unused favour scores a point."""
    for island in now.islands(moves.FAVOUR) if now.seen.round == _LAST else ():
        yield Advice("keep", {"island": place(island)}, (f"stack {island}",))


@trigger()
def council(now: Now) -> Iterator[Advice]:
    """Late in the game several active novices can advance in the Council."""
    best, seat = max(now.islands(moves.COUNCIL), key=now.active, default=""), now.me.council_seat
    if now.seen.round >= _LAST - 2 and best and now.active(best) >= 2:
        reached = min(seat + now.active(best), 10)
        facts: Facts = {"island": place(best), "points": SEAT_IP[reached] - SEAT_IP[seat]}
        yield Advice("council", facts, (f"council {reached}",))


# ---- the temple and shrines


@trigger(2, 10)
def evict(now: Now) -> Iterator[Advice]:
    """Consecrating one of the seat's tiles would evict a novice."""
    found = [(len(evictions(now.row, now.me.seat, goal.tile)), goal.tile) for goal in now.plain(moves.CONSECRATE)]
    count, tile = max(found, default=(0, 0))
    if count:
        yield Advice("evict", {"tile": tile, "count": count, "points": now.seen.guard + count}, (f"tile {tile}",))


@trigger(3, 8)
def consecrate(now: Now) -> Iterator[Advice]:
    """The seat can consecrate a tile, for more points now than in the next round."""
    tiles, after = [goal.tile for goal in now.plain(moves.CONSECRATE)], now.ends.guard or 0
    if tiles and after < now.seen.guard:
        facts = {"tile": max(tiles), "points": now.seen.guard, "next": after}
        yield Advice("consecrate", facts, (f"tile {max(tiles)}", "guard"))


@trigger(2, 10)
def book_now(now: Now) -> Iterator[Advice]:
    """One of the seat's novices can be evicted at the next turn, and a book can protect it."""
    shielded = {goal.tile for goal in now.of(moves.BOOK)}
    for tile, _ in now.threats:
        if tile in shielded:
            yield Advice("book-now", {"tile": tile}, (f"tile {tile}", "verb book"))


@trigger()
def threatened(now: Now) -> Iterator[Advice]:
    """One of the seat's novices can be evicted at the next turn, and the seat has no Book token."""
    for tile, by in now.threats if "book" not in now.me.favours else ():
        yield Advice("threatened", {"tile": tile, "by": by}, (f"tile {tile}", f"tile {by}"))


@trigger()
def book_bonus(now: Now) -> Iterator[Advice]:
    """The bonus for the first book of the round is open."""
    for goal in now.of(moves.BOOK) if now.seen.book_bonus_open else ():
        yield Advice("book-bonus", {}, (f"tile {goal.tile}",))


@trigger()
def bribery(now: Now) -> Iterator[Advice]:
    """The Bribery token reaches a tile behind the Guard."""
    tiles = [
        goal.tile
        for goal in now.of(moves.APPOINT, moves.CONSECRATE)
        if all(moves.argument_of(turn[0]) & moves.WITH_BRIBERY for turn in now.goals[goal])
    ]
    if tiles:
        yield Advice("bribery", {"tile": max(tiles)}, (f"tile {max(tiles)}", "token bribery"))


@trigger(2, 8)
def appoint(now: Now) -> Iterator[Advice]:
    """An early claim while the seat has no novice on the path: the highest tile, which few tiles can evict."""
    tiles = [goal.tile for goal in now.plain(moves.APPOINT)]
    if tiles and now.seen.round <= _EARLY and all(spot.owner != now.me.seat for spot in now.seen.path):
        yield Advice("appoint", {"tile": max(tiles)}, (f"tile {max(tiles)}",))


@trigger(2, 12)
def home(now: Now) -> Iterator[Advice]:
    """A novice on the jetty can be fetched."""
    for kind, name in ((moves.SAIL, "sail"), (moves.TIDE, "tide")):
        if any(goal.isle == moves.JETTY for goal in now.of(kind)):
            yield Advice("home", {"favour": Word(f"favour-{name}"), "count": now.me.jetty}, ("jetty", f"verb {name}"))


@trigger()
def stranded(now: Now) -> Iterator[Advice]:
    """A novice waits on the jetty, and the seat has neither Sailboat nor Tide."""
    if now.me.jetty and not {"sail", "tide"} & set(now.me.favours):
        yield Advice("stranded", {}, ("jetty", "stack sail"))


@trigger(2, 10)
def build(now: Now) -> Iterator[Advice]:
    """A shrine can be built."""
    if now.plain(moves.BUILD):
        yield Advice("build", {"island": place(now.seen.builder)}, ("figure builder", "verb shrine"))


@trigger()
def shrine_token(now: Now) -> Iterator[Advice]:
    """Two novices stand at the Builder, and the Shrine token can be taken first."""
    builder = now.seen.builder
    enough = now.active(builder) >= (4 if builder == "shrine" else 2)
    needed = now.me.shrines_left and not now.shrine(builder)
    if enough and needed and "shrine" in now.islands(moves.FAVOUR):
        yield Advice("shrine-token", {"island": place("shrine")}, ("stack shrine",))


@trigger()
def discount(now: Now) -> Iterator[Advice]:
    """A shrine of the seat makes a favour possible for a single novice."""
    for island in now.islands(moves.FAVOUR):
        if now.shrine(island) and now.active(island) == 1:
            yield Advice("discount", {"island": place(island)}, (f"stack {island}",))


TRIGGERS: Final = (
    *(welcome, forecast, evicted, last_round, apostate_came, book_lost, new_round, build, evict, consecrate),
    *(shrine_token, book_now, last_candle, expel, apostate, home, stranded, sail_in, tie, nobody_serves, book_bonus),
    *(threatened, bribery, appoint, tide, stay, end_near, discount, journey, herbs, novice_token, recruit, favour),
    *(keep, council, idle),
)
"""The most important trigger comes first."""
