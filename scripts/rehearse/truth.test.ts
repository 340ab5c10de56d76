import type { HostQuestion } from '@snug/contract';
import { expect, test } from 'vitest';
import { deserved } from './truth.ts';

const question = (accepted: string[][], ordered = false): HostQuestion => ({
  ...{ question_id: 'q', question_index: 0, question_text: 'Which?', num_answers: accepted.length },
  ...{ image: '', image_alt: '', source: '', notes: '', matches: [] },
  accepted,
  ordered,
});

test('an accepted text and its misspelling deserve all, anything else nothing', () => {
  const asked = question([['Canberra', 'The capital']]);
  expect(deserved(['  CANBERRA '], asked)).toEqual(['full']);
  expect(deserved(['Canebrra'], asked)).toEqual(['full']);
  expect(deserved(['Sydney'], asked)).toEqual(['none']);
});

test('each wanted answer is earned once, in its order where the order counts', () => {
  expect(deserved(['Peru', 'Peru'], question([['Peru'], ['Chile']]))).toEqual(['full', 'none']);
  expect(deserved(['Chile', 'Peru'], question([['Peru'], ['Chile']]))).toEqual(['full', 'full']);
  expect(deserved(['Chile', 'Peru'], question([['Peru'], ['Chile']], true))).toEqual(['none', 'none']);
});
