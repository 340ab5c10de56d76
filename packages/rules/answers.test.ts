import { answerMaxLength, closeGraceMs, suggestionMaxLength } from '@snug/contract';
import {
  aMoment,
  aSubmission,
  aSubmittedRound,
  aTeamQuestion,
  aTeamRound,
  closedLongAgo,
  decided,
  nothingBut,
  now,
  refused,
  sent,
  toFoxes,
} from '@snug/testing/rules';
import { describe, expect, test } from 'vitest';
import { newestOf, type SaveAnswer, type SubmitRound, type ToSubmit } from './answers.ts';
import { Refusal } from './refusal.ts';

const client_hash = 'phone';

const aSave = (answer: string[], set: Partial<SaveAnswer> = {}): SaveAnswer => ({
  question_id: undefined,
  answer,
  inherited: false,
  seq: undefined,
  client_hash,
  ...set,
});

const aSubmit = (answers: string[][], set: Partial<SubmitRound> = {}): SubmitRound => ({
  idempotencyKey: undefined,
  doubled: false,
  answers,
  question_ids: undefined,
  unsaved: undefined,
  unsaved_seq: undefined,
  seq: undefined,
  client_hash,
  ...set,
});

const toSubmit = (set: Partial<ToSubmit> = {}): ToSubmit => ({
  round: aTeamRound(),
  asked: [0, 1, 2].map((place) => aTeamQuestion(place)),
  before: undefined,
  ...set,
});

const member = { is_captain: false } as const;
const formerCaptain = { player: { ...member, captain_until: 7 } };
const submitted = {
  doubled: false,
  answers: [['paris']],
  late: false,
  idempotency_key: 'key-1',
  clue: null,
  created_at: 20,
};
/** A round whose submissions were closed this long ago. */
const closedAt = (ms: number) => ({ game: { submissions_open: false }, round: { closed_at: now - ms } });

