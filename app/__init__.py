"""Paizhuo's wiring: connects the screen and the engine with each other and with the machine; nothing else does."""
