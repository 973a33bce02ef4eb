"""The places of everything of Pangea, in pixels of one window."""
