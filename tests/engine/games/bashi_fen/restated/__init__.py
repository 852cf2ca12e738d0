"""Bashi Fen's rules told again, naively and row by row, and held against the engine on many small random cases."""
