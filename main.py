#!/usr/bin/env python3
"""Start Luna: `python3 main.py`, or a double-click. `python3 main.py --help` lists the commands.

This file uses only the grammar of very old Pythons, so that they can report the problem. Everything else happens in
luna/start.py.
"""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))


def obstacle():
    """The obstacle to the start, as one sentence; None without one."""
    for part in ("luna/start.py", "assets/shell/text/en/start.ftl"):
        if not os.path.isfile(os.path.join(HERE, part)):
            return (
                "The folder '%s' is missing beside main.py: please unpack the whole archive into one folder"
                " and start main.py from there." % part.split("/")[0]
            )
    if sys.version_info < (3, 11):
        from luna.startwords import say

        return say("start-old-python", version="%d.%d" % tuple(sys.version_info[:2]))
    return None


def tell(sentence):
    """Print the sentence on the terminal, or show it in a window without one."""
    if sys.stderr is not None:
        try:
            sys.stderr.write(sentence + "\n")
        except UnicodeError:
            sys.stderr.write(sentence.encode("ascii", "replace").decode("ascii") + "\n")
        read = sys.stderr.isatty() and not own_console()
        if read or os.environ.get("CI") or os.environ.get("LUNA_WINDOW") == "0":
            return
    try:
        if os.name == "nt":
            import ctypes

            getattr(ctypes, "windll").user32.MessageBoxW(None, "%s" % sentence, "Luna", 0x10)
            return
        if sys.version_info < (3,):
            import Tkinter as tkinter
            import tkMessageBox as messagebox
        else:
            import tkinter
            from tkinter import messagebox
        tkinter.Tk().withdraw()
        messagebox.showerror("Luna", sentence)
    except Exception:  # no window can be opened: the sentence goes to standard error
        pass


def own_console():
    """Whether this terminal was opened by a double-click on Windows, and closes before anybody can read it."""
    if os.name != "nt":
        return False
    import ctypes

    return getattr(ctypes, "windll").kernel32.GetConsoleProcessList((ctypes.c_uint * 4)(), 4) <= 2


if __name__ == "__main__":
    if HERE not in sys.path:  # with -I, -P or PYTHONSAFEPATH
        sys.path.insert(0, HERE)
    frozen = getattr(sys, "frozen", False)  # a build with its own Python and packages: see .ci/freeze.py
    problem = None if frozen else obstacle()
    if problem:
        tell(problem)
        sys.exit(1)
    if frozen:
        import multiprocessing

        multiprocessing.freeze_support()  # a bot's process also starts here
        from luna.__main__ import main
    else:
        from luna.start import main

    sys.exit(main(sys.argv[1:]))
