"""A book's move in two clicks, in either order: the book, and the novice who is to get it. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from luna.core.game import Turn
from luna.games.luna.board.hand import drafts
from luna.games.luna.board.hand.candidates import Candidates
from luna.games.luna.board.hand.drafts import Begun, Teaching
from luna.games.luna.rules.moves import encode_book
from luna.games.luna.rules.views import View
from luna.shell.board.answer import DRAFTED, Answer


def held(seen: View, tile: int) -> bool:
    """Whether somebody's novice stands on a tile of the temple."""
    return any(one.tile == tile and one.state == "held" for one in seen.temple)


def clicked(asked: Candidates, draft: Begun, tile: int) -> tuple[Answer, Begun]:
    """What a click on a tile comes to, and the draft that it leaves."""
    taught = draft if isinstance(draft, Teaching) else None
    if not held(asked.seen, tile):
        # The rules say that no book is there, or nobody to get one.
        gives = taught is not None and taught.gives
        source, pupil = (taught.tile if taught and gives else tile), (taught.tile if taught and not gives else tile)
        return asked.settle([(encode_book(source, pupil),)]), draft
    said = drafts.verb_of(draft) == "book"
    books = [one.tile for one in asked.seen.temple if one.book]
    if tile in books and (taught is None or taught.gives):
        own = [one.tile for one in asked.seen.temple if one.owner == asked.seen.turn and not one.book] or [tile]
        return _half(asked, draft, Teaching(tile, True, said), [(encode_book(tile, pupil),) for pupil in own])
    if taught is None:
        return _half(asked, draft, Teaching(tile, False, said), [(encode_book(book, tile),) for book in books])
    book, pupil = (taught.tile, tile) if taught.gives else (tile, taught.tile)
    return asked.settle([(encode_book(book, pupil),)]), draft


def _half(asked: Candidates, draft: Begun, half: Teaching, turns: Sequence[Turn]) -> tuple[Answer, Begun]:
    """Half of the move, if the rules allow any of these turns with it; the same half again is put down."""
    if not asked.allowed(turns):
        return asked.settle(turns), draft
    return DRAFTED, drafts.back(half) if half == draft else half
