import type { HostState } from '@snug/contract';
import { demoHostGame, demoTeam, submissionOf } from '@snug/testing/fixtures';
import { expect, test } from 'vitest';
import { isCountable, missingIn } from './tools.ts';

const { state } = demoHostGame();
const open: HostState = { ...state, game_started: true, round_index: 0, round_open: true, submissions_open: true };

test('who is missing: those at it, those whose phones sleep, and those on paper; whoever is in or late is not', () => {
  const teams = [
    demoTeam('in', 'In', { submitted: { 1: submissionOf([['x']]) } }),
    demoTeam('late', 'Late', { late_answers: 1 }),
    demoTeam('awake', 'Awake', { online: 2 }),
    demoTeam('unknown', 'Of an older server'),
    demoTeam('asleep', 'Asleep', { online: 0 }),
    demoTeam('paper', 'Paper', { online: 0, paper: true }),
  ];
  const missing = missingIn(demoHostGame({ state: open, teams }));
  const names = Object.entries(missing).map(([kind, all]) => [
    kind,
    all.map((team: { teamid: string }) => team.teamid),
  ]);
  expect(Object.fromEntries(names)).toEqual({ thinking: ['awake', 'unknown'], asleep: ['asleep'], onPaper: ['paper'] });
});

test('a countdown starts while submissions are open, not in a break, nor beside another', () => {
  const can = (set: Partial<HostState>) => isCountable(demoHostGame({ state: { ...open, ...set } }));
  expect(can({})).toBe(true);
  expect(can({ submissions_open: false })).toBe(false);
  expect(can({ paused: true })).toBe(false);
  expect(can({ countdown: { ends_at: 2, now: 1 } })).toBe(false);
  expect(can({ status: 'ended' })).toBe(false);
});
