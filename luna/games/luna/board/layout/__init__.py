"""Layout of Luna's board: the virtual table, the window, the frame around the table."""
