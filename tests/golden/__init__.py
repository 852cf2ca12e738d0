"""Finished deals on paper, which must always bring the same score."""
