"""The consequences of a turn, as the lines of a card. A draw has exact odds and never a result. Pure."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from luna.core.game import Turn
from luna.games.pangea.board.words.sentences import Words, opening, place, turn_words, ways
from luna.games.pangea.rules import chance, moves
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import HOMES, LANDSCAPES, NUMBER, PEOPLES, TILES
from luna.games.pangea.rules.legal import land, sells
from luna.games.pangea.rules.legal import legal as legal_moves
from luna.games.pangea.rules.outlook import most_produced, steps_home
from luna.games.pangea.rules.play import condition, play, producing
from luna.games.pangea.rules.position import tribes
from luna.shell.board.card import Card, CardLine

_NO_WAY: Final = "\u2013"
_SAID: Final = {moves.DRAW: "pangea-card-same", moves.BAN: "pangea-card-ban"}


def card(text: Words, names: Sequence[str], row: bytearray, turn: Turn) -> Card:
    """The card of a legal turn of the seat to move."""
    draws = moves.kind_of(turn[0]) == moves.DRAW
    odds = _draw(text, row, moves.argument_of(turn[0])) if draws else ()
    said = *odds, *brings(text, names, row, turn), *_more(text, row, turn)
    lines = tuple(line if line.sign else line._replace(words=opening(line.words)) for line in said)
    count = sum(moves.kind_of(move) == moves.MOVE for move in turn)
    if count > 1:  # a title is one line
        return Card(text("pangea-steps-card", count=count), (CardLine(ways(text, row, turn)), *lines))
    return Card(turn_words(text, row, turn[:1] if draws else turn), lines)


def _draw(text: Words, row: bytearray, people: int) -> Iterator[CardLine]:
    """Chances by home, and where the tribe lands."""
    left = [row[first:last].count(at.IN_BAG) for first, last in at.GROUPS[people]]
    for home, count in zip(HOMES[people], left, strict=True):
        if count:
            tribe = text(f"pangea-tribe-{LANDSCAPES[home]}")
            yield CardLine(text("pangea-card-chance", tribe=tribe, count=count, all=sum(left)))
    yield CardLine(text("pangea-card-lands", tile=place(text, TILES[row[at.TOWER + people]])))


def brings(text: Words, names: Sequence[str], row: bytearray, turn: Turn) -> tuple[CardLine, ...]:
    """The changes by a turn: it is played on a copy, with every outcome of a draw, and both positions are compared.

    Effects of only some outcomes have their odds.
    """
    kind, seat, after, found = moves.kind_of(turn[0]), row[at.TURN], row[:], Counter[CardLine]()
    for move in turn[:1] if kind == moves.DRAW else turn:
        play(after, move)
    if (draw := chance(after)) is None:
        return tuple(_compared(text, names, row, after, kind, seat))
    for outcome, weight in zip(draw.outcomes, draw.weights, strict=True):
        play(then := after[:], outcome)
        for line in _compared(text, names, row, then, kind, seat):
            found[line] += weight
    return tuple(
        line
        if count == sum(draw.weights)
        else line._replace(words=text("pangea-card-odds", count=count, all=sum(draw.weights), said=line.words))
        for line, count in found.items()
    )


def _compared(
    text: Words, names: Sequence[str], row: bytearray, after: bytearray, kind: int, seat: int
) -> Iterator[CardLine]:
    """The differences after a turn of the seat, by kind."""
    yield from _crowds(text, row, after, row[at.PEOPLE + seat])
    for other in range(row[at.PLAYERS]) if kind not in (moves.BAN, moves.END) else ():
        before, then = (len(producing(when, row[at.PEOPLE + other])) for when in (row, after))
        yield from _change(text("pangea-card-production", name=names[other]), before, then, other == seat)
    for other in range(row[at.PLAYERS]):
        for key, amount in (("rank", at.rank), ("goods", at.goods)):
            said = text(f"pangea-card-{key}", name=names[other])
            yield from _change(said, amount(row, other), amount(after, other), other == seat)
        yield from _condition(text, names[other], condition(row, other), condition(after, other), other == seat)
    if kind not in (moves.BAN, moves.END, moves.BUY) and row[at.PHASE] == at.MAGICAL:
        sold, later = _for_sale(row), _for_sale(after)
        yield from _market(text, sold, later)
        if kind != moves.MOVE and after[at.PHASE] == at.MAGICAL:
            yield from _change(text("pangea-card-most"), _at_most(row), _at_most(after), mine=True)
            yield from _market(text, set(), _in_reach(after) - _in_reach(row) - sold - later, "reach")
    if kind in (moves.SHIFT, moves.MOVE):
        yield from _carriers(text, names, row, after)


def _more(text: Words, row: bytearray, turn: Turn) -> Iterator[CardLine]:
    """Further notes on a turn."""
    kind = moves.kind_of(turn[0])
    if kind == moves.BUY:
        count = steps_home(row, moves.values_of(turn[0])[0], row[at.TURN])
        home = CardLine(text("pangea-card-home", count=count or 0))
        yield CardLine(text("pangea-card-cut-off"), sign="!", kind="loss") if count is None else home
    elif kind == moves.SHIFT:
        play(after := row[:], turn[0])
        near = ", ".join(place(text, TILES[one]) for one in land(after).near[moves.values_of(turn[0])[0]])
        yield CardLine(text("pangea-card-beside" if near else "pangea-card-alone", tiles=near))
        yield CardLine(text("pangea-card-back"))
    elif kind in _SAID:
        yield CardLine(text(_SAID[kind]))


def _kind(mine: bool, better: bool) -> str:
    """The kind of a line: only changes of the player's seat are gains and losses."""
    return "plain" if not mine else "gain" if better else "loss"


