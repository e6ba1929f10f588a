// A picture of every screen, on a phone and on a desktop; of a few in the dark as well.

import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, takeSeat, test } from '../browser/fixtures';
import { openTable, sitDown } from '../browser/peer';
import { Player } from '../browser/player';
import { begin, rules, scene, SCENES } from '../browser/scenes';
import { EN } from '../browser/words';

const FOLDER = new URL('../../../docs/screens/', import.meta.url);
const NAMES = ['Ann', 'Bob', 'Cem', 'Dora'];

/** An estimate of rules is a second's work, on a machine that does other things as well. */
const WORK = { timeout: 60_000 };

/** Screens that are reached by their address. */
const ADDRESSES = [
  { name: 'home', hash: '', dark: true },
  { name: 'join', hash: '#/join' },
  { name: 'create', hash: '#/create' },
  { name: 'rules', hash: '#/rules/party', dark: true },
  { name: 'learn', hash: '#/learn' },
  { name: 'learn-tips', hash: '#/learn/tips' },
  { name: 'ruling', hash: '#/learn/ruling' },
  { name: 'lesson', hash: '#/learn/game?lesson=1' },
  { name: 'lab', hash: '#/lab', dark: true },
  { name: 'settings', hash: '#/settings', dark: true },
  { name: 'about', hash: '#/about' },
] as const;

