"""Sockets: connections, and their limits."""
