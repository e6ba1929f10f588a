// Events applied to a view: bookkeeping alone, no rules. The twin of the engine's `View::apply`.

import type { Card, Counts, Event, SeatNumber, View } from '../protocol';
import { byColor, face, total } from './cards';

/** The view after an event, as its viewer saw it. The view given stays as it is. */
export function apply(view: View, event: Event): View {
  switch (event.event) {
    case 'dealer_drew':
    case 'false_call':
    case 'false_catch':
    case 'uncalled':
    case 'forgiven':
    case 'passed':
    case 'skipped':
    case 'challenged':
    case 'time_was_up':
    case 'hand_counted':
      return view;
    case 'round_began':
      return {
        ...endCalls(view),
        hand: [],
        round: event.round,
        dealer: event.dealer,
        direction: 'clockwise',
        top: null,
        laid_by: { by: 'start' },
        color: null,
        discards: {},
        under_top: 0,
        draw_pile: total(view.deck),
        in_round: event.players,
        knocked_out: [],
        out: [],
        counts: view.counts.map(() => 0),
        points: view.points.map(() => 0),
        phase: { phase: 'dealing' },
      };
    case 'dealt':
      return dealt({ ...view, ...counted(view, event.seat, 1), hand: takenUp(view, event.seat, event.card) });
    case 'start_turned':
      return { ...view, draw_pile: view.draw_pile - 1, top: event.card, color: face(event.card).color };
    case 'start_returned':
      return { ...view, draw_pile: view.draw_pile + 1, top: null, color: null };
    case 'turn':
      return {
        ...view,
        phase: { phase: 'turn', seat: event.seat, step: event.step },
        announced: view.announced.filter((seat) => seat === event.seat),
      };
    case 'named':
      return { ...view, color: event.color };
    case 'played':
      return played(view, event);
    case 'called':
      return view.exposed.includes(event.seat)
        ? clearMarks(view, event.seat)
        : { ...view, announced: withSeat(view.announced, event.seat) };
    case 'exposed':
      return {
        ...view,
        uncalled: withSeat(view.uncalled, event.seat),
        exposed: withSeat(view.exposed, event.seat),
        exposed_by_other: event.by_other
          ? withSeat(view.exposed_by_other, event.seat)
          : view.exposed_by_other,
      };
    case 'window_closed':
      return closeWindow(view);
    case 'caught':
      return {
        ...view,
        exposed: without(view.exposed, event.seat),
        exposed_by_other: without(view.exposed_by_other, event.seat),
        caught: withSeat(view.caught, event.seat),
      };
    case 'drew':
      return handChanged(
        {
          ...view,
          ...counted(view, event.seat, 1),
          draw_pile: view.draw_pile - 1,
          hand: takenUp(view, event.seat, event.card),
        },
        event.seat,
      );
    case 'refilled':
      return { ...view, draw_pile: view.draw_pile + view.under_top, discards: {}, under_top: 0 };
    case 'direction_turned':
      return { ...view, direction: event.direction };
    case 'swapped':
      return swapped(view, event);
    case 'rotated':
      return view.in_round.reduce(handChanged, {
        ...view,
        counts: rotated(view),
        hand: event.hand ?? view.hand,
      });
    case 'collected':
      return collected(view);
    case 'went_out':
      return { ...view, out: [...view.out, event.seat], in_round: without(view.in_round, event.seat) };
    case 'knocked_out':
      return handGoesUnder({ ...view, knocked_out: withSeat(view.knocked_out, event.seat) }, event.seat);
    case 'left':
      return handGoesUnder(
        { ...view, left: withSeat(view.left, event.seat), out: without(view.out, event.seat) },
        event.seat,
      );
    case 'round_ended':
      return { ...endCalls(view), phase: { phase: 'round_over', winner: event.winner } };
    case 'scored':
      return {
        ...view,
        points: replaced(view.points, event.seat, event.points),
        totals: replaced(view.totals, event.seat, event.total),
      };
    case 'eliminated':
      return { ...view, eliminated: withSeat(view.eliminated, event.seat) };
    case 'match_ended':
      return { ...endCalls(view), phase: { phase: 'match_over', winners: event.winners } };
  }
}

/** The view after all of them, in order. */
export function applyAll(view: View, events: readonly Event[]): View {
  return events.reduce(apply, view);
}

/** Where the card came from: the draw pile, or the hands that were put together. */
function dealt(view: View): View {
  return view.phase.phase === 'redealing'
    ? { ...view, phase: { phase: 'redealing', cards: view.phase.cards - 1 } }
    : { ...view, draw_pile: view.draw_pile - 1 };
}

