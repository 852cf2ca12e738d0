"""Examples: games and bots that show how the engine is used; nothing of them is part of the program."""
