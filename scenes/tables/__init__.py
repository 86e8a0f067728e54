"""The table being played at: what every game's table shares."""
