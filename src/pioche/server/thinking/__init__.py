"""Where slow bots think: in separate processes, behind the host of the tables."""
