"""What follows from what a viewer has seen: memory, deductions, and worlds that fit a view."""
