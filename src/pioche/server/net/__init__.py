"""Sockets: connections, and the limits that hold for them."""
