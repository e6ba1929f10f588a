// Somebody who plays a page, and knows nothing but what the page says: roles and names.

import { expect, type Locator, type Page } from '@playwright/test';
import { EN, type Words } from './words';

/** What a page may be waiting for. */
type Wanted = 'answer' | 'card' | 'keep' | 'draw' | 'next' | 'over';

/** Longer than anything that the others need for their turns. */
const PATIENCE = 45_000;

export class Player {
  readonly page: Page;
  readonly #words: Words;
  /** The names of the things on the page. */
  readonly hand: Locator;
  readonly cards: Locator;
  readonly playable: Locator;
  readonly draw: Locator;
  readonly keep: Locator;
  readonly uno: Locator;
  readonly question: Locator;
  readonly next: Locator;
  readonly matchEnd: Locator;
  readonly top: Locator;

  constructor(page: Page, words: Words = EN) {
    this.page = page;
    this.#words = words;
    const actions = page.getByRole('group', { name: words.t('web-table-actions') });
    this.hand = page.getByRole('group', { name: words.like('web-table-your-hand', ['count']) });
    this.cards = this.hand.getByRole('button');
    this.playable = this.hand.getByRole('button', { name: words.like('web-table-card-open', ['card']) });
    this.draw = actions
      .getByRole('button', { name: words.t('web-table-draw'), exact: true })
      .or(actions.getByRole('button', { name: words.like('web-table-draw-owed', ['count']) }));
    this.keep = actions
      .getByRole('button', { name: words.t('web-table-keep'), exact: true })
      .or(actions.getByRole('button', { name: words.t('web-table-pass'), exact: true }));
    this.uno = actions.getByRole('button', { name: /^Uno!/ });
    this.question = page.getByRole('dialog');
    this.next = page.getByRole('button', { name: words.t('web-end-next') });
    this.matchEnd = page.getByRole('button', { name: words.t('web-end-rematch') });
    this.top = page.getByRole('img', { name: words.like('web-table-top', ['card', 'color']) });
  }

  /** A card of that name that can be played. */
  card(name: string): Locator {
    return this.hand
      .getByRole('button', { name: this.#words.t('web-table-card-open', { card: name }) })
      .first();
  }

  /** Waits for something to do, and says what. */
  async wanted(): Promise<Wanted> {
    const all: [Wanted, Locator][] = [
      ['over', this.matchEnd],
      ['next', this.next],
      ['answer', this.question.getByRole('button')],
      ['card', this.playable],
      ['keep', this.keep],
      ['draw', this.draw],
    ];
    const any = all.map(([, locator]) => locator).reduce((one, other) => one.or(other));
    await any.first().waitFor({ timeout: PATIENCE });
    for (const [what, locator] of all) if (await locator.first().isVisible()) return what;
    return this.wanted();
  }

  /** Does one thing that the page wants. */
  async step(): Promise<Wanted> {
    const wanted = await this.wanted();
    const before = await this.mark();
    switch (wanted) {
      case 'over':
        return wanted;
      case 'next':
        await this.#click(this.next);
        await expect(this.next).toBeHidden();
        break;
      case 'answer':
        await this.#click(
          this.question
            .getByRole('button')
            .filter({ hasNotText: this.#words.t('web-ui-cancel') })
            .last(),
        );
        break;
      case 'card':
        if ((await this.cards.count()) === 2 && (await this.uno.isEnabled())) await this.#click(this.uno);
        await inTime(this.tap(this.playable.first()));
        break;
      case 'keep':
        await this.#click(this.keep.first());
        break;
      case 'draw':
        await this.#click(this.draw.first());
        break;
    }
    // Until something has happened, the same thing would only be done twice. When nothing does, it came at a moment at which the
    // page takes a tap for a slip, and is done again.
    await expect
      .poll(() => this.mark(), { timeout: 3_000 })
      .not.toBe(before)
      .catch(() => undefined);
    return wanted;
  }

  /** Plays until the match is over; says how many things were done. */
  async match(most = 2000): Promise<number> {
    for (let steps = 0; steps < most; steps++) if ((await this.step()) === 'over') return steps;
    throw new Error(`the match was not over after ${String(most)} steps`);
  }

  /** Where a card can be tapped: in a full hand the next one lies over most of it. Null when nowhere. */
  async reach(card: Locator): Promise<{ x: number; y: number } | null> {
    await card.scrollIntoViewIfNeeded({ timeout: 5_000 });
    const place = (element: HTMLElement | SVGElement) => {
      const box = element.getBoundingClientRect();
      for (let y = 0.2; y < 1; y += 0.2) {
        for (let x = 0.04; x < 1; x += 0.08) {
          const point = { x: box.left + x * box.width, y: box.top + y * box.height };
          if (element.contains(document.elementFromPoint(point.x, point.y))) return point;
        }
      }
      return null;
    };
    return card.evaluate(place, null, { timeout: 5_000 });
  }

  /** Taps a card of the hand. */
  async tap(card: Locator): Promise<void> {
    const at = await this.reach(card);
    if (at === null) throw new Error('a card of the hand cannot be reached');
    await this.page.mouse.click(at.x, at.y);
  }

  /** Everything that the page says: it changes with whatever happens. */
  async mark(): Promise<string> {
    return this.page.locator('body').ariaSnapshot();
  }

  #click(target: Locator): Promise<void> {
    return inTime(target.click({ timeout: 5_000 }));
  }
}

/** The table may go on while a hand is on its way to a card: then the next look at the page decides anew. */
async function inTime(tap: Promise<void>): Promise<void> {
  await tap.catch((error: unknown) => {
    if (!(error instanceof Error) || !/Timeout|not attached|cannot be reached/.test(error.message))
      throw error;
  });
}
