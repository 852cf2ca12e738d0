"""The lobby: which game, how it is played, against whom, and the button that begins."""
