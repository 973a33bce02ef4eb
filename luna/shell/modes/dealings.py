"""What people at a shared table did beside playing, in words: for the log and for who looks at the game again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from luna.log import bodies
from luna.log.fold import Dealing
from luna.log.records import BOT
from luna.shell.players.opponents import Character
from luna.text import Catalogue


def sentences(text: Catalogue, names: Sequence[str], dealings: Iterable[Dealing]) -> list[str]:
    """A sentence for each."""
    return [said for one in dealings if (said := _sentence(text, names, one))]


def _sentence(text: Catalogue, names: Sequence[str], one: Dealing) -> str:
    name = names[one.seat] if 0 <= one.seat < len(names) else ""
    match one.body:
        case bodies.AskBody():
            return text("talk-asks-back" if one.turns else "talk-asks-otherwise", name=name, count=one.turns)
        case bodies.RewindBody():
            return text("talk-takes-back" if one.turns else "talk-goes-otherwise", name=name, count=one.turns)
        case bodies.VoteBody(_, yes):
            return text("talk-yes" if yes else "talk-no", name=name)
        case bodies.ProposeBody(_, seat, player):
            return text("talk-proposes", name=name, away=names[seat], level=Character.of(player).level)
        case bodies.TakeBody(seat, _, _):
            return text("talk-bot", name=names[seat])
        case bodies.SeatBody(seat, player) if player.kind == BOT:
            return text("talk-bot", name=names[seat])
        case bodies.SeatBody(seat, _):
            return text("talk-self", name=names[seat])
        case bodies.HoldBody():
            return text("talk-back", name=name)
        case bodies.EpochBody():
            return text("talk-epoch")
        case bodies.CheckBody():
            return text("talk-differs", name=name)
    return ""
