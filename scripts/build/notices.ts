import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * Writes the licences of bundled libraries to `licences.txt` beside the bundle, since copies must include them.
 */
export function notices(folder: string): Plugin {
  return {
    name: 'notices',
    setup({ initialOptions, onEnd }) {
      initialOptions.metafile = true;
      onEnd(({ metafile }) => {
        const files = Object.values(metafile?.outputs ?? {}).flatMap(({ inputs }) =>
          Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
        );
        const roots = files.flatMap((file) => /.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []);
        const texts = [...new Set(roots)].sort().map(licenceOf);
        if (texts.length === 0) return;
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, 'licences.txt'), texts.join('\n\n'));
      });
    },
  };
}

function licenceOf(root: string): string {
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const file = readdirSync(root).find((each) => /^licen[cs]e/i.test(each));
  if (!file) throw new Error(`${name} is built in and has no licence beside it.`);
  return `${name} ${version}\n\n${readFileSync(join(root, file), 'utf8').trim()}\n`;
}
