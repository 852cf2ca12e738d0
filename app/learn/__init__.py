"""Learning: lessons on the table, guide and coach beside it, and finished hands to look at again."""
