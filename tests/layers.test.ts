import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Which package may import which, with the reason. The arrows are those of ARCHITECTURE.md, section 1. */
const layers: Readonly<Record<string, readonly string[]>> = {
  // The contract between client and server imports no package.
  'packages/contract': [],
  // What a game allows and does: pure.
  'packages/rules': ['contract'],
  // The player's side without a screen.
  'packages/client': ['contract'],
  'packages/theme': [],
  // Parts know how things look, never what the game is.
  'packages/ui': ['theme'],
  'packages/game-ui': ['contract', 'client', 'ui', 'theme'],
  // Widgets never import each other: what two of them need moves down.
  'packages/join-box': ['contract', 'client', 'game-ui', 'ui', 'theme'],
  'packages/live-game': ['contract', 'client', 'game-ui', 'ui', 'theme'],
  'packages/account': ['contract', 'client', 'game-ui', 'ui', 'theme'],
  'packages/embed': ['contract', 'client', 'join-box', 'live-game', 'ui', 'theme'],
  // The server and the client meet only in the contract and the rules.
  'packages/server': ['contract', 'rules'],
  // Sites compose widgets.
  'sites/venue': ['contract', 'client', 'join-box', 'live-game', 'account', 'game-ui', 'ui', 'theme'],
  // The console keeps its own state and shows no widget of the players.
  'sites/quizmaster': ['contract', 'client', 'ui', 'theme'],
};

const importing = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;
const sources = (folder: string) =>
  globSync('**/*.{ts,tsx}', {
    cwd: `${root}/${folder}`,
    exclude: (name) => /(^|\/)(node_modules|dist[^/]*)$/.test(name),
  });

test.each(Object.keys(layers))('%s imports only what its layer may', (folder) => {
  const own = folder.split('/')[1] ?? '';
  const wrong: string[] = [];
  const files = sources(folder);
  for (const file of files) {
    const text = readFileSync(`${root}/${folder}/${file}`, 'utf8');
    for (const [, from = ''] of text.matchAll(importing)) {
      const other = /^@snug\/([\w-]+)/.exec(from)?.[1];
      const allowed = layers[folder] ?? [];
      if (other && other !== own && !allowed.includes(other)) wrong.push(`${file} imports ${from}`);
      if (/^\.\.(\/\.\.)*\/(packages|sites)\//.test(from)) wrong.push(`${file} reaches into ${from}`);
    }
  }
  expect(files.length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});

test('every package and site is in the table of layers', () => {
  const folders = ['packages', 'sites'].flatMap((parent) =>
    globSync(`${parent}/*/package.json`, { cwd: root }).map((file) => file.replace('/package.json', '')),
  );
  expect(folders.sort()).toEqual(Object.keys(layers).sort());
});

test('a package.json names exactly those packages of ours that the source imports', () => {
  for (const folder of Object.keys(layers)) {
    const own = folder.split('/')[1] ?? '';
    const used = new Set<string>();
    for (const file of sources(folder)) {
      const text = readFileSync(`${root}/${folder}/${file}`, 'utf8');
      for (const [, from = ''] of text.matchAll(importing)) {
        const other = /^@snug\/([\w-]+)/.exec(from)?.[1];
        if (other && other !== own) used.add(`@snug/${other}`);
      }
    }
    const { dependencies = {} } = JSON.parse(readFileSync(`${root}/${folder}/package.json`, 'utf8'));
    const named = Object.keys(dependencies).filter((name) => name.startsWith('@snug/'));
    expect({ folder, packages: named.sort() }).toEqual({ folder, packages: [...used].sort() });
  }
});

test('the main entry of the contract imports no zod, so that the join path stays small', async () => {
  const { metafile } = await build({
    stdin: { contents: "export * from '@snug/contract'", resolveDir: `${root}/packages/client` },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    conditions: ['@snug/source'],
  });
  expect(Object.keys(metafile.inputs).filter((file) => file.includes('node_modules'))).toEqual([]);
});
