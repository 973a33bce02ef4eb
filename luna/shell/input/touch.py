"""Fingers and pens: a tap acts, a long press points, a drag scrolls or drags, two fingers go back, a pinch sizes text.

Fingers become mouse events, so the rest of the program does not know them. The mouse stays usable: while its button is
held, fingers are ignored.

Hold to confirm, for any device: a press counts once it has been held for a while, so a slip of the hand does nothing.
"""

from collections.abc import Callable, Iterable
from math import dist
from typing import Final, NamedTuple

import pygame

Pixel = tuple[int, int]
EVENTS: Final = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)
LONG: Final = 0.45
"""Seconds after which a press counts as pointing."""
_STILL: Final = 14  # pixels at 1080 lines that a finger may tremble
_PINCH: Final = 1.3  # factor of the distance
_NOTCH: Final = 60  # pixels per notch of the wheel

BACK, LARGER, SMALLER = "back", "larger", "smaller"
_ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
_TREMBLES: Final = 16  # pixels that a hand may tremble
_UP: Final = {pygame.MOUSEBUTTONUP: "mouse", pygame.KEYUP: "key", pygame.WINDOWFOCUSLOST: ""}
BUTTON: Final = "button"
"""The device of a pad's press."""


class Hands(NamedTuple):
    """The output of fingers: mouse events and gestures."""

    send: Callable[[pygame.event.Event], object]
    gesture: Callable[[str], object]
    aim: Callable[[Pixel], Pixel]  # the point that a finger means: the middle of a thing nearby
    under: Callable[[Pixel], object]  # the meaning of a click there
    drags: Callable[[Pixel], bool]  # whether a drag that starts there moves something; else it scrolls


class Touch:
    """All fingers on one window."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self._down: dict[tuple[int, int], Pixel] = {}  # the position of each finger
        self._start: Pixel = (0, 0)
        self._age = 0.0  # seconds since the first finger went down
        self._state = ""  # tap, point, drag, scroll, two; "": ignored from now on
        self._apart = 0.0  # initial pixels between two fingers
        self._rest = 0.0  # pixels that do not make a whole notch yet
        self.still = float(_STILL)
        """Pixels by which a finger may move in a tap."""
        self.hold = 0.0
        """Seconds after which a press acts, if short presses only point; 0: a tap acts."""

    def take(self, event: pygame.event.Event, size: tuple[int, int], blocked: bool = False) -> None:
        """Handle one of `EVENTS` in a picture of this size; `blocked`: ignore a new finger now."""
        finger, at = (event.touch_id, event.finger_id), (round(event.x * size[0]), round(event.y * size[1]))
        if event.type == pygame.FINGERDOWN:
            self._down[finger] = at
            self._lands(at, blocked)
        elif finger in self._down and event.type == pygame.FINGERMOTION:
            before, self._down[finger] = self._down[finger], at
            self._moves(before, at)
        elif finger in self._down:
            del self._down[finger]
            self._lifts(at)

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds: a press becomes a long one."""
        self._age += dt
        if self._state != "tap":
            return
        if self.hold and self._age >= self.hold:
            self._state = ""
            self._click(self._hands.aim(self._start))
        elif not self.hold and self._age >= LONG:
            self._state = "point"
            self._motion(self._hands.aim(self._start))

    def let_go(self) -> None:
        """The window has lost the fingers."""
        self._down.clear()
        self._state = ""

    # ---- inside

    def _lands(self, at: Pixel, blocked: bool) -> None:
        if len(self._down) == 1:
            self._start, self._age, self._state = at, 0.0, "" if blocked else "tap"
            if self.hold and not blocked:
                self._motion(self._hands.aim(at))
        elif len(self._down) == 2 and self._state in ("tap", "point", "scroll"):
            self._state, self._apart = "two", dist(*self._down.values())
        else:
            self._end_drag(at)
            self._state = ""

    def _moves(self, before: Pixel, at: Pixel) -> None:
        if self._state == "two" and len(self._down) == 2:
            self._pinch()
        elif self._state == "point":
            self._motion(self._hands.aim(at))
        elif self._state == "tap" and dist(at, self._start) > self.still:
            self._motion(self._start)
            if self._hands.drags(self._start):
                self._state = "drag"
                self._button(pygame.MOUSEBUTTONDOWN, self._start)
            else:
                self._state, self._rest = "scroll", 0.0
                before = self._start
        if self._state == "drag":
            self._motion(at)
        elif self._state == "scroll":
            self._rest += (at[1] - before[1]) / _NOTCH
            notches = int(self._rest)
            self._rest -= notches
            moved = (at[1] - before[1]) / _NOTCH
            facts = {"x": 0, "y": notches, "precise_x": 0.0, "precise_y": moved, "pixels": at[1] - before[1]}
            self._hands.send(pygame.event.Event(pygame.MOUSEWHEEL, facts, touch=False))

    def _pinch(self) -> None:
        apart = dist(*self._down.values())
        if max(apart, self._apart) < 4 * self.still:
            return
        if apart > self._apart * _PINCH or apart * _PINCH < self._apart:
            gesture, self._apart = LARGER if apart > self._apart else SMALLER, apart
            self._age = 2 * LONG  # no longer a tap of two fingers
            self._hands.gesture(gesture)

    def _lifts(self, at: Pixel) -> None:
        if self._down:
            return
        state, self._state = self._state, ""
        if state == "tap" and not self.hold:
            self._click(self._hands.aim(self._start))
        elif state == "two" and self._age <= LONG:
            self._hands.gesture(BACK)
        elif state == "drag":
            self._state = state
            self._end_drag(at)
            self._state = ""

    def _end_drag(self, at: Pixel) -> None:
        if self._state == "drag":
            self._button(pygame.MOUSEBUTTONUP, at)

    def _click(self, at: Pixel) -> None:
        """Click the thing there. A thing that only opens on pointing, such as a spread crowd, is opened instead."""
        meant = self._hands.under(at)
        self._motion(at)
        if self._hands.under(at) != meant:
            return
        self._button(pygame.MOUSEBUTTONDOWN, at)
        self._button(pygame.MOUSEBUTTONUP, at)

    def _motion(self, at: Pixel) -> None:
        facts = {"pos": at, "rel": (0, 0), "buttons": (int(self._state == "drag"), 0, 0)}
        self._hands.send(pygame.event.Event(pygame.MOUSEMOTION, facts, touch=False, finger=True))

    def _button(self, kind: int, at: Pixel) -> None:
        self._hands.send(pygame.event.Event(kind, pos=at, button=1, touch=False, finger=True))


