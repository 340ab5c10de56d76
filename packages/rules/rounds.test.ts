import { closeGraceMs } from '@snug/contract';
import {
  aGameState,
  anAnswer,
  aQuestion,
  aRound,
  asking,
  decided,
  nothingBut,
  now,
  openIn,
  refused,
  sent,
  setGame,
  setRound,
  toFoxes,
  toPlayers,
} from '@snug/testing/rules';
import { describe, expect, test } from 'vitest';
import { after } from './rounds.ts';
import type { CommandName, StateOf } from './rules.ts';
import type { Game, GameState, Round } from './state/game-state.ts';
import { hostState } from './state/game-state.ts';
import type { QuestionHoldings } from './state/team-round.ts';
import { timingOf } from './timing.ts';
import { questionView } from './views/question.ts';
import { roundStartView } from './views/round.ts';

const closed = { submissions_open: false };
const hidden = { ...closed, round_shown: false };
const over = { ...hidden, round_open: false };

/** A game whose first round is open and shown, with this many of its questions asked. */
function inRound(asked: number, { game, round }: { game?: Partial<Game>; round?: Partial<Round> } = {}): GameState {
  const isAsked = asked > 0;
  const state = aGameState(
    { ...openIn(1), submissions_open: isAsked, ...game },
    { rounds: [aRound(1, { started_at: 3, opened_at: isAsked ? 4 : null, ...round }), aRound(2)] },
  );
  return asking(state, ...['q1.0', 'q1.1', 'q1.2'].slice(0, asked));
}

const nobodyHeld: QuestionHoldings = { answers: [], suggestions: [] };
const start = (state: GameState, round_order: number) =>
  decided('startRound', { ...state, unsubmitted: [] }, { round_order });
const end = (state: GameState) => decided('endRound', { ...state, unsubmitted: [] }, {});
const ask = (state: GameState, question_id: string, held = nobodyHeld) =>
  decided('ask', { ...state, held }, { question_id });
const askNext = (state: GameState, count: number | null, asked?: number, held: StateOf<'askNext'>['held'] = []) =>
  decided('askNext', { ...state, held }, { count, asked });
const recall = (state: GameState, question_id: string) => decided('recall', state, { question_id });
const open = (state: GameState) => decided('openSubmissions', { ...state, standing: [] }, {});
const close = (state: GameState, keep_round = true) => decided('closeSubmissions', state, { keep_round });
const reveal = (state: GameState, round_order = 1, count?: number) =>
  decided('reveal', { ...state, unsubmitted: [] }, { round_order, count });
const nudge = (state: GameState, thinking = 2) => decided('nudge', { ...state, thinking }, {});

const unchanged = (state: GameState) => nothingBut({ state: hostState(state) });
const closedNow = setRound(1, { closed_at: now });
const handedInNow = setRound(1, { handed_in_at: now });

const played: [CommandName, (state: GameState) => unknown][] = [
  ['startRound', (state) => start(state, 1)],
  ['endRound', end],
  ['ask', (state) => ask(state, 'q1.2')],
  ['askNext', (state) => askNext(state, null)],
  ['recall', (state) => recall(state, 'q1.0')],
  ['openSubmissions', open],
  ['closeSubmissions', (state) => close(state)],
  ['nudge', (state) => nudge(state)],
];

test.each(played)('STATE-06 %s is refused once the game has ended', (_, play) => {
  for (const status of ['ended', 'finalized', 'some other word']) {
    expect(refused(() => play(inRound(2, { game: { status } })))).toBe('409 gameEnded');
  }
});

test.each(played.filter(([name]) => !['startRound', 'endRound'].includes(name)))(
  '%s is refused while no round is open',
  (_, play) => {
    const before = inRound(2, { game: over });
    expect(refused(() => play(before))).toBe('409 noRound');
    expect(refused(() => play(aGameState()))).toBe('409 noRound');
  },
);

