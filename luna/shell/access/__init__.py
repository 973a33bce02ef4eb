"""The accessibility tree: the screen readers' view of the window, and their actions in it."""
