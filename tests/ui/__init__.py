"""Tests of the screen, run without a window."""
