# What every screen of the page needs.

web-ui-close = Close
web-ui-back = Back
web-ui-home = To the home page
web-ui-loading = One moment …
web-ui-cancel = Cancel
web-ui-later = Later
web-ui-reload = Reload
web-ui-failed = That did not load
web-ui-failed-about = This part of the page could not be fetched. Perhaps the connection is gone, or there is a newer version. Reload the page.
web-ui-unknown = There is nothing here
web-ui-unknown-about = The link may be incomplete. Copy the whole link, or go to the home page.
web-ui-update = There is a newer version.
web-ui-update-now = Update
web-ui-copied = Copied.
web-ui-not-copied = Your browser does not allow copying. Select the text and copy it yourself.
