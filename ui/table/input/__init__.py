"""What pointer and keys mean: gestures, intents, the choice of cards."""
