"""Paizhuo's rules of four Chinese card games and the players that know them; standard library only, never Qt."""
