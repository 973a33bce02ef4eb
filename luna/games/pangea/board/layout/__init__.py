"""Where everything of Pangea is, in pixels of one window."""
