"""Bao Huang, row by row."""
