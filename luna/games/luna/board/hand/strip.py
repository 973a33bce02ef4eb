"""The draft in words: for the box in the action bar, and as a strip of lines on free water."""

from collections.abc import Mapping, Sequence

from luna.games.luna.board import targets
from luna.games.luna.board.hand.chips import choice_rects
from luna.games.luna.board.hand.drafting import Drafting
from luna.games.luna.board.layout.layout import Pen
from luna.games.luna.board.targets import SAIL_NOW, Target, called, picture
from luna.games.luna.board.words.sentences import Text, place
from luna.games.luna.rules import play
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.threats import next_race
from luna.shell.app.hints import leader
from luna.shell.app.scene import App
from luna.shell.board.pen import Rect
from luna.shell.board.pointing import Pointer
from luna.shell.drawing import theme
from luna.shell.input.pad import button_name as device
from luna.text.sentences import signed


def again(app: App, draft: Drafting, pointer: Pointer, hover: Target | None) -> dict[str, str]:
    """Facts for the sentence that says how to answer a pending question with the player's device."""
    text, action = app.catalogue, draft.action or "meditate"
    do, key = app.keys.key("do"), app.keys.key(action)
    if pointer.padded:
        do, key = device(text, app.pad.map.first("do")), ""
    button: Target = SAIL_NOW if draft.composing else targets.Verb(action)
    means = "mouse" if not pointer.keyed else "keys" if do and key else "key"
    if pointer.keyed and hover not in (None, button):
        means = "elsewhere"
    if leader(app) == "finger":
        means = "finger"
    return {"means": means, "do": do or key, "key": key, "action": text(f"action-{called(action, draft.seen.solo)}")}


def words(text: Text, names: Sequence[str], draft: Drafting, again: Mapping[str, str]) -> tuple[str, str, str]:
    """Title, hint and icon of the draft box; `again`: facts about how to answer a question."""
    if draft.watching:
        return names[draft.me.seat], text("bots-thinking"), "eye"
    if draft.over:
        return text("turn-over"), "", "flag"
    step = draft.seen.step
    if step in ("shrine", "pairs"):
        left = text("preparation-left", count=4 - len(draft.begun.things)) if step == "pairs" else text("verb-shrine")
        return text("turn-preparation"), left, "shrine" if step == "shrine" else "reserve"
    if step == "deactivate":
        return text("solo-turn"), text("solo-pick"), "solo"
    if draft.confirm:
        name = called("meditate", draft.seen.solo)
        return text(f"action-{name}"), text("table-again", **again), picture(name).removeprefix("ui/icon-")
    if draft.action is not None:
        ready = "" if draft.begun.turn is None else "table-enter" if draft.composing else "table-again"
        return text(f"verb-{draft.action}"), text(ready or draft.begun.wants, **again), draft.action
    if draft.armed:
        return text("favour-novice"), text("table-armed"), "reserve"
    return text("bar-point"), text("bar-or-verb"), "eye"


def chips(text: Text, draft: Drafting) -> list[str]:
    """The parts of the move being composed, one line each."""

    def isle(number: int) -> str:
        return text(f"island-{(*ISLANDS, 'jetty')[number]}")

    move = draft.composer
    return [
        *(text("table-leg", count=n, origin=isle(origin), destination=isle(to)) for origin, _, n, to in move.legs),
        *(text("table-pick", count=novices, origin=isle(origin)) for origin, _, novices in move.hand),
    ]


def mirror(text: Text, names: Sequence[str], draft: Drafting) -> str:
    """Preview of the Moon Priestess in the next round and the novices there, including the draft."""
    row = draft.row
    if draft.begun.turn is not None:
        row = row[:]
        for move in draft.begun.turn:
            play(row, move)
    then = next_race(row)
    if then is None:
        return ""
    found = [text("preview-count", name=names[seat], count=count) for seat, count in enumerate(then.counts) if count]
    prize = then.prizes[draft.me.seat]
    words = text("preview-mirror-next", island=place(text, then.island), list=", ".join(found) or "0")
    return f"{words}\u00a0›\u00a0{signed(prize)}" if prize else words


def said_of(pen: Pen, names: Sequence[str], draft: Drafting) -> list[str]:
    """The lines of the strip; none when it is not needed."""
    if draft.over:
        return []
    room = pen.layout.desk.width - pen.px(28)
    if draft.seen.step in ("shrine", "pairs"):
        prompt = pen.text(f"preparation-{draft.seen.step}", name=names[draft.me.seat])
        return pen.fonts.wrap(prompt, "label", room)
    if draft.seen.step == "deactivate":
        return pen.fonts.wrap(pen.text("solo-prompt"), "label", room)
    if draft.composer.busy:
        mirrored = mirror(pen.text, names, draft)
        said = chips(pen.text, draft)[-4:]
        return [*said, *pen.fonts.wrap(mirrored, "label", room)] if mirrored else said
    return [pen.text("table-choose")] if draft.begun.choices else []


def _rect(pen: Pen, draft: Drafting, said: Sequence[str]) -> Rect:
    line, rect = pen.fonts.line("label"), pen.layout.desk
    if draft.begun.choices:
        top = choice_rects(pen.layout, len(draft.begun.choices))[0].top - line - pen.px(16)
        return Rect(rect.x, top, rect.width, rect.bottom - top)
    if draft.composer.busy:
        extra = line * (len(said) - 1)
        return Rect(rect.x, rect.y - extra, rect.width, rect.height + extra)
    high = line * len(said) + pen.px(20)
    return Rect(rect.x, rect.bottom - high, rect.width, high)


def draw(pen: Pen, names: Sequence[str], draft: Drafting) -> list[Rect]:
    """Draw the strip while it has lines; returns where it was drawn."""
    pen = pen.frame
    said = said_of(pen, names, draft)
    if not said:
        return []
    line, rect = pen.fonts.line("label"), _rect(pen, draft, said)
    pen.paint.panel(pen.surface, rect, "card")
    top = rect.y + pen.px(10)
    for number, words_said in enumerate(said):
        place_of = Rect(rect.x + pen.px(14), top + number * line, rect.width - pen.px(28), line)
        pen.words(words_said, "label", theme.now.MOONLIGHT, place_of, "left")
    return [rect]
