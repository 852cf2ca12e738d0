"""The questions to the person on the screen: buttons, bids, cards to name, hints, claims."""
