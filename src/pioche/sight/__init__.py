"""Who sees what: only `secrets` removes secrets, the rest writes down what it lets through."""
