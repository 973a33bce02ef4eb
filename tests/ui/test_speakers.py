"""The voice of Linux with a service of Speech Dispatcher, and the speaking thread."""

import os
import socket
import threading
from pathlib import Path

import pytest

from luna.shell.voice import speakers
from luna.shell.voice.narrator import Voice
from luna.shell.voice.speakers import Dispatcher, Say, Sentence, Unheard
from tests.patience import seconds, until


class Service:
    """The part of Speech Dispatcher that the program uses."""

    def __init__(self, place: Path) -> None:
        self.heard: list[str] = []
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.bind(str(place))
        self._socket.listen()
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            try:
                client, _ = self._socket.accept()
            except OSError:
                return
            lines, message = client.makefile("rb"), list[str]()
            speaking = False
            while line := lines.readline().decode().rstrip("\r\n"):
                if speaking and line == ".":
                    self.heard.append("\n".join(message))
                    message.clear()
                    speaking = False
                    client.sendall(b"225-21\r\n225 OK MESSAGE QUEUED\r\n")
                elif speaking:
                    message.append(line.removeprefix("."))
                elif line == "SPEAK":
                    speaking = True
                    client.sendall(b"230 OK RECEIVING DATA\r\n")
                elif line == "SET self LANGUAGE xx":
                    client.sendall(b"303 ERR INVALID PARAMETER\r\n")
                else:
                    self.heard.append(line)
                    client.sendall(b"200 OK\r\n")

    def close(self) -> None:
        self._socket.close()


def test_sentences_reach_the_service_with_language_rate_and_volume(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path / 's'}")
    service = Service(tmp_path / "s")
    voice = Dispatcher()
    voice.say(Sentence("One.\n.two", "nl", 150, 75))
    voice.say(Sentence("Three.", "nl", 150, 75))
    voice.stop()
    told = ["SET self LANGUAGE nl", "SET self RATE 50", "SET self VOLUME 50"]
    assert service.heard[2:] == [*told, "One.\n.two", "Three.", "CANCEL self"]
    with pytest.raises(Unheard):
        voice.say(Sentence("?", "xx"))
    voice.close()
    service.close()


def of_macos(folder: Path, monkeypatch: pytest.MonkeyPatch, takes: float) -> Path:
    """A command `say` that takes so many seconds; the file that gets what it has begun to say."""
    said, tool = folder / "said", folder / "say"
    said.touch()
    tool.write_text(f'#!/bin/sh\n[ "$2" = "?" ] || {{ cat >> {said}; exec sleep {takes}; }}\n', encoding="utf-8")
    tool.chmod(0o755)
    monkeypatch.setenv("PATH", str(folder), prepend=os.pathsep)
    return said


def test_a_stranger_gives_the_command_of_macos_no_commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = of_macos(tmp_path, monkeypatch, 0)
    voice = Say()
    voice.say(Sentence("Hello [[volm 0]] there", "en", volume=50))
    voice.say(Sentence("end", "en"))  # after the first
    until(lambda: "end" in said.read_text("utf-8"))
    assert said.read_text("utf-8") == "[[volm 0.5]] Hello [volm 0]] there[[volm 1.0]] end"
    voice.close()


def test_on_macos_what_waits_for_a_long_sentence_holds_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A key silences the long sentence and what waits for it: `stop` is called in the thread that has said both."""
    said = of_macos(tmp_path, monkeypatch, 600)
    voice = Say()
    voice.say(Sentence("long", "en"))
    voice.say(Sentence("waits", "en", interrupts=False))
    until(lambda: "long" in said.read_text("utf-8"))
    voice.stop()
    voice.say(Sentence("next", "en"))
    until(lambda: "next" in said.read_text("utf-8"))
    assert "waits" not in said.read_text("utf-8")
    voice.close()


def test_a_system_without_a_service_has_no_voice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path / 'nobody'}")
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr("sys.platform", "linux")
    assert speakers.find() is None


class Slow:
    """A voice that takes its time, and dies once."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.free, self.done = threading.Event(), threading.Event()

    def say(self, sentence: Sentence) -> None:
        words = sentence.words
        assert self.free.wait(seconds(10))
        if words == "die" and "die" not in self.said:
            self.said.append("die")
            raise Unheard
        self.said.append(words)
        if words == "last":
            self.done.set()

    def stop(self) -> None:
        self.said.append("-")

    def close(self) -> None:
        pass


def test_the_window_does_not_wait_and_a_lost_voice_is_found_again() -> None:
    slow = Slow()
    voice = Voice(lambda: slow)
    voice.say(Sentence("first"))
    voice.say(Sentence("die", interrupts=False))
    voice.say(Sentence("last", interrupts=False))
    assert slow.said in ([], ["-"]), "it has not begun, and nobody waited for it"
    slow.free.set()
    assert slow.done.wait(seconds(10))
    assert slow.said == ["-", "first", "die", "last"]
    voice.close()
