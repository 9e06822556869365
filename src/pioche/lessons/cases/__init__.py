"""Cases: one scenario for each ruling that a table may wonder about, to look at."""
