"""Tables in a browser, without a server: a second host of the same core, for one device."""
