# Rules to read, to choose and to change.

web-rules-title = Rules
web-rules-sheet = The rules of this table
web-rules-no-sheet = The rules cannot be fetched now. Check your connection and try again.
web-rules-open-page = Open to print
web-rules-print = Print
web-rules-broken-link = The rules in this link cannot be read. Ask for the link again, and copy all of it.
web-rules-change = Change the rules
web-rules-take = Play by these rules
web-rules-presets = Begin with
web-rules-find = Find an option
web-rules-nothing-found = No option is called that.
web-rules-number = a number
web-rules-changed = changed
web-rules-changed-count = { $count ->
    [one] 1 change
   *[other] { $count } changes
}
web-rules-undo = As it was
web-rules-conflicts = { $count ->
    [one] One thing does not go together:
   *[other] { $count } things do not go together:
}
web-rules-mine = Your own rules
web-rules-save = Save these rules
web-rules-save-do = Save
web-rules-saved = Saved: { $name }.
web-rules-name = What you call them
web-rules-share = Copy a link to them
web-rules-link-copied = Copied: a link to these rules.
web-rules-file = Save as a file
web-rules-open-file = Open a file
web-rules-forget = Forget { $name }
web-rules-forget-short = forget
