import { type FakeAnswers, fakeClient, offline } from '@snug/client/fake';
import { idempotencyHeader } from '@snug/contract';
import { demoProof, sponsorVenue } from '@snug/testing/fixtures';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openConsole } from './tests/open-console.tsx';

afterEach(() => vi.restoreAllMocks());

/** The console at an address, signed in at a venue that remembers what is saved. */
async function open(path: string, answers: FakeAnswers = {}) {
  const client = fakeClient({ answers: { hostGames: [], ...sponsorVenue(), ...answers } });
  return { client, ...(await openConsole(path, client)) };
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });

test('a change of page moves the focus to its heading; the first page leaves it where it is', async () => {
  await open('/');
  await expect.element(heading('Your games')).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  await link('Sponsors').click();
  await expect.element(heading('Sponsors')).toHaveFocus();
  await expect.poll(() => document.title).toBe('Sponsors · Quizmaster');
  await expect.element(link('Sponsors')).toHaveAttribute('aria-current', 'page');
  await link('Ratings').click();
  await expect.element(heading('Your ratings')).toHaveFocus();
  await link('Games').click();
  await expect.element(heading('Your games')).toHaveFocus();
});

test('from no sponsor to an ad and a question: each page leads to the next', async () => {
  const { client } = await open('/sponsors', sponsorVenue({ sponsors: [], ads: [], surveys: [] }));
  await expect.element(page.getByText('No sponsors yet')).toBeVisible();
  await page.getByLabelText('Name').fill('Old Oak Brewery');
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Old Oak Brewery')).toHaveFocus();

  await link('New ad').click();
  await expect.element(heading('New ad')).toHaveFocus();
  await button('Save').click();
  await expect.element(page.getByLabelText('Text')).toHaveFocus();
  await expect.element(page.getByLabelText('Text')).toHaveAccessibleDescription(/An ad needs a text\./);
  await page.getByLabelText('Text').fill('Half price stout.');
  await page.getByLabelText('Link').fill('https://oak.example/');
  await page.getByLabelText('Until').fill('2999-02-03');
  await button('Save').click();
  await expect.element(heading('Old Oak Brewery')).toHaveFocus();
  await expect.element(page.getByText('Showing until Feb 3, 2999')).toBeVisible();
  expect(client.sent('hostSaveAd')[0]?.body).toEqual({
    ...{ sponsor_id: 'made-1', text: 'Half price stout.', link: 'https://oak.example/', image: '' },
    ...{ active: true, starts_on: '', ends_on: '2999-02-03' },
  });

  await link('New question').click();
  await page.getByRole('textbox', { name: 'Question' }).fill('Which beer next?');
  await page.getByLabelText('Option 1').fill('Stout');
  await page.getByLabelText('Option 2').fill('Lager');
  await button('Add an option').click();
  await expect.element(page.getByLabelText('Option 3')).toHaveFocus();
  await button('Remove option 1').click();
  await expect.element(page.getByLabelText('Option 1')).toHaveFocus();
  await page.getByLabelText('Option 2').fill('Ale');
  await button('Save').click();
  await expect.element(button('Pause: Which beer next?')).toBeVisible();
  expect(client.sent('hostSaveSurvey')[0]?.body).toMatchObject({ options: ['Lager', 'Ale'], sponsor_id: 'made-1' });
});

test('an ad is paused and shown again from the list; without a reply it says so and stays', async () => {
  const { client } = await open('/sponsors/oak');
  const name = 'Half price stout, every Tuesday.';
  await button(`Pause: ${name}`).click();
  await expect.element(button(`Show again: ${name}`)).toHaveFocus();
  await button(`Show again: ${name}`).click();
  await expect.element(button(`Pause: ${name}`)).toBeVisible();
  expect(client.sent('hostSaveAd').map(({ body }) => (body as { active: boolean }).active)).toEqual([false, true]);
});

test('an ad that cannot be paused stays as it is, and the page says why', async () => {
  await open('/sponsors/oak', { hostSaveAd: offline as never });
  await button('Pause: Half price stout, every Tuesday.').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Snug did not answer, so nothing is saved yet/);
  await expect.element(button('Pause: Half price stout, every Tuesday.')).toBeVisible();
});

test('G17 what is saved again after a lost reply is the same save; with another text it is another', async () => {
  const { client } = await open('/sponsors/oak/ad/new', { hostSaveAd: offline as never });
  const press = async () => {
    const before = client.sent('hostSaveAd').length;
    await button('Save').click();
    await expect.poll(() => client.sent('hostSaveAd').length).toBe(before + 1);
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Press again: nothing happens twice/);
  };
  await page.getByLabelText('Text').fill('Half price cider.');
  await press();
  await press();
  await page.getByLabelText('Text').fill('Half price perry.');
  await press();
  const [first, again, other] = client.sent('hostSaveAd').map(({ headers }) => headers?.[idempotencyHeader]);
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect([again === first, other === first]).toEqual([true, false]);
});

test('an ad or a question is not there under another sponsor’s address, which saving would give it to', async () => {
  await open('/sponsors/house/ad/a2');
  await expect.element(page.getByText('There is no such ad or question.')).toBeVisible();
});

