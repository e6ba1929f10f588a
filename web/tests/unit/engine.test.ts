// The engine by its C interface, and in its worker.

import binaryen from 'binaryen';
import { describe, expect, it, vi } from 'vitest';
import { BadRequest, Engine, EngineCrashed } from '../../src/host/engine';
import { LibraryProblem, NoEngine } from '../../src/host/errors';
import { Module, NoModule } from '../../src/host/wasm';
import { fakeEngine, FakePort } from './helpers/engine';

/** Answers each request with itself, but breaks down at a long one. Each request grows the memory. */
const ECHO = `(module
  (memory (export "memory") 1)
  (global $calls (mut i32) (i32.const 0))
  (func (export "alloc") (param i32) (result i32)
    (drop (memory.grow (i32.const 1)))
    (i32.sub (i32.mul (memory.size) (i32.const 65536)) (i32.const 4096)))
  (func (export "free") (param i32 i32))
  (func (export "call") (param $at i32) (param $length i32) (result i64)
    (if (i32.gt_u (local.get $length) (i32.const 60)) (then (unreachable)))
    (drop (memory.grow (i32.const 1)))
    (global.set $calls (i32.add (global.get $calls) (i32.const 1)))
    (if (i32.gt_u (global.get $calls) (i32.const 2)) (then (unreachable)))
    (i64.or (i64.shl (i64.extend_i32_u (local.get $at)) (i64.const 32)) (i64.extend_i32_u (local.get $length)))))`;

function url(type: string): string {
  const bytes = binaryen.parseText(ECHO).emitBinary();
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
}

describe('the module', () => {
  it('is asked in JSON, also where the host does not know its type', async () => {
    for (const type of ['application/wasm', 'application/octet-stream']) {
      const module = await Module.load(url(type));
      expect(module.call({ request: 'ä ▲' })).toEqual({ request: 'ä ▲' });
    }
  });

  it('is made anew when it breaks down', async () => {
    const module = await Module.load(url('application/wasm'));
    const request = { n: 1 };
    module.call(request);
    expect(() => module.call({ long: 'x'.repeat(100) })).toThrow(WebAssembly.RuntimeError);
    // Two calls go well in each instance.
    expect([module.call(request), module.call(request)]).toEqual([request, request]);
    expect(() => module.call(request)).toThrow();
  });

  it('is missing where the file is none', async () => {
    for (const missing of [
      'data:text/html,<p>',
      // A module, but without anything in it.
      'data:application/wasm;base64,AGFzbQEAAAA=',
      'data:application/wasm,',
      'http://127.0.0.1:1/lastcard.wasm',
    ]) {
      await expect(Module.load(missing)).rejects.toThrow(NoModule);
    }
  });
});

describe('the engine', () => {
  it('gives answers, and says which kind of trouble there is', async () => {
    const request = { request: 'sheet', rules: 'standard', lang: 'en' } as const;
    const asked = (fate: Parameters<typeof fakeEngine>[0]) => fakeEngine(fate).engine.ask(request, 'sheet');
    expect(await asked(() => ({ answer: 'sheet', markdown: '# x' }))).toEqual({
      answer: 'sheet',
      markdown: '# x',
    });
    await expect(asked(() => ({ answer: 'problem', text: 'for you' }))).rejects.toThrow(
      new LibraryProblem('for you'),
    );
    await expect(asked(() => ({ answer: 'error', text: 'none' }))).rejects.toThrow(BadRequest);
    await expect(asked(() => ({ answer: 'record', text: 'none' }))).rejects.toThrow(BadRequest);
    await expect(asked(() => 'crashed')).rejects.toThrow(EngineCrashed);
    await expect(asked(() => 'no_engine')).rejects.toThrow(NoEngine);
  });

  it('tells everybody who waits when the worker is gone', async () => {
    const { engine, port } = fakeEngine(() => 'crashed');
    port.postMessage = () => undefined;
    const waiting = [1, 2].map(() => engine.ask({ request: 'record', number: null }, 'record'));
    port.onerror?.({ preventDefault: () => undefined } as ErrorEvent);
    for (const one of waiting) await expect(one).rejects.toThrow(NoEngine);
    const late = engine.ask({ request: 'record', number: null }, 'record');
    engine.end();
    await expect(late).rejects.toThrow(NoEngine);
    expect(port.ended).toBe(true);
  });

  it('is started anew for the next request when the worker could not be loaded', async () => {
    const record = { request: 'record', number: null } as const;
    let made = 0;
    const start = (): FakePort => {
      made += 1;
      const port = new FakePort(() => ({ answer: 'record', text: 'x' }));
      if (made === 1)
        port.postMessage = () => port.onerror?.({ preventDefault: () => undefined } as ErrorEvent);
      return port;
    };
    const engine = new Engine(start, 'lastcard.wasm');
    await expect(engine.ask(record, 'record')).rejects.toThrow(NoEngine);
    expect(await engine.ask(record, 'record')).toEqual({ answer: 'record', text: 'x' });
    expect(made).toBe(2);
  });

  it('is missing where the browser allows no worker', async () => {
    const refuse = (): never => {
      throw new DOMException('no', 'SecurityError');
    };
    const asked = new Engine(refuse, 'lastcard.wasm').ask({ request: 'record', number: null }, 'record');
    await expect(asked).rejects.toThrow(NoEngine);
  });

  it('takes a worker that is silent for gone, and starts another one', async () => {
    vi.useFakeTimers();
    const record = { request: 'record', number: null } as const;
    const ports: FakePort[] = [];
    const engine = new Engine(() => {
      const port = new FakePort(() => ({ answer: 'record', text: 'x' }));
      ports.push(port);
      return port;
    }, 'lastcard.wasm');
    await engine.ask(record, 'record');
    const [first] = ports;
    if (first !== undefined) first.postMessage = () => undefined;
    const waiting = expect(engine.ask(record, 'record')).rejects.toThrow(EngineCrashed);
    // A device that slept for a day has not waited.
    await vi.advanceTimersByTimeAsync(5_000);
    vi.setSystemTime(Date.now() + 86_400_000);
    expect(first?.ended).toBe(false);
    await vi.advanceTimersByTimeAsync(20_000);
    await waiting;
    expect(first?.ended).toBe(true);
    expect(await engine.ask(record, 'record')).toEqual({ answer: 'record', text: 'x' });
    // The module may take its time when it is loaded.
    const slow = new FakePort(() => ({ answer: 'record', text: 'x' }));
    slow.postMessage = () => undefined;
    const loading = new Engine(() => slow, 'lastcard.wasm');
    const long = loading.ask(record, 'record');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(slow.ended).toBe(false);
    loading.end();
    await expect(long).rejects.toThrow(NoEngine);
    vi.useRealTimers();
  });
});
