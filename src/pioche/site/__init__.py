"""Pioche as plain files: the page, the engine and a Python for browsers, for any host and no server."""
