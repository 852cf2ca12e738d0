"""Results: of one hand, of a session, and the statistics of all."""
