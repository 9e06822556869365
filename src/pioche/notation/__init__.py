"""Cards, actions and positions as people write them, and a TOML reader that keeps line numbers."""
