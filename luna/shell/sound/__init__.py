"""Effects, ambience and music."""
