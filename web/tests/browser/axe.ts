// What a page must be for everybody: nothing that axe finds, nothing wider than the screen, targets that a finger hits.

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Everything that axe knows of WCAG 2.2 A and AA, and its best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function expectNoFaults(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n  ${failureSummary ?? ''}`),
  );
  expect(told.join('\n')).toBe('');
}

/** Nothing makes the page wider than the screen. */
export async function expectFits(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const screen = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= screen) return [];
    const all = [...document.body.querySelectorAll('*')];
    return all
      .filter((element) => element.getBoundingClientRect().right > screen + 1)
      .slice(0, 5)
      .map(
        (element) =>
          `${element.tagName} ${element.className.toString()} ${String(element.getBoundingClientRect().right)}`,
      );
  });
  expect(wide, 'wider than the screen').toEqual([]);
}

/** Everything that can be tapped and is in sight is at least as large as WCAG 2.5.8 asks for, and lies on the screen. */
export async function expectTargets(page: Page, least = 24): Promise<void> {
  const small = await page.evaluate((least) => {
    const targets = [...document.querySelectorAll<HTMLElement>('button, a[href], select, input, summary')];
    return (
      targets
        .filter((target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        // A link in a line of text is as high as its line.
        .filter((target) => getComputedStyle(target).display !== 'inline')
        .map((target) => ({ box: target.getBoundingClientRect(), name: target.outerHTML.slice(0, 120) }))
        .filter(({ box }) => box.width > 1 && (box.width < least || box.height < least))
        .map(({ box, name }) => `${name} ${String(box.width)} x ${String(box.height)}`)
    );
  }, least);
  expect(small, 'too small for a finger').toEqual([]);
}

/** As somebody has it who needs larger text. */
export async function enlargeText(page: Page, percent: number): Promise<void> {
  await page.evaluate((percent) => {
    document.documentElement.style.fontSize = `${String(percent)}%`;
  }, percent);
}
