import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { listMyTeams } from '@snug/contract';
import { type TestPlayer, tokenClaimsOf, worldOfFile } from '@snug/testing/server';
import { afterAll, expect, test } from 'vitest';
import { endedScript } from './launch/ended-script.ts';

/** The commands that run alongside a running server, started as a person starts them. */
const world = worldOfFile({ store: 'sqlite' });
const folder = mkdtempSync(join(tmpdir(), 'snug-commands-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command from a folder of the person's own. */
const run = (name: string, args: string[], env: Record<string, string> = {}) =>
  endedScript([`scripts/${name}.ts`, ...args], {
    env: { SNUG_DATA_DIR: world.dataDir, INIT_CWD: folder, PATH: process.env.PATH ?? '', ...env },
  });

const namesIn = (file: string) => {
  const db = new DatabaseSync(file, { readOnly: true });
  const rows = db.prepare('SELECT player_name FROM accounts').all();
  db.close();
  return rows.map((row) => row.player_name);
};
const isLoggedIn = async (person: TestPlayer) => (await person.ask(listMyTeams)).status === 200;

test('G35 H72 npm run backup makes a verified copy of the running server’s data, with the secret and a list of the pictures', async () => {
  await world.player('Ada');
  const { code, stdout } = await run('backup', ['--to', 'night.db']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/night\.db {2}\d+ kB, checked\n.+night\.db\.secret {2}the secret\n.+night\.db\.pictures/);
  expect(namesIn(join(folder, 'night.db'))).toEqual(['Ada']);
  expect(readFileSync(join(folder, 'night.db.secret'), 'utf8')).toBe(
    readFileSync(join(world.dataDir, 'secret'), 'utf8'),
  );
});

test.each([
  ['backup', [], {}, /^Say where to: /],
  ['backup', ['--to', 'x.db'], { SNUG_DATA_DIR: '/nowhere' }, /^There is no database in \/nowhere: .+\.$/],
  [
    'backup',
    ['--to', 'x.db'],
    { SNUG_DATABASE_URL: 'postgres://db/snug' },
    /\n {2}pg_dump .+--exclude-table-data=meta /,
  ],
  ['erase-player', ['--yes'], {}, /^Say who: /],
  ['erase-player', ['--email', 'nobody'], {}, /^That is no e-mail address\.$/],
  ['erase-player', ['--email', 'nobody@example.com'], {}, /^Nobody here is known by that\.$/],
  ['erase-player', ['--playerid', 'x'], { SNUG_DATA_DIR: '/nowhere' }, /^There is no database in \/nowhere: .+\.$/],
] as const)('%s %j %j fails with one sentence', async (name, args, env, sentence) => {
  const { code, stdout, stderr } = await run(name, [...args], env);
  expect(stderr.trim()).toMatch(sentence);
  expect(stdout).toBe('');
  expect(code).toBe(1);
});

test('H76 npm run erase-player lists and exports what is stored, and erases it only if told to, while the server runs', async () => {
  const bea = await world.player('Bea', 'bea@example.com');
  const asked = await run('erase-player', ['--email', 'bea@example.com', '--export', 'bea.json']);
  expect(asked).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Held: 0 games, .+\n.+bea\.json\nNothing was erased: /),
  });
  const file = join(folder, 'bea.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    account: { playerid: tokenClaimsOf(bea).sub, player_name: 'Bea' },
  });
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(await isLoggedIn(bea)).toBe(true);

  const done = await run('erase-player', ['--email', 'BEA@example.com', '--yes']);
  expect(done).toMatchObject({ code: 0, stdout: expect.stringContaining('Erased.') });
  expect(done.stdout).not.toMatch(/bea/i);
  expect(await isLoggedIn(bea)).toBe(false);
  expect(namesIn(join(world.dataDir, 'snug.db'))).not.toContain('Bea');
});
