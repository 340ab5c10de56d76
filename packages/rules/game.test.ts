import {
  aGameState,
  aRound,
  decided,
  nothingBut,
  now,
  openIn,
  refused,
  sent,
  setGame,
  setRound,
  ungraded,
} from '@snug/testing/rules';
import { describe, expect, test } from 'vitest';
import type { Game } from './state/game-state.ts';
import { hostState } from './state/game-state.ts';

const inRound = (set: Partial<Game> = {}) =>
  aGameState({ ...openIn(1), ...set }, { rounds: [aRound(1, { started_at: 3, opened_at: 4 }), aRound(2)] });
const between = (set: Partial<Game> = {}) => aGameState({ round_index: 0, ...set });
const roundEnds = ['CLOSE_SUBMISSIONS>players', 'ROUND_END>players'];
const unchanged = (set: Partial<Game>) => nothingBut({ state: hostState(between(set)) });

describe('endGame', () => {
  const end = (state = between()) => decided('endGame', { ...state, unsubmitted: [], empty: [] }, {});

  test('MSG-END_GAME the game ends; everybody and the quizmaster get a message', () => {
    const decision = end();
    expect(decision.changes).toEqual([setGame({ status: 'ended', ended_at: now })]);
    expect(sent(decision)).toEqual(['END_GAME>players', 'HOST_STATE>host']);
    expect(decision.reply.state.status).toBe('ended');
  });

  test('MSG-END_GAME an open round ends first, submissions before it', () => {
    const decision = end(inRound());
    expect(sent(decision)).toEqual([...roundEnds, 'END_GAME>players', 'HOST_STATE>host']);
    expect(decision.changes).toContainEqual(setRound(1, { closed_at: now }));
    expect(decision.reply.state).toMatchObject({ status: 'ended', round_open: false, submissions_open: false });
  });

  test.each(['ended', 'finalized'])('a game that is %s does not end twice', (status) => {
    expect(end(between({ status }))).toEqual(unchanged({ status }));
  });
});

describe('reopenGame', () => {
  const reopen = (status: string, isCodeTaken = false) =>
    decided('reopenGame', { ...between({ status, ended_at: 7 }), isCodeTaken }, {});

  test('STATE-06 MSG-RELOAD_GAME a reopened game is live again, and everybody loads it', () => {
    const decision = reopen('ended');
    expect(decision.changes).toEqual([setGame({ status: 'live', ended_at: null })]);
    expect(sent(decision)).toEqual(['RELOAD_GAME>players', 'HOST_STATE>host']);
    expect(decision.reply.state.status).toBe('live');
    expect(decision.hostNews).toEqual({ soon: 'all' });
  });

  test('STATE-06 a live game is not reopened twice', () => {
    expect(reopen('live')).toEqual(unchanged({ status: 'live' }));
  });

  test('STATE-06 OPEN-34 final results stay final', () => {
    expect(refused(() => reopen('finalized'))).toBe('409 gameFinal');
  });

  test('STATE-06 a game whose code is in use again stays ended', () => {
    expect(refused(() => reopen('ended', true))).toBe('409 codeInUse');
  });
});

describe('finalizeGame', () => {
  const finalize = (state = between()) =>
    decided('finalizeGame', { ...state, ...ungraded, unsubmitted: [], empty: [] }, {});

  test('STATE-06 OPEN-34 an ended game becomes final; players get no message', () => {
    const decision = finalize(between({ status: 'ended', ended_at: 7 }));
    expect(decision.changes).toEqual([setGame({ status: 'finalized' })]);
    expect(sent(decision)).toEqual(['HOST_STATE>host']);
    expect(decision.reply.state.status).toBe('finalized');
  });

  test('STATE-06 MSG-END_GAME a live game ends first', () => {
    const decision = finalize(inRound());
    expect(sent(decision)).toEqual([...roundEnds, 'END_GAME>players', 'HOST_STATE>host']);
    expect(decision.changes.slice(-2)).toEqual([
      setGame({ status: 'ended', ended_at: now }),
      setGame({ status: 'finalized' }),
    ]);
  });

  test('a finalized game stays as it is', () => {
    expect(finalize(between({ status: 'finalized' }))).toEqual(unchanged({ status: 'finalized' }));
  });
});
