// Every screen that needs no table: at all sizes, with large text, for everybody.

import { enlargeText, expectFits, expectNoFaults, expectTargets } from './axe';
import { expect, test } from './fixtures';
import { EN } from './words';

/** The lab has the server work out what to expect. */
const WORK = { timeout: 60_000 };

const SCREENS = [
  { name: 'the start', hash: '', ready: 'web-home-play-now' },
  { name: 'joining', hash: '#/join', ready: 'web-join-go' },
  { name: 'opening a table', hash: '#/create', ready: 'web-lobby-open' },
  { name: 'the rules', hash: '#/rules/party', ready: 'web-rules-title' },
  { name: 'learning', hash: '#/learn', ready: 'web-learn-title' },
  { name: 'a lesson', hash: '#/learn/game?lesson=1', ready: 'web-table-draw' },
  { name: 'tips', hash: '#/learn/tips', ready: 'web-learn-tips' },
  { name: 'the glossary', hash: '#/learn/glossary', ready: 'web-learn-glossary' },
  { name: 'asking whether one may', hash: '#/learn/ruling', ready: 'web-learn-ruling' },
  { name: 'no game to go on with', hash: '#/solo', ready: 'web-table-no-solo' },
  { name: 'the rules lab', hash: '#/lab', ready: 'web-lab-title' },
  { name: 'the games', hash: '#/games', ready: 'web-games-title' },
  { name: 'the settings', hash: '#/settings', ready: 'web-settings-title' },
  { name: 'about', hash: '#/about', ready: 'web-about-title' },
  { name: 'an address that is none', hash: '#/nowhere', ready: 'web-ui-unknown' },
] as const;

for (const { name, hash, ready } of SCREENS) {
  test(`${name} is for everybody, in light and dark`, { tag: '@sizes' }, async ({ page }) => {
    await page.goto(`/${hash}`);
    await expect(page.getByText(EN.t(ready)).first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, WORK);
    await expectFits(page);
    await expectTargets(page);
    await expectNoFaults(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoFaults(page);
  });

  test(`${name} can be used on 320 pixels and with text of twice the size`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/${hash}`);
    await expect(page.getByText(EN.t(ready)).first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, WORK);
    await expectFits(page);
    await enlargeText(page, 200);
    await expectFits(page);
    await expectNoFaults(page);
  });
}

test('another language changes the page at once and stays', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: EN.t('web-home-language') }).selectOption('nl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
});

test('the browser’s language is the first one', async ({ another }) => {
  const page = await another({ locale: 'nl-NL' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
});

test('settings show at once and stay on this device', async ({ page }) => {
  await page.goto('/#/settings');
  await page.getByRole('radio', { name: EN.t('web-settings-theme-dark') }).check();
  await page.getByRole('radio', { name: EN.t('web-settings-palette-safe') }).check();
  await page.getByRole('radio', { name: EN.t('web-settings-motion-less') }).check();
  const root = page.locator('html');
  for (const [name, value] of [
    ['data-theme', 'dark'],
    ['data-palette', 'safe'],
    ['data-motion', 'less'],
  ] as const) {
    await expect(root).toHaveAttribute(name, value);
  }
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expectNoFaults(page);
});

test('rules are put together, kept under a name and given on by a link', async ({ page, another }) => {
  await page.goto('/#/rules/standard');
  await page.getByRole('button', { name: EN.t('web-lobby-change-rules') }).click();
  const dialog = page.getByRole('dialog', { name: EN.t('web-rules-change') });
  await dialog
    .getByRole('radio', { name: EN.t('preset-party') })
    .first()
    .check();
  const hand = EN.t('option-deal-hand-size');
  await dialog.getByRole('searchbox', { name: EN.t('web-rules-find') }).fill(hand);
  await dialog.getByRole('spinbutton', { name: hand }).fill('9');
  await page.keyboard.press('Tab');
  await expect(dialog.getByText(EN.t('web-rules-changed'), { exact: true })).toBeVisible();
  await expectFits(page);
  await expectNoFaults(page);
  await dialog.getByRole('button', { name: EN.t('web-rules-save') }).click();
  await page.getByRole('textbox', { name: EN.t('web-rules-name') }).fill('Sundays');
  await page.getByRole('button', { name: EN.t('web-rules-save-do'), exact: true }).click();
  await dialog.getByRole('button', { name: EN.t('web-rules-take') }).click();
  await expect(page).toHaveURL(/doc=/);
  const other = await another();
  await other.goto(page.url());
  await expect(other.getByText(EN.t('preset-party')).first()).toBeVisible();
  await expect(other.getByRole('term').filter({ hasText: hand })).toBeVisible();
  await page.goto('/#/create');
  await page
    .getByRole('combobox', { name: EN.t('web-home-rules-of-game') })
    .selectOption({ label: EN.t('web-home-rules-mine', { name: 'Sundays' }) });
});
