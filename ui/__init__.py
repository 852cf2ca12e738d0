"""Paizhuo's screen: draws views, plays events, returns actions; knows the engine, never the app."""
