import { glob, readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** The modules that a bundle contains for this import. */
async function modulesOf(source: string): Promise<string[]> {
  const { metafile } = await build({
    stdin: { contents: source, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    conditions: ['@snug/source'],
  });
  const [output] = Object.values(metafile.outputs);
  return Object.entries(output?.inputs ?? {}).flatMap(([name, { bytesInOutput }]) => (bytesInOutput > 0 ? [name] : []));
}

const core = `
  import { createSession, createCaller, createCore, createJoin, memoryStorage, returnAddress, Refused } from '@snug/client';
  import { findGame } from '@snug/contract';
  console.log(createSession, createCaller, createCore, createJoin, memoryStorage, returnAddress, Refused, findGame);`;

test('the join path contains no zod, no socket and nothing of the live game', async () => {
  const modules = await modulesOf(core);
  expect(modules.some((name) => name.endsWith('client/call.ts'))).toBe(true);
  expect(modules.filter((name) => /zod|reconnecting|client\/(live|game|outbox|fake)\//.test(name))).toEqual([]);
});

test('the live game contains sockets and its own code, and no zod either', async () => {
  const modules = await modulesOf(`import { createClient } from '@snug/client'; console.log(createClient);`);
  expect(modules.some((name) => name.includes('reconnecting'))).toBe(true);
  expect(modules.some((name) => name.endsWith('client/game/reduce.ts'))).toBe(true);
  expect(modules.filter((name) => name.includes('zod'))).toEqual([]);
});

test('H67 H49 what starts a site, reloading and logging in by the address, is in no widget', async () => {
  const widgets = `
    import { createClient, createCore, createJoin, enterGame, memoryStorage } from '@snug/client';
    import { useGame, useJoin, useSession } from '@snug/client/react';
    console.log(createClient, createCore, createJoin, enterGame, memoryStorage, useGame, useJoin, useSession);`;
  const starts = (names: string[]) => names.filter((name) => /client\/start\//.test(name));
  expect(starts(await modulesOf(widgets))).toEqual([]);
  // Nothing in any other package reloads a page or reads its address for a login.
  const packages = new URL('../', import.meta.url);
  const seen = new Set<string>();
  for await (const file of glob('*/**/*.{ts,tsx}', {
    cwd: packages,
    exclude: (name) => /(^|\/)(node_modules|dist[^/]*)$/.test(name),
  })) {
    const [folder = ''] = file.split(/[\\/]/);
    if (folder === 'client' || folder === 'server' || file.includes('.test.')) continue;
    seen.add(folder);
    const text = await readFile(new URL(file, packages), 'utf8');
    expect(text, file).not.toMatch(/\b(startVersionCheck|takeLinkToken|proveLink|location\.(reload|replace))\b/);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['join-box', 'live-game', 'account', 'game-ui', 'embed']));
  const site = `import { startVersionCheck, takeLinkToken } from '@snug/client'; console.log(startVersionCheck, takeLinkToken);`;
  expect(starts(await modulesOf(site)).length).toBeGreaterThan(3);
});

test('a bundle with zod is detected, so the tests above can detect it', async () => {
  const modules = await modulesOf(`import { Message } from '@snug/contract/shapes'; console.log(Message);`);
  expect(modules.some((name) => name.includes('zod'))).toBe(true);
});

test('each small core can be bundled by itself, so a page only loads what it uses', async () => {
  const cores = /client\/(team-names|teams|survey|feedback|permissions|people|uploads)\//;
  const both = `import { createClient, createJoin } from '@snug/client'; console.log(createClient, createJoin);`;
  expect((await modulesOf(both)).filter((name) => cores.test(name))).toEqual([]);
  const one = `import { createTeamNames } from '@snug/client/team-names'; console.log(createTeamNames);`;
  const folders = (await modulesOf(one)).flatMap((name) => cores.exec(name)?.[1] ?? []);
  expect(new Set(folders)).toEqual(new Set(['team-names']));
});
