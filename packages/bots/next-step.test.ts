import type { HostGame, HostState, HostVote } from '@snug/contract';
import { demoHostGame, demoTeam, submissionOf } from '@snug/testing/fixtures';
import { expect, test } from 'vitest';
import { mayVote, nextStep } from './next-step.ts';

const asked = ['r1q1', 'r1q2', 'r1q3'];

/** The demo game in its first round. */
function inRound(state: Partial<HostState>, partial: Partial<HostGame> = {}): HostGame {
  const game = demoHostGame();
  const now = { ...game.state, game_started: true, round_index: 0, round_open: true, ...state };
  const rounds = game.rounds.map((round, n) => ({ ...round, asked: n === 0 ? now.asked : [] }));
  return { ...game, rounds, state: now, ...partial };
}

/** Teams that have handed this in; the others have not. */
const handedIn = (...answers: readonly (string[][] | undefined)[]) =>
  answers.map((each, n) => demoTeam(`t${n}`, `Team ${n}`, { submitted: each ? { 1: submissionOf(each) } : {} }));
const right = [['Amsterdam'], ['China', 'Nepal'], ['Easter Island']];
const doubtful = [['Amsterdm'], ['China', 'Tibet'], ['Easter Isle']];

test('the lobby waits a while, then the first round begins, with a question soon after', () => {
  expect(nextStep(demoHostGame(), false)).toMatchObject({ kind: 'start-round', round: { round_order: 1 } });
  expect(nextStep(inRound({}), false)).toMatchObject({
    kind: 'ask',
    question: { question_id: 'r1q1' },
    afterMs: 2_500,
  });
  const second = inRound({ asked: ['r1q1'], submissions_open: true });
  expect(nextStep(second, false)).toMatchObject({ kind: 'ask', question: { question_id: 'r1q2' }, afterMs: 25_000 });
});

test('a recalled question is asked again', () => {
  const game = inRound({ asked: ['r1q1', 'r1q3'], submissions_open: true });
  expect(nextStep(game, false)).toMatchObject({ kind: 'ask', question: { question_id: 'r1q2' } });
});

test('after the last question it counts down, and closes as soon as everybody is in', () => {
  const open = { asked, submissions_open: true };
  expect(nextStep(inRound(open), false)?.kind).toBe('count-down');
  const counting = inRound({ ...open, countdown: { ends_at: 60_000, now: 0 } });
  expect(nextStep(counting, false)).toMatchObject({ kind: 'close', afterMs: 60_000 });
  const allIn = inRound(open, { teams: handedIn(right, doubtful) });
  expect(nextStep(allIn, false)).toMatchObject({ kind: 'close', afterMs: 2_500 });
  expect(nextStep(inRound(open, { teams: [] }), false)?.kind).toBe('count-down');
  // A team on paper hands in at the quizmaster's table.
  const paper = [...handedIn(right), demoTeam('p', 'The Pencils', { paper: true })];
  expect(nextStep(inRound(open, { teams: paper }), false)?.kind).toBe('close');
  expect(nextStep(inRound(open), true)?.kind).toBe('close');
});

test('late ones come in first, then what is clear is graded, and three doubtful answers are left for people for a while', () => {
  const late = demoTeam('l', 'Last Orders', { submitted: { 1: submissionOf(right, { late: true }) } });
  const teams = [...handedIn(right, doubtful, [['Utrecht'], ['', ''], ['Hawaii']]), late];
  expect(nextStep(inRound({ asked }, { teams }), false)).toMatchObject({ kind: 'accept-late', teamid: 'l' });
  const game = inRound({ asked }, { teams: teams.slice(0, 3) });
  const clear = nextStep(game, false);
  expect(clear).toMatchObject({ kind: 'grade', afterMs: 8_000 });
  const graded = clear?.kind === 'grade' ? clear.answers.map(({ answer_key }) => answer_key) : [];
  expect(graded.length).toBeGreaterThan(0);
  expect(graded).not.toContain('amsterdm');

  const grades = (clear?.kind === 'grade' ? clear.answers : []).map(({ question_id, answer_key, marks }) => {
    return { question_id, answer_key, marks, funny: false, version: 1, by: 'Robin', at: 0 };
  });
  const rest = nextStep({ ...game, grades }, false);
  expect(rest).toMatchObject({ kind: 'grade', afterMs: 40_000 });
  expect(rest?.kind === 'grade' ? rest.answers.length : 0).toBeLessThanOrEqual(3);
  // Nobody is there to grade: everything at once.
  const rushed = nextStep(game, true);
  expect(rushed?.kind === 'grade' ? rushed.answers.length : 0).toBe(
    graded.length + (rest?.kind === 'grade' ? rest.answers.length : 0),
  );
});

