import type { HostGame } from '@snug/contract';
import { countedTeams } from '@snug/grading';
import { demoHostGame, demoTeam, submissionOf } from '@snug/testing/fixtures';
import { expect, test } from 'vitest';
import { scoresOf } from './desk/scored-game.ts';
import { countIn, countPhones, submissionsOf, teamProgress } from './team-progress.ts';
import { missingIn } from './tools.ts';

const during = (): HostGame => {
  const game = demoHostGame({
    teams: [
      demoTeam('in', 'In', { submitted: { 1: submissionOf([]) } }),
      demoTeam('doubled', 'Doubled', { submitted: { 1: submissionOf([], { doubled: true }) } }),
      demoTeam('late', 'Late', { submitted: { 1: submissionOf([], { late: true, doubled: true }) } }),
      demoTeam('at-close', 'Handed in', { submitted: { 1: submissionOf([], { at_close: true }) } }),
      demoTeam('beside', 'Late beside', {
        submitted: { 1: submissionOf([], { at_close: true }) },
        late_submitted: { 1: submissionOf([], { late: true }) },
      }),
      demoTeam('answering', 'Answering', { answered: 2 }),
      demoTeam('waiting', 'Waiting'),
      demoTeam('paper', 'On paper', { paper: true }),
      demoTeam('other', 'In another round', { submitted: { 2: submissionOf([]) } }),
    ],
  });
  const state = {
    ...game.state,
    game_started: true,
    round_index: 0,
    round_open: true,
    asked: ['r1q1', 'r1q2', 'r1q3'],
  };
  return { ...game, state };
};

test('teamProgress: every team has one state', () => {
  const game = during();
  expect(game.teams.map((team) => teamProgress(game, team))).toEqual([
    { kind: 'in' },
    { kind: 'in-doubled' },
    { kind: 'late' },
    { kind: 'at-close' },
    { kind: 'late-beside' },
    { kind: 'answering', answered: 2, asked: 3 },
    { kind: 'waiting' },
    { kind: 'on-paper' },
    { kind: 'waiting' },
  ]);
});

test('a team that everybody has left is awaited by nobody, and says so', () => {
  const playing = during();
  const left = demoTeam('left', 'Left', { player_count: 0, everybody_left: true });
  const game = { ...playing, teams: [...playing.teams, left] };
  expect(teamProgress(game, left)).toEqual({ kind: 'everybody-left' });
  expect(countedTeams(game)).toEqual(playing.teams);
  expect(Object.values(missingIn(game)).flat()).not.toContain(left);
  expect(scoresOf(game).map(({ teamid }) => teamid)).not.toContain('left');
});

test('teamProgress: before the first round every team is only seated', () => {
  const game = demoHostGame();
  expect(game.teams.map((team) => teamProgress(game, team).kind)).toEqual(game.teams.map(() => 'seated'));
});

test('teamProgress: once the round is over, a team without a submission is not in', () => {
  const game = during();
  const over = { ...game, state: { ...game.state, round_open: false } };
  expect(over.teams.map((team) => teamProgress(over, team).kind)).toEqual([
    'in',
    'in-doubled',
    'late',
    'at-close',
    'late-beside',
    'not-in',
    'not-in',
    'on-paper',
    'not-in',
  ]);
});

test('countIn: a late submission does not count as in', () => {
  expect(countIn(during())).toBe(4);
});

test('submissionsOf: what was handed in at the close is in, and what came late beside it is late', () => {
  const game = during();
  const [round] = game.rounds;
  expect(round && submissionsOf(game, round)).toEqual({ inTime: 4, late: 2 });
});

/** How far the team is that has answered two questions. */
const answeringIn = (game: HostGame) =>
  game.teams.filter(({ teamid }) => teamid === 'answering').map((team) => teamProgress(game, team));

test('teamProgress: clues are counted as clues', () => {
  const game = during();
  const clues = { ...game, rounds: game.rounds.map((round) => ({ ...round, single_answer: true })) };
  expect(answeringIn(clues)).toEqual([{ kind: 'on-clues', answered: 2, asked: 3 }]);
});

test('teamProgress: after a recall a team has never answered more questions than are asked', () => {
  const game = during();
  const recalled = { ...game, state: { ...game.state, asked: ['r1q1'] } };
  expect(answeringIn(recalled)).toEqual([{ kind: 'answering', answered: 1, asked: 1 }]);
});

test('countPhones: how many phones the teams have, and how many of them are here', () => {
  expect(countPhones(demoHostGame())).toEqual({ all: 12, here: 12 });
  const teams = demoHostGame().teams.map((team, nth) => ({ ...team, online: nth }));
  expect(countPhones(demoHostGame({ teams }))).toEqual({ all: 12, here: 6 });
});

test('teamProgress: answers that came late wait beside what was handed in at the close, or by themselves', () => {
  const game = during();
  const closed = { ...game, state: { ...game.state, submissions_open: false } };
  const withLate = { ...closed, teams: closed.teams.map((team) => ({ ...team, late_answers: 1 })) };
  const kinds = withLate.teams.map((team) => teamProgress(withLate, team).kind);
  expect(kinds).toEqual(['in', 'in-doubled', 'late', 'late-beside', 'late-beside', 'late', 'late', 'late', 'late']);
  const [first, second] = withLate.rounds;
  expect(first && submissionsOf(withLate, first).late).toBe(9);
  expect(second && submissionsOf(withLate, second).late).toBe(0);
});
