"""Words of the hand: the card of a thing, the prompt of the draft box, the table for screen readers. Pure."""

from collections.abc import Iterator, Sequence

from luna.games.pangea.board.hand.drafting import Drafting, unsold
from luna.games.pangea.board.hand.targets import Badge, Bag, Field, Target, tile_at, tile_of
from luna.games.pangea.board.words.consequences import card as consequences
from luna.games.pangea.board.words.sentences import Words, many, opening, place, refusal, ways
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules import why_not
from luna.games.pangea.rules.board import HOMES, LANDSCAPES, NUMBER, PEOPLES, SQUARES, TILES
from luna.games.pangea.rules.moves import MOVE, kind_of, movement
from luna.games.pangea.rules.play import producing
from luna.games.pangea.rules.position import Tribe, tribes
from luna.shell.access.node import Facts, paragraph
from luna.shell.board.card import Card, CardLine
from luna.shell.board.pointing import Verb


def card(text: Words, names: Sequence[str], draft: Drafting, target: Target) -> Card:
    """The card of a thing; a step is described with all steps before it, because they are one turn."""
    turn = draft.turn(target)
    if isinstance(target, Verb):
        closed = draft.locked(target.name)
        if closed is not None or turn is None:
            known = Card(text(f"pangea-verb-{target.name}"), (CardLine(text(f"pangea-about-{target.name}")),))
            if closed is not None or draft.unsold(target.name):
                why = text("pangea-buy-nothing") if closed is None else refusal(text, closed)
                return known._replace(lines=(*known.lines, _no(why)))
            return known
    if turn is None:
        known = about(text, draft.seen, target)
        tile = tile_of(draft.row, target) if draft.row[at.PHASE] == at.BUYING and draft.verb != "ban" else None
        if tile is None:
            return known
        said = (line for line in known.lines if line.sign != "!")  # overcrowding is mentioned once
        return known._replace(lines=(*said, _unsold(text, draft.row, tile)))
    if kind_of(turn[0]) == MOVE and len(turn) == 1:
        turn = movement((*draft.steps, turn[0]))
    reason = why_not(draft.row, turn)
    if reason is None:
        return consequences(text, names, draft.row, turn)
    known = about(text, draft.row, target)
    return Card(known.title or refusal(text, reason), (_no(refusal(text, reason)),) if known.title else ())


def _no(words: str) -> CardLine:
    """The line that says why the turn is not possible."""
    return CardLine(words, sign="!", kind="loss")


def _unsold(text: Words, row: bytearray, tile: int) -> CardLine:
    """The reason why the seat to move cannot buy there."""
    reason = unsold(row, tile)
    return CardLine(text(reason)) if isinstance(reason, str) else _no(refusal(text, reason))


def about(text: Words, row: bytearray, target: Target) -> Card:
    """The description of a thing."""
    if isinstance(target, Field):
        tile = tile_at(row, target)
        if tile is None:
            return Card(text("pangea-water", square=SQUARES[target.square]))
        facts = {"have": row[at.CROWD + tile], "room": NUMBER[tile]}
        crowded = at.overcrowded(row, tile)
        said = _no(text("pangea-tile-crowded", **facts)) if crowded else CardLine(text("pangea-tile-facts", **facts))
        return Card(opening(place(text, TILES[tile])), (said, *_who(text, row, tile)))
    if isinstance(target, Tribe):
        tribe, people = text(f"pangea-tribe-{target.land}"), text(f"pangea-people-{PEOPLES[target.people]}")
        title = text("pangea-tribe-of", tribe=tribe, people=people, tile=place(text, TILES[target.tile]))
        amulet = target.carried and text(f"pangea-amulet-{target.carried}")
        carries = (CardLine(opening(text("pangea-carries", amulet=amulet))),) if amulet else ()
        return Card(opening(title), (*carries, _work(text, row, target)))
    if isinstance(target, Bag):
        count = row.count(at.IN_BAG, *at.BLOCK[target.people])
        return Card(text("pangea-bag-of", people=text(f"pangea-people-{PEOPLES[target.people]}"), count=count))
    return Card("")


def _work(text: Words, row: bytearray, tribe: Tribe) -> CardLine:
    """Whether a tribe produces, or the reason why not."""
    if not tribe.at_home:
        return CardLine(opening(text("pangea-tribe-away")))
    if tribe.amulet or at.overcrowded(row, tribe.tile):
        return CardLine(opening(text(f"pangea-tribe-{'carrying' if tribe.amulet else 'crowded'}")))
    if row[at.SEAT + tribe.people] == at.NEUTRAL:
        return CardLine(text("pangea-tribe-sells"), sign="+", kind="gain")
    kind = "gain" if row[at.PEOPLE + row[at.TURN]] == tribe.people else "plain"
    return CardLine(text("pangea-tribe-produces", people=_people(text, tribe.people)), sign="+", kind=kind)


