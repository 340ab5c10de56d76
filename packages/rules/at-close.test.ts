import { closeGraceMs, type SubmittedRound } from '@snug/contract';
import {
  aGameState,
  anAnswer,
  aRound,
  aSubmission,
  aSubmittedRound,
  aTeamQuestion,
  aTeamRound,
  closedLongAgo,
  decided,
  handedIn,
  nothingBut,
  now,
  openIn,
  refused,
  sent,
  success,
  toFoxes,
  ungraded,
} from '@snug/testing/rules';
import { describe, expect, test } from 'vitest';
import type { Unsubmitted } from './at-close.ts';
import type { Change } from './decision.ts';
import type { Game, Round } from './state/game-state.ts';

const foxes: Unsubmitted = {
  teamid: 'foxes',
  doubled: false,
  answers: [
    { question_id: 'q1.0', answer: ['Paris '], clue: null },
    { question_id: 'q1.2', answer: ['Rome'], clue: null },
  ],
};
const closedAt = now - closeGraceMs - 1;

/** The first round with three asked questions, closed so long ago that what is saved is handed in. */
function closedRound({
  game,
  round,
  unsubmitted = [foxes],
}: {
  game?: Partial<Game>;
  round?: Partial<Round>;
  unsubmitted?: readonly Unsubmitted[];
} = {}) {
  const set = { opened_at: 4, closed_at: closedAt, ...round };
  const state = aGameState({ ...openIn(1), submissions_open: false, ...game }, { rounds: [aRound(1, set), aRound(2)] });
  const questions = state.questions.map((each) => ({
    ...each,
    asked_order: each.round_id === 'round-1' ? each.question_index : null,
  }));
  return { ...state, questions, unsubmitted };
}

const submissionsIn = (changes: readonly Change[]) =>
  changes.flatMap((each) => (each.kind === 'submission' ? [each.row] : []));
const atClose = (set: Partial<SubmittedRound> = {}) => aSubmittedRound({ at_close: true, ...set });
const handInAtClose = (state: ReturnType<typeof closedRound>) => decided('handInAtClose', state, {});

describe('handInAtClose', () => {
  test('what a team has saved is handed in once the grace is over: folded, in the order asked, blanks where nothing is', () => {
    const decision = handInAtClose(closedRound());
    const answers = [['paris'], [''], ['rome']];
    expect(submissionsIn(decision.changes)).toMatchObject([{ teamid: 'foxes', answers, late: false, at_close: true }]);
    expect(decision.changes).toContainEqual({ kind: 'round', round_id: 'round-1', set: { handed_in_at: now } });
    expect(decision.messages).toEqual([
      toFoxes('SUBMIT_ANSWER', { round_order: 1, submission: atClose({ answers, submission_id: 'new-2' }) }),
      toFoxes('TEAM_SUBMITTED', { round_order: 1 }),
    ]);
    expect(decision).toMatchObject({ reply: success, hostNews: { soon: ['foxes'] } });
  });

  test.each<[string, Parameters<typeof closedRound>[0]]>([
    ['submissions are open', { game: { submissions_open: true } }],
    ['the grace is not over', { round: { closed_at: now - closeGraceMs } }],
    ['the round was never opened', { round: { opened_at: null } }],
    ['the round is handed in already', { round: { handed_in_at: 7 } }],
    ['the results are final', { game: { status: 'finalized' } }],
  ])('nothing is handed in where %s', (_, set) => {
    expect(handInAtClose(closedRound(set)).changes).toEqual([]);
  });

  test.each<[string, Parameters<typeof closedRound>[0]]>([
    ['where the game does not want it', { game: { submit_at_close: false } }],
    [
      'of a team whose saved answers are all blank',
      { unsubmitted: [{ ...foxes, answers: [{ question_id: 'q1.0', answer: ['  '], clue: null }] }] },
    ],
    ['where nobody has saved anything', { unsubmitted: [] }],
  ])('nothing is handed in %s, and it is not asked for again', (_, set) => {
    const { changes, messages } = handInAtClose(closedRound(set));
    expect(changes).toEqual([{ kind: 'round', round_id: 'round-1', set: { handed_in_at: now } }]);
    expect(messages).toEqual([]);
  });

  test('ROUND-08 of clues the last one that was answered counts', () => {
    const answers = ['Oslo', 'Bergen'].map((text, n) => ({ question_id: `q1.${n}`, answer: [text], clue: n }));
    const state = closedRound({ round: { single_answer: true }, unsubmitted: [{ ...foxes, answers }] });
    expect(submissionsIn(handInAtClose(state).changes)).toMatchObject([{ answers: [[''], ['bergen'], ['']] }]);
  });

  test.each([true, false])('the round is doubled as the team has chosen, where it may be: %s', (double_or_nothing) => {
    const state = closedRound({ round: { double_or_nothing }, unsubmitted: [{ ...foxes, doubled: true }] });
    expect(submissionsIn(handInAtClose(state).changes)).toMatchObject([{ doubled: double_or_nothing }]);
  });
});

