import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeCodes, hostMe, hostPacks, hostPeople, hostSignIn } from '@snug/contract';
import { type TestPlayer, worldOfFile } from '@snug/testing/server';
import { afterAll, expect, test } from 'vitest';
import { endedScript } from '../launch/ended-script.ts';

/** The commands about venues, quizmasters and packs, started as a person starts them, while the server runs. */
const world = worldOfFile({ store: 'sqlite' });
const folder = mkdtempSync(join(tmpdir(), 'snug-house-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (name: string, args: string[], env: Record<string, string> = {}) =>
  endedScript([`scripts/${name}.ts`, ...args], {
    env: { SNUG_DATA_DIR: world.dataDir, INIT_CWD: folder, PATH: process.env.PATH ?? '', PORT: '4321', ...env },
  });

/** Signs in by the link that a command has printed. */
async function signedIn(stdout: string): Promise<TestPlayer> {
  const host = world.guest();
  const link = /http:\/\/localhost:4321\/host\/#link=(\w+)/.exec(stdout)?.[1] ?? '';
  host.token = (await host.call(hostSignIn, { body: { link } })).token;
  return host;
}

test('a venue is made with its owner, who invites nobody by hand: the commands list all of it', async () => {
  const made = await run('venue', ['add', 'The Bell', '--owner', 'Kim']);
  expect(made).toMatchObject({ code: 0, stderr: '' });
  const kim = await signedIn(made.stdout);
  expect(await kim.call(hostMe)).toMatchObject({ name: 'Kim', venue: 'The Bell', role: 'owner' });
  const alex = await signedIn((await run('quizmaster', ['invite', 'Alex', '--venue', 'the bell'])).stdout);
  expect(await alex.call(hostMe)).toMatchObject({ name: 'Alex', venue: 'The Bell', role: 'host' });
  expect((await run('venue', ['list'])).stdout).toMatch(/^The Crown {2}\w+\nThe Bell {2}\w+\n$/);
  const { stdout } = await run('quizmaster', ['list', '--venue', 'The Bell']);
  expect(stdout).toMatch(/^Kim {2}owner at The Bell, last signed in on .+\nAlex {2}quizmaster at The Bell, .+\n$/);

  const again = await signedIn((await run('quizmaster', ['link', 'alex'])).stdout);
  expect(await again.call(hostMe)).toMatchObject({ name: 'Alex' });
});

test('whom a command ends or signs out is out of a running server: calls at once, connections with its next look', async () => {
  const { game_id } = await world.game();
  const sam = await signedIn((await run('quizmaster', ['invite', 'Sam', '--venue', 'The Crown', '--owner'])).stdout);
  const place = await sam.hostLoad(game_id);
  const connection = await sam.connectHost(game_id, place);
  expect(await run('quizmaster', ['sign-out', 'Sam'])).toMatchObject({
    code: 0,
    stdout: 'Sam is signed out everywhere.\n',
  });
  expect((await sam.ask(hostMe)).status).toBe(401);
  expect(await connection.closed).toBe(closeCodes.tokenInvalid);

  const back = await signedIn((await run('quizmaster', ['link', 'Sam'])).stdout);
  expect(await back.call(hostMe)).toMatchObject({ name: 'Sam' });
  expect((await run('quizmaster', ['end', 'Sam'])).stdout).toBe('Sam has ended at The Crown.\n');
  expect((await back.ask(hostMe)).status).toBe(401);
  const owner = await world.host();
  expect((await owner.call(hostPeople)).people.map(({ name }) => name)).not.toContain('Sam');
});

test('an imported pack stands in the list of the venue that is named', async () => {
  const sheet = 'round,round_title,question_number,question,accepted_answers\n1,Sea,1,Which sea?,Red';
  writeFileSync(join(folder, 'friday.csv'), sheet);
  const { code, stdout } = await run('import-pack', ['friday.csv', '--venue', 'The Crown']);
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: expect.stringMatching(
      /^Friday: 1 round, 1 question\.\nIt is in the list of The Crown\.\n.+friday\.json\n$/,
    ),
  });
  const owner = await world.host();
  expect((await owner.call(hostPacks)).map(({ title }) => title)).toContain('Friday');
});

test.each([
  ['venue', [], {}, /^Say what: /],
  ['venue', ['add'], {}, /^Say what: /],
  ['venue', ['add', ' '], {}, /^Please write the name of the venue\.$/],
  ['venue', ['add', 'the crown'], {}, /^There is a venue called the crown already\.$/],
  ['venue', ['list'], { SNUG_DATA_DIR: '/nowhere' }, /^There is no database in \/nowhere: .+\.$/],
  ['quizmaster', ['invite', 'Kim'], {}, /^Say where: /],
  ['quizmaster', ['fire', 'Kim'], {}, /^Say what: /],
  ['quizmaster', ['toString', 'Kim'], {}, /^Say what: /],
  ['quizmaster', ['invite', 'Kim', '--venue', 'Nowhere'], {}, /^There is no venue called Nowhere: .+\.$/],
  ['quizmaster', ['link', 'Nobody'], {}, /^There is no quizmaster called Nobody: .+\.$/],
  ['quizmaster', ['end', 'Robin'], {}, /^A venue needs an owner\. /],
] as const)('%s %j fails with one sentence', async (name, args, env, sentence) => {
  const { code, stdout, stderr } = await run(name, [...args], env);
  expect(stderr.trim()).toMatch(sentence);
  expect(stdout).toBe('');
  expect(code).toBe(1);
});
