"""Search: samples games that fit its view, rolls each candidate answer out in them, and takes the best."""
