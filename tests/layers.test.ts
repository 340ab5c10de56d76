import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Which package may import which, with the reason. The arrows are those of ARCHITECTURE.md, section 1. */
const layers: Readonly<Record<string, readonly string[]>> = {
  // The contract between client and server imports no package.
  'packages/contract': [],
  // How answers are compared, and what they earn: pure.
  'packages/grading': ['contract'],
  // What a game allows and does: pure.
  'packages/rules': ['contract', 'grading'],
  // The player's side without a screen. The rules are for its fake server alone.
  'packages/client': ['contract', 'rules'],
  'packages/theme': [],
  // Parts know how things look, never what the game is.
  'packages/ui': ['theme'],
  'packages/game-ui': ['contract', 'client', 'ui', 'theme'],
  // Widgets never import each other: what two of them need moves down.
  'packages/join-box': ['contract', 'client', 'game-ui', 'ui', 'theme'],
  'packages/live-game': ['contract', 'client', 'game-ui', 'ui', 'theme'],
  'packages/account': ['contract', 'client', 'ui', 'theme'],
  'packages/team-page': ['contract', 'client', 'ui', 'theme'],
  'packages/feedback': ['contract', 'client', 'ui', 'theme'],
  'packages/survey': ['contract', 'client', 'ui', 'theme'],
  'packages/ads': ['contract', 'client', 'ui', 'theme'],
  'packages/embed': ['contract', 'client', 'join-box', 'survey', 'ui', 'theme'],
  // A night that plays itself: people's clients, and the grades that the comparison proposes.
  'packages/bots': ['contract', 'grading', 'client'],
  // The server and the client meet only in the contract and the rules; bots are guests who live in the house.
  'packages/server': ['contract', 'rules', 'bots'],
  // Who plays in tests: it looks inside what it plays with.
  'packages/testing': ['contract', 'grading', 'client', 'rules', 'server', 'bots'],
  // Sites compose widgets.
  'sites/venue': [
    ...['contract', 'client', 'join-box', 'live-game', 'account', 'team-page', 'feedback', 'survey', 'ads'],
    ...['game-ui', 'ui', 'theme'],
  ],
  // The console keeps its own state. Of the players' widgets it shows those that it previews as phones will show them.
  'sites/quizmaster': ['contract', 'grading', 'client', 'survey', 'ads', 'ui', 'theme'],
};

const importing = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;
/** Any path to a module: also one whose types are extended, or the address of a program that is started. */
const naming = /['"](\.[^'"]*\.ts)['"]/g;
const sources = (folder: string, files = '**/*.{ts,tsx}') =>
  globSync(files, {
    cwd: `${root}/${folder}`,
    exclude: (name) => /(^|\/)(node_modules|dist[^/]*)$/.test(name),
  });

/** Tests, and the samples of calls, which stand beside their calls. They may import everything. */
const isForTests = (file: string) => /\.test\.tsx?$|\.samples\.ts$/.test(file);

