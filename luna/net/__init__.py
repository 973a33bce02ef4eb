"""Network play: a relay that knows no rules orders records, makes them durable, then broadcasts them to its clients."""
