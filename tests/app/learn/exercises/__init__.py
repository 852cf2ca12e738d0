"""Exercises: at the table, on the disk, and where lessons lead to them."""
