import { build, type Plugin } from 'esbuild';
import { expect, test } from 'vitest';
import { leanLibraries } from './lean-libraries.ts';
import { libraries } from './libraries.ts';

/** Which packages of npm stand in the client. */
async function packagesWith(alias: Record<string, string>, plugins: Plugin[] = []): Promise<string[]> {
  const { metafile } = await build({
    stdin: { contents: `export * from '@snug/client';`, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    conditions: ['@snug/source'],
    alias,
    plugins,
  });
  const names = Object.keys(metafile.inputs).flatMap((file) => /node_modules\/([^/]+)/.exec(file)?.[1] ?? []);
  return [...new Set(names)].sort();
}

// An update that brings another library along, or stops needing one, is looked at anew. That nothing reaches what is left
// out is what the project `built-in` of vitest.config.ts is for.
test('the libraries that are left out are left out, and nothing else is there', async () => {
  expect(await packagesWith({})).toEqual(['destr', 'ofetch', 'reconnecting-websocket', 'ufo']);
  expect(await packagesWith(libraries, [leanLibraries()])).toEqual(['ofetch', 'reconnecting-websocket']);
});
