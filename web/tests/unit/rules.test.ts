// Rules on their way into a table: out of a link, a file, a profile.

import { afterEach, describe, expect, it, vi } from 'vitest';
import { library } from '../../src/host/library';
import { Draft, MOST_PROBLEMS } from '../../src/screens/rules/draft.svelte';
import { decodeRules, encodeRules } from '../../src/screens/rules/link';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('rules in a link', () => {
  it('are read as they were written', () => {
    for (const rules of ['', 'preset = "party"\n', 'name = "Früh & spät ▲"\n']) {
      expect(decodeRules(encodeRules(rules))).toBe(rules);
    }
  });

  it('are none where the link is broken, or as long as no rules are', () => {
    for (const packed of ['%%%', 'a', '_w', encodeRules('a = 1\n'.repeat(20_000))]) {
      expect(decodeRules(packed)).toBeNull();
    }
  });
});

describe('rules that are being changed', () => {
  it('have no more faults than somebody reads, and no more text than rules can have', async () => {
    const problems = Array.from({ length: 5000 }, (_, n) => ({ text: String(n) }));
    const check = vi.spyOn(library, 'check').mockResolvedValue({ result: 'faulty', problems } as never);
    const draft = new Draft(() => null);
    await draft.load('a = 1\n'.repeat(1_000_000));
    expect(draft.problems).toHaveLength(MOST_PROBLEMS);
    expect(check.mock.calls[0]?.[0].length).toBeLessThan(20_000);
  });

  it('say so when nobody can be asked about them, until somebody can', async () => {
    const check = vi.spyOn(library, 'check').mockRejectedValue(new Error('offline'));
    const draft = new Draft(() => null);
    await draft.load('standard');
    await draft.begin('party');
    await draft.check();
    expect([draft.failed, draft.checking]).toEqual([true, false]);
    check.mockResolvedValue({ result: 'faulty', problems: [] } as never);
    await draft.check();
    expect(draft.failed).toBe(false);
  });
});
