"""Words of the hand: the card of a thing, the prompt of the draft box, and which verbs are on. Pure."""

from collections.abc import Iterator, Mapping, Sequence

from luna.core.game import Reason
from luna.games.pangea.board.hand.drafting import Drafting, unsold
from luna.games.pangea.board.hand.targets import Badge, Bag, Field, Target, Tribe, Verb, tile_at, tile_of, tribes
from luna.games.pangea.board.words.consequences import card as consequences
from luna.games.pangea.board.words.sentences import Words, opening, place, refusal, ways
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules import why_not
from luna.games.pangea.rules.board import HOMES, LANDSCAPES, NUMBER, PEOPLES, SQUARES, TILES
from luna.games.pangea.rules.moves import MOVE, kind_of, movement
from luna.shell.board.card import Card, CardLine


def card(text: Words, names: Sequence[str], draft: Drafting, target: Target) -> Card:
    """A step is told with all steps before it, for they are one turn."""
    turn = draft.turn(target)
    if isinstance(target, Verb):
        closed = draft.locked(target.name)
        if closed is not None or turn is None:
            known = _verb(text, target.name)
            if closed is not None:
                return known._replace(lines=(*known.lines, _no(text, closed)))
            if draft.unsold(target.name):
                return known._replace(lines=(*known.lines, CardLine(text("pangea-buy-nothing"), sign="!", kind="loss")))
            return known
    if turn is None:
        known = about(text, draft.seen, target)
        asked = tile_of(draft.row, target) if draft.row[at.PHASE] == at.BUYING and draft.verb != "ban" else None
        if asked is None:
            return known
        said = (line for line in known.lines if line.sign != "!")  # that it is overcrowded is said once
        return known._replace(lines=(*said, _unsold(text, draft.row, asked)))
    if kind_of(turn[0]) == MOVE and len(turn) == 1:
        turn = movement((*draft.steps, turn[0]))
    reason = why_not(draft.row, turn)
    if reason is None:
        return consequences(text, names, draft.row, turn)
    known = about(text, draft.row, target)
    return Card(known.title or refusal(text, reason), (_no(text, reason),) if known.title else ())


def _no(text: Words, reason: Reason) -> CardLine:
    return CardLine(refusal(text, reason), sign="!", kind="loss")


def _unsold(text: Words, row: bytearray, tile: int) -> CardLine:
    """What keeps the seat to move from buying there."""
    reason = unsold(row, tile)
    return CardLine(text(reason)) if isinstance(reason, str) else _no(text, reason)


def _verb(text: Words, verb: str) -> Card:
    """What a button does."""
    return Card(text(f"pangea-verb-{verb}"), (CardLine(text(f"pangea-about-{verb}")),))


def about(text: Words, row: bytearray, target: Target) -> Card:
    """What a thing is."""
    if isinstance(target, Field):
        tile = tile_at(row, target)
        if tile is None:
            return Card(text("pangea-water", square=SQUARES[target.square]))
        facts = {"have": row[at.CROWD + tile], "room": NUMBER[tile]}
        said = CardLine(text("pangea-tile-facts", **facts))
        if at.overcrowded(row, tile):
            said = CardLine(text("pangea-tile-crowded", **facts), sign="!", kind="loss")
        return Card(opening(place(text, TILES[tile])), (said, *_who(text, row, tile)))
    if isinstance(target, Tribe):
        tribe = text(f"pangea-tribe-{LANDSCAPES[HOMES[target.people][target.home]]}")
        people = text(f"pangea-people-{PEOPLES[target.people]}")
        title = text("pangea-tribe-of", tribe=tribe, people=people, tile=place(text, TILES[target.tile]))
        amulet = target.amulet and text(f"pangea-amulet-{LANDSCAPES[target.amulet - 1]}")
        carries = (CardLine(opening(text("pangea-carries", amulet=amulet))),) if amulet else ()
        return Card(opening(title), (*carries, _work(text, row, target)))
    if isinstance(target, Bag):
        people, count = (
            text(f"pangea-people-{PEOPLES[target.people]}"),
            row[slice(*at.BLOCK[target.people])].count(at.IN_BAG),
        )
        return Card(text("pangea-bag-of", people=people, count=count))
    return Card("")