describe('saveAnswer', () => {
  const save = (answer: string[], state: Parameters<typeof decided<'saveAnswer'>>[1], set: Partial<SaveAnswer> = {}) =>
    decided('saveAnswer', state, aSave(answer, set));
  const first = { round: aTeamRound(), question: aTeamQuestion(0) };

  test('CALL-24 an answer is saved and sent to the team; the quizmaster’s news may wait; the reply has the saved answer', () => {
    expect(save(['Paris'], first, { seq: 4 })).toEqual({
      changes: [
        { kind: 'answer-write', row: { teamid: 'foxes', question_id: 'q1.0', client_hash, seq: 4 } },
        {
          kind: 'answer',
          row: { teamid: 'foxes', question_id: 'q1.0', late: false, answer: ['Paris'], clue: null, at: now },
        },
      ],
      messages: [toFoxes('CAPTAIN_SUGGEST', { question_id: 'q1.0', answers: ['Paris'] })],
      reply: { status: 'saved', question_id: 'q1.0', answer: ['Paris'] },
      hostNews: { soon: ['foxes'] },
    });
  });

  test('CALL-24 a write without a number leaves no number', () => {
    expect(save(['Paris'], first).changes).toEqual([
      {
        kind: 'answer',
        row: { teamid: 'foxes', question_id: 'q1.0', late: false, answer: ['Paris'], clue: null, at: now },
      },
    ]);
  });

  test('CALL-24 an answer has as many texts as the question asks for', () => {
    const question = aTeamQuestion(0, { num_answers: 3 });
    expect(save(['a'], { ...first, question }).reply.answer).toEqual(['a', '', '']);
    expect(refused(() => save(['a', 'b', 'c', 'd'], { ...first, question }))).toBe('400 tooManyAnswers');
  });

  test.each([
    ['spaces and case stay as typed', '  Paris ', '  Paris '],
    ['a lone surrogate becomes the replacement character', 'a\ud800', 'a\ufffd'],
    ['an endless text is cut, in code points', '😀'.repeat(answerMaxLength + 1), '😀'.repeat(answerMaxLength)],
    ['the longest text stays whole', 'x'.repeat(answerMaxLength), 'x'.repeat(answerMaxLength)],
  ])('CALL-24 %s', (_, typed, kept) => {
    expect(save([typed], first).reply.answer).toEqual([kept]);
  });

  test.each([
    ['there is no question at the place', undefined, undefined],
    ['the question is not asked', aTeamQuestion(0, { asked_order: null }), undefined],
    ['another question is expected there', aTeamQuestion(0), 'q1.7'],
  ])('H24 it is refused where %s', (_, question, question_id) => {
    expect(refused(() => save(['a'], { ...first, question }, { question_id }))).toBe('409 questionChanged');
  });

  test('H24 the question may be named by its id', () => {
    expect(save(['a'], first, { question_id: 'q1.0' }).reply.status).toBe('saved');
  });

  test.each([
    ['ROLE-11 to a member', { player: member }, '403 captainOnly'],
    ['OPEN-98 to a former captain', formerCaptain, '403 captainChanged'],
    ['OPEN-34 once the results are final', { game: { status: 'finalized' } }, '409 gameEnded'],
    ['OPEN-34 before the round was opened', { round: { opened_at: null } }, '409 notOpenYet'],
    ['OPEN-34 after the team has submitted', { standing: submitted }, '409 alreadySubmitted'],
  ] as const)('%s a save is refused', (_, round, refusal) => {
    expect(refused(() => save(['a'], { ...first, round: aTeamRound(round) }))).toBe(refusal);
  });

  test.each([
    ['within the grace', closedAt(closeGraceMs), 'saved'],
    ['after the grace', closedAt(closeGraceMs + 1), 'late'],
    ['in an earlier round', { game: { round_index: 1 } }, 'late'],
    ['in a revealed round', { round: { revealed_at: now } }, 'late'],
    ['once the game has ended', { ...closedLongAgo, game: { ...closedLongAgo.game, status: 'ended' } }, 'late'],
  ] as const)('H22 G16 OPEN-34 an answer that arrives %s is kept', (_, round, status) => {
    const decision = save(['a'], { ...first, round: aTeamRound(round) });
    expect(decision.reply.status).toBe(status);
    expect(decision.changes).toMatchObject([{ kind: 'answer', row: { late: status === 'late' } }]);
    // A late answer may never count, so no phone gets a message about it; the quizmaster sees that it waits.
    expect(sent(decision)).toEqual(status === 'late' ? [] : ['CAPTAIN_SUGGEST>foxes']);
    expect(decision.hostNews).toEqual({ soon: ['foxes'] });
  });

  test.each([
    ['the same number', 5],
    ['an older number', 4],
  ])('H19 a write with %s changes nothing, and the reply has the newest answer', (_, seq) => {
    const question = aTeamQuestion(0, { onTime: ['newer'], onTimeAt: 3, lastSeq: 5 });
    const held = { status: 'saved', question_id: 'q1.0', answer: ['newer'] };
    expect(save(['older'], { ...first, question }, { seq })).toEqual(nothingBut(held));
  });

  test('H19 the reply to an overtaken write is blank if there is no answer', () => {
    const question = aTeamQuestion(0, { num_answers: 2, lastSeq: 5 });
    expect(save(['older'], { ...first, question }, { seq: 5 }).reply.answer).toEqual(['', '']);
  });

  test('H19 the reply to an overtaken write says that the newest answer is late', () => {
    const question = aTeamQuestion(0, { onTime: ['a'], onTimeAt: 3, late: ['b'], lateAt: 4, lastSeq: 5 });
    const { reply } = save(['older'], { ...first, question }, { seq: 5 });
    expect(reply).toEqual({ status: 'late', question_id: 'q1.0', answer: ['b'] });
  });

  test('H19 a write without a number is never overtaken', () => {
    const question = aTeamQuestion(0, { onTime: ['a'], onTimeAt: 3, lastSeq: 5 });
    expect(save(['b'], { ...first, question }).reply.answer).toEqual(['b']);
  });

  test('ROUND-04 an inherited answer is saved only if there is none', () => {
    expect(save(['a'], first, { inherited: true, seq: 0 }).reply).toMatchObject({ status: 'saved', answer: ['a'] });
    const question = aTeamQuestion(0, { onTime: [''], onTimeAt: 3 });
    const held = { status: 'saved', question_id: 'q1.0', answer: [''] };
    expect(save(['a'], { ...first, question }, { inherited: true, seq: 9 })).toEqual(nothingBut(held));
  });

  test('G9 the same answer again changes only the write number', () => {
    const question = aTeamQuestion(0, { onTime: ['a'], onTimeAt: 3, lastSeq: 5 });
    expect(save(['a'], { ...first, question }, { seq: 6 })).toEqual({
      changes: [{ kind: 'answer-write', row: { teamid: 'foxes', question_id: 'q1.0', client_hash, seq: 6 } }],
      messages: [],
      reply: { status: 'saved', question_id: 'q1.0', answer: ['a'] },
    });
  });

  test('H19 H22 an answer in time that is repeated late stays in time', () => {
    const question = aTeamQuestion(0, { onTime: ['a'], onTimeAt: 3 });
    const decision = save(['a'], { round: aTeamRound(closedLongAgo), question });
    expect(decision).toEqual(nothingBut({ status: 'saved', question_id: 'q1.0', answer: ['a'] }));
  });

  test('G9 OPEN-34 an answer in time after a reopening is the newest, even if it equals the late one', () => {
    const question = aTeamQuestion(0, { onTime: ['a'], onTimeAt: 3, late: ['b'], lateAt: 4 });
    const decision = save(['b'], { ...first, question });
    expect(decision.changes).toMatchObject([{ kind: 'answer', row: { late: false, answer: ['b'] } }]);
    expect(decision.reply.status).toBe('saved');
  });

  test('a new answer is newer than the last one, even if the clock was set back', () => {
    const question = aTeamQuestion(0, { onTime: ['a'], onTimeAt: now + 50 });
    expect(save(['b'], { ...first, question }).changes).toMatchObject([{ row: { at: now + 51 } }]);
  });
});