test.each(Object.keys(layers))('%s imports only what its layer may', (folder) => {
  const own = folder.split('/')[1] ?? '';
  const wrong: string[] = [];
  const files = sources(folder);
  for (const file of files) {
    const text = readFileSync(`${root}/${folder}/${file}`, 'utf8');
    for (const [, from = ''] of text.matchAll(importing)) {
      const other = /^@snug\/([\w-]+)/.exec(from)?.[1];
      const allowed = [...(layers[folder] ?? []), ...(isForTests(file) ? ['testing'] : [])];
      if (other && other !== own && !allowed.includes(other)) wrong.push(`${file} imports ${from}`);
      if (/^\.\.(\/\.\.)*\/(packages|sites)\//.test(from)) wrong.push(`${file} reaches into ${from}`);
      const inside = own === 'testing' ? insideOf(file, from) : undefined;
      if (inside && !allowed.includes(inside)) wrong.push(`${file} looks into ${from}`);
    }
  }
  expect(files.length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});

/** The package that a file of @snug/testing looks into by a relative path. */
function insideOf(file: string, from: string): string | undefined {
  if (!from.startsWith('.')) return undefined;
  return /^\.\.\/([\w-]+)\//.exec(relative('.', join(dirname(file), from)))?.[1];
}

/** What renders a widget, or the console, for its own tests, which nothing below it can, is in the folder `tests/` beside it. */
const besideWidget = /^(packages\/(ui|live-game)|sites\/quizmaster)\/tests\//;

test('no test helper lies among shipped files: what only tests and stories import is in @snug/testing', () => {
  const folders = ['packages', 'sites', 'scripts', 'stories', 'tests'];
  const configs = [...importsIn('.', importing, '*.ts')];
  const graph = new Map([...folders.flatMap((folder) => prefixed(folder)), ...configs]);
  const importers = new Map<string, string[]>();
  for (const [file, imported] of graph) {
    for (const other of imported) importers.set(other, [...(importers.get(other) ?? []), file]);
  }
  const forTests = new Set(
    [...graph.keys()].filter((file) => isForTests(file) || /^(stories|tests|packages\/testing)\//.test(file)),
  );
  const doors = new Set(folders.flatMap((folder) => doorsIn(folder)));
  const helpers: string[] = [];
  for (let before = -1; before < helpers.length; ) {
    before = helpers.length;
    for (const [file, by] of importers) {
      if (forTests.has(file) || doors.has(file) || !/^(packages\/(?!testing\/)|sites\/)/.test(file)) continue;
      if (!by.every((importer) => forTests.has(importer))) continue;
      forTests.add(file);
      helpers.push(file);
    }
  }
  expect(graph.size).toBeGreaterThan(1_000);
  expect(helpers.filter((file) => !besideWidget.test(file))).toEqual([]);
});

/** The imports of a folder at the root, with paths from there. */
function prefixed(folder: string): (readonly [string, string[]])[] {
  return [...importsIn(folder)].map(([file, imported]) => [`${folder}/${file}`, imported]);
}

/** The files behind the `exports` of each package in a folder. */
function doorsIn(folder: string): string[] {
  return globSync(`${folder}/*/package.json`, { cwd: root }).flatMap((file) => {
    const { exports = {} } = JSON.parse(readFileSync(`${root}/${file}`, 'utf8'));
    const paths = JSON.stringify(exports).matchAll(/"(\.[^"]*\.tsx?)"/g);
    return [...paths].map(([, path = '']) => join(dirname(file), path));
  });
}

/**
 * The server's folders from top to bottom, and what each may import besides itself. Its root holds the program, its
 * composition and the list of exports, which see everything.
 */
const serverLayers: Readonly<Record<string, readonly string[]>> = {
  // Settings, start and stop, retention, erasing: composes what is below.
  operations: [
    'http',
    'realtime',
    'bots',
    'commands',
    'queries',
    'accounts',
    'media',
    'packs',
    'database',
    'foundation',
  ],
  // The two transports do not know each other: what both need is below them.
  http: ['bots', 'commands', 'queries', 'accounts', 'media', 'packs', 'database', 'foundation'],
  realtime: ['commands', 'queries', 'accounts', 'media', 'packs', 'database', 'foundation'],
  // Games that play themselves: they come in by the transports, as people do.
  bots: ['commands', 'queries', 'accounts', 'media', 'packs', 'database', 'foundation'],
  // Commands read what a rule needs.
  commands: ['queries', 'accounts', 'media', 'packs', 'database', 'foundation'],
  // Queries change nothing.
  queries: ['accounts', 'media', 'packs', 'database', 'foundation'],
  // Three subjects beside each other.
  accounts: ['database', 'foundation'],
  media: ['database', 'foundation'],
  packs: ['database', 'foundation'],
  // Rows and transactions; commands reach its thread as opaque tasks.
  database: ['foundation'],
  foundation: [],
};

/** What goes up on purpose. */
const knownExceptions: readonly string[] = [
  // The address of the program of its thread, which runs commands: opaque tasks to the database.
  'database/worker-file.ts imports commands/database-worker.ts',
];

test('imports in the server go down, type-only ones included', () => {
  const wrong: string[] = [];
  for (const [file, imported] of importsIn('packages/server', naming)) {
    const layer = folderOf(file);
    if (isForTests(file) || layer === '') continue;
    for (const other of imported.map((path) => relative('packages/server', path))) {
      const allowed = [layer, ...(serverLayers[layer] ?? [])];
      if (isForTests(other) || !allowed.includes(folderOf(other))) wrong.push(`${file} imports ${other}`);
    }
  }
  expect(wrong.sort()).toEqual([...knownExceptions].sort());
});

test('calls come in without SQL: reads are in queries, changes in commands', () => {
  const files = sources('packages/server').filter((file) => file.startsWith('http/') && !isForTests(file));
  const wrong = files.filter((file) => {
    const text = readFileSync(`${root}/packages/server/${file}`, 'utf8');
    return /\b(selectFrom|insertInto|updateTable|deleteFrom|compiledQuery|store\.write)\(|\bsql[`<]/.test(text);
  });
  expect(files.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

test('the root of the server holds its program, its composition and its exports alone', () => {
  const files = globSync('*.ts', { cwd: `${root}/packages/server` });
  expect(files.sort()).toEqual(['create-server.ts', 'index.ts', 'main.test.ts', 'main.ts']);
  const folders = [...importsIn('packages/server').keys()].filter((file) => !isForTests(file)).map(folderOf);
  const known = new Set(['', ...Object.keys(serverLayers)]);
  expect(folders.filter((folder) => !known.has(folder))).toEqual([]);
});

test.each(['rules', 'contract', 'server', 'testing'])(
  'no imports in packages/%s form a circle, type-only ones included',
  (name) => {
    const folder = `packages/${name}`;
    const graph = new Map(
      [...importsIn(folder)].map(([file, imported]) => [file, imported.map((path) => relative(folder, path))]),
    );
    expect(circlesIn(graph)).toEqual([]);
  },
);

/** Each file of a folder with the files that it imports by a relative path, from the root of the repository. */
function importsIn(folder: string, pattern = importing, files = '**/*.{ts,tsx}'): Map<string, string[]> {
  return new Map(
    sources(folder, files).map((file) => {
      const text = readFileSync(`${root}/${folder}/${file}`, 'utf8');
      const paths = [...text.matchAll(pattern)].flatMap(([, from = '']) => (from.startsWith('.') ? [from] : []));
      return [file, [...new Set(paths)].map((from) => join(folder, dirname(file), from))];
    }),
  );
}

/** The first folder of a path; '' for a file at the root. */
function folderOf(file: string): string {
  return file.includes('/') ? (file.split('/')[0] ?? '') : '';
}

/** Sets of files that import each other in a circle, by Tarjan's algorithm. */
function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[] = [];
  function visit(file: string): number {
    const number = order.size;
    order.set(file, number);
    lowest.set(file, number);
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) lowest.set(file, Math.min(lowest.get(file) ?? number, visit(next)));
      else if (stack.includes(next)) lowest.set(file, Math.min(lowest.get(file) ?? number, order.get(next) ?? number));
    }
    const low = lowest.get(file) ?? number;
    if (low === number) {
      const circle = stack.splice(stack.indexOf(file));
      if (circle.length > 1) circles.push(circle.sort().join(' '));
    }
    return low;
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles.sort();
}

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
        const other = /^@snug\/([\w-]+)/.exec(from)?.[1] ?? (own === 'testing' ? insideOf(file, from) : undefined);
        const isAside = other === 'testing' && isForTests(file);
        if (other && other !== own && !isAside) used.add(`@snug/${other}`);
      }
    }
    const { dependencies = {} } = JSON.parse(readFileSync(`${root}/${folder}/package.json`, 'utf8'));
    const named = Object.keys(dependencies).filter((name) => name.startsWith('@snug/'));
    expect({ folder, packages: named.sort() }).toEqual({ folder, packages: [...used].sort() });
  }
});

test('the main entry of the contract imports no zod, so that the join path stays small', async () => {
  const inputs = await bundled("export * from '@snug/contract'");
  expect(inputs.filter((file) => file.includes('node_modules'))).toEqual([]);
});

test.each(['@snug/client', '@snug/client/react', '@snug/client/team-names'])(
  '%s contains no rules of the game: a player’s device decides nothing',
  async (door) => {
    const inputs = await bundled(`export * from '${door}'`);
    expect(inputs.filter((file) => file.includes('packages/client/'))).not.toEqual([]);
    expect(inputs.filter((file) => /packages\/(rules|client\/fake)\//.test(file))).toEqual([]);
  },
);

test('the rules are pure: time and ids are given to them, and they know no machine', () => {
  const files = sources('packages/rules').filter((file) => !isForTests(file));
  const impure =
    /\b(Date|Math\.random|crypto|performance|process|globalThis|fetch|set(Timeout|Interval|Immediate))\b|['"]node:/;
  const wrong = files.filter((file) => {
    const text = readFileSync(`${root}/packages/rules/${file}`, 'utf8');
    return impure.test(text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''));
  });
  expect(files.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

test('the main entry of the rules contains no game in memory', async () => {
  const inputs = await bundled("export * from '@snug/rules'");
  expect(inputs.filter((file) => file.includes('packages/rules/memory/'))).toEqual([]);
});

test('in the client only the fake server imports the rules', () => {
  const files = sources('packages/client').filter((file) => !file.startsWith('fake/'));
  const texts = files.map((file) => readFileSync(`${root}/packages/client/${file}`, 'utf8'));
  expect(files.filter((_, place) => texts[place]?.includes('@snug/rules'))).toEqual([]);
});

/** The files that a page bundles for this import. */
async function bundled(contents: string): Promise<string[]> {
  const { metafile } = await build({
    stdin: { contents, resolveDir: `${root}/packages/client` },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    conditions: ['@snug/source'],
    external: ['react'],
  });
  return Object.keys(metafile.inputs);
}
