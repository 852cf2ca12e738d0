"""The rules as played at this table."""
