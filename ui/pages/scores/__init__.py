"""What hands have brought: the result of one, the sheet of a session, the statistics of all."""
