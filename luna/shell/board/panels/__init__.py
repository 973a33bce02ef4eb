"""Panels over a table: log, chat, hints, branches, a slip of paper."""
