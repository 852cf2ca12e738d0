"""The hands that were played, each played again with all cards open."""
