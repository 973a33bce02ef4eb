"""All legal lines of a position: every conceivable line that no rule forbids."""

from collections.abc import Iterator

from .data import LANDSCAPES, PEOPLES, SQUARES, TILES
from .model import Game
from .rules import PHASE_OF, largest_parts, why_not
from .text import Action, Ban, Buy, Draw, Lead, Move, Place, Shift

Kind = type[Action]


def legal(game: Game, *kinds: Kind) -> list[str]:
    """Sorted by code point, each line once, without the prefix of the people; `kinds` restricts them."""
    of_this_phase = [kind for kind, phase in PHASE_OF.items() if phase == game.phase]
    lines = {
        str(action)
        for kind in kinds or of_this_phase
        for action in conceivable(game, kind)
        if why_not(game, action) is None
    }
    return sorted(lines)


def conceivable(game: Game, kind: Kind) -> Iterator[Action]:
    """A superset of the legal lines."""
    if kind in (Draw, Shift, Lead) and not game.magic:
        return  # M1
    standing = {(tribe.people, tribe.home, tribe.place) for tribe in game.tribes if tribe.place in TILES}
    if kind is Place:
        yield from map(Place, TILES)
    elif kind is Draw:
        yield from (Draw(people, home) for people in PEOPLES for home in LANDSCAPES)
    elif kind is Shift:
        yield from (Shift(tile, square) for tile in TILES for square in game.water())
    elif kind is Lead:
        for people, home, tile in standing:
            if people in game.neutral:
                yield from (Lead(people, home, tile, target) for target in TILES)
    elif kind is Move:
        yield Move(())
        yield from (Move((part,)) for part in largest_parts(game))
    elif kind is Buy:
        for people, home, tile in standing:
            if people == game.turn:
                yield from (Buy(home, tile, seller) for seller in PEOPLES)
    elif kind is Ban:
        yield from map(Ban, ("", *TILES, *SQUARES))
