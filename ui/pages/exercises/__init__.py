"""Exercises: the list by theme, and the strip at the table while one is on."""
