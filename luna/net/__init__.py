"""Network play: the relay that orders and keeps records, and its clients.

The relay knows no rules and never reads a record's body. It orders, makes durable, then broadcasts.
"""
