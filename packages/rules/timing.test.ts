import { closeGraceMs } from '@snug/contract';
import { now } from '@snug/testing/rules';
import { expect, test } from 'vitest';
import { timingOf } from './timing.ts';

test.each([
  ['never opened', { opened_at: null, closed_at: null }, { submissions_open: false }, 'early'],
  ['open', { closed_at: null }, { submissions_open: true }, 'on-time'],
  ['closed this moment', { closed_at: now }, { submissions_open: false }, 'on-time'],
  ['at the end of the grace', { closed_at: now - closeGraceMs }, { submissions_open: false }, 'on-time'],
  ['after the grace', { closed_at: now - closeGraceMs - 1 }, { submissions_open: false }, 'late'],
  ['open, but of an earlier round', { closed_at: null }, { submissions_open: true, round_index: 1 }, 'late'],
  [
    'of a round that was left for an earlier one',
    { closed_at: now },
    { submissions_open: false, round_index: -1 },
    'late',
  ],
  ['within the grace, but revealed', { closed_at: now, revealed_at: now }, { submissions_open: false }, 'late'],
  ['continued after a reveal, but not open', { closed_at: null }, { submissions_open: false }, 'late'],
] as const)('OPEN-34 G16 %s', (_, round, game, expected) => {
  const own = { round_order: 1, opened_at: 1, revealed_at: null, ...round };
  const timing = timingOf({ round_index: 0, ...game }, own, now);
  expect(timing).toBe(expected);
});
