"""The gamepad: its buttons and sticks become names, and names become commands like those of the keys.

All pads together are one. Only events are used, so a machine without a pad pays nothing.
"""

import contextlib
from collections.abc import Callable, Mapping
from typing import Final

import pygame
from pygame._sdl2 import controller

from luna.shell.input.commands import Command
from luna.shell.input.keys import Bindings

PRESSED: Final = pygame.event.custom_type()
"""The event for a scene: the name of the `button`, and its `command`, or ""."""

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
"""The equivalent keys, for a screen without commands."""

_WAYS: Final = ("up", "down", "left", "right")
_BUTTONS: Final = ("a", "b", "x", "y", "select", "", "start", "l3", "r3", "lb", "rb", *map("pad-{}".format, _WAYS))
"""Names by SDL's numbers of buttons. The guide button belongs to the system."""
_STICKS: Final = {
    pygame.CONTROLLER_AXIS_LEFTX: ("left", 0),
    pygame.CONTROLLER_AXIS_LEFTY: ("left", 1),
    pygame.CONTROLLER_AXIS_RIGHTX: ("right", 0),
    pygame.CONTROLLER_AXIS_RIGHTY: ("right", 1),
}
"""The stick of an axis, and whether the axis goes across (0) or down (1)."""
_TRIGGERS: Final = {pygame.CONTROLLER_AXIS_TRIGGERLEFT: "lt", pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "rt"}
NAMES: Final = (
    *filter(None, _BUTTONS),
    *_TRIGGERS.values(),
    *(f"{stick}-{way}" for stick in ("left", "right") for way in _WAYS),
)
"""The names of all buttons."""

_MAKERS: Final = {
    "playstation": ("ps3", "ps4", "ps5", "playstation", "dualshock", "dualsense", "sony"),
    "nintendo": ("nintendo", "switch", "joy-con"),
}
"""Words in the names of pads."""
_FULL: Final = 32767
_ON, _OFF = 0.6, 0.4  # share of the way at which a stick starts to count, and at which it stops
_REPEATS: Final = frozenset(name for name in NAMES if "-" in name)
_FIRST, _NEXT = 0.4, 0.12  # seconds until a held direction repeats

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


def button_name(text: Callable[..., str], button: str) -> str:
    """A button as it is drawn, e.g. `A`, `LB`, `Right stick up`."""
    return text(f"pad-{button}") if button else ""


class Pad:
    """All gamepads, as one."""

    def __init__(self) -> None:
        self.map = Padmap({})
        self.leads = False
        """Whether the last press came from a pad."""
        self.chosen = "auto"
        """The kind of the drawn buttons, see `Settings.pad_kind`."""
        self._asked = False
        self._open: dict[int, controller.Controller] = {}
        self._sticks: dict[tuple[int, str], list[float]] = {}
        self._down: dict[tuple[int, str], str] = {}  # the direction of each stick, the name of each pulled trigger
        self._held = ""
        self._left = 0.0

    def open(self) -> None:
        """Start to listen, on the first call. Some systems have no pads, or forbid them."""
        if not self._asked:
            self._asked = True
            with contextlib.suppress(pygame.error):
                controller.init()

    def close(self) -> None:
        """Release all pads."""
        self._open.clear()
        controller.quit()

    def take(self, event: pygame.event.Event) -> str | None:
        """Handle one of `EVENTS`; returns the name of the button if it is a press."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            with contextlib.suppress(pygame.error):  # already disconnected
                pad = controller.Controller(event.device_index)
                self._open[pad.as_joystick().get_instance_id()] = pad
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._open.pop(event.instance_id, None)
            self.leads = self.leads and bool(self._open)
            self._held = ""
            self._sticks = {key: ways for key, ways in self._sticks.items() if key[0] != event.instance_id}
            self._down = {key: name for key, name in self._down.items() if key[0] != event.instance_id}
        elif event.type == pygame.CONTROLLERBUTTONDOWN:
            return self._press(_BUTTONS[event.button] if event.button < len(_BUTTONS) else "")
        elif event.type == pygame.CONTROLLERBUTTONUP:
            self._release(_BUTTONS[event.button] if event.button < len(_BUTTONS) else "")
        elif event.axis in _TRIGGERS:
            key = event.instance_id, _TRIGGERS[event.axis]
            return self._changed(key, key[1] if event.value / _FULL > self._limit(key) else "")
        elif event.axis in _STICKS:
            return self._stick(event.instance_id, event.axis, event.value / _FULL)
        return None

    def update(self, dt: float, slower: float = 1.0) -> str | None:
        """Advance by `dt` seconds; returns the held direction, if it repeats now. `slower`: than usual."""
        if not self._held:
            return None
        self._left -= dt / slower
        if self._left > 0:
            return None
        self._left += _NEXT
        return self._held

    def let_go(self) -> None:
        """Stop repeating a held direction before the next screen."""
        self._held = ""

    @property
    def kind(self) -> str:
        """The maker whose buttons are drawn: the chosen one, else that of the connected pad."""
        if self.chosen != "auto":
            return self.chosen
        names = " ".join(pad.name.lower() for pad in self._open.values())
        return next((kind for kind, words in _MAKERS.items() if any(word in names for word in words)), "xbox")

    # ---- inside

    def _press(self, name: str) -> str | None:
        if name in _REPEATS:
            self._held, self._left = name, _FIRST
        return name or None

    def _release(self, name: str) -> None:
        if name == self._held:
            self._held = ""

    def _stick(self, instance: int, axis: int, value: float) -> str | None:
        """The stronger of a stick's two axes counts."""
        stick, down_axis = _STICKS[axis]
        key = instance, stick
        ways = self._sticks.setdefault(key, [0.0, 0.0])
        ways[down_axis] = value
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
