# The plain pages that the server itself shows.

page-title = lastcard
page-tagline = The card game with Uno rules, played together by link.
page-table-heading = You are invited to a table
page-home-heading = Play in your terminal
page-join-table = This is the link of a table. Type this in a terminal to sit down:
page-join-home = Ask whoever invites you for the link of the table, and type this in a terminal, with that link:
page-example = Example
page-command = Command
page-need = You need the program lastcard on your computer. Whoever runs this server can tell you where to get it.
page-no-browser-yet = This server does not show tables in the browser.
page-any-device = Your seat is kept if you lose the connection: type the same command again to go on.
page-to-home = To the home page
page-not-found-heading = There is nothing here
page-not-found = This address leads to nothing. Check that you copied the whole link, or ask for it again.
page-language = Other languages
page-qr-title = The link of the table, for a phone’s camera
