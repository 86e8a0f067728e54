"""Trio on the table: places in the middle, hands to be asked, the row of what was turned up, trios won."""
