"""The AI players of Big Two: the heuristic player, the searches over its decisions, and why a move is good."""
