"""Bashi Fen in packed integers, for playouts: it knows neither View nor State."""
