import type { OutgoingMessage } from '@snug/rules';
import { worldOfFile } from '@snug/testing/server';
import { assert, asyncProperty, constantFrom, array as listOf } from 'fast-check';
import type { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import type { StreamMessage } from '../foundation/stream-message.ts';
import { appendMessages, openStream, position, readAfter, streamId } from './message-log.ts';

const world = worldOfFile();

/** A game whose teams join one by one, and the messages of each of its streams. */
async function gameAfter(steps: readonly Step[]) {
  const { game_id } = await world.game();
  const { store, clock } = world.server.context;
  const teams: string[] = [];
  const sent = new Map<string, StreamMessage[]>();
  const streams = () => ['watchers', 'host', ...teams];
  const idOf = (name: string) =>
    name === 'watchers' || name === 'host' ? streamId(game_id, name) : streamId(game_id, 'team', name);
  for (const name of streams()) sent.set(name, []);
  for (const step of steps) {
    await store.write(async (trx) => {
      if (step === 'a team joins') {
        const teamid = `${game_id}-team-${teams.length}`;
        await trx
          .insertInto('game_teams')
          .values({
            teamid,
            game_id,
            kt_team_id: '',
            team_code: teamid,
            alias: teamid,
            team_name: teamid,
            team_image: '',
            num_players: 1,
            plays_on: 'phones',
            created_at: 1,
            kicked_at: null,
            name_allowed_at: null,
            waiting_since: null,
          })
          .execute();
        await openStream(trx, game_id, 'team', teamid);
        teams.push(teamid);
        sent.set(teamid, []);
        return;
      }
      for (const message of await appendMessages(trx, game_id, messagesOf(step, teams), clock.now())) {
        const name = streams().find((each) => idOf(each) === message.stream_id) ?? '';
        sent.get(name)?.push(message);
      }
    });
  }
  return { store, sent: new Map([...sent].map(([name, messages]) => [idOf(name), messages])) };
}

const steps = [
  'a team joins',
  'to all',
  'to the watchers',
  'to the host',
  'to the first',
  'to the last',
  'to many',
] as const;
type Step = (typeof steps)[number];

function messagesOf(step: Step, teams: readonly string[]): OutgoingMessage[] {
  const message = { type: 'RELOAD_GAME' } as const;
  const first: OutgoingMessage[] = teams.slice(0, 1).map((teamid) => ({ to: { teamid }, message, only: 'somebody' }));
  const last: OutgoingMessage[] = teams.slice(-1).map((teamid) => ({ to: { teamid }, message }));
  const all: OutgoingMessage = { to: 'players', message: { type: 'OPEN_SUBMISSIONS' } };
  const watchers: OutgoingMessage = { to: 'watchers', message };
  const host: OutgoingMessage = { to: 'host', message: { type: 'HOST_WATCHERS', watcher_count: 1 } };
  if (step === 'to all') return [all];
  if (step === 'to the watchers') return [watchers];
  if (step === 'to the host') return [host];
  if (step === 'to the first') return first;
  return step === 'to the last' ? last : [...first, all, host, ...last, all, watchers];
}

test('G1 G7 a stream has no gap, and reads from any number on as it was appended, whenever teams joined', async () => {
  const history = listOf(constantFrom(...steps), { maxLength: 25 });
  await assert(
    asyncProperty(history, async (steps) => {
      const { store, sent } = await gameAfter(steps);
      for (const [stream_id, messages] of sent) {
        expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, n) => n + 1));
        expect(await position(store.db, stream_id)).toBe(messages.length);
        for (let after = 0; after <= messages.length; after += 1) {
          expect(await readAfter(store.db, stream_id, after, 100)).toEqual(messages.slice(after));
          expect(await readAfter(store.db, stream_id, after, 2)).toEqual(messages.slice(after, after + 2));
        }
      }
    }),
    { numRuns: 40 },
  );
});

test('G1 messages appended while a stream is read do not change what is read', async () => {
  const { game_id } = await world.game();
  const { store, clock } = world.server.context;
  const watchers = streamId(game_id, 'watchers');
  const sent: StreamMessage[] = [];
  let n = 0;
  const send = async (...audiences: ('players' | 'watchers')[]) => {
    const messages = audiences.map((to): OutgoingMessage => {
      n += 1;
      return { to, message: { type: 'SET_DOUBLE', teamid: 'any', round_order: n, doubled: true } };
    });
    sent.push(...(await store.write((trx) => appendMessages(trx, game_id, messages, clock.now()))));
  };
  await send('players', 'watchers', 'watchers', 'players', 'watchers', 'watchers', 'players', 'players');
  const length = sent.length;
  let count = 0;
  /** A message is appended before every query but the first. */
  const busy = new Proxy(store.db, {
    get(db, name) {
      if (name !== 'executeQuery') return Reflect.get(db, name).bind(db);
      return async (query: CompiledQuery) => {
        count += 1;
        if (count > 1) await send('watchers', 'players');
        return db.executeQuery(query);
      };
    },
  });
  for (let after = 0; after < length; after += 1) {
    for (const limit of [1, 2, 3]) {
      count = 0;
      const read = await readAfter(busy, watchers, after, limit);
      expect(read).toEqual(sent.slice(after, after + read.length));
      expect(read.length).toBeGreaterThan(0);
    }
  }
});

test('an unknown stream has no position and no messages', async () => {
  const { db } = world.server.context.store;
  expect(await position(db, 'none')).toBeUndefined();
  expect(await readAfter(db, 'none', 0, 10)).toEqual([]);
});
