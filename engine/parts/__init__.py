"""Mechanics as functions and small values that several games share."""
