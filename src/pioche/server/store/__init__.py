"""The log of every table on disk."""
