import { handClock } from '@snug/testing/server';
import { expect, test } from 'vitest';
import { createHeldUp, heldUpMs } from './held-up.ts';

test('a change is told when newcomers begin to be held up and when they are not any more, however many they are', async () => {
  const clock = handClock();
  const changes: [string, boolean][] = [];
  const heldUp = createHeldUp(clock, (game_id) => changes.push([game_id, heldUp.has(game_id)]));
  for (let n = 0; n < 1_000; n += 1) heldUp.seen('a');
  await clock.pass(heldUpMs - 1);
  heldUp.seen('a');
  heldUp.seen('b');
  expect(changes).toEqual([
    ['a', true],
    ['b', true],
  ]);
  await clock.pass(heldUpMs - 1);
  expect(changes).toHaveLength(2);
  await clock.pass(1);
  expect(changes.slice(2).sort()).toEqual([
    ['a', false],
    ['b', false],
  ]);
  await clock.pass(heldUpMs * 10);
  expect(changes).toHaveLength(4);
});
