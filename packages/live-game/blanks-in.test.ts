import type { Entry, Game } from '@snug/client';
import { demoQuestion, demoRound, play } from '@snug/client/fake';
import { expect, test } from 'vitest';
import { blanksIn } from './blanks-in.ts';

const wrote = (...texts: string[]): Entry => ({ texts, state: 'saved' });

/** A round with one question for one answer and one for two. */
function game(entries: Record<string, Entry>, single_answer = false): Game {
  const asked = [demoQuestion(), demoQuestion({ question_id: 'q2', question_index: 1, num_answers: 2 })];
  return play([], { view: { round: demoRound({ asked, single_answer }) }, entries }).get();
}

test.each<{ what: string; entries: Record<string, Entry>; blanks: string }>([
  { what: 'everything written', entries: { q1: wrote('a'), q2: wrote('b', 'c') }, blanks: 'none' },
  { what: 'one of two answers missing', entries: { q1: wrote('a'), q2: wrote('b', '') }, blanks: 'some' },
  { what: 'a question not touched', entries: { q1: wrote('a') }, blanks: 'some' },
  { what: 'the same answer twice', entries: { q1: wrote('a'), q2: wrote('Nepal', ' NEPAL') }, blanks: 'some' },
  { what: 'nothing at all', entries: {}, blanks: 'all' },
  { what: 'nothing but spaces', entries: { q1: wrote('  '), q2: wrote('', ' ') }, blanks: 'all' },
])('OPEN-36 $what: $blanks blank', ({ entries, blanks }) => {
  expect(blanksIn(game(entries))).toBe(blanks);
});

test('OPEN-36 in a single-answer round only the last clue counts', () => {
  expect(blanksIn(game({ q2: wrote('b', 'c') }, true))).toBe('none');
  expect(blanksIn(game({ q1: wrote('a'), q2: wrote('b', '') }, true))).toBe('some');
  expect(blanksIn(game({ q1: wrote('a') }, true))).toBe('all');
});
