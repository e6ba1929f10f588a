//! What people say to one another at a table.

use crate::member;
use lastcard_notation::is_unseen;
use lastcard_protocol::client::Emote;
use lastcard_protocol::game::RefusalCode;
use lastcard_protocol::limits::SAY_CHARS;
use lastcard_protocol::server::ToClient;
use lastcard_table::log::Member;
use lastcard_table::{Chat, Room};

/// A text to the table, as everybody is told it who wants to hear it.
///
/// # Errors
/// Why it is not passed on.
pub fn said(room: &Room, from: Option<Member>, text: &str) -> Result<ToClient, RefusalCode> {
    let text = shown(text);
    let free = room.settings().chat == Chat::Free;
    let from = speaker(from, free && !text.is_empty())?;
    Ok(ToClient::Said {
        member: member(from),
        text,
    })
}

/// A reaction, as everybody is told it who wants to hear it.
///
/// # Errors
/// Why it is not passed on.
pub fn emoted(room: &Room, from: Option<Member>, emote: Emote) -> Result<ToClient, RefusalCode> {
    let from = speaker(from, room.settings().chat != Chat::Off)?;
    Ok(ToClient::Emoted {
        member: member(from),
        emote,
    })
}

fn speaker(from: Option<Member>, allowed: bool) -> Result<Member, RefusalCode> {
    let from = from.ok_or(RefusalCode::NotSeated)?;
    if allowed {
        Ok(from)
    } else {
        Err(RefusalCode::ChatOff)
    }
}

/// A text as it is shown: without what cannot be seen, on one line.
fn shown(text: &str) -> String {
    let shown: String = text
        .chars()
        .map(|char| if char.is_whitespace() { ' ' } else { char })
        .filter(|&char| !is_unseen(char))
        .take(SAY_CHARS)
        .collect();
    shown.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_shown_on_one_line_without_what_cannot_be_seen() {
        for (said, seen) in [
            ("  well\n\tplayed  ", "well played"),
            ("a\u{200b}b\u{202e}", "ab"),
            ("\u{200d}\n", ""),
        ] {
            assert_eq!(shown(said), seen, "{said:?}");
        }
        assert_eq!(shown(&"é".repeat(SAY_CHARS + 1)).chars().count(), SAY_CHARS);
    }

    #[test]
    fn who_has_no_seat_is_told_so_before_anything_else() {
        assert_eq!(speaker(None, true), Err(RefusalCode::NotSeated));
        assert_eq!(speaker(None, false), Err(RefusalCode::NotSeated));
        assert_eq!(speaker(Some(1), false), Err(RefusalCode::ChatOff));
        assert_eq!(speaker(Some(1), true), Ok(1));
    }
}
