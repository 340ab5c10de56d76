import { demoHostGame } from '@snug/testing/fixtures';
import { expect, test } from 'vitest';
import { numberWhenAsked, questionNumber } from './question-number.ts';

const ids = ['r1q1', 'r1q2', 'r1q3'];

function roundWith(asked: string[]) {
  const [round] = demoHostGame().rounds;
  if (!round) throw new Error('The demo game has a round.');
  return { ...round, asked };
}

test.each<[string, string[], (number | undefined)[]]>([
  ['none asked', [], [1, 2, 3]],
  ['some asked', ['r1q1', 'r1q2'], [1, 2, 3]],
  ['one recalled: the others move up, as on the phones', ['r1q1', 'r1q3'], [1, undefined, 2]],
  ['the first recalled, one to come', ['r1q2'], [undefined, 1, 2]],
  ['one recalled and asked again: it is the last', ['r1q1', 'r1q3', 'r1q2'], [1, 3, 2]],
])('a question has the number that the phones show: %s', (_, asked, numbers) => {
  const round = roundWith(asked);
  expect(ids.map((id) => questionNumber(round, id))).toEqual(numbers);
});

test('a question that is asked now becomes the last one', () => {
  expect(numberWhenAsked(roundWith(['r1q1', 'r1q3']))).toBe(3);
});
