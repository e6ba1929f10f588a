import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import { LAUNCH } from './scripts/chromium.mjs';

/** A phone with a small screen; most tests run on the usual one. */
const SMALL = { viewport: { width: 360, height: 640 } };
export const PHONE = { viewport: { width: 390, height: 844 } };
export const TOUCH = { isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** What every test of the pages needs, also those that make pictures and figures. */
export const BASE: PlaywrightTestConfig = {
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // Machines that do other things as well are slow; a test that waits for something waits no longer than the next line.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A machine that stood still for a while is no fault of the page.
  retries: process.env.CI === undefined ? 0 : 2,
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: LAUNCH,
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    trace: 'retain-on-failure',
    // Most tests are about what is there, not about how it gets there.
    contextOptions: { reducedMotion: 'reduce' },
  },
};

export default defineConfig({
  ...BASE,
  testDir: 'tests/browser',
  workers: 2,
  projects: [
    { name: 'phone', use: { ...PHONE, ...TOUCH }, grepInvert: /@wide/ },
    { name: 'small', use: { ...SMALL, ...TOUCH }, grep: /@sizes/ },
    { name: 'tablet', use: { viewport: { width: 820, height: 1180 }, ...TOUCH }, grep: /@sizes/ },
    { name: 'desktop', use: { viewport: { width: 1366, height: 768 } }, grep: /@sizes|@wide/ },
  ],
});
