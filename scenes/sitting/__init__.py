"""People and computer players at one match, without pygame: the port of each seat, the clock, the text table."""
