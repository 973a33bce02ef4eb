"""The card of a thing that is pointed at: what a click there comes to, why it cannot be, or what it is. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from luna.games.pangea.board.hand.drafting import Drafting
from luna.games.pangea.board.hand.targets import Bag, Field, Target, Tribe, tile_at
from luna.games.pangea.board.words.consequences import card as consequences
from luna.games.pangea.board.words.sentences import Words, place, refusal
from luna.games.pangea.rules import why_not
from luna.games.pangea.rules.board import HOMES, LANDSCAPES, NUMBER, PEOPLES, SQUARES, TILES
from luna.games.pangea.rules.moves import MOVE, kind_of, movement
from luna.games.pangea.rules.position import BLOCK, CROWD, IN_BAG
from luna.shell.board.card import Card, CardLine


def card(text: Words, names: Sequence[str], draft: Drafting, target: Target) -> Card:
    """A step is told with all steps before it, for they are one turn."""
    turn = draft.turn(target)
    if turn is None:
        return about(text, draft.row, target)
    if kind_of(turn[0]) == MOVE and len(turn) == 1:
        turn = movement((*draft.steps, turn[0]))
    reason = why_not(draft.row, turn)
    if reason is None:
        return consequences(text, names, draft.row, turn)
    known = about(text, draft.row, target)
    return Card(known.title or refusal(text, reason), (CardLine(refusal(text, reason)),) if known.title else ())


def about(text: Words, row: bytearray, target: Target) -> Card:
    """What a thing is."""
    if isinstance(target, Field):
        tile = tile_at(row, target)
        if tile is None:
            return Card(text("pangea-water", square=SQUARES[target.square]))
        said = text("pangea-tile-facts", have=row[CROWD + tile], room=NUMBER[tile])
        return Card(place(text, TILES[tile]), (CardLine(said),))
    if isinstance(target, Tribe):
        tribe = text(f"pangea-tribe-{LANDSCAPES[HOMES[target.people][target.home]]}")
        people = text(f"pangea-people-{PEOPLES[target.people]}")
        title = text("pangea-tribe-of", tribe=tribe, people=people, tile=place(text, TILES[target.tile]))
        amulet = target.amulet and text(f"pangea-amulet-{LANDSCAPES[target.amulet - 1]}")
        return Card(title, (CardLine(text("pangea-carries", amulet=amulet)),) if amulet else ())
    if isinstance(target, Bag):
        people, count = text(f"pangea-people-{PEOPLES[target.people]}"), row[slice(*BLOCK[target.people])].count(IN_BAG)
        return Card(text("pangea-bag-of", people=people, count=count))
    return Card("")
