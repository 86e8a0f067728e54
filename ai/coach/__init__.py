"""The coach: what differs between two moves, from the same imagined worlds, in a sentence as one says it at a table."""
