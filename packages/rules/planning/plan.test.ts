import { Pack } from '@snug/contract/shapes';
import { aGame, aGameState, aQuestion, aRound, decided, now, refused } from '@snug/testing/rules';
import { describe, expect, test } from 'vitest';
import type { Game } from '../state/game-state.ts';
import { type PlanGame, requireStart } from './plan.ts';

const hour = 3_600_000;
const later = (ms: number) => new Date(now + ms).toISOString();
const fresh = { game_started: false, date: later(hour) } as const;

const pack = Pack.parse({
  title: 'Tuesday Trivia',
  rounds: [
    { title: 'One', double_or_nothing: true, double_rule: 'mild', questions: [question('a', 3), question('b')] },
    { title: 'Two', questions: [question('c', 2)] },
  ],
});

function question(text: string, points?: number) {
  return { question_text: text, accepted: [[text]], ...(points !== undefined && { points }) };
}

function aPlan(set: Partial<PlanGame> = {}): PlanGame {
  return {
    ...{ pack_id: 'pack', title: 'Tuesday', kind: 'Pub Quiz', date: fresh.date, host_id: 'robin' },
    ...{ private_event: false, team_size: null, late_join: null, approve_teams: false },
    ...{ double_rule: null, points_each: null, starts_at: now + hour, ...set },
  };
}

/** A game of the pack that has not begun. */
function toPlan(game: Partial<Game> = {}) {
  const rounds = [aRound(1, { double_or_nothing: true, double_rule: 'mild' }), aRound(2)];
  const questions = [aQuestion(1, 0, { points: 3 }), aQuestion(1, 1), aQuestion(2, 0, { points: 2 })];
  const state = aGameState({ ...fresh, ...game }, { rounds, questions });
  return { ...state, pack_id: 'pack', pack, host_id: 'robin', hosts: [{ host_id: 'robin' }, { host_id: 'sam' }] };
}

const plan = (set: Partial<PlanGame>, game: Partial<Game> = {}) => decided('planGame', toPlan(game), aPlan(set));
const types = ({ messages }: { messages: readonly { message: { type: string } }[] }) =>
  messages.map(({ message }) => message.type);

describe('planGame', () => {
  test('the plan that it has already changes nothing, and nobody is told', () => {
    expect(plan({})).toMatchObject({ changes: [], messages: [] });
  });

  test('what players see reaches their phones; what they do not see is for the quizmaster alone', () => {
    const moved = plan({ title: ' Quiz \n Night ', date: later(2 * hour), private_event: true });
    const set = { title: 'Quiz Night', date: later(2 * hour), private_event: true };
    expect(moved.changes).toEqual([{ kind: 'game', set }]);
    expect(types(moved)).toEqual(['RELOAD_GAME', 'HOST_RELOAD']);
    const settled = plan({ team_size: 6, late_join: 2, approve_teams: true });
    expect(settled.changes).toEqual([{ kind: 'game', set: { team_size: 6, late_join: 2, approve_teams: true } }]);
    expect(types(settled)).toEqual(['HOST_RELOAD']);
  });

  test('without a title it has the pack’s', () => {
    expect(plan({ title: ' ' }).changes).toEqual([{ kind: 'game', set: { title: 'Tuesday Trivia' } }]);
  });

  test('it can be the game of another quizmaster of the venue alone', () => {
    expect(plan({ host_id: 'sam' }).changes).toEqual([{ kind: 'game-host', host_id: 'sam' }]);
    expect(refused(() => plan({ host_id: 'mallory' }))).toBe('404 personNotFound');
    // Who has ended at the venue meanwhile runs no night there.
    const left = { ...toPlan(), host_id: 'lee' };
    expect(refused(() => decided('planGame', left, aPlan({ host_id: 'lee' })))).toBe('404 personNotFound');
  });

  test('a rule for all rounds is of those that can be doubled; points are of every question', () => {
    expect(plan({ double_rule: 'joker', points_each: 2 }).changes).toEqual([
      { kind: 'game', set: { double_rule: 'joker', points_each: 2 } },
      { kind: 'round', round_id: 'round-1', set: { double_rule: 'joker' } },
      { kind: 'question', question_id: 'q1.0', set: { points: 2 } },
      { kind: 'question', question_id: 'q1.1', set: { points: 2 } },
    ]);
  });

  test('as the pack says again, it is as the pack says', () => {
    const state = toPlan({ double_rule: 'all', points_each: 5 });
    const rounds = state.rounds.map((round) => ({ ...round, double_rule: 'all' as const }));
    const questions = state.questions.map((each) => ({ ...each, points: 5 }));
    const { changes } = decided('planGame', { ...state, rounds, questions }, aPlan());
    expect(changes.slice(1)).toEqual([
      { kind: 'round', round_id: 'round-1', set: { double_rule: 'mild' } },
      { kind: 'question', question_id: 'q1.0', set: { points: 3 } },
      { kind: 'question', question_id: 'q1.1', set: { points: 1 } },
      { kind: 'question', question_id: 'q2.0', set: { points: 2 } },
    ]);
  });

  test('points that were set for one question stay while the plan does not say otherwise', () => {
    const state = toPlan();
    const questions = state.questions.map((each) => ({ ...each, points: 7 }));
    expect(decided('planGame', { ...state, questions }, aPlan({ team_size: 4 })).changes).toHaveLength(1);
  });

  test('another pack brings its rounds and questions, by the rules of the plan', () => {
    const decision = plan({ pack_id: 'other', points_each: 4 });
    const [, change] = decision.changes;
    expect(change).toMatchObject({
      kind: 'pack',
      pack_id: 'other',
      rounds: [{ round_order: 1, double_rule: 'mild', question_count: 2 }, { round_order: 2 }],
      questions: [{ points: 4, asked_order: null }, { points: 4 }, { points: 4 }],
    });
    expect(types(decision)).toEqual(['RELOAD_GAME', 'HOST_RELOAD']);
    const gone = { ...toPlan(), pack: undefined };
    expect(refused(() => decided('planGame', gone, aPlan({ pack_id: 'gone' })))).toBe('404 noSuchPack');
  });

  test.each<[string, Partial<Game>, string]>([
    ['has begun', { game_started: true, round_index: 0 }, '409 gameBegun'],
    ['shows its first round', { round_index: 0 }, '409 gameBegun'],
    ['is over', { status: 'ended' }, '409 gameEnded'],
    ['is cancelled', { status: 'cancelled' }, '409 gameEnded'],
  ])('a game that %s is as it is', (_, game, refusal) => {
    expect(refused(() => plan({ title: 'Other' }, game))).toBe(refusal);
  });

  test('a date that is not changed may be over: the game begins late', () => {
    const date = later(-3 * 86_400_000);
    expect(plan({ date, title: 'Late' }, { date }).changes).toEqual([{ kind: 'game', set: { title: 'Late' } }]);
  });
});

