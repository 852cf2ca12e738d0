"""The list of the sessions that were begun."""