describe('newestOf', () => {
  test.each([
    ['nothing', {}, null, false, 0],
    ['in time alone', { onTime: ['a'], onTimeAt: 3 }, ['a'], false, 3],
    ['late alone', { late: ['b'], lateAt: 3 }, ['b'], true, 3],
    ['late after in time', { onTime: ['a'], onTimeAt: 3, late: ['b'], lateAt: 4 }, ['b'], true, 4],
    ['late in the same moment', { onTime: ['a'], onTimeAt: 3, late: ['b'], lateAt: 3 }, ['b'], true, 3],
    ['in time after late', { onTime: ['a'], onTimeAt: 5, late: ['b'], lateAt: 4 }, ['a'], false, 5],
  ])('%s', (_, set, texts, late, at) => {
    expect(newestOf(aTeamQuestion(0, set))).toEqual({ texts, late, at });
  });
});

describe('submitRound', () => {
  const submit = (answers: string[][], state: Partial<ToSubmit> = {}, set: Partial<SubmitRound> = {}) =>
    decided('submitRound', toSubmit(state), aSubmit(answers, set));
  const full = [['Paris'], ['Lima'], ['Bern']];

  test('CALL-25 a submission is recorded and sent to its team; the quizmaster’s news is sent at once', () => {
    const answers = [['paris'], ['lima'], ['bern']];
    expect(submit(full, {}, { idempotencyKey: 'key' })).toEqual({
      changes: [
        {
          kind: 'submission',
          row: aSubmission({ submission_id: 'new-1', idempotency_key: 'key', answers, created_at: now }),
        },
      ],
      messages: [
        toFoxes('SUBMIT_ANSWER', { round_order: 1, submission: aSubmittedRound({ answers, submission_id: 'key' }) }),
        toFoxes('TEAM_SUBMITTED', { round_order: 1 }),
      ],
      reply: { status: 'success', submission: aSubmittedRound({ answers, submission_id: 'key' }) },
      hostNews: { now: ['foxes'] },
    });
  });

  test('CALL-25 a submission without an idempotency key gets one', () => {
    expect(submit(full).changes).toMatchObject([{ row: { submission_id: 'new-1', idempotency_key: 'new-2' } }]);
  });

  test('CALL-25 RULE-17 ROUND-07 OPEN-35 answers are folded, and repeated answers of a question blanked', () => {
    const asked = [aTeamQuestion(0, { num_answers: 3 }), aTeamQuestion(1)];
    const { reply } = submit([[' PARIS', 'paris', 'Lima'], ['paris']], { asked });
    expect(reply.submission.answers).toEqual([['paris', '', 'lima'], ['paris']]);
  });

  test('CALL-25 missing answers are blank', () => {
    expect(submit([]).reply.submission.answers).toEqual([[''], [''], ['']]);
    expect(submit([['a']]).reply.submission.answers).toEqual([['a'], [''], ['']]);
  });

  test('CALL-25 ROUND-08 in a single-answer round only the last clue’s answer counts', () => {
    const round = aTeamRound({ round: { single_answer: true } });
    expect(submit(full, { round }).reply.submission.answers).toEqual([[''], [''], ['bern']]);
  });

  test('ROUND-08 a clue that is asked while the submission is on its way does not blank the answered one', () => {
    const round = aTeamRound({ round: { single_answer: true } });
    const { reply } = submit([['a'], ['b']], { round }, { question_ids: ['q1.0', 'q1.1'] });
    expect(reply.submission.answers).toEqual([[''], ['b'], ['']]);
  });

  test('S8 answers are matched by question id where ids are sent', () => {
    const { reply } = submit([['c'], ['a']], {}, { question_ids: ['q1.2', 'q1.0'] });
    expect(reply.submission.answers).toEqual([['a'], [''], ['c']]);
  });

  test.each([
    ['a question that is not asked is named', [['a']], { question_ids: ['q1.9'] }, '409 questionChanged'],
    ['an answer has no id', [['a'], ['b']], { question_ids: ['q1.0'] }, '400 badRequest'],
    ['a question is named twice', [['a'], ['b']], { question_ids: ['q1.0', 'q1.0'] }, '400 badRequest'],
    ['there are more answers than questions', [['a'], ['b'], ['c'], ['d']], {}, '409 questionChanged'],
    ['there are more texts than the question asks for', [['a', 'b']], {}, '400 tooManyAnswers'],
  ])('S8 it is refused where %s', (_, answers, set, refusal) => {
    expect(refused(() => submit(answers, {}, set))).toBe(refusal);
  });

  test.each([
    ['ROLE-11 to a member', { round: aTeamRound({ player: member }) }, '403 captainOnly'],
    ['OPEN-98 to a former captain', { round: aTeamRound(formerCaptain) }, '403 captainChanged'],
    ['OPEN-34 once the results are final', { round: aTeamRound({ game: { status: 'finalized' } }) }, '409 gameEnded'],
    ['OPEN-34 before the round was opened', { round: aTeamRound({ round: { opened_at: null } }) }, '409 notOpenYet'],
    ['OPEN-34 while nothing is asked', { asked: [] }, '409 notOpen'],
    ['OPEN-34 after another submission', { round: aTeamRound({ standing: submitted }) }, '409 alreadySubmitted'],
    ['H29 with the key of a withdrawn submission', { before: aSubmission({ withdrawn_at: 9 }) }, '409 questionChanged'],
  ] as const)('%s a submission is refused', (_, state, refusal) => {
    expect(refused(() => submit(full, state, { idempotencyKey: 'key' }))).toBe(refusal);
  });

  test('H20 the refusal carries the team’s submission', () => {
    const round = aTeamRound({ standing: { ...submitted, late: true } });
    const run = () => submit(full, { round }, { idempotencyKey: 'other' });
    expect(run).toThrow(Refusal);
    expect(run).toThrow(expect.objectContaining({ more: { submission: aSubmittedRound({ late: true }) } }));
  });

  test('H20 the same idempotency key gets the first reply, whatever the player and the body', () => {
    const round = aTeamRound({ player: member, game: { status: 'finalized' } });
    const decision = submit([['other']], { round, before: aSubmission() }, { idempotencyKey: 'key-1' });
    expect(decision).toEqual(nothingBut({ status: 'success', submission: aSubmittedRound() }));
    const late = submit([], { round, before: aSubmission({ late: true }) }, { idempotencyKey: 'key-1' });
    expect(late.reply.status).toBe('late');
  });

  test('H20 without a key, a submission equal to the team’s submission is a repeat', () => {
    const standing = { ...submitted, answers: [['paris'], ['lima'], ['bern']] };
    const round = aTeamRound({ standing });
    const submission = aSubmittedRound({ answers: standing.answers });
    expect(submit(full, { round })).toEqual(nothingBut({ status: 'success', submission }));
    expect(refused(() => submit([['Rome'], ['Lima'], ['Bern']], { round }))).toBe('409 alreadySubmitted');
    const doubles = aTeamRound({ standing, round: { double_or_nothing: true } });
    expect(refused(() => submit(full, { round: doubles }, { doubled: true }))).toBe('409 alreadySubmitted');
    // With a key it is another submission.
    expect(refused(() => submit(full, { round }, { idempotencyKey: 'other' }))).toBe('409 alreadySubmitted');
  });

  test('H20 without a key, a late submission is compared as a late one', () => {
    const standing = { ...submitted, doubled: true, answers: [['paris'], ['lima'], ['bern']], late: true };
    const round = aTeamRound({ ...closedLongAgo, standing, doubled: true });
    expect(submit(full, { round }).reply).toMatchObject({ status: 'late', submission: { doubled: true } });
  });

  test('H22 OPEN-34 a submission after the grace period is kept as late', () => {
    const decision = submit(full, { round: aTeamRound(closedLongAgo) });
    expect(decision.reply).toMatchObject({ status: 'late', submission: { late: true } });
    expect(decision.changes).toMatchObject([{ kind: 'submission', row: { late: true } }]);
    expect(sent(decision)).toEqual(['SUBMIT_ANSWER>foxes', 'TEAM_SUBMITTED>foxes']);
  });

  describe('doubled', () => {
    const doubling = { round: { double_or_nothing: true } };
    test('CALL-27 the submission sets the final value, and a change is sent to the team', () => {
      const decision = submit(full, { round: aTeamRound(doubling) }, { doubled: true, seq: 3 });
      expect(decision.changes.slice(1)).toEqual([
        { kind: 'double', row: { teamid: 'foxes', round_id: 'round-1', doubled: true } },
        { kind: 'double-write', row: { teamid: 'foxes', round_id: 'round-1', client_hash, seq: 3 } },
      ]);
      expect(sent(decision)).toEqual(['SET_DOUBLE>foxes', 'SUBMIT_ANSWER>foxes', 'TEAM_SUBMITTED>foxes']);
      expect(decision.reply.submission.doubled).toBe(true);
    });

    test('CALL-27 a double that is set already is not sent again', () => {
      const decision = submit(full, { round: aTeamRound({ ...doubling, doubled: true }) }, { doubled: true });
      expect(sent(decision)).toEqual(['SUBMIT_ANSWER>foxes', 'TEAM_SUBMITTED>foxes']);
      expect(decision.changes).toHaveLength(1);
    });

    test('CALL-27 a round without doubles is not doubled, and takes no number', () => {
      const decision = submit(full, {}, { doubled: true, seq: 3 });
      expect(decision.reply.submission.doubled).toBe(false);
      expect(decision.changes.map(({ kind }) => kind)).toEqual(['submission']);
    });

    test.each([true, false])('OPEN-34 a late submission keeps the double that was set in time: %s', (doubled) => {
      const round = aTeamRound({ ...closedLongAgo, round: { ...closedLongAgo.round, ...doubling.round }, doubled });
      const decision = submit(full, { round }, { doubled: !doubled, seq: 3 });
      expect(decision.reply.submission.doubled).toBe(doubled);
      expect(decision.changes.map(({ kind }) => kind)).toEqual(['submission', 'double-write']);
      expect(sent(decision)).not.toContain('SET_DOUBLE>foxes');
    });
  });

  describe('unsaved', () => {
    const changesOf = (state: Partial<ToSubmit>, set: Partial<SubmitRound>, answers = full) =>
      submit(answers, state, set).changes.filter(({ kind }) => kind === 'answer' || kind === 'answer-write');
    const asked = (set: object) => [aTeamQuestion(0, set), aTeamQuestion(1), aTeamQuestion(2)];
    const write = { teamid: 'foxes', question_id: 'q1.0', client_hash };
    const answer = { teamid: 'foxes', question_id: 'q1.0', late: false, answer: ['paris'], clue: null, at: now };

    test('CALL-25 unsaved answers are saved, and sent before the submission', () => {
      const decision = submit(full, {}, { unsaved: ['q1.0'], seq: 3 });
      expect(decision.changes.slice(0, 2)).toEqual([
        { kind: 'answer-write', row: { ...write, seq: 3 } },
        { kind: 'answer', row: answer },
      ]);
      expect(sent(decision)[0]).toBe('CAPTAIN_SUGGEST>foxes');
    });

    test('H19 an unsaved answer keeps its write number', () => {
      const set = { unsaved: ['q1.0'], unsaved_seq: [2], seq: 9 };
      expect(changesOf({ asked: asked({ lastSeq: 1 }) }, set)).toContainEqual({
        kind: 'answer-write',
        row: { ...write, seq: 2 },
      });
      expect(changesOf({ asked: asked({ lastSeq: 2 }) }, set)).toEqual([]);
    });

    test('a blank answer is not saved: tidying may have blanked it', () => {
      expect(changesOf({}, { unsaved: ['q1.0'], seq: 3 }, [['  ']])).toEqual([]);
    });

    test('an answer of which one text is blank is saved', () => {
      const asked = [aTeamQuestion(0, { num_answers: 2 })];
      expect(changesOf({ asked }, { unsaved: ['q1.0'] }, [['Paris']])).toEqual([
        { kind: 'answer', row: { ...answer, answer: ['paris', ''] } },
      ]);
    });

    test('H19 an answer that nobody typed, which has the number 0, does not replace a typed one', () => {
      const set = { unsaved: ['q1.0'], unsaved_seq: [0], seq: 9 };
      const writes = [{ kind: 'answer-write', row: { ...write, seq: 0 } }];
      expect(changesOf({ asked: asked({ onTime: ['rome'], onTimeAt: 3 }) }, set)).toEqual(writes);
      expect(changesOf({ asked: asked({}) }, set)).toEqual([...writes, { kind: 'answer', row: answer }]);
    });

    test('H19 of an answer that is saved already only the write number is saved', () => {
      const saved = asked({ onTime: ['  Paris '], onTimeAt: 3 });
      expect(changesOf({ asked: saved }, { unsaved: ['q1.0'], seq: 3 })).toEqual([
        { kind: 'answer-write', row: { ...write, seq: 3 } },
      ]);
    });

    test('a late answer is saved in time by a submission in time, not by a late one', () => {
      const saved = asked({ late: ['paris'], lateAt: now + 5 });
      expect(changesOf({ asked: saved }, { unsaved: ['q1.0'] })).toEqual([
        { kind: 'answer', row: { ...answer, at: now + 6 } },
      ]);
      expect(changesOf({ asked: saved, round: aTeamRound(closedLongAgo) }, { unsaved: ['q1.0'] })).toEqual([]);
    });

    test('OPEN-34 with a late submission it is kept as late and not sent', () => {
      const decision = submit(full, { round: aTeamRound(closedLongAgo) }, { unsaved: ['q1.0'] });
      expect(decision.changes[0]).toEqual({ kind: 'answer', row: { ...answer, late: true } });
      expect(sent(decision)).toEqual(['SUBMIT_ANSWER>foxes', 'TEAM_SUBMITTED>foxes']);
    });
  });
});