for (const screen of ADDRESSES) {
  test(screen.name, async ({ page, isMobile }) => {
    await page.goto(`/${screen.hash}`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await shoot(page, screen.name, isMobile, 'dark' in screen);
  });
}

test('play now', async ({ page, isMobile }) => {
  await page.goto('/');
  await page.getByRole('button', { name: EN.t('web-home-play-now') }).click();
  await shoot(page, 'play-now', isMobile);
});

test('invitation', async ({ page, isMobile, server }) => {
  const { table } = await openTable(server.url, 'Ann');
  await sitDown(server.url, table, 'Bob');
  await page.goto(`/#/t/${table}`);
  await expect(page.getByRole('button', { name: EN.t('web-lobby-sit') })).toBeVisible();
  await shoot(page, 'invitation', isMobile);
});

test('lobby', async ({ page, isMobile, server, lounge }) => {
  const ann = await openTable(server.url, 'Ann');
  for (const name of ['Bob', 'Cem']) await lounge.peer(await sitDown(server.url, ann.table, name));
  await takeSeat(page, ann);
  await page.getByRole('button', { name: EN.t('web-lobby-add-bot') }).click();
  await expect(page.getByRole('listitem').filter({ hasText: EN.t('web-lobby-level-normal') })).toHaveCount(1);
  await shoot(page, 'lobby', isMobile);
  const expected = page.getByRole('region', { name: EN.t('web-expect-title', { players: 4 }) });
  await expected.getByRole('meter').waitFor(WORK);
  await expected.evaluate((card) => {
    card.scrollIntoView({ block: 'center' });
  });
  await shoot(page, 'lobby-expect', isMobile);
});

test('table', async ({ page, isMobile, server, lounge }) => {
  const { seats, peers } = await begin(server.url, lounge, NAMES, {
    rules: rules('start.number_only = true'),
  });
  // A few turns, so that something lies there; then it is the turn of the one who looks.
  for (let turns = 0; turns < 7; turns++) {
    const phase = peers[0]?.state?.room.game?.view.phase;
    if (phase?.phase !== 'turn') break;
    const mover = peers[phase.seat];
    await mover?.move((card) => (/^[RYGB]\d$/.test(card) ? 1 : 0));
    await Promise.all(
      peers.map((peer) => peer.until(({ room }) => room.seq >= (mover?.state?.room.seq ?? 0))),
    );
  }
  await takeSeat(page, seats[0] ?? never());
  await expect(new Player(page).hand).toBeVisible();
  await shoot(page, 'table', isMobile, true);
});

test('table with many', async ({ page, isMobile, server, lounge }) => {
  const names = ['Ann', 'Bob', 'Cem', 'Dora', 'Eli', 'Fatima', 'Guus', 'Hana', 'Ivo', 'Jan'];
  const { seats } = await begin(server.url, lounge, names, {});
  await takeSeat(page, seats[1] ?? never());
  await expect(new Player(page).hand).toBeVisible();
  await shoot(page, 'table-ten', isMobile);
});

test('color', async ({ page, isMobile, server, lounge }) => {
  const { seats } = await scene(
    server.url,
    lounge,
    ['Ann', 'Bob', 'Cem'],
    {},
    (_, bob) => bob?.playable().includes('W') === true,
  );
  await takeSeat(page, seats[1] ?? never());
  const player = new Player(page);
  await player.tap(player.card('Wild'));
  await shoot(page, 'color', isMobile);
});

test('challenge', async ({ page, isMobile, server, lounge }) => {
  const { seats } = await SCENES.challenge(server.url, lounge);
  await takeSeat(page, seats[0] ?? never());
  await expect(page.getByRole('dialog')).toBeVisible();
  await shoot(page, 'challenge', isMobile);
});

test('catch', async ({ page, isMobile, server, lounge }) => {
  const { seats } = await SCENES.grace(server.url, lounge);
  await takeSeat(page, seats[0] ?? never());
  await expect(
    page.getByRole('button', { name: EN.t('web-table-catch-name', { name: 'Bob' }) }),
  ).toBeVisible();
  await shoot(page, 'catch', isMobile);
});

test('ends, replay and games', async ({ page, isMobile, server }) => {
  const ann = await openTable(server.url, 'Ann', {
    rules: rules('deal.hand_size = 4', 'scoring.target = 150'),
    settings: { bot_pace: 'instant' },
  });
  await takeSeat(page, ann);
  for (let bots = 1; bots < 3; bots++) {
    await page.getByRole('button', { name: EN.t('web-lobby-add-bot') }).click();
    await expect(page.getByRole('listitem').filter({ hasText: EN.t('web-lobby-level-normal') })).toHaveCount(
      bots,
    );
  }
  await page.getByRole('button', { name: EN.t('web-lobby-start') }).click();
  const player = new Player(page);
  // The first round can bring so many points that the match is over with it; then another one is played.
  for (let between = false; !between;) {
    for (let wanted = await player.wanted(); wanted !== 'over'; wanted = await player.wanted()) {
      if (wanted === 'next' && !between) {
        await shoot(page, 'round-end', isMobile);
        between = true;
      }
      await player.step();
    }
    if (!between) {
      await player.matchEnd.click();
      await expect(player.matchEnd).toBeHidden();
    }
  }
  await shoot(page, 'match-end', isMobile, true);
  await page.getByRole('button', { name: EN.t('web-end-replay') }).click();
  await expect(page.getByRole('heading', { name: EN.t('web-replay-title') })).toBeVisible();
  await page.getByRole('button', { name: EN.t('web-replay-on') }).click();
  await shoot(page, 'replay', isMobile);
  await page.goto('/#/games');
  await expect(page.getByRole('link', { name: EN.t('web-games-look') }).first()).toBeVisible();
  await shoot(page, 'games', isMobile);
});

async function shoot(page: Page, name: string, phone: boolean | undefined, dark = false): Promise<void> {
  const size = phone === true ? 'phone' : 'desktop';
  for (const scheme of dark ? (['light', 'dark'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme: scheme });
    // What is still on its way belongs to the picture.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, WORK);
    const file = scheme === 'dark' ? `${name}-${size}-dark.png` : `${name}-${size}.png`;
    await page.screenshot({
      path: fileURLToPath(new URL(file, FOLDER)),
      animations: 'disabled',
      scale: 'css',
    });
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

function never(): never {
  throw new Error('somebody is missing');
}
