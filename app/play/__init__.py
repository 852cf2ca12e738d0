"""A session in play: who is asked, at what pace, and what becomes of the answers."""
