"""The window and its sound; the only place that imports pygame."""
