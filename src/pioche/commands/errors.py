"""The error of a command that cannot use its input."""


class BadInput(Exception):
    """Something on the command line or in a file is wrong; the text says where and why."""
