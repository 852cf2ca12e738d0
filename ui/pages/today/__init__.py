"""The pages of the days' deals."""
