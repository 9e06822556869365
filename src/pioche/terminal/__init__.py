"""A game in the terminal: what is shown, what is typed, and who sits at the table."""
