import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostInvite, hostSetName, hostSignIn, listGames, saveAnswer, submitRound } from '@snug/contract';
import { consoleOf, joinedAs, testPlayerAt } from '@snug/testing/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diskFolder } from '../testing/program/disk-folder.ts';

/** The server as it is built, by the setup of the run: it starts in a third of the time. */
const program = process.env.SNUG_TEST_PROGRAM ?? join(import.meta.dirname, 'main.ts');

let folder: string;
const children = new Set<ChildProcess>();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'snug-main-'));
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

interface Run {
  readonly child: ChildProcess;
  /** Everything on stdout so far. */
  said(): string;
  complained(): string;
  /** The exit code, or the signal. */
  readonly ended: Promise<number | string | null>;
}

function run(environment: Record<string, string>): Run {
  const child = spawn(process.execPath, ['--conditions=@snug/source', program], {
    env: {
      PATH: process.env.PATH,
      SNUG_HOST: '127.0.0.1',
      SNUG_DATA_DIR: folder,
      SNUG_LOG_LEVEL: 'debug',
      // Whether it is built here or not.
      SNUG_STORYBOOK_PORT: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  let out = '';
  let err = '';
  child.stdout?.on('data', (text) => {
    out += text;
  });
  child.stderr?.on('data', (text) => {
    err += text;
  });
  const ended = new Promise<number | string | null>((resolve) => {
    child.once('close', (code, signal) => {
      children.delete(child);
      resolve(code ?? signal);
    });
  });
  return { child, said: () => out, complained: () => err, ended };
}

/** Starts a server and reads what it prints for people. */
async function start(port: number) {
  const running = run({ PORT: String(port) });
  while (!/Outbox .*\n/.test(running.said())) {
    if (running.child.exitCode !== null) throw new Error(running.complained());
    await new Promise((resolve) => running.child.stdout?.once('data', resolve));
  }
  const said = running.said();
  return {
    ...running,
    url: `http://127.0.0.1:${port}`,
    code: /Game code +(\d{6})/.exec(said)?.[1] ?? '',
    link: /#link=(\w+)/.exec(said)?.[1] ?? '',
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

test('G12 kill -9 in the middle of a round and a start: everything answered is stored, and every client continues from its cursor', async () => {
  rmSync(folder, { recursive: true });
  // A commit takes its time there.
  folder = mkdtempSync(join(diskFolder(), 'snug-main-'));
  const port = await freePort();
  const first = await start(port);
  const host = testPlayerAt(() => first.url);
  host.token = (await host.call(hostSignIn, { body: { link: first.link } })).token;
  const guest = testPlayerAt(() => first.url);
  const { team_code } = await joinedAs(guest, first.code, 'Lone');
  const [game] = await guest.call(listGames);
  const game_id = game?.gameid ?? '';
  const { start: begin, ask, questionsOf } = await consoleOf(host, game_id);
  await begin(1);
  await ask(1, 0);
  const view = await guest.load(game_id);
  const line = await guest.connect(game_id, view);
  await ask(1, 1);
  await line.until('ASK');
  await guest.call(saveAnswer, { body: { game_id, round_num: 1, question_num: 0, answer: 'mine' } });
  const submission = {
    params: { id: game_id, round: '1' },
    body: { doubled: false, answers: [['mine'], ['']] },
    headers: { 'idempotency-key': 'submission-1' },
  };
  const submitted = await guest.call(submitRound, submission);

  const dropped = line.closed;
  first.child.kill('SIGKILL');
  expect(await first.ended).toBe('SIGKILL');
  expect(await dropped).toBe(1006);
  const second = await start(port);
  expect(second.code).toBe(first.code);

  // The link is used up; its token stays valid, as does the guest's client id.
  expect((await guest.ask(hostSignIn, { body: { link: first.link } })).status).toBe(403);
  const after = await guest.load(game_id);
  expect(after.epoch).toBe(view.epoch);
  expect(after.suggested[questionsOf(1)[0] ?? '']).toEqual(['mine']);
  expect(after.submitted['1']).toEqual(submitted.submission);
  expect(await guest.call(submitRound, submission)).toEqual(submitted);
  const resumed = await guest.connect(game_id, view);
  await resumed.until('TEAM_SUBMITTED');
  expect(resumed.types()).toEqual(['ASK', 'CAPTAIN_SUGGEST', 'SUBMIT_ANSWER', 'TEAM_SUBMITTED']);
  await ask(1, 2);
  await resumed.until('ASK', 2);
  expect(resumed.heard.map(({ msg_id }) => msg_id - view.last_msg_id)).toEqual([1, 2, 3, 4, 5]);

  // Ctrl-C is a clean end: clients are told to come back, and the process ends with 0. Under `npm start` one Ctrl-C
  // arrives twice, from the terminal and from the process that started this one.
  second.child.kill('SIGINT');
  await new Promise((resolve) => setTimeout(resolve, 20));
  second.child.kill('SIGINT');
  expect(await resumed.closed).toBe(1012);
  expect(await second.ended).toBe(0);
  // Logs name the route, never the caller, the body or the exact address.
  const logs = first.complained() + second.complained();
  expect(logs).toContain('/api/player/game/:id/round/:round/submit');
  for (const secret of [guest.clientId, host.token, team_code, first.link, game_id, first.code]) {
    expect(logs).not.toContain(secret);
  }
});

test('a stop finishes also when nothing else keeps the process alive: no connection, the database in its own thread', async () => {
  const script = `
    import { rmSync } from 'node:fs';
    import { systemClock } from './foundation/seams.ts';
    import { joinedAs, openWorld } from '@snug/testing/server';
    const world = await openWorld({ store: 'sqlite', storeIn: 'in-process', clock: systemClock });
    const { game_id, code } = await world.game();
    const guest = world.guest();
    await joinedAs(guest, code, 'Lone');
    await guest.connect(game_id, await guest.load(game_id));
    await world.server.close();
    rmSync(world.dataDir, { recursive: true });
    console.log('closed');`;
  const flags = ['--conditions=@snug/source', '--input-type=module', '--eval', script];
  const child = spawn(process.execPath, flags, { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'inherit'] });
  children.add(child);
  const said = child.stdout.toArray();
  const code = await new Promise((resolve) => child.once('close', resolve));
  children.delete(child);
  expect([code, String(await said)]).toEqual([0, 'closed\n']);
});

test.each([
  [
    'a port that is taken',
    () => ({}),
    /^Port \d+ is taken: end what runs there, or choose another as in PORT=\d+ npm start\.\n$/,
  ],
  ['a bad setting', () => ({ PORT: 'http' }), /^PORT must be a port number\.\n$/],
  [
    'a data folder that cannot be one',
    () => ({ SNUG_DATA_DIR: join(folder, 'file', 'x') }),
    /^The data folder .+\.\n$/,
  ],
  ['a data folder where nothing can be made', () => ({ SNUG_DATA_DIR: '/proc/no/such' }), /^The data folder .+\.\n$/],
  ['an empty secret', () => ({}), /^The file .+secret is damaged: .+\.\n$/],
  ['a secret that cannot be read', () => ({}), /^The file .+secret cannot be read \(EISDIR\): .+\.\n$/],
  ['a database that is none', () => ({}), /^The database .+ cannot be opened: .+\.\n$/],
  [
    'a database that cannot be one',
    () => ({}),
    /^The database .+ cannot be opened: unable to open database file, so .+\.\n$/,
  ],
  ['a venue file that is not there', () => ({ SNUG_VENUE: '/nowhere.json' }), /^SNUG_VENUE names .+\.\n$/],
])('%s ends the start with one sentence and code 1', async (name, environment, sentence) => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as { port: number };
  writeFileSync(join(folder, 'file'), '');
  if (name === 'an empty secret') writeFileSync(join(folder, 'secret'), '');
  if (name === 'a secret that cannot be read') mkdirSync(join(folder, 'secret'));
  if (name === 'a database that cannot be one') mkdirSync(join(folder, 'snug.db'));
  if (name === 'a database that is none')
    writeFileSync(join(folder, 'snug.db'), 'this is no database at all'.repeat(100));
  const { ended, complained, said } = run({ PORT: String(port), SNUG_LOG_LEVEL: 'silent', ...environment() });
  expect(await ended).toBe(1);
  expect(complained()).toMatch(sentence);
  expect(said()).toBe('');
  taken.close();
});

test.each([
  ['SNUG_SMTP_URL and SNUG_SMS_WEBHOOK_URL', 'e-mails and text messages', {}],
  ['SNUG_SMTP_URL', 'e-mails', { SNUG_SMS_WEBHOOK_URL: 'https://sms.example/send' }],
  ['SNUG_SMS_WEBHOOK_URL', 'text messages', { SNUG_SMTP_URL: 'smtps://quiz%40pub.example:secret@mail.example' }],
])('on a public address the start warns once that %s is missing', async (settings, kinds, environment) => {
  const running = run({ PORT: '0', SNUG_PUBLIC_URL: 'https://quiz.example', SNUG_LOG_LEVEL: 'warn', ...environment });
  while (!/Quizmaster .*\n\s*Game code .*\n\n/.test(running.said()))
    await new Promise((resolve) => running.child.stdout?.once('data', resolve));
  running.child.kill('SIGTERM');
  expect(await running.ended).toBe(0);
  const sentence = `without ${settings} no ${kinds} are sent`;
  for (const told of [running.said(), running.complained()]) expect(told.split(sentence)).toHaveLength(2);
  expect(running.complained()).toContain('"level":40');
  expect(running.said() + running.complained()).not.toContain('secret@');
});

test('with a public address, mail, a webhook and the proxy in front the start does not warn', async () => {
  const running = run({
    PORT: '0',
    SNUG_PUBLIC_URL: 'https://quiz.example',
    SNUG_TRUST_PROXY: '1',
    SNUG_LOG_LEVEL: 'warn',
    SNUG_SMS_WEBHOOK_URL: 'https://sms.example/send',
    SNUG_SMTP_URL: 'smtps://quiz%40pub.example:secret@mail.example',
  });
  while (!/Game code .*\n\n/.test(running.said()))
    await new Promise((resolve) => running.child.stdout?.once('data', resolve));
  running.child.kill('SIGTERM');
  expect(await running.ended).toBe(0);
  expect(running.said() + running.complained()).not.toContain('Warning');
});

test('SNUG_VENUE makes an own venue without a demo game; its greeting says whom the link signs in, and where codes are', async () => {
  const file = join(folder, 'venue.json');
  // As PowerShell and old editors write UTF-8.
  writeFileSync(file, `\uFEFF${JSON.stringify({ name: 'The Bell' })}`);
  const port = await freePort();
  const open = async (mail: Record<string, string> = {}) => {
    const running = run({ PORT: String(port), SNUG_VENUE: file, SNUG_DATA_DIR: join(folder, 'data'), ...mail });
    while (!/Outbox .*\n\n/.test(running.said()))
      await new Promise((resolve) => running.child.stdout?.once('data', resolve));
    return running;
  };
  const first = await open();
  expect(first.said()).toMatch(/^The Bell is open\./);
  expect(first.said()).toMatch(/#link=\w+\n +signs in Quizmaster, once; /);
  expect(first.said()).toContain('No mail is set up: the codes by which players log in stand here');
  expect(first.said()).not.toContain('Game code');

  // The owner sets a name and invites somebody: the link of a later start is still the owner's.
  const owner = testPlayerAt(() => `http://127.0.0.1:${port}`);
  const link = /#link=(\w+)/.exec(first.said())?.[1] ?? '';
  owner.token = (await owner.call(hostSignIn, { body: { link } })).token;
  await owner.call(hostSetName, { body: { name: 'Morgan' } });
  await owner.call(hostInvite, { body: { name: 'Alex', role: 'owner' } });
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  const second = await open({ SNUG_SMTP_URL: 'smtps://quiz%40pub.example:secret@mail.example' });
  expect(second.said()).toMatch(/#link=\w+\n +signs in Morgan, once; /);
  expect(second.said()).not.toContain('No mail is set up');
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

test('a venue file given to a data folder of the demo venue is warned about: that stays the first venue', async () => {
  const file = join(folder, 'after-the-demo.json');
  writeFileSync(file, JSON.stringify({ name: 'The Bell' }));
  const data = { PORT: '0', SNUG_DATA_DIR: join(folder, 'demo-first') };
  for (const [venue, said] of [
    [{}, /Game code .*\n/],
    [{ SNUG_VENUE: file }, /Warning: this data folder has the demo venue.* SNUG_DATA_DIR to a new folder\.\n/],
  ] as const) {
    const running = run({ ...data, ...venue });
    while (!said.test(running.said())) await new Promise((resolve) => running.child.stdout?.once('data', resolve));
    running.child.kill('SIGTERM');
    expect(await running.ended).toBe(0);
    expect(running.said().includes('Warning')).toBe('SNUG_VENUE' in venue);
  }
});

test.each([
  [{ theme: 'pubb' }, '"theme" is neither pub, taproom, bingo, plain or clear nor a look of your own'],
  [{ night: { brand: '#8ec5ff' } }, '"night" stands alone: a look goes into "theme"'],
])(
  'Y9 a venue file with the look %j ends the start with one sentence that says what to do',
  async (wrong, sentence) => {
    const file = join(folder, 'wrong-look.json');
    writeFileSync(file, JSON.stringify({ name: 'The Bell', ...wrong }));
    const running = run({ PORT: '0', SNUG_VENUE: file, SNUG_DATA_DIR: join(folder, 'data') });
    expect(await running.ended).toBe(1);
    expect(running.complained()).toContain(sentence);
  },
);

test.each([
  [{ language: 'xx' }, 'language'],
  [{ words: { next: 7 } }, 'words.next'],
])('OPEN-95 a venue file with %j ends the start with one sentence that names the place', async (wrong, place) => {
  const file = join(folder, 'wrong-venue.json');
  writeFileSync(file, JSON.stringify({ name: 'The Bell', ...wrong }));
  const running = run({ PORT: '0', SNUG_VENUE: file, SNUG_DATA_DIR: join(folder, 'data') });
  expect(await running.ended).toBe(1);
  expect(running.complained()).toContain(`where "${place}" is not right`);
});
