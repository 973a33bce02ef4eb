"""The voices of the systems: each speaks sentences, in the thread of `Voice`.

Speech Dispatcher on Linux, `say` on macOS, System.Speech on Windows: none needs a package. The last two have never been
run.
"""

import base64
import contextlib
import os
import shutil
import socket
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple, Protocol

_PATIENCE: Final = 5.0  # seconds for an answer of the system
_WORDS: Final = 175  # a minute, at the usual rate
_SHUT: Final = getattr(subprocess, "CREATE_NO_WINDOW", 0)  # of Windows only


class Unheard(Exception):
    """The voice is gone, or there is none."""


class Sentence(NamedTuple):
    """Words to speak, their language, rate and volume (per cent). Without words: silence."""

    words: str
    language: str = ""
    rate: int = 100
    volume: int = 100
    interrupts: bool = True
    """Whether it interrupts everything before it."""


class Speaker(Protocol):
    """A voice. A method may take a while, and raises `Unheard` or `OSError` when the voice is gone."""

    def say(self, sentence: Sentence) -> None:
        """Speak this after the present sentence."""

    def stop(self) -> None:
        """Stop speaking, and drop the queue."""

    def close(self) -> None:
        """Release the voice."""


class Dispatcher:
    """Speech Dispatcher, by its line protocol (SSIP)."""

    def __init__(self, name: str = "luna") -> None:
        """Connect, starting the service if it is installed and does not run."""
        try:
            self._socket = _connected()
        except OSError:
            command = shutil.which("speech-dispatcher")
            if command is None:
                raise Unheard from None
            subprocess.run([command, "--spawn"], capture_output=True, timeout=_PATIENCE, check=False)
            self._socket = _connected()
        self._socket.settimeout(_PATIENCE)
        self._lines = self._socket.makefile("rb")
        self._ask(f"SET self CLIENT_NAME user:{name}:main")
        self._ask("SET self PRIORITY message")
        self._set: dict[str, object] = {}

    def say(self, sentence: Sentence) -> None:
        """Queue a message."""
        rate, volume = max(-100, min(100, sentence.rate - 100)), 2 * sentence.volume - 100
        for what, value in (("LANGUAGE", sentence.language), ("RATE", rate), ("VOLUME", volume)):
            if self._set.get(what) != value:
                self._ask(f"SET self {what} {value}")
                self._set[what] = value
        self._ask("SPEAK")
        lines = (f".{line}" if line.startswith(".") else line for line in sentence.words.splitlines())
        self._ask("\r\n".join([*lines, "."]))

    def stop(self) -> None:
        """Drop all messages of this program."""
        self._ask("CANCEL self")

    def close(self) -> None:
        """Hang up."""
        with contextlib.suppress(OSError, Unheard):
            self._ask("QUIT")
        self._socket.close()

    def _ask(self, words: str) -> None:
        """Send a command and read its answer, whose last line has a blank after the number."""
        self._socket.sendall(f"{words}\r\n".encode())
        while line := self._lines.readline():
            if line[3:4] == b" ":
                if line[:1] not in b"12":
                    raise Unheard(line.decode(errors="replace").strip())
                return
        raise Unheard


def _connected() -> socket.socket:
    """A connection to the place that the environment names, else to the usual one."""
    kind, _, place = os.environ.get("SPEECHD_ADDRESS", "").partition(":")
    if kind == "inet_socket":
        host, _, port = place.partition(":")
        return socket.create_connection((host, int(port or 6560)), _PATIENCE)
    runtime = os.environ.get("XDG_RUNTIME_DIR", f"/run/user/{os.getuid()}")
    found = socket.socket(socket.AF_UNIX)
    try:
        found.connect(place or str(Path(runtime) / "speech-dispatcher" / "speechd.sock"))
    except OSError:
        found.close()
        raise
    return found


class Say:
    """The command `say` of macOS: a process per sentence, each started by a thread when the previous one has ended."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._waiting: deque[Sentence | None] = deque()
        self._turn = threading.Condition()
        listed = subprocess.run(["say", "-v", "?"], capture_output=True, text=True, timeout=_PATIENCE, check=True)
        self._voices = [line.split("#")[0].rsplit(None, 1) for line in listed.stdout.splitlines() if "#" in line]
        self._thread = threading.Thread(target=self._run, name="luna-say", daemon=True)
        self._thread.start()

    def say(self, sentence: Sentence) -> None:
        """Speak in the first voice of the language."""
        if not self._thread.is_alive():
            raise Unheard
        self._put(sentence)

    def stop(self) -> None:
        """End the process that speaks, and forget what waits."""
        with self._turn:
            self._waiting.clear()
            if self._process is not None:
                self._process.terminate()

    def close(self) -> None:
        """End the thread."""
        self.stop()
        self._put(None)

    def _put(self, sentence: Sentence | None) -> None:
        with self._turn:
            self._waiting.append(sentence)
            self._turn.notify()

    def _run(self) -> None:
        """Speak what waits. Without the command the thread ends."""
        with contextlib.suppress(OSError):
            while True:
                with self._turn:
                    self._turn.wait_for(lambda: self._waiting)
                    if (sentence := self._waiting.popleft()) is None:
                        return
                    self._process = process = self._started(sentence)
                process.wait()

    def _started(self, sentence: Sentence) -> subprocess.Popen[bytes]:
        voice = next((name for name, spoken in self._voices if spoken.startswith(sentence.language)), None)
        chosen = ["-v", voice.strip()] if voice else []
        process = subprocess.Popen(["say", *chosen, "-r", str(_WORDS * sentence.rate // 100)], stdin=subprocess.PIPE)
        assert process.stdin is not None
        words = sentence.words.replace("[[", "[")  # in chat, a stranger could give the voice a command
        with process.stdin as stream:
            stream.write(f"[[volm {sentence.volume / 100}]] {words}".encode())
        return process


_SCRIPT: Final = """
Add-Type -AssemblyName System.Speech
$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer
while (($line = [Console]::In.ReadLine()) -ne $null) {
  $rate, $volume, $language, $words = $line.Split(' ')
  if ($rate -eq 'stop') { $voice.SpeakAsyncCancelAll(); continue }
  $voice.Rate = [int]$rate
  $voice.Volume = [int]$volume
  try { $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, [Globalization.CultureInfo]$language) } catch {}
  $null = $voice.SpeakAsync([Text.Encoding]::UTF8.GetString([Convert]::FromBase64String($words)))
}
"""


class WindowsSpeech:
    """System.Speech of Windows, in a PowerShell that reads a line for every sentence."""

    def __init__(self) -> None:
        command = ["powershell", "-NoProfile", "-NonInteractive", "-Command", _SCRIPT]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, creationflags=_SHUT)

    def say(self, sentence: Sentence) -> None:
        """Queue a sentence."""
        rate, words = max(-10, min(10, (sentence.rate - 100) // 10)), base64.b64encode(sentence.words.encode()).decode()
        self._write(f"{rate} {sentence.volume} {sentence.language} {words}")

    def stop(self) -> None:
        """Drop all sentences."""
        self._write("stop")

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.wait()

    def _write(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n".encode())
        self._process.stdin.flush()


def find() -> Speaker | None:
    """The voice of this system, if it has one."""
    kinds: dict[str, Callable[[], Speaker]] = {"darwin": Say, "win32": WindowsSpeech}
    with contextlib.suppress(OSError, Unheard, subprocess.SubprocessError, ValueError):
        return kinds.get(sys.platform, Dispatcher)()
    return None
