"""The tables: what is where in each game, and the cue of each event."""
