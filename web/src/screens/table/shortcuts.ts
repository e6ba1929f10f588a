// The keys of the table. They do nothing while somebody types, holds another key down, or has a dialog open.

/** What a key does. */
export type Shortcut =
  'draw' | 'pass' | 'uno' | 'catch' | 'jump_in' | 'read_log' | 'read_table' | 'read_hand' | 'help';

/** Every key, in the order in which they are listed. */
export const SHORTCUTS: readonly { readonly key: string; readonly does: Shortcut }[] = [
  { key: 'd', does: 'draw' },
  { key: 'p', does: 'pass' },
  { key: 'u', does: 'uno' },
  { key: 'c', does: 'catch' },
  { key: 'j', does: 'jump_in' },
  { key: 'l', does: 'read_log' },
  { key: 't', does: 'read_table' },
  { key: 'h', does: 'read_hand' },
  { key: '?', does: 'help' },
];

/** What that key press means at the table; a digit is the place of a card in hand, from 0. Null when it means nothing here. */
export function shortcutOf(event: KeyboardEvent): Shortcut | number | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || event.defaultPrevented) return null;
  if (types(event.target) || document.querySelector('dialog[open]') !== null) return null;
  if (/^[0-9]$/.test(event.key)) return (Number(event.key) + 9) % 10;
  return SHORTCUTS.find(({ key }) => key === event.key.toLowerCase())?.does ?? null;
}

function types(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName) || isTextField(target))
  );
}

function isTextField(target: HTMLElement): boolean {
  return (
    target instanceof HTMLInputElement && !['radio', 'checkbox', 'button', 'range'].includes(target.type)
  );
}
