"""The things at a seat: its plate and badges, its face and its words."""
