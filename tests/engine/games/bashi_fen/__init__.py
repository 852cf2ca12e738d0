"""Tests of Bashi Fen, row by row."""