describe('startRound', () => {
  test('MSG-ROUND_START a round begins: everybody gets it, the quizmaster gets all teams’ counts anew', () => {
    const state = aGameState({ game_started: false });
    const decision = start(state, 1);
    expect(decision.changes).toEqual([
      setGame({ round_index: 0, round_open: true, round_shown: true }),
      setRound(1, { started_at: now }),
    ]);
    const newState = { ...hostState(state), round_index: 0, round_open: true };
    expect(decision.messages).toEqual([
      toPlayers('ROUND_START', { round: roundStartView(aRound(1)), round_index: 0 }),
      { to: 'host', message: { type: 'HOST_STATE', state: newState } },
    ]);
    expect(decision.reply).toEqual({ state: newState });
    expect(decision.hostNews).toEqual({ soon: 'all' });
  });

  test('MSG-ROUND_START-b a round started again after its end is a restart, and keeps when it began', () => {
    const decision = start(inRound(2, { game: over }), 1);
    expect(decision.messages[0]?.message).toMatchObject({ type: 'ROUND_START', restart: true });
    expect(decision.changes).toContainEqual(setRound(1, { started_at: 3 }));
    expect(decision.reply.state).toMatchObject({ round_open: true, submissions_open: false, asked: ['q1.0', 'q1.1'] });
  });

  test('a hidden round that starts again is not ended first', () => {
    const before = inRound(2, { game: hidden });
    expect(sent(start(before, 1))).toEqual(['ROUND_START>players', 'HOST_STATE>host']);
  });

  test('starting a round first closes and ends the open one', () => {
    const decision = start(inRound(2), 2);
    const ends = ['CLOSE_SUBMISSIONS>players', 'ROUND_END>players'];
    expect(sent(decision)).toEqual([...ends, 'ROUND_START>players', 'HOST_STATE>host']);
    expect(decision.changes.slice(0, 2)).toEqual([
      setGame({ submissions_open: false, round_open: false, round_shown: false }),
      closedNow,
    ]);
    const began = { round_index: 1, round_open: true, submissions_open: false, asked: [] };
    expect(decision.reply.state).toMatchObject(began);
  });

  test('starting the open round again changes nothing', () => {
    expect(start(inRound(2), 1)).toEqual(unchanged(inRound(2)));
  });

  test('an unknown round is refused', () => {
    expect(refused(() => start(aGameState(), 3))).toBe('404 roundNotFound');
  });

  test('a revealed round that starts again is no longer revealed, and its grace period stays over', () => {
    const revealed = inRound(2, {
      game: over,
      round: { revealed_at: 9, closed_at: 8 },
    });
    const decision = start(revealed, 1);
    expect(decision.changes).toContainEqual(setRound(1, { revealed_at: null, revealed_count: null, closed_at: null }));
    expect(decision.reply.state.revealed).toEqual([]);
    // The restart makes everybody load: RELOAD_GAME is not needed too.
    expect(sent(decision)).toEqual(['ROUND_START>players', 'RESULTS>players', 'HOST_STATE>host']);
  });
});

describe('endRound', () => {
  test('MSG-ROUND_END submissions close with the round', () => {
    const decision = end(inRound(2));
    expect(decision.changes).toEqual([
      setGame({ submissions_open: false, round_open: false, round_shown: false }),
      closedNow,
      handedInNow,
    ]);
    expect(decision.messages.slice(0, 2)).toEqual([
      toPlayers('CLOSE_SUBMISSIONS', { keep_round: true }),
      toPlayers('ROUND_END'),
    ]);
    expect(decision.reply.state).toMatchObject({ round_open: false, submissions_open: false, round_index: 0 });
  });

  test('closed submissions are not closed again: their grace period has begun', () => {
    const decision = end(inRound(2, { game: closed }));
    expect(sent(decision)).toEqual(['ROUND_END>players', 'HOST_STATE>host']);
    expect(decision.changes).not.toContainEqual(closedNow);
  });

  test('without an open round nothing changes', () => {
    expect(end(aGameState())).toEqual(unchanged(aGameState()));
  });
});

