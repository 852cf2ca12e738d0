"""Lessons, guide and coach: the course of a game, and the panels that stand beside the table."""
