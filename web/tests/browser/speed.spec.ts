// How fast the page is on a cheap phone. Two limits hold everywhere; the figures are written down by `npm run figures`.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Page } from '@playwright/test';
import { expect, takeSeat, test } from './fixtures';
import { measure, measured, percentile, throttle, type Measured } from './measure';
import { openTable, type Lounge, type Peer } from './peer';
import { Player } from './player';
import { rules } from './scenes';
import { EN } from './words';

/** From the link to the first card, on a cheap phone; milliseconds. */
const FIRST_CARD = 10_000;
/** The most that things may jump about while somebody plays. */
const SHIFT = 0.02;
const RESULTS = new URL('../../../docs/results/browser.md', import.meta.url);

test('from the link to the first card on a cheap phone in less than ten seconds', async ({
  page,
  server,
  lounge,
}) => {
  expect(await firstCard(page, server.url, lounge)).toBeLessThan(FIRST_CARD);
});

test('nothing jumps about while somebody plays', async ({ page, server }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { shift, jumps } = await playMeasured(page, server.url);
  expect(shift, jumps.join('\n')).toBeLessThan(SHIFT);
});

test('figures', { tag: '@figures' }, async ({ page, another, server, lounge }) => {
  test.setTimeout(600_000);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const first: number[] = [];
  for (let at = 0; at < 5; at++) first.push(await firstCard(await another(), server.url, lounge));
  const quick = await playMeasured(page, server.url);
  const phone = await another({ reducedMotion: 'no-preference' });
  await (await phone.context().newCDPSession(phone)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const cheap = await playMeasured(phone, server.url);
  writeFileSync(RESULTS, report(first, quick, cheap));
});

/** Somebody opens a link, sits down and gets cards as soon as possible; milliseconds. */
async function firstCard(page: Page, server: string, lounge: Lounge): Promise<number> {
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
async function playMeasured(page: Page, server: string): Promise<Measured> {
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

function report(first: readonly number[], quick: Measured, cheap: Measured): string {
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const spread = (values: readonly number[]) =>
    `p50 ${ms(percentile(values, 0.5))}, p95 ${ms(percentile(values, 0.95))}, most ${ms(Math.max(...values))}, of ${String(values.length)}`;
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();
  const version = readFileSync('/proc/version', 'utf8').split(' ').slice(0, 3).join(' ');
  const rows = [
    ['commit', commit],
    ['machine', `${String(cpus().length)} × ${cpus()[0]?.model ?? 'a processor'}, ${version}`],
    ['link to first card, four times slower processor, “Fast 3G”', first.map(ms).join(', ')],
    ['acknowledgement to the card out of the hand', spread(quick.shown)],
    ['the same, four times slower processor', spread(cheap.shown)],
    ['frames of deals', spread(quick.frames)],
    ['the same, four times slower processor', spread(cheap.frames)],
    ['layout shift of a match', quick.shift.toFixed(4)],
    ['the same, four times slower processor', cheap.shift.toFixed(4)],
  ];
  const table = rows.map(([what, value]) => `| ${what ?? ''} | ${value ?? ''} |`).join('\n');
  return `# How fast the page is\n\n    npm --prefix web run figures\n\nChromium on a phone of 390 by 844, server and browser on one machine; the server of the tests.\n\n| | |\n|---|---|\n${table}\n`;
}
