"""Sounds of the table: which goes with what, how they are made, and how they are played."""
