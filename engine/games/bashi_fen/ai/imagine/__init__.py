"""Imagined deals of Bashi Fen: sampled from a View so that every hard fact holds, weighted by evidence."""