def _who(text: Words, row: bytearray, tile: int) -> Iterator[CardLine]:
    """The tribes on a tile, one line for each people, and the owner of its ban."""
    found: dict[int, list[str]] = {}
    for one, count in sorted(tribes(row).items()):
        if one.tile == tile:
            found.setdefault(one.people, []).append(many(text, one.land, count))
    for people, said in found.items():
        yield CardLine(text("pangea-tile-stands", people=_people(text, people), tribes=", ".join(said)))
    for seat in range(row[at.PLAYERS]):
        if row[at.BAN + seat] == row[at.SQUARE + tile] + 1:
            yield CardLine(text("pangea-tile-ban", people=_people(text, row[at.PEOPLE + seat])))


def _people(text: Words, people: int) -> str:
    return opening(text(f"pangea-people-{PEOPLES[people]}"))


# ---- the draft box


def prompt(text: Words, now: Drafting, *, chips: bool = False) -> str:
    """The task of this phase, without the steps of a draft where `chips` name them."""
    row = now.row
    if now.steps:
        own = sum(count for tribe, count in tribes(row).items() if tribe.people == now.me)
        counts = {"count": len(now.steps), "all": own}
        if chips:
            return text("pangea-steps-count", **counts)
        return text("pangea-steps-draft", **counts, steps=ways(text, row, now.steps))
    if row[at.PHASE] == at.PLACING:
        return text("pangea-ask-place")
    if row[at.PHASE] == at.MAGICAL:
        return text("pangea-ask-magic" if row[at.MAGIC] else "pangea-ask-move", count=row[at.MAGIC])
    if row[at.PHASE] == at.BUYING:
        sold = any(isinstance(one, Badge) for one in now.targets())
        return text("pangea-ask-buy" if sold else "pangea-ask-end")
    return text("turn-over")


def hint(text: Words, now: Drafting) -> str:
    """The purpose of the next click and its loss; before the first turn, the tribes that wait for a tower."""
    row = now.row
    if row[at.PHASE] == at.PLACING:
        hand = [
            many(text, LANDSCAPES[home], count)
            for home, group in zip(HOMES[now.me], at.GROUPS[now.me], strict=True)
            if (count := row.count(at.IN_HAND, *group))
        ]
        return text("pangea-hint-drawn", tribes=", ".join(hand))
    if now.steps and row[at.MAGIC]:
        return text("pangea-hint-gives-up", count=row[at.MAGIC])
    return text(now.ask) if row[at.PHASE] == at.MAGICAL or now.busy else ""


# ---- for screen readers: the squares of tiles, towers, and the contents of the panels


def named(text: Words, row: bytearray, thing: object, title: str) -> str:
    """The name of a thing; for a tile also its square, and the owner of its tower."""
    tile = tile_at(row, thing) if isinstance(thing, Field) else None
    if tile is None:
        return title
    towers = [people for people in range(len(PEOPLES)) if row[at.TOWER + people] == tile]
    said = (text("access-tower", people=_people(text, people)) for people in towers)
    return paragraph((text("access-square", tile=title, square=SQUARES[row[at.SQUARE + tile]]), *said))


def facts(text: Words, row: bytearray) -> Facts:
    """The facts in the bars and panels."""
    round_ = at.round_number(row)
    table = [text("bar-round", number=round_)] if round_ else []
    if row[at.LAST_ROUND]:
        table.append(text("pangea-last-round"))
    return Facts(paragraph(table), [paragraph(_owned(text, row, seat)) for seat in range(row[at.PLAYERS])])


def _owned(text: Words, row: bytearray, seat: int) -> Iterator[str]:
    people, tower, ban = row[at.PEOPLE + seat], row[at.TOWER + row[at.PEOPLE + seat]], row[at.BAN + seat]
    yield _people(text, people)
    yield text("pangea-goods", count=at.goods(row, seat))
    have = row[at.AMULETS + seat]
    for key, some in (("access-amulets", have), ("access-carried", at.owned(row, seat) & ~have)):
        if some:
            lands = [land for number, land in enumerate(LANDSCAPES) if some >> number & 1]
            yield text(key, amulets=", ".join(text(f"pangea-amulet-{land}") for land in lands))
    yield text("access-income", count=len(producing(row, people)))
    if tower < len(TILES):
        yield text("access-stands", tile=place(text, TILES[tower]))
    if ban:
        yield text("access-ban", square=SQUARES[ban - 1])
