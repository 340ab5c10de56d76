import { aGameState, aQuestion, aRound, asking, decided, openIn, refused } from '@snug/testing/rules';
import { describe, expect, test } from 'vitest';
import type { GameState } from '../state/game-state.ts';

const playing = asking(aGameState(openIn(1)), 'q1.0', 'q1.1');
const before = aQuestion(1, 0);
const same = {
  question_id: 'q1.0',
  question_text: before.question_text,
  accepted: before.accepted,
  notes: before.notes,
  image_alt: '',
};

const mend = (set: Partial<typeof same>, state: GameState = playing) =>
  decided('mendQuestion', state, { ...same, ...set });
const types = ({ messages }: { messages: readonly { message: { type: string } }[] }) =>
  messages.map(({ message }) => message.type);

describe('mendQuestion', () => {
  test('a text that phones show is loaded again, and mended in the pack; no answer is touched', () => {
    const decision = mend({ question_text: 'What is it?' });
    const set = { ...same, question_text: 'What is it?', question_id: undefined };
    const { question_id: _, ...mended } = set;
    expect(decision.changes).toEqual([
      { kind: 'question', question_id: 'q1.0', set: mended },
      { kind: 'pack-question', round_order: 1, question_index: 0, set: mended },
    ]);
    expect(types(decision)).toEqual(['RELOAD_GAME', 'HOST_QUESTION']);
    expect(decision.reply.question.question_text).toBe('What is it?');
  });

  test('phones hear nothing of what they do not show: the key, a note, a question that is not asked', () => {
    expect(types(mend({ accepted: [['other']], notes: 'New' }))).toEqual(['HOST_QUESTION']);
    expect(types(mend({ question_id: 'q1.2', question_text: 'Next?' }))).toEqual(['HOST_QUESTION']);
  });

  test('a round that is revealed is revealed again', () => {
    const told = { ...playing, rounds: [aRound(1, { revealed_at: 5, closed_at: 4 }), aRound(2)] };
    const over = { ...told, game: { ...told.game, round_open: false, round_shown: false, submissions_open: false } };
    const decision = mend({ accepted: [['The right one']] }, over);
    expect(types(decision)).toEqual(['REVEAL', 'HOST_QUESTION', 'RESULTS']);
    expect(decision.messages[0]?.message).toMatchObject({ round: { questions: [{ answers: ['The right one'] }, {}] } });
  });

  test('a new key changes the results of a board that has the round', () => {
    const board = { ...playing, game: { ...playing.game, board_through: 1, submissions_open: false } };
    expect(types(mend({ accepted: [['other']] }, board))).toContain('RESULTS');
    expect(types(mend({ notes: 'A note' }, board))).not.toContain('RESULTS');
  });

  test('all clues of a round of clues have the same key', () => {
    const clues = { ...playing, rounds: [aRound(1, { single_answer: true }), aRound(2)] };
    const { changes } = mend({ accepted: [['Everest']] }, clues);
    const mended = changes.filter((change) => change.kind === 'question');
    expect(mended.map((change) => change.set.accepted)).toEqual([[['Everest']], [['Everest']], [['Everest']]]);
    expect(mended.map((change) => change.set.question_text)).toEqual([
      'What is q1.0?',
      'What is q1.1?',
      'What is q1.2?',
    ]);
  });

  test('the same again changes nothing', () => {
    expect(mend({})).toMatchObject({ changes: [], messages: [] });
  });

  test.each([
    ['another number of answers', { accepted: [['a'], ['b']] }, '400 answersNeeded'],
    ['an answer without a text', { accepted: [[]] }, '400 answersNeeded'],
    ['no text', { question_text: ' ' }, '400 questionTextNeeded'],
    ['an unknown question', { question_id: 'nope' }, '404 questionNotFound'],
  ])('%s is refused', (_, set, refusal) => {
    expect(refused(() => mend(set))).toBe(refusal);
  });

  test('where phones choose from a list, the right answer stays on it', () => {
    const questions = playing.questions.map((each) => ({ ...each, matches: ['Bern', 'Basel'], accepted: [['Bern']] }));
    const chosen = { ...playing, questions };
    expect(refused(() => mend({ accepted: [['Berne']] }, chosen))).toBe('400 answerNotListed');
    expect(mend({ accepted: [['Berne', 'bern']] }, chosen).changes).not.toEqual([]);
  });

  test('final results stay', () => {
    const final = { ...playing, game: { ...playing.game, status: 'finalized' } };
    expect(refused(() => mend({ notes: 'x' }, final))).toBe('409 gameFinal');
  });
});
