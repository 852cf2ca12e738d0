"""Where everything lies on the table: pure arithmetic, without Qt."""
