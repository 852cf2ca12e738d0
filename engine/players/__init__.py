"""AI players: a function from a View and a random source to an Action."""
