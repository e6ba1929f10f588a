// From the start to a table, as people get there.

import type { Page } from '@playwright/test';
import { EN } from './words';

/** Opens a table from the start, as somebody does who wants to play with friends. */
export async function openFromStart(page: Page, name: string, preset?: string): Promise<string> {
  await page.goto('/');
  await page.getByRole('link', { name: EN.t('web-home-friends') }).click();
  await page.getByRole('textbox', { name: EN.t('web-lobby-your-name') }).fill(name);
  if (preset !== undefined)
    await page.getByRole('combobox', { name: EN.t('web-home-rules-of-game') }).selectOption(preset);
  await page.getByRole('button', { name: EN.t('web-lobby-open') }).click();
  return page.getByText(/^http:\S+\/t\/[0-9a-z]{16}$/).innerText();
}

/** Sits down with the link that somebody sent. */
export async function sitDownByLink(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: EN.t('web-lobby-your-name') }).fill(name);
  await page.getByRole('button', { name: EN.t('web-lobby-sit') }).click();
}
