import { expect, test } from 'vitest';
import { demoSubmission } from '../fake/demo-messages.ts';
import { ownSubmission, withoutSubmission, withSubmission } from './own-submission.ts';

const atClose = demoSubmission({ at_close: true, answers: [['jupiter'], ['']] });
const late = demoSubmission({ late: true, answers: [['jupiter'], ['danube']] });
const accepted = { ...late, late: false };
const none = { submitted: {} };
const handedIn = withSubmission(none, 1, atClose);

test('what the server handed in is not the captain’s own', () => {
  expect(ownSubmission(none, 1)).toBeUndefined();
  expect(ownSubmission(handedIn, 1)).toBeUndefined();
  expect(ownSubmission(withSubmission(none, 1, late), 1)).toEqual(late);
});

test('a late submission stands beside what was handed in, until the quizmaster accepts it in its place', () => {
  const beside = withSubmission(handedIn, 1, late);
  expect(beside).toEqual({ submitted: { 1: atClose }, late_submitted: { 1: late } });
  expect(ownSubmission(beside, 1)).toEqual(late);
  expect(withSubmission(beside, 1, accepted)).toEqual({ submitted: { 1: accepted }, late_submitted: {} });
});

test('of a late submission and one at the close both are kept, whichever comes first', () => {
  const lateFirst = withSubmission(withSubmission(none, 1, late), 1, atClose);
  expect(lateFirst).toEqual({ submitted: { 1: atClose }, late_submitted: { 1: late } });
  const amended = { ...atClose, answers: [['jupiter'], ['rhine']] };
  expect(withSubmission(lateFirst, 1, amended)).toEqual({ submitted: { 1: amended }, late_submitted: { 1: late } });
});

test('what is withdrawn is gone, of this round alone', () => {
  const both = withSubmission(handedIn, 2, accepted);
  expect(withoutSubmission(both, 1)).toEqual({ submitted: { 2: accepted }, late_submitted: {} });
});
