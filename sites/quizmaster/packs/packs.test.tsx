import { type FakeAnswers, fakeClient, offline, refuses } from '@snug/client/fake';
import { packMaxBytes } from '@snug/contract';
import { demoHouse, sponsorVenue } from '@snug/testing/fixtures';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openConsole } from '../tests/open-console.tsx';
import { base64Of } from './base64-of.ts';

async function open(path: string, answers: FakeAnswers = {}) {
  const client = fakeClient({ answers: { hostGames: [], ...sponsorVenue(), ...demoHouse(), ...answers } });
  return { client, ...(await openConsole(path, client)) };
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function choose(name: string, text: string) {
  await expect.element(button('Choose a file')).toBeVisible();
  const field = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!field) throw new Error('There is no field for a file.');
  await userEvent.upload(field, new File([text], name, { type: 'text/csv' }));
}

test('a file is sent as it is, and the pack stands in the list', async () => {
  const { client } = await open('/packs');
  await choose('friday.csv', 'round\n1,é');
  await expect.element(page.getByText('Friday is in the list: 4 rounds, 32 questions.').first()).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Friday' })).toBeVisible();
  const bytes = new TextEncoder().encode('round\n1,é');
  expect(client.sent('hostImportPack')[0]?.body).toEqual({
    name: 'friday.csv',
    content: base64Of(bytes.buffer as ArrayBuffer),
  });
});

test('all that is wrong is told in a list, and the same file may be chosen again once it is mended', async () => {
  const problems = ['Row 2, column question: the question is empty.', 'Row 3: there is no accepted answer.'];
  const { client } = await open('/packs', { hostImportPack: { pack: null, problems, remarks: [] } });
  await choose('bad.csv', 'x');
  await expect.element(page.getByText('bad.csv was not imported: 2 problems.').first()).toBeVisible();
  for (const problem of problems) await expect.element(page.getByText(problem)).toBeVisible();
  await choose('bad.csv', 'y');
  await expect.poll(() => client.sent('hostImportPack').length).toBe(2);
});

test('without a line, or with a file that is too large, it says so', async () => {
  await open('/packs', { hostImportPack: offline as never });
  await choose('friday.csv', 'x');
  await expect.element(page.getByText(/Snug does not answer, so nothing was imported/).first()).toBeVisible();
  await choose('big.csv', 'x'.repeat(packMaxBytes + 1));
  await expect
    .element(page.getByText('big.csv is larger than 1 MB, which is more than any quiz.').first())
    .toBeVisible();
});

test('bytes beyond one call are all there', () => {
  const bytes = new Uint8Array(100_000).map((_, n) => n);
  expect(Uint8Array.from(atob(base64Of(bytes.buffer)), (each) => each.charCodeAt(0))).toEqual(bytes);
});

test('the empty list of games leads to the packs and to a new game', async () => {
  await open('/');
  await expect.element(page.getByRole('link', { name: 'New game', exact: true })).toHaveAttribute('href', '/new');
  await page.getByRole('link', { name: 'Import a pack' }).click();
  await expect.element(heading('Packs')).toHaveFocus();
  await expect
    .element(page.getByRole('link', { name: 'New game with it' }).first())
    .toHaveAttribute('href', '/new?pack=p2');
});

test('when taking a pack off gets no answer the page says so; pressed again, one that is gone is off', async () => {
  const replies = [offline, refuses(404, 'There is no such pack.')];
  const { client, paths } = await open('/packs/p1', { hostRemovePack: () => replies.shift()?.() as never });
  const press = async () => {
    await button('Take it off the list').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take it off', exact: true }).click();
  };
  await press();
  await expect
    .element(page.getByText('Snug did not answer. Press again: nothing happens twice.').first())
    .toBeVisible();
  expect(paths).toEqual(['/packs/p1']);
  await press();
  await expect.element(heading('Packs')).toHaveFocus();
  expect(client.sent('hostRemovePack')).toHaveLength(2);
});

test('taking a pack off asks first, and leads back to the list', async () => {
  const { paths } = await open('/packs/p1');
  await button('Take it off the list').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it off', exact: true }).click();
  await expect.element(heading('Packs')).toHaveFocus();
  expect(paths.at(-1)).toBe('/packs');
  await expect.element(page.getByText('Winter Quiz is off the list.')).toBeInTheDocument();
  await expect.poll(() => page.getByRole('link', { name: 'Winter Quiz' }).query()).toBeNull();
});
