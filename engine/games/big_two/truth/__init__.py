"""The whole truth about a deal of Big Two, and how actions change it."""
