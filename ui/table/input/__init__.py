"""The meaning of pointer and keys: gestures, intents, the choice of cards."""
