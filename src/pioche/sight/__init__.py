"""Who sees what: `secrets` is the only place that removes secrets, the rest writes down what it lets through."""
