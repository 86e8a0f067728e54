"""What lies on the table: card art, sprites, hands, piles, seats, and where they go. It knows cards, not rules."""