test('a question is not there under another sponsor’s address either', async () => {
  await open('/sponsors/house/question/s1');
  await expect.element(page.getByText('There is no such ad or question.')).toBeVisible();
});

test('the address of a proof sheet is made, renewed and ended; both of the latter ask first', async () => {
  const { client } = await open('/sponsors/oak');
  await button('Make an address').click();
  const field = page.getByLabelText('Address of the proof sheet');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue(`${location.origin}/host/proof#secret-made-1`);

  await button('Renew').click();
  await page.getByRole('dialog', { name: 'Renew the address?' }).getByRole('button', { name: 'Not yet' }).click();
  await expect.element(button('Renew')).toHaveFocus();
  expect(client.sent('hostShareProof')).toHaveLength(1);
  await button('Renew').click();
  await button('Renew it').click();
  await expect.element(field).toHaveValue(`${location.origin}/host/proof#secret-made-2`);

  await button('End').click();
  await button('End it').click();
  await expect.element(button('Make an address')).toHaveFocus();
  expect(client.sent('hostShareProof').map(({ body }) => body)).toEqual([
    { shared: true },
    { shared: true },
    { shared: false },
  ]);
});

test('text and options of an answered question cannot be changed, and the page says so before', async () => {
  const { client } = await open('/sponsors/oak/question/s1');
  await expect.element(page.getByText(/Text and options stay as they are/)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Question' })).toHaveAttribute('readonly');
  await expect.element(page.getByLabelText('Option 1')).toHaveAttribute('readonly');
  expect(page.getByRole('button', { name: 'Add an option' }).elements()).toEqual([]);
  await page.getByLabelText('Until').fill('2999-02-03');
  await button('Save').click();
  await expect.element(heading('Old Oak Brewery')).toBeVisible();
  expect(client.sent('hostSaveSurvey')[0]?.body).toMatchObject({
    ...{ question_text: 'Which beer should come back?', options: ['Stout', 'Lager', 'The one with the owl'] },
    ends_on: '2999-02-03',
  });
});

test('a picture is uploaded at once, and kept when the ad is saved', async () => {
  const { client } = await open('/sponsors/oak/ad/a2', { hostUploadPicture: { url: '/media/ads/1.png' } });
  const file = new File(['a picture'], 'beer.png', { type: 'image/png' });
  await userEvent.upload(page.getByLabelText('Choose a picture'), file);
  await expect.element(button('Remove picture')).toBeVisible();
  await button('Save').click();
  await expect.element(heading('Old Oak Brewery')).toBeVisible();
  expect(client.sent('hostSaveAd')[0]?.body).toMatchObject({ image: '/media/ads/1.png' });
});

test('a range turned round says so, and hides the figures that it does not have', async () => {
  await open('/sponsors/oak/proof');
  await expect.element(page.getByRole('heading', { name: 'By day' })).toBeVisible();
  await page.getByLabelText('Until (UTC)').fill('2025-12-31');
  await expect.element(page.getByRole('alert')).toHaveTextContent('The days run backwards: “Until” is before “From”.');
  expect(page.getByRole('heading', { name: 'By day' }).elements()).toEqual([]);
});

test('the CSV holds the figures that the page shows, under the sponsor’s name and the days', async () => {
  const saved: { name: string; text: Promise<string> }[] = [];
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.set('blob:1', blob as Blob);
    return 'blob:1';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: blobs.get(this.href)?.text() ?? Promise.resolve('') });
  });
  await open('/sponsors/oak/proof');
  await button('Download as CSV').click();
  expect(saved.map(({ name }) => name)).toEqual(['proof-sheet_Old-Oak-Brewery_2026-01-06_2026-02-24.csv']);
  const lines = ((await saved[0]?.text) ?? '').trim().split('\r\n');
  expect(lines).toHaveLength(1 + demoProof().rows.length);
  const served = lines.slice(1).reduce((sum, line) => sum + Number(line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)[7]), 0);
  // The figures of games and those from elsewhere stand apart on the page.
  const totalOf = (name: string) => {
    const table = page.getByRole('table', { name, exact: true });
    const row = table.getByRole('row', { name: /^Total/ }).element();
    return Number(row.querySelector('td')?.textContent);
  };
  expect(totalOf('Ads and questions')).toBeGreaterThan(0);
  expect(totalOf('Ads and questions') + totalOf('Without a team')).toBe(served);
});

test('a plot is drawn from the lines of its table, and screen readers pass it by', async () => {
  await open('/sponsors/oak/proof');
  const table = page.getByRole('table', { name: 'By day' });
  await expect.element(table).toBeVisible();
  const section = table.element().closest('section');
  await expect.poll(() => section?.querySelectorAll('svg[aria-hidden="true"] rect').length).toBe(2 * 8);
  expect(section?.querySelectorAll('tbody tr')).toHaveLength(8);
  expect(document.querySelectorAll('svg style')).toHaveLength(0);
});

test('ratings appear in groups of five; before that the page says so', async () => {
  await open('/ratings', { hostRatings: [], hostRatingsWaiting: { waiting: 3 } });
  await expect.element(page.getByText('No group of five yet')).toBeVisible();
  await expect.element(page.getByText('3 of 5 ratings so far.')).toBeVisible();
  await expect.element(link('Go to your games')).toBeVisible();
});
