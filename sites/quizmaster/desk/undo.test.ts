import type { Grade } from '@snug/contract';
import { expect, test } from 'vitest';
import type { GradeQueue, WaitingGrade } from './grade-queue.ts';
import { type UndoneGrade, undoStep } from './undo.ts';

const answer = { question_id: 'q1', answer_key: 'istambul' };
const stored = (version: number, by = 'Robin'): Grade => ({
  ...{ ...answer, marks: ['none'], funny: false, version, by, at: 1 },
});
/** Full was set where nothing was. */
const entry: UndoneGrade = { kind: 'grade', ...answer, text: 'Istambul', marks: null, funny: false, seen: 0 };

/** A queue of a desk at which these versions were set, with what waits. */
const queueOf = (
  own: readonly number[],
  waiting: readonly WaitingGrade[] = [],
): Pick<GradeQueue, 'get' | 'isOwnSince'> => ({
  get: () => waiting,
  isOwnSince: (grade, seen) => own.includes(grade.version) || grade.version <= seen,
});
const waits = (state: WaitingGrade['state']): WaitingGrade => ({
  ...answer,
  marks: ['full'],
  funny: false,
  seen: 0,
  state,
});

test('a grade of one’s own is taken back with the version that it got', () => {
  expect(undoStep(entry, [stored(1)], queueOf([1]))).toEqual({
    kind: 'send',
    write: { ...answer, marks: null, funny: false, seen: 1 },
  });
});

test('what somebody else has graded since stands', () => {
  expect(undoStep(entry, [stored(2)], queueOf([1]))).toEqual({ kind: 'theirs', by: 'Robin' });
});

test('one that waits is taken back before it is stored', () => {
  expect(undoStep(entry, [], queueOf([], [waits('unsent')]))).toMatchObject({ kind: 'send', write: { seen: 0 } });
});

test('one that the server has refused was never set', () => {
  expect(undoStep(entry, [], queueOf([], [waits('refused')]))).toEqual({ kind: 'drop' });
  expect(undoStep(entry, [stored(1)], queueOf([], [waits('refused')]))).toEqual({ kind: 'theirs', by: 'Robin' });
});
