"""The move of a book: the half that is taken up first, and the other. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from luna.core.game import Turn
from luna.games.luna.rules.moves import encode_book
from luna.shell.board.answer import DRAFTED, Answer

if TYPE_CHECKING:
    from luna.games.luna.board.hand.drafting import Drafting


def field(draft: Drafting, tile: int) -> Answer:
    """A click on a tile: its book taken up, or the novice who is to get one; of a tile that nobody holds, the tile."""
    there = next(one for one in draft.seen.temple if one.tile == tile)
    if there.state != "held":
        if draft.action == "book":  # the rules say that no book is there, or nobody to get one
            return draft.settle([(encode_book(draft.book or tile, draft.pupil or tile),)])
        return draft.settle(draft.wishes.tile(tile, draft.armed))
    if there.book and draft.pupil is None:
        pupils = [one.tile for one in draft.seen.temple if one.owner == draft.seen.turn and not one.book] or [tile]
        wishes: list[Turn] = [(encode_book(tile, pupil),) for pupil in pupils]
        if not draft.wishes.allowed(wishes):
            return draft.settle(wishes)
        draft.book = None if draft.book == tile else tile
        return DRAFTED
    source, pupil = (draft.book, tile) if draft.pupil is None else (tile, draft.pupil)
    if source is not None:
        return draft.settle([(encode_book(source, pupil),)])
    books = [one.tile for one in draft.seen.temple if one.book]
    wishes = [(encode_book(book, tile),) for book in books]
    if not draft.wishes.allowed(wishes):
        return draft.settle(wishes)
    draft.pupil = tile
    return DRAFTED
