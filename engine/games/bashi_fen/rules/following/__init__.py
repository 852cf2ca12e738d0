"""Following: what is owed to a lead, as ranks and counts, and which follows are allowed."""
