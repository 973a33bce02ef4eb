"""Where everything is: the virtual table, the window, what lies under a point."""
