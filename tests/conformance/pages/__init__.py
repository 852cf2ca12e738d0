"""What the rules pages say is true of their table."""
