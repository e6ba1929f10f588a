// What is measured: the way from a link to the first card, and a match.

import { expect, type Page } from '@playwright/test';
import { takeSeat } from './fixtures';
import { measure, measured, throttle, type Measured } from './measure';
import { openTable, type Lounge, type Peer } from './peer';
import { Player } from './player';
import { rules } from './scenes';
import { EN } from './words';

/** Somebody opens a link, sits down and gets cards as soon as possible; milliseconds. */
export async function firstCard(page: Page, server: string, lounge: Lounge): Promise<number> {
  const host = await openTable(server, 'Ann', { settings: { bot_pace: 'instant' } });
  const ann = await lounge.peer(host);
  const begins = startWhenReady(ann);
  const session = await throttle(page);
  const from = Date.now();
  await page.goto(`${server}/t/${host.table}`, { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: EN.t('web-lobby-your-name') }).fill('Bob');
  await page.getByRole('button', { name: EN.t('web-lobby-sit') }).click();
  await page.getByRole('button', { name: EN.t('web-lobby-ready') }).click();
  await expect(new Player(page).cards.first()).toBeVisible();
  const took = Date.now() - from;
  await begins;
  await session.detach();
  await ann.leave();
  return took;
}

/** The host begins as soon as the other one is ready. */
async function startWhenReady(ann: Peer): Promise<void> {
  await ann.until(({ room }) => room.members.some(({ member, ready }) => member !== room.host && ready));
  await ann.act({ type: 'start' });
}

/** A match of a few rounds with two bots, measured. */
export async function playMeasured(page: Page, server: string): Promise<Measured> {
  const seat = await openTable(server, 'Ann', {
    rules: rules('scoring.target = 60'),
    settings: { bot_pace: 'instant' },
  });
  await measure(page);
  await takeSeat(page, seat, server);
  for (let bots = 0; bots < 2; bots++) {
    await page.getByRole('button', { name: EN.t('web-lobby-add-bot') }).click();
    await expect(page.getByRole('listitem').filter({ hasText: EN.t('web-lobby-level-normal') })).toHaveCount(
      bots + 1,
    );
  }
  await page.getByRole('button', { name: EN.t('web-lobby-start') }).click();
  await expect(new Player(page).hand).toBeVisible();
  // What moved before the table was there does not belong to the play.
  const before = await measured(page);
  await new Player(page).match();
  const after = await measured(page);
  return { ...after, shift: after.shift - before.shift, jumps: after.jumps.slice(before.jumps.length) };
}
