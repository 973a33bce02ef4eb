"""The accessibility tree: what screen readers see of the window, and what they may do in it."""
