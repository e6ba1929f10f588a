# The records that are kept in this browser.

web-games-title = My matches
web-games-about = Matches that were played in this browser. They stay here and go nowhere else.
web-games-none = No match has been played to the end here yet.
web-games-won = { $count ->
    [one] Won by { $names }, { $when }
   *[other] Won by { $names } together, { $when }
}
web-games-look = View
web-games-forget = Delete
web-games-forget-title = Delete this match?
web-games-forget-about = Its record is deleted from this browser. That cannot be undone.
web-games-file = View a record from a file
web-games-no-engine = Records cannot be shown here: this page could not load the game. Reload the page when you have a connection.
web-games-not-read = That is not a record that can be read. Choose a file that lastcard has made.
