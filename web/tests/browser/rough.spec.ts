// Links that are none, full disks, damaged storage, a mouse that is let go elsewhere: whatever happens to pages outside a test.

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { CUT, expect, takeSeat, test } from './fixtures';
import { openTable } from './peer';
import { Player } from './player';
import { begin, SCENES } from './scenes';
import { EN } from './words';

const RECORD = readFileSync(new URL('../../../corpus/fair/example.lcr', import.meta.url));

async function deal(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: EN.t('web-home-play-now') }).click();
  await page.getByRole('button', { name: EN.t('web-home-deal') }).click();
  await expect(new Player(page).hand).toBeVisible();
}

test('a link that names no table or no rules says so, and asks the server nothing', async ({
  page,
  server,
}) => {
  const { table } = await openTable(server.url, 'Ann');
  for (const broken of ['#/t/..%2Fversion', '#/t/x', '?t=..%2Fpresets', `?t=${table}0`]) {
    await page.goto('about:blank');
    await page.goto(`/${broken}`);
    await expect(page.getByText(EN.t('web-ui-unknown-about'))).toBeVisible();
  }
  for (const broken of ['#/rules/nothing', '#/rules?doc=%25']) {
    await page.goto(`/${broken}`);
    await expect(page.getByText(EN.t('web-rules-broken-link'))).toBeVisible();
  }
  // Capitals and the end of a sentence are no harm; a ticket without its end is.
  await page.goto(`/#/t/${table.toUpperCase()}.?move=abc`);
  await expect(page.getByText(EN.t('web-ui-unknown-about')).first()).toBeVisible();
  await expect(page.getByRole('button', { name: EN.t('web-lobby-sit') })).toBeVisible();
});

test('a language that does not come is not chosen, and a page without any text says so', async ({
  page,
  faults,
}) => {
  faults.expect(CUT, /error in the page/);
  const language = page.getByRole('combobox', { name: EN.t('web-home-language') });
  await page.route(/\/assets\/(nl|de)-/, (route) => route.abort());
  await page.goto('/');
  await language.selectOption('de');
  await expect(language).toHaveValue('en');
  // One that was chosen long ago, and does not come now.
  await page.evaluate(() => {
    localStorage.setItem('lastcard.settings', JSON.stringify({ language: 'nl' }));
  });
  await page.reload();
  await expect(page.getByRole('button', { name: EN.t('web-home-play-now') })).toBeVisible();
  await page.route(/\/assets\/(en|fr|es)-/, (route) => route.abort());
  await page.reload();
  await page.evaluate(() => {
    for (const late of document.getAnimations()) late.finish();
  });
  await expect(page.locator('.not-loaded [lang="nl"]')).toBeVisible();
});

