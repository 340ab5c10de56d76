import type { Draft, Game } from '@snug/client';
import { demoQuestion, demoRound, play } from '@snug/client/fake';
import { expect, test } from 'vitest';
import { answeredIn, blanksIn } from './blanks-in.ts';

const wrote = (...texts: string[]): Draft => ({ texts, state: 'saved' });

/** A round with one question for one answer and one for two. */
function game(drafts: Record<string, Draft>, single_answer = false): Game {
  const asked = [demoQuestion(), demoQuestion({ question_id: 'q2', question_index: 1, num_answers: 2 })];
  return play([], { view: { round: demoRound({ asked, single_answer }) }, drafts }).get();
}

test.each<{ what: string; drafts: Record<string, Draft>; blanks: string; answered: number }>([
  { what: 'everything written', drafts: { q1: wrote('a'), q2: wrote('b', 'c') }, blanks: 'none', answered: 2 },
  { what: 'one of two answers missing', drafts: { q1: wrote('a'), q2: wrote('b', '') }, blanks: 'some', answered: 1 },
  { what: 'a question not touched', drafts: { q1: wrote('a') }, blanks: 'some', answered: 1 },
  {
    what: 'the same answer twice',
    drafts: { q1: wrote('a'), q2: wrote('Nepal', ' NEPAL') },
    blanks: 'some',
    answered: 1,
  },
  { what: 'nothing at all', drafts: {}, blanks: 'all', answered: 0 },
  { what: 'nothing but spaces', drafts: { q1: wrote('  '), q2: wrote('', ' ') }, blanks: 'all', answered: 0 },
])('OPEN-36 $what: $blanks blank, $answered of 2 answered', ({ drafts, blanks, answered }) => {
  expect(blanksIn(game(drafts))).toBe(blanks);
  // The count beside the warning says the same.
  expect(answeredIn(game(drafts))).toBe(answered);
});

test('OPEN-36 in a single-answer round only the last clue counts', () => {
  expect(blanksIn(game({ q2: wrote('b', 'c') }, true))).toBe('none');
  expect(blanksIn(game({ q1: wrote('a'), q2: wrote('b', '') }, true))).toBe('some');
  expect(blanksIn(game({ q1: wrote('a') }, true))).toBe('all');
});
