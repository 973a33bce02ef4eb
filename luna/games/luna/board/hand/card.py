"""The small card beside a thing: the effect of a click, its costs and gains, or why it is refused."""

from collections.abc import Iterator, Sequence
from typing import Final

from luna.core.game import Turn, reason
from luna.games.luna.board import targets
from luna.games.luna.board.hand.drafting import Drafting
from luna.games.luna.board.targets import (
    TAKING_BACK,
    VERB_OF,
    Target,
    called,
    isle_of,
    picture,
    tile_of,
)
from luna.games.luna.board.words import preview, sentences
from luna.games.luna.board.words.automaton import deactivates, steps
from luna.games.luna.board.words.preview import Card
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.consequences import consequence
from luna.games.luna.rules.moves import APPOINT, BOOK, CONSECRATE, FINISH, kind_of
from luna.games.luna.rules.requirements import Lack, way_to
from luna.games.luna.rules.threats import stands
from luna.shell.board import card as cards
from luna.shell.board.card import CardLine, barred
from luna.shell.board.draft import Answer
from luna.shell.board.pointing import Button
from luna.shell.drawing import theme
from luna.text import Catalogue

_FIRST_STEPS: Final = (
    *("table-nothing-here", "table-pick-first", "table-pick-island", "table-draft-first", "table-choose"),
    *("table-pick-book", "table-pick-pupil"),
)
_ROUNDS: Final = 6
_NOVICES: Final = ("group", "tired", "chip", "herbs", "sail")
_OF_A_TILE: Final = (APPOINT, CONSECRATE, BOOK)
"""Moves whose card names the tile under the pointer."""


def card(text: Catalogue, names: Sequence[str], draft: Drafting, target: Target, density: str = "full") -> Card | None:
    """The card of a thing at a `density` (`Settings.preview`); None where there is nothing to say."""
    if isinstance(target, Button):
        return Card(text(f"command-{target.name}"))
    if target in TAKING_BACK:
        return Card(text(f"bar-{targets.button(target)}"))
    if draft.over and not draft.watching:
        return None
    full = density == "full"
    if targets.of(target, "verb") and draft.acting:
        lines = tuple(_locked(text, draft, target, full))
        if lines:
            return Card(titled(text, target, draft.seen.solo), lines, picture(called(target.name, draft.seen.solo)))
    answer, trial = draft.offer(target)
    turn = answer.turn or trial.begun.turn
    if turn is not None:
        return of_turn(text, names, draft.row, turn, density, target)
    return _unplayable(text, names, draft, trial, answer, target, full)


def of_turn(
    text: Catalogue,
    names: Sequence[str],
    row: bytearray,
    turn: Turn,
    density: str = "full",
    target: Target | None = None,
) -> Card:
    """The card of a legal turn: its consequences."""
    told = consequence(row, turn)
    if density == "off":
        return Card("", told=told)
    verb = "finish" if turn == (FINISH,) else VERB_OF.get(kind_of(turn[0]))
    title = titled(text, target) if target else ""
    if verb:
        tile = tile_of(target) if kind_of(turn[0]) in _OF_A_TILE else 0
        about = f" {tile}" if tile else ""
        title = text(f"action-{verb}") + about
    if deactivates(turn):
        lines = tuple(step.line(text) for step in steps(row, turn))
    else:
        lines = preview.lines(text, names, told)
    if density == "compact":
        lines = cards.compact(lines)
    shown = Card(title, lines, picture(verb) if verb else "", told=told)
    if not verb:  # the preparation: nothing is scored
        return shown
    return shown._replace(points=told.ip, final=None if told.ends_round else told.final)


def refused(text: Catalogue, words: str, target: Target, kindly: bool, solo: int = 0) -> Card:
    """The card of a refusal: the name of the thing, and why the click did nothing."""
    title = titled(text, target, solo)
    return Card(title, (CardLine(words, theme.GOLD) if kindly else barred(words),))


def _unplayable(
    text: Catalogue, names: Sequence[str], draft: Drafting, trial: Drafting, answer: Answer, target: Target, full: bool
) -> Card | None:
    """The card of a click that is not a turn yet, or cannot become one."""
    title, icon, lines = titled(text, target, draft.seen.solo), "", list[CardLine]()
    temple = targets.of(target, "space", "book") and not draft.busy
    here = next((stand for stand in stands(draft.row) if stand.tile == tile_of(target)), None) if temple else None
    lacking = _locked(text, draft, target, full)
    if draft.confirm and not trial.confirm and not trial.busy:
        lines = [CardLine(text("table-not-yet"), theme.now.MUTED)]
    elif targets.of(target, "verb"):
        icon = picture(called(target.name, draft.seen.solo))
    elif here is not None:
        title = text("preview-evicted", name=names[here.owner], tile=here.tile)
        lines = [*preview.danger(text, names, here), *_locked(text, draft, target, full=False)]
    elif lacking:
        lines = lacking
    elif answer.reason is not None:
        lines = [barred(sentences.refusal(text, answer.reason))]
    elif target == targets.Token("novice") or (isinstance(target, targets.Act) and target.verb == "novice"):
        icon = "favours/favour-novice" if isinstance(target, targets.Act) else ""
        lines = [CardLine(text("table-armed"), theme.LEGAL)]
    elif answer.hint == "table-not-by":
        lines = [barred(text(answer.hint, action=text(f"action-{draft.action}")))]
    elif answer.hint in _FIRST_STEPS and targets.of(target, "island"):
        lines = _closed(text, draft, target)
    elif answer.hint in _FIRST_STEPS:
        lines = [CardLine(text(answer.hint), theme.now.MUTED)]
    elif targets.of(target, *_NOVICES) and (trial.composer.busy or draft.composer.busy):
        lines = _hand(text, draft, trial, target)
    elif isinstance(target, targets.Act) or trial.begun.taught or trial.begun.choices:
        icon = picture(target.verb) if isinstance(target, targets.Act) else ""
        lines = [CardLine(text(trial.begun.wants), theme.LEGAL)]
    return Card(title, tuple(lines), icon)


