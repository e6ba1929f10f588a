# To sit down by a code or a link.

web-join-title = Join a table
web-join-code = Code or link
web-join-hint = The code has six letters and digits. Capitals and spaces do not matter.
web-join-neither = That is neither a code of six characters nor a link to a table. Ask for it again.
web-join-no-server = The server does not answer. Check your connection and try again.
web-join-go = Join
