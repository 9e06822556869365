"""Cards, actions and positions as people write them, and the one reader of TOML that remembers its lines."""
