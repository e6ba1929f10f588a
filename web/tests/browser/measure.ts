// How fast a page is, measured in the page itself.

import type { CDPSession, Page } from '@playwright/test';

/** A cheap phone in a bad network: four times slower than this machine, and "Fast 3G" as the developer tools of browsers have it. */
export async function throttle(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
    uploadThroughput: (750 * 1024 * 0.9) / 8,
  });
  return session;
}

/** What is measured while a page is open. */
export interface Measured {
  /** The sum of all layout shifts that no tap brought about. */
  shift: number;
  /** What jumped, from where to where. */
  jumps: string[];
  /** Milliseconds from the acknowledgement of each play to the card in sight. */
  shown: number[];
  /** Milliseconds between the frames of deals. */
  frames: number[];
}

/** As browsers tell of it; TypeScript does not know it yet. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    node: Node | null;
    previousRect: DOMRectReadOnly;
    currentRect: DOMRectReadOnly;
  }[];
}

/** Measures from the next address of the page on. */
export async function measure(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const measured: Measured = { shift: 0, jumps: [], shown: [], frames: [] };
    (globalThis as unknown as { measured: Measured }).measured = measured;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        measured.shift += entry.value;
        for (const { node, previousRect: from, currentRect: to } of entry.sources) {
          const name =
            node instanceof Element ? `${node.tagName} ${node.className.toString()}` : node?.textContent;
          const place = ({ x, y, width, height }: DOMRectReadOnly) =>
            [x, y, width, height].map(Math.round).join(' ');
          measured.jumps.push(
            `${entry.value.toFixed(4)} ${name ?? 'something'}: ${place(from)} -> ${place(to)}`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });

    const held = () => document.querySelectorAll('[data-hand-card]').length;
    /** How many cards the hand held when a play was sent. */
    const plays = new Map<string, number>();
    const WebSocketOfPage = globalThis.WebSocket;
    globalThis.WebSocket = class extends WebSocketOfPage {
      constructor(url: string | URL) {
        super(url);
        this.addEventListener('message', ({ data }) => {
          const message = JSON.parse(String(data)) as {
            type: string;
            id?: string;
            facts?: { events?: { event: string }[] }[];
          };
          const before = plays.get(message.id ?? '');
          if (message.type === 'done' && before !== undefined) watchHand(before);
          if (message.facts?.some(({ events }) => events?.some(({ event }) => event === 'dealt')) === true)
            watchFrames();
        });
      }
      override send(data: string): void {
        const message = JSON.parse(data) as {
          type: string;
          id?: string;
          act?: { type: string; play?: { type: string } };
        };
        if (message.act?.play?.type === 'play' && message.id !== undefined) plays.set(message.id, held());
        super.send(data);
      }
    };

    /** From now until the card is out of the hand, and on the pile with it. */
    function watchHand(before: number): void {
      const from = performance.now();
      const look = () => {
        if (held() !== before) measured.shown.push(performance.now() - from);
        else if (performance.now() - from < 2_000) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }

    /** The frames of the two seconds after a deal. */
    function watchFrames(): void {
      const from = performance.now();
      let last = from;
      const frame = () => {
        const now = performance.now();
        measured.frames.push(now - last);
        last = now;
        if (now - from < 2_000) requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    }
  });
}

export function measured(page: Page): Promise<Measured> {
  return page.evaluate(() => (globalThis as unknown as { measured: Measured }).measured);
}

/** The value below which that part of all values lies. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? NaN;
}
