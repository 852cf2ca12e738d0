"""Lessons, guide and coach: the course of a game, and the panels beside the table."""
