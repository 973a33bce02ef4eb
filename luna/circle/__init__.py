"""Circles of friends: members, results and tournaments that no server keeps. Pure but for `shelf`."""
