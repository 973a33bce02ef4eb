"""Die Magier von Pangea (Ralf Burkert, 2001): so far its rules."""

LISTED = False
"""It cannot be chosen yet."""
