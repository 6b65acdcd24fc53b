"""Drawing: a scene and everything around it as lines of a terminal."""
