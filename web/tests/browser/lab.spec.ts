// What to expect of rules: in the lobby, and in the rules lab.

import type { Page } from '@playwright/test';
import { enlargeText, expectFits, expectNoFaults, expectTargets } from './axe';
import { CUT, expect, takeSeat, test } from './fixtures';
import { openTable } from './peer';
import { EN } from './words';

/** An estimate is a second's work, on a machine that does other things as well. */
const WORK = { timeout: 60_000 };

/** The card of the lobby, for so many. */
function card(page: Page, players: number) {
  return page.getByRole('region', { name: EN.t('web-expect-title', { players }), exact: true });
}

const ROUND = EN.like('web-expect-round', ['minutes', 'low', 'high']);

test('a lobby says what to expect, and says it anew when somebody comes', async ({ page, server }) => {
  await takeSeat(page, await openTable(server.url, 'Ann', { rules: 'quick' }));
  await expect(card(page, 2).getByText(ROUND)).toBeVisible(WORK);
  await expect(card(page, 2).getByText(EN.t('web-expect-match-one'))).toBeVisible();
  const luck = card(page, 2).getByRole('meter');
  expect(Number(await luck.getAttribute('aria-valuenow'))).toBeGreaterThan(10);
  await page.getByRole('button', { name: EN.t('web-lobby-add-bot') }).click();
  await page.getByRole('button', { name: EN.t('web-lobby-add-bot') }).click();
  await expect(card(page, 3).getByText(ROUND)).toBeVisible(WORK);
  await expect(card(page, 2)).toHaveCount(0);
  await card(page, 3).getByText(EN.t('web-expect-how')).click();
  await expect(card(page, 3).getByText('8 seconds')).toBeVisible();
  await page.getByRole('link', { name: EN.t('web-expect-lab') }).click();
  await expect(page.getByRole('heading', { level: 1, name: EN.t('web-lab-title') })).toBeVisible();
});

test('a lobby with what to expect is for everybody', { tag: '@sizes' }, async ({ page, server }) => {
  await takeSeat(page, await openTable(server.url, 'Ann', { rules: 'teams' }));
  await expect(card(page, 4).getByText(ROUND)).toBeVisible(WORK);
  await expectFits(page);
  await expectTargets(page);
  await expectNoFaults(page);
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
  await expectNoFaults(page);
});

test('without estimates of the server the engine in the page makes them', async ({
  page,
  server,
  faults,
}) => {
  faults.expect(CUT);
  await page.route('**/api/estimate', (route) => route.abort());
  await takeSeat(page, await openTable(server.url, 'Ann', { rules: 'quick' }));
  await expect(card(page, 2).getByText(ROUND)).toBeVisible(WORK);
});

test('where nobody can tell what to expect, a lobby says nothing of it', async ({ page, server, faults }) => {
  faults.expect(CUT);
  await page.route('**/api/estimate', (route) => route.abort());
  await page.route('**/lastcard.wasm', (route) => route.abort());
  await takeSeat(page, await openTable(server.url, 'Ann', { rules: 'quick' }));
  await expect(page.getByRole('button', { name: EN.t('web-lobby-add-bot') })).toBeVisible();
  await expect(card(page, 2)).toHaveCount(0, WORK);
  await expect(page.getByRole('button', { name: EN.t('web-lobby-change-rules') })).toBeVisible();
});

test('the lab tells what house rules do, as a chart, as a table and in sentences', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: EN.t('web-home-learn') }).click();
  await page.getByRole('link', { name: EN.t('web-learn-lab') }).click();
  const measures = page.getByRole('region', { name: EN.t('web-lab-by-measure') });
  await measures.getByRole('combobox').selectOption('penalties');
  await measures.getByText(EN.t('web-lab-table')).click();
  const table = measures.getByRole('table');
  await expect(table.getByRole('row')).not.toHaveCount(1);
  await expect(table.getByRole('rowheader', { name: 'Stacking', exact: true })).toBeVisible();
  const rule = page.getByRole('region', { name: EN.t('web-lab-by-rule') });
  await rule.getByRole('combobox').selectOption('jump_in');
  await expect(rule.getByRole('listitem').first()).toContainText('Jumping in');
  await page.getByRole('combobox', { name: EN.t('web-lab-base') }).selectOption('traditional');
  await expect(measures.getByRole('table')).toBeVisible();
  await page.getByRole('radio', { name: '6', exact: true }).check({ force: true });
  await expect(
    rule.getByRole('listitem').filter({ hasText: EN.t('web-lab-place', { dealer: 'false', place: 5 }) }),
  ).toHaveCount(1);
  await expectNoFaults(page);
});

test('rules of one’s own stand side by side in the lab', async ({ page }) => {
  await page.goto('/#/lab');
  const own = page.getByRole('region', { name: EN.t('web-lab-own') });
  await expect(own.getByRole('meter')).toHaveCount(2, WORK);
  await own.getByRole('button', { name: EN.t('web-lab-fewer') }).click();
  await own.getByRole('button', { name: EN.t('web-lab-fewer') }).press('Enter');
  await expect(own.getByRole('button', { name: EN.t('web-lab-fewer') })).toBeDisabled();
  const first = own.getByRole('group', { name: EN.t('web-lab-own-first') });
  await first.getByRole('combobox').selectOption('teams');
  await expect(first.getByText(EN.t('web-lab-own-nothing'))).toBeVisible(WORK);
  await first.getByRole('combobox').selectOption('quick');
  await expect(first.getByText(EN.t('web-expect-match-one'))).toBeVisible(WORK);
  await expectNoFaults(page);
});

test('the lab fits a small phone in every language, and with text of twice the size', async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/#/lab');
  for (const lang of ['nl', 'de', 'fr', 'es']) {
    await page.evaluate((language) => {
      localStorage.setItem('lastcard.settings', JSON.stringify({ language }));
    }, lang);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('meter')).toHaveCount(2, WORK);
    await expectFits(page);
  }
  await enlargeText(page, 200);
  await expectFits(page);
  await expectNoFaults(page);
});
