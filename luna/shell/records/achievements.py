"""What has been won, for a page that shows it: read when the page opens, written beside the heart beat."""

from __future__ import annotations

from luna.learning.progress import Progress
from luna.shell.app.scene import App


def progress(app: App) -> Progress:
    """All of it as it is now."""
    return Progress(app.home, lambda work: app.library.do(work, lambda _: None))
