import type { HostGame, HostMessage, HostState, HostTeam } from '@snug/contract';
import { demoHostGame, demoTeam, submissionOf } from '@snug/testing/fixtures';
import { describe, expect, test } from 'vitest';
import { canAsk, canRecall, isOver, nextAction, otherActions, reduceHost } from './host-game.ts';

/** The demo game in this state. It has two rounds of three questions: r1q1 … r2q3. */
const at = (state: Partial<HostState>): HostGame => {
  const game = demoHostGame();
  return reduceHost(game, { type: 'HOST_STATE', state: { ...game.state, ...state } });
};
const started = { game_started: true, round_index: 0, round_open: true, submissions_open: true };

const named = (game: HostGame): string | undefined => {
  const action = nextAction(game);
  if (!action) return undefined;
  if ('question' in action) return `${action.kind} ${action.question.question_id}`;
  return 'round' in action ? `${action.kind} ${action.round.round_order}` : action.kind;
};

describe('nextAction: the one main action in every state', () => {
  test.each<[string, Partial<HostState>, string | undefined, string[]]>([
    ['before the first round', {}, 'start-round 1', ['end-game']],
    ['a round without a question', { ...started, submissions_open: false }, 'ask r1q1', ['ask-next']],
    ['after the first question', { ...started, asked: ['r1q1'] }, 'ask r1q2', ['ask-next', 'close-submissions']],
    ['all asked', { ...started, asked: ['r1q1', 'r1q2', 'r1q3'] }, 'close-submissions 1', []],
    [
      'all asked, closed',
      { ...started, submissions_open: false, asked: ['r1q1', 'r1q2', 'r1q3'] },
      'end-round 1',
      ['open-submissions', 'reveal', 'tell'],
    ],
    [
      'closed before all were asked',
      { ...started, submissions_open: false, asked: ['r1q1'] },
      'end-round 1',
      ['open-submissions', 'reveal'],
    ],
    [
      'one in the middle recalled: it is not asked again by itself',
      { ...started, asked: ['r1q1', 'r1q3'] },
      'close-submissions 1',
      [],
    ],
    [
      'the last asked recalled: it is next again',
      { ...started, asked: ['r1q1'] },
      'ask r1q2',
      ['ask-next', 'close-submissions'],
    ],
    ['the first recalled, one left', { ...started, asked: ['r1q2'] }, 'ask r1q3', ['close-submissions']],
    ['the only asked one recalled', { ...started, asked: [] }, 'ask r1q1', ['ask-next']],
    [
      'between rounds',
      { game_started: true, round_index: 0, round_open: false, asked: ['r1q1', 'r1q2', 'r1q3'] },
      'start-round 2',
      ['reveal', 'tell', 'reopen-round', 'end-game'],
    ],
    [
      'between rounds, with its answers told',
      { game_started: true, round_index: 0, round_open: false, asked: ['r1q1', 'r1q2', 'r1q3'], revealed: [1] },
      'start-round 2',
      ['reopen-round', 'end-game'],
    ],
    [
      'between rounds, with two of its answers told',
      {
        ...{ game_started: true, round_index: 0, round_open: false, asked: ['r1q1', 'r1q2', 'r1q3'] },
        ...{ revealed: [1], telling: { round_order: 1, count: 2 } },
      },
      'start-round 2',
      ['reveal', 'tell', 'reopen-round', 'end-game'],
    ],
    ['after the last round', { game_started: true, round_index: 1, round_open: false }, 'end-game', ['reopen-round']],
    ['ended', { game_started: true, round_index: 1, status: 'ended' }, undefined, ['reopen-game', 'finalize-game']],
    [
      'ended in the middle of a round',
      { ...started, status: 'ended', asked: ['r1q1'] },
      undefined,
      ['reopen-game', 'finalize-game'],
    ],
    ['final', { game_started: true, round_index: 1, status: 'finalized' }, undefined, []],
  ])('%s', (_, state, main, others) => {
    const game = at(state);
    expect(named(game)).toBe(main);
    expect(otherActions(game).map(({ kind }) => kind)).toEqual(others);
  });

  test('the main action is never among the other actions', () => {
    for (const round_open of [true, false])
      for (const submissions_open of [true, false])
        for (const round_index of [-1, 0, 1])
          for (const asked of [[], ['r1q1'], ['r1q1', 'r1q2', 'r1q3']]) {
            const game = at({ game_started: true, round_open, submissions_open, round_index, asked });
            expect(otherActions(game).map(({ kind }) => kind)).not.toContain(nextAction(game)?.kind);
          }
  });
});

test('isOver: earlier rounds, and the latest between rounds', () => {
  const over = (state: Partial<HostState>) => {
    const game = at(state);
    return game.rounds.map((round) => isOver(game, round));
  };
  expect(over({})).toEqual([false, false]);
  expect(over(started)).toEqual([false, false]);
  expect(over({ ...started, round_open: false })).toEqual([true, false]);
  expect(over({ ...started, round_index: 1 })).toEqual([true, false]);
  expect(over({ ...started, round_index: 1, status: 'ended' })).toEqual([true, true]);
});

