// Whole matches, played through the pages by somebody who only knows what they say.

import type { Page } from '@playwright/test';
import { expectFits, expectNoFaults, expectTargets } from './axe';
import { expect, takeSeat, test } from './fixtures';
import { openFromStart, sitDownByLink } from './open';
import { openTable } from './peer';
import { Player } from './player';
import { rules } from './scenes';
import { EN } from './words';

test('a whole match alone, two taps after the link was opened', async ({ page }) => {
  test.setTimeout(180_000);
  await page.addInitScript(() => {
    localStorage.setItem('lastcard.wish', JSON.stringify({ bots: 1, level: 'easy', rules: 'quick' }));
  });
  await page.goto('/');
  await page.getByRole('button', { name: EN.t('web-home-play-now') }).click();
  await page.getByRole('button', { name: EN.t('web-home-deal') }).click();
  expect(await new Player(page).match()).toBeGreaterThan(1);
  await expectNoFaults(page);
});

test('four browsers in one match by link', async ({ page, another }) => {
  test.setTimeout(240_000);
  const link = await openFromStart(page, 'Ann', 'quick');
  const others = await Promise.all(
    ['Bob', 'Cem', 'Dora'].map(async (name) => sitsDown(await another(), link, name)),
  );
  for (const other of others) await other.getByRole('button', { name: EN.t('web-lobby-ready') }).click();
  await page.getByRole('button', { name: EN.t('web-lobby-start') }).click();
  const pages = [page, ...others];
  await Promise.all(pages.map((one) => new Player(one).match()));
  const titles = await Promise.all(
    pages.map((one) => one.getByRole('heading', { level: 2 }).first().innerText()),
  );
  // One of them reads that the match is won, the others by whom.
  expect(titles.filter((title) => title === EN.t('web-end-match-you-won'))).toHaveLength(1);
  expect(new Set(titles).size).toBe(2);
});

test('a match of several rounds, its ends, and once more', { tag: '@sizes' }, async ({ page, server }) => {
  test.setTimeout(240_000);
  const ann = await openTable(server.url, 'Ann', {
    rules: rules('deal.hand_size = 3', 'scoring.target = 60'),
    settings: { bot_pace: 'instant', fair_shuffle: true },
  });
  await takeSeat(page, ann);
  await page.getByRole('button', { name: EN.t('web-lobby-add-bot') }).click();
  await page.getByRole('button', { name: EN.t('web-lobby-start') }).click();
  const player = new Player(page);
  let rounds = 0;
  for (let wanted = await player.wanted(); wanted !== 'over'; wanted = await player.wanted()) {
    if (wanted === 'next' && rounds++ === 0) {
      await expectFits(page);
      await expectNoFaults(page);
    }
    await player.step();
  }
  await expectFits(page);
  await expectNoFaults(page);
  await page.getByRole('button', { name: EN.t('web-end-replay') }).click();
  await expect(page.getByRole('heading', { level: 1, name: EN.t('web-replay-title') })).toBeVisible();
  await page.getByRole('button', { name: EN.t('web-replay-on') }).click();
  await page.getByRole('button', { name: EN.t('web-replay-play') }).click();
  const moment = page.getByRole('slider', { name: EN.t('web-replay-moment') });
  await expect.poll(async () => Number(await moment.inputValue())).toBeGreaterThan(4);
  await page.getByRole('button', { name: EN.t('web-replay-pause') }).click();
  await expectFits(page);
  await expectTargets(page);
  await expectNoFaults(page);
  await page.goBack();
  await player.matchEnd.click();
  await expect(player.hand).toBeVisible();
});

async function sitsDown(page: Page, link: string, name: string): Promise<Page> {
  await sitDownByLink(page, link, name);
  return page;
}
