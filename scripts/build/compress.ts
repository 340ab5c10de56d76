import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Writes a `.br` beside every text file of a folder that is served: compressed once at the highest level, not per reply. */
export function compress(folder: string): void {
  for (const file of globSync('**/*.{js,css,html,svg,json}', { cwd: folder })) {
    const path = join(folder, file);
    const text = readFileSync(path);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    };
    writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
  }
}
