// A page that is loaded again in the middle of anything asks for the same thing again, and what is chosen then counts.

import { viewOf, type TableState } from '../../src/table/state';
import { expect, takeSeat, test } from './fixtures';
import { Player } from './player';
import { begin, rules, SCENES, type Scene } from './scenes';
import type { Peer, SeatAt } from './peer';
import { EN } from './words';

function of<T>(all: readonly T[], at: number): T {
  const one = all[at];
  if (one === undefined) throw new Error(`there is no number ${String(at)}`);
  return one;
}

const who = ({ seats, peers }: Scene, seat: number): { seat: SeatAt; others: Peer } => ({
  seat: of(seats, seat),
  others: of(peers, 1 - Math.min(seat, 1)),
});

const viewIs = (peer: Peer, check: (view: NonNullable<ReturnType<typeof viewOf>>) => boolean) =>
  peer.until((state: TableState) => {
    const view = viewOf(state);
    return view !== null && check(view);
  });

test('the color of the start card', async ({ page, server, lounge }) => {
  const { seat, others } = who(await SCENES.startColor(server.url, lounge), 1);
  await takeSeat(page, seat);
  const sheet = page.getByRole('dialog', { name: EN.t('web-table-start-color') });
  await expect(sheet).toBeVisible();
  await page.reload();
  await sheet.getByRole('button', { name: EN.t('card-color', { color: 'green' }) }).click();
  await viewIs(others, ({ color }) => color === 'green');
  await expect(sheet).toBeHidden();
});

test('the color of a Wild that was begun and not laid', async ({ page, server, lounge }) => {
  const { seat, others } = who(await SCENES.wild(server.url, lounge), 1);
  await takeSeat(page, seat);
  const player = new Player(page);
  const wild = player.card(EN.t('card-name', { color: 'none', rank: 'wild', number: 0 }));
  const sheet = page.getByRole('dialog', { name: EN.t('web-table-which-color') });
  await player.tap(wild);
  await expect(sheet).toBeVisible();
  await page.reload();
  // Nothing was laid, so the card is still there, and the question comes with it again.
  await player.tap(wild);
  await sheet.getByRole('button', { name: EN.t('card-color', { color: 'blue' }) }).click();
  await viewIs(others, ({ top, color }) => top === 'W' && color === 'blue');
});

test('a challenge', async ({ page, server, lounge }) => {
  const { seat, others } = who(await SCENES.challenge(server.url, lounge), 0);
  await takeSeat(page, seat);
  const sheet = page.getByRole('dialog', { name: EN.t('web-table-challenge-title', { name: 'Bob' }) });
  await expect(sheet).toBeVisible();
  await page.reload();
  await sheet.getByRole('button', { name: EN.t('web-table-challenge'), exact: true }).click();
  await others.until(() => JSON.stringify(others.heard).includes('"event":"challenged"'));
  await expect(sheet).toBeHidden();
});

test('a swap that was begun', async ({ page, server, lounge }) => {
  const found = await SCENES.swap(server.url, lounge);
  await takeSeat(page, of(found.seats, 1));
  const player = new Player(page);
  const seven = player.playable.filter({ has: page.locator('[data-card$="7"]') }).first();
  const sheet = page.getByRole('dialog', { name: EN.t('web-table-swap-with') });
  await player.tap(seven);
  await expect(sheet).toBeVisible();
  await page.reload();
  await player.tap(seven);
  await sheet.getByRole('button', { name: /^Cem/ }).click();
  await of(found.peers, 0).until(() =>
    JSON.stringify(of(found.peers, 0).heard).includes('"event":"swapped"'),
  );
});

test('a card just drawn', async ({ page, server, lounge }) => {
  const { seat, others } = who(await SCENES.drawnCard(server.url, lounge), 1);
  await takeSeat(page, seat);
  const player = new Player(page);
  await expect(player.keep).toBeVisible();
  await expect(player.playable).toHaveCount(1);
  await page.reload();
  await expect(player.playable).toHaveCount(1);
  await player.keep.click();
  await others.turn();
});

test('a penalty', async ({ page, server, lounge }) => {
  const { seat, others } = who(await SCENES.penalty(server.url, lounge), 0);
  await takeSeat(page, seat);
  const draw = new Player(page).draw;
  const four = EN.t('web-table-draw-owed', { count: 4 });
  await expect(draw).toHaveAccessibleName(four);
  await page.reload();
  await expect(draw).toHaveAccessibleName(four);
  await draw.click();
  await viewIs(others, ({ counts }) => counts[0] === 19);
});

test('the grace time after a missed call', async ({ page, server, lounge }) => {
  const { seat, others } = who(await SCENES.grace(server.url, lounge), 0);
  await takeSeat(page, seat);
  const caught = page.getByRole('button', { name: EN.t('web-table-catch-name', { name: 'Bob' }) });
  await expect(caught).toBeVisible();
  await page.reload();
  await caught.click();
  await viewIs(others, ({ counts }) => counts[1] === 3);
});

test('one’s own missed call', async ({ page, server, lounge }) => {
  const { seat, others } = { seat: of((await SCENES.grace(server.url, lounge)).seats, 1), others: null };
  expect(others).toBeNull();
  await takeSeat(page, seat);
  const { uno } = new Player(page);
  await expect(uno).toContainText(EN.t('web-table-uno-call-about'));
  await page.reload();
  await expect(uno).toContainText(EN.t('web-table-uno-call-about'));
  await uno.click();
  await expect(uno).toContainText(EN.t('web-table-uno-called-about'));
});

test('the time between two rounds', async ({ page, server, lounge }) => {
  const found = await begin(server.url, lounge, ['Ann', 'Bob'], { rules: rules('deal.hand_size = 1') });
  while (await Promise.race(found.peers.map((peer) => peer.turn()))) {
    const state = of(found.peers, 0).state;
    const phase = state === null ? undefined : viewOf(state)?.phase;
    if (phase?.phase !== 'turn') break;
    await of(found.peers, phase.seat).move();
  }
  await takeSeat(page, of(found.seats, 0));
  const { next } = new Player(page);
  await expect(next).toBeVisible();
  await page.reload();
  await next.click();
  await of(found.peers, 1).act({ type: 'ready' });
  await expect(new Player(page).hand).toBeVisible();
});
