import type { LaunchOptions } from '@playwright/test';

/** How Chromium is started. */
export const LAUNCH: LaunchOptions;
