"""Where everything is: the virtual table, the window, the frame round the table."""
