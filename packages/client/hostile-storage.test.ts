import { fakeSockets } from '@snug/testing/client';
import { expect, test } from 'vitest';
import { createClient } from './create-client.ts';
import { dismissal } from './dismissal.ts';
import { keysOf } from './drafts/write.ts';
import { demoGame, demoQuestion, demoRound } from './fake/demo-game.ts';
import { fakePage, seededRandom } from './fake/fake-world.ts';
import { virtualClock } from './fake/virtual-clock.ts';
import { createJoin } from './join/join.ts';
import { endLogins, logOut } from './logout.ts';
import { isBusy } from './start/is-busy.ts';
import { proveLink } from './start/prove-link.ts';
import { tabNote } from './start/tab-note.ts';
import { checkVersion } from './start/version-check.ts';
import { guardedStorage } from './storage.ts';

/** Every key in the browser (STORE-01 … STORE-12, and Snug's own). */
const ofAda = keysOf('g1', 'p-ada-t-owls');
const entry = { round_order: 1, question_id: 'q1' };
const keys: readonly (readonly [place: 'local' | 'session', key: string])[] = [
  ['local', 'auth_token'],
  ['local', 'kt_client_id'],
  ['local', 'target_code'],
  ['local', 'api_version'],
  ['local', 'join_status'],
  ['local', 'snug_answer_seq'],
  ...(['answer', 'suggest', 'double'] as const).map((kind) => ['local', ofAda.write({ kind, ...entry })] as const),
  ['local', ofAda.write({ kind: 'submit', round_order: 1 })],
  ['local', ofAda.lead],
  ['local', 'snug_logout.1'],
  ['session', 'guest_session'],
  ['session', 'target_code'],
  ['session', 'answers_g1_1_p-ada-t-owls'],
  ['session', 'choseSpectator'],
  ['session', 'dismissed_team_register'],
  ['session', 'dismissed_2fa_warn'],
  ['session', 'snug_reloaded_for'],
  ['session', 'snug_seen_invites_g1'],
];

const big = 5_000_000;
const values: readonly (readonly [name: string, value: unknown])[] = [
  ['nothing', ''],
  ['null', 'null'],
  ['a brace', '{'],
  ['an empty list', '[]'],
  ['an empty object', '{}'],
  ['a list', '[[["x"]],null,{"texts":7}]'],
  [
    'an object of wrong types',
    '{"texts":{},"answers":"x","seq":"1e999","at":null,"id":7,"q1":null,"q2":{"texts":[7]}}',
  ],
  ['a number', '-1e999'],
  ['a key of every object', '{"__proto__":{"polluted":true},"constructor":null}'],
  ['a lone surrogate', '\ud800'],
  ['5 MB', 'x'.repeat(big)],
  ['5 MB of JSON', `["${'x'.repeat(big)}"]`],
  ['a number, no text', 7],
  ['an object, no text', { length: 3 }],
  ['a getter that throws', undefined],
];

/** One of the browser's storage areas, with one corrupt value in it. */
function area(bad: { key: string; value: unknown } | undefined, refuses: 'nothing' | 'writing' | 'all' = 'nothing') {
  const kept = new Map<string, unknown>(bad && [[bad.key, bad.value]]);
  const deny = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  return () => {
    if (refuses === 'all') deny();
    return {
      get length() {
        return kept.size;
      },
      key: (index: number) => [...kept.keys()][index] ?? null,
      getItem(key: string) {
        if (key === bad?.key && bad.value === undefined && kept.has(key) && kept.get(key) === undefined) deny();
        return (kept.get(key) ?? null) as string | null;
      },
      setItem(key: string, value: string) {
        if (refuses === 'writing') deny();
        kept.set(key, value);
      },
      removeItem: (key: string) => void kept.delete(key),
    };
  };
}

const { gameid, code, kind, title, venue, date, status } = demoGame();
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const login = `e30.${part({ sub: 'ada', exp: 4e9, player_name: 'Ada', email: '', phone: '' })}.x`;

/** A server where everything succeeds. */
function answer(path: string): unknown {
  if (path.endsWith('/version')) return '2';
  if (path.endsWith('/find')) return { game: { gameid, code, kind, title, venue, date, status }, found_player: null };
  if (path.endsWith('/exists')) return { exists: true };
  if (path.endsWith('/load')) {
    const round = demoRound({ asked: [demoQuestion(), demoQuestion({ question_id: 'q2', question_index: 1 })] });
    return demoGame({
      gameid: 'g1',
      game_started: true,
      submissions_open: true,
      round_index: 0,
      round,
      last_msg_id: 1,
    });
  }
  if (path.endsWith('/update-token')) return { status: 'success', message: login };
  if (path.endsWith('/answer')) return { status: 'saved', question_id: 'q1', answer: ['Jupiter'] };
  return { status: 'success', game_id: 'g1', team_code: 't', success: true };
}

