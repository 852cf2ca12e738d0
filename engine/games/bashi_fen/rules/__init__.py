"""The rules of Bashi Fen: pure functions over plain values, the phases, and the View that answers what is allowed."""
