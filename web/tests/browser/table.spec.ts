// The table itself: every size, many cards, many people, every way of looking at it.

import type { Page } from '@playwright/test';
import type { Card, ToClient } from '../../src/protocol';
import { enlargeText, expectFits, expectNoFaults, expectTargets } from './axe';
import { expect, takeSeat, test } from './fixtures';
import { Player } from './player';
import { begin, rules, SCENES } from './scenes';
import { EN, NL } from './words';

function first<T>(all: readonly T[]): T {
  const [one] = all;
  if (one === undefined) throw new Error('there is nobody');
  return one;
}

/** Changes what the server says in its welcome: for moments that chance hardly ever brings. */
async function welcomed(
  page: Page,
  change: (message: ToClient & { type: 'welcome' }) => void,
): Promise<void> {
  await page.routeWebSocket('**/ws', (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(text.toString()) as ToClient;
      if (message.type === 'welcome') change(message);
      socket.send(JSON.stringify(message));
    });
  });
}

/** A hand of so many cards, all of which may be played. */
function hand(count: number): (message: ToClient & { type: 'welcome' }) => void {
  const kinds = ['R', 'Y', 'G', 'B'].flatMap((color) => [...'0123456789SR'].map((rank) => color + rank));
  const cards: Card[] = Array.from({ length: count }, (_, at) => kinds[at % kinds.length] ?? 'W').sort();
  return ({ room }) => {
    if (room.game === null) return;
    const { view } = room.game;
    const seat = view.viewer ?? 0;
    view.hand = cards;
    view.counts[seat] = count;
    view.phase = { phase: 'turn', seat, step: { step: 'play' } };
    room.choices = {
      ...{
        colors: [],
        swap_with: [],
        together: null,
        cannot_draw: null,
        cannot_pass: 'cannot_pass',
        cannot_challenge: 'cannot_challenge',
      },
      ...{ cannot_call: 'nothing_to_call', catches: [], names: [], start_swaps: [] },
      cards: [...new Set(cards)].map((card) => ({
        ...{
          card,
          cannot_play: null,
          cannot_jump_in: 'cannot_jump_in',
          swap: 'no',
          uno: false,
          uno_by_swap: [],
        },
      })),
    };
  };
}

async function table(
  page: Page,
  server: string,
  lounge: Parameters<typeof begin>[1],
  names = ['Ann', 'Bob', 'Cem', 'Dora'],
): Promise<Player> {
  // A Wild as the start card would have no color yet.
  const opening = { rules: rules('start.number_only = true') };
  const { seats } = await begin(server, lounge, names, opening);
  await takeSeat(page, first(seats));
  const player = new Player(page);
  await expect(player.hand).toBeVisible();
  return player;
}

