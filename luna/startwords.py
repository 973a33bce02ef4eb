"""The sentences of the start in the player's language: the file start.ftl of the catalogue, read without any package.

This file, like main.py, uses only the grammar of very old Pythons, so that they can report the problem.
"""

import io
import os
import re
import sys

from luna import ASSETS

FALLBACK = "en"
_WINDOWS = {0x07: "de", 0x09: "en", 0x0C: "fr", 0x13: "nl"}  # the low ten bits of a language identifier


def say(key, **slots):
    # type: (str, object) -> str
    """A message with its slots filled, in the chosen language, else in that of the desktop, else in English."""
    for language in (_chosen(), wished(), FALLBACK):
        found = _messages(language).get(key)
        if found:
            return re.sub(r"\{ \$(\w+) \}", lambda slot: "%s" % (slots[slot.group(1)],), found)
    return " ".join([key] + ["%s" % (slots[name],) for name in sorted(slots)])  # part of the archive is missing


def _messages(language):
    # type: (str) -> dict[str, str]
    try:
        with io.open(os.path.join(ASSETS, "shell", "text", language, "start.ftl"), encoding="utf-8") as file:
            return dict(re.findall(r"^(start-[a-z-]+) = (.+)$", file.read(), re.M))
    except (IOError, UnicodeDecodeError):
        return {}


def wished():
    # type: () -> str
    """The language of this desktop as two letters."""
    try:
        if os.name == "nt":
            import ctypes

            return _WINDOWS.get(getattr(ctypes, "windll").kernel32.GetUserDefaultUILanguage() & 0x3FF, FALLBACK)
        names = [os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)]
        if names and names[0] not in ("C", "POSIX") and os.environ.get("LANGUAGE"):
            names.insert(0, os.environ["LANGUAGE"])  # as gettext does: only with a locale
        if not names and sys.platform == "darwin":  # a double-click sets none of them
            with os.popen("defaults read -g AppleLocale") as answer:
                names.append(answer.read())
        return names[0][:2].lower() if names else FALLBACK
    except Exception:  # for a strange answer of the system: English
        return FALLBACK


def _chosen():
    # type: () -> str
    """The language that the player has chosen in the game; "" before that."""
    try:
        from luna.places import data_folders

        for folder in data_folders():
            path = os.path.join(folder, "settings.toml")
            if os.path.isfile(path):
                with io.open(path, encoding="utf-8") as file:
                    found = re.search(r'^language = "([a-z]{2})"$', file.read(1 << 16), re.M)
                    return found.group(1) if found else ""
    except Exception:  # a Python too old for luna/places.py, or settings that cannot be read
        pass
    return ""