describe('what comes sooner than the end of the grace hands in, before it is told', () => {
  const inGrace = closedRound({ round: { closed_at: now - 1 } });
  const handsIn = ['SUBMIT_ANSWER>foxes', 'TEAM_SUBMITTED>foxes'];

  test('MSG-ROUND_END the end of the round', () => {
    expect(sent(decided('endRound', inGrace, {}))).toEqual([...handsIn, 'ROUND_END>players', 'HOST_STATE>host']);
  });

  test('MSG-END_GAME the end of the game', () => {
    const messages = [...handsIn, 'ROUND_END>players', 'END_GAME>players', 'HOST_STATE>host'];
    expect(sent(decided('endGame', { ...inGrace, empty: [] }, {}))).toEqual(messages);
    expect(sent(decided('finalizeGame', { ...inGrace, ...ungraded, empty: [] }, {}))).toEqual(messages);
  });

  test('MSG-REVEAL the reveal of the round, not of an earlier one', () => {
    const messages = [...handsIn, 'REVEAL>players', 'RESULTS>players', 'HOST_STATE>host'];
    expect(sent(decided('reveal', inGrace, { round_order: 1 }))).toEqual(messages);
  });

  test('MSG-ROUND_START the next round', () => {
    const decision = decided('startRound', inGrace, { round_order: 2 });
    expect(sent(decision)).toEqual([...handsIn, 'ROUND_END>players', 'ROUND_START>players', 'HOST_STATE>host']);
    expect(decision.hostNews).toEqual({ soon: 'all' });
  });
});

describe('after it was handed in', () => {
  const standing = aSubmission({ at_close: true, submission_id: 'at close', idempotency_key: 'key at close' });
  const ended = {
    ...aTeamRound({ game: { submissions_open: false }, round: { opened_at: 1, closed_at: now - 1 } }),
    atClose: standing,
  };
  const late = { ...aTeamRound(closedLongAgo), atClose: standing };
  const asked = [aTeamQuestion(0, { onTime: ['paris'], onTimeAt: 9 }), aTeamQuestion(1)];
  const save = { question_id: 'q1.1', answer: ['Rome'], inherited: false, seq: 3, client_hash: 'phone' };
  const write = {
    idempotencyKey: 'mine',
    doubled: false,
    question_ids: undefined,
    unsaved: undefined,
    unsaved_seq: undefined,
    seq: 4,
    client_hash: 'phone',
  };
  const submit = (round: typeof late) =>
    decided('submitRound', { round, asked, before: undefined }, { ...write, answers: [['Paris'], ['Rome']] });

  test('OPEN-34 an answer that comes late is kept as late, and changes nothing that was handed in', () => {
    const decision = decided('saveAnswer', { round: late, question: asked[1], asked }, save);
    expect(decision.reply).toMatchObject({ status: 'late' });
    expect(decision.changes.map(({ kind }) => kind)).toEqual(['answer-write', 'answer']);
    expect(decision.messages).toEqual([]);
  });

  test('OPEN-34 what comes later still, from another phone, is kept as late too; the newest submission waits', () => {
    const twice = { ...late, standing: aSubmission({ late: true, idempotency_key: 'of the first phone' }) };
    expect(decided('saveAnswer', { round: twice, question: asked[1], asked }, save).reply.status).toBe('late');
    const decision = submit(twice);
    expect(decision.reply.status).toBe('late');
    expect(decision.changes).toContainEqual({
      kind: 'withdraw',
      round_id: 'round-1',
      teamid: 'foxes',
      at_close: false,
      at: now,
    });
    expect(submissionsIn(decision.changes)).toMatchObject([{ late: true, at_close: false, idempotency_key: 'mine' }]);
    // The first phone asks again: it hears what waits now.
    const before = aSubmission({ idempotency_key: 'mine', withdrawn_at: 3 });
    const state = { round: { ...twice, standing: aSubmission({ late: true, answers: [['rome']] }) }, asked, before };
    const again = decided('submitRound', state, { ...write, answers: [['Paris'], ['Rome']] });
    expect(again).toMatchObject({ changes: [], reply: { status: 'late', submission: { answers: [['rome']] } } });
  });

  test('OPEN-34 a submission that comes late is kept beside it, and the team hears so', () => {
    const decision = submit(late);
    expect(decision.reply.status).toBe('late');
    expect(decision.changes.filter(({ kind }) => kind === 'withdraw')).toEqual([]);
    expect(submissionsIn(decision.changes)).toMatchObject([{ late: true, at_close: false, idempotency_key: 'mine' }]);
  });

  test('within the grace an answer is in what was handed in, too', () => {
    const decision = decided('saveAnswer', { round: ended, question: asked[1], asked }, save);
    expect(decision.reply).toMatchObject({ status: 'saved' });
    const answers = [['paris'], ['rome']];
    expect(decision.changes).toContainEqual({
      kind: 'amend',
      submission_id: 'at close',
      set: { answers, clue: null, doubled: false },
    });
    expect(decision.messages.at(-1)).toEqual(
      toFoxes('SUBMIT_ANSWER', { round_order: 1, submission: atClose({ answers, submission_id: 'key at close' }) }),
    );
  });

  test('within the grace the double is, too', () => {
    const round = { ...ended, round: { ...ended.round, double_or_nothing: true } };
    const decision = decided('setDouble', { round, lastSeq: null }, { doubled: true, seq: 1, client_hash: 'phone' });
    expect(decision.changes).toContainEqual({ kind: 'amend', submission_id: 'at close', set: { doubled: true } });
  });

  test('within the grace the captain’s own submission takes its place', () => {
    const decision = submit(ended);
    expect(decision.reply.status).toBe('success');
    expect(decision.changes).toContainEqual({ kind: 'withdraw', round_id: 'round-1', teamid: 'foxes', at: now });
    expect(submissionsIn(decision.changes)).toMatchObject([{ late: false, at_close: false }]);
  });

  test('OPEN-34 an accepted late submission takes its place', () => {
    const own = aSubmission({ late: true, submission_id: 'own' });
    const decision = decided('acceptLate', handedIn({ standing: own, atClose: standing }), {});
    expect(decision.changes).toEqual([
      { kind: 'withdraw', round_id: 'round-1', teamid: 'foxes', at_close: true, at: now },
      { kind: 'accept', submission_id: 'own' },
    ]);
    expect(decision.messages).toEqual([toFoxes('SUBMIT_ANSWER', { round_order: 1, submission: aSubmittedRound() })]);
  });

  test('OPEN-34 accepted late answers count in it', () => {
    const answers = [
      anAnswer({ answer: ['paris'], at: 9 }),
      anAnswer({ question_id: 'q1.1', answer: ['Rome'], late: true, at: 30 }),
    ];
    const decision = decided('acceptLate', handedIn({ atClose: standing, asked, answers }), {});
    expect(decision.changes).toContainEqual({
      kind: 'amend',
      submission_id: 'at close',
      set: { answers: [['paris'], ['rome']], clue: null, doubled: false },
    });
  });

  test('MSG-RESET_SUBMISSION the quizmaster takes both back', () => {
    const own = aSubmission({ late: true, idempotency_key: 'key of the phone' });
    const decision = decided('resetSubmission', handedIn({ standing: own, atClose: standing }), {});
    expect(decision.changes).toEqual([{ kind: 'withdraw', round_id: 'round-1', teamid: 'foxes', at: now }]);
    expect(decision.messages).toEqual(
      ['key at close', 'key of the phone'].map((submission_id) =>
        toFoxes('RESET_SUBMISSION', { round_order: 1, submission_id }),
      ),
    );
  });

  test('MSG-OPEN_SUBMISSIONS reopening takes it back first, and what came late beside it; other late ones stay', () => {
    const own = aSubmission({ late: true, idempotency_key: 'key of the phone' });
    const owls = aSubmission({ teamid: 'owls', late: true });
    const state = { ...closedRound(), standing: [standing, own, owls] };
    const decision = decided('openSubmissions', state, {});
    expect(sent(decision)).toEqual([
      'RESET_SUBMISSION>foxes',
      'RESET_SUBMISSION>foxes',
      'OPEN_SUBMISSIONS>players',
      'HOST_STATE>host',
    ]);
    expect(decision.changes).not.toContainEqual(expect.objectContaining({ kind: 'withdraw', teamid: 'owls' }));
    expect(decision.changes).toContainEqual({
      kind: 'round',
      round_id: 'round-1',
      set: { opened_at: 4, closed_at: null, handed_in_at: null },
    });
  });
});

