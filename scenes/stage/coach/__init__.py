"""The coach: a lamp with a bubble on the table, the dark with its lights, and pointers at what it speaks of."""
