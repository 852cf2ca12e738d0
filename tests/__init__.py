"""The tests, laid out as the source is."""
