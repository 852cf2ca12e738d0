"""Forms for options of any kind, house rules and settings alike, derived from the fields."""
