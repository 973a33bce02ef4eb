"""`Voice`: what is to be said, said by a thread of its own, so that the window never waits for a voice."""

import logging
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Final

from luna.shell.voice.speakers import Sentence, Speaker, Unheard, find

_LOG: Final = logging.getLogger(__name__)


class Voice:
    """The voice of the program. It is looked for with the first sentence."""

    def __init__(self, look: Callable[[], Speaker | None] = find) -> None:
        self._look = look
        self._waiting: SimpleQueue[Sentence | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self.missing = False  # whether this system was found to have no voice

    def say(self, sentence: Sentence) -> None:
        """Say it as soon as the voice is free, or at once if it interrupts."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._speak, name="luna-voice", daemon=True)
            self._thread.start()
        self._waiting.put(sentence)

    def hush(self) -> None:
        """Be silent."""
        if self._thread is not None:
            self._waiting.put(Sentence(""))

    def close(self) -> None:
        """End the thread when it has said what it is saying; it is not waited for."""
        if self._thread is not None:
            self._waiting.put(None)
            self._thread = None

    def _speak(self) -> None:
        """Run the thread. A voice that is gone is looked for again with the next sentence."""
        waiting, speaker = self._waiting, self._look()
        self.missing = speaker is None
        while (sentence := waiting.get()) is not None:
            try:
                if speaker is None and sentence.words:
                    speaker = self._look()
                    self.missing = speaker is None
                if speaker is not None and sentence.interrupts:
                    speaker.stop()
                if speaker is not None and sentence.words:
                    speaker.say(sentence)
            except (Unheard, OSError) as error:
                _LOG.warning("the voice is gone: %s", error)
                speaker = None
        if speaker is not None:
            speaker.stop()
            speaker.close()
