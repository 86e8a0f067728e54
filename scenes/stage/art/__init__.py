"""Card art: shapes from assets/art and type, drawn at the exact pixel size and cached."""
