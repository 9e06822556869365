"""The tests: a folder a room, helpers beside those who use them."""
