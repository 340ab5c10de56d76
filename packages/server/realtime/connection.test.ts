import { backlogMaxBytes, closeCodes } from '@snug/contract';
import { expect, test } from 'vitest';
import { systemRandom } from '../foundation/seams.ts';
import { Connection } from './connection.ts';

/** A connection over a fake socket. A beat is one second. */
function openConnection() {
  const done = {
    pings: 0,
    terminated: false,
    deaf: false,
    closed: [] as unknown[],
    thumps: [] as number[],
    written: 0,
    waiting: 0,
  };
  const socket = {
    isOpen: () => true,
    waiting: () => done.waiting,
    written: () => done.written,
    write(frame: Buffer) {
      done.written += frame.length;
    },
    ping() {
      done.pings += 1;
    },
    pong() {},
    terminate() {
      done.terminated = true;
    },
    stopReading() {
      done.deaf = true;
    },
    close(code: number, reason?: string) {
      done.closed.push(reason === undefined ? code : [code, reason]);
    },
  };
  const events = {
    random: systemRandom,
    closing: () => {},
    refused: () => {},
    ended: () => {},
    thumped: (_: unknown, last: number) => done.thumps.push(last),
  };
  const connection = new Connection(socket, '::1', events);
  const start = { stream_id: 's', player_id: 'p', login: undefined, needs: 'player' } as const;
  connection.begin({ ...start, knowsExtras: true, hasCursor: true, sent: 10 });
  connection.begun();
  const beats = (count: number) => {
    for (let n = 0; n < count; n += 1) connection.beat();
  };
  return { connection, done, beats, hear: (text: string) => connection.hear(Buffer.from(text)) };
}

test('G29 H8 a ping every 25 s ± 20 %, spread; without a pong the connection is cut at most 40 s after the last sign of life', () => {
  const firsts = new Set<number>();
  for (let n = 0; n < 200; n += 1) {
    const { connection, done } = openConnection();
    let seconds = 0;
    for (; done.pings === 0; seconds += 1) connection.beat();
    firsts.add(seconds);
    expect(seconds).toBeGreaterThanOrEqual(20);
    expect(seconds).toBeLessThanOrEqual(30);
    for (; !done.terminated; seconds += 1) connection.beat();
    expect(seconds).toBeLessThanOrEqual(40);
  }
  expect(firsts.size).toBeGreaterThan(5);
});

test('G29 a client that answers pings stays connected', () => {
  const { connection, done, beats } = openConnection();
  for (let minute = 0; minute < 10; minute += 1) {
    beats(60);
    connection.ponged();
  }
  // Each pong is late, but in time: only the tenth second after a ping cuts the connection.
  expect(done.pings).toBeGreaterThan(5);
});

test('H15 a hundred frames at once and thirty more a second are allowed, then 4429', () => {
  const { done, beats, hear } = openConnection();
  for (let n = 0; n < 100; n += 1) hear('acknowledge|1');
  for (let second = 0; second < 60; second += 1) {
    beats(1);
    for (let n = 0; n < 30; n += 1) hear('acknowledge|1');
  }
  expect(done.closed).toEqual([]);
  hear('acknowledge|1');
  expect(done.closed).toEqual([[closeCodes.rate, 'retry_ms=5000']]);
});

test('H15 pings count as frames, and pongs that nothing asked for; beyond the limit nothing more is read', () => {
  const { connection, done } = openConnection();
  for (let n = 0; n < 50; n += 1) {
    connection.pinged(Buffer.alloc(0));
    connection.ponged();
  }
  expect(done).toMatchObject({ closed: [], deaf: false });
  connection.ponged();
  expect(done).toMatchObject({ closed: [[closeCodes.rate, 'retry_ms=5000']], deaf: true });
});

test('H15 whoever sends on after a close is read no longer than anybody', () => {
  const { connection, done, hear } = openConnection();
  connection.close(closeCodes.resync);
  for (let n = 0; n < 100; n += 1) hear('acknowledge|1');
  expect(done.deaf).toBe(false);
  connection.ponged();
  expect(done).toMatchObject({ closed: [closeCodes.resync], deaf: true });
});

test('H9 every message allows its acknowledgement: a long catch-up may be acknowledged all at once', () => {
  const { connection, done, hear } = openConnection();
  for (let n = 11; n <= 510; n += 1) {
    connection.sent = n;
    connection.write(Buffer.from('x'));
  }
  for (let n = 11; n <= 510; n += 1) hear(`acknowledge|${n}`);
  expect(done.closed).toEqual([]);
  expect(connection.acked).toBe(510);
});

test('H9 LIVE-12 an acknowledgement only moves a number, forward, and never past what was sent', () => {
  const { connection, done, hear } = openConnection();
  connection.sent = 20;
  hear('acknowledge|15');
  hear('acknowledge|12');
  hear('acknowledge|999999999999999');
  expect(connection.acked).toBe(15);
  expect(done).toMatchObject({ written: 0, closed: [] });
});

test.each(['99999999999999999999', '-1', 'NaN', '1e9', '0x10', '', '1 '])(
  'H16 a heartbeat with %j is malformed: three of them end the connection',
  (last) => {
    const { done, hear } = openConnection();
    hear(`thump thump|${last}`);
    hear(`thump thump|${last}`);
    expect(done.closed).toEqual([]);
    hear(`thump thump|${last}`);
    expect(done).toMatchObject({ thumps: [], closed: [1008] });
  },
);

test('H15 binary frames are malformed', () => {
  const { connection, done } = openConnection();
  for (let n = 0; n < 3; n += 1) connection.hear(undefined);
  expect(done.closed).toEqual([1008]);
});

test('G21 a backlog of any size that does not move for five seconds closes the connection', () => {
  const { connection, done, beats } = openConnection();
  connection.write(Buffer.alloc(300));
  done.waiting = 300;
  beats(5);
  expect(done.closed).toEqual([]);
  beats(1);
  expect(done.closed).toEqual([closeCodes.slow]);
});

test('G21 a backlog that moves closes nothing', () => {
  const { connection, done, beats } = openConnection();
  for (let second = 0; second < 15; second += 1) {
    connection.write(Buffer.alloc(1_000));
    // Four messages wait, another four every four seconds.
    done.waiting = 4_000;
    beats(1);
  }
  expect(done.closed).toEqual([]);
});

test('G21 H13 a backlog of more than 1 MiB is full', () => {
  const { connection, done } = openConnection();
  done.waiting = backlogMaxBytes;
  expect(connection.isFull()).toBe(false);
  done.waiting += 1;
  expect(connection.isFull()).toBe(true);
});
