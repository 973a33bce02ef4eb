"""How anything is drawn: art, type, paint, curves of time, caches and dirty rectangles."""