def doubled(event: pygame.event.Event) -> bool:
    """Whether it is a mouse event that SDL made of a finger."""
    return bool(getattr(event, "touch", False)) and event.type not in EVENTS


def reached(rect: pygame.Rect, at: Pixel, reach: int) -> bool:
    """Whether a finger there means a thing, whose size counts as at least twice the finger's reach."""
    wide, high = max(0, 2 * reach - rect.width), max(0, 2 * reach - rect.height)
    return bool(rect) and rect.inflate(wide, high).collidepoint(at)


def meant(rects: Iterable[pygame.Rect], at: Pixel, reach: int) -> Pixel:
    """The point that a finger means there: the middle of the nearest rectangle in reach, unless it is on one."""
    near = [rect for rect in rects if reached(rect, at, reach)]
    if any(rect.collidepoint(at) for rect in near):
        return at
    return min((rect.center for rect in near), key=lambda middle: dist(middle, at), default=at)


class Holding:
    """The press that is being held, one at a time."""

    def __init__(self) -> None:
        self.wanted = 0.0
        """Seconds that a press has to be held; 0: it counts at once."""
        self._deed: Callable[[], object] | None = None
        self._device: object = ""  # mouse, a key, the pad
        self._at = (0, 0)
        self._age = 0.0

    @property
    def share(self) -> float:
        """The progress of the press, 0 to 1; 0 while none is held."""
        return min(1.0, self._age / self.wanted) if self._deed is not None and self.wanted else 0.0

    def takes(self, event: pygame.event.Event, deed: Callable[[], object], *, writing: bool) -> bool:
        """Whether an event waits, or belongs to a waiting press; `deed` sends it on. Typing needs no holding."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and not getattr(event, "finger", False):
            return self.begin("mouse", deed, event.pos)
        if event.type == pygame.KEYDOWN and event.key in _ENTER and not writing:
            return (self._device == event.key and self._deed is not None) or self.begin(event.key, deed)
        if event.type == pygame.MOUSEMOTION and self._device == "mouse" and dist(event.pos, self._at) > _TREMBLES:
            self._drop()
        ends = event.type in _UP and (self._device == getattr(event, "key", "mouse") or not _UP[event.type])
        return ends and self._drop()

    def begin(self, device: object, deed: Callable[[], object], at: tuple[int, int] = (0, 0)) -> bool:
        """Start a press; False if it counts at once."""
        if not self.wanted:
            return False
        self._device, self._deed, self._at, self._age = device, deed, at, 0.0
        return True

    def release(self, device: object) -> None:
        """End a press of this device."""
        if self._device == device:
            self._drop()

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; returns whether the picture changes."""
        if self._deed is None:
            return False
        self._age += dt
        if self._age >= self.wanted:
            deed, self._deed = self._deed, None
            deed()
        return True

    def _drop(self) -> bool:
        """Forget the press; returns whether it had not counted yet, so that its end is ignored too."""
        waits, self._deed, self._device = self._deed is not None, None, ""
        return waits
