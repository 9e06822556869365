"""Cards, actions and positions as people write them."""
