import type { ProofSheet } from '@snug/contract';
import { expect, test } from 'vitest';
import { checkProof } from './audience.ts';
import { crash } from './rig.ts';

test('G12 kill -9 at random moments under load loses or doubles nothing acknowledged, and everything sent is on disk', async () => {
  const { kills, wrong, startMs: _, ...figures } = await crash({ kills: 5, seed: 12 });
  expect(wrong).toEqual([]);
  expect(kills).toBe(5);
  // There was something to lose.
  const { appeals: __, ...acknowledged } = figures;
  expect(Math.min(...Object.values(acknowledged))).toBeGreaterThan(0);
}, 900_000);

test('G12 the proof sheet is compared exactly: what is missing and what is doubled is said', () => {
  const row = { day: '2026-01-06', place: 'game', venue_id: 'v', venue: 'V', round: 1, skipped: 0 } as const;
  const sheet: ProofSheet = {
    ...{ sponsor: '', venue: 'V', made_at: '', items: [] },
    rows: [
      { ...row, id: 'ad', served: 1, seen: 2, tapped: 0, answered: 0, chosen: [] },
      { ...row, id: 'survey', served: 1, seen: 0, tapped: 0, answered: 1, chosen: [0, 1] },
    ],
  };
  const ann = new Set(['served ad', 'seen ad', 'served survey', 'answered survey', 'chosen survey 1']);
  const bob = new Set(['seen ad']);
  expect(checkProof(sheet, [ann, bob], true)).toEqual([]);
  expect(checkProof(sheet, [ann], false)).toEqual([]);
  expect(checkProof(sheet, [ann], true)).toEqual(['The proof sheet says 2 times “seen ad”; it happened 1 times.']);
  expect(checkProof(sheet, [ann, bob, new Set(['tapped ad'])], false)).toEqual([
    '1 times “tapped ad” was acknowledged; the proof sheet says 0.',
  ]);
});
