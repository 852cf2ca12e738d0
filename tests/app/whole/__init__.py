"""The whole program as somebody meets it: sessions, days, keys alone, folders that hold anything, no network."""
