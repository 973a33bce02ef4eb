"""The story of a finished game: the lead, the decisive turn, the feud, an odd record, the margin."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from luna.core import standings
from luna.core.game import Game, Position
from luna.core.teaching import PastTurn, Seat, Story, StorySentence


def tell(game: Game, knows: Story | None, pasts: Sequence[PastTurn], position: Position) -> list[StorySentence]:
    """The sentences about a game that is over, in the order of reading; `position`: at its end."""
    if not pasts:
        return []
    places = game.places(position)
    out = list(_led(game, pasts, position))
    records = _oddest([*(() if knows is None else knows.records(pasts)), *_longest(game, pasts)])
    if [told.key for told in out] == ["led-always"]:  # no turn decided it
        records = records[:2]
    else:
        out += _decided(game, pasts, position)
        records = records[:1]
    if knows is not None:
        out.append(feud(knows, pasts))
    out += records
    first, second, *_ = (*standings.ranking(places), None)
    if knows is not None and second is not None and len(standings.winners(places)) == 1:
        out += list(knows.regrets(pasts, position, first or 0, second))[:1]
    return out


def _oddest(records: Sequence[StorySentence]) -> list[StorySentence]:
    """The oddest record of each kind, the oddest of all first."""
    best = dict[str, StorySentence]()
    for told in records:
        if told.key not in best or told.oddness > best[told.key].oddness:
            best[told.key] = told
    return sorted(best.values(), key=lambda told: -told.oddness)


def leader(game: Game, position: Position) -> int | None:
    """The seat that has first place alone."""
    found = standings.winners(game.places(position))
    return found[0] if len(found) == 1 else None


def _led(game: Game, pasts: Sequence[PastTurn], position: Position) -> Iterator[StorySentence]:
    """The leaders after the rounds, and the number of changes of the lead."""
    then = [*(past.position for past in pasts[1:]), position]
    rounds = [game.round_of(past.position) for past in pasts]
    ends = [after for after, (now, later) in zip(then, pairwise([*rounds, 0]), strict=True) if now != later and now]
    known = [seat for seat in (leader(game, after) for after in ends) if seat is not None]
    if not ends or not known:
        return
    changes = sum(before != after for before, after in pairwise(known))
    most = Counter(known).most_common()
    facts = {"name": Seat(most[0][0]), "count": most[0][1], "rounds": len(ends), "changes": changes}
    if most[0][1] == len(ends):
        yield StorySentence("led-always", facts)
    elif not changes:
        yield StorySentence("led-one", facts)
    else:
        other = known[-1] if known[-1] != most[0][0] else most[1][0]  # the final leader is named
        yield StorySentence("led", {**facts, "other": Seat(other), "more": known.count(other)})


def _decided(game: Game, pasts: Sequence[PastTurn], position: Position) -> Iterator[StorySentence]:
    """The turn after which the winner led until the end."""
    winners = standings.winners(game.places(position))
    if len(winners) > 1:
        yield StorySentence("decided-never", {"count": len(winners)})
        return
    number = next(
        (past.number for past in reversed(pasts) if leader(game, past.position) != winners[0]), pasts[0].number
    )
    past = pasts[number - pasts[0].number]
    now = game.round_of(past.position)
    facts = {"name": Seat(winners[0]), "round": now, "late": int(now == game.round_of(pasts[-1].position))}
    key = "own" if past.seat == winners[0] else "fell"
    yield StorySentence("decided-last" if past is pasts[-1] else f"decided-{key}", facts, number)


def feud(knows: Story, pasts: Sequence[PastTurn]) -> StorySentence:
    """The two seats that acted most against each other."""
    done = Counter[tuple[int, int]]()
    last = dict[frozenset[int], int]()
    for past in pasts:
        for pair in knows.feuds(past):
            done[pair] += 1
            last[frozenset(pair)] = past.number
    if not done:
        return StorySentence("no-feud", {})
    by, at = max(done, key=lambda pair: (done[pair] + done[pair[::-1]], done[pair], pair))
    facts = {"name": Seat(by), "other": Seat(at), "count": done[by, at], "back": done[at, by]}
    return StorySentence("feud", facts, last[frozenset((by, at))])


def _longest(game: Game, pasts: Sequence[PastTurn]) -> Iterator[StorySentence]:
    """The round with the most turns."""
    rounds = Counter(game.round_of(past.position) for past in pasts)
    number, most = max(rounds.items(), key=lambda one: (one[1], -one[0]))
    yield StorySentence("record-round", {"round": number, "count": most, "turns": len(pasts)}, 0, 0.5)