const day = 86_400_000;

test.each([
  ['two days ago', -2 * day, 'datePast'],
  ['in three years', 3 * 366 * day, 'dateFar'],
])('a game does not begin %s', (_, ms, detail) => {
  expect(refused(() => requireStart(now + ms, now))).toBe(`400 ${detail}`);
  expect(refused(() => plan({ date: later(ms), starts_at: now + ms }))).toBe(`400 ${detail}`);
});

test('a game may begin now, and may have begun last night', () => {
  for (const ms of [-day, 0, 2 * 366 * day]) expect(() => requireStart(now + ms, now)).not.toThrow();
});

describe('cancelGame and uncancelGame', () => {
  const cancelled = { ...fresh, status: 'cancelled', ended_at: now };

  test('a cancelled game is not live, and its phones load it', () => {
    const decision = decided('cancelGame', aGameState(fresh), {});
    expect(decision.changes).toEqual([{ kind: 'game', set: { status: 'cancelled', ended_at: now } }]);
    expect(types(decision)).toEqual(['RELOAD_GAME', 'HOST_STATE']);
    expect(decided('cancelGame', aGameState(cancelled), {}).changes).toEqual([]);
  });

  test('one that has begun is ended, not cancelled', () => {
    expect(refused(() => decided('cancelGame', aGameState({ game_started: true }), {}))).toBe('409 gameBegun');
  });

  test('it is taken back while its date is ahead and its code is free', () => {
    const back = (game: Partial<Game>, isCodeTaken = false, starts_at = now + 1) =>
      decided('uncancelGame', { ...aGameState(game), isCodeTaken, starts_at }, {});
    expect(back(cancelled).changes).toEqual([{ kind: 'game', set: { status: 'live', ended_at: null } }]);
    expect(refused(() => back(cancelled, false, now))).toBe('409 datePast');
    expect(refused(() => back(cancelled, true))).toBe('409 codeInUse');
    expect(refused(() => back({ status: 'ended' }))).toBe('409 gameEnded');
  });

  test('it can be neither reopened nor made final', () => {
    const state = { ...aGameState(cancelled), isCodeTaken: false };
    expect(refused(() => decided('reopenGame', state, {}))).toBe('409 gameCancelled');
    const graded = { unsubmitted: [], empty: [], teams: [], submissions: [], grades: [], adjustments: [], appeals: [] };
    expect(refused(() => decided('finalizeGame', { ...aGameState(cancelled), ...graded }, {}))).toBe(
      '409 gameCancelled',
    );
    expect(aGame(cancelled).status).toBe('cancelled');
  });
});
