import { fakeClient } from '@snug/client/fake';
import type { ProofPlace, ProofRow } from '@snug/contract';
import { demoProof, sponsorVenue } from '@snug/testing/fixtures';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openConsole } from '../tests/open-console.tsx';

const row = (place: ProofPlace, answered: number): ProofRow => ({
  ...{ id: 's2', day: '2026-01-06', place, venue_id: '', venue: '', round: 0 },
  ...{ served: answered, seen: answered, tapped: 0, answered, skipped: 0, chosen: [] },
});

/** The proof sheet of a question whose answers are texts. */
async function open(rows: readonly ProofRow[], texts: readonly object[] = []) {
  const answers = { hostGames: [], ...sponsorVenue(), hostProof: { ...demoProof(), rows }, hostSurveyTexts: texts };
  const { session, call } = fakeClient({ answers: answers as never });
  await openConsole('/sponsors/oak/proof', { session, call, wasSignedOut: () => false });
}

const sentences = () =>
  page
    .getByText(/of 5 answers/)
    .elements()
    .map(({ textContent }) => textContent?.split('.')[0]);

test('texts in games and outside are counted apart, since each list fills by itself', async () => {
  await open([row('game', 3), row('site', 3), row('sponsor', 1)]);
  await expect.poll(sentences).toEqual(['3 of 5 answers in games so far', '4 of 5 answers outside games so far']);
});

test('beside a full list the other says how far it is', async () => {
  await open([row('game', 2), row('site', 6)], [{ response: 'Crisps', count: 5, elsewhere: true }]);
  await expect.element(page.getByText('Crisps')).toBeVisible();
  expect(sentences()).toEqual(['2 of 5 answers in games so far']);
});
