"""Players against players: win rates with intervals, and the bars they should reach."""
