"""Tests of Taihe A Bao, row by row."""
