"""Lessons, their claims, the handbook and the themes of exercises."""