describe('ask', () => {
  test('MSG-ASK-c the first question opens submissions', () => {
    const state = inRound(0, { game: { game_started: false } });
    const decision = ask(state, 'q1.1');
    expect(decision.changes).toEqual([
      { kind: 'question', question_id: 'q1.1', set: { asked_order: 0 } },
      setGame({ game_started: true, submissions_open: true }),
      setRound(1, { opened_at: now, closed_at: null, handed_in_at: null }),
    ]);
    expect(decision.messages[0]).toEqual(
      toPlayers('ASK', { asked: [questionView(aQuestion(1, 1))], submissions_open: true }),
    );
    expect(decision.reply.state).toMatchObject({ game_started: true, submissions_open: true, asked: ['q1.1'] });
  });

  test('MSG-ASK the list is the whole round so far, in the order asked, and the game does not change', () => {
    const state = asking(inRound(1), 'q1.2', 'q1.0');
    const decision = ask(state, 'q1.1');
    expect(decision.changes).toEqual([{ kind: 'question', question_id: 'q1.1', set: { asked_order: 2 } }]);
    expect(decision.messages[0]?.message).toMatchObject({
      type: 'ASK',
      asked: [{ question_id: 'q1.2' }, { question_id: 'q1.0' }, { question_id: 'q1.1' }],
    });
  });

  test('the place of a recalled question is not filled: the next question comes last', () => {
    const state = asking(inRound(0), 'q1.0', 'recalled', 'q1.2');
    expect(ask(state, 'q1.1').changes[0]).toMatchObject({ set: { asked_order: 3 } });
  });

  test('MSG-ASK while submissions are closed a further question does not open them', () => {
    const decision = ask(inRound(1, { game: closed }), 'q1.1');
    expect(decision.messages[0]?.message).not.toHaveProperty('submissions_open');
    expect(decision.reply.state.submissions_open).toBe(false);
  });

  test('if submissions are open already, the first question still begins the game', () => {
    const state = inRound(0, { game: { submissions_open: true, game_started: false }, round: { opened_at: 4 } });
    const decision = ask(state, 'q1.0');
    expect(decision.changes).toEqual([
      { kind: 'question', question_id: 'q1.0', set: { asked_order: 0 } },
      setGame({ game_started: true, submissions_open: true }),
    ]);
    expect(decision.messages[0]?.message).toHaveProperty('submissions_open', true);
  });

  test('a hidden round is shown again first', () => {
    const decision = ask(inRound(1, { game: hidden }), 'q1.1');
    expect(sent(decision)).toEqual(['ROUND_START>players', 'ASK>players', 'HOST_STATE>host']);
    expect(decision.messages[0]?.message).toHaveProperty('restart', true);
    expect(decision.changes[0]).toEqual(setGame({ round_shown: true }));
  });

  test('it ends a reveal of the round, and everybody loads', () => {
    const decision = ask(inRound(1, { game: closed, round: { revealed_at: 9 } }), 'q1.1');
    expect(decision.changes).toContainEqual(setRound(1, { revealed_at: null, revealed_count: null, closed_at: null }));
    expect(sent(decision)).toEqual(['ASK>players', 'RELOAD_GAME>players', 'RESULTS>players', 'HOST_STATE>host']);
  });

  test('S3 when a question is asked again, each team gets its own old answer and suggestions', () => {
    const suggestion = { player_code: 'code of Ben', player_name: 'Ben', suggestion: 'rome' };
    const [paris, lima] = [anAnswer(), anAnswer({ teamid: 'owls', answer: ['lima'] })];
    const held = { answers: [paris, lima], suggestions: [{ teamid: 'foxes', ...suggestion }] };
    const decision = ask(inRound(1), 'q1.1', held);
    expect(sent(decision).slice(0, 2)).toEqual(['ASK>players', 'HOST_STATE>host']);
    expect(decision.messages.slice(2)).toEqual([
      toFoxes('CAPTAIN_SUGGEST', { question_id: 'q1.1', answers: ['paris'] }),
      {
        to: { teamid: 'owls' },
        message: { type: 'CAPTAIN_SUGGEST', teamid: 'owls', question_id: 'q1.1', answers: ['lima'] },
      },
      toFoxes('SUGGEST', { question_id: 'q1.1', suggestion }),
    ]);
  });

  test('asking a question again changes nothing', () => {
    const state = inRound(2);
    expect(ask(state, 'q1.1')).toEqual(unchanged(state));
  });

  test.each([
    ['that is not there', 'q9.9', '404 questionNotFound'],
    ['of another round', 'q2.0', '409 noRound'],
  ] as const)('a question %s is refused', (_, question_id, refusal) => {
    expect(refused(() => ask(inRound(1), question_id))).toBe(refusal);
  });
});

