"""A consequence in words: the lines of the card, in order. The rules compute it."""

from collections.abc import Iterator, Sequence
from typing import Final

from luna.core import data
from luna.games.luna.board.targets import VERB_OF
from luna.games.luna.board.words.sentences import crowd, place
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.consequences import Change, Consequence
from luna.games.luna.rules.goals import Goal
from luna.games.luna.rules.moves import BUILD, COUNCIL, EXPEL, JOURNEY, TIDE
from luna.games.luna.rules.threats import Stand, Threat
from luna.shell.board import card
from luna.shell.board.card import CardLine
from luna.shell.drawing import theme
from luna.text import Catalogue
from luna.text.sentences import listed, signed

Card = card.Card[Consequence]
"""The sections of the card of a turn."""
_MOST_OPENED: Final = 3
_LESS_TELLING: Final = (TIDE, COUNCIL, JOURNEY, EXPEL)
"""Goals that are possible nearly everywhere, and therefore not worth a line."""
_REACHES: Final = ("next", "released", "bribable", "round", "dark")
"""Threats by distance, the nearest first."""

_CAUSES: Final = data.toml("luna", "icons.toml")["causes"]
"""The icon of each cause of points."""


def lines(text: Catalogue, names: Sequence[str], told: Consequence) -> tuple[CardLine, ...]:
    """Lines about everything that a turn costs and brings, except influence and the final forecast."""
    now = ("now", _now(text, names, told))
    sections = (
        ("cost", _costs(text, told)),
        now,
        ("round-end", (*_changes(text, names, told, told.round_end), *_tempo(text, told))),
        ("game-end", _changes(text, names, told, told.game_end)),
        ("next-round", _race(text, names, told)),
        ("opens", _opens(text, names, told)),
        *((name, _stands(text, names, told.stands, name)) for name in ("safety", "risk")),
    )
    told_of = sections if told.acting else (now,)
    return tuple(line._replace(when=text(f"preview-{name}")) for name, section in told_of for line in section)


def danger(text: Catalogue, names: Sequence[str], stand: Stand) -> tuple[CardLine, ...]:
    """Lines about the safety of a novice in the temple."""
    found = ((name, _stands(text, names, [stand], name)) for name in ("safety", "risk"))
    return tuple(line._replace(when=text(f"preview-{name}")) for name, said in found for line in said)


def _costs(text: Catalogue, told: Consequence) -> Iterator[CardLine]:
    free = True
    travel = [event for event in told.events if isinstance(event, ev.Moved) and event.vehicle != "sail"]
    if travel:
        count = sum(event.novices for event in travel)
        yield _loss(count, text("preview-lands", count=count), f"ui/icon-{travel[0].vehicle}")
        free = False
    for event in told.events:
        if isinstance(event, ev.Tired) and event.seat == told.seat:
            yield _loss(event.novices, text("preview-tired", count=event.novices), "ui/icon-reserve")
        elif isinstance(event, ev.Appointed):
            yield _loss(1, text("preview-steps-on"), "ui/icon-appoint")
        elif isinstance(event, ev.TokenReturned) and event.seat == told.seat:
            words = text("preview-token-back", favour=text(f"favour-{event.favour}"))
            yield _loss(1, words, f"favours/favour-{event.favour}")
        else:
            continue
        free = False
    if free:
        stepped = any(isinstance(event, ev.Consecrated) for event in told.events)
        yield CardLine(text("preview-steps-in" if stepped else "preview-free"), theme.now.SECONDARY, sign="0")


