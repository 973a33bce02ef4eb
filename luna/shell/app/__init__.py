"""The running program: its loop, window, scenes and settings, and the ways from one screen to the next."""
