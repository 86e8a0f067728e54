"""Records: who has won what."""
