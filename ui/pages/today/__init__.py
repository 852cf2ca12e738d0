"""Paizhuo, the screen: the deals of the days."""
