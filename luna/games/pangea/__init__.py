"""Die Magier von Pangea (Ralf Burkert, 2001)."""
