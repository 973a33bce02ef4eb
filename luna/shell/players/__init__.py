"""The players of a table: seats, names, faces, and the computer players."""
