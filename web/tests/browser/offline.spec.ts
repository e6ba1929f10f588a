// A page that was loaded once needs no network any more to play alone.

import { CUT, expect, test } from './fixtures';
import { Player } from './player';
import { Server } from './server';
import { EN } from './words';

test('loaded once, then the network is gone: the page is loaded again and plays a whole match', async ({
  browser,
  contextOptions,
  faults,
}) => {
  test.setTimeout(240_000);
  const server = await Server.start();
  const context = await browser.newContext({ ...contextOptions, viewport: { width: 390, height: 844 } });
  faults.watch(context, server.url);
  faults.expect(CUT);
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      localStorage.setItem('lastcard.wish', JSON.stringify({ bots: 1, level: 'easy', rules: 'quick' }));
    });
    await page.goto(server.url);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await server.kill();
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: EN.t('web-home-play-now') }).click();
    await page.getByRole('button', { name: EN.t('web-home-deal') }).click();
    const player = new Player(page);
    await expect(player.hand).toBeVisible();
    // In the middle of it the tab is closed, and another one goes on.
    await player.step();
    await page.close();
    const again = await context.newPage();
    await again.goto(server.url);
    await again.getByRole('link', { name: EN.t('web-home-go-on') }).click();
    await new Player(again).match();
  } finally {
    await context.close();
    await server.stop();
  }
});
