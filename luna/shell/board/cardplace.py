"""The place of a card: beside its thing, or at its home on free water, without covering certain areas."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import hypot
from typing import Final, NamedTuple

from luna.shell.board.pen import Pen, Rect

FARTHEST: Final = 260
"""Maximum distance in units of a card from the thing beside it, where possible."""
_EDGE: Final = 0.2  # share of a thing that may lie under the edge of a card
_STEP: Final = 24  # units between two places that are tried


class Site(NamedTuple):
    """The surroundings of a card: its thing, the areas it must not cover, and the rest of its subject."""

    thing: Rect | None
    taken: Sequence[Rect]
    meant: Sequence[Rect] = ()

    def hides(self, place: Rect) -> int:
        """The pixels of the thing and of taken areas under a card."""
        return hides(place, self.taken if self.thing is None else (self.thing, *self.taken))

    def shows(self, place: Rect) -> bool:
        """Whether the whole subject of the card stays recognizable under its edge."""
        return all(_share(place, one) <= _EDGE for one in self.meant)

    def place(self, pen: Pen, size: tuple[int, int], beside: bool) -> Rect:
        """The place of a card of this size: a side of the thing, if it is to be `beside` it, or its home."""
        thing, taken, meant = self
        window, gap = pen.layout.free.inflate(-pen.px(12), -pen.px(12)), pen.px(10)
        home = Rect((0, 0), size).move_to(midbottom=pen.layout.card_home.midbottom)
        for rect in taken:
            if home.colliderect(rect):
                home.bottom = rect.top - gap
        home.clamp_ip(window)
        if thing is None:
            return min((home, *_corners(size, window)), key=lambda place: hides(place, (*taken, *meant)))
        sides = [side.clamp(window) for side in _sides(size, thing, gap)]
        first = [side for side in sides if side.collidelist([thing, *taken, *meant]) < 0] if beside else []
        if first:
            return first[0]
        reach = pen.px(FARTHEST)
        if not beside and (apart(home, thing) > reach or not self.shows(home)):
            return self.place(pen, size, beside=True)
        if beside:  # a little farther away, but never out of sight of the thing
            near = _near(size, thing, window, reach, pen.px(_STEP))
            open_ = [place for place in near if place.collidelist([thing, *taken]) < 0]
            free = next((place for place in open_ if self.shows(place)), None)
            if free is not None:
                return free
            whole = Rect(0, window.top, pen.layout.width, window.height)  # the seats' panels may be covered
            sides += [*open_, *_near(size, thing, whole, reach, pen.px(_STEP))]
        panels = [panel.rect for panel in pen.layout.panels]
        return _best(
            [home, *sides, *_corners(size, window)],
            self.hides,
            lambda place: max(0, apart(place, thing) - reach),
            lambda place: sum(max(0, _share(place, one) - _EDGE) for one in meant),
            lambda place: hides(place, panels),
            lambda place: apart(place, thing),
        )


def _best(places: list[Rect], *faults: Callable[[Rect], float]) -> Rect:
    """The first place with the least of the first fault; among equals the next fault decides."""
    for fault in faults:
        found = [(fault(place), place) for place in places]
        least = min(amount for amount, _ in found)
        places = [place for amount, place in found if amount == least]
    return places[0]


def apart(card: Rect, thing: Rect) -> float:
    """Pixels from the nearest edge of one to that of the other."""
    across = max(thing.left - card.right, card.left - thing.right, 0)
    down = max(thing.top - card.bottom, card.top - thing.bottom, 0)
    return hypot(across, down)


def _near(size: tuple[int, int], thing: Rect, window: Rect, reach: int, step: int) -> list[Rect]:
    """All places within reach of a thing, nearest first."""
    wide, high = size
    across = range(max(window.left, thing.left - reach - wide), min(window.right - wide, thing.right + reach) + 1, step)
    down = range(max(window.top, thing.top - reach - high), min(window.bottom - high, thing.bottom + reach) + 1, step)
    places = [(apart(place, thing), place) for x in across for y in down if (place := Rect(x, y, wide, high))]
    return [place for far, place in sorted(places, key=lambda one: one[0]) if far <= reach]


def _corners(size: tuple[int, int], window: Rect) -> Iterator[Rect]:
    """Other places for a card without a thing: the corners, because the middle of the table stays free."""
    for corner in ("bottomright", "bottomleft", "topright", "topleft"):
        place = Rect((0, 0), size)
        setattr(place, corner, getattr(window, corner))
        yield place


def _share(place: Rect, thing: Rect) -> float:
    """The share of a thing under a card, 0..1."""
    part = thing.clip(place)
    return part.width * part.height / max(1, thing.width * thing.height)


def hides(place: Rect, others: Iterable[Rect]) -> int:
    """Pixels of the others under a card."""
    covered = (place.clip(other) for other in others)
    return sum(part.width * part.height for part in covered)


def _sides(size: tuple[int, int], thing: Rect, gap: int) -> Iterator[Rect]:
    """Places beside a thing, nearest first: in the middle of a side, then along it."""
    middle, low, high = Rect((0, 0), size), Rect((0, 0), size), Rect((0, 0), size)
    for left in (thing.right + gap, thing.left - gap - size[0]):
        middle.midleft, low.topleft, high.bottomleft = (left, thing.centery), (left, thing.top), (left, thing.bottom)
        yield from (middle.copy(), low.copy(), high.copy())
        yield from (low.move(0, thing.height + gap), high.move(0, -thing.height - gap))
    for top in (thing.bottom + gap, thing.top - gap - size[1]):
        middle.midtop, low.topleft, high.topright = (thing.centerx, top), (thing.left, top), (thing.right, top)
        yield from (middle.copy(), low.copy(), high.copy())
