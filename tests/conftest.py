"""No window, no sound, and nobody's own games in any test: said before pygame is imported for the first time."""

import os
import tempfile

from tests.patience import seconds

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["LUNA_WINDOW"] = "0"
_home = tempfile.TemporaryDirectory(prefix="luna-tests-")
os.environ["LUNA_HOME"] = _home.name
os.environ.setdefault("PYTEST_TIMEOUT", str(seconds(300)))  # a guard against what hangs, not a measure