describe('withdrawSubmission', () => {
  const standing = aSubmission({ idempotency_key: 'of the phone' });
  const withdraw = (round = aTeamRound({ standing }), submission_id?: string) =>
    decided('withdrawSubmission', { round, standing: round.standing && standing }, { submission_id });

  test('the captain takes the submission back while submissions are open', () => {
    expect(withdraw()).toEqual({
      changes: [{ kind: 'withdraw', round_id: 'round-1', teamid: 'foxes', at: now }],
      messages: [toFoxes('RESET_SUBMISSION', { round_order: 1, submission_id: 'of the phone' })],
      reply: success,
      hostNews: { now: ['foxes'] },
    });
  });

  test('one that is named is taken back, and a newer one is left alone however late the call arrives', () => {
    expect(withdraw(undefined, 'of the phone').changes).toHaveLength(1);
    expect(withdraw(undefined, 'an earlier one')).toEqual(nothingBut(success));
  });

  test('a repeat changes nothing', () => {
    expect(withdraw(aTeamRound())).toEqual(nothingBut(success));
  });

  test('after the close it is refused, also within the grace: the quizmaster has it', () => {
    const closed = { game: { submissions_open: false }, round: { opened_at: 1, closed_at: now - 1 } };
    expect(refused(() => withdraw(aTeamRound({ ...closed, standing })))).toBe('409 notOpen');
    expect(refused(() => withdraw(aTeamRound({ game: { round_index: 1 }, standing })))).toBe('409 notOpen');
  });

  test('a member does not', () => {
    const player = { is_captain: false };
    expect(refused(() => withdraw(aTeamRound({ player, standing })))).toMatch(/^40[39] /);
  });
});
