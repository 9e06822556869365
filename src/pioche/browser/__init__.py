"""Tables in a browser, without a server: a second runtime of the same core, for one device."""