describe('suggestAnswer', () => {
  const suggest = (suggestion: string, round = aTeamRound({ player: member }), question_id?: string) =>
    decided('suggestAnswer', { round, question: aTeamQuestion(0) }, { question_id, suggestion });

  test('CALL-26 ROUND-06 ROLE-07 any member suggests; the team gets the text and the player’s name', () => {
    const shown = { player_code: 'code of Ada', player_name: 'Ada', suggestion: 'Café' };
    expect(suggest('  Cafe\u0301 ')).toEqual({
      changes: [
        {
          kind: 'suggestion',
          row: { teamid: 'foxes', question_id: 'q1.0', player_id: 'id of Ada', suggestion: 'Café', at: now },
        },
      ],
      messages: [toFoxes('SUGGEST', { question_id: 'q1.0', suggestion: shown })],
      reply: { status: 'success' },
    });
  });

  test('CALL-26 the longest suggestion is taken, in code points', () => {
    const longest = '😀'.repeat(suggestionMaxLength);
    expect(suggest(longest).changes).toMatchObject([{ row: { suggestion: longest } }]);
    expect(refused(() => suggest(`${longest}x`))).toBe('400 suggestionTooLong');
  });

  test.each([
    ['empty', ' \n', {}, '400 suggestionEmpty'],
    ['for a round that is submitted', 'a', { standing: submitted }, '409 alreadySubmitted'],
    ['late', 'a', closedLongAgo, '409 notOpen'],
    ['early', 'a', { round: { opened_at: null } }, '409 notOpenYet'],
    ['after final results', 'a', { game: { status: 'finalized' } }, '409 gameEnded'],
  ] as const)('OPEN-34 a suggestion that is %s is refused', (_, text, round, refusal) => {
    expect(refused(() => suggest(text, aTeamRound(round)))).toBe(refusal);
  });

  test('H24 a suggestion for a question that is no longer there is refused', () => {
    expect(refused(() => suggest('a', aTeamRound(), 'q1.5'))).toBe('409 questionChanged');
  });
});

