"""The table core: a table as it follows from its log, free of sockets, databases and threads."""