def _now(text: Catalogue, names: Sequence[str], told: Consequence) -> Iterator[CardLine]:
    prey = [event for event in told.events if isinstance(event, ev.Evicted) and event.by == told.seat]
    for change in told.now:
        if change.seat != told.seat:
            continue
        words = text(f"cause-{change.cause}")
        if change.cause == "eviction":
            words = text("preview-evicts", list=_evicted(text, names, [(one.seat, one.tile) for one in prey]))
        yield CardLine(words, sign=signed(change.after), kind="gain", icon=_CAUSES[change.cause])
    for event in told.events:
        if isinstance(event, ev.TokenTaken) and event.seat == told.seat:
            words = text("preview-token", favour=text(f"favour-{event.favour}"))
            yield CardLine(words, icon=f"favours/favour-{event.favour}")
        elif isinstance(event, ev.Woken) and event.seat == told.seat:
            words = text("preview-woken", count=event.novices)
            yield CardLine(words, sign=signed(event.novices), kind="gain", icon="ui/icon-herbs")
        elif isinstance(event, ev.Moved) and event.vehicle == "sail":
            yield CardLine(text("preview-sailed", count=event.novices), sign=str(event.novices), icon="ui/icon-sail")
        elif isinstance(event, ev.Recruited):
            before, after = told.supply
            yield CardLine(
                text("preview-recruit", before=before, after=after), sign="+1", kind="gain", icon="ui/icon-reserve"
            )
        elif isinstance(event, ev.ShrinePlaced) and event.seat == told.seat:
            yield CardLine(text("preview-shrine", island=place(text, event.island)), icon="ui/icon-shrine")
        elif isinstance(event, ev.CouncilMoved) and event.seat == told.seat:
            rank = text("council-rank", rank=told.rank[1])
            words = text("preview-council", before=event.before, after=event.after, rank=rank)
            yield CardLine(words, icon="ui/icon-council")
        elif isinstance(event, ev.FigureMoved):
            yield CardLine(text("preview-apostate", island=place(text, event.path[-1])), icon="ui/icon-expel")
        elif isinstance(event, ev.BookMoved) and event.seat == told.seat:
            yield CardLine(text("preview-book", tile=event.target, source=event.source), icon="temple/book")


def _changes(text: Catalogue, names: Sequence[str], told: Consequence, changes: Sequence[Change]) -> Iterator[CardLine]:
    """One line for each cause: the points of the order to move, then those of the others."""

    def other(one: Change) -> str:
        name = names[one.seat]
        if told.ends_round:  # scored, not forecast: there is no value before
            return text("preview-count", name=name, count=_points(one.after - one.before))
        return text("preview-other", name=name, before=_points(one.before), after=_points(one.after))

    for cause in dict.fromkeys(change.cause for change in changes):
        mine = next((one for one in changes if one.cause == cause and one.seat == told.seat), None)
        others = [other(one) for one in changes if one.cause == cause and one.seat != told.seat]
        name = text(f"cause-{cause}")
        if mine is None:
            words = text("preview-others", cause=name, list=", ".join(others))
            yield CardLine(words, theme.now.SECONDARY, icon=_CAUSES[cause])
            continue
        words = name
        if not told.ends_round:
            words = text("preview-change", cause=name, before=_points(mine.before), after=_points(mine.after))
        points = mine.after - mine.before
        kind = "gain" if points > 0 else "loss"
        yield CardLine(", ".join([words, *others]), sign=signed(points), kind=kind, icon=_CAUSES[cause])


def _race(text: Catalogue, names: Sequence[str], told: Consequence) -> Iterator[CardLine]:
    """The line of the next round's Priestess, if no further novice arrives."""
    if told.race is None:
        return
    before, after = told.race
    words = text("preview-mirror", island=place(text, after.island), list=crowd(text, names, after.counts))
    points = after.prizes[told.seat] - before.prizes[told.seat]
    kind = "gain" if points > 0 else "loss" if points < 0 else "plain"
    yield CardLine(words, sign=signed(points) if points else "", kind=kind, icon="ui/icon-moon")


def _opens(text: Catalogue, names: Sequence[str], told: Consequence) -> Iterator[CardLine]:
    """The novices that the tile will evict, then the three most important new possibilities."""
    if told.prey:
        words = text("preview-would-evict", list=_evicted(text, names, told.prey))
        yield CardLine(words, theme.LEGAL, icon="ui/icon-consecrate")
    news = [goal for goal in told.opens if goal.kind not in _LESS_TELLING]
    news.sort(key=lambda goal: (not goal.tile, goal))
    if not news:
        return
    said = [_goal(text, goal) for goal in news[:_MOST_OPENED]]
    more = len(news) - len(said)
    words = listed(text, said) if not more else f"{', '.join(said)} {text('preview-more', count=more)}"
    yield CardLine(words, theme.LEGAL, icon=f"ui/icon-{VERB_OF[news[0].kind]}")


