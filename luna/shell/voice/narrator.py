"""The narrator: speaks the changes since the last frame, from the same nodes that a screen reader gets.

A new page, a live node and the focus are spoken automatically. F3 switches the voice on and off. F4 reads the whole
page, one part per press; with Shift it skips to the next group. Every other press silences it. Input interrupts
everything; news waits only for news.

`Voice` speaks in a thread of its own, so the window never waits.
"""

import logging
import threading
from collections.abc import Callable, Iterable, Iterator
from queue import SimpleQueue
from typing import Final

import pygame

from luna.shell.access.node import Node, Outline, Path, Role, paragraph, walk
from luna.shell.app.settings import Settings
from luna.shell.voice.speakers import Sentence, Speaker, Unheard, find
from luna.text import Catalogue

_SWITCH: Final = pygame.K_F3
_ALL: Final = pygame.K_F4
_PRESSES: Final = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
_MOVES: Final = (pygame.K_TAB, pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT)
_PAGE: Final = 260
"""Characters of a page's words that are spoken before the focus, unless all are wanted."""
_PART: Final = 500
"""Characters after which another part begins; for a group, with half as many before it: half a minute."""
_HASTE: Final = 4
"""The steps by which an outline grows in one frame when all of it is wanted: nobody should have to wait."""
_GROUPS: Final = (Role.REGION, Role.LIST, Role.DIALOG)
_NAMED: Final = (Role.SWITCH, Role.CHOICE, Role.OPTION, Role.SLIDER, Role.FIELD)
"""Roles that are spoken unless little is wanted; that of a button only where all is spoken."""
_READ: Final = (Role.LABEL, Role.STATUS)
_LOG: Final = logging.getLogger(__name__)