test('what is graded is told, then on the board, then the round ends; the last board waits for the winners', () => {
  const teams = handedIn(right, right);
  const step = (state: Partial<HostState>) => nextStep(inRound({ asked, ...state }, { teams }), false);
  expect(step({})?.kind).toBe('reveal');
  expect(step({ revealed: [1] })).toMatchObject({ kind: 'publish', through: 1, unveiled: null });
  expect(step({ revealed: [1], board_through: 1 })?.kind).toBe('end-round');
  const [only] = inRound({ asked }).rounds;
  const last = inRound({ asked, revealed: [1] }, { teams, rounds: only ? [only] : [] });
  expect(nextStep(last, false)?.kind).toBe('end-round');
});

test('between rounds there is a break, and after the last the end', () => {
  const between = (state: Partial<HostState>) => nextStep(inRound({ asked, round_open: false, ...state }), false);
  expect(between({})?.kind).toBe('break');
  expect(between({ paused: true })).toMatchObject({ kind: 'start-round', round: { round_order: 2 } });
  expect(between({ round_index: 1 })?.kind).toBe('end-game');
});

test('in the second break, or the only one, the room votes for the best name, once, and the winner is told before the next round', () => {
  const between = (state: Partial<HostState> = {}) => inRound({ asked, round_open: false, paused: true, ...state });
  const vote = (partial: Partial<HostVote>): HostVote => {
    return { vote: 'name', state: 'none', candidates: 4, voted: 0, of: 9, ...partial };
  };
  expect(nextStep(between(), false, vote({}))?.kind).toBe('open-vote');
  expect(nextStep(between(), false, vote({ candidates: 1 }))?.kind).toBe('start-round');
  const open = { state: 'open', voted: 8 } as const;
  expect(nextStep(between(), false, vote(open))).toMatchObject({ kind: 'close-vote', afterMs: 30_000 });
  expect(nextStep(between(), false, vote({ ...open, voted: 9 }))).toMatchObject({ kind: 'close-vote', afterMs: 4_000 });
  // What a person has closed, or taken off the screen, is not opened again.
  for (const state of ['closed', 'hidden'] as const)
    expect(nextStep(between(), false, vote({ state }))?.kind).toBe('start-round');
  expect(nextStep(between({ paused: false }), false, vote({}))?.kind).toBe('break');
  expect(nextStep(between({ round_index: 1 }), false, vote({}))?.kind).toBe('end-game');
  // In another break none is opened.
  const three = between().rounds.concat(between().rounds.slice(0, 1));
  const longer = [0, 1].map((round_index) => {
    return nextStep({ ...between({ round_index }), rounds: three }, false, vote({}))?.kind;
  });
  expect(longer).toEqual(['start-round', 'open-vote']);
});

test('a vote that a person has left open is closed after the round, whichever that was, and before the end', () => {
  const between = (state: Partial<HostState> = {}) => inRound({ asked, round_open: false, ...state });
  const open: HostVote = { vote: 'name', state: 'open', candidates: 4, voted: 2, of: 9 };
  const three = between().rounds.concat(between().rounds.slice(0, 1));
  for (const [state, then] of [
    [{ round_index: 0 }, 'break'],
    [{ round_index: 0, paused: true }, 'start-round'],
    [{ round_index: 2 }, 'end-game'],
  ] as const) {
    const game = { ...between(state), rounds: three };
    expect(nextStep(game, false, open)).toMatchObject({ kind: 'close-vote', afterMs: 30_000 });
    expect(nextStep(game, false, { ...open, state: 'closed' })?.kind).toBe(then);
  }
  const times: Partial<HostState>[] = [{}, { paused: true }, { round_index: -1 }, { round_open: true }];
  expect(times.map((state) => mayVote(between(state)))).toEqual([true, true, false, false]);
  expect(mayVote(between({ status: 'ended' }))).toBe(false);
});

test('the winners are unveiled from the last to the first, then all is final', () => {
  const teams = handedIn(right, right, doubtful);
  const after = (state: Partial<HostState>) =>
    nextStep(inRound({ asked, round_open: false, round_index: 1, status: 'ended', ...state }, { teams }), false);
  expect(after({})).toMatchObject({ kind: 'publish', through: 2, unveiled: 1 });
  expect(after({ board_through: 1 })).toMatchObject({ kind: 'publish', through: 2, unveiled: 1 });
  expect(after({ board_through: 2, unveiled: 1 })).toMatchObject({ unveiled: 2 });
  expect(after({ board_through: 2, unveiled: 2 })).toMatchObject({ unveiled: null });
  expect(after({ board_through: 2 })?.kind).toBe('finalize');
  expect(after({ status: 'finalized' })).toBeUndefined();
});
