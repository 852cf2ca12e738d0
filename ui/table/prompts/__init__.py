"""What the person is asked, shown: buttons, bids, cards to name, hints, claims."""
