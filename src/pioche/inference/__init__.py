"""What follows from what was seen: memory, deductions, and worlds that fit a view."""
