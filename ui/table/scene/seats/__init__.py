"""What stands at a seat: its plate and badges, its face and what it says."""
