"""The grounds of a turn: facts of the position that support it, by theme of `evaluator.THEMES`.

The value ranks the themes; the facts come from the rules: the turn is played and both positions are compared. A theme
without a certain fact has no ground. Nothing here is estimated; the continuation comes from the search.

argument(row, turn, whys, line)   the grounds for a turn
    drawback(row, turn)               a ground against it
    grounds(row, turn, themes)        the first ground of each theme
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

from luna.bots.evaluator import LATER, Why
from luna.core.game import Turn
from luna.games.luna.bot.early_grounds import early
from luna.games.luna.bot.features import FACTS
from luna.games.luna.bot.turn_case import Case, Fact, Ground
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.board import ISLANDS, SEAT_IP, SYMBOL
from luna.games.luna.rules.consequences import cost, goals
from luna.games.luna.rules.moves import APPOINT, BUILD, CONSECRATE, FAVOUR, JOURNEY, MEDITATE, kind_of
from luna.games.luna.rules.position import TURN
from luna.games.luna.rules.threats import race
from luna.games.luna.rules.views import forecast

_OF_OPPONENT, _DEEDS, WEAK = (tuple[str, ...](FACTS["grounds"][name]) for name in ("of-opponent", "deeds", "weak"))

_LAST: Final = ("waits", "weighed", "priestess-held", "tempo-more", *WEAK)  # the effects of a turn come before them


def argument(row: bytearray, turn: Turn, whys: Iterable[Why], line: Sequence[Turn] = (), most: int = 2) -> list[Ground]:
    """The grounds for a legal turn: one for each of `whys`, which decide, then other direct effects up to `most`.

    A theme without a good fact is worded by its weight. Weak facts are used only as a last resort. `line`: the turn and
    the continuation that a search expects.
    """
    case = Case(row, turn, line)
    if (first := early(case)) is not None:
        return first[:most]
    every = [one for about in _ABOUT.values() for one in about(case)]
    found = [_deciding(case, why) for why in whys]
    deeds = [one for one in every if one.name in _DEEDS]
    most = max(most, len(found) + (bool(deeds) and not any(one in deeds for one in found)))
    found += deeds
    if kind_of(turn[0]) == MEDITATE and all(one.name == "weighed" for one in found):
        found.append(Ground("waits", {}))
    found += sorted((one for one in every if one.name in WEAK), key=lambda one: WEAK.index(one.name))[:1] or every[:1]
    found = [one for number, one in enumerate(found) if one not in found[:number]][:most]
    found.sort(key=lambda one: _LAST.index(one.name) if one.name in _LAST else -1)
    return _named(case, found)


def _deciding(case: Case, why: Why) -> Ground:
    good = (one for one in _ABOUT[why.theme](case) if one.name not in WEAK)
    return next(good, Ground("weighed", {"theme": why.theme, "amount": why.amount}))


def grounds(row: bytearray, turn: Turn, themes: Iterable[str], most: int = 2) -> list[Ground]:
    """The first ground of each theme; before the first action all grounds."""
    case = Case(row, turn)
    if (first := early(case)) is not None:
        return first[:most]
    found: list[Ground] = []
    for theme in themes:
        ground = next((one for one in _ABOUT[theme](case) if one not in found), None)
        if ground is not None and len(found) < most:
            found.append(ground)
    return _named(case, found)


def drawback(row: bytearray, turn: Turn) -> Ground | None:
    """A warning about a turn: it puts more novices where the Apostate goes next."""
    case = Case(row, turn)
    if case.told.acting and not case.told.ends_round and (island := forecast(case.then).apostate):
        stood, stand = case.near(ISLANDS.index(island))
        if stand > stood:
            return Ground("but-apostate", {"island": island, "count": stand, "points": stand + 1})
    return None


def _named(case: Case, found: list[Ground]) -> list[Ground]:
    if not case.before.solo:
        return found
    return [one._replace(name=f"opponent-{one.name}") if one.name in _OF_OPPONENT else one for one in found]


# ---- by theme, the strongest ground first


def _points(case: Case) -> Iterator[Ground]:
    told = case.told
    if told.ends_round:
        gained = told.ip[1] - told.ip[0]
        if case.before.round == 6:
            yield Ground("points-game", {"points": told.ip[1]})
        elif gained > 0:
            yield Ground("points-round", {"points": gained})
        return
    mine = [change for change in told.now if change.seat == case.seat]
    if mine:
        causes = " ".join(change.cause for change in mine)
        yield Ground("points-now", {"points": sum(change.after for change in mine), "causes": causes})


def _temple(case: Case) -> Iterator[Ground]:
    entered, claimed, book = case.first(ev.Consecrated), case.first(ev.Appointed), case.first(ev.BookMoved)
    if entered is not None:
        yield Ground("temple-enters", {"tile": entered.tile, "count": 7 - case.before.round})
    if claimed is not None and case.told.prey:
        yield Ground("temple-prey", {"tile": claimed.tile, "list": case.told.prey})
    if claimed is not None:
        if any((goal.kind, goal.tile) == (CONSECRATE, claimed.tile) for goal in case.told.opens):
            left = 7 - case.before.round
            yield Ground("temple-claims", {"tile": claimed.tile, "points": case.before.guard, "count": left})
        else:
            yield Ground("temple-bribed", {"tile": claimed.tile, "round": case.before.round + 1})
    if book is not None:
        yield Ground("temple-book", {"tile": book.target})
    for goal in reversed(case.told.opens):  # claimed tiles first
        if claimed is None and goal.kind in (APPOINT, CONSECRATE):
            yield Ground("temple-opens" if goal.kind == APPOINT else "temple-ready", {"tile": goal.tile})
    for goal in sorted(case.coming, reverse=True):
        if goal.kind == APPOINT:
            yield Ground("temple-next", {"island": ISLANDS[SYMBOL[goal.tile]], "tile": goal.tile})


def _priestess(case: Case) -> Iterator[Ground]:
    for change in case.changes("priestess"):
        if change.seat == case.seat and change.after > change.before:
            if case.told.ends_round:
                yield Ground("priestess-scored", {"points": change.after})
            else:
                yield Ground("priestess-now", {"before": change.before, "points": change.after})
    if case.told.race is not None:
        before, then = (one.prizes[case.seat] for one in case.told.race)
        if then > before:
            island = case.told.race[1].island
            yield Ground("priestess-next", {"island": island, "before": before, "points": then})
    if case.told.acting and not case.told.ends_round:
        stood, stand = (race(row).counts for row in (case.row, case.then))
        most = max(stand[seat] for seat in case.others)
        if stand[case.seat] > max(stood[case.seat], most):
            yield Ground("priestess-lead", {"count": stand[case.seat], "most": most})
        isle = ISLANDS.index(case.before.priestess)
        prizes = [forecast(row).seats[case.seat].priestess for row in (case.row, case.then)]
        count = case.has.active[isle]
        if case.had.active[isle] == count > 0 and prizes[0] == prizes[1] > 0:
            alone = sum(case.had.active) == sum(case.has.active) == count  # any other action would use them
            facts: dict[str, Fact] = {"island": case.before.priestess, "count": count, "points": prizes[0]}
            yield Ground("priestess-kept" if alone else "priestess-held", facts)


def _apostate(case: Case) -> Iterator[Ground]:
    if case.told.ends_round:
        return
    for change in case.changes("apostate"):
        if change.seat == case.seat and change.after > change.before:
            yield Ground("apostate-less", {"before": -change.before, "points": -change.after})
    island = forecast(case.then).apostate
    if island is not None and island != case.after.apostate and island == forecast(case.row).apostate:
        stood, stand = case.near(ISLANDS.index(island))
        if stand < stood:
            yield Ground("apostate-next", {"island": island, "before": stood, "count": stand})


def _shrines(case: Case) -> Iterator[Ground]:
    built = case.first(ev.ShrinePlaced)
    if built is not None:
        yield Ground("shrines-built", {"island": built.island})
    if any(goal.kind == BUILD for goal in case.told.opens):
        yield Ground("shrines-opens", {"island": case.before.builder})
    for goal in case.coming:
        if goal.kind == BUILD:
            yield Ground("shrines-next", {"island": ISLANDS[goal.isle], "count": case.near(goal.isle)[1]})


def _favours(case: Case) -> Iterator[Ground]:
    taken = case.first(ev.TokenTaken)
    if taken is not None:
        yield Ground("favours-taken", {"favour": taken.favour})
        yield Ground("favours-use", {"favour": taken.favour})
    opened = [goal for goal in case.told.opens if goal.kind == FAVOUR]
    if taken is None and opened:
        yield Ground("favours-opens", {"favour": ISLANDS[opened[0].isle]})
    for goal in sorted(case.coming):
        if goal.kind == FAVOUR:
            yield Ground("favours-next", {"island": ISLANDS[goal.isle]})


def _council(case: Case) -> Iterator[Ground]:
    moved = case.first(ev.CouncilMoved)
    if moved is None:
        return
    worth = SEAT_IP[moved.before], SEAT_IP[moved.after]
    if worth[1] > worth[0]:
        yield Ground("council-up", {"seat-number": moved.after, "before": worth[0], "points": worth[1]})
    behind = case.before.council.index(case.seat)
    passed = [seat for seat in case.after.council[: case.after.council.index(case.seat)] if seat in case.others]
    for seat in passed:
        if case.before.council.index(seat) > behind:
            yield Ground("council-passes", {"seat": seat})


def _novices(case: Case) -> Iterator[Ground]:
    told = case.told
    if case.first(ev.Recruited) is not None:
        yield Ground(
            "novices-recruit", {"count": sum(case.has.active) + sum(case.has.inactive), "left": told.supply[1]}
        )
    woken, moved = case.first(ev.Woken), case.first(ev.Moved)
    if woken is not None:
        yield Ground("novices-woken", {"island": woken.island, "count": woken.novices})
    if moved is not None and moved.vehicle == "sail":
        yield Ground("novices-sailed", {"island": moved.destination, "count": moved.novices})
    if case.has.jetty < case.had.jetty:
        yield Ground("novices-jetty", {"count": case.had.jetty - case.has.jetty})
    active = sum(case.has.active)
    if active and not told.ends_round and active == sum(case.had.active):
        yield Ground("novices-kept", {"count": active})
    elif active and not told.ends_round and cost(case.row, case.turn).novices == 1:
        yield Ground("novices-cheap", {"count": active})


def _tempo(case: Case) -> Iterator[Ground]:
    had = [sum(seat.active) for seat in case.before.seats]
    idle = sum(had[seat] for seat in case.others)
    if case.told.ends_round:
        if idle and not case.before.solo and case.before.round < 6:
            yield Ground("tempo-ends", {"count": idle})
        if case.before.round < 6 and case.after.start == case.seat and not case.before.solo:
            yield Ground("tempo-starts", {})
        return
    mine, candle = sum(case.has.active), case.first(ev.CandleOut)
    if candle is not None and idle >= max(mine, 1) and not case.before.solo:
        yield Ground("tempo-burns", {"left": candle.left, "count": idle})
    elif candle is not None and mine:
        yield Ground("tempo-candle", {"left": candle.left, "count": mine})
    if kind_of(case.turn[0]) == JOURNEY and sum(case.had.active) - mine == 1 and not case.before.solo:
        yield Ground("tempo-passes", {})
    most = max(sum(case.after.seats[seat].active) for seat in case.others)
    if mine > most and not case.before.solo:
        yield Ground("tempo-more", {"count": mine, "most": most})


def _others(case: Case) -> Iterator[Ground]:
    told = case.told
    if prey := tuple((one.seat, one.tile) for one in told.events if isinstance(one, ev.Evicted)):
        yield Ground("others-evicted", {"list": prey})
    if told.ends_round:
        yield from (ground for ground in _tempo(case) if ground.name == "tempo-ends")
        return
    for cause in ("priestess", "apostate"):
        for change in case.changes(cause):
            if change.seat != case.seat and change.after < change.before:
                facts: dict[str, Fact] = {"seat": change.seat, "before": change.before, "points": change.after}
                if cause == "apostate":
                    facts |= {"before": -change.before, "points": -change.after}
                yield Ground(f"others-{cause}", facts)
    claimed, book = case.first(ev.Appointed), case.first(ev.BookMoved)
    for seat in case.others if claimed is not None and not case.before.solo else ():
        theirs = case.row[:]
        theirs[TURN] = seat
        if claimed is not None and any(goal.kind == APPOINT and goal.tile == claimed.tile for goal in goals(theirs)):
            yield Ground("others-tile", {"seat": seat, "tile": claimed.tile})
    if book is not None and book.owner != case.seat:
        yield Ground("others-book", {"seat": book.owner, "tile": book.source})
    yield from (ground for ground in _council(case) if ground.name == "council-passes")


def _later(case: Case) -> Iterator[Ground]:
    """The continuation that a search saw: the best answer, and the seat's own next turn."""
    steps = list(case.following)
    answer = next(((seat, step) for seat, step in steps if seat != case.seat), None)
    own = next((step for seat, step in steps if seat == case.seat), None)
    if answer and own:
        yield Ground("later", {"seat": answer[0], "answer": answer[1], "then": own})
    elif answer:
        yield Ground("later-answer", {"seat": answer[0], "answer": answer[1]})
    elif own:
        yield Ground("later-then", {"then": own})
    else:
        yield Ground("later-seen", {})


_ABOUT: Final[Mapping[str, Callable[[Case], Iterator[Ground]]]] = {
    "points": _points,
    "temple": _temple,
    "priestess": _priestess,
    "apostate": _apostate,
    "shrines": _shrines,
    "favours": _favours,
    "council": _council,
    "novices": _novices,
    "tempo": _tempo,
    "others": _others,
    LATER: _later,
}
