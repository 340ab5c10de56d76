import { expect, test } from 'vitest';
import type { ConnectionState } from '../game/game.ts';
import { type ConnectionEvent, type Effects, machine, moves } from './machine.ts';

function machineWith() {
  const log: string[] = [];
  const effects = Object.fromEntries(
    Object.keys(moves).map((state) => [
      state,
      () => {
        log.push(`+${state}`);
        return () => log.push(`-${state}`);
      },
    ]),
  ) as unknown as Effects;
  return { log, ...machine(effects, (state) => log.push(`=${state}`)) };
}

test('a transition runs the old cleanup, then the new effect, then notifies', () => {
  const { send, log } = machineWith();
  send('JOIN');
  send('OPENED');
  expect(log).toEqual(['+connecting', '=connecting', '-connecting', '+live', '=live']);
});

test('an event that is missing from a row is ignored', () => {
  const { send, state, log } = machineWith();
  for (const event of ['OPENED', 'LOST', 'RETRY', 'SHOWN', 'LEAVE', 'REFRESH'] as const) send(event);
  expect([state(), log]).toEqual(['idle', []]);
});

test('every state but idle can be left, and refused only by a user', () => {
  for (const [state, row] of Object.entries(moves)) expect(row.LEAVE).toBe(state === 'idle' ? undefined : 'idle');
  expect(Object.keys(moves.refused).sort()).toEqual(['LEAVE', 'REFRESH']);
});

test('a state that transitions to itself starts again', () => {
  const { send, log } = machineWith();
  send('JOIN');
  send('REFRESH');
  expect(log).toEqual(['+connecting', '=connecting', '-connecting', '+connecting', '=connecting']);
});

/** The expected target of every cell; a dot: no transition. */
const cells = `
             JOIN       OPENED LOST    REFUSED GAP        SHOWN      HIDDEN  HEARD SILENT     RETRY      GIVE_UP     REFRESH    LEAVE
idle         connecting .      .       .       .          .          .       .     .          .          .           .          .
connecting   .          live   waiting refused connecting connecting waiting .     .          .          .           connecting idle
live         .          .      waiting refused connecting suspect    waiting .     connecting .          .           connecting idle
suspect      .          .      waiting refused connecting .          waiting live  connecting .          .           connecting idle
waiting      .          .      .       refused .          connecting waiting .     .          connecting interrupted connecting idle
interrupted  .          .      .       refused .          connecting .       .     .          .          .           connecting idle
refused      .          .      .       .       .          .          .       .     .          .          .           connecting idle
`;

const ways: Record<ConnectionState, ConnectionEvent[]> = {
  idle: [],
  connecting: ['JOIN'],
  live: ['JOIN', 'OPENED'],
  suspect: ['JOIN', 'OPENED', 'SHOWN'],
  waiting: ['JOIN', 'LOST'],
  interrupted: ['JOIN', 'LOST', 'GIVE_UP'],
  refused: ['JOIN', 'REFUSED'],
};

const [events, ...rows] = cells
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
test.each(
  rows.flatMap(([from, ...targets]) =>
    targets.map((target, place) => [from, events?.[place], target === '.' ? from : target] as const),
  ),
)('architecture 3: %s, %s → %s', (from, event, target) => {
  const { send, state } = machineWith();
  for (const step of ways[from as ConnectionState]) send(step);
  expect(state()).toBe(from);
  send(event as ConnectionEvent);
  expect(state()).toBe(target);
});

test('the table above has every state and every event', () => {
  expect(rows.map(([from]) => from)).toEqual(Object.keys(moves));
  const known = new Set(Object.values(moves).flatMap((row) => Object.keys(row)));
  expect(new Set(events)).toEqual(known);
  expect(rows.every(({ length }) => length === known.size + 1)).toBe(true);
});
