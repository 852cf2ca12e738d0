"""Exercises: the list by theme, and the strip at the table."""
