"""Imagined deals of Big Two: sampled from a View so that every hard fact holds, weighted by evidence."""
