"""The commands of `pioche`, one file each with `add` (its arguments) and `run`."""
