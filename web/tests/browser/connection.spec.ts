// What networks, tabs and impatient fingers do to a page.

import type { Page, WebSocket } from '@playwright/test';
import type { ToServer } from '../../src/protocol';
import { viewOf } from '../../src/table/state';
import { CUT, expect, takeSeat, test } from './fixtures';
import { Lounge } from './peer';
import { Player } from './player';
import { begin, rules, scene } from './scenes';
import { Server } from './server';
import { EN } from './words';

/** The commands that a page sends from now on. */
function commands(page: Page): string[] {
  const sent: string[] = [];
  const listen = (socket: WebSocket) => {
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(payload.toString()) as ToServer;
      if (message.type === 'command')
        sent.push(message.act.type === 'play' ? message.act.play.type : message.act.type);
    });
  };
  page.on('websocket', listen);
  return sent;
}

/** A line on which everything takes that long, in milliseconds each way. */
async function slow(page: Page, delay: number): Promise<void> {
  await page.routeWebSocket('**/ws', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) =>
      setTimeout(() => {
        server.send(message);
      }, delay),
    );
    server.onMessage((message) =>
      setTimeout(() => {
        socket.send(message);
      }, delay),
    );
  });
}

test('two tabs on one seat: the newest has it, the other says so and does not fight', async ({
  page,
  context,
  server,
  lounge,
}) => {
  const { seats } = await begin(server.url, lounge, ['Ann', 'Bob'], {});
  const [ann] = seats;
  if (ann === undefined) throw new Error('nobody sits there');
  await takeSeat(page, ann);
  await expect(new Player(page).cards).toHaveCount(7);
  const other = await context.newPage();
  await other.goto(`/#/t/${ann.table}`);
  await expect(new Player(other).cards).toHaveCount(7);
  const elsewhere = (tab: Page) =>
    tab.getByRole('heading', { level: 1, name: EN.t('web-table-closed', { code: 'taken_over' }) });
  await expect(elsewhere(page)).toBeVisible();
  await page.getByRole('button', { name: EN.t('web-table-play-here') }).click();
  await expect(new Player(page).cards).toHaveCount(7);
  await expect(elsewhere(other)).toBeVisible();
  // Neither takes it from the other again by itself.
  await expect(elsewhere(page)).toBeHidden();
});

test('a double tap on a card plays one card', async ({ page, server, lounge }) => {
  const { seats, peers } = await scene(
    server.url,
    lounge,
    ['Ann', 'Bob'],
    { rules: rules('jump_in.cards = "colored"') },
    (_, bob) => bob?.playable().some((card) => !card.startsWith('W') && bob.playable().length > 1) === true,
  );
  const sent = commands(page);
  await takeSeat(page, seats[1] ?? never());
  const player = new Player(page);
  const plain = player.playable.filter({ hasNot: page.locator('[data-card^="W"]') }).first();
  const box = (await plain.boundingBox()) ?? never();
  const at = { x: box.x + 12, y: box.y + box.height / 3 };
  await page.mouse.dblclick(at.x, at.y);
  await expect(player.cards).toHaveCount(6);
  // A third tap right after it was meant for the first card as well.
  await page.mouse.click(at.x, at.y);
  await peers[0]?.until((state) => viewOf(state)?.counts[1] === 6);
  expect(sent).toEqual(['play']);
});

test('a double tap on the draw pile draws once and keeps what may be played', async ({
  page,
  server,
  lounge,
}) => {
  const { seats } = await begin(server.url, lounge, ['Ann', 'Bob'], {
    rules: rules('start.number_only = true'),
  });
  const sent = commands(page);
  await takeSeat(page, seats[1] ?? never());
  const player = new Player(page);
  await page.getByRole('button', { name: EN.like('web-table-draw-pile-open', ['count']) }).dblclick();
  await expect(player.cards).toHaveCount(8);
  expect(sent).toEqual(['draw']);
});

test('a match is played over a slow line', async ({ page, server, lounge }) => {
  test.setTimeout(180_000);
  await slow(page, 300);
  const { seats, peers } = await begin(server.url, lounge, ['Ann', 'Bob'], {
    rules: rules('scoring.single_round = true', 'deal.hand_size = 4'),
  });
  const bob = peers[1] ?? never();
  await takeSeat(page, seats[0] ?? never());
  const over = bob.until(({ room }) => room.stage === 'lobby');
  const plays = (async () => {
    while (await Promise.race([bob.turn(), over.then(() => false)])) await bob.move().catch(() => undefined);
  })();
  await new Player(page).match();
  await Promise.all([over, plays]);
});

