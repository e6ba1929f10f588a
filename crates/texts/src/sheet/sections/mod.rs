//! The sections of a sheet, in the order in which one reads them.

mod closing;
mod drawing;
mod ending;
mod setup;
mod turn;
mod uno;
mod variants;

pub(super) use closing::{other_names, tips, words};

use super::build::Builder;

pub(super) fn write(sheet: &mut Builder<'_>) {
    setup::goal(sheet);
    setup::players_and_cards(sheet);
    setup::dealer(sheet);
    setup::deal(sheet);
    turn::turn(sheet);
    turn::matching(sheet);
    turn::action_cards(sheet);
    turn::wilds(sheet);
    turn::wild_draw_four(sheet);
    turn::challenge(sheet);
    drawing::draw(sheet);
    drawing::stack(sheet);
    drawing::deflect(sheet);
    uno::uno(sheet);
    ending::going_out(sheet);
    ending::score(sheet);
    variants::jump_in(sheet);
    variants::several_cards(sheet);
    variants::teams(sheet);
    variants::mercy(sheet);
    closing::leaving(sheet);
    tips(sheet);
    words(sheet);
    other_names(sheet);
}
