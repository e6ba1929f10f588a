// The engine by its C interface, and in its worker.

import binaryen from 'binaryen';
import { describe, expect, it } from 'vitest';
import { BadRequest, EngineCrashed } from '../../src/host/engine';
import { LibraryProblem, NoEngine } from '../../src/host/errors';
import { Module, NoModule } from '../../src/host/wasm';
import { fakeEngine } from './helpers/engine';

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
});
