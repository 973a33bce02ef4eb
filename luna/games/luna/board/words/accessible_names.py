"""The table of Luna for screen readers: one sentence for each island, tile and space. Pure."""

from collections.abc import Iterator, Sequence
from typing import Final

from luna.games.luna.board import targets
from luna.games.luna.board.targets import Target
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.views import SeatView, View
from luna.shell.access.node import Facts, paragraph
from luna.text import Catalogue
from luna.text.sentences import listed

PARTS: Final = ("islands", "path", "temple", "council", "actions", "commands")
"""The parts of the table, in reading order."""


def words(text: Catalogue, names: Sequence[str], seen: View, target: Target) -> str:
    """The name of a thing and the pieces on it; empty if its card says it."""
    match target:
        case targets.Thing("island", island):
            return paragraph((text(f"rule-island-{island}"), *_here(text, names, seen, ISLANDS.index(island))))
        case targets.Thing("stack", island):
            count = seen.favours_left[ISLANDS.index(island)]
            return f"{text(f'favour-{island}')}. {text('access-favours', count=count)}"
        case targets.Thing("group" | "tired", island):
            return _group(text, names, seen, island, targets.of(target, "tired"))
        case targets.Thing("tile", number=tile):
            one = next(one for one in seen.path if one.tile == tile)
            owner = "" if one.owner is None else names[one.owner]
            return text("access-tile", tile=tile, state="owned" if owner else one.state, name=owner)
        case targets.Thing("space" | "book", number=tile):
            field = next(field for field in seen.temple if field.tile == tile)
            owner = "" if field.owner is None else names[field.owner]
            book = text("access-book") if field.book else ""
            said = text("access-space", tile=tile, state=field.state, name=owner)
            return paragraph(line for line in (said, book) if line)
        case targets.Thing("council", number=number):
            holder = next((seat.seat for seat in seen.seats if seat.council_seat == number), None)
            title = text("panel-council", seat=number)
            return title if holder is None else f"{title}: {names[holder]}"
        case targets.Thing("sail" | "chip" | "herbs", _, number):
            return text("access-number", count=number)
        case targets.Thing("token", favour):
            held = seen.turn is not None and favour in seen.seats[seen.turn].favours
            return text("access-token", token=text(f"favour-{favour}"), held="yes" if held else "no")
        case targets.Thing("recruit", island):
            return f"{text('action-recruit')}: {text(f'rule-island-{island}')}"
        case targets.Act(verb, thing):
            named = text("favour-novice") if verb == "novice" else text(f"action-{targets.called(verb, seen.solo)}")
            place = targets.island_of(thing)
            return f"{named}: {text(f'rule-island-{place}')}" if place else named
    return ""


def facts(text: Catalogue, names: Sequence[str], seen: View) -> Facts:
    """The facts in the bars and panels."""
    table = [text("bar-round", number=seen.round)] if seen.round else []
    if seen.solo:
        table.append(text("bar-solo", level=seen.solo))
    else:
        table.append(text("bar-candles", count=seen.candles))
    table += [text("access-guard", points=seen.guard), text("access-start", name=names[seen.start])]
    return Facts(paragraph(table), [paragraph(_owned(text, seat)) for seat in seen.seats])


def _owned(text: Catalogue, seat: SeatView) -> Iterator[str]:
    """The holdings of an order beside its points."""
    tokens = listed(text, [text(f"favour-{favour}") for favour in seat.favours])
    yield text("access-tokens", count=len(seat.favours), tokens=tokens)
    yield text("panel-council", seat=seat.council_seat)
    for what, count in (("reserve", seat.supply), ("temple", seat.in_temple), ("jetty", seat.jetty)):
        yield text(f"about-{what}", count=count)
    yield text("about-shrines", count=seat.shrines_left)


def _here(text: Catalogue, names: Sequence[str], seen: View, isle: int) -> Iterator[str]:
    """The sentence about the pieces on an island: figures, novices by seat, favours."""
    island = ISLANDS[isle]
    figures = [figure for figure in ("builder", "priestess", "apostate") if getattr(seen, figure) == island]
    if figures:
        yield listed(text, [text(f"figure-{figure}") for figure in figures])
    for seat in seen.seats:
        awake, tired = seat.active[isle], seat.inactive[isle]
        if awake or tired or seat.shrines[isle]:
            shrine = "yes" if seat.shrines[isle] else "no"
            yield text("access-here", name=names[seat.seat], awake=awake, tired=tired, shrine=shrine)
    yield text("access-favours", count=seen.favours_left[isle])


def _group(text: Catalogue, names: Sequence[str], seen: View, island: str, tired: bool) -> str:
    seat = seen.seats[seen.turn or 0]
    if island == "jetty":
        return text("about-jetty", count=seat.jetty)
    isle = ISLANDS.index(island)
    count = seat.inactive[isle] if tired else seat.active[isle]
    key = "access-tired" if tired else "access-awake"
    return text(key, name=names[seat.seat], count=count, island=text(f"rule-island-{island}"))
