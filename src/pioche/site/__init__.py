"""Pioche as static files: the page, the engine and a Python for browsers; any host serves them."""