def _change(what: str, before: int, after: int, mine: bool) -> Iterator[CardLine]:
    if before != after:
        yield CardLine(what, sign=f"{before} › {after}", kind=_kind(mine, after > before))


def _crowds(text: Words, row: bytearray, after: bytearray, people: int) -> Iterator[CardLine]:
    """Tiles that become overcrowded, or no longer are; `people`: that of the seat to move."""
    standing = _standing(row, people) | _standing(after, people)
    for tile, name in enumerate(TILES):
        before, then = at.overcrowded(row, tile), at.overcrowded(after, tile)
        if before != then:
            said = text(f"pangea-card-{'crowds' if then else 'clears'}", tile=place(text, name))
            yield CardLine(said, sign="!" if then else "+", kind=_kind(tile in standing, before))


def _standing(row: bytearray, people: int) -> set[int]:
    """The tiles on which a people stands."""
    return {one.tile for one in tribes(row) if one.people == people}


def _condition(text: Words, name: str, before: int, after: int, mine: bool) -> Iterator[CardLine]:
    if after > before:
        met = text(f"pangea-condition-{after}")
        kind = "gain" if mine else "threat"
        yield CardLine(text("pangea-card-met", name=name, condition=met), sign="+" if mine else "!", kind=kind)
    elif after < before:
        lost = text(f"pangea-condition-{before}")
        yield CardLine(text("pangea-card-lost", name=name, condition=lost), sign="!", kind=_kind(mine, better=False))


def _for_sale(row: bytearray) -> set[int]:
    """The tiles on which the seat to move could buy without moving further."""
    buying = row[:]
    if buying[at.PHASE] == at.MAGICAL:
        play(buying, moves.NOBODY)
    if buying[at.PHASE] != at.BUYING:
        return set()
    return {moves.values_of(move)[0] for move in legal_moves(buying) if moves.kind_of(move) == moves.BUY}


def _at_most(row: bytearray) -> int:
    """Goods of this turn with the best possible steps and no further magic."""
    (walking := row[:])[at.MAGIC] = 0
    return most_produced(walking)


def _in_reach(row: bytearray) -> set[int]:
    """The tiles on which the seat to move could buy after a step."""
    seat, near, me = row[at.TURN], land(row).near, row[at.PEOPLE + row[at.TURN]]
    free = {one.tile for one in tribes(row) if one.people == me and not one.amulet}
    wanted = [tile for tile in range(len(TILES)) if not at.owned(row, seat) >> tile // 3 & 1]
    return {
        tile
        for tile in wanted
        if at.goods(row, seat) > at.rank(row, seat) and row[at.CROWD + tile] < NUMBER[tile]
        if not free.isdisjoint(near[tile]) and any(sells(row, one, tile) for one in range(len(PEOPLES)) if one != me)
    }


def _market(text: Words, before: set[int], after: set[int], opens: str = "market") -> Iterator[CardLine]:
    for key, tiles, sign, kind in ((opens, after - before, "+", "gain"), ("closed", before - after, "−", "loss")):
        for tile in sorted(tiles):
            amulet = text(f"pangea-amulet-{LANDSCAPES[tile // 3]}")
            yield CardLine(
                text(f"pangea-card-{key}", amulet=amulet, tile=place(text, TILES[tile])), sign=sign, kind=kind
            )


def _carriers(text: Words, names: Sequence[str], row: bytearray, after: bytearray) -> Iterator[CardLine]:
    """The seats whose amulets on the way come nearer to their towers, or farther away."""
    seats = {row[at.PEOPLE + seat]: seat for seat in range(row[at.PLAYERS])}
    before, later = (
        {(one.people, one.amulet): one.tile for one in tribes(when) if one.amulet} for when in (row, after)
    )
    for people, carried in sorted(before.keys() & later.keys()):
        seat = seats[people]
        then, now = steps_home(row, before[people, carried], seat), steps_home(after, later[people, carried], seat)
        if then != now:
            amulet = opening(text(f"pangea-amulet-{LANDSCAPES[carried - 1]}"))
            sign = " › ".join(_NO_WAY if steps is None else str(steps) for steps in (then, now))
            better = now is not None and (then is None or now < then)
            said = text("pangea-card-steps", amulet=amulet, name=names[seat])
            yield CardLine(said, sign=sign, kind=_kind(seat == row[at.TURN], better))
