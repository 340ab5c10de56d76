import { expect, test } from 'vitest';
import { type Effects, machine, moves } from './machine.ts';

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

test('a move runs the old cleanup, then the new effect, then tells', () => {
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

test('every state but idle can be left, and refused only by a person', () => {
  for (const [state, row] of Object.entries(moves)) expect(row.LEAVE).toBe(state === 'idle' ? undefined : 'idle');
  expect(Object.keys(moves.refused).sort()).toEqual(['LEAVE', 'REFRESH']);
});

test('a state that moves to itself begins anew', () => {
  const { send, log } = machineWith();
  send('JOIN');
  send('REFRESH');
  expect(log).toEqual(['+connecting', '=connecting', '-connecting', '+connecting', '=connecting']);
});
