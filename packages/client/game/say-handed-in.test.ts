import { expect, test } from 'vitest';
import { demoSubmission } from '../fake/demo-messages.ts';
import { answeredIn } from './say-handed-in.ts';

test.each([
  [
    'answers without a blank',
    { answers: [['mars'], ['', ''], ['', 'nepal'], ['china', ''], ['oslo', 'bergen'], []] },
    { answered: 2, of: 6 },
  ],
  [
    'clues as one question, wherever its answer stands',
    { single_answer: true, answers: [[''], ['einstein'], ['']] },
    { answered: 1, of: 1 },
  ],
  ['clues without an answer', { single_answer: true, answers: [[''], ['']] }, { answered: 0, of: 1 }],
])('a submission counts %s', (_, submission, counted) => {
  expect(answeredIn(demoSubmission(submission))).toEqual(counted);
});
