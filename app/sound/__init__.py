"""Sounds of the table: which goes with which event, how they are made, and how they are played."""
