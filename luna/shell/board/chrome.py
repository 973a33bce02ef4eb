"""The facts of the frame beside the position: names, verbs, draft, log, grace of the undo."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from luna.core.cast import Face
from luna.core.options import SeatLook
from luna.shell.board.teller import LogLine


@dataclass(frozen=True, slots=True)
class Chrome:
    """The frame's own facts; a new one for every change."""

    names: Sequence[str]  # by seat
    you: int | None = None  # the seat at this chair
    thinking: int | None = None  # a seat whose bot is thinking or whose player is away: its badge is dimmed
    bots: Mapping[int, int] = field(default_factory=dict)  # seat -> level
    verbs: Mapping[str, str] = field(default_factory=dict)  # verb -> on | off | hot; missing = off
    hover: str = ""  # name of the button under the pointer: a verb, a rail or top button, reset, undo
    draft_icon: str = "ui/icon-eye"  # a picture
    draft_title: str = ""
    draft_hint: str = ""
    draft_chips: Sequence[str] = ()  # the parts of the draft, each of which can be removed
    log: Sequence[LogLine] = ()
    can_reset: bool = False
    can_undo: bool = False
    can_hint: bool = False
    keys: Mapping[str, str] = field(default_factory=dict)  # command -> its key as it is drawn
    unsaved: str = ""  # the mark of an unsaved game: words, or "!" where there is no room
    acting: int | None = None  # the seat whose turn is being shown, if it is not the one to move
    banner: str = ""  # shown in place of the seat to move
    looks: Sequence[SeatLook] = ()  # by seat
    faces: Sequence[Face | None] = ()  # by seat; () where only emblems are shown

    def face(self, seat: int) -> Face | None:
        """The face of a seat's player, None where there is none."""
        return self.faces[seat] if self.faces else None

    def beside(self, text: Callable[..., str], seat: int) -> str:
        """The words beside a seat's name: that it is the reader's, unless the name says so, or the level of its bot."""
        if self.you == seat:
            you = text("panel-you")
            return "" if self.names[seat].casefold() == you.casefold() else you
        return text("panel-bot", level=self.bots[seat]) if seat in self.bots else ""
