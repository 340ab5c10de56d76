import { memoryStorage, Refused } from '@snug/client';
import { fakeClient, virtualClock } from '@snug/client/fake';
import type { Grade } from '@snug/contract';
import { demoHostGame } from '@snug/testing/fixtures';
import { expect, test } from 'vitest';
import { createGradeQueue, type GradeWrite, withWaiting } from './grade-queue.ts';
import { gamesWithStoredGrades, gradeStore } from './grade-store.ts';

const write = (answer_key: string, partial: Partial<GradeWrite> = {}): GradeWrite => ({
  ...{ question_id: 'r1q1', answer_key, marks: ['full'], funny: false, seen: 0 },
  ...partial,
});

const overtaken = () => new Refused(409, 'Somebody else has graded this meanwhile.');

/** A queue before a server that stores grades with their versions. `fail` decides what a request comes to. */
function openQueue(
  fail: (grades: readonly GradeWrite[]) => Error | undefined = () => undefined,
  store = gradeStore('g1', memoryStorage().local),
) {
  const clock = virtualClock();
  const requests: GradeWrite[][] = [];
  const stored: Grade[] = [];
  const { call } = fakeClient({
    answers: {
      hostGrade: ({ body }) => {
        const grades = body.grades.map((grade) => ({ ...grade, funny: grade.funny ?? false }));
        requests.push(grades);
        const error = fail(grades);
        if (error) throw error;
        return { grades: grades.map(({ seen, ...grade }) => ({ ...grade, version: seen + 1, by: 'Me', at: 1 })) };
      },
    },
  });
  const queue = createGradeQueue({ call, gameId: 'g1', clock, store, onGrades: (grades) => stored.push(...grades) });
  return { queue, clock, requests, stored };
}

test('a grade is sent at once, and is told as the server has stored it', async () => {
  const { queue, clock, stored } = openQueue();
  queue.send([write('istambul')]);
  expect(queue.get()).toMatchObject([{ answer_key: 'istambul', state: 'sending' }]);
  await clock.pass(0);
  expect(queue.get()).toEqual([]);
  expect(stored).toMatchObject([{ answer_key: 'istambul', version: 1 }]);
  expect(stored[0] && queue.isOwn(stored[0])).toBe(true);
  expect(stored[0] && queue.isOwn({ ...stored[0], version: 2 })).toBe(false);
});

test('what is graded anew while it is sent goes after it, with the version that was just stored', async () => {
  const { queue, clock, requests } = openQueue();
  queue.send([write('istambul')]);
  queue.send([write('istambul', { marks: ['half'] })]);
  await clock.pass(0);
  expect(requests.map(([grade]) => [grade?.marks?.[0], grade?.seen])).toEqual([
    ['full', 0],
    ['half', 1],
  ]);
  expect(queue.get()).toEqual([]);
});

test('without a line a grade waits in its row and is sent again; nothing is lost', async () => {
  let isDown = true;
  const { queue, clock, requests } = openQueue(() => (isDown ? new TypeError('fetch failed') : undefined));
  queue.send([write('a'), write('b')]);
  await clock.pass(0);
  expect(queue.get().map(({ state }) => state)).toEqual(['unsent', 'unsent']);
  isDown = false;
  await clock.pass(2_000);
  expect(queue.get()).toEqual([]);
  expect(requests).toHaveLength(2);
});

test('one that another grader was faster with does not hold up the others, and stays until somebody has looked', async () => {
  const { queue, clock, stored } = openQueue((grades) =>
    grades.some((grade) => grade.answer_key === 'b') ? overtaken() : undefined,
  );
  queue.send([write('a'), write('b'), write('c')]);
  await clock.pass(0);
  expect(stored.map((grade) => grade.answer_key)).toEqual(['a', 'c']);
  expect(queue.get()).toMatchObject([{ answer_key: 'b', state: 'refused', detail: overtaken().detail }]);
  queue.drop(write('b'));
  expect(queue.get()).toEqual([]);
});

test('what waits is seen as graded, and what was refused is not', () => {
  const waiting = [
    { ...write('a'), state: 'unsent' as const },
    { ...write('b'), state: 'refused' as const },
  ];
  const { grades } = withWaiting(demoHostGame(), waiting);
  expect(grades).toMatchObject([{ answer_key: 'a', marks: ['full'], version: 0 }]);
});

const isDown = () => new TypeError('fetch failed');

test('a reload loses nothing: what was not sent is sent again, as its grader saw it', async () => {
  const { local } = memoryStorage();
  const before = openQueue(isDown, gradeStore('g1', local));
  before.queue.send([write('a', { seen: 3 }), write('b')]);
  await before.clock.pass(0);
  expect(gamesWithStoredGrades(local)).toEqual(['g1']);
  const after = openQueue(undefined, gradeStore('g1', local));
  expect(after.queue.get()).toMatchObject([{ answer_key: 'a', seen: 3 }, { answer_key: 'b' }]);
  after.queue.retry();
  await after.clock.pass(0);
  expect(after.requests).toEqual([[write('a', { seen: 3 }), write('b')]]);
  expect(gamesWithStoredGrades(local)).toEqual([]);
});

test('a conflict is one after a reload too, until somebody has looked', async () => {
  const { local } = memoryStorage();
  const before = openQueue(overtaken, gradeStore('g1', local));
  before.queue.send([write('a')]);
  await before.clock.pass(0);
  const after = openQueue(overtaken, gradeStore('g1', local));
  after.queue.retry();
  await after.clock.pass(0);
  expect(after.queue.get()).toMatchObject([{ answer_key: 'a', state: 'refused', seen: 0 }]);
  after.queue.drop(write('a'));
  expect(gamesWithStoredGrades(local)).toEqual([]);
});

test('what the server does not take at all is not sent again after a reload', async () => {
  const { local } = memoryStorage();
  const { queue, clock } = openQueue(() => new Refused(404, 'No such question.'), gradeStore('g1', local));
  queue.send([write('a')]);
  await clock.pass(0);
  expect(gamesWithStoredGrades(local)).toEqual([]);
});

test('whoever has been signed out keeps the grades for the next sign-in', async () => {
  let isSignedIn = false;
  const { queue, clock, requests } = openQueue(() => (isSignedIn ? undefined : new Refused(401, 'Sign in.')));
  queue.send([write('a')]);
  await clock.pass(60_000);
  expect(queue.get()).toMatchObject([{ state: 'unsent' }]);
  expect(requests).toHaveLength(1);
  isSignedIn = true;
  queue.retry();
  await clock.pass(0);
  expect(queue.get()).toEqual([]);
});

test('what somebody else wrote into the store is left out, and what another tab keeps stays', () => {
  const { local } = memoryStorage();
  local.set('snug_host_grades_g1', JSON.stringify([write('a'), null, { ...write('b'), marks: ['great'] }, 'x']));
  local.set('snug_host_grades_g2', '{');
  const [one, other] = [gradeStore('g1', local), gradeStore('g2', local)];
  expect([one.read(), other.read()]).toEqual([[write('a')], []]);
  one.save([], [write('c')]);
  one.save([write('c')], []);
  expect(one.read()).toEqual([write('a')]);
});
