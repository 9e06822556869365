"""Everything that is said between a client and a table."""
