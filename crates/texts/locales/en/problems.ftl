# Why a request to the server was not carried out.

problem-bad-request = The server does not understand this request. Reload the page, or get the newest version of the program.
problem-not-found = This address leads to nothing.
problem-bad-method = This address cannot be used in this way.
problem-no-table = There is no such table, or it is gone. Check the link, or open a new table.
problem-no-record = This table has no such record.
problem-bad-code = This code does not open a table, or it has expired. Ask for a new one.
problem-bad-token = This seat is not yours, or was moved to another device.
problem-bad-ticket = This link does not move a seat, or no longer does. Make a new one on the device where the seat is now.
problem-table-full = All seats at this table are taken. Ask the host for a seat, or watch.
problem-match-going-on = A match is going on. You can sit down when it is over.
problem-bad-name = You cannot use this name. Choose one of 1 to 20 letters, without + , : ; | " and =.
problem-bad-rules = Something is wrong with these rules. Check them, or choose others.
problem-bad-settings = One of the settings is too small or too large.
problem-too-long = That is too long. Make it shorter and try again.
# $seconds: a whole number from 1
problem-too-fast = That was too much at once. Try again { $seconds ->
    [one] in a second
   *[other] in { $seconds } seconds
}.
problem-too-many-tables = This server has no room for another table right now. Try again later.
problem-bad-origin = This page does not belong to this server, so it may not talk to it.
problem-unavailable = The server cannot do this now. Nothing has changed; try again in a moment.
problem-internal = Something went wrong on the server. Try again.
# $more: how many faults there are behind the first one
problem-bad-record = { $more ->
    [0] This record cannot be read: { $problem }.
    [one] This record has two faults. The first: { $problem }.
   *[other] This record has { $more } more faults after this one: { $problem }.
}
