import type { GamePlan, PlanChoices } from '@snug/contract';
import { expect, test } from 'vitest';
import { draftOf, newDraft, planOf, planProblems } from './plan-draft.ts';

const plan: GamePlan = {
  ...{ pack_id: 'p1', title: 'Quiz Night', kind: 'Pub Quiz', date: '2026-01-06T19:30:12.000Z', host_id: 'robin' },
  ...{ private_event: true, team_size: 6, late_join: 0, approve_teams: true, double_rule: 'joker', points_each: 0 },
};
const open = { team_size: null, late_join: null, double_rule: null, points_each: null };
const choices: PlanChoices = {
  hosts: [{ host_id: 'robin', name: 'Robin' }],
  packs: [{ pack_id: 'p1', title: 'Rivers', kind: 'Music Bingo', rounds: 2, questions: 9, created_at: 1, played: [] }],
};

test.each([plan, { ...plan, ...open, pack_id: null }])(
  'a draft of a plan is that plan again, to the second',
  (given) => {
    expect(planOf(draftOf(given), given)).toEqual(given);
    expect(planProblems(draftOf(given), given)).toEqual([]);
  },
);

test('a start that is changed is the moment of the fields', () => {
  const moved = planOf({ ...draftOf(plan), day: '2026-02-03', time: '20:00' }, plan);
  expect(moved.date).toBe(new Date(2026, 1, 3, 20).toISOString());
});

test('a new game is of the named pack and its kind, tonight, and needs a pack', () => {
  const now = new Date(2026, 0, 6, 12);
  const draft = newDraft(choices, 'p1', now);
  expect(planOf(draft)).toEqual({
    ...{ pack_id: 'p1', title: '', kind: 'Music Bingo', host_id: 'robin', private_event: false, approve_teams: false },
    ...open,
    date: new Date(2026, 0, 6, 20).toISOString(),
  });
  expect(planProblems(draft)).toEqual([]);
  expect(planProblems(newDraft(choices, 'gone', now))).toEqual(['pack']);
});

test.each([
  [{ day: '' }, 'date'],
  [{ points_each: '1.5' }, 'points'],
  [{ points_each: '101' }, 'points'],
  [{ points_each: '-1' }, 'points'],
  [{ pack_id: '' }, 'pack'],
] as const)('%o is a problem: %s', (set, problem) => {
  expect(planProblems({ ...draftOf(plan), ...set }, plan)).toEqual([problem]);
});
