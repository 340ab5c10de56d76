import { expect, test } from 'vitest';
import { placeFor } from './place-for.ts';

test.each([
  { what: 'the only input, empty', texts: [''], answers: 1, place: 0 },
  { what: 'the only input, nothing typed yet', texts: [], answers: 1, place: 0 },
  { what: 'the only input, written over', texts: ['China'], answers: 1, place: 0 },
  { what: 'the first empty one of two', texts: ['China', ''], answers: 2, place: 1 },
  { what: 'the last of two full ones', texts: ['China', 'Bhutan'], answers: 2, place: 1 },
  { what: 'nowhere when it stands already', texts: [' NEPAL ', ''], answers: 2, place: undefined },
])('GAME-11 a suggestion taken over goes to $what', ({ texts, answers, place }) => {
  expect(placeFor('Nepal', texts, answers)).toBe(place);
});
