import { expect, test } from 'vitest';
import type { NetworkSocket } from '../network/wire.ts';
import type { World } from '../world.ts';
import { streams } from './streams.ts';

/** An older client, which receives none of our own message types, and what the checker reports about the server. */
function olderClient() {
  const wrong: string[] = [];
  // The checker uses nothing else of the world here.
  const world = { wrong: (_: string, why: string) => wrong.push(why) } as unknown as World;
  const checker = streams(world, { lost: 0, doubled: 0, disordered: 0, leaked: 0 });
  const end = { name: 'z', reach: (run: () => void) => run() };

  return {
    wrong,
    connect(last?: number, epoch = 'one') {
      const url = last === undefined ? '/ws' : `/ws?last=${last}&e=${epoch}`;
      const line: NetworkSocket = { from: 'z', end, url, isUp: true };
      checker.socketOpening?.(line);
      return {
        writeReload: (id: number) =>
          checker.frameWritten?.(line, JSON.stringify({ msg_id: id, data: '{"type":"RELOAD_GAME"}' })),
        write(...ids: number[]) {
          for (const id of ids)
            checker.frameWritten?.(line, JSON.stringify({ msg_id: id, data: `{"type":"ASK","number":${id}}` }));
        },
        heartbeat: (from: number) => checker.frameSent?.(line, `thump thump|${from}`),
      };
    },
  };
}

test('S2 a replay may begin after a number that is not for this client', () => {
  const { connect, wrong } = olderClient();
  const line = connect(8);
  // Number 10 is a REVEAL.
  line.write(9, 11, 12);
  line.heartbeat(9);
  line.write(11, 12, 13);
  expect(wrong).toEqual([]);
});

test('S2 a replay begins with the first message that the client was sent, also on an earlier connection', () => {
  const { connect, wrong } = olderClient();
  const line = connect(8);
  line.write(9, 11, 12);
  line.heartbeat(9);
  line.write(12);
  expect(wrong).toEqual(['doubled: the server writes 12 to z after 12']);

  const next = connect(12);
  next.heartbeat(9);
  next.write(12);
  expect(wrong).toHaveLength(2);
});

test('S2 a heartbeat gets one replay, and without a heartbeat nothing is repeated', () => {
  const { connect, wrong } = olderClient();
  const line = connect(8);
  line.write(9, 11);
  line.heartbeat(9);
  line.write(11);
  expect(wrong).toEqual([]);
  line.write(11);
  expect(wrong).toHaveLength(1);
});

test('S2 numbers of another epoch do not matter', () => {
  const { connect, wrong } = olderClient();
  connect(8).write(9, 10, 11);
  const line = connect(9, 'two');
  line.write(11);
  line.heartbeat(9);
  line.write(11);
  expect(wrong).toEqual([]);
});

test('S2 a RELOAD_GAME at the start does not count as received for a later replay', () => {
  const { connect, wrong } = olderClient();
  const line = connect();
  // Number 5 is a NUDGE, sent before the server knew this client's position.
  line.writeReload(5);
  line.write(7, 8);
  line.heartbeat(4);
  line.write(7, 8);
  expect(wrong).toEqual([]);
  line.heartbeat(4);
  line.write(8);
  expect(wrong).toHaveLength(1);
});