/** A whole visit: identity, join, start, game, logout. Every step must work as without the corrupt value. */
async function visit(local: ReturnType<typeof area>, session: ReturnType<typeof area>): Promise<void> {
  const clock = virtualClock();
  const sockets = fakeSockets();
  const sent: { path: string; body: string; headers: Headers }[] = [];
  const client = createClient({
    origin: 'https://quiz.example',
    seams: {
      clock,
      random: seededRandom(),
      socket: sockets.open,
      visibility: fakePage(),
      storage: guardedStorage({ local, session }),
      persistentStore: undefined,
      locks: undefined,
      http: async (input, init) => {
        const path = new URL(String(input)).pathname;
        sent.push({ path, body: String(init?.body ?? ''), headers: new Headers(init?.headers) });
        return Response.json(answer(path));
      },
    },
  });
  const { storage } = client;

  const id = client.session.clientId();
  expect(id).toMatch(/^[\w-]{16,128}$/);
  expect(client.session.clientId()).toBe(id);
  expect(client.session.token()).toBeUndefined();
  expect(client.session.claims()).toBeUndefined();
  expect(client.session.isGuest()).toBe(false);

  const join = createJoin(client);
  await join.start();
  expect(join.get()).toEqual({ step: 'code', code: '' });
  join.setCode('204816');
  await join.find();
  expect(join.get().step).toBe('found');

  // A corrupt api_version may look like an older version: then it reloads once.
  const reloads: string[] = [];
  const note = tabNote('snug_reloaded_for', storage.session, { name: '' });
  for (let time = 0; time < 3; time++) {
    await checkVersion(client, {
      busy: () => isBusy(storage, { path: '/game/other', focused: null }),
      address: () => reloads[0] ?? 'https://quiz.example/',
      reload: (address) => reloads.push(address),
      notice: (detail) => expect(detail).toBe(''),
      note,
    });
  }
  expect(reloads.length).toBeLessThanOrEqual(1);
  expect(storage.local.get('api_version')).toBe('2');
  expect(typeof (await isBusy(storage, { path: '/game/g1', focused: null }))).toBe('boolean');
  await endLogins(client);
  expect(storage.local.keys('snug_logout.')).toEqual([]);

  const game = client.game('g1');
  const leave = game.subscribe(() => {});
  await clock.pass(1_000);
  sockets.latest().opened();
  await clock.pass(0);
  expect(game.get()).toMatchObject({ phase: 'ready', connection: 'live' });
  game.typeAnswer('q1', 0, 'Jupiter');
  await clock.pass(5_000);
  const answers = sent.filter(({ path }) => path.endsWith('/answer'));
  expect(answers.length).toBeGreaterThan(0);
  expect(JSON.parse(answers.at(-1)?.body ?? '{}')).toMatchObject({ answer: ['Jupiter'], question_id: 'q1' });
  expect(answers.at(-1)?.headers.get('x-answer-seq')).toMatch(/^[1-9]\d{0,15}$/);
  leave();
  await clock.pass(1_000);

  for (const what of ['dismissed_team_register', 'dismissed_2fa_warn'] as const) {
    const { dismiss, isDismissed } = dismissal(storage, what);
    expect(isDismissed()).toBe(false);
    dismiss();
    expect(isDismissed()).toBe(true);
  }
  client.session.continueAsGuest();
  expect(client.session.isGuest()).toBe(true);

  expect(await proveLink(client, 'l.i.nk', clock)).toEqual({ outcome: 'in' });
  expect(client.session.claims()?.player_name).toBe('Ada');
  await logOut(client);
  expect([client.session.token(), client.session.isGuest(), client.session.clientId()]).toEqual([undefined, false, id]);
  for (const { headers } of sent) expect(headers.get('user-client-id')).toBe(id);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
}

test('a visit succeeds without corrupt storage, so that the tests below can detect a difference', async () => {
  await visit(area(undefined), area(undefined));
});

test.each(keys)(
  'H68 %s %s: with any value, session, join, start, game and logout work as usual',
  async (place, key) => {
    for (const [name, value] of values) {
      const [local, session] = ['local', 'session'].map((each) => area(each === place ? { key, value } : undefined));
      await visit(local as ReturnType<typeof area>, session as ReturnType<typeof area>).catch((cause: unknown) => {
        throw new Error(`With ${name} in ${key}: ${cause instanceof Error ? cause.message : cause}`, { cause });
      });
    }
  },
);
