"""The pictures of the cards and the people: palettes, signs, portraits, and faces of a user's own."""