function played(view: View, { seat, card, color }: Event & { event: 'played' }): View {
  const next: View = {
    ...clearMarks(view, seat),
    ...counted(view, seat, -1),
    top: card,
    laid_by: { by: 'seat', seat },
    color: face(card).color ?? color,
    hand: seat === view.viewer ? withoutCard(view.hand, card) : view.hand,
  };
  if (view.top !== null) {
    next.discards = withCard(view.discards, view.top);
    next.under_top = view.under_top + 1;
  }
  // A call with two cards in hand was for the one that is left; with none left it is of no use any more.
  if ((next.counts[seat] ?? 0) < 2) next.announced = without(view.announced, seat);
  return next;
}

function swapped(view: View, { seat, with: other, hand }: Event & { event: 'swapped' }): View {
  const { counts } = view;
  const exchanged = replaced(replaced(counts, seat, counts[other] ?? 0), other, counts[seat] ?? 0);
  const next = { ...view, counts: exchanged, hand: hand ?? view.hand };
  return handChanged(handChanged(next, seat), other);
}

function collected(view: View): View {
  const pool = view.in_round.reduce((sum, seat) => sum + (view.counts[seat] ?? 0), 0);
  const plays = view.viewer !== null && view.in_round.includes(view.viewer);
  return view.in_round.reduce(handChanged, {
    ...view,
    counts: view.counts.map((count, seat) => (view.in_round.includes(seat) ? 0 : count)),
    hand: plays ? [] : view.hand,
    phase: { phase: 'redealing', cards: pool },
  });
}

/** Every count one seat on in the direction of play, among those who are in the round. */
function rotated({ counts, in_round, direction }: View): number[] {
  const step = direction === 'clockwise' ? -1 : 1;
  return counts.map((count, seat) => {
    const place = in_round.indexOf(seat);
    if (place < 0) return count;
    const from = in_round[(place + step + in_round.length) % in_round.length];
    return from === undefined ? count : (counts[from] ?? 0);
  });
}

/** A hand that changed otherwise than by a play counts as called, and its call is gone. */
function handChanged(view: View, seat: SeatNumber): View {
  return { ...clearMarks(view, seat), announced: without(view.announced, seat) };
}

function clearMarks(view: View, seat: SeatNumber): View {
  return {
    ...view,
    uncalled: without(view.uncalled, seat),
    exposed: without(view.exposed, seat),
    exposed_by_other: without(view.exposed_by_other, seat),
  };
}

function closeWindow(view: View): View {
  return { ...view, exposed: [], exposed_by_other: [], caught: [] };
}

function endCalls(view: View): View {
  return { ...closeWindow(view), uncalled: [], announced: [] };
}

function handGoesUnder(view: View, seat: SeatNumber): View {
  return handChanged(
    {
      ...view,
      in_round: without(view.in_round, seat),
      under_top: view.under_top + (view.counts[seat] ?? 0),
      counts: replaced(view.counts, seat, 0),
      hand: seat === view.viewer ? [] : view.hand,
    },
    seat,
  );
}

function counted(view: View, seat: SeatNumber, more: number): { counts: number[] } {
  return { counts: replaced(view.counts, seat, (view.counts[seat] ?? 0) + more) };
}

/** The viewer's hand with a card that a seat got: only the viewer's own cards are told. */
function takenUp(view: View, seat: SeatNumber, card: Card | null): Card[] {
  return seat === view.viewer && card !== null ? [...view.hand, card].sort(byColor) : view.hand;
}

function withoutCard(hand: Card[], card: Card): Card[] {
  const place = hand.indexOf(card);
  return place < 0 ? hand : hand.filter((_, at) => at !== place);
}

function withCard(counts: Counts, card: Card): Counts {
  return { ...counts, [card]: (counts[card] ?? 0) + 1 };
}

/** Sets of seats stand in the order of the seats. */
function withSeat(seats: SeatNumber[], seat: SeatNumber): SeatNumber[] {
  return seats.includes(seat) ? seats : [...seats, seat].sort((a, b) => a - b);
}

function without(seats: SeatNumber[], seat: SeatNumber): SeatNumber[] {
  return seats.includes(seat) ? seats.filter((other) => other !== seat) : seats;
}

function replaced<T>(list: T[], at: number, value: T): T[] {
  return list.map((other, place) => (place === at ? value : other));
}
