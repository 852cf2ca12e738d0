"""A session in play: who is asked, at what pace, and what the answers do."""
