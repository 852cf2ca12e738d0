"""What a game teaches: lessons and what they claim, the first hand, exercises' themes, help with the rules."""