test('what is meant for a round that is not open any more changes nothing', () => {
  const state = { ...inRound(2), unsubmitted: [] };
  expect(decided('endRound', state, { round_order: 2 })).toEqual(unchanged(state));
  expect(decided('closeSubmissions', state, { keep_round: true, round_order: 2 })).toEqual(unchanged(state));
  expect(decided('endRound', state, { round_order: 1 }).reply.state.round_open).toBe(false);
  expect(decided('closeSubmissions', state, { keep_round: true, round_order: 1 }).reply.state.submissions_open).toBe(
    false,
  );
});

describe('askNext', () => {
  test('asks the next ones in the order of the pack with one message, and opens submissions once', () => {
    const decision = askNext(inRound(0), 2);
    expect(sent(decision)).toEqual(['ASK>players', 'HOST_STATE>host']);
    expect(decision.messages[0]?.message).toMatchObject({
      asked: [{ question_id: 'q1.0' }, { question_id: 'q1.1' }],
      submissions_open: true,
    });
    expect(decision.changes).toEqual([
      { kind: 'question', question_id: 'q1.0', set: { asked_order: 0 } },
      { kind: 'question', question_id: 'q1.1', set: { asked_order: 1 } },
      setGame({ game_started: true, submissions_open: true }),
      setRound(1, { opened_at: now, closed_at: null, handed_in_at: null }),
    ]);
  });

  test('null asks all after the last asked one, none that was passed over; with none left nothing changes', () => {
    expect(askNext(inRound(1), null).reply.state.asked).toEqual(['q1.0', 'q1.1', 'q1.2']);
    expect(askNext(inRound(1), 9).reply.state.asked).toEqual(['q1.0', 'q1.1', 'q1.2']);
    expect(askNext(asking(inRound(0), 'q1.1'), null).reply.state.asked).toEqual(['q1.1', 'q1.2']);
    expect(askNext(inRound(3), null)).toEqual(unchanged(inRound(3)));
  });

  test('where other questions are asked than the caller knows, none is asked', () => {
    expect(askNext(inRound(1), 1, 0)).toEqual(unchanged(inRound(1)));
    expect(askNext(inRound(1), 1, 1).reply.state.asked).toEqual(['q1.0', 'q1.1']);
  });

  test('each recalled question that is asked again brings its answers', () => {
    const { question_id: _, ...answer } = anAnswer();
    const held = ['q1.1', 'q1.2'].map((question_id) => ({ question_id, answers: [answer], suggestions: [] }));
    const decision = askNext(inRound(1), 1, undefined, held);
    expect(sent(decision)).toEqual(['ASK>players', 'HOST_STATE>host', 'CAPTAIN_SUGGEST>foxes']);
    expect(decision.messages.at(-1)?.message).toMatchObject({ question_id: 'q1.1' });
  });
});

