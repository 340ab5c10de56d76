import { expect, test } from 'vitest';
import { crash } from './rig.ts';

test('G12 kill -9 at random moments under load loses or doubles nothing acknowledged, and everything sent is on disk', async () => {
  const { kills, answers, submissions, received, wrong } = await crash({ kills: 5, seed: 12 });
  expect(wrong).toEqual([]);
  expect(kills).toBe(5);
  // There was something to lose.
  expect(Math.min(answers, submissions, received)).toBeGreaterThan(0);
}, 900_000);