test('whoever opens a table has it, also where the storage is full', async ({ page }) => {
  await page.goto('/#/create');
  await page.evaluate(() => {
    localStorage.setItem('lastcard', JSON.stringify({ version: 1, name: 'Old', seats: [], profiles: [] }));
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.getByRole('textbox', { name: EN.t('web-lobby-your-name') }).fill('Ann');
  await page.getByRole('button', { name: EN.t('web-lobby-open') }).click();
  await expect(page.getByRole('button', { name: EN.t('web-lobby-start') })).toBeVisible();
});

test('a match alone begins also where the disk is full', async ({ page }) => {
  await page.addInitScript(() => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.add = full;
    IDBObjectStore.prototype.put = full;
  });
  await deal(page);
  expect(page.url()).toContain('#/solo');
});

test('the start and the games open whatever lies in the storage', async ({ page }) => {
  await page.goto('/#/games');
  await expect(page.getByText(EN.t('web-games-none'))).toBeVisible();
  await page.evaluate(async () => {
    const seat = { table: 'x', token: 'y', member: 1, name: 'Ann', at: 1, title: 'Ann' };
    const profile = { id: 'a', name: 'x', doc: '' };
    const twice = { version: 1, seats: [seat, seat], profiles: [profile, profile] };
    localStorage.setItem('lastcard', JSON.stringify(twice));
    localStorage.setItem('lastcard.wish', JSON.stringify({ rules: 'forgotten', bots: 1 }));
    await new Promise<void>((resolve) => {
      indexedDB.open('lastcard').onsuccess = ({ target }) => {
        const { result } = target as IDBOpenDBRequest;
        const change = result.transaction(['records', 'solo'], 'readwrite');
        change.objectStore('records').put({ id: 'broken', players: 'Ann' });
        change.objectStore('solo').put('broken', 'current');
        change.oncomplete = () => {
          resolve();
        };
      };
    });
  });
  await page.reload();
  await expect(page.getByText(EN.t('web-games-none'))).toBeVisible();
  // Rules that were forgotten since are not asked for, and what cannot be gone on with is not offered.
  await page.goto('/');
  await expect(page.getByRole('button', { name: EN.t('web-home-play-now') })).toBeVisible();
  await expect(page.getByText(EN.t('web-home-go-on-solo'))).toBeHidden();
  await deal(page);
});

test('a match alone that was left for good is not offered any more', async ({ page }) => {
  await deal(page);
  await page.getByRole('button', { name: EN.t('web-table-menu') }).click();
  await page.getByRole('button', { name: EN.t('web-table-leave') }).click();
  await page.getByRole('button', { name: EN.t('web-table-leave-do'), exact: true }).click();
  await expect(page.getByRole('button', { name: EN.t('web-home-play-now') })).toBeVisible();
  await expect(page.getByText(EN.t('web-home-go-on-solo'))).toBeHidden();
  await page.goto('/#/solo');
  await expect(page.getByText(EN.t('web-table-no-solo-about'))).toBeVisible();
});

test('a line that ends without a word is told, and can be tried again', async ({ page, server, lounge }) => {
  let refuse = false;
  await page.routeWebSocket('**/ws', (socket) => {
    if (refuse) void socket.close({ code: 1008 });
    else socket.connectToServer();
  });
  const { seats } = await begin(server.url, lounge, ['Ann', 'Bob'], {});
  const [ann] = seats;
  if (ann === undefined) throw new Error('nobody sits there');
  refuse = true;
  await takeSeat(page, ann);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    EN.t('web-table-closed', { code: 'none' }),
  );
  refuse = false;
  await page.getByRole('button', { name: EN.t('web-table-line-now') }).click();
  await expect(new Player(page).cards).toHaveCount(7);
});

test('a setting that the table does not take is shown as it is', async ({ page, server }) => {
  await takeSeat(page, await openTable(server.url, 'Ann', { settings: { seats: 4 } }));
  const bots = page.getByRole('listitem').filter({ hasText: EN.t('web-lobby-level-normal') });
  for (const count of [1, 2]) {
    await page.getByRole('button', { name: EN.t('web-lobby-add-bot') }).click();
    await expect(bots).toHaveCount(count);
  }
  await page.getByRole('heading', { name: EN.t('web-lobby-settings') }).click();
  const seats = page.getByRole('combobox', { name: EN.t('web-lobby-most-seats') });
  await seats.selectOption('2');
  await expect(page.getByRole('alert').filter({ hasText: /\S{3}/ })).toBeVisible();
  await expect(seats).toHaveValue('4');
});

test('a card that was let go elsewhere does not follow the mouse', async ({ page, server, lounge }) => {
  const { seats } = await SCENES.wild(server.url, lounge);
  const [, bob] = seats;
  if (bob === undefined) throw new Error('nobody sits there');
  await takeSeat(page, bob);
  const player = new Player(page);
  await expect(player.hand).toBeVisible();
  const at = await player.reach(player.card('Wild'));
  if (at === null) throw new Error('the card cannot be reached');
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x - 200, at.y, { steps: 5 });
  await page.mouse.up();
  await page.mouse.move(at.x, at.y);
  await page.mouse.move(at.x, at.y - 150, { steps: 8 });
  await expect(page.locator('[data-hand-card].dragging')).toHaveCount(0);
  // With the button down it does, and is played.
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x, at.y - 150, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: EN.t('web-table-which-color') })).toBeVisible();
});

test('a replay is walked through as fast as one likes, and a link leads to the moment', async ({ page }) => {
  // As some browsers do who are asked for too many addresses.
  await page.addInitScript(() => {
    const real = history.replaceState.bind(history);
    let asked = 0;
    history.replaceState = (...address) => {
      asked += 1;
      if (asked > 20) throw new DOMException('too often', 'SecurityError');
      real(...address);
    };
  });
  await page.goto('/#/games');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.lcr', mimeType: 'text/plain', buffer: RECORD });
  const slider = page.getByRole('slider', { name: EN.t('web-replay-moment') });
  await expect(slider).toHaveValue('0');
  for (let steps = 0; steps < 60; steps++) await page.keyboard.press('ArrowRight');
  const moment = await slider.inputValue();
  expect(Number(moment)).toBeGreaterThan(40);
  await expect(page).toHaveURL(new RegExp(`[?&]step=${moment}\\b`));
  await page.reload();
  await expect(slider).toHaveValue(moment);
});
