"""The whole truth about a deal of Taihe A Bao, and how actions change it."""
