"""The AI players of Bao Huang: the heuristic player, the searches over its decisions, and why a move is good."""
