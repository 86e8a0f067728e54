"""Lessons at a real table: the dark with its lights, the coach, and the way from step to step."""
