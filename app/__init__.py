"""Paizhuo's wiring: the only place where the screen, the engine and the machine meet."""