def _work(text: Words, row: bytearray, tribe: Tribe) -> CardLine:
    """Whether a tribe produces, or what keeps it from that."""
    if HOMES[tribe.people][tribe.home] != tribe.tile // 3:
        return CardLine(opening(text("pangea-tribe-away")))
    if tribe.amulet or at.overcrowded(row, tribe.tile):
        return CardLine(opening(text(f"pangea-tribe-{'carrying' if tribe.amulet else 'crowded'}")))
    if row[at.SEAT + tribe.people] == at.NEUTRAL:
        return CardLine(text("pangea-tribe-sells"), sign="+", kind="gain")
    kind = "gain" if row[at.PEOPLE + row[at.TURN]] == tribe.people else "plain"
    return CardLine(text("pangea-tribe-produces", people=_people(text, tribe.people)), sign="+", kind=kind)


def _who(text: Words, row: bytearray, tile: int) -> Iterator[CardLine]:
    """Everybody on a tile, a line for each people, and who banned it."""
    found: dict[int, list[str]] = {}
    for one, count in sorted(tribes(row).items()):
        if one.tile == tile:
            tribe = text(f"pangea-tribe-{LANDSCAPES[HOMES[one.people][one.home]]}")
            found.setdefault(one.people, []).append(
                text("pangea-many", count=count, tribe=tribe) if count > 1 else tribe
            )
    for people, said in found.items():
        yield CardLine(text("pangea-tile-stands", people=_people(text, people), tribes=", ".join(said)))
    for seat in range(row[at.PLAYERS]):
        if row[at.BAN + seat] == row[at.SQUARE + tile] + 1:
            yield CardLine(text("pangea-tile-ban", people=_people(text, row[at.PEOPLE + seat])))


def _people(text: Words, people: int) -> str:
    return opening(text(f"pangea-people-{PEOPLES[people]}"))


# ---- the draft box and the action bar


def asked(text: Words, now: Drafting, *, chips: bool = False) -> str:
    """What is to be done in this phase; the steps of a draft are not named where `chips` do."""
    row = now.row
    if now.steps:
        own = sum(count for tribe, count in tribes(row).items() if tribe.people == now.me)
        many = {"count": len(now.steps), "all": own}
        if chips:
            return text("pangea-steps-count", **many)
        return text("pangea-steps-draft", **many, steps=ways(text, row, now.steps))
    if row[at.PHASE] == at.PLACING:
        return text("pangea-ask-place")
    if row[at.PHASE] == at.MAGICAL:
        return text("pangea-ask-magic", count=row[at.MAGIC]) if row[at.MAGIC] else text("pangea-ask-move")
    if row[at.PHASE] == at.BUYING:
        sold = any(isinstance(one, Badge) for one in now.targets())
        return text("pangea-ask-buy" if sold else "pangea-ask-end")
    return text("turn-over")


def hint(text: Words, now: Drafting) -> str:
    """What the next click is for; what is given up by it; before the first turn, the tribes that wait for a tower."""
    row = now.row
    if row[at.PHASE] == at.PLACING:
        hand = [
            (row[first:last].count(at.IN_HAND), text(f"pangea-tribe-{LANDSCAPES[HOMES[now.me][home]]}"))
            for home, (first, last) in enumerate(at.GROUPS[now.me])
        ]
        said = [text("pangea-many", count=count, tribe=tribe) if count > 1 else tribe for count, tribe in hand if count]
        return text("pangea-hint-drawn", tribes=", ".join(said))
    if now.steps and row[at.MAGIC]:
        return text("pangea-hint-gives-up", count=row[at.MAGIC])
    return text(now.ask) if row[at.PHASE] == at.MAGICAL or now.busy else ""


def verbs(now: Drafting) -> Mapping[str, str]:
    """The verbs that are on; `hot`: the one that is being drafted."""
    phase, on = now.row[at.PHASE], tuple[str, ...]()
    if phase == at.MAGICAL:
        on = ("step", "phase", "end") + (("draw", "shift", "neutral", "lead") if now.row[at.MAGIC] else ())
    elif phase == at.BUYING:
        on = ("ban", "phase", "end") if now.unsold("buy") else ("buy", "ban", "phase", "end")
    return {verb: "hot" if verb == now.verb else "on" for verb in on}
