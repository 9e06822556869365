"""Tables for friends: a server that loses nothing and tells nobody's secrets."""
