import { checkReply } from '@snug/contract/guards';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoGame } from '../fake/demo-game.ts';
import { fakeClient } from '../fake/fake-client.ts';
import { seededRandom } from '../fake/fake-world.ts';
import { offline, refuses } from '../fake/replies.ts';
import { createSession } from '../session.ts';
import { memoryStorage } from '../storage.ts';
import { createJoin } from './join.ts';
import type { JoinState } from './join-state.ts';

const { gameid, code, kind, title, venue, date, status } = demoGame();
const game = { gameid, code, kind, title, venue, date, status };
const player = (player: { player_code: string } | null) => ({
  client_id: 'client-id-from-before',
  player,
  player_name: '',
});

/** The server's replies when everything succeeds. */
const good: Readonly<Record<string, readonly unknown[]>> = {
  findGame: [null, player(null), player({ player_code: 'p' })].map((found_player) => ({ game, found_player })),
  gameExists: [{ exists: true }],
  newPlayer: [{ success: true }],
  joinWithCode: [{ status: 'success', game_id: 'g', team_code: 't' }],
  joinGame: [{ status: 'success', game_id: 'g' }],
  askToJoin: [{ status: 'success' }],
};
/** Other replies, possible for any call. */
const replies: readonly (() => unknown)[] = [
  () => ({ exists: false }),
  () => ({ success: true }),
  () => ({ success: false }),
  () => null,
  () => 'nonsense',
  ...[400, 401, 403, 404, 409, 429, 500, 503].map((code) => refuses(code, code === 404 ? '' : `No: ${code}.`)),
  offline,
];

type Event =
  | { do: 'start' | 'find' | 'logIn' | 'newPlayer' | 'join' | 'watch' | 'ask' | 'back' | 'logsIn' | 'logsOut' }
  | { do: 'setCode'; code: string }
  | { do: 'choose'; registered: boolean; num_players: number }
  | { do: 'answer'; which: number; isGood: boolean; reply: number };

const press = fc.constantFrom(
  'start',
  'find',
  'find',
  'logIn',
  'newPlayer',
  'newPlayer',
  'join',
  'join',
  'watch',
  'ask',
  'back',
);
const events = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: press }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('logsIn', 'logsOut', 'logsOut') }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('setCode'), code: fc.constantFrom('204816', '204816', '204816', '', '1') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('choose'),
      registered: fc.boolean(),
      num_players: fc.oneof(fc.integer(), fc.constantFrom(Number.NaN, 2.5, -1)),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('answer'), which: fc.nat(3), isGood: fc.boolean(), reply: fc.nat(40) }),
  },
) as fc.Arbitrary<Event>;

/** A server that replies when the test says so, in any order, and a browser whose random numbers may fail. */
function world(randomFails: boolean) {
  const waiting: { name: string; settle: (answer: () => unknown) => void }[] = [];
  const storage = memoryStorage();
  const random = seededRandom(7);
  const session = createSession({
    storage,
    random: {
      ...random,
      bytes(count) {
        if (randomFails && session.token() === undefined && storage.local.get('kt_client_id')) throw new Error('None.');
        return random.bytes(count);
      },
    },
  });
  const core = {
    ...fakeClient(),
    storage,
    session,
    call: ((row) =>
      new Promise((resolve, reject) => {
        waiting.push({
          name: row.name,
          settle(answer) {
            try {
              resolve(checkReply(row, answer()));
            } catch (error) {
              reject(error);
            }
          },
        });
      })) as ReturnType<typeof fakeClient>['call'],
  };
  session.clientId();
  return { core, waiting, join: createJoin(core) };
}

const isBusy = (state: JoinState): boolean =>
  state.step === 'finding' || state.step === 'joining' || (state.step === 'found-choice' && state.busy);

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** The steps that may follow each. A busy step continues by its own reply, or back to where it started. */
const moves: Readonly<Record<JoinState['step'], readonly JoinState['step'][]>> = {
  code: ['code', 'finding'],
  finding: ['code', 'found', 'found-choice', 'team', 'go'],
  'found-choice': ['code', 'found-choice', 'team', 'go'],
  found: ['code', 'team', 'joining'],
  team: ['code', 'joining', 'go'],
  joining: ['code', 'found', 'team', 'go'],
  go: ['code'],
};

