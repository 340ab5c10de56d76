import { expect, test } from 'vitest';
import { displayWords as spanish } from './words.es.ts';
import { displayWords } from './words.ts';

test.each([
  ['The Anchor', 'Thank you for playing at The Anchor.', 'Gracias por jugar en The Anchor.'],
  ['Quiz & Co.', 'Thank you for playing at Quiz & Co.', 'Gracias por jugar en Quiz & Co.'],
  ['The Wow!', 'Thank you for playing at The Wow!', 'Gracias por jugar en The Wow!'],
])('the good night of %s ends with one full stop', (venue, english, inSpanish) => {
  expect([displayWords.screenEndedLead(venue), spanish.screenEndedLead(venue)]).toEqual([english, inSpanish]);
});
