// Somebody who hears a page instead of seeing it, and has a keyboard and nothing else.

import { expect, type Page } from '@playwright/test';
import { EN } from './words';

/** What a screen reader says of the element with the focus. */
interface Focus {
  readonly role: string;
  readonly name: string;
  /** In which question it is, if it is in one. */
  readonly asked: string | null;
}

/** As a heading says that a round or a match is over. */
const ROUND = either('web-end-you-won', 'web-end-won', 'web-end-over', 'web-end-stalled');
const MATCH = either('web-end-match-you-won', 'web-end-match-won', 'web-end-match-over');
const TURN = either('web-table-your-turn-on', 'web-table-your-turn-penalty', 'web-table-your-turn');
const HAND = new RegExp(EN.t('web-table-hand-is', { count: 0, cards: '' }).replace(/0.*/, '(\\d+)'));
const CANNOT_DRAW = EN.t('refusal-cannot-draw');
const OPEN = EN.t('web-table-card-open', { card: '' }).trim();

/** A line of an aria snapshot: a role, a name in quotes, states, a text. */
const LINE = /^- '?([a-z]+)(?: ("(?:[^"\\]|\\.)*"))?(?: \[[^\]]*\])*:?'? ?(.*)$/;

/** Longer than anything that the others need for their turns. */
const PATIENCE = 45_000;

export class Listener {
  readonly #page: Page;
  /** Everything that was said, in order. */
  readonly heard: string[] = [];

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Listens to a page from its next address on. */
  static async to(page: Page): Promise<Listener> {
    const listener = new Listener(page);
    await page.exposeFunction('heard', (text: string) => {
      listener.heard.push(text);
    });
    await page.addInitScript(() => {
      const { heard } = globalThis as unknown as { heard: (text: string) => Promise<void> };
      const REGION = '[aria-live], [role="alert"], [role="status"], [role="log"]';
      // What is added to a live region is what a screen reader says.
      new MutationObserver((changes) => {
        for (const { addedNodes, target } of changes) {
          const parent = target instanceof Element ? target : target.parentElement;
          if (parent?.closest(REGION) == null) continue;
          for (const node of addedNodes) if (node.textContent?.trim()) void heard(node.textContent.trim());
        }
      }).observe(document, { childList: true, subtree: true });
    });
    return listener;
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  async focus(): Promise<Focus> {
    const focused = this.#page.locator(':focus');
    if ((await focused.count()) === 0) return { role: '', name: '', asked: null };
    const line = (await focused.ariaSnapshot({ timeout: 2_000 }).catch(() => '')).split('\n')[0] ?? '';
    const [, role = '', quoted = '', text = ''] = LINE.exec(line) ?? [];
    const question = (element: Element) =>
      element.closest('[role="dialog"]')?.getAttribute('aria-labelledby') ?? null;
    const asked = await focused.evaluate(question, null, { timeout: 2_000 }).catch(() => null);
    return { role, name: quoted === '' ? text : (JSON.parse(quoted) as string), asked };
  }

  /** Goes on with Tab until the focus is on something of that name. */
  async tabTo(name: string, most = 80): Promise<void> {
    for (let tabs = 0; tabs < most; tabs++) {
      if ((await this.focus()).name.startsWith(name)) return;
      await this.press('Tab');
    }
    throw new Error(`there is no way with Tab to ${name}`);
  }

  /** Plays until the match is over; says how many turns that took. */
  async match(most = 400): Promise<number> {
    let said = 0;
    for (let turns = 0; turns < most;) {
      await this.#waitFor(
        async () => this.heard.slice(said).some((text) => TURN.test(text)) || isEvent(await this.focus()),
      );
      said = this.heard.length;
      const focus = await this.focus();
      if (MATCH.test(focus.name)) return turns;
      if (ROUND.test(focus.name)) {
        await this.tabTo(EN.t('web-end-next'));
        await this.press('Enter');
        await this.#waitFor(
          async () =>
            !ROUND.test((await this.focus()).name) && (await this.focus()).name !== EN.t('web-end-next'),
        );
      } else if (focus.asked !== null) {
        // The question itself is read first; the next thing that is no way out is an answer.
        for (let tabs = 0; tabs < 8 && !isAnswer(await this.focus()); tabs++) await this.press('Tab');
        await this.press('Enter');
        await this.#waitFor(async () => (await this.focus()).asked !== focus.asked);
      } else {
        turns += 1;
        await this.#turn();
      }
    }
    throw new Error(`the match was not over after ${String(most)} turns`);
  }

  /** Plays the first card that can be played, with the call where it is the last but one; else draws, else keeps. */
  async #turn(): Promise<void> {
    const count = Number(HAND.exec(await this.#answer('h', HAND))?.[1] ?? 0);
    if (count === 2) await this.press('u');
    await this.press('1');
    for (let place = 0; place < count; place++) {
      if ((await this.focus()).name.endsWith(OPEN)) return this.#act('Enter');
      await this.press('ArrowRight');
    }
    const before = this.heard.length;
    await this.#act('d');
    // Whoever has drawn already hears why no second card comes.
    const refused = this.heard.slice(before).includes(CANNOT_DRAW);
    if (refused) await this.press('p');
  }

  /** Plays or draws. Right after a play the page takes the next key for a slip; then it is meant again. */
  async #act(key: string): Promise<void> {
    const before = this.heard.length;
    for (let tries = 0; tries < 5; tries++) {
      await this.press(key);
      const happened = async () => this.heard.length > before || (await this.focus()).asked !== null;
      if (await this.#comes(happened, 1_500)) return;
    }
  }

  /** Presses a key that reads something out, and gives what is read. */
  async #answer(key: string, expected: RegExp): Promise<string> {
    const before = this.heard.length;
    await this.press(key);
    await this.#waitFor(() => this.heard.slice(before).some((text) => expected.test(text)));
    return this.heard.slice(before).find((text) => expected.test(text)) ?? '';
  }

  async #waitFor(check: () => Promise<boolean> | boolean): Promise<void> {
    await expect.poll(check, { timeout: PATIENCE, intervals: [50, 100, 200] }).toBe(true);
  }

  async #comes(check: () => Promise<boolean>, timeout: number): Promise<boolean> {
    try {
      await expect.poll(check, { timeout, intervals: [50, 100, 200] }).toBe(true);
      return true;
    } catch {
      return false;
    }
  }
}

/** Whether the focus was brought to something that must be dealt with. */
function isEvent({ name, asked }: Focus): boolean {
  return asked !== null || ROUND.test(name) || MATCH.test(name);
}

function isAnswer({ role, name, asked }: Focus): boolean {
  return asked !== null && role === 'button' && name !== EN.t('web-ui-cancel');
}

function either(...keys: Parameters<typeof EN.like>[0][]): RegExp {
  return new RegExp(
    keys.map((key) => EN.like(key, ['round', 'name', 'names', 'card', 'color', 'count']).source).join('|'),
  );
}
