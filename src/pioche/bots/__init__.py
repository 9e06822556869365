"""Bots: players that see a View and choose among its answers; they know no rules of their own."""
