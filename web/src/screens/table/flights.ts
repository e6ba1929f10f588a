// Cards that fly: what is shown is already true, the flight only tells where it came from. Nothing waits for it.

import { tick } from 'svelte';
import { lessMotion } from '../../app/settings.svelte';
import type { Event, SeatNumber, View } from '../../protocol';
import type { SessionNews } from '../../table/session.svelte';
import { viewOf } from '../../table/state';

const TIME = 320;
/** Between one card and the next. */
const GAP = 70;
/** More than this at once would be a swarm. */
const MOST = 24;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Shows the flights of what happened; call it before the page has changed. `root` holds the table. */
export async function fly(root: HTMLElement, news: SessionNews): Promise<void> {
  const view = viewOf(news.after);
  const events = eventsOf(news);
  if (view === null || events.length === 0 || lessMotion() || document.hidden) return;
  const before = sources(root, events, view.viewer);
  const held = new Set(faces(root).map((face) => face.dataset.face));
  await tick();
  if (!root.isConnected) return;
  discards(root, events, before);
  const fresh = faces(root).filter((face) => !held.has(face.dataset.face));
  const pile = rect(root, 'draw');
  if (pile !== null) {
    const dealt = events.some(({ event }) => event === 'dealt' || event === 'collected');
    (dealt ? faces(root) : fresh).slice(0, MOST).forEach((face, at) => {
      from(face, pile, at * (dealt ? GAP / 2 : GAP));
    });
    backs(root, events, view, pile);
  }
  hands(root, events, view);
}

/** The events of the game in a message. */
export function eventsOf({ message }: SessionNews): Event[] {
  if (message.type !== 'news') return [];
  return message.facts.flatMap((fact) => (fact.fact === 'played' ? fact.events : []));
}

/** Where each card comes from that was laid. */
function sources(root: HTMLElement, events: readonly Event[], viewer: SeatNumber | null): (DOMRect | null)[] {
  return events
    .filter((event) => event.event === 'played')
    .map(({ seat, card }) => {
      if (seat !== viewer) return rect(root, `seat-${String(seat)}`);
      const face = faces(root).find(({ dataset }) => dataset.card === card);
      return face?.getBoundingClientRect() ?? rect(root, 'hand');
    });
}

function discards(root: HTMLElement, events: readonly Event[], before: readonly (DOMRect | null)[]): void {
  const laid = [...root.querySelectorAll<HTMLElement>('[data-laid]')].slice(-Math.max(before.length, 1));
  before.slice(-laid.length).forEach((source, at) => {
    const element = laid[at];
    if (source !== null && element !== undefined) from(element, source, at * GAP * 2);
  });
  const pile = rect(root, 'draw');
  const top = laid.at(-1);
  if (pile !== null && top !== undefined && events.some(({ event }) => event === 'start_turned'))
    from(top, pile, 0);
}

/** Backs that go to the others who drew or were dealt cards. */
function backs(root: HTMLElement, events: readonly Event[], view: View, pile: DOMRect): void {
  const counts = new Map<SeatNumber, number>();
  for (const event of events) {
    if ((event.event === 'drew' || event.event === 'dealt') && event.seat !== view.viewer) {
      counts.set(event.seat, (counts.get(event.seat) ?? 0) + 1);
    }
  }
  const each = Math.max(1, Math.min(4, Math.floor(MOST / Math.max(1, counts.size))));
  for (const [seat, count] of counts) {
    const target = rect(root, `seat-${String(seat)}`);
    for (let at = 0; target !== null && at < Math.min(count, each); at++) back(root, pile, target, at * GAP);
  }
}

/** Hands that change places. */
function hands(root: HTMLElement, events: readonly Event[], view: View): void {
  const move = (one: SeatNumber, other: SeatNumber) => {
    const [source, target] = [one, other].map((seat) =>
      rect(root, seat === view.viewer ? 'hand' : `seat-${String(seat)}`),
    );
    for (let at = 0; source != null && target != null && at < 2; at++) back(root, source, target, at * GAP);
  };
  for (const event of events) {
    if (event.event === 'swapped') {
      move(event.seat, event.with);
      move(event.with, event.seat);
    } else if (event.event === 'rotated') {
      const seats = view.direction === 'clockwise' ? view.in_round : view.in_round.toReversed();
      seats.forEach((seat, at) => {
        move(seat, seats[(at + 1) % seats.length] ?? seat);
      });
    }
  }
}

function faces(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-face]')];
}

function rect(root: HTMLElement, place: string): DOMRect | null {
  return root.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect() ?? null;
}

/** Lets an element come from somewhere to where it is. */
function from(element: HTMLElement, source: DOMRect, delay: number): void {
  const target = element.getBoundingClientRect();
  if (target.width === 0) return;
  const x = source.x + source.width / 2 - target.x - target.width / 2;
  const y = source.y + source.height / 2 - target.y - target.height / 2;
  const scale = Math.max(0.4, Math.min(1.6, source.height / target.height));
  element.animate(
    [
      { transform: `translate(${String(x)}px, ${String(y)}px) scale(${String(scale)})` },
      { transform: 'none' },
    ],
    { duration: TIME, delay, easing: EASE, fill: 'backwards' },
  );
}

/** The back of a card goes from one place to another and is gone. */
function back(root: HTMLElement, source: DOMRect, target: DOMRect, delay: number): void {
  const layer = root.querySelector('[data-flights]');
  const picture = root.querySelector('[data-place="draw"] svg');
  if (layer === null || picture === null || layer.childElementCount > MOST) return;
  const ghost = picture.cloneNode(true) as SVGElement;
  layer.append(ghost);
  const place = ({ x, y, width, height }: DOMRect) => {
    const box = ghost.getBoundingClientRect();
    return `translate(${String(x + width / 2 - box.width / 2)}px, ${String(y + height / 2 - box.height / 2)}px)`;
  };
  const flight = ghost.animate(
    [
      { transform: place(source), opacity: 1 },
      { transform: `${place(target)} scale(0.6)`, opacity: 1, offset: 0.85 },
      { transform: `${place(target)} scale(0.5)`, opacity: 0 },
    ],
    { duration: TIME + 60, delay, easing: EASE, fill: 'both' },
  );
  const gone = () => {
    ghost.remove();
  };
  flight.finished.then(gone, gone);
}