test('a command whose answer was lost is done once', async ({ page, server, lounge, faults }) => {
  faults.expect(CUT);
  const { seats, peers } = await begin(server.url, lounge, ['Ann', 'Bob'], {
    rules: rules('start.number_only = true', 'draw.playable_card = "may_play"'),
  });
  const ids: string[] = [];
  await page.routeWebSocket('**/ws', (socket) => {
    const server = socket.connectToServer();
    let cut = false;
    socket.onMessage((text) => {
      const message = JSON.parse(text.toString()) as ToServer;
      if (message.type === 'command') ids.push(message.id);
      cut ||= message.type === 'command' && ids.length === 1;
      server.send(text);
    });
    server.onMessage((text) => {
      if (cut) void socket.close({ code: 1001 });
      else socket.send(text);
    });
  });
  await takeSeat(page, seats[1] ?? never());
  const player = new Player(page);
  await player.draw.click();
  // The line broke before the answer came; the page comes back and says the same thing again.
  await expect(player.cards).toHaveCount(8);
  await peers[0]?.until((state) => viewOf(state)?.counts[1] === 8);
  expect(ids).toEqual([ids[0], ids[0]]);
});

test('a server that is killed and started again goes on with the same cards', async ({
  page,
  browser,
  faults,
}) => {
  faults.expect(CUT, /third party/);
  const server = await Server.start();
  try {
    const context = await browser.newContext();
    const lounge = await Lounge.open(context, server.url);
    const { seats } = await begin(server.url, lounge, ['Ann', 'Bob'], {
      rules: rules('start.number_only = true'),
    });
    await takeSeat(page, seats[1] ?? never(), server.url);
    const player = new Player(page);
    await expect(player.cards).toHaveCount(7);
    const before = await player.cards.evaluateAll((cards) => cards.map((card) => card.dataset.handCard));
    await server.kill();
    await expect(page.getByText(EN.t('web-table-line-lost'))).toBeVisible();
    // What is tapped while nobody hears it is done when somebody does.
    await player.draw.click();
    await server.again();
    await page
      .getByRole('button', { name: EN.t('web-table-line-now') })
      .click({ timeout: 2000 })
      .catch(() => undefined);
    await expect(page.getByText(EN.t('web-table-line-lost'))).toBeHidden({ timeout: 20_000 });
    await expect(player.cards).toHaveCount(8);
    const after = await player.cards.evaluateAll((cards) => cards.map((card) => card.dataset.handCard));
    for (const card of before) expect(after).toContain(card);
    await context.close();
  } finally {
    await server.stop();
  }
});

test('who watches sees the table and no hand', async ({ page, server, lounge }) => {
  const heard: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => heard.push(payload.toString()));
  });
  const { seats, peers } = await begin(server.url, lounge, ['Ann', 'Bob'], {
    rules: rules('deal.hand_size = 3', 'scoring.single_round = true', 'challenge.hand_shown_to = "nobody"'),
    settings: { spectators: true, spectator_delay: 0 },
  });
  await page.goto(`/#/t/${seats[0]?.table ?? never()}`);
  await page.getByRole('button', { name: EN.t('web-lobby-watch') }).click();
  await expect(page.getByText(EN.t('web-table-watch-about'))).toBeVisible();
  await expect(new Player(page).top).toBeVisible();
  const secret = new Set<string>();
  for (let moves = 0; moves < 6; moves++) {
    const phase = peers[0]?.state == null ? undefined : viewOf(peers[0].state)?.phase;
    if (phase?.phase !== 'turn') break;
    const mover = peers[phase.seat] ?? never();
    for (const peer of peers) for (const card of viewOf(peer.state ?? never())?.hand ?? []) secret.add(card);
    await mover.move();
    await Promise.all(
      peers.map((peer) => peer.until((state) => state.room.seq >= (mover.state?.room.seq ?? 0))),
    );
  }
  expect(secret.size).toBeGreaterThan(2);
  await expect(page.locator('[data-hand-card]')).toHaveCount(0);
  expect(heard.length).toBeGreaterThan(1);
  for (const text of heard) {
    expect(text).not.toMatch(/"hand":\s*\[\s*"/);
    expect(text).not.toMatch(/"event":"(drew|dealt)","seat":\d+,"card":"/);
  }
});

function never(): never {
  throw new Error('somebody is missing');
}
