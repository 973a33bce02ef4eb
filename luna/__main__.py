"""`python -m luna [COMMAND]`: run one command in this Python, and let no traceback reach the player."""

from __future__ import annotations

import importlib
import os
import sys

from luna import __version__, notice
from luna.commands import COMMANDS, help_text, split
from luna.places import FROZEN, INSTALLED, Unwritable, command, data_folder


def main(argv: list[str]) -> int:
    """Run the command and give its exit code."""
    try:
        code = _run(argv)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except BrokenPipeError:  # the reader of our output went away, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 0
    except KeyboardInterrupt:
        return 130
    except ModuleNotFoundError as error:
        if (error.name or "luna").partition(".")[0] == "luna":
            return _report(error, argv)
        notice.tell(_missing_package(str(error.name)))
        return 1
    except Exception as error:
        return _report(error, argv)


def entry() -> int:
    """The commands `luna` and `luna-cli` of an installed package."""
    return main(sys.argv[1:])


def _run(argv: list[str]) -> int:
    name, rest = split(argv)
    if name == "help":
        print(help_text())
        return 0
    if name not in COMMANDS:
        notice.write(notice.say("start-no-command", name=name, command=command("--help")) + "\n")
        return 2
    module = f"luna.commands.{COMMANDS[name][0]}"
    try:
        run = importlib.import_module(module).run
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        notice.write(f"This copy of Luna has no “{name}” yet: the file {module.replace('.', '/')}.py is missing.\n")
        return 1
    return int(run(rest))


def _missing_package(name: str) -> str:
    if FROZEN or INSTALLED:
        return notice.say("start-package-installed", name=name)
    if sys.prefix == sys.base_prefix or not os.path.exists(f"{sys.prefix}.use"):
        return notice.say("start-package", name=name, command=command())
    return notice.say("start-package-environment", name=name, folder=sys.prefix)


def _report(error: BaseException, argv: list[str]) -> int:
    """Write what happened for the developers, and tell the player where."""
    import time  # noqa: PLC0415  (a start that goes well needs neither)
    import traceback  # noqa: PLC0415

    text = "".join(traceback.format_exception(error))
    about = f"Luna {__version__}, Python {sys.version}, {sys.platform}, arguments {argv}\n\n{text}"
    try:
        folder = os.path.join(data_folder(), "reports")
        os.makedirs(folder, exist_ok=True)
        path = os.path.join(folder, f"luna-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.txt")
        with open(path, "w", encoding="utf-8") as file:
            file.write(about)
    except (OSError, Unwritable):
        notice.write(about)
        notice.tell(notice.say("start-wrong"))
    else:
        notice.tell(notice.say("start-report", sentence=notice.say("start-wrong"), file=path))
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