describe('recall', () => {
  test('MSG-RECALL the question is recalled, and all submissions of the round are withdrawn', () => {
    const decision = recall(inRound(2), 'q1.0');
    expect(decision.changes).toEqual([
      { kind: 'question', question_id: 'q1.0', set: { asked_order: null } },
      { kind: 'withdraw', round_id: 'round-1', at: now },
    ]);
    expect(decision.messages[0]).toEqual(toPlayers('RECALL', { question_id: 'q1.0', question_index: 0 }));
    expect(sent(decision)).toEqual(['RECALL>players', 'HOST_STATE>host']);
    expect(decision.reply.state.asked).toEqual(['q1.1']);
    expect(decision.hostNews).toEqual({ soon: 'all' });
  });

  test('MSG-RECALL-b after the close submissions open again for the remaining questions', () => {
    const decision = recall(inRound(2, { game: closed, round: { closed_at: 8 } }), 'q1.0');
    expect(decision.changes.slice(2)).toEqual([
      setGame({ submissions_open: true }),
      setRound(1, { opened_at: 4, closed_at: null, handed_in_at: null }),
    ]);
    expect(sent(decision)).toEqual(['RECALL>players', 'OPEN_SUBMISSIONS>players', 'HOST_STATE>host']);
  });

  test('if no question is left, submissions stay closed', () => {
    const decision = recall(inRound(1, { game: closed }), 'q1.0');
    expect(sent(decision)).toEqual(['RECALL>players', 'HOST_STATE>host']);
    expect(decision.reply.state).toMatchObject({ submissions_open: false, asked: [] });
  });

  test('in a hidden round everybody loads in place of RECALL', () => {
    expect(sent(recall(inRound(2, { game: hidden }), 'q1.0'))).toEqual([
      'ROUND_START>players',
      'OPEN_SUBMISSIONS>players',
      'HOST_STATE>host',
    ]);
    // No question is left, so the round is not shown again: everybody loads.
    expect(sent(recall(inRound(1, { game: hidden }), 'q1.0'))).toEqual(['RELOAD_GAME>players', 'HOST_STATE>host']);
  });

  test('it ends a reveal of the round, and everybody loads', () => {
    const decision = recall(inRound(2, { game: closed, round: { revealed_at: 9 } }), 'q1.0');
    expect(decision.changes).toContainEqual(setRound(1, { revealed_at: null, revealed_count: null, closed_at: null }));
    expect(sent(decision)).toEqual([
      'RECALL>players',
      'OPEN_SUBMISSIONS>players',
      'RELOAD_GAME>players',
      'RESULTS>players',
      'HOST_STATE>host',
    ]);
  });

  test.each([
    ['that is not asked', 'q1.2'],
    ['of another round', 'q2.0'],
  ])('recalling a question %s changes nothing', (_, question_id) => {
    expect(recall(inRound(2), question_id)).toEqual(unchanged(inRound(2)));
  });

  test('an unknown question is refused', () => {
    expect(refused(() => recall(inRound(2), 'q9.9'))).toBe('404 questionNotFound');
  });
});

describe('openSubmissions', () => {
  test('MSG-OPEN_SUBMISSIONS submissions open, and the time of the first opening is kept', () => {
    const decision = open(inRound(1, { game: closed, round: { closed_at: 8 } }));
    expect(decision.changes).toEqual([
      setGame({ submissions_open: true }),
      setRound(1, { opened_at: 4, closed_at: null, handed_in_at: null }),
    ]);
    expect(sent(decision)).toEqual(['OPEN_SUBMISSIONS>players', 'HOST_STATE>host']);
  });

  test('MSG-OPEN_SUBMISSIONS for the first time, before anything is asked', () => {
    expect(open(inRound(0)).changes).toContainEqual(
      setRound(1, { opened_at: now, closed_at: null, handed_in_at: null }),
    );
  });

  test('a hidden round is shown again first', () => {
    const decision = open(inRound(1, { game: hidden }));
    expect(sent(decision)).toEqual(['ROUND_START>players', 'OPEN_SUBMISSIONS>players', 'HOST_STATE>host']);
    expect(decision.changes[0]).toEqual(setGame({ round_shown: true }));
  });

  test('a revealed round is no longer revealed, and everybody loads', () => {
    const decision = open(inRound(1, { game: closed, round: { revealed_at: 9, closed_at: 8 } }));
    expect(sent(decision)).toEqual([
      'OPEN_SUBMISSIONS>players',
      'RELOAD_GAME>players',
      'RESULTS>players',
      'HOST_STATE>host',
    ]);
    expect(decision.reply.state.revealed).toEqual([]);
  });

  test('opening them again changes nothing', () => {
    expect(open(inRound(1))).toEqual(unchanged(inRound(1)));
  });
});

