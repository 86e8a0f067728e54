"""The cards' own drawings: shapes from assets/art and type, made at the exact pixel size and kept while seen."""
