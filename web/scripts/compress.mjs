// Puts a `.br` and a `.gz` beside every file of a folder that gets shorter by it: `node compress.mjs FOLDER`.
// The server sends those as they are, and so do hosts of files that look for them.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { argv, exit } from 'node:process';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pictures and sounds are compressed already. */
const KINDS = new Set([
  '.css',
  '.ftl',
  '.html',
  '.js',
  '.json',
  '.map',
  '.mjs',
  '.svg',
  '.txt',
  '.wasm',
  '.webmanifest',
]);

/** Below that a file fits in one packet in any form. */
const SMALLEST = 1024;

const FORMS = {
  '.br': (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  '.gz': (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

async function compress(file) {
  const bytes = await readFile(file);
  if (bytes.length <= SMALLEST) return;
  for (const [ending, form] of Object.entries(FORMS)) {
    const short = await form(bytes);
    if (short.length < bytes.length) await writeFile(file + ending, short);
  }
}

const [folder] = argv.slice(2);
if (folder === undefined) {
  console.error('name the folder: node compress.mjs FOLDER');
  exit(2);
}
const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile() && KINDS.has(extname(entry.name)));
await Promise.all(files.map((entry) => compress(join(entry.parentPath ?? entry.path, entry.name))));
