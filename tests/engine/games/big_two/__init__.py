"""Big Two, row by row."""
