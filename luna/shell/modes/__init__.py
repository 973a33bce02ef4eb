"""The modes of a table: a lesson, a puzzle, a replay, a guided evening, a table on the network."""
