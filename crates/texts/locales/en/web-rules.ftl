# Rules to read, to choose and to change.

web-rules-title = Rules
web-rules-sheet = The rules of this table
web-rules-no-sheet = The rules cannot be fetched now. Check your connection and try again.
web-rules-open-page = Open to print
web-rules-print = Print
web-rules-broken-link = The rules in this link cannot be read. Ask for the link again, and copy the whole link.
web-rules-change = Change the rules
web-rules-take = Play by these rules
web-rules-presets = Start from
web-rules-find = Find a rule
web-rules-nothing-found = No rule is called that.
web-rules-number = a number
web-rules-changed = changed
web-rules-changed-count = { $count ->
    [one] 1 change
   *[other] { $count } changes
}
web-rules-undo = Reset
web-rules-conflicts = { $count ->
    [one] One combination does not work:
   *[other] { $count } combinations do not work:
}
web-rules-mine = Your own rules
web-rules-save = Save these rules
web-rules-save-do = Save
web-rules-saved = Saved: { $name }.
web-rules-name = Name for these rules
web-rules-share = Copy a link
web-rules-link-copied = Copied: a link to these rules.
web-rules-file = Save as a file
web-rules-open-file = Open a file
web-rules-forget = Delete { $name }
web-rules-forget-short = delete
