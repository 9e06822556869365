"""Where bots think that take their time: processes of their own, behind the process of the tables."""
