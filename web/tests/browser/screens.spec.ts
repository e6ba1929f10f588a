// Every screen that needs no table: at all sizes, with large text, for everybody.

import { enlargeText, expectFits, expectNoFaults, expectTargets } from './axe';
import { expect, test } from './fixtures';
import { EN } from './words';

const SCREENS = [
  { name: 'the start', hash: '', ready: 'web-home-play-now' },
  { name: 'joining', hash: '#/join', ready: 'web-join-go' },
  { name: 'opening a table', hash: '#/create', ready: 'web-lobby-open' },
  { name: 'the rules', hash: '#/rules/party', ready: 'web-rules-title' },
  { name: 'learning', hash: '#/learn', ready: 'web-learn-title' },
  { name: 'the games', hash: '#/games', ready: 'web-games-title' },
  { name: 'the settings', hash: '#/settings', ready: 'web-settings-title' },
  { name: 'about', hash: '#/about', ready: 'web-about-title' },
  { name: 'an address that is none', hash: '#/nowhere', ready: 'web-ui-unknown' },
] as const;

for (const { name, hash, ready } of SCREENS) {
  test(`${name} is for everybody, in light and dark`, { tag: '@sizes' }, async ({ page }) => {
    await page.goto(`/${hash}`);
    await expect(page.getByText(EN.t(ready)).first()).toBeVisible();
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
