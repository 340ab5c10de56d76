import { expect, test } from 'vitest';
import type { LineSocket } from '../network/wire.ts';
import type { World } from '../world.ts';
import { streams } from './streams.ts';

/** A page of an older version, which hears nothing of our own messages, and what the checker has against the server. */
function olderClient() {
  const wrong: string[] = [];
  // The checker asks a world for nothing else here.
  const world = { wrong: (_: string, why: string) => wrong.push(why) } as unknown as World;
  const checker = streams(world, { lost: 0, doubled: 0, disordered: 0, leaked: 0 });
  const end = { name: 'z', reach: (run: () => void) => run() };

  return {
    wrong,
    connect(last?: number, epoch = 'one') {
      const url = last === undefined ? '/ws' : `/ws?last=${last}&e=${epoch}`;
      const line: LineSocket = { from: 'z', end, url, isUp: true };
      checker.opening?.(line);
      return {
        reloads: (id: number) => checker.wrote?.(line, JSON.stringify({ msg_id: id, data: '{"type":"RELOAD_GAME"}' })),
        writes(...ids: number[]) {
          for (const id of ids)
            checker.wrote?.(line, JSON.stringify({ msg_id: id, data: `{"type":"ASK","number":${id}}` }));
        },
        thumps: (from: number) => checker.said?.(line, `thump thump|${from}`),
      };
    },
  };
}

test('S2 what a thump asks for again may begin after a number that is not for this client', () => {
  const { connect, wrong } = olderClient();
  const line = connect(8);
  // 10 is a REVEAL.
  line.writes(9, 11, 12);
  line.thumps(9);
  line.writes(11, 12, 13);
  expect(wrong).toEqual([]);
});

test('S2 what a thump asks for again begins with the first that the client was written, also on the connection before', () => {
  const { connect, wrong } = olderClient();
  const line = connect(8);
  line.writes(9, 11, 12);
  line.thumps(9);
  line.writes(12);
  expect(wrong).toEqual(['doubled: the server writes 12 to z after 12']);

  const next = connect(12);
  next.thumps(9);
  next.writes(12);
  expect(wrong).toHaveLength(2);
});

test('S2 a thump is answered once, and without one nothing comes again', () => {
  const { connect, wrong } = olderClient();
  const line = connect(8);
  line.writes(9, 11);
  line.thumps(9);
  line.writes(11);
  expect(wrong).toEqual([]);
  line.writes(11);
  expect(wrong).toHaveLength(1);
});

test('S2 numbers of another epoch say nothing about these', () => {
  const { connect, wrong } = olderClient();
  connect(8).writes(9, 10, 11);
  const line = connect(9, 'two');
  line.writes(11);
  line.thumps(9);
  line.writes(11);
  expect(wrong).toEqual([]);
});

test('S2 a RELOAD_GAME that stands in at the beginning keeps no thump from what comes after', () => {
  const { connect, wrong } = olderClient();
  const line = connect();
  // 5 is a NUDGE, told before anybody knew where this client stands.
  line.reloads(5);
  line.writes(7, 8);
  line.thumps(4);
  line.writes(7, 8);
  expect(wrong).toEqual([]);
  line.thumps(4);
  line.writes(8);
  expect(wrong).toHaveLength(1);
});
