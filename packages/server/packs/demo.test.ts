import { readFile, stat } from 'node:fs/promises';
import { foldAnswer } from '@snug/contract';
import { Pack } from '@snug/contract/shapes';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { demoPack } from './demo.ts';

const pack = demoPack();
const questions = pack.rounds.flatMap((round) => round.questions.map((question) => ({ round, question })));

test('the demo quiz has four rounds of eight, and parsing it changes nothing', () => {
  expect(pack.rounds.map((round) => round.questions.length)).toEqual([8, 8, 8, 8]);
  expect(Pack.parse(JSON.parse(JSON.stringify(pack)))).toEqual(pack);
});

test('its rounds are of four kinds: text, pictures, matching and clues', () => {
  const [text, pictures, matching, clues] = pack.rounds;
  expect(text?.double_or_nothing).toBe(true);
  expect(text?.questions.some(({ accepted }) => accepted.length === 2)).toBe(true);
  expect(pictures?.questions.every(({ image, image_alt }) => image !== '' && image_alt !== '')).toBe(true);
  expect(matching?.matches.length).toBeGreaterThan(matching?.questions.length ?? Number.POSITIVE_INFINITY);
  expect(clues?.single_answer).toBe(true);
  expect(new Set(clues?.questions.map(({ accepted }) => JSON.stringify(accepted))).size).toBe(1);
});

test('every accepted answer is a text, written once, and every question has a note', () => {
  for (const { question } of questions) {
    for (const texts of question.accepted) {
      const folded = texts.map(foldAnswer);
      expect(folded).not.toContain('');
      expect(new Set(folded).size, question.question_text).toBe(folded.length);
    }
    expect(question.notes, question.question_text).not.toBe('');
  }
});

test('GAME-10 every right answer of the matching round can be chosen', () => {
  for (const { round, question } of questions) {
    const options = question.matches.length > 0 ? question.matches : round.matches;
    if (options.length === 0) continue;
    for (const texts of question.accepted) expect(options).toEqual(expect.arrayContaining([texts[0]]));
  }
});

test('every picture exists, is small enough for pub Wi-Fi, and its description does not give the answer away', async () => {
  for (const { question } of questions) {
    if (question.image === '') continue;
    const file = new URL(question.image.replace('/media/demo/', 'pictures/'), import.meta.url);
    expect((await stat(file)).size, question.image).toBeLessThan(60_000);
    const { width, format } = await sharp(await readFile(file)).metadata();
    expect({ width, format }).toEqual({ width: 800, format: 'png' });
    const given = foldAnswer(`${question.image} ${question.image_alt}`);
    for (const text of question.accepted.flat()) expect(given).not.toContain(foldAnswer(text));
  }
});
