// Rules inside a link: the document, packed for an address.

/** A rules document as a part of an address. */
export function encodeRules(rules: string): string {
  const bytes = new TextEncoder().encode(rules);
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** No rules document is longer; whatever is, is something else. */
export const MOST_SIGNS = 16 * 1024;

/** The document of an address; null when it is none. */
export function decodeRules(packed: string): string | null {
  if (packed.length > 2 * MOST_SIGNS) return null;
  try {
    const text = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