const find: readonly Event[] = [{ do: 'setCode', code: '204816' }, { do: 'find' }];
/** Everything succeeds: the reply to a lookup is the n-th of the possible ones. */
const answered = (reply: number): Event => ({ do: 'answer', which: 0, isGood: true, reply });
const chosen: Event = { do: 'choose', registered: false, num_players: 2 };

/** Random runs rarely cover these. They are played first, whatever the seed. */
const ways: readonly (readonly Event[])[] = [
  [...find, answered(0), { do: 'join' }, chosen, { do: 'back' }],
  [...find, answered(0), { do: 'join' }, chosen, { do: 'answer', which: 0, isGood: false, reply: 5 }],
  [...find, answered(0), { do: 'join' }, { do: 'logIn' }, { do: 'back' }, ...find, answered(0)],
  [...find, answered(2), { do: 'newPlayer' }, answered(0), { do: 'join' }],
];

test('ERR-04 ERR-05 for any clicks and replies in any order, a join is never stuck, and every error leaves a way on', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(events, { minLength: 5, maxLength: 60, size: 'max' }),
      fc.boolean(),
      fc.constantFrom(undefined, '204816', '', 'garbage'),
      async (script, randomFails, target) => {
        const { core, waiting, join } = world(randomFails);
        if (target !== undefined) core.storage.session.set('target_code', target);
        let before = join.get();
        join.subscribe(() => {
          const now = join.get();
          seen.add(`${before.step} ${now.step}`);
          expect(moves[before.step]).toContain(now.step);
          before = now;
        });

        for (const event of script) {
          const was = join.get();
          if (event.do === 'setCode') join.setCode(event.code);
          else if (event.do === 'logsIn') core.session.setToken('a.b.c');
          else if (event.do === 'logsOut') core.session.clearToken();
          else if (event.do === 'answer') {
            const [call] = waiting.splice(event.which % Math.max(1, waiting.length), 1);
            const fitting = good[call?.name ?? ''] ?? [];
            const bad = replies[event.reply % replies.length] as () => unknown;
            call?.settle(event.isGood ? () => fitting[event.reply % fitting.length] : bad);
          } else if (event.do === 'choose') {
            const { num_players } = event;
            void join.choose(
              event.registered
                ? { team: { kt_team_id: '10042', team_name: 'Owls' }, num_players }
                : { team_name: 'Owls', num_players },
            );
          } else if (event.do === 'ask') void join.watch('owls');
          else void join[event.do]();
          await settled();

          const now = join.get();
          // Busy means that a reply is pending.
          if (isBusy(now)) expect(waiting.length).toBeGreaterThan(0);
          // The reply to an abandoned request changes nothing.
          if (event.do === 'answer' && !isBusy(was)) {
            expect([was, { step: 'code', code: '204816' }, { step: 'finding', code: '204816' }]).toContainEqual(now);
          }
          if (now.error) expect(['try-again', 'went-wrong']).toContain(now.error.key);
          if (now.step === 'go' && now.gameId !== undefined) {
            expect(core.storage.session.get('target_code') ?? core.storage.local.get('join_status')).toBeUndefined();
          }
        }

        // All pending calls fail with network errors; nothing waits any more, and a code can be typed and looked up again.
        for (let round = 0; waiting.length > 0; round++) {
          expect(round).toBeLessThan(3);
          for (const call of waiting.splice(0)) {
            call.settle(offline);
          }
          await settled();
        }
        expect(isBusy(join.get())).toBe(false);
        join.back();
        join.setCode('204816');
        void join.find();
        expect(join.get()).toEqual({ step: 'finding', code: '204816' });
        waiting.shift()?.settle(() => ({ game, found_player: null }));
        await settled();
        expect(['found', 'team']).toContain(join.get().step);
        // The browser always has an identity.
        expect(core.session.clientId()).toMatch(/^[\w-]{16,}$/);
      },
    ),
    // Checked below: the run has reached every step.
    { numRuns: 3_000, examples: ways.map((way): [Event[], boolean, undefined] => [[...way], false, undefined]) },
  );
  for (const [from, all] of Object.entries(moves)) {
    for (const to of all) expect.soft([...seen], 'a move that no run made').toContain(`${from} ${to}`);
  }
});
