"""House rules (§9): one file a rule, or one for several related ones; a rule that is off costs nothing."""
