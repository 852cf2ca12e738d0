"""The AI players of Taihe A Bao: the heuristic player, the searches over its decisions, and why a move is good."""