test('canAsk: any unasked question of the open round while submissions are open', () => {
  const open = at({ ...started, asked: ['r1q1', 'r1q3'] });
  expect(['r1q1', 'r1q2', 'r1q3', 'r2q1'].filter((id) => canAsk(open, id))).toEqual(['r1q2']);
  expect(canAsk(at({ ...started, submissions_open: false, asked: ['r1q1'] }), 'r1q2')).toBe(false);
  expect(canAsk(at({ ...started, submissions_open: false, asked: [] }), 'r1q2')).toBe(true);
  expect(canAsk(at({}), 'r1q1')).toBe(false);
});

test('canRecall: an asked question of the open round, also after the close', () => {
  const closed = at({ ...started, submissions_open: false, asked: ['r1q1'] });
  expect(canRecall(closed, 'r1q1')).toBe(true);
  expect(canRecall(closed, 'r1q2')).toBe(false);
  expect(canRecall(at({ ...started, round_open: false, asked: ['r1q1'] }), 'r1q1')).toBe(false);
});

describe('reduceHost', () => {
  const state: HostState = {
    status: 'live',
    game_started: true,
    submissions_open: true,
    round_index: 0,
    round_open: true,
    asked: ['r1q1', 'r1q2'],
  };
  const team: HostTeam = {
    ...demoTeam('t1', 'Quizzly Bears'),
    answered: 2,
    submitted: { 1: submissionOf([['amsterdam'], ['lyon'], ['']]) },
  };
  const messages: HostMessage[] = [
    { type: 'HOST_STATE', state },
    { type: 'HOST_TEAM', team },
    { type: 'HOST_TEAM', team: demoTeam('t9', 'Late Arrivals') },
    { type: 'HOST_WATCHERS', watcher_count: 7 },
  ];

  test.each(messages)('applying $type twice equals applying it once', (message) => {
    const once = reduceHost(demoHostGame(), message);
    expect(reduceHost(once, message)).toEqual(once);
  });

  test('HOST_STATE replaces the whole state, and the status that lists show', () => {
    const game = reduceHost(demoHostGame(), { type: 'HOST_STATE', state: { ...state, status: 'ended' } });
    expect(game.state.asked).toEqual(['r1q1', 'r1q2']);
    expect(game.status).toBe('ended');
  });

  test('a new round begins without answers', () => {
    const withLate = { type: 'HOST_TEAM', team: { ...team, late_answers: 1 } } as const;
    const during = reduceHost(reduceHost(demoHostGame(), { type: 'HOST_STATE', state }), withLate);
    const next = reduceHost(during, { type: 'HOST_STATE', state: { ...state, round_index: 1, asked: [] } });
    expect(next.teams.map(({ answered, late_answers }) => [answered, late_answers])).toEqual(
      next.teams.map(() => [0, undefined]),
    );
    expect(next.teams.find(({ teamid }) => teamid === 't1')?.submitted).toEqual(team.submitted);
  });

  test('HOST_STATE keeps the order asked with its round, so that answers of earlier rounds keep their questions', () => {
    const first = reduceHost(demoHostGame(), { type: 'HOST_STATE', state: { ...state, asked: ['r1q3', 'r1q1'] } });
    const second = reduceHost(first, { type: 'HOST_STATE', state: { ...state, round_index: 1, asked: ['r2q1'] } });
    expect(second.rounds.map(({ asked }) => asked)).toEqual([['r1q3', 'r1q1'], ['r2q1']]);
  });

  test('HOST_TEAM replaces a known team in its place and adds an unknown one at the end', () => {
    const before = demoHostGame({ teams: [demoTeam('t1', 'One'), demoTeam('t2', 'Two')] });
    const changed = reduceHost(before, { type: 'HOST_TEAM', team });
    expect(changed.teams.map(({ teamid }) => teamid)).toEqual(['t1', 't2']);
    expect(changed.teams[0]).toBe(team);
    const added = reduceHost(changed, { type: 'HOST_TEAM', team: demoTeam('t3', 'Three') });
    expect(added.teams.map(({ teamid }) => teamid)).toEqual(['t1', 't2', 't3']);
  });

  test('HOST_TEAM without a submission withdraws it, as after a recall', () => {
    const submitted = reduceHost(demoHostGame(), { type: 'HOST_TEAM', team });
    const recalled = reduceHost(submitted, { type: 'HOST_TEAM', team: { ...team, submitted: {} } });
    expect(recalled.teams.find(({ teamid }) => teamid === 't1')?.submitted).toEqual({});
  });

  test('reduceHost does not change the game it is given', () => {
    const game = demoHostGame();
    const copy = structuredClone(game);
    for (const message of messages) reduceHost(game, message);
    expect(game).toEqual(copy);
  });
});
