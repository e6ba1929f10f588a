// Whole matches without a mouse and without eyes.

import { expect, takeSeat, test } from './fixtures';
import { Listener } from './listener';
import { openTable } from './peer';
import { rules } from './scenes';
import { EN } from './words';

test('a whole match with the keyboard alone, hearing only what is said', async ({ page, server }) => {
  test.setTimeout(240_000);
  const ann = await openTable(server.url, 'Ann', {
    rules: rules('deal.hand_size = 5', 'scoring.target = 60'),
    settings: { bot_pace: 'instant' },
  });
  const listener = await Listener.to(page);
  await takeSeat(page, ann);
  await expect(page.getByRole('button', { name: EN.t('web-lobby-add-bot') })).toBeVisible();
  await listener.tabTo(EN.t('web-lobby-add-bot'));
  await listener.press('Enter');
  await expect(page.getByRole('button', { name: EN.t('web-lobby-start') })).toBeEnabled();
  await listener.tabTo(EN.t('web-lobby-start'));
  await listener.press('Enter');
  expect(await listener.match()).toBeGreaterThan(0);
  await listener.tabTo(EN.t('web-end-rematch'));
});

test('the keyboard gets from the start to a table and back', async ({ page }) => {
  const listener = await Listener.to(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: EN.t('web-home-play-now') })).toBeVisible();
  await listener.tabTo(EN.t('web-home-friends'));
  await listener.press('Enter');
  await expect(page.getByRole('textbox', { name: EN.t('web-lobby-your-name') })).toBeVisible();
  // A new screen begins at its title.
  expect(await listener.focus()).toMatchObject({ role: 'heading', name: EN.t('web-lobby-create') });
  await listener.tabTo(EN.t('web-lobby-your-name'));
  await page.keyboard.type('Ann');
  await listener.press('Enter');
  await expect(page.getByRole('button', { name: EN.t('web-lobby-add-bot') })).toBeVisible();
});
