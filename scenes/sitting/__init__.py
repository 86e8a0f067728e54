"""People and computer players at one match, without pygame: what a seat may see and do, the clock, the text table."""
