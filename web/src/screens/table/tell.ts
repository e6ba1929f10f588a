// What a table says without being looked at: sentences for screen readers, sounds, a buzz, a notice.

import { notify } from '../../device/notify';
import { playSound, type Sound } from '../../device/sound';
import { vibrate } from '../../device/vibrate';
import type { Event, View } from '../../protocol';
import type { Session, SessionNews } from '../../table/session.svelte';
import { nameOf, seatNames, viewOf, type TableState } from '../../table/state';
import { announce } from '../../ui/announce';
import { t } from '../../words/index.svelte';
import { factLine, lines } from '../../words/narrate';
import { cardName, colorName } from '../../words/say';
import { eventsOf } from './flights';
import { emoteText } from './marks.svelte';
import { isMyTurn, penaltyOf } from './turn';

/** Tells everything that comes, until the function given back is called. */
export function tellAll(session: Session): () => void {
  let endNotice: () => void = () => undefined;
  const seen = () => {
    if (document.visibilityState === 'visible') endNotice();
  };
  document.addEventListener('visibilitychange', seen);
  // The welcome may have been taken in before anybody listened.
  const known = session.state === null ? null : viewOf(session.state);
  if (known !== null && isMyTurn(known)) announce(turnText(known), 'assertive');
  const end = session.on((news) => {
    const { message, after, before } = news;
    switch (message.type) {
      case 'news': {
        tellNews(news);
        const view = viewOf(after);
        const old = before === null ? null : viewOf(before);
        endNotice();
        if (view !== null && isMyTurn(view) && (old === null || !isMyTurn(old)))
          endNotice = notify(turnText(view));
        break;
      }
      case 'welcome': {
        const view = viewOf(after);
        if (view !== null && isMyTurn(view)) announce(turnText(view), 'assertive');
        break;
      }
      case 'said':
      case 'emoted': {
        if (session.muted.has(message.member) || message.member === after.you) break;
        playSound('said');
        const text = message.type === 'said' ? message.text : emoteText(message.emote);
        announce(t('web-table-says', { name: nameOf(after, message.member), text }));
        break;
      }
      case 'clock':
        if (message.clock?.warning === true && isWaitedFor(after, message.clock.seats)) {
          playSound('hurry');
          vibrate('hurry');
          announce(t('web-table-hurry'), 'assertive');
        }
        break;
      case 'refused':
        playSound('refused');
        vibrate('refused');
        break;
      case 'presence':
        tellPresence(before, after);
        break;
      default:
    }
  });
  return () => {
    end();
    endNotice();
    document.removeEventListener('visibilitychange', seen);
  };
}

/** That it is the person's turn, and on what: said at once. */
export function turnText(view: View): string {
  const penalty = penaltyOf(view);
  if (penalty !== null) return t('web-table-your-turn-penalty', { count: penalty.owed });
  if (view.top === null) return t('web-table-your-turn');
  return t('web-table-your-turn-on', {
    card: cardName(view.top),
    color: view.color === null ? 'none' : colorName(view.color),
  });
}

function tellNews(news: SessionNews): void {
  const { message, after } = news;
  if (message.type !== 'news') return;
  const view = viewOf(after);
  const events = eventsOf(news);
  const mine = (event: Event) => event.event === 'turn' && event.seat === view?.viewer;
  const viewer = view?.viewer ?? null;
  const sentences = lines(
    events.filter((event) => !mine(event)),
    seatNames(after),
    viewer,
  );
  for (const fact of message.facts) {
    if (fact.fact === 'played' || fact.fact === 'committed' || fact.fact === 'shared') continue;
    const sentence = factLine(fact, (member) => nameOf(after, member), after.you);
    if (sentence !== null) sentences.push(sentence);
  }
  if (sentences.length > 0) announce(sentences.join(' '));
  if (view !== null && events.some(mine) && isMyTurn(view)) announce(turnText(view), 'assertive');
  const sound = soundOf(events, view);
  if (sound !== null) playSound(sound);
  if (sound === 'your_turn') vibrate('your_turn');
  if (events.some((event) => event.event === 'caught' && event.seat === viewer)) vibrate('caught');
}

/** The one sound for what happened: what concerns the person most. */
function soundOf(events: readonly Event[], view: View | null): Sound | null {
  const has = (...kinds: Event['event'][]) => events.some(({ event }) => kinds.includes(event));
  const ended = events.find((event) => event.event === 'match_ended' || event.event === 'round_ended');
  if (ended !== undefined && view !== null) {
    const won = view.phase.phase === 'match_over' ? view.phase.winners : [];
    const winner = view.phase.phase === 'round_over' ? view.phase.winner : null;
    const mine = view.viewer !== null && (won.includes(view.viewer) || winner === view.viewer);
    return mine ? 'won' : 'over';
  }
  if (has('caught', 'false_call', 'false_catch')) return 'caught';
  if (view !== null && has('turn') && isMyTurn(view)) return 'your_turn';
  if (has('called')) return 'called';
  if (has('skipped', 'direction_turned', 'challenged', 'swapped', 'rotated', 'knocked_out')) return 'action';
  if (has('played', 'start_turned')) return 'played';
  return has('drew', 'dealt') ? 'drew' : null;
}

function tellPresence(before: TableState | null, after: TableState): void {
  if (before === null) return;
  const changed = (from: TableState, to: TableState, key: 'web-table-is-here' | 'web-table-is-away') => {
    for (const member of from.room.here.filter((one) => !to.room.here.includes(one) && one !== after.you)) {
      const name = nameOf(after, member);
      if (name !== '') announce(t(key, { name }));
    }
  };
  changed(after, before, 'web-table-is-here');
  changed(before, after, 'web-table-is-away');
}

function isWaitedFor(state: TableState, seats: readonly number[]): boolean {
  const own = viewOf(state)?.viewer ?? null;
  return own !== null && seats.includes(own);
}
