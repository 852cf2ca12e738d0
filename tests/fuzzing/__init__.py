"""Seeded mutations of everything that the program reads, and what may come of each."""
