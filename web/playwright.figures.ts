import { defineConfig } from '@playwright/test';
import { BASE, PHONE, TOUCH } from './playwright.config';

/** Measures how fast the page is, and writes it into docs/results/browser.md; never a reason to fail. */
export default defineConfig({
  ...BASE,
  testDir: 'tests/figures',
  workers: 1,
  timeout: 900_000,
  retries: 0,
  projects: [{ name: 'phone', use: { ...PHONE, ...TOUCH } }],
});
