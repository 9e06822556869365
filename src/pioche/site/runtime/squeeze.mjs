// Writes every file that is named on standard input once more, with brotli and with gzip, beside itself: squeeze.mjs KEPT
// Most of them are the same the next time, and packing takes long: KEPT is a folder that remembers.

import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const [kept] = process.argv.slice(2);
mkdirSync(kept, { recursive: true });
for (const name of readFileSync(0, 'utf8').split('\n').filter(Boolean)) {
  const body = readFileSync(name);
  const known = join(kept, createHash('sha256').update(body).digest('hex'));
  if (!existsSync(`${known}.gz`)) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    writeFileSync(`${known}.br`, brotliCompressSync(body, { params }));
    writeFileSync(`${known}.part`, gzipSync(body, { level: 9 }));
    renameSync(`${known}.part`, `${known}.gz`); // last, and at once: whoever is cut short begins anew
  }
  copyFileSync(`${known}.br`, `${name}.br`);
  copyFileSync(`${known}.gz`, `${name}.gz`);
}
