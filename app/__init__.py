"""The only place where the screen, the engine and the machine meet."""
