// Which Chromium shows the pages of tests and makes pictures: LASTCARD_CHROMIUM, else the system's own, else Playwright's.

import { existsSync } from 'node:fs';

const SYSTEM = '/usr/bin/chromium';

export const LAUNCH = {
  executablePath: process.env.LASTCARD_CHROMIUM ?? (existsSync(SYSTEM) ? SYSTEM : undefined),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
};
