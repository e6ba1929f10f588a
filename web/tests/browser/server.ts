// The real program, with the web build in it, on a free port and a data folder of its own.

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const BINARY =
  process.env.LASTCARD_BIN ?? fileURLToPath(new URL('../../../target/debug/lastcard', import.meta.url));

/** One machine plays everybody here, so no address has a limit. */
const NO_LIMITS = [
  'sockets-per-address',
  'connects-per-minute',
  'tables-per-hour',
  'open-tables',
  'code-guesses-per-minute',
  'all-code-guesses-per-minute',
  'estimates-per-minute',
  'requests-per-second',
  'messages-per-second',
  'chats-per-second',
].flatMap((name) => ['--limit', `${name}=0`]);

export class Server {
  /** Where it is reached; the same after it was started again. */
  readonly url: string;
  #process: ChildProcess;
  readonly #data: string;

  private constructor(url: string, process: ChildProcess, data: string) {
    this.url = url;
    this.#process = process;
    this.#data = data;
  }

  static async start(): Promise<Server> {
    if (!existsSync(BINARY)) {
      throw new Error(
        `${BINARY} is missing: run "cargo build -p lastcard-cli", or name another one in LASTCARD_BIN`,
      );
    }
    const data = await mkdtemp(join(tmpdir(), 'lastcard-browser-'));
    const { url, process } = await run('127.0.0.1:0', data);
    return new Server(url, process, data);
  }

  /** As a crash or a loss of power ends it. */
  async kill(): Promise<void> {
    await ended(this.#process, 'SIGKILL');
  }

  /** Starts it again with the same data at the same address. */
  async again(): Promise<void> {
    this.#process = (await run(new URL(this.url).host, this.#data)).process;
  }

  /** As its owner ends it. */
  async stop(): Promise<void> {
    await ended(this.#process, 'SIGTERM');
    await rm(this.#data, { recursive: true, force: true });
  }
}

async function run(addr: string, data: string): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn(BINARY, ['serve', '--addr', addr, '--data', join(data, 'lastcard.db'), ...NO_LIMITS], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part: Buffer) => {
    said = (said + part.toString()).slice(-4000);
  });
  for await (const line of createInterface(child.stdout)) {
    const url = /^listening on (http:\S+)$/.exec(line)?.[1];
    if (url !== undefined) {
      // Whatever it says from now on must not fill the pipe.
      child.stdout.resume();
      return { url, process: child };
    }
  }
  throw new Error(`the server did not start: ${said}`);
}

async function ended(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = once(child, 'exit');
  child.kill(signal);
  await end;
}
