"""Tables: seats and turns around a log, the transports of logs, and the link to a window."""
