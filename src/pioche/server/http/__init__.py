"""The web application: the page, tables, invitations, records and replays."""
