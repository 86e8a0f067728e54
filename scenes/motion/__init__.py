"""Motion: a clock with a rate, tweens, cues, and the director that plays them."""
