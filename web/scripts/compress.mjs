// Writes every file of the build that gets smaller also in the two forms that browsers read: the server sends those.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const KINDS = new Set(['.html', '.js', '.css', '.svg', '.wasm', '.webmanifest']);
const folder = process.argv[2] ?? fileURLToPath(new URL('../dist/', import.meta.url));

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !KINDS.has(extname(entry.name))) continue;
  const path = join(entry.parentPath, entry.name);
  const plain = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const packed = { br: brotliCompressSync(plain, { params }), gz: gzipSync(plain, { level: 9 }) };
  for (const [ending, bytes] of Object.entries(packed)) {
    if (bytes.length < plain.length * 0.95) writeFileSync(`${path}.${ending}`, bytes);
  }
}
