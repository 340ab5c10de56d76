import { expect, test } from 'vitest';
import { readTable } from './grading/table.ts';
import { measureGrading } from './grading.ts';
import { isKept } from './promises.ts';

const rows = readTable('pairs');
const heldOut = readTable('held-out');

test('the table has over 400 answers, about half of them traps, and nearly a third of all is held out', () => {
  const traps = rows.filter(({ verdict }) => verdict.some((mark) => mark !== 'full'));
  expect(rows.length).toBeGreaterThan(400);
  expect(traps.length / rows.length).toBeGreaterThan(0.45);
  expect(heldOut.length / (rows.length + heldOut.length)).toBeGreaterThan(0.3);
});

test('no row stands twice', () => {
  const all = [...rows, ...heldOut].map(({ accepted, given }) => JSON.stringify([accepted, given]));
  expect(all.filter((row, place) => all.indexOf(row) !== place)).toEqual([]);
});

test('what is promised of proposals is kept, also where it was held out', () => {
  expect(measureGrading().filter((measured) => !isKept(measured))).toEqual([]);
});
