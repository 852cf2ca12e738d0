"""Tests of the place where screen, engine and machine meet."""
