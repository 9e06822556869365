"""The arena: bots against each other on the same deals, rated, until it is sure who is better."""
