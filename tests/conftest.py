"""No window and no sound in any test: said before pygame is imported for the first time."""

import os

from tests.patience import seconds

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["LUNA_WINDOW"] = "0"
os.environ.setdefault("PYTEST_TIMEOUT", str(seconds(300)))  # a guard against what hangs, not a measure
