"""Imagined deals of Bao Huang: sampled from a View so that every hard fact holds, weighted by evidence."""
