"""How the cards are drawn: every shape is ours, a path, and the same bytes each time."""
