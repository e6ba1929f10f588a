// Short notices at the edge of the screen; they are said to screen readers as well.

import { untrack } from 'svelte';
import { announce } from './announce';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: 'plain' | 'bad';
}

let toasts = $state.raw<readonly Toast[]>([]);
let count = 0;

/** Those that are shown now; reactive. */
export function shownToasts(): readonly Toast[] {
  return toasts;
}

/** Shows a notice for a while, long enough to be read. */
export function toast(text: string, kind: Toast['kind'] = 'plain'): void {
  const id = count++;
  // Whoever shows one in an effect does not depend on those that are shown.
  untrack(() => {
    toasts = [...toasts.filter((other) => other.text !== text).slice(-2), { id, text, kind }];
  });
  announce(text, kind === 'bad' ? 'assertive' : 'polite');
  setTimeout(
    () => {
      dismiss(id);
    },
    3000 + text.length * 60,
  );
}

export function dismiss(id: number): void {
  toasts = toasts.filter((toast) => toast.id !== id);
}
