import { backlogMaxBytes, closeCodes } from '@snug/contract';
import { expect, test } from 'vitest';
import { systemRandom } from '../foundation/seams.ts';
import { Connection } from './connection.ts';

/** A connection over a line that does as it is told. A second is a beat. */
function line() {
  const done = { pings: 0, terminated: false, closed: [] as unknown[], thumps: [] as number[], written: 0, waiting: 0 };
  const wire = {
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
    close(code: number, reason?: string) {
      done.closed.push(reason === undefined ? code : [code, reason]);
    },
  };
  const desk = {
    random: systemRandom,
    ended: () => {},
    thumped: (_: unknown, last: number) => done.thumps.push(last),
  };
  const connection = new Connection(wire, '::1', desk);
  const place = { stream_id: 's', player_id: 'p', login: undefined, knowsExtras: true, hasCursor: true, sent: 10 };
  connection.begin(place);
  connection.begun();
  const beats = (count: number) => {
    for (let n = 0; n < count; n += 1) connection.beat();
  };
  return { connection, done, beats, hear: (text: string) => connection.hear(Buffer.from(text)) };
}

test('G29 H8 a ping every 25 s ± 20 %, not all at once; without a pong the line is cut 40 s after the last sign at most', () => {
  const firsts = new Set<number>();
  for (let n = 0; n < 200; n += 1) {
    const { connection, done } = line();
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

test('G29 whoever answers pings stays', () => {
  const { connection, done, beats } = line();
  for (let minute = 0; minute < 10; minute += 1) {
    beats(60);
    connection.ponged();
  }
  // Answered late each time, but answered: only the tenth second after a ping cuts.
  expect(done.pings).toBeGreaterThan(5);
});

test('H15 a hundred frames at once, thirty more a second, then 4429', () => {
  const { done, beats, hear } = line();
  for (let n = 0; n < 100; n += 1) hear('acknowledge|1');
  for (let second = 0; second < 60; second += 1) {
    beats(1);
    for (let n = 0; n < 30; n += 1) hear('acknowledge|1');
  }
  expect(done.closed).toEqual([]);
  hear('acknowledge|1');
  expect(done.closed).toEqual([[closeCodes.rate, 'retry_ms=5000']]);
});

test('H15 a flood of pings is one too', () => {
  const { connection, done } = line();
  for (let n = 0; n < 101; n += 1) connection.pinged(Buffer.alloc(0));
  expect(done.closed).toEqual([[closeCodes.rate, 'retry_ms=5000']]);
});

test('H9 every message earns its acknowledgement: a long catch-up may be acknowledged all at once', () => {
  const { connection, done, hear } = line();
  for (let n = 11; n <= 510; n += 1) {
    connection.sent = n;
    connection.write(Buffer.from('x'));
  }
  for (let n = 11; n <= 510; n += 1) hear(`acknowledge|${n}`);
  expect(done.closed).toEqual([]);
  expect(connection.acked).toBe(510);
});

test('H9 LIVE-12 an acknowledgement only moves a number, forward, and never past what was sent', () => {
  const { connection, done, hear } = line();
  connection.sent = 20;
  hear('acknowledge|15');
  hear('acknowledge|12');
  hear('acknowledge|999999999999999');
  expect(connection.acked).toBe(15);
  expect(done).toMatchObject({ written: 0, closed: [] });
});

test.each(['99999999999999999999', '-1', 'NaN', '1e9', '0x10', '', '1 '])(
  'H16 a thump with %j is no thump: three of them end the connection',
  (last) => {
    const { done, hear } = line();
    hear(`thump thump|${last}`);
    hear(`thump thump|${last}`);
    expect(done.closed).toEqual([]);
    hear(`thump thump|${last}`);
    expect(done).toMatchObject({ thumps: [], closed: [1008] });
  },
);

test('H15 binary frames are none of the two texts', () => {
  const { connection, done } = line();
  for (let n = 0; n < 3; n += 1) connection.hear(undefined);
  expect(done.closed).toEqual([1008]);
});

test('G21 what waits for five seconds closes the connection, however little it is', () => {
  const { connection, done, beats } = line();
  connection.write(Buffer.alloc(300));
  done.waiting = 300;
  beats(5);
  expect(done.closed).toEqual([]);
  beats(1);
  expect(done.closed).toEqual([closeCodes.slow]);
});

test('G21 a backlog that moves is only a slow line', () => {
  const { connection, done, beats } = line();
  for (let second = 0; second < 15; second += 1) {
    connection.write(Buffer.alloc(1_000));
    // Four messages wait, another four every four seconds.
    done.waiting = 4_000;
    beats(1);
  }
  expect(done.closed).toEqual([]);
});

test('G21 H13 more than 1 MiB is too much at once', () => {
  const { connection, done } = line();
  done.waiting = backlogMaxBytes;
  expect(connection.isFull()).toBe(false);
  done.waiting += 1;
  expect(connection.isFull()).toBe(true);
});
