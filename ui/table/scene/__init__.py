"""The drawing of the table and its motion."""
