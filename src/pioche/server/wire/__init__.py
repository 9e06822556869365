"""All messages between a client and a table."""
