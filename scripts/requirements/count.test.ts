import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { endedScript } from '../launch/ended-script.ts';
import { counted } from './count.ts';
import { type Evidence, evidenceOf, idsOf } from './evidence.ts';
import { type Row, rowsOf } from './rows.ts';
import { proofs } from './where.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rows = rowsOf(readFileSync(`${root}/tests/requirements.md`, 'utf8'));
const known = new Set(rows.map((row) => row.id));

const row = (...where: string[]): Row => ({ id: 'ROLE-06', group: 'ROLE', text: 'Leaving.', where });
const from = (file: string, played: readonly string[] | undefined = [file]): Evidence => ({
  file,
  line: 1,
  name: 'ROLE-06',
  rendered: /tsx$|spec/.test(file),
  folders: played,
});
const ofServer = from('packages/server/http/calls/people.test.ts');
const onScreen = from('packages/live-game/team/team-panel.test.tsx');
const journey: Evidence = { ...from('tests/journeys/full-game.spec.ts'), folders: undefined };

test('a test name counts for the rows that it begins with', () => {
  expect(idsOf('JOIN-05, JOIN-06 goes straight to the game', known)).toEqual(['JOIN-05', 'JOIN-06']);
  expect(idsOf('MSG-RECALL-c: with no round', known)).toEqual(['MSG-RECALL-c']);
  expect(idsOf('G10 ROUND-12 H25 ERR-01 it says so', known)).toEqual(['ROUND-12', 'ERR-01']);
  expect(idsOf('shows ERR-01 in the middle', known)).toEqual([]);
  expect(idsOf('JOIN-99 no such row', known)).toEqual([]);
  expect(idsOf('ERR-01', known)).toEqual(['ERR-01']);
});

test.each<[what: string, where: string[], named: Evidence[], state: string]>([
  ['a screen by a test that renders it', ['screen: game'], [onScreen], 'proven'],
  ['a screen by a journey', ['screen: game'], [journey], 'proven'],
  [
    'a screen by a story of its package',
    ['screen: game'],
    [from('stories/a.stories.tsx', ['packages/live-game'])],
    'proven',
  ],
  [
    'no screen by a story of another package',
    ['screen: game'],
    [from('stories/a.stories.tsx', ['packages/ui'])],
    'open',
  ],
  [
    'no screen by a test without a browser',
    ['screen: game'],
    [from('packages/live-game/join/opened-by.test.ts')],
    'open',
  ],
  ['no screen by a test of a part of it', ['screen: game'], [from('packages/ui/sheet/sheet.test.tsx')], 'open'],
  ['no screen by a test of another one', ['screen: host feedback'], [onScreen, ofServer], 'open'],
  ['the server by a test of the server', ['server'], [ofServer], 'proven'],
  ['the server by a test of its rules', ['server'], [from('packages/rules/people.test.ts')], 'proven'],
  ['the server by nothing else', ['server'], [onScreen, journey, from('packages/client/call.test.ts')], 'open'],
  ['what has no screen by a test of the client', ['client core'], [from('packages/client/call.test.ts')], 'proven'],
  ['what has no screen on a screen as well', ['client core'], [onScreen], 'proven'],
  ['what has no screen by no test of the server', ['client core'], [ofServer], 'open'],
  ['both by both', ['screen: game', 'server'], [onScreen, ofServer], 'proven'],
  ['half by one of both', ['screen: game', 'server'], [ofServer], 'half'],
  ['half by one of two screens', ['screen: game', 'screen: team page'], [onScreen], 'half'],
])('%s', (_, where, evidence, state) => {
  expect(counted(row(...where), evidence).state).toBe(state);
});

test('a missing proof is described with the kind of test that it needs', () => {
  expect(counted(row('screen: game', 'server'), [ofServer]).missing).toEqual([
    'screen: game: a test that renders it, in packages/game-ui, packages/live-game, sites/venue/pages',
  ]);
});

test('an unknown place, or none, is an error', () => {
  expect(() => counted(row('screen: cellar'), [])).toThrow(/ROLE-06.*“screen: cellar”/);
  expect(() => counted(row(), [])).toThrow(/ROLE-06 says nowhere/);
});

test('every place of tests/requirements.md is known, every known one is used, and each folder exists', () => {
  for (const one of rows) expect(() => counted(one, [])).not.toThrow();
  expect(new Set(rows.flatMap((one) => one.where))).toEqual(new Set(Object.keys(proofs)));
  for (const { folders } of Object.values(proofs)) {
    for (const folder of folders) expect(existsSync(`${root}/${folder}`), folder).toBe(true);
  }
});

test('strings in these tests do not count', () => {
  const found = [...evidenceOf(root, known).values()].flat();
  expect(found.length).toBeGreaterThan(500);
  expect(found.filter(({ file }) => file.startsWith('scripts/'))).toEqual([]);
});

test('--help prints what counts, and exits with 0; unknown rows and groups exit with 1', async () => {
  const run = (...args: string[]) => endedScript(['scripts/requirements.ts', ...args]);
  expect(await run('--help')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('a test of the server, in packages/server'),
  });
  for (const args of [['--where', 'JOIN-99'], ['--open', 'NOBODY'], ['--where'], ['JOIN-05'], ['--never']]) {
    expect(await run(...args)).toMatchObject({ code: 1, stdout: '' });
  }
});
