// Writes the icons of the installed page out of public/icon.svg. Run it when that picture has changed.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { LAUNCH } from './chromium.mjs';

/** A maskable icon is cut to any shape around a circle of 80 percent. */
const MASKABLE = 0.85;
const ICONS = [
  { name: 'icon-192.png', size: 192, part: 1 },
  { name: 'icon-512.png', size: 512, part: 1 },
  { name: 'icon-maskable-512.png', size: 512, part: MASKABLE },
];

const folder = new URL('../public/', import.meta.url);
const svg = readFileSync(new URL('icon.svg', folder), 'utf8');
const ground = /<rect [^>]*fill="(#\w+)"/.exec(svg)?.[1] ?? '#ffffff';

const browser = await chromium.launch(LAUNCH);
for (const { name, size, part } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const background = part === 1 ? 'transparent' : ground;
  await page.setContent(
    `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:${background}}
     svg{width:${String(size * part)}px;height:${String(size * part)}px}</style>${svg}`,
  );
  await page.screenshot({ path: fileURLToPath(new URL(name, folder)), omitBackground: true });
  await page.close();
}
await browser.close();
