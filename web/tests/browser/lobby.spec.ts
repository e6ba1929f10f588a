// Before a match: a table is opened, people come by link or code, and the host runs it.

import type { Locator, Page } from '@playwright/test';
import { enlargeText, expectFits, expectNoFaults, expectTargets } from './axe';
import { expect, takeSeat, test } from './fixtures';
import { openFromStart, sitDownByLink } from './open';
import { openTable } from './peer';
import { Player } from './player';
import { EN, NL } from './words';

/** The choice that bots play at once. */
function instant(page: Page): Locator {
  return page.getByRole('group', { name: EN.t('web-lobby-pace') }).getByLabel(EN.t('web-lobby-pace-instant'));
}

test('a table is opened, friends come by link, and the cards are dealt', async ({ page, another }) => {
  const link = await openFromStart(page, 'Ann');
  const bob = await another();
  await sitDownByLink(bob, link, 'Bob');
  await expect(page.getByText('Bob', { exact: true })).toBeVisible();
  await bob.getByRole('button', { name: EN.t('web-lobby-ready') }).click();
  await expect(page.getByText(EN.t('web-lobby-is-ready'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: EN.t('web-lobby-start') }).click();
  for (const someone of [page, bob]) await expect(new Player(someone).cards).toHaveCount(7);
});

test('a code that was typed leads to the table, whatever its capitals and spaces', async ({
  page,
  another,
}) => {
  await openFromStart(page, 'Ann');
  const code = await page
    .getByText(EN.t('web-lobby-code'))
    .locator('..')
    .getByText(/^\w{3} \w{3}$/)
    .innerText();
  const bob = await another();
  await bob.goto('/');
  await bob.getByRole('link', { name: EN.t('web-home-join') }).click();
  await bob.getByRole('textbox', { name: EN.t('web-join-code') }).fill(code.toLowerCase());
  await bob.getByRole('button', { name: EN.t('web-join-go') }).click();
  await expect(bob.getByText(EN.t('web-lobby-who', { names: 'Ann', count: 1 }))).toBeVisible();
});

test('a code that opens nothing is told in words', async ({ page, faults }) => {
  faults.expect(/Failed to load resource/);
  await page.goto('/#/join');
  const code = page.getByRole('textbox', { name: EN.t('web-join-code') });
  await code.fill('abc');
  await page.getByRole('button', { name: EN.t('web-join-go') }).click();
  await expect(page.getByText(EN.t('web-join-neither'))).toBeVisible();
  await code.fill('zzzzzz');
  await page.getByRole('button', { name: EN.t('web-join-go') }).click();
  await expect(code).toHaveAccessibleDescription(/.{20,}/);
  await expectNoFaults(page);
});

test('the host seats bots, runs the table and changes the rules; others only see it', async ({
  page,
  another,
}) => {
  const link = await openFromStart(page, 'Ann');
  await page.getByRole('button', { name: EN.t('web-lobby-add-bot') }).dblclick();
  const seats = page.getByRole('listitem').filter({ hasText: EN.t('web-lobby-level-normal') });
  await expect(seats).toHaveCount(1);
  await page.getByRole('heading', { name: EN.t('web-lobby-settings') }).click();
  await instant(page).check();
  const bob = await another();
  await sitDownByLink(bob, link, 'Bob');
  await bob.getByRole('heading', { name: EN.t('web-lobby-settings') }).click();
  await expect(instant(bob)).toBeChecked();
  await expect(instant(bob)).toBeDisabled();
  await expect(bob.getByRole('button', { name: EN.t('web-lobby-change-rules') })).toHaveCount(0);
  await page.getByRole('button', { name: EN.t('web-lobby-change-rules') }).click();
  await expectNoFaults(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: EN.t('web-lobby-remove', { name: 'Bob' }) }).click();
  await expect(bob.getByRole('heading', { level: 1 })).toHaveText(
    EN.t('web-table-closed', { code: 'kicked' }),
  );
  await expectNoFaults(bob);
});

test('a lobby is for everybody, in light and dark', { tag: '@sizes' }, async ({ page, server, lounge }) => {
  const ann = await openTable(server.url, 'Ann');
  await takeSeat(page, ann);
  await expect(page.getByRole('button', { name: EN.t('web-lobby-add-bot') })).toBeVisible();
  await lounge.peer({ table: ann.table });
  await page.getByRole('heading', { name: EN.t('web-lobby-settings') }).click();
  await expectFits(page);
  await expectTargets(page);
  await expectNoFaults(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoFaults(page);
  await page.getByRole('button', { name: EN.t('web-lobby-qr') }).click();
  await expectFits(page);
  await expectNoFaults(page);
});

test('an invitation is for everybody', { tag: '@sizes' }, async ({ page, server }) => {
  const { table } = await openTable(server.url, 'Ann');
  await page.goto(`/t/${table}`);
  await expect(page.getByRole('button', { name: EN.t('web-lobby-sit') })).toBeVisible();
  await expectFits(page);
  await expectTargets(page);
  await expectNoFaults(page);
});

test('a lobby can be used on 320 pixels and with text of twice the size', async ({ page, server }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await takeSeat(page, await openTable(server.url, 'Wilhelmina-Augusta'));
  await expect(page.getByRole('button', { name: EN.t('web-lobby-add-bot') })).toBeVisible();
  await page.getByRole('heading', { name: EN.t('web-lobby-settings') }).click();
  await expectFits(page);
  await enlargeText(page, 200);
  await expectFits(page);
  await expectNoFaults(page);
});

test('every language fits on a small phone', async ({ page, server }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await takeSeat(page, await openTable(server.url, 'Ann'));
  for (const lang of ['nl', 'de', 'fr', 'es']) {
    await page.evaluate((language) => {
      localStorage.setItem('lastcard.settings', JSON.stringify({ language }));
    }, lang);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByText(/\/t\/[0-9a-z]{16}$/)).toBeVisible();
    await expectFits(page);
  }
});

test('a seat moves to another device, and the first one says so', async ({ page, another, server }) => {
  const ann = await openTable(server.url, 'Ann');
  await takeSeat(page, ann);
  await page.getByRole('button', { name: EN.t('web-lobby-add-bot') }).click();
  await page.getByRole('button', { name: EN.t('web-lobby-start') }).click();
  await page.getByRole('button', { name: EN.t('web-table-menu') }).click();
  await page.getByRole('button', { name: EN.t('web-table-move-seat') }).click();
  const link = await page.getByText(/#move=/).innerText();
  const phone = await another({ locale: 'nl-NL' });
  await phone.goto(link);
  await expect(new Player(phone, NL).hand).toBeVisible();
  expect(phone.url()).not.toContain('move=');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    EN.t('web-table-closed', { code: 'taken_over' }),
  );
});
