// The worker: it loads the engine and asks it, so that the page never waits while bots think.

import type { Ask, Reply } from './engine';
import { Module } from './wasm';

let module: Promise<Module> | null = null;

addEventListener('message', ({ data }: MessageEvent<Ask>) => {
  void answer(data).then((reply) => {
    postMessage(reply);
  });
});

async function answer(ask: Ask): Promise<Reply> {
  let engine: Module;
  try {
    engine = await (module ??= Module.load(ask.url));
  } catch (error) {
    module = null;
    return { id: ask.id, failed: 'no_engine', text: String(error) };
  }
  try {
    return { id: ask.id, answer: engine.call(ask.request) as Extract<Reply, { answer: unknown }>['answer'] };
  } catch (error) {
    return { id: ask.id, failed: 'crashed', text: String(error) };
  }
}
