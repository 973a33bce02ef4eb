"""The words of the lantern-bearer in a lesson: the sentence of a step, its buttons, the progress of a task."""

from luna.learning.lesson import DO, TRY, Pupil
from luna.shell.modes.speech_bubble import Says
from luna.table.table import Table
from luna.text import Catalogue


def words(text: Catalogue, pupil: Pupil, table: Table, *, wrong: str, seconds: float, more: bool) -> Says:
    """The bubble for the pupil's step. `wrong`: the reason for a refused turn; `more`: another lesson follows."""
    name, step = pupil.lesson.name, pupil.step
    if pupil.won:
        minutes, rest = divmod(round(seconds), 60)
        title = text("lesson-won", time=f"{minutes}:{rest:02}")
        ways = [("next", text("lesson-next"))] if more else []
        return Says(text(f"lesson-{name}-worth"), title=title, buttons=(*ways, ("leave", text("lesson-leave"))))
    title = text("lesson-place", name=text(f"lesson-{name}"), step=pupil.at + 1, steps=len(pupil.lesson.steps))
    first, _, below = text(f"lesson-{name}-{step.key}").partition("\n")
    if pupil.failed:
        again = ("again", text("lesson-again")), ("leave", text("lesson-leave"))
        return Says(first, below, title, text("lesson-failed"), again)
    if not step.waits:
        return Says(first, below, title, "", (("on", text("lesson-on")),))
    ways = [("show", text("lesson-show")), ("skip", text("lesson-skip"))] if step.kind == DO else []
    if step.kind == TRY and table.length:
        ways = [("again", text("lesson-again"))]
    return Says(first, "\n".join(filter(None, (below, _progress(text, pupil, table)))), title, wrong, ways, leads=False)


def _progress(text: Catalogue, pupil: Pupil, table: Table) -> str:
    """The progress of a task: the turns left, and the count of each aim."""
    step, told = pupil.step, list[str]()
    if step.within and text.has("lesson-turns"):
        told.append(text("lesson-turns", left=step.within - pupil.made))
    for aim in step.aim:
        word = f"lesson-aim-{aim.split()[0]}"
        if text.has(word):
            have, want = pupil.lesson.count(table.position, aim)
            told.append(text(word, have=have, want=want))
    return "\n".join(told)