describe('closeSubmissions', () => {
  test('MSG-CLOSE_SUBMISSIONS with keep_round the round stays on the screens', () => {
    const decision = close(inRound(1));
    expect(decision.changes).toEqual([setGame({ submissions_open: false }), closedNow]);
    expect(decision.messages[0]).toEqual(toPlayers('CLOSE_SUBMISSIONS', { keep_round: true }));
  });

  test('MSG-CLOSE_SUBMISSIONS-b without keep_round it leaves the screens', () => {
    const decision = close(inRound(1), false);
    expect(decision.changes[0]).toEqual(setGame({ submissions_open: false, round_shown: false }));
    expect(decision.messages[0]).toEqual(toPlayers('CLOSE_SUBMISSIONS'));
  });

  test('a closed round may still be hidden: its grace period has begun at the close', () => {
    const decision = close(inRound(1, { game: closed }), false);
    expect(decision.changes).toEqual([setGame({ submissions_open: false, round_shown: false })]);
    expect(sent(decision)).toEqual(['CLOSE_SUBMISSIONS>players', 'HOST_STATE>host']);
  });

  test.each([
    ['and the round stays', true, closed],
    ['and off the screens', false, hidden],
    ['and off the screens, which a close with keep_round does not take back', true, hidden],
  ])('closing again changes nothing: %s', (_, keep_round, game) => {
    const state = inRound(1, { game });
    expect(close(state, keep_round)).toEqual(unchanged(state));
  });
});

