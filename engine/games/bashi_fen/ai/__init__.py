"""The AI players of Bashi Fen: the heuristic player, the searches over its decisions, and why a move is good."""
