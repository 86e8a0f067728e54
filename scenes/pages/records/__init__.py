"""The records: everyone's wins and matches."""
