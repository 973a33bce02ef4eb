"""The accessibility tree: what the window tells a screen reader, and what a screen reader may do in it."""
