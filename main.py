#!/usr/bin/env python3
"""Start Luna: `python3 main.py`, or a double-click. `python3 main.py --help` lists the commands.

This file keeps to the grammar of very old Pythons, so that they too can say what is wrong.
Everything else happens in luna/start.py.
"""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))


def obstacle():
    """What hinders the start, as one sentence; None when nothing does."""
    if sys.version_info < (3, 11):
        return (
            "Luna needs Python 3.11 or newer, and this is Python %d.%d: please install a newer Python"
            " (from python.org or your system's packages) and start main.py with it." % tuple(sys.version_info[:2])
        )
    if not os.path.isfile(os.path.join(HERE, "luna", "start.py")):
        return (
            "The folder 'luna' is missing beside main.py: please unpack the whole archive into one folder"
            " and start main.py from there."
        )
    return None


def tell(sentence):
    """The sentence on the terminal; where there is none, in a window."""
    if sys.stderr is not None:
        sys.stderr.write(sentence + "\n")
        if sys.stderr.isatty() or os.environ.get("CI") or os.environ.get("LUNA_WINDOW") == "0":
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
    except Exception:  # no window to be had: the sentence stands on the standard error stream
        pass


if __name__ == "__main__":
    frozen = getattr(sys, "frozen", False)  # a build with its own Python and packages: see .ci/freeze.py
    problem = None if frozen else obstacle()
    if problem:
        tell(problem)
        sys.exit(1)
    if frozen:
        import multiprocessing

        multiprocessing.freeze_support()  # a bot's process begins here too
        from luna.__main__ import main
    else:
        from luna.start import main

    sys.exit(main(sys.argv[1:]))
