import {
  type AnyCall,
  contactCheck,
  findGame,
  joinGame,
  joinWithCode,
  nameCheck,
  newPlayer,
  pathOf,
  registerPlayer,
} from '@snug/contract';
import { expect, test } from 'vitest';
import { createJoinLink } from './account/join-link.ts';
import { createLogin } from './account/login.ts';
import type { SnugCore } from './client.ts';
import { createCore } from './create-core.ts';
import { demoGame } from './fake/demo-game.ts';
import { seededRandom } from './fake/fake-world.ts';
import { virtualClock } from './fake/virtual-clock.ts';
import { createJoin } from './join/join.ts';
import { memoryStorage } from './storage.ts';

const { gameid, code, kind, title, venue, date, status } = demoGame();
const game = { gameid, code, kind, title, venue, date, status };
const joined = { status: 'success', game_id: gameid, team_code: 'owls' };
const registered = { client_id: 'from-before', player: { player_code: 'p-ada' }, player_name: 'Ada' };

const replies = new Map<AnyCall, unknown>([
  [findGame, { game, found_player: null }],
  [joinWithCode, joined],
  [joinGame, joined],
  [newPlayer, { success: true }],
  [contactCheck, { exists: true }],
  [registerPlayer, { playerid: 'challenge-1' }],
  [nameCheck, { status: 'success', message: '' }],
]);

interface Crowd {
  retryAfterS?: number;
  more?: readonly [AnyCall, unknown][];
  /** The phone's own, from 0 to 1. */
  moment?: number;
}

/** A server that holds one call up as often as it is told to, and then answers it; and a caller with a clock to set. */
function crowdedServer(held: AnyCall, times: number, { retryAfterS = 4, more = [], moment = 0 }: Crowd = {}) {
  const clock = virtualClock();
  const params = { id: gameid };
  const sent: unknown[] = [];
  let left = times;
  const http = async (input: unknown, init?: RequestInit): Promise<Response> => {
    const { pathname } = new URL(String(input));
    const isOf = ([call]: [AnyCall, unknown]) => call.method === init?.method && pathOf(call, params) === pathname;
    const row = [...more, ...replies].find(isOf);
    if (!row) throw new Error(`No reply for ${pathname}.`);
    const isHeldUp = row[0] === held && left > 0;
    if (row[0] === held) {
      sent.push(init?.body ? JSON.parse(String(init.body)) : {});
      left -= 1;
    }
    const refusal = { status_code: 429, detail: 'That was a little fast.' };
    const headers = { 'content-type': 'application/json', ...(isHeldUp && { 'retry-after': String(retryAfterS) }) };
    return new Response(JSON.stringify(isHeldUp ? refusal : row[1]), { status: isHeldUp ? 429 : 200, headers });
  };
  const random = { ...seededRandom(1), fraction: () => moment };
  const seams = { clock, http, random, storage: memoryStorage(), cookies: () => 'XSRF-TOKEN=proof' };
  return { clock, sent, core: createCore({ origin: 'https://quiz.example', seams }) };
}

async function found(core: SnugCore) {
  const join = createJoin(core);
  join.setCode(code);
  await join.find();
  join.join();
  return join;
}

/** What a phone does at the door of a game, and whether it has got in. */
const doors: readonly [what: string, held: AnyCall, knock: (core: SnugCore) => Promise<unknown>, done: unknown][] = [
  ['looking for a game', findGame, async (core) => (await found(core)).get().step, 'team'],
  [
    'bringing a team',
    joinWithCode,
    async (core) => {
      const join = await found(core);
      await join.choose({ team_name: 'Owls' });
      return join.get().step;
    },
    'go',
  ],
  [
    'watching',
    joinGame,
    async (core) => {
      const join = await found(core);
      await join.watch();
      return join.get().step;
    },
    'go',
  ],
  [
    'joining a team by its link',
    joinGame,
    (core) => {
      core.session.setToken('a.b.c');
      return new Promise((onGame) => createJoinLink(core, { gameId: gameid, teamCode: 'owls', onGame }).start());
    },
    gameid,
  ],
  ['a contact', contactCheck, (core) => logIn(core), 1],
  ['a code', registerPlayer, (core) => logIn(core), 1],
];

async function logIn(core: SnugCore) {
  const login = createLogin(core, () => 1_000_000);
  await login.send({ kind: 'email', contact: 'ada@example.com', name: '' });
  return login.get().pending?.sent;
}

test.each(doors)(
  'where a crowd is at the door the phone comes again when it was told to: %s',
  async (_, held, knock, done) => {
    const { core, clock, sent } = crowdedServer(held, 2);
    const knocked = knock(core);
    await clock.pass(4_499);
    expect(sent).toHaveLength(1);
    await clock.pass(4_501);
    expect(await knocked).toBe(done);
    expect(sent).toHaveLength(3);
  },
);

test('phones that were sent away together come again each in a moment of its own', async () => {
  const cameBackMs = async (moment: number) => {
    const { core, clock, sent } = crowdedServer(findGame, 1, { moment });
    const knocked = found(core);
    let ms = 0;
    for (; sent.length < 2 && ms < 10_000; ms += 100) await clock.pass(100);
    await knocked;
    return ms;
  };
  expect([await cameBackMs(0), await cameBackMs(0.6), await cameBackMs(0.99)]).toEqual([4_500, 4_800, 5_000]);
});

test('the phone does not come again for ever, nor once the player has gone back, nor where it is told to come much later', async () => {
  const { core, clock, sent } = crowdedServer(joinWithCode, 1_000);
  const join = await found(core);
  const gone = join.choose({ team_name: 'Owls' });
  await clock.pass(1_000);
  join.back();
  await clock.pass(60_000);
  await gone;
  expect([join.get().step, sent.length]).toEqual(['code', 1]);

  await join.find();
  join.join();
  const refused = join.choose({ team_name: 'Owls' });
  for (let n = 0; n < 15; n += 1) await clock.pass(4_500);
  await refused;
  expect(join.get()).toMatchObject({ step: 'team', error: { detail: 'That was a little fast.' } });
  expect(sent).toHaveLength(16);

  const later = crowdedServer(joinWithCode, 1_000, { retryAfterS: 11 });
  const told = await found(later.core);
  await told.choose({ team_name: 'Owls' });
  expect(told.get()).toMatchObject({ step: 'team', error: { detail: 'That was a little fast.' } });
});

test('JOIN-09 New Player comes again as the same new player', async () => {
  const { core, clock, sent } = crowdedServer(newPlayer, 2, {
    retryAfterS: 1,
    more: [[findGame, { game, found_player: registered }]],
  });
  const join = createJoin(core);
  join.setCode(code);
  await join.find();
  const made = join.newPlayer();
  await clock.pass(3_000);
  await made;
  expect(join.get().step).toBe('team');
  expect(sent).toEqual(Array(3).fill({ client_id: core.session.clientId() }));
});
