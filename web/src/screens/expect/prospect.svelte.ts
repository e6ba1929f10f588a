// Asking what to expect while somebody changes rules and seats.

import { ApiProblem } from '../../host/api';
import { estimate } from '../../host/estimate';
import type { Estimate } from '../../protocol';

/** Nothing is asked before nothing was changed for that long; milliseconds. */
const CALM = 600;
/** A server that has much to do is asked again after that long, so often. */
const AGAIN = 6_000;
const TIMES = 4;

/** What is known of what to expect. */
export class Prospect {
  /** Whether somebody works on it, it is there, or nobody can tell. */
  stage = $state<'waiting' | 'there' | 'nothing'>('waiting');
  estimate = $state.raw<Estimate | null>(null);

  /** Wants to know it of these rules, a preset's name or a document, with so many players; gives what calls that off. */
  want(rules: string, players: number): () => void {
    const control = new AbortController();
    this.stage = 'waiting';
    this.estimate = null;
    let times = 0;
    const ask = async () => {
      times += 1;
      try {
        const found = await estimate(rules, players, control.signal);
        if (control.signal.aborted) return;
        this.estimate = found;
        this.stage = 'there';
      } catch (error) {
        if (control.signal.aborted) return;
        if (isBusy(error) && times < TIMES) timer = setTimeout(() => void ask(), AGAIN);
        else this.stage = 'nothing';
      }
    };
    let timer = setTimeout(() => void ask(), CALM);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof ApiProblem && (error.code === 'unavailable' || error.code === 'too_fast');
}
