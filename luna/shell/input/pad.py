"""The gamepad: its buttons and sticks become names, and names become commands like those of the keys.

    pad.open()                      # after the first picture; without a pad nothing else ever happens
    name = pad.take(event)          # for every event: the button that went down, None
    name = pad.update(dt)           # every step: a direction that is held repeats

Only events are used, so that no pad costs nothing. Pads come and go; all of them are one player's hand.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from typing import Final

import pygame
from pygame._sdl2 import controller

from luna.shell.input.bindings import Bindings
from luna.shell.input.commands import Command

PRESSED: Final = pygame.event.custom_type()
"""What a scene hears: `button`, its name, and `command`, what it asks for or ""."""

KEYS: Final[Mapping[str, tuple[int, int]]] = {
    "up": (pygame.K_UP, 0),
    "down": (pygame.K_DOWN, 0),
    "left": (pygame.K_LEFT, 0),
    "right": (pygame.K_RIGHT, 0),
    "do": (pygame.K_RETURN, 0),
    "back": (pygame.K_ESCAPE, 0),
    "menu": (pygame.K_ESCAPE, 0),
    "skip": (pygame.K_SPACE, 0),
    "next": (pygame.K_TAB, 0),
    "previous": (pygame.K_TAB, pygame.KMOD_SHIFT),
    "more": (pygame.K_PAGEUP, 0),
    "less": (pygame.K_PAGEDOWN, 0),
}
"""The keys that say the same on a screen that knows no commands."""

_BUTTONS: Final = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "lb",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "rb",
    pygame.CONTROLLER_BUTTON_BACK: "select",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "l3",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "r3",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "pad-up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "pad-down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "pad-left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "pad-right",
}
_STICKS: Final = {
    pygame.CONTROLLER_AXIS_LEFTX: ("left", "left", "right"),
    pygame.CONTROLLER_AXIS_LEFTY: ("left", "up", "down"),
    pygame.CONTROLLER_AXIS_RIGHTX: ("right", "left", "right"),
    pygame.CONTROLLER_AXIS_RIGHTY: ("right", "up", "down"),
}
_TRIGGERS: Final = {pygame.CONTROLLER_AXIS_TRIGGERLEFT: "lt", pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "rt"}
NAMES: Final = (
    *_BUTTONS.values(),
    *_TRIGGERS.values(),
    *(f"{stick}-{way}" for stick in ("left", "right") for way in ("up", "down", "left", "right")),
)
"""All buttons there are."""

_FULL: Final = 32767
_ON, _OFF = 0.6, 0.4  # of the way: a stick counts from there on, and until it falls back behind that
_REPEATS: Final = frozenset(name for name in NAMES if name.endswith(("-up", "-down", "-left", "-right")))
_FIRST, _NEXT = 0.4, 0.12  # seconds until a direction that is held comes again

EVENTS: Final = frozenset(
    (
        pygame.CONTROLLERBUTTONDOWN,
        pygame.CONTROLLERBUTTONUP,
        pygame.CONTROLLERAXISMOTION,
        pygame.CONTROLLERDEVICEADDED,
        pygame.CONTROLLERDEVICEREMOVED,
    )
)


class Padmap(Bindings):
    """The player's buttons."""

    def __init__(self, commands: Mapping[str, Command], changes: Mapping[str, str] | None = None) -> None:
        super().__init__({name: command.buttons for name, command in commands.items()}, {}, changes)


def said(text: Callable[..., str], button: str) -> str:
    """A button as it is drawn, e.g. `A`, `LB`, `Right stick up`."""
    return text(f"pad-{button}") if button else ""


class Pad:
    """The gamepad: all that are plugged in, as one."""

    def __init__(self) -> None:
        self.map = Padmap({})
        self._asked = False
        self._open: dict[int, controller.Controller] = {}
        self._sticks: dict[tuple[int, str], list[float]] = {}
        self._down: dict[tuple[int, str], str] = {}  # what each stick and trigger says now
        self._held = ""
        self._left = 0.0

    @property
    def plugged(self) -> bool:
        """Whether there is a pad."""
        return bool(self._open)

    def open(self) -> None:
        """Begin to listen, the first time. A system without pads, or one that forbids them, is no trouble."""
        if self._asked:
            return
        self._asked = True
        with contextlib.suppress(pygame.error):
            controller.init()

    def close(self) -> None:
        """Let all pads go."""
        self._open.clear()
        controller.quit()

    def take(self, event: pygame.event.Event) -> str | None:
        """One of `EVENTS`: the name of what was pressed with it, None when nothing was."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._plug(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._unplug(event.instance_id)
        elif event.type == pygame.CONTROLLERBUTTONDOWN:
            return self._press(_BUTTONS.get(event.button))
        elif event.type == pygame.CONTROLLERBUTTONUP:
            self._release(_BUTTONS.get(event.button))
        elif event.axis in _TRIGGERS:
            return self._trigger(event.instance_id, _TRIGGERS[event.axis], event.value / _FULL)
        elif event.axis in _STICKS:
            return self._stick(event.instance_id, event.axis, event.value / _FULL)
        return None

    def update(self, dt: float) -> str | None:
        """One step of `dt` seconds: the direction that is held, when it comes again."""
        if not self._held:
            return None
        self._left -= dt
        if self._left > 0:
            return None
        self._left += _NEXT
        return self._held

    def let_go(self) -> None:
        """Nothing that is held comes again: another screen has come."""
        self._held = ""

    # ---- inside

    def _plug(self, index: int) -> None:
        with contextlib.suppress(pygame.error):  # gone already
            pad = controller.Controller(index)
            self._open[pad.as_joystick().get_instance_id()] = pad

    def _unplug(self, instance: int) -> None:
        self._open.pop(instance, None)
        self._held = ""
        self._sticks = {key: ways for key, ways in self._sticks.items() if key[0] != instance}
        self._down = {key: name for key, name in self._down.items() if key[0] != instance}

    def _press(self, name: str | None) -> str | None:
        if name in _REPEATS:
            self._held, self._left = name or "", _FIRST
        return name

    def _release(self, name: str | None) -> None:
        if name == self._held:
            self._held = ""

    def _trigger(self, instance: int, name: str, pulled: float) -> str | None:
        return self._changed((instance, name), name if pulled > self._limit((instance, name)) else "")

    def _stick(self, instance: int, axis: int, value: float) -> str | None:
        """The greater of a stick's two ways counts."""
        stick, *_ = _STICKS[axis]
        key = instance, stick
        ways = self._sticks.setdefault(key, [0.0, 0.0])
        ways[axis in (pygame.CONTROLLER_AXIS_LEFTY, pygame.CONTROLLER_AXIS_RIGHTY)] = value
        across, down = ways
        if max(abs(across), abs(down)) < self._limit(key):
            return self._changed(key, "")
        if abs(across) > abs(down):
            return self._changed(key, f"{stick}-{'left' if across < 0 else 'right'}")
        return self._changed(key, f"{stick}-{'up' if down < 0 else 'down'}")

    def _limit(self, key: tuple[int, str]) -> float:
        return _OFF if self._down.get(key) else _ON

    def _changed(self, key: tuple[int, str], name: str) -> str | None:
        before = self._down.get(key, "")
        if name == before:
            return None
        self._down[key] = name
        if before:
            self._release(before)
        return self._press(name) if name else None
