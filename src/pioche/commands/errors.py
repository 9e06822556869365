"""What a command says when it cannot work with what it was given."""


class BadInput(Exception):
    """Something given on the command line or in a file is wrong; the text says where and why."""