def _closed(text: Catalogue, draft: Drafting, island: targets.Thing) -> list[CardLine]:
    """The line that nothing may be done on the island in this game (V10, V11); empty otherwise."""
    reason = draft.offer(targets.Stack(island.name))[0].reason
    return [barred(sentences.refusal(text, reason))] if reason is not None and reason.code == "solo-forbidden" else []


def _hand(text: Catalogue, draft: Drafting, trial: Drafting, target: Target) -> list[CardLine]:
    """The lines about a group in the hand: how many novices now, and how many after a click."""
    isle, tired = isle_of(target), targets.of(target, "tired", "herbs")
    held, then = draft.composer.held(isle, tired), trial.composer.held(isle, tired)
    if held:
        said = CardLine(text("table-hand", held=held, then=then), theme.now.SECONDARY)
        return [said, CardLine(text("table-pick-island"), theme.LEGAL)]
    return [CardLine(text("table-takes", count=then, action=text(f"action-{trial.action}")), theme.LEGAL)]


def titled(text: Catalogue, target: Target, solo: int = 0) -> str:
    """The title of a thing, without the facts of a draft."""
    if target == targets.SAIL_NOW:
        return text("bar-set-sail")
    thing = targets.ASKER if target == targets.CANDLE else targets.meant(target)
    title = targets.about(thing).title
    if not title or not isinstance(thing, targets.Thing):
        return ""
    return text(title.format(name=called(thing.name, solo)), tile=thing.number, seat=thing.number)


def name(text: Catalogue, names: Sequence[str], draft: Drafting, target: Target) -> str:
    """The title of a thing's card."""
    told = card(text, names, draft, target, "off")
    return told.title if told is not None and told.title else titled(text, target, draft.seen.solo)


# ---- things that cannot be used now: what they are and are worth, why not now, and how to get there


def _locked(text: Catalogue, draft: Drafting, target: Target, full: bool = True) -> list[CardLine]:
    """The lines about a thing whose verb can do nothing there; empty where it can, or where the thing implies no verb.

    Without `full`: only why not, and how to get there.
    """
    if not draft.acting or draft.composing or draft.begun.things:
        return []
    found = lacks(draft, target)
    if not found:
        return []
    if draft.verb and found[0].why.code == "no-move":  # the verb acts on the lit things
        return [barred(text("locked-elsewhere", action=text(f"action-{draft.verb}")))]
    return [*(_worth(text, draft, target) if full else ()), *_why(text, found)]


def lacks(draft: Drafting, target: Target) -> tuple[Lack, ...]:
    """The unmet requirements of the verb of a thing, in order."""
    asked = draft.asked
    if targets.of(target, "verb"):
        return asked.lacks(target.name)
    if targets.of(target, "token"):
        lacking = reason("needs-token", "A3", favour=target.name)
        return () if target.name in draft.me.favours else (Lack(lacking, way_to(draft.row, lacking)),)
    verb = _verb(draft, target)
    return asked.lacks(verb, target, draft.armed) if verb else ()


def _verb(draft: Drafting, target: Target) -> str:
    """The verb of a click on a thing of the board; "" where the thing implies none."""
    if isinstance(target, targets.Act):
        return target.verb
    if targets.of(target, "space", "book"):
        own = any(one.tile == target.number and one.owner == draft.seen.turn for one in draft.seen.temple)
        return "book" if own or targets.of(target, "book") else ""
    return draft.verb or draft.asked.meant(target) or ""


def _worth(text: Catalogue, draft: Drafting, target: Target) -> tuple[CardLine, ...]:
    """The meaning of a verb or a token, and its gain by the end of the game."""
    seen, me, isle = draft.seen, draft.me, ISLANDS.index(draft.seen.apostate)
    match target:
        case targets.Thing("token", "novice") | targets.Act("novice"):
            topic, subject = "novice-token", "token"
        case targets.Thing("token", favour):
            topic, subject = f"island-{favour}", "token"
        case targets.Thing("verb", name):
            topic = subject = name
        case _:
            topic = subject = _verb(draft, target)
    worth = text(
        f"worth-{subject}",
        guard=seen.guard,
        rounds=_ROUNDS + 1 - seen.round,
        prize=seen.prizes[0],
        book=2 if seen.book_bonus_open else 1,
        loss=me.active[isle] + me.inactive[isle],
    )
    return CardLine(text(f"rule-{topic}-short")), CardLine(worth, theme.GOLD, icon="ui/influence")


def _why(text: Catalogue, found: Sequence[Lack]) -> Iterator[CardLine]:
    """A line for each unmet requirement, with the way to meet it."""
    yield barred(sentences.refusal(text, found[0].why))
    for lack in found[1:]:
        yield CardLine(text("locked-also", why=sentences.refusal(text, lack.why)), theme.LOSS)
    for lack in found:
        yield CardLine(sentences.said(text, f"way-{lack.way.name}", lack.way.facts), theme.LEGAL)
