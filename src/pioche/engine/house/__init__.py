"""House rules (§9): one file a rule, or one for several that belong together; off, they leave no trace."""
