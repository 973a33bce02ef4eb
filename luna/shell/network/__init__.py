"""Connections to tables on the network, the lobby, and a table at a relay as the window sees it."""
