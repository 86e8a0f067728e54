"""The pages besides the table: menu, setup, rules, settings, records, result and the like."""
