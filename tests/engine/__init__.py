"""Tests of the kernel and of each game."""