test(
  'a table is for everybody, in light and dark, with more contrast',
  { tag: '@sizes' },
  async ({ page, server, lounge }) => {
    const player = await table(page, server.url, lounge);
    await expectFits(page);
    await expectTargets(page);
    await expectNoFaults(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoFaults(page);
    await page.emulateMedia({ contrast: 'more' });
    await expectNoFaults(page);
    // Nothing of the game is below the screen.
    for (const part of [
      player.hand,
      player.top,
      page.getByRole('list', { name: EN.t('web-table-others') }),
    ]) {
      await expect(part).toBeInViewport();
    }
  },
);

test(
  'a hand of 25 cards can be seen and played to the last',
  { tag: '@sizes' },
  async ({ page, server, lounge }) => {
    await welcomed(page, hand(25));
    const player = await table(page, server.url, lounge);
    await expect(player.cards).toHaveCount(25);
    await expectFits(page);
    await expectNoFaults(page);
    for (let at = 0; at < 25; at++) expect(await player.reach(player.cards.nth(at))).not.toBeNull();
  },
);

test('a hand of 60 cards stays in reach on the smallest phone', async ({ page, server, lounge }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await welcomed(page, hand(60));
  const player = await table(page, server.url, lounge);
  await expectFits(page);
  for (const at of [0, 29, 59]) expect(await player.reach(player.cards.nth(at))).not.toBeNull();
});

test('ten people fit on a small phone', async ({ page, server, lounge }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const names = ['Ann', 'Wilhelmina-Augusta', 'Cem', 'Dora', 'Eli', 'Fatima', 'Guus', 'Hana', 'Ivo', 'Jan'];
  const player = await table(page, server.url, lounge, names);
  await expectFits(page);
  await expectTargets(page);
  await expectNoFaults(page);
  await expect(player.top).toBeInViewport({ ratio: 0.9 });
  await expect(player.hand).toBeInViewport();
});

for (const width of [320, 390]) {
  test(`a table can be used with text of twice the size on ${String(width)} pixels`, async ({
    page,
    server,
    lounge,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await welcomed(page, hand(9));
    const player = await table(page, server.url, lounge, ['Ann', 'Bob', 'Cem']);
    await enlargeText(page, 200);
    await expectFits(page);
    await expectNoFaults(page);
    expect(await player.reach(player.cards.last())).not.toBeNull();
    await player.draw.scrollIntoViewIfNeeded();
    await expect(player.draw).toBeInViewport({ ratio: 1 });
  });
}

test('a phone that lies on its side shows everything', async ({ page, server, lounge }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  const player = await table(page, server.url, lounge);
  await expectFits(page);
  await expectNoFaults(page);
  for (const part of [player.top, player.hand]) await expect(part).toBeInViewport({ ratio: 0.5 });
});

test('questions leave “Uno!” and the hand in reach', { tag: '@sizes' }, async ({ page, server, lounge }) => {
  await welcomed(page, (message) => {
    hand(2)(message);
    const { game, choices } = message.room;
    if (game === null || choices === null) return;
    game.view.hand = ['R3', 'W'];
    choices.colors = ['red', 'yellow', 'green', 'blue'];
    choices.cannot_call = null;
    choices.cards = ['R3', 'W'].map((card) => ({
      ...{
        card,
        cannot_play: null,
        cannot_jump_in: 'cannot_jump_in',
        swap: 'no',
        uno: true,
        uno_by_swap: [],
      },
    }));
  });
  const player = await table(page, server.url, lounge);
  await player.tap(player.card('Wild'));
  await expect(page.getByRole('dialog', { name: EN.t('web-table-which-color') })).toBeVisible();
  await expectNoFaults(page);
  await expectFits(page);
  await expectTargets(page);
  for (const color of ['red', 'yellow', 'green', 'blue']) {
    const button = page.getByRole('dialog').getByRole('button', { name: EN.t('card-color', { color }) });
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click({ trial: true });
  }
  await player.uno.click({ trial: true });
  const box = await player.uno.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  expect(await player.reach(player.cards.first())).not.toBeNull();
});

test('a challenge tells what each end of it costs, and can be put off', async ({ page, server, lounge }) => {
  const { seats } = await SCENES.challenge(server.url, lounge);
  await takeSeat(page, first(seats));
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('6 cards');
  await expectNoFaults(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: EN.t('web-table-challenge-ask') }).click();
  await expect(sheet).toBeVisible();
});

test('a card that may not be played says why', async ({ page, server, lounge }) => {
  const { seats, peers } = await begin(server.url, lounge, ['Ann', 'Bob'], {
    rules: rules('deal.hand_size = 15', 'start.number_only = true'),
  });
  const choices = peers[1]?.state?.room.choices;
  const closed = choices?.cards.find((choice) => choice.cannot_play === 'card_does_not_match');
  if (closed === undefined) throw new Error('fifteen cards that all match');
  await takeSeat(page, seats[1] ?? first(seats));
  const player = new Player(page);
  const why = EN.t('web-table-why-card-does-not-match');
  await player.tap(player.hand.getByRole('button', { name: new RegExp(`, ${why}$`) }).first());
  await expect(page.getByRole('alert').filter({ hasText: /\S{3}/ }).first()).toBeVisible();
  await expect(player.cards).toHaveCount(15);
});

test('another language in the middle of a match changes every word and nothing else', async ({
  page,
  server,
  lounge,
}) => {
  const player = await table(page, server.url, lounge);
  const cards = await player.cards.count();
  await page.getByRole('button', { name: EN.t('web-table-settings') }).click();
  await expectNoFaults(page);
  await page.getByRole('radio', { name: 'Nederlands' }).check();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(player.hand).toHaveCount(0);
  await expect(new Player(page, NL).cards).toHaveCount(cards);
  await expectNoFaults(page);
});

test('nothing moves for those who asked for it, whichever way they asked', async ({
  page,
  server,
  lounge,
}) => {
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().duration !== 0)
          .length,
    );
  const player = await table(page, server.url, lounge, ['Ann', 'Bob']);
  expect(await moving()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    localStorage.setItem('lastcard.settings', JSON.stringify({ motion: 'less' }));
  });
  await page.reload();
  await expect(player.hand).toBeVisible();
  expect(await moving()).toBe(0);
});

test('log, seat, menu, rules and keys open over the table and are for everybody', async ({
  page,
  server,
  lounge,
}) => {
  await table(page, server.url, lounge);
  const open: [() => Promise<void>, string][] = [
    [
      () => page.getByRole('button', { name: EN.like('web-table-side-unread', ['count']) }).click(),
      EN.t('web-table-side'),
    ],
    [() => page.getByRole('button', { name: EN.t('web-table-menu') }).click(), EN.t('web-table-menu')],
    [
      () => page.getByRole('button', { name: EN.t('web-table-settings') }).click(),
      EN.t('web-table-settings'),
    ],
    [() => page.keyboard.press('?'), EN.t('web-table-keys')],
    [
      () =>
        page
          .getByRole('list', { name: EN.t('web-table-others') })
          .getByRole('button')
          .first()
          .click(),
      'Bob',
    ],
  ];
  for (const [act, title] of open) {
    await act();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expectFits(page);
    await expectNoFaults(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: title })).toBeHidden();
  }
});

test('what is said at the table is heard and can be muted', async ({ page, server, lounge }) => {
  const { seats, peers } = await begin(server.url, lounge, ['Ann', 'Bob'], { settings: { chat: 'free' } });
  await takeSeat(page, first(seats));
  await expect(new Player(page).hand).toBeVisible();
  await peers[1]?.say('Good evening');
  await expect(page.getByRole('log')).toContainText(
    EN.t('web-table-says', { name: 'Bob', text: 'Good evening' }),
  );
});

test('who comes late sits down, sees the match go on, and no hand', async ({ page, server, lounge }) => {
  const { seats } = await begin(server.url, lounge, ['Ann', 'Bob'], {});
  await page.goto(`/t/${first(seats).table}`);
  await page.getByRole('textbox', { name: EN.t('web-lobby-your-name') }).fill('Cem');
  await page.getByRole('button', { name: EN.t('web-lobby-sit') }).click();
  const player = new Player(page);
  await expect(player.top).toBeVisible();
  await expect(player.hand).toHaveCount(0);
  await expectNoFaults(page);
});
