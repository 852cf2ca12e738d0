"""The table on the screen: pure arithmetic about cards, hands and motion, and the thin scene that draws it."""
