"""Imagined deals of Taihe A Bao: sampled from a View so that every hard fact holds, weighted by evidence."""
