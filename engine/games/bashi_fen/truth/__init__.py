"""The whole truth about a deal of Bashi Fen, and how actions change it."""