class Voice:
    """The voice of the program, searched for with the first sentence."""

    def __init__(self, look: Callable[[], Speaker | None] = find) -> None:
        self._look = look
        self._waiting: SimpleQueue[Sentence | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self.missing = False  # whether this system was found to have no voice

    def say(self, sentence: Sentence) -> None:
        """Speak as soon as the voice is free, or at once if it interrupts."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._speak, name="luna-voice", daemon=True)
            self._thread.start()
        self._waiting.put(sentence)

    def hush(self) -> None:
        """Be silent."""
        if self._thread is not None:
            self._waiting.put(Sentence(""))

    def close(self) -> None:
        """End the thread after the present sentence, without waiting for it."""
        if self._thread is not None:
            self._waiting.put(None)
            self._thread = None

    def _speak(self) -> None:
        """Run the thread. A voice that is gone is searched for again with the next sentence."""
        waiting, speaker = self._waiting, self._look()
        self.missing = speaker is None
        while (sentence := waiting.get()) is not None:
            try:
                if speaker is None and sentence.words:
                    speaker = self._look()
                    self.missing = speaker is None
                if speaker is not None and sentence.interrupts:
                    speaker.stop()
                if speaker is not None and sentence.words:
                    speaker.say(sentence)
            except (Unheard, OSError) as error:
                _LOG.warning("the voice is gone: %s", error)
                speaker = None
        if speaker is not None:
            speaker.stop()
            speaker.close()


class Narrator:
    """Speaks for one window."""

    def __init__(
        self,
        text: Catalogue,
        settings: Settings,
        voice: Voice,
        keep: Callable[[], object],
        tell: Callable[[str], object],
    ) -> None:
        """`keep` writes the settings, `tell` shows a sentence."""
        self._text, self._settings, self.voice = text, settings, voice
        self._keep, self._show = keep, tell
        self._page: object = None
        self._live: dict[Path, str] = {}
        self._focus: tuple[Path, str, str] = (), "", ""  # path, value, everything spoken about it
        self._aside = True  # the last words were not news
        self.asked = False  # whether a part of the page is wanted, and not spoken yet
        self._part = 0  # the number of that part
        self._skips = False  # whether it is the first of a group
        self._stayed = False  # whether a key that moves the focus was pressed: an unmoved focus is repeated

    @property
    def awake(self) -> bool:
        """Whether it speaks."""
        return self._settings.voice

    @property
    def waits(self) -> bool:
        """Whether something is to be said although no picture is due."""
        return self.asked or self._stayed

    def take(self, event: pygame.event.Event) -> bool:
        """Handle its two keys; any other press silences it."""
        if event.type not in _PRESSES:
            return False
        if event.type == pygame.KEYDOWN and event.key == _SWITCH:
            self.switch(not self.awake)
            return True
        if event.type == pygame.KEYDOWN and event.key == _ALL and self.awake:
            self.asked, self._skips = True, bool(event.mod & pygame.KMOD_SHIFT)
            return True
        self.hush()
        self._stayed = self.awake and event.type == pygame.KEYDOWN and event.key in _MOVES
        return False

    def hush(self) -> None:
        """Stop speaking: the player has pressed something, so the words are old."""
        if self.awake:
            self.voice.hush()
            self._aside, self.asked = True, False

    def switch(self, on: bool) -> None:
        """Switch speech on or off."""
        self._settings.voice, self._page = on, None
        self.say(self._text("voice-on" if on else "voice-off"))
        self._keep()

    def offer(self) -> None:
        """Say once that there is a voice, on the very first page."""
        if not self.awake:
            self.say(self._text("voice-offer"))

    def say(self, words: str, *, interrupts: bool = True) -> None:
        """Say a sentence in the player's language."""
        if words:
            rate, volume = self._settings.voice_rate, self._settings.voice_volume
            self.voice.say(Sentence(words, self._text.language, rate, volume, interrupts))

    def tell(self, page: object, outline: Outline) -> None:
        """Speak the news since the last call; `page`: the scene described."""
        if self.voice.missing:
            self._settings.voice = self.voice.missing = False
            self._show(self._text("voice-none"))
            self._keep()
            return
        for _ in range(_HASTE if self.asked else 0):
            outline = outline if outline.grow is None else outline.grow()
        if self.asked and outline.grow is not None:
            return
        nodes = dict(walk(outline.nodes))
        fresh, self._page = page is not self._page, page
        focus = outline.pointed or (outline.focus if fresh or self._stayed else ())
        live = {path: words for path, node in nodes.items() if node.live and (words := self._alive(node))}
        before, self._live = self._live, live
        if fresh or before != live:
            self._part = 0
        if self.asked:
            self.asked = False
            self._batch([self._next_part(outline.nodes)], always=True)
        elif fresh:
            self._batch([*self._opening(nodes), *live.values(), self._focused(focus, nodes)], always=True)
        else:
            news = [words for path, words in live.items() if before.get(path) != words]
            was, now = self._focus, self._focused(focus, nodes)
            moved = self._moved(was, focus, now)
            if news and focus == was[0]:
                moved = ""  # the subject of the news has changed there, too
            elif not moved and self._stayed:
                moved = now
            self._batch([*news, moved], always=not news or self._aside)
            self._aside = not news if news or moved else self._aside
        self._stayed = False

    def _batch(self, sentences: Iterable[str], *, always: bool) -> None:
        """Speak them one after the other; the first interrupts if `always`."""
        for words in filter(None, sentences):
            self.say(words, interrupts=always)
            always = False

    def _focused(self, path: Path, nodes: dict[Path, Node]) -> str:
        node = nodes.get(path)
        said = "" if node is None else self.words(node)
        if node is not None and self._settings.voice_words == "full" and len(beside := _beside(path, nodes)) > 1:
            place = self._text("voice-place", number=beside.index(path) + 1, count=len(beside))
            said = paragraph((said, place))
        self._focus = path, "" if node is None else node.value, said
        return said

    def _moved(self, was: tuple[Path, str, str], path: Path, said: str) -> str:
        """The words about the focus when it has moved or changed; about a text entry, the new letters."""
        if was[0] != path:
            return said
        if was[2] == said:
            return ""
        value = self._focus[1]
        if value != was[1]:
            return value[len(was[1]) :] if value.startswith(was[1]) else value or self._text("voice-empty")
        return said

    def _opening(self, nodes: dict[Path, Node]) -> Iterator[str]:
        """The heading of a page, and its words if they are few."""
        heading = next((path for path, node in nodes.items() if node.role is Role.HEADING), None)
        if heading is not None:
            yield nodes[heading].name
        room = {"brief": 0, "usual": _PAGE, "full": 1 << 20}[self._settings.voice_words]
        for path, node in nodes.items():
            if len(path) == 1 and node.role in (*_READ, Role.HEADING) and not node.live and path != heading:
                room -= len(node.name)
                if room < 0:
                    return
                yield node.name

    def _next_part(self, nodes: Iterable[Node]) -> str:
        """The next part of the page, and its number; after the last one the first."""
        parts, begin = list[list[str]]([[]]), [0]  # the parts, and which of them start a group
        for node, words in self._whole(nodes):
            said, heads = sum(map(len, parts[-1])), node.role in _GROUPS
            if said > (_PART // 2 if heads else _PART):
                begin += [len(parts)] * heads
                parts.append([])
            parts[-1].append(words)
        number = self._part % len(parts)
        if self._skips:
            number = next((one for one in begin if one >= number), 0)
        self._part = number + 1
        place = self._text("voice-place", number=number + 1, count=len(parts))
        return paragraph([*parts[number], place] if len(parts) > 1 else parts[0])

    def _whole(self, nodes: Iterable[Node]) -> Iterator[tuple[Node, str]]:
        for node in nodes:
            yield node, self.words(node)
            if node.role is not Role.CHOICE:
                yield from self._whole(node.children)

    def _alive(self, node: Node) -> str:
        """A live node with the words in it."""
        return paragraph((node.name, *(child.name for child in node.children if child.role in _READ)))

    def words(self, node: Node) -> str:
        """A node as spoken: its name, and as much of its kind, state and description as the settings want."""
        text, much = self._text, self._settings.voice_words
        value = node.value or (text("voice-empty") if node.role is Role.FIELD else "")
        state = list[str]()
        if node.role in _NAMED and much != "brief" and node.role is not Role.OPTION:
            state.append(text(f"voice-{node.role.name.lower()}"))
        elif node.role is Role.BUTTON and much == "full":
            state.append(text("voice-button"))
        if value and value != node.name:
            state.append(value)
        if node.role is Role.SWITCH:
            state.append(text("voice-is-on" if node.on else "voice-is-off"))
        elif node.on:
            state.append(text("voice-chosen"))
        if not node.able:
            state.append(text("voice-locked"))
        about = "" if much == "brief" and node.role is Role.SWITCH else node.description
        return paragraph((", ".join((node.name, *state)), about))


def _beside(path: Path, nodes: dict[Path, Node]) -> list[Path]:
    """The controls beside it, including itself."""
    same = [other for other, node in nodes.items() if other[:-1] == path[:-1] and node.lead is not None]
    return same if path in same else []