describe('setDouble', () => {
  const doubling = { double_or_nothing: true } as const;
  const double = (
    doubled: boolean,
    round: Parameters<typeof aTeamRound>[0] = {},
    { seq, lastSeq = null }: { seq?: number; lastSeq?: number | null } = {},
  ) => {
    const state = aTeamRound({ ...round, round: { ...doubling, ...round.round } });
    return decided('setDouble', { round: state, lastSeq }, { doubled, seq, client_hash });
  };
  const write = (seq: number) => ({
    kind: 'double-write',
    row: { teamid: 'foxes', round_id: 'round-1', client_hash, seq },
  });

  test.each([true, false])('CALL-27 the double is set to %s and sent to the team', (doubled) => {
    expect(double(doubled, { doubled: !doubled }, { seq: 2 })).toEqual({
      changes: [write(2), { kind: 'double', row: { teamid: 'foxes', round_id: 'round-1', doubled } }],
      messages: [toFoxes('SET_DOUBLE', { round_order: 1, doubled })],
      reply: { status: 'success', doubled },
    });
  });

  test('CALL-27 a double that is set already changes only the write number', () => {
    expect(double(true, { doubled: true }, { seq: 2, lastSeq: 1 })).toEqual({
      changes: [write(2)],
      messages: [],
      reply: { status: 'success', doubled: true },
    });
    expect(double(true, { doubled: true })).toEqual(nothingBut({ status: 'success', doubled: true }));
  });

  test.each([2, 1])(
    'H19 a double with the older number %s changes nothing, and the reply is the current value',
    (seq) => {
      const reply = { status: 'success', doubled: true };
      expect(double(false, { doubled: true }, { seq, lastSeq: 2 })).toEqual(nothingBut(reply));
      // Even if it is late: an overtaken write is not refused.
      expect(double(false, { ...closedLongAgo, doubled: true }, { seq, lastSeq: 2 })).toEqual(nothingBut(reply));
    },
  );

  test.each([
    ['ROLE-11 of a member', { player: member }, '403 captainOnly'],
    ['CALL-27 of a round without doubles', { round: { double_or_nothing: false } }, '409 noDouble'],
    ['OPEN-34 of a submitted round', { standing: submitted }, '409 alreadySubmitted'],
    ['OPEN-34 late', closedLongAgo, '409 notOpen'],
    ['OPEN-34 early', { round: { opened_at: null } }, '409 notOpenYet'],
    ['OPEN-34 after final results', { game: { status: 'finalized' } }, '409 gameEnded'],
  ] as const)('a double %s is refused', (_, round, refusal) => {
    expect(refused(() => double(true, round))).toBe(refusal);
  });
});

test('OPEN-34 G16 H22 a reveal ends the grace period for everything that a team sends', () => {
  const round = aTeamRound({ ...closedAt(0), round: { closed_at: now, revealed_at: now, double_or_nothing: true } });
  const question = aTeamQuestion(0);
  expect(decided('saveAnswer', { round, question }, aSave(['a'])).reply.status).toBe('late');
  expect(decided('submitRound', toSubmit({ round }), aSubmit([['a']])).reply.status).toBe('late');
  const double = { doubled: true, seq: undefined, client_hash };
  expect(refused(() => decided('setDouble', { round, lastSeq: null }, double))).toBe('409 notOpen');
  const suggestion = { question_id: undefined, suggestion: 'a' };
  expect(refused(() => decided('suggestAnswer', { round, question }, suggestion))).toBe('409 notOpen');
});

test('H22 the time of the command alone decides what is late', () => {
  const round = aTeamRound(closedAt(closeGraceMs));
  const state = { round, question: aTeamQuestion(0) };
  expect(decided('saveAnswer', state, aSave(['a']), aMoment(now)).reply.status).toBe('saved');
  expect(decided('saveAnswer', state, aSave(['a']), aMoment(now + 1)).reply.status).toBe('late');
});
