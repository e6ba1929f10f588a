// Asking what to expect: of the server first, and not before somebody has come to rest.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, ApiProblem, Offline } from '../../src/host/api';
import { Engine } from '../../src/host/engine';
import { NoEngine } from '../../src/host/errors';
import { library } from '../../src/host/library';
import type { Estimate } from '../../src/protocol';
import { Prospect } from '../../src/screens/expect/prospect.svelte';

const found = (players: number) => ({ players, turns: {} }) as Estimate;
let number = 0;
/** Rules that nobody has asked for yet: what was told once is kept. */
const fresh = () => `name = "${String((number += 1))}"\n`;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(library, 'check').mockResolvedValue({ result: 'valid' } as never);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const busy = (code: 'unavailable' | 'too_fast') => new ApiProblem({ code, text: '' });

describe('what to expect', () => {
  it('is asked once, for what somebody has come to rest on', async () => {
    const ask = vi.spyOn(api, 'estimate').mockResolvedValue(found(4));
    const prospect = new Prospect();
    const rules = fresh();
    for (const players of [2, 3, 4]) {
      const stop = prospect.want(rules, players);
      await vi.advanceTimersByTimeAsync(300);
      if (players < 4) stop();
    }
    expect(prospect.stage).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1000);
    expect(ask.mock.calls.map(([{ players }]) => players)).toEqual([4]);
    expect([prospect.stage, prospect.estimate]).toEqual(['there', found(4)]);
  });

  it('is known when somebody comes back to it', async () => {
    const ask = vi.spyOn(api, 'estimate').mockImplementation(async ({ players }) => found(players));
    const prospect = new Prospect();
    const rules = fresh();
    for (const players of [2, 3, 2, 3]) {
      const stop = prospect.want(rules, players);
      await vi.advanceTimersByTimeAsync(1000);
      expect(prospect.estimate?.players).toBe(players);
      stop();
    }
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('that is overtaken says nothing any more, and nobody works on it', async () => {
    const signals: AbortSignal[] = [];
    let answer = (_: Estimate) => {};
    vi.spyOn(api, 'estimate').mockImplementation((_, signal) => {
      signals.push(signal);
      return new Promise((resolve) => (answer = resolve));
    });
    const prospect = new Prospect();
    const stop = prospect.want(fresh(), 2);
    await vi.advanceTimersByTimeAsync(1000);
    stop();
    answer(found(2));
    await vi.advanceTimersByTimeAsync(1000);
    expect(signals[0]?.aborted).toBe(true);
    expect(prospect.estimate).toBeNull();
  });

  it('is asked again some times when the server has much to do', async () => {
    const ask = vi.spyOn(api, 'estimate').mockRejectedValueOnce(busy('unavailable'));
    ask.mockRejectedValueOnce(busy('too_fast')).mockResolvedValue(found(3));
    const prospect = new Prospect();
    prospect.want(fresh(), 3);
    await vi.advanceTimersByTimeAsync(1000);
    expect(prospect.stage).toBe('waiting');
    await vi.advanceTimersByTimeAsync(20_000);
    expect([prospect.stage, ask.mock.calls.length]).toEqual(['there', 3]);
    ask.mockReset().mockRejectedValue(busy('unavailable'));
    prospect.want(fresh(), 3);
    await vi.advanceTimersByTimeAsync(120_000);
    expect([prospect.stage, ask.mock.calls.length]).toEqual(['nothing', 4]);
  });

  it('is nothing for rules that so many cannot play', async () => {
    vi.spyOn(library, 'check').mockResolvedValue({ result: 'faulty', problems: [] });
    const ask = vi.spyOn(api, 'estimate');
    const prospect = new Prospect();
    prospect.want(fresh(), 20);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([prospect.stage, ask.mock.calls.length]).toEqual(['nothing', 0]);
  });
});

describe('without a server', () => {
  it('the engine tells, one question after another, each in a worker that is ended', async () => {
    vi.spyOn(api, 'estimate').mockRejectedValue(new Offline(false));
    const ended: number[] = [];
    let running = 0;
    vi.spyOn(Engine, 'start').mockImplementation(
      () =>
        ({
          ask: async ({ players }: { players: number }) => {
            running += 1;
            expect(running).toBe(1);
            await new Promise((resolve) => setTimeout(resolve, 2000));
            running -= 1;
            return { answer: 'estimate', estimate: found(players) };
          },
          end: () => ended.push(1),
        }) as never,
    );
    const [one, other] = [new Prospect(), new Prospect()];
    one.want(fresh(), 2);
    other.want(fresh(), 5);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([one.estimate?.players, other.estimate?.players, ended.length]).toEqual([2, 5, 2]);
  });

  it('nor an engine nobody can tell', async () => {
    vi.spyOn(api, 'estimate').mockRejectedValue(new Offline(true));
    vi.spyOn(Engine, 'start').mockImplementation(() => {
      throw new NoEngine('no workers');
    });
    const prospect = new Prospect();
    prospect.want(fresh(), 2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(prospect.stage).toBe('nothing');
  });

  it('a server that is older than estimates leaves it to the engine', async () => {
    const old = new ApiProblem({ code: 'not_found', text: '' });
    vi.spyOn(api, 'estimate').mockRejectedValue(old);
    const start = vi
      .spyOn(Engine, 'start')
      .mockImplementation(
        () => ({ ask: async () => ({ answer: 'estimate', estimate: found(2) }), end: () => {} }) as never,
      );
    const prospect = new Prospect();
    prospect.want(fresh(), 2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([prospect.stage, start.mock.calls.length]).toEqual(['there', 1]);
  });
});
