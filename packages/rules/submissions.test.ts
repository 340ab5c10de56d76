import {
  aGame,
  anAnswer,
  aSubmission,
  aSubmittedRound,
  decided,
  handedIn,
  nothingBut,
  now,
  refused,
  sent,
  success,
  toFoxes,
} from '@snug/testing/rules';
import { describe, expect, test } from 'vitest';

const finalized = { game: aGame({ status: 'finalized', round_index: 0 }) };

describe('resetSubmission', () => {
  const reset = (set: Parameters<typeof handedIn>[0]) => decided('resetSubmission', handedIn(set), {});

  test('MSG-RESET_SUBMISSION H29 the submission is withdrawn, and the message has the id that it was submitted with', () => {
    expect(reset({ standing: aSubmission({ idempotency_key: 'of the phone' }) })).toEqual({
      changes: [{ kind: 'withdraw', round_id: 'round-1', teamid: 'foxes', at: now }],
      messages: [toFoxes('RESET_SUBMISSION', { round_order: 1, submission_id: 'of the phone' })],
      reply: success,
      hostNews: { now: ['foxes'] },
    });
  });

  test('a submission is withdrawn also after the end, and a repeat changes nothing', () => {
    expect(reset({ game: aGame({ status: 'ended', round_index: 0 }), standing: aSubmission() }).changes).toHaveLength(
      1,
    );
    expect(reset({})).toEqual(nothingBut(success));
  });

  test('STATE-06 final results stay final', () => {
    expect(refused(() => reset({ ...finalized, standing: aSubmission() }))).toBe('409 gameFinal');
  });
});

describe('acceptLate', () => {
  const accept = (set: Parameters<typeof handedIn>[0]) => decided('acceptLate', handedIn(set), {});
  const late = anAnswer({ late: true, answer: ['rome'], at: 30 });

  test('OPEN-34 an accepted late submission counts, and the team gets it as no longer late', () => {
    expect(accept({ standing: aSubmission({ late: true, created_at: 31 }), answers: [late] })).toEqual({
      changes: [{ kind: 'accept', submission_id: 'submission' }],
      messages: [toFoxes('SUBMIT_ANSWER', { round_order: 1, submission: aSubmittedRound() })],
      reply: success,
      hostNews: { now: ['foxes'] },
    });
  });

  test('OPEN-34 accepted late answers count as the newest, and the team gets them', () => {
    const decision = accept({ answers: [anAnswer({ at: 10 }), late, anAnswer({ question_id: 'q1.1', at: 50 })] });
    expect(decision.changes).toEqual([{ kind: 'answer', row: { ...late, late: false, at: now } }]);
    expect(decision.messages).toEqual([toFoxes('CAPTAIN_SUGGEST', { question_id: 'q1.0', answers: ['rome'] })]);
    expect(decision).toMatchObject({ reply: success, hostNews: { now: ['foxes'] } });
  });

  test('OPEN-34 what was typed after a late submission is accepted with it; what was typed before is not', () => {
    const standing = aSubmission({ late: true, answers: [['oslo'], ['rome']], created_at: 40 });
    const answers = [
      { ...late, question_id: 'q1.0', answer: ['Bergen'], at: 41 },
      { ...late, question_id: 'q1.1', answer: ['Milan'], at: 39 },
    ];
    const asked = ['q1.0', 'q1.1'].map((question_id) => ({ question_id, num_answers: 1 }));
    const { changes, messages } = accept({ standing, asked, answers });
    const { submission_id } = standing;
    expect(changes).toEqual([
      { kind: 'accept', submission_id },
      { kind: 'amend', submission_id, set: { answers: [['bergen'], ['rome']], clue: null } },
    ]);
    expect(messages[0]?.message).toMatchObject({ submission: { answers: [['bergen'], ['rome']], late: false } });
    expect(accept({ standing, asked, answers: answers.slice(1) }).changes).toEqual([{ kind: 'accept', submission_id }]);
  });

  test('an accepted answer is newer than it was, even if the clock was set back', () => {
    const ahead = { ...late, at: now + 5 };
    expect(accept({ answers: [ahead] }).changes).toMatchObject([{ row: { at: now + 6 } }]);
  });

  test('accepted answers of an earlier round are not sent, since no screen shows them', () => {
    const decision = accept({ game: aGame({ round_index: 1 }), answers: [late] });
    expect(sent(decision)).toEqual([]);
    expect(decision.changes).toHaveLength(1);
  });

  test.each([
    ['nothing is late', { answers: [anAnswer()] }],
    ['a newer answer came in time', { answers: [anAnswer({ at: 31 }), late] }],
    ['there is a submission in time', { standing: aSubmission(), answers: [late] }],
  ])('OPEN-34 nothing happens where %s', (_, set) => {
    expect(accept(set)).toEqual(nothingBut(success));
  });

  test('of two answers of the same moment the late one is the newest', () => {
    expect(accept({ answers: [anAnswer({ at: 30 }), late] }).changes).toHaveLength(1);
  });

  test('STATE-06 final results stay final', () => {
    expect(refused(() => accept({ ...finalized, answers: [late] }))).toBe('409 gameFinal');
  });
});
