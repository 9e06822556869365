"""Several processes that play the tables of one database: who owns which, and how the others reach it."""
