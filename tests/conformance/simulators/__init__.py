"""The simulators play by the very rules."""
