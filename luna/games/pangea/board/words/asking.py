"""What the action bar asks of the seat to move: the line of the draft box, the verbs that are on. Pure."""

from __future__ import annotations

from collections.abc import Mapping

from luna.games.pangea.board.hand.drafting import Drafting
from luna.games.pangea.board.hand.targets import Badge, tribes
from luna.games.pangea.board.words.sentences import Words, ways
from luna.games.pangea.rules.board import HOMES, LANDSCAPES
from luna.games.pangea.rules.position import BUYING, GROUPS, IN_HAND, MAGIC, MAGICAL, PHASE, PLACING


def asked(text: Words, now: Drafting, *, chips: bool = False) -> str:
    """What is to be done in this phase; the steps of a draft are not named where `chips` do."""
    row = now.row
    if now.steps:
        own = sum(count for tribe, count in tribes(row).items() if tribe.people == now.me)
        many = {"count": len(now.steps), "all": own}
        if chips:
            return text("pangea-steps-count", **many)
        return text("pangea-steps-draft", **many, steps=ways(text, row, now.steps))
    if row[PHASE] == PLACING:
        return text("pangea-ask-place")
    if row[PHASE] == MAGICAL:
        return text("pangea-ask-magic", count=row[MAGIC]) if row[MAGIC] else text("pangea-ask-move")
    if row[PHASE] == BUYING:
        sold = any(isinstance(one, Badge) for one in now.targets())
        return text("pangea-ask-buy" if sold else "pangea-ask-end")
    return text("turn-over")


def hint(text: Words, now: Drafting) -> str:
    """What the next click is for; what is given up by it; before the first turn, the tribes that wait for a tower."""
    row = now.row
    if row[PHASE] == PLACING:
        hand = [
            (row[first:last].count(IN_HAND), text(f"pangea-tribe-{LANDSCAPES[HOMES[now.me][home]]}"))
            for home, (first, last) in enumerate(GROUPS[now.me])
        ]
        said = [text("pangea-many", count=count, tribe=tribe) if count > 1 else tribe for count, tribe in hand if count]
        return text("pangea-hint-drawn", tribes=", ".join(said))
    if now.steps and row[MAGIC]:
        return text("pangea-hint-gives-up", count=row[MAGIC])
    return text(now.ask) if row[PHASE] == MAGICAL or now.busy else ""


def verbs(now: Drafting) -> Mapping[str, str]:
    """The verbs that are on; `hot`: the one that is being drafted."""
    phase, on = now.row[PHASE], tuple[str, ...]()
    if phase == MAGICAL:
        on = ("step", "phase", "end") + (("draw", "shift", "neutral", "lead") if now.row[MAGIC] else ())
    elif phase == BUYING:
        on = ("ban", "phase", "end") if now.unsold("buy") else ("buy", "ban", "phase", "end")
    return {verb: "hot" if verb == now.verb else "on" for verb in on}
