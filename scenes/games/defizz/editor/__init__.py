"""The editor of packs of questions: a manuscript, its cards, their questions, each tried out as it is written."""