describe('reveal', () => {
  const closedRound = inRound(2, { game: closed });

  test('MSG-REVEAL the asked questions are revealed with their first accepted spelling and their notes', () => {
    const round = {
      round_order: 1,
      title: 'Round 1',
      single_answer: false,
      questions: [0, 1].map((place) => ({
        question_id: `q1.${place}`,
        question_text: `What is q1.${place}?`,
        answers: [`key of q1.${place}`],
        notes: `key note of q1.${place}`,
      })),
    };
    const newState = { ...hostState(closedRound), revealed: [1] };
    expect(reveal(closedRound)).toEqual({
      changes: [handedInNow, setRound(1, { revealed_at: now, revealed_count: null }), setGame({ results_version: 1 })],
      messages: [
        toPlayers('REVEAL', { round }),
        toPlayers('RESULTS', { version: 1 }),
        { to: 'host', message: { type: 'HOST_STATE', state: newState } },
      ],
      reply: { status: 'success', round },
    });
  });

  test.each(['live', 'ended', 'finalized'])(
    'revealed again, when the game is %s, it is sent again and stays revealed',
    (status) => {
      const state = inRound(2, {
        game: { submissions_open: false, status },
        round: { revealed_at: 9, handed_in_at: 8 },
      });
      const decision = reveal(state);
      expect(decision.changes).toEqual([]);
      expect(sent(decision)).toEqual(['REVEAL>players', 'HOST_STATE>host']);
    },
  );

  test('answers are told one by one: what is told stays told, and with the last the round is told whole', () => {
    const whole = inRound(3, { game: closed, round: { closed_at: 8 } });
    const tell = (state: GameState, count?: number) => {
      const decision = reveal(state, 1, count);
      return { state: after(state, decision.changes), round: decision.reply.round };
    };
    const first = tell(whole, 1);
    expect([first.round.questions.length, first.round.of]).toEqual([1, 3]);
    expect(hostState(first.state)).toMatchObject({ revealed: [1], telling: { round_order: 1, count: 1 } });
    const second = tell(first.state, 2);
    expect([second.round.questions.length, second.round.of]).toEqual([2, 3]);
    const again = tell(second.state, 1);
    expect([again.round.questions.length, again.round.of], 'a repeat takes nothing back').toEqual([2, 3]);
    expect(again.state).toEqual(second.state);
    for (const last of [tell(second.state, 3), tell(second.state), tell(second.state, 50)]) {
      expect([last.round.questions.length, last.round.of]).toEqual([3, undefined]);
      expect(hostState(last.state).telling).toBeUndefined();
      expect(tell(last.state, 1).round.questions, 'nor does one after the last').toHaveLength(3);
    }
  });

  test('the one answer to all clues is told whole', () => {
    const clues = inRound(3, { game: closed, round: { closed_at: 8, single_answer: true } });
    expect(reveal(clues, 1, 1).reply.round.questions).toHaveLength(3);
  });

  test('an earlier round may be revealed while a later one takes answers', () => {
    const state = asking(aGameState(openIn(2)), 'q1.0');
    expect(sent(reveal(state))).toEqual(['REVEAL>players', 'RESULTS>players', 'HOST_STATE>host']);
  });

  test.each([
    ['that is not there', closedRound, 3, '404 roundNotFound'],
    ['before the first', closedRound, 0, '404 roundNotFound'],
    ['that takes answers', inRound(2), 1, '409 stillOpen'],
    ['that takes answers before anything is asked', inRound(0, { game: openIn(1) }), 1, '409 stillOpen'],
    ['of which nothing is asked', closedRound, 2, '409 nothingAsked'],
    ['that has only begun', inRound(0), 1, '409 nothingAsked'],
    ['whose questions are all taken back', inRound(0, { round: { opened_at: 4 } }), 1, '409 nothingAsked'],
  ] as const)('a round %s is not revealed', (_, state, round_order, refusal) => {
    expect(refused(() => reveal(state, round_order))).toBe(refusal);
  });
});

describe('lateness after a reveal', () => {
  const before = inRound(2, { game: closed, round: { closed_at: now } });
  const revealed = after(before, reveal(before).changes);
  const timing = (state: GameState, ms = 0) => timingOf(state.game, state.rounds[0] as Round, now + ms);

  test('H55 G16 a reveal ends the grace period, and a further question does not bring it back', () => {
    expect(timing(before, closeGraceMs)).toBe('on-time');
    expect(timing(revealed)).toBe('late');
    expect(timing(after(revealed, ask(revealed, 'q1.2').changes))).toBe('late');
  });

  test('OPEN-34 a reopened round takes answers until its close, with a new grace period', () => {
    const reopened = after(revealed, open(revealed).changes);
    expect(timing(reopened, closeGraceMs * 9)).toBe('on-time');
    const again = after(reopened, close(reopened).changes);
    expect(timing(again, closeGraceMs)).toBe('on-time');
    expect(timing(again, closeGraceMs + 1)).toBe('late');
    expect(timing(after(again, reveal(again).changes))).toBe('late');
  });
});

describe('nudge', () => {
  test.each([3, 0])('MSG-NUDGE everybody learns how many teams have not submitted: %s', (thinking) => {
    expect(nudge(inRound(1), thinking)).toEqual({
      changes: [],
      messages: [toPlayers('NUDGE', { round_order: 1, thinking })],
      reply: { status: 'success', thinking },
    });
  });

  test('the nudge is refused while the round takes no answers', () => {
    expect(refused(() => nudge(inRound(1, { game: closed })))).toBe('409 notOpen');
  });
});
