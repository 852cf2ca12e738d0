"""The whole truth about a deal of Bao Huang, and how actions change it."""
