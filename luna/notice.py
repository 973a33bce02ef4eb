"""Messages to the player before there is a game window, on the terminal or in a small window of the desktop.

Run as a program, this file is the progress window: it reads lines `NN` (per cent) and `# text` from its standard
input, the language of zenity, and ends with code 3 when the player closes it.
"""

from __future__ import annotations

import contextlib
import os
import sys

TYPE_CHECKING = False  # as in typing, which costs more to import than the rest of the start
if TYPE_CHECKING:
    import subprocess
    import tkinter
    from collections.abc import Callable

CLOSED = 3
WINDOW = "LUNA_WINDOW"
HIDDEN = 0x08000000 if sys.platform == "win32" else 0  # CREATE_NO_WINDOW: no console flashes up


def wants_window() -> bool:
    """Whether the player has no terminal, as after a double-click. LUNA_WINDOW=0 or 1 overrides the guess."""
    if wish := os.environ.get(WINDOW):
        return wish != "0"
    if os.environ.get("CI"):
        return False
    if not any(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        return True
    if sys.platform == "win32":  # a console of our own closes before it can be read
        import ctypes  # noqa: PLC0415

        return bool(ctypes.windll.kernel32.GetConsoleProcessList((ctypes.c_uint * 4)(), 4) <= 2)
    return False


def has_desktop() -> bool:
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def say(key: str, **slots: object) -> str:
    """See luna/startwords.py. A successful start does not import it."""
    from luna import startwords  # noqa: PLC0415

    return startwords.say(key, **slots)


def write(text: str) -> None:
    """Write text to standard error, if there is one."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError, ValueError):
            sys.stderr.write(text)
            sys.stderr.flush()


def fail(sentence: object, code: int = 2) -> int:
    """Print a sentence on standard error. Returns the exit code of the failed command."""
    write(f"{sentence}\n")
    return code


def tell(sentence: str) -> None:
    """Tell the player what went wrong and what to do. Returns when the player has closed the message."""
    write(f"Luna: {sentence}\n")
    if wants_window() and has_desktop():
        _ = _native_window(sentence) or _tk_window(sentence) or _run(["xmessage", "-center", sentence])


def _native_window(sentence: str) -> bool:
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415

        return bool(ctypes.windll.user32.MessageBoxW(None, sentence, "Luna", 0x10))
    if sys.platform == "darwin":
        show = 'display dialog (item 1 of argv) with title "Luna" buttons {"OK"} default button 1 with icon caution'
        return _run(["osascript", "-e", "on run argv", "-e", show, "-e", "end run", sentence])
    return _run(["zenity", "--error", "--no-markup", "--title=Luna", "--text", sentence]) or _run(
        ["kdialog", "--title", "Luna", "--error", sentence]
    )


def _run(command: list[str]) -> bool:
    """Whether the desktop's helper exists and showed the message. Exit status 1: the window was closed."""
    import shutil  # noqa: PLC0415  (a successful start needs neither)
    import subprocess  # noqa: PLC0415

    if not shutil.which(command[0]):
        return False
    with contextlib.suppress(OSError):
        quiet = subprocess.DEVNULL
        return subprocess.run(command, stdin=quiet, stdout=quiet, stderr=quiet, check=False).returncode in (0, 1)
    return False


def _tk_window(sentence: str) -> bool:
    try:
        import tkinter  # noqa: PLC0415
        from tkinter import messagebox  # noqa: PLC0415

        root = tkinter.Tk()
        root.withdraw()
        messagebox.showerror("Luna", sentence)
        root.destroy()
    except Exception:
        return False
    return True


class Closed(Exception):
    """The player closed the progress window."""


class Progress:
    """The progress of a long step: a line on the terminal, or a window without a terminal."""

    def __init__(self) -> None:
        self._line = ""
        self._window: subprocess.Popen[str] | None = None

    def __enter__(self) -> Progress:
        import subprocess  # noqa: PLC0415

        if wants_window() and has_desktop():
            with contextlib.suppress(OSError):
                self._window = subprocess.Popen(
                    [sys.executable, "-P", "-X", "utf8", os.path.abspath(__file__)],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                    encoding="utf-8",
                    creationflags=HIDDEN,
                )
        return self

    def __call__(self, percent: int, text: str) -> None:
        """Show a new state. Raises `Closed` when the player has closed the window."""
        if self._window and self._window.stdin:
            if self._window.poll() == CLOSED:
                raise Closed
            with contextlib.suppress(OSError, ValueError):
                self._window.stdin.write(f"# {text}\n{min(percent, 99)}\n")
                self._window.stdin.flush()
        if sys.stderr is not None and sys.stderr.isatty():
            line = f"[{'#' * (percent // 5):<20}] {percent:3} %  {text}"[:78]
            write("\r" + line.ljust(len(self._line)))
            self._line = line
        else:
            write(f"Luna: {text}\n")

    def __exit__(self, *_: object) -> None:
        if self._line:
            write("\n")
        if self._window and self._window.stdin:
            with contextlib.suppress(OSError, ValueError):
                self._window.stdin.close()
            with contextlib.suppress(Exception):
                self._window.wait(timeout=1)
            self._window.kill()
            self._window.wait()


def show_progress() -> int:
    """The progress window itself: tkinter, or zenity where Python has none."""
    try:
        import tkinter  # noqa: PLC0415

        root = tkinter.Tk()
    except Exception:
        import shutil  # noqa: PLC0415
        import subprocess  # noqa: PLC0415

        if shutil.which("zenity"):
            command = ["zenity", "--progress", "--title=Luna", "--text=", "--width=420", "--auto-close"]
            return CLOSED if subprocess.run(command, check=False).returncode == 1 else 0
        return 0
    import threading  # noqa: PLC0415

    text, share = _dress(root)
    lines: list[str | None] = []

    def listen() -> None:
        for line in sys.stdin:
            lines.append(line.strip())
        lines.append(None)

    def refresh() -> None:
        while lines:
            line = lines.pop(0)
            if line is None:
                root.destroy()
                return
            if line.startswith("#"):
                text(line[1:].strip())
            elif line.isdigit():
                share(int(line))
        root.after(80, refresh)

    threading.Thread(target=listen, daemon=True).start()
    root.protocol("WM_DELETE_WINDOW", lambda: os._exit(CLOSED))
    refresh()
    root.mainloop()
    return 0


def _dress(root: tkinter.Tk) -> tuple[Callable[[str], object], Callable[[int], object]]:
    """Build the window in the colours of the game. Returns functions that set its text and its per cent."""
    import tkinter  # noqa: PLC0415

    night, well, gold, moonlight, wide, left, right = "#10182F", "#0A1128", "#FFC75A", "#F2F0E6", 560, 40, 520
    root.title("Luna")
    root.resizable(False, False)
    picture = tkinter.Canvas(root, width=wide, height=180, background=night, highlightthickness=0)
    picture.pack()
    picture.create_oval(40, 36, 88, 84, fill=gold, outline="")  # the moon, and the disc that hides a part of it
    picture.create_oval(58, 30, 102, 74, fill=night, outline="")
    picture.create_text(112, 60, anchor="w", text="LUNA", fill=gold, font=("Georgia", -34, "bold"))
    line = picture.create_text(left, 112, anchor="w", fill=moonlight, font=("TkDefaultFont", -15), width=right - left)
    picture.create_rectangle(left, 138, right, 150, fill=well, outline="#4A5A8E")
    bar = picture.create_rectangle(left + 2, 140, left + 2, 149, fill=gold, outline="")
    icon = tkinter.PhotoImage(width=32, height=32)
    for y in range(32):
        for x in range(32):
            if (x - 15) ** 2 + (y - 16) ** 2 <= 196 < (x - 21) ** 2 + (y - 13) ** 2 + 40:
                icon.put(gold, (x, y))
    root.iconphoto(True, icon)
    root.update_idletasks()
    place = (root.winfo_screenwidth() - wide) // 2, (root.winfo_screenheight() - 180) // 3
    root.geometry(f"+{max(0, place[0])}+{max(0, place[1])}")
    return (
        lambda words: picture.itemconfigure(line, text=words),
        lambda percent: picture.coords(bar, left + 2, 140, left + 2 + (right - left - 4) * percent / 100, 149),
    )


if __name__ == "__main__":
    sys.exit(show_progress())
