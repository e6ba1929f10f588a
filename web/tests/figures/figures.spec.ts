// How fast the page is, written down: `npm run figures`.

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg, release, type as system } from 'node:os';
import { test } from '../browser/fixtures';
import { percentile, type Measured } from '../browser/measure';
import { firstCard, playMeasured } from '../browser/paces';

const RESULTS = new URL('../../../docs/results/browser.md', import.meta.url);

test('figures', async ({ page, another, server, lounge }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const before = loadavg()[0] ?? 0;
  const first: number[] = [];
  for (let at = 0; at < 5; at++) first.push(await firstCard(await another(), server.url, lounge));
  const quick = await playMeasured(page, server.url);
  const phone = await another({ reducedMotion: 'no-preference' });
  await (await phone.context().newCDPSession(phone)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const cheap = await playMeasured(phone, server.url);
  writeFileSync(RESULTS, report(before, first, quick, cheap));
});

function report(before: number, first: readonly number[], quick: Measured, cheap: Measured): string {
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const spread = (values: readonly number[]) =>
    `p50 ${ms(percentile(values, 0.5))}, p95 ${ms(percentile(values, 0.95))}, most ${ms(Math.max(...values))}, of ${String(values.length)}`;
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();
  const rows = [
    ['commit', commit],
    ['machine', `${String(cpus().length)} × ${cpus()[0]?.model ?? 'a processor'}, ${system()} ${release()}`],
    ['load of the machine before and after', `${before.toFixed(2)}, ${(loadavg()[0] ?? 0).toFixed(2)}`],
    ['link to first card, four times slower processor, “Fast 3G”', first.map(ms).join(', ')],
    ['acknowledgement to the card out of the hand', spread(quick.shown)],
    ['the same, four times slower processor', spread(cheap.shown)],
    ['frames of deals', spread(quick.frames)],
    ['the same, four times slower processor', spread(cheap.frames)],
    ['layout shift of a match', quick.shift.toFixed(4)],
    ['the same, four times slower processor', cheap.shift.toFixed(4)],
  ];
  const table = rows.map(([what, value]) => `| ${what ?? ''} | ${value ?? ''} |`).join('\n');
  return `# How fast the page is\n\n    npm --prefix web run figures\n\nChromium on a phone of 390 by 844, server and browser on one machine; the server of the tests.\n\n| | |\n|---|---|\n${table}\n`;
}
