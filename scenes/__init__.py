"""Everything that people see and hear."""
