/** Random bytes in hexadecimal. Works on a page without a secure context too, where `crypto.randomUUID` is missing. */
export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
