"""One network, one table: the relay that orders and keeps what is done, and the links of the clients to it.

The relay knows no rules: a record's body goes through it unread. It orders, makes durable, then tells.
"""
