import { build, type Plugin } from 'esbuild';
import { expect, test } from 'vitest';
import { leanLibraries } from './lean-libraries.ts';
import { libraries } from './libraries.ts';

/** Builds the client with these options. */
function built(alias: Record<string, string>, plugins: Plugin[] = []) {
  return build({
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
}

/** The npm packages that it contains. */
function packagesIn({ metafile }: Awaited<ReturnType<typeof built>>): string[] {
  const names = Object.keys(metafile.inputs).flatMap((file) => /node_modules\/([^/]+)/.exec(file)?.[1] ?? []);
  return [...new Set(names)].sort();
}

// Fails when an update adds a library or no longer needs one. That nothing uses what is left out is proven by the project
// `built-in` of vitest.config.ts.
test('the build contains exactly the expected libraries', async () => {
  expect(packagesIn(await built({}))).toEqual(['destr', 'ofetch', 'reconnecting-websocket', 'ufo']);
  expect(packagesIn(await built(libraries, [leanLibraries()]))).toEqual(['ofetch', 'reconnecting-websocket']);
});

test.each([
  ['global.fetch is not supported'],
  ['_debug'],
  ['handleEvent'],
  ['retryDelay'],
  ['TimeoutError'],
  ['duplex'],
  ['event-stream'],
  ['captureStackTrace'],
])('nothing calls %s, and the build leaves it out', async (what) => {
  const [all, lean] = [await built({}), await built(libraries, [leanLibraries()])];
  expect([all, lean].map(({ outputFiles }) => outputFiles[0]?.text.includes(what))).toEqual([true, false]);
});
