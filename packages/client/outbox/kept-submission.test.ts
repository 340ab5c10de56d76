import { expect, test } from 'vitest';
import { seededRandom } from '../fake/fake-world.ts';
import { memoryStorage } from '../storage.ts';
import { keptSubmissions } from './kept-submission.ts';

const content = { doubled: false, answers: [['jupiter'], ['']], question_ids: ['q1', 'q2'] };
const random = seededRandom();

test('G8 H20 the same submission keeps its id, over reloads and failures; another one gets another', () => {
  const storage = memoryStorage();
  const page = () => keptSubmissions(storage, 'g1', 'p1', random);
  const { id } = page().begin(1, content);
  page().reopen(1);
  expect(page().read(1)).toEqual({ id, ...content, isSending: false });
  expect(page().begin(1, content).id).toBe(id);
  expect(page().begin(1, { ...content, doubled: true }).id).not.toBe(id);
  expect(page().begin(1, { ...content, question_ids: ['q1', 'q3'] }).id).not.toBe(id);
  expect(page().begin(2, content).id).not.toBe(id);
  page().forget(1);
  expect(page().begin(1, content).id).not.toBe(id);
});

test('another player on the same phone has another submission', () => {
  const storage = memoryStorage();
  const { id } = keptSubmissions(storage, 'g1', 'p1', random).begin(1, content);
  expect(keptSubmissions(storage, 'g1', 'p2', random).read(1)).toBeUndefined();
  expect(keptSubmissions(storage, 'g1', 'p2', random).begin(1, content).id).not.toBe(id);
});

test.each(['{', '[]', '{"id":"x"}'])('H68 a corrupted record %j is as good as none', (text) => {
  const storage = memoryStorage();
  storage.local.set('snug_submit.g1.p1.1', text);
  expect(keptSubmissions(storage, 'g1', 'p1', random).read(1)).toBeUndefined();
});
