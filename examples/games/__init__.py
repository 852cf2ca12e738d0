"""Example games, each in a folder that no file outside needs to know."""
