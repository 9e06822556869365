"""Tables for friends: a server that loses nothing and reveals nobody's secrets."""
