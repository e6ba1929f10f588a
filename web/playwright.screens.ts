import { defineConfig } from '@playwright/test';
import { BASE } from './playwright.config';

/** Pictures of every screen, into docs/screens. */
export default defineConfig({
  ...BASE,
  testDir: 'tests/screens',
  workers: 2,
  timeout: 180_000,
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
