"""`python -m luna [COMMAND]`: run one command in this Python. The player sees no traceback."""

import importlib
import io
import os
import sys

from luna import notice
from luna.commands import COMMANDS, help_text, split
from luna.notice import fail
from luna.places import FROZEN, INSTALLED, Problem, command, data_folders


def main(argv: list[str]) -> int:
    """Run the command. Returns its exit code."""
    if isinstance(sys.stdout, io.TextIOWrapper):  # escape characters that a terminal cannot show, as on standard error
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        code = _run(argv)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except BrokenPipeError:  # the reader of the output, for example `head`, has closed it
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 0
    except KeyboardInterrupt:
        return 130
    except ModuleNotFoundError as error:
        if (error.name or "luna").partition(".")[0] == "luna":
            return _report(error)
        notice.tell(_missing_package(str(error.name)))
        return 1
    except Problem as problem:  # no folder can be written, for example
        notice.tell(notice.say(problem.key, **problem.slots))
        return 1
    except Exception as error:
        return _report(error)


def entry() -> int:
    """The commands `luna` and `luna-cli` of an installed package."""
    return main(sys.argv[1:])


def _run(argv: list[str]) -> int:
    name, rest = split(argv)
    if name == "help":
        print(help_text())
        return 0
    if name not in COMMANDS:
        return fail(notice.say("start-no-command", name=name, command=command("--help")))
    sys.path += data_folders()  # a game may lie there, too: see `core.installed`
    module, _, function = f"luna.{COMMANDS[name][0]}".partition(":")
    try:
        run = getattr(importlib.import_module(module), function)
    except ModuleNotFoundError as error:
        if not f"{module}.".startswith(f"{error.name}."):
            raise
        return fail(f"This copy of Luna has no “{name}” yet: the file {module.replace('.', '/')}.py is missing.", 1)
    return int(run(rest))


def _missing_package(name: str) -> str:
    if FROZEN or INSTALLED:
        return notice.say("start-package-installed", name=name)
    if sys.prefix == sys.base_prefix or not os.path.exists(f"{sys.prefix}.use"):
        return notice.say("start-package", name=name, command=command())
    return notice.say("start-package-environment", name=name, folder=sys.prefix)


def _report(error: BaseException) -> int:
    """Write a report for the developers, and tell the player where it is."""
    from luna import reports  # noqa: PLC0415  (a successful start does not need it)

    text = reports.describe(error)
    path = reports.write(text)
    if path is None:
        notice.write(text)
        notice.tell(notice.say("start-wrong"))
    else:
        notice.tell(notice.say("start-report", sentence=notice.say("start-wrong"), file=path))
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
