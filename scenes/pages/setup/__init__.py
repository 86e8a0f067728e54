"""Setting a table: what is played, who sits where, and the tables that are remembered."""
