"""Search: thinks ahead in worlds that fit what it has seen, and plays them out by rules of thumb."""