def _goal(text: Catalogue, goal: Goal) -> str:
    verb = text(f"verb-{VERB_OF[goal.kind]}")
    if goal.tile:
        return f"{verb} {goal.tile}"
    if goal.kind == BUILD or goal.isle > len(ISLANDS):
        return verb
    where = "jetty" if goal.isle == len(ISLANDS) else ISLANDS[goal.isle]
    return text("preview-goal-place", verb=verb, place=place(text, where))


def _tempo(text: Catalogue, told: Consequence) -> Iterator[CardLine]:
    """The end of the round, or the candles until then."""
    if told.ends_round and not any(isinstance(event, ev.CandleOut) for event in told.events):
        yield CardLine(text("solo-finish-card"), theme.GOLD, icon="ui/icon-flag")
    elif told.ends_round:
        yield CardLine(text("preview-last-candle"), theme.GOLD, icon="temple/flame-out")
    elif told.candles:
        words = text("preview-candles", count=told.candles)
        yield CardLine(words, theme.now.SECONDARY, sign=str(told.candles), icon="temple/flame-lit")


def _stands(text: Catalogue, names: Sequence[str], stands: Sequence[Stand], section: str) -> Iterator[CardLine]:
    """Lines about novices in the temple: the safe ones, or the tiles that could evict the others."""
    for stand in stands:
        safe = "protected" if stand.book else "" if stand.threats else "safe"
        said: list[CardLine] = []
        if section == "safety" and safe:
            said = [CardLine(text(f"preview-{safe}"), icon="temple/shield")]
        elif section == "risk":
            said = list(_threats(text, names, stand))
        for line in said:
            words = text("preview-on-tile", tile=stand.tile, words=line.words) if len(stands) > 1 else line.words
            yield line._replace(words=words)


def _threats(text: Catalogue, names: Sequence[str], stand: Stand) -> Iterator[CardLine]:
    """The tiles that could evict a novice, the nearest danger first."""
    groups: dict[tuple[str, int, str], list[Threat]] = {}
    for threat in sorted(stand.threats, key=lambda one: (_REACHES.index(one.reach), one.round)):
        who = names[threat.seats[0]] if threat.reach == "next" else ""
        groups.setdefault((threat.reach, threat.round, who), []).append(threat)
    for (reach, number, name), group in groups.items():
        words = text(f"preview-threat-{reach}", count=len(group), name=name, round=number)
        tiles = " ".join(str(threat.tile) for threat in group)
        yield CardLine(words, sign=tiles, kind="loss" if reach == "next" else "threat")


def dangers(text: Catalogue, names: Sequence[str], stands: Sequence[Stand]) -> list[str]:
    """A sentence about each novice in the temple: the tiles that could evict it, nearest first, or why none can."""
    said = []
    for stand in stands:
        tiles = [(one, one.sign.replace(" ", ", ")) for one in _threats(text, names, stand)]
        told = (f"{one.words} ({at})" if one.kind == "loss" else f"{at} {one.words}" for one, at in tiles)
        words = ". ".join(told) or text("preview-protected" if stand.book else "preview-safe")
        said.append(f"{names[stand.owner]}, {text('preview-on-tile', tile=stand.tile, words=words)}")
    return said


def _evicted(text: Catalogue, names: Sequence[str], prey: Sequence[tuple[int, int]]) -> str:
    return listed(text, [text("preview-evicted", name=names[seat], tile=tile) for seat, tile in prey])


def _loss(count: int, words: str, icon: str) -> CardLine:
    return CardLine(words, theme.now.SECONDARY, sign=signed(-count), kind="loss", icon=icon)


def _points(points: int) -> str:
    return str(points) if points >= 0 else signed(points)
