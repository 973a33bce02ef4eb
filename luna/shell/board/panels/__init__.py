"""What can lie open over a table: log, chat, hints, branches, a slip of paper."""
