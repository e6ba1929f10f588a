# The records that are kept in this browser.

web-games-title = My games
web-games-about = Matches that were played in this browser. They stay here and go nowhere else.
web-games-none = No match has been played to its end here yet.
web-games-won = { $count ->
    [one] Won by { $names }, { $when }
   *[other] Won by { $names } together, { $when }
}
web-games-look = Look at it
web-games-forget = Forget
web-games-forget-title = Forget this match?
web-games-forget-about = Its record is taken out of this browser. That cannot be undone.
web-games-file = Look at a record from a file
web-games-no-engine = Records cannot be shown here: this page has no engine, or could not load it. Load the page again when you have a connection.
web-games-not-read = That cannot be read as a record. Choose a file that lastcard has written.
