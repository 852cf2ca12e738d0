"""What hints say of moves, held against what can be worked out from the view and the verdict alone."""
