"""The stage: the things on the table (card art, sprites, hands, seats, plates) and their slots. It knows no rules."""
