// What every test gets: a server of its worker, a page that may not do anything wrong, and people to play with.

import { test as base, expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { Lounge, type SeatAt } from './peer';
import { Server } from './server';

/** What went wrong in pages, whatever the test is about. */
export class Faults {
  readonly #found: string[] = [];
  /** What a test brings about itself. */
  readonly #expected: RegExp[] = [];

  /** Watches a page and whatever it opens. */
  watch(context: BrowserContext, server: string): void {
    context.on('page', (page) => {
      this.#watchPage(page);
    });
    context.on('request', (request) => {
      const url = new URL(request.url());
      const own = url.origin === server || ['data:', 'blob:'].includes(url.protocol);
      if (!own) this.#found.push(`a request to a third party: ${request.url()}`);
    });
  }

  /** A test that cuts the network knows that browsers complain about it. */
  expect(...faults: RegExp[]): void {
    this.#expected.push(...faults);
  }

  check(): void {
    const unexpected = this.#found.filter((fault) => !this.#expected.some((known) => known.test(fault)));
    expect(unexpected).toEqual([]);
  }

  #watchPage(page: Page): void {
    page.on('pageerror', (error) => {
      this.#found.push(`an error in the page: ${error.stack ?? error.message}`);
    });
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      this.#found.push(`the console says: ${message.text()} ${message.location().url}`);
    });
  }
}

/** What browsers say when a test has cut the line. */
export const CUT =
  /Failed to load resource|WebSocket connection to|net::ERR_|An unknown error occurred when fetching the script/;

interface TestFixtures {
  faults: Faults;
  /** People that the test moves. */
  lounge: Lounge;
  /** Another browser, as another person has it: nothing is shared with the first one. */
  another: (options?: Parameters<Browser['newContext']>[0]) => Promise<Page>;
}

interface WorkerFixtures {
  server: Server;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
  faults: [
    async ({ server, context }, use) => {
      const faults = new Faults();
      faults.watch(context, server.url);
      await use(faults);
      faults.check();
    },
    { auto: true },
  ],
  another: async ({ browser, contextOptions, viewport, locale, baseURL, server, faults }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const own = {
        ...contextOptions,
        viewport,
        ...(locale === undefined ? {} : { locale }),
        ...(baseURL === undefined ? {} : { baseURL }),
      };
      const context = await browser.newContext({ ...own, ...options });
      contexts.push(context);
      faults.watch(context, server.url);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  lounge: async ({ browser, server }, use) => {
    const context = await browser.newContext();
    await use(await Lounge.open(context, server.url));
    await context.close();
  },
});

export { expect } from '@playwright/test';

/** Gives a browser a seat, as if the person had sat down in it, and opens the table. */
export async function takeSeat(page: Page, seat: SeatAt, server = ''): Promise<void> {
  await page.addInitScript((seat) => {
    if (localStorage.getItem('lastcard') !== null) return;
    const seats = [{ ...seat, at: Date.now(), title: seat.name }];
    localStorage.setItem(
      'lastcard',
      JSON.stringify({ version: 1, name: seat.name, place: '', seats, profiles: [] }),
    );
  }, seat);
  await page.goto(`${server}/#/t/${seat.table}`);
}
