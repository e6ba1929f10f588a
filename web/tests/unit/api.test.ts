// Requests to the server, and what an answer that is no success means.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, ApiProblem, Offline } from '../../src/host/api';

const asked: { url: string; init: RequestInit }[] = [];

function answer(make: () => Response): void {
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    asked.push({ url: url.href, init });
    return make();
  });
}

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('document', { baseURI: 'https://example.org/cards/?t=x' });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('api', () => {
  it('asks beside the page, in its language, and gives what the server answers', async () => {
    answer(() => Response.json({ table: 't' }));
    expect(await api.enterCode('abc 123')).toEqual({ table: 't' });
    expect(asked[0]?.url).toBe('https://example.org/cards/api/codes');
    expect(asked[0]?.init).toMatchObject({ method: 'POST', body: '{"code":"abc 123"}' });
    expect(asked[0]?.init.headers).toMatchObject({
      'accept-language': 'en',
      'content-type': 'application/json',
    });
    answer(() => new Response('lastcard record 1\n'));
    expect(await api.record('t', 2)).toBe('lastcard record 1\n');
    expect(asked[1]?.url).toBe('https://example.org/cards/api/tables/t/records/2');
  });

  it('tells a problem with its code and the text for the person', async () => {
    answer(() => Response.json({ code: 'bad_code', text: 'That code opens nothing.' }, { status: 404 }));
    const problem: unknown = await api.enterCode('x').catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(ApiProblem);
    expect(problem).toMatchObject({ code: 'bad_code', message: 'That code opens nothing.' });
  });

  it('tells no network from a host that only serves files', async () => {
    const fails = async () => {
      const error: unknown = await api.version().catch((error: unknown) => error);
      return error instanceof Offline ? error.answered : error;
    };
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
    expect(await fails()).toBe(false);
    answer(() => new Response('<!doctype html>', { status: 404 }));
    expect(await fails()).toBe(true);
    answer(() => new Response('<!doctype html>'));
    expect(await fails()).toBe(true);
  });
});
