import { expect, test } from 'vitest';
import { type Browser, quizmasterOf } from './browser.ts';
import { openHouse } from './house.ts';

/** What the console is told of a spreadsheet of questions. */
async function problemsOf(quizmaster: Browser, sheet: string): Promise<string[]> {
  const content = Buffer.from(sheet).toString('base64');
  const { status, json } = await quizmaster.call('POST', '/api/host/packs', { name: 'quiz.csv', content });
  expect(status).toBe(200);
  return json.problems;
}

test('H66 a sheet that is made to be slow to read holds up nobody: a megabyte of blank lines, or of columns', {
  timeout: 60_000,
}, async () => {
  const quizmaster = await quizmasterOf(await openHouse());
  const blank = `round,round_title,question_number,question,accepted_answers\n${'\n'.repeat(980_000)}`;
  expect(await problemsOf(quizmaster, blank)).toEqual([expect.stringContaining('more than 10,000 lines')]);

  const columns = Array.from({ length: 140_000 }, (_, n) => `c${n}`);
  const wide = await problemsOf(quizmaster, `${columns.join()}\n1\n`);
  expect(wide[0]).toMatch(/^Column round: the header has no such column\. It has: c0, c1,/);
  expect(wide.join().length).toBeLessThan(5_000);
});
