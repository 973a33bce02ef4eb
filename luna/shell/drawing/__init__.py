"""Drawing: pictures, type, paint, easing, caches and dirty rectangles."""
