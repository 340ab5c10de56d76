import { closeCodes } from '@snug/contract';
import type { OutgoingMessage } from '@snug/rules';
import { worldOfFile } from '@snug/testing/server';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { appendMessages, streamId } from '../database/message-log.ts';
import type { Database } from '../database/schema.ts';
import type { StreamMessage } from '../foundation/stream-message.ts';
import { createChannels } from './channels.ts';
import type { Listener } from './listener.ts';

const world = worldOfFile();

const news: OutgoingMessage = { to: 'watchers', message: { type: 'RELOAD_GAME' } };

/** A channel over a real log that can be made to fail, and a clock whose timers are run by hand. */
async function openChannel() {
  const { game_id } = await world.game();
  const { store, clock } = world.server.context;
  const stream_id = streamId(game_id, 'watchers');
  const put = (...posts: OutgoingMessage[]) => store.write((trx) => appendMessages(trx, game_id, posts, clock.now()));
  let broken = false;
  const db = new Proxy(store.db, {
    get: (target, name) => {
      if (broken && name === 'executeQuery') return () => Promise.reject(new Error('The log cannot be read.'));
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  }) as Kysely<Database>;
  const later: (() => void)[] = [];
  const failures: unknown[] = [];
  const counts = { delivered: 0, healed: 0 };
  const channels = createChannels({
    db,
    clock: {
      now: clock.now,
      after(_ms, work) {
        later.push(work);
        return () => {};
      },
    },
    failed: (error) => failures.push(error),
    counts: {
      delivered: (count) => {
        counts.delivered += count;
      },
      healed: () => {
        counts.healed += 1;
      },
    },
  });
  return {
    stream_id,
    put,
    channels,
    later,
    failures,
    counts,
    breakLog: (is: boolean) => {
      broken = is;
    },
    listener: (player_id = 'p', knowsExtras = true) => listenerOf(stream_id, player_id, knowsExtras),
  };
}

function listenerOf(stream_id: string, player_id: string, knowsExtras: boolean) {
  const heard: [number, string][] = [];
  const closed: number[] = [];
  const listener: Listener & { isAway: boolean; isSlow: boolean } = {
    stream_id,
    player_id,
    knowsExtras,
    sent: 0,
    isAway: false,
    isSlow: false,
    isOpen: () => !listener.isAway && closed.length === 0,
    isFull: () => listener.isSlow,
    write(frame) {
      const text = frame.toString();
      const { msg_id, data } = JSON.parse(text.slice(text.indexOf('{')));
      heard.push([msg_id, JSON.parse(data).type]);
    },
    close: (code) => closed.push(code),
  };
  return Object.assign(listener, { heard, closed });
}

const numbers = ({ heard }: { heard: [number, string][] }) => heard.map(([msg_id]) => msg_id);

/** A channel that missed its first message, and whose log could not be read when the second came. */
async function fallenBehind() {
  const channel = await openChannel();
  const { put, channels, listener, breakLog, failures } = channel;
  const one = listener();
  await channels.follow(one);
  await put(news);
  const second = await put(news);
  breakLog(true);
  channels.deliver(second);
  await expect.poll(() => failures.length).toBe(1);
  return { ...channel, one };
}

test('G25 a log that could not be read is tried again by itself, without a new message', async () => {
  const { one, channels, breakLog, later, counts } = await fallenBehind();
  expect(channels.behind()).toBe(1);
  expect(one.heard).toEqual([]);
  breakLog(false);
  later.shift()?.();
  await expect.poll(() => numbers(one)).toEqual([1, 2]);
  expect(channels.behind()).toBe(0);
  // Counted once all have been written, which is after the first is heard.
  await expect.poll(() => counts).toEqual({ delivered: 2, healed: 1 });
});

test('OPEN-84 the next heartbeat heals a channel that is behind, before its own retry', async () => {
  const { one, stream_id, channels, listener, breakLog, later } = await fallenBehind();
  breakLog(false);
  channels.heal(stream_id);
  await expect.poll(() => numbers(one)).toEqual([1, 2]);
  // The retry finds nothing to do.
  later.shift()?.();
  await channels.follow(listener('another'));
  expect(numbers(one)).toEqual([1, 2]);
});

test('G1 messages published out of order are delivered in order', async () => {
  const { put, channels, listener } = await openChannel();
  const one = listener();
  await channels.follow(one);
  const published = [await put(news), await put(news), await put(news)];
  for (const n of [2, 0, 1]) channels.deliver(published[n] ?? []);
  await expect.poll(() => numbers(one)).toEqual([1, 2, 3]);
});

test('H13 G21 a client that does not read is closed with 4008, and the others hear on', async () => {
  const { put, channels, listener } = await openChannel();
  const [slow, quick] = [listener('slow'), listener('quick')];
  await channels.follow(slow);
  await channels.follow(quick);
  slow.isSlow = true;
  for (let n = 0; n < 3; n += 1) channels.deliver(await put(news));
  expect(slow).toMatchObject({ heard: [], closed: [closeCodes.slow] });
  expect(numbers(quick)).toEqual([1, 2, 3]);
});

/** A player dropped by the last change: they leave the channel and hear its last messages. */
async function dropped(
  before: readonly OutgoingMessage[],
  unheard: readonly OutgoingMessage[],
  change: readonly OutgoingMessage[],
  knowsExtras = true,
) {
  const { put, channels, listener } = await openChannel();
  const one = listener('p', knowsExtras);
  await channels.follow(one);
  for (const post of before) channels.deliver(await put(post));
  // On disk before the change, but not published yet.
  const late: StreamMessage[][] = [];
  for (const post of unheard) late.push(await put(post));
  const published = await put(...change);
  channels.leave(one);
  one.isAway = true;
  await channels.farewell(one, published);
  for (const messages of [...late, published]) channels.deliver(messages);
  return one.heard;
}

const secret: OutgoingMessage = { to: 'watchers', message: { type: 'OPEN_SUBMISSIONS' } };
const bye: OutgoingMessage = { to: 'watchers', message: { type: 'END_GAME' }, farewell: true };

test('G31 H12 a dismissed player hears their farewell, what came before it, and nothing else', async () => {
  expect(await dropped([news], [], [secret, bye, secret])).toEqual([
    [1, 'RELOAD_GAME'],
    [2, 'SKIP'],
    [3, 'END_GAME'],
  ]);
  expect(await dropped([news], [news], [bye])).toEqual([
    [1, 'RELOAD_GAME'],
    [2, 'RELOAD_GAME'],
    [3, 'END_GAME'],
  ]);
  expect(await dropped([news], [news], [secret])).toEqual([[1, 'RELOAD_GAME']]);
});

test('G31 a message for the dismissed player alone reaches them, and those for others do not', async () => {
  const alone: OutgoingMessage = { ...secret, only: 'p' };
  const other: OutgoingMessage = { ...secret, only: 'another' };
  expect(await dropped([], [], [other, alone], false)).toEqual([[2, 'OPEN_SUBMISSIONS']]);
});

test('H5 G31 a message beyond the 29 that came before a farewell is for clients that know such messages', async () => {
  const extra: OutgoingMessage = { to: 'watchers', message: { type: 'NUDGE', round_order: 1, thinking: 2 } };
  expect(await dropped([extra, news], [extra], [bye])).toEqual([
    [1, 'NUDGE'],
    [2, 'RELOAD_GAME'],
    [3, 'NUDGE'],
    [4, 'END_GAME'],
  ]);
  expect(await dropped([extra, news], [extra], [bye], false)).toEqual([
    [2, 'RELOAD_GAME'],
    [4, 'END_GAME'],
  ]);
});
