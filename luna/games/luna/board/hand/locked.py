"""What cannot be used now explains itself: what it is and what it is worth, then why not now, then how to get there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from luna.core.game import reason
from luna.games.luna.board import targets
from luna.games.luna.board.hand.drafting import Drafting
from luna.games.luna.board.targets import Target
from luna.games.luna.board.words import ledger, sentences
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.requirements import Lack, way_to
from luna.shell.board.card import CardLine
from luna.shell.drawing import theme
from luna.text import Catalogue

_ROUNDS: Final = 6


def lines(text: Catalogue, draft: Drafting, target: Target) -> tuple[CardLine, ...]:
    """The lines about a thing whose verb can do nothing there; empty where it can, or where no verb is meant."""
    if not draft.acting or draft.composing or draft.taught is not None or draft.choices:
        return ()
    found = lacks(draft, target)
    if not found:
        return ()
    return _elsewhere(text, draft, found) or (*_worth(text, draft, target), *_why(text, found))


def reasons(text: Catalogue, draft: Drafting, target: Target) -> tuple[CardLine, ...]:
    """Only why not, and how to get there."""
    said = lines(text, draft, target)
    return said if len(said) == 1 else said[2:]


def lacks(draft: Drafting, target: Target) -> tuple[Lack, ...]:
    """All that is lacking for the verb of a thing, what has to be had first before the rest."""
    asked = draft.asked
    if isinstance(target, targets.Verb):
        return asked.lacks(target.name)
    if isinstance(target, targets.Token):
        lacking = reason("needs-token", "A3", favour=target.name)
        return () if target.name in draft.me.favours else (Lack(lacking, way_to(draft.row, lacking)),)
    verb = _verb(draft, target)
    return asked.lacks(verb, target, draft.armed) if verb else ()


def _verb(draft: Drafting, target: Target) -> str:
    """The verb that a click on a thing of the board means; "" where it does not say it alone."""
    if isinstance(target, targets.Act):
        return target.verb
    if isinstance(target, targets.Field | targets.Book):
        own = any(one.tile == target.tile and one.owner == draft.seen.turn for one in draft.seen.temple)
        return "book" if own or isinstance(target, targets.Book) else ""
    return draft.verb or draft.asked.meant(target) or ""


def _elsewhere(text: Catalogue, draft: Drafting, found: Sequence[Lack]) -> tuple[CardLine, ...]:
    """The one line when the chosen verb has nothing to do with such a thing: it happens at what is lit."""
    if not draft.verb or found[0].why.code != "no-move":
        return ()
    said = text("locked-elsewhere", action=text(f"action-{draft.verb}"))
    return (CardLine(said, theme.LOSS, icon="ui/icon-lock"),)


def _worth(text: Catalogue, draft: Drafting, target: Target) -> tuple[CardLine, ...]:
    """What a verb or a token is, and what it brings until the end of the game."""
    seen, me, isle = draft.seen, draft.me, ISLANDS.index(draft.seen.apostate)
    match target:
        case targets.Token("novice") | targets.Act("novice"):
            topic, subject = "novice-token", "token"
        case targets.Token(favour):
            topic, subject = f"island-{favour}", "token"
        case targets.Verb(name):
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


def _why(text: Catalogue, found: Sequence[Lack]) -> tuple[CardLine, ...]:
    """Why not, and the way to each thing that is lacking."""
    out = [CardLine(ledger.refusal(text, found[0].why), theme.LOSS, icon="ui/icon-lock")]
    for lack in found[1:]:
        out.append(CardLine(text("locked-also", why=ledger.refusal(text, lack.why)), theme.LOSS))
    out.extend(CardLine(sentences.said(text, f"way-{lack.way.name}", lack.way.facts), theme.LEGAL) for lack in found)
    return tuple(out)
