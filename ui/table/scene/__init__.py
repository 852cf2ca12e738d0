"""What is drawn on the table and how it moves."""
