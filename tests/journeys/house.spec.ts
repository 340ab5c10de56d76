import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { openTab, serverOfFile } from '@snug/testing/browser';
import { openServer } from '../../packages/testing/program/built-server.ts';

// A server that is nobody's demo, from its first sign-in link to a pack in the list and a second quizmaster.

const folder = mkdtempSync(join(tmpdir(), 'snug-house-'));
test.afterAll(() => rmSync(folder, { recursive: true }));
const venueFile = join(folder, 'venue.json');
writeFileSync(venueFile, JSON.stringify({ name: 'The Anchor' }));
const server = serverOfFile(() => openServer('preact', { SNUG_VENUE: venueFile }));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const header = 'round,round_title,question_number,question,accepted_answers';

async function expectNoFaults(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

test('from an empty data folder: a name, a pack that is mended and listed, and a quizmaster who comes and goes', async ({
  browser,
}) => {
  const { page } = await openTab({ context: await browser.newContext({ baseURL: server.url }) });
  expect(server.code).toBe('');
  await page.goto(server.signInLink);
  await expect(page.getByText('No games yet')).toBeVisible();
  await expectNoFaults(page);

  // The empty list leads to the packs.
  await page.getByRole('link', { name: 'Import a pack' }).click();
  await expect(heading(page, 'Packs')).toBeFocused();
  const choose = async (name: string, text: string) => {
    const chooser = page.waitForEvent('filechooser');
    await button(page, 'Choose a file').click();
    await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  };
  await choose('friday.csv', `${header}\n1,,1,,Red\n`);
  await expect(page.getByText('friday.csv was not imported: 2 problems.').first()).toBeVisible();
  await expect(page.getByText('Row 2, column question: the question is empty.')).toBeVisible();
  await expectNoFaults(page);
  await choose('friday.csv', `${header}\n1,Seas,1,Which sea?,Red\n`);
  await expect(page.getByText('Friday is in the list: 1 round, 1 question.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Friday' }).click();
  await expect(heading(page, 'Friday')).toBeFocused();
  await expect(page.getByText('Which sea?')).toBeVisible();
  await expect(page.getByRole('link', { name: 'New game with it' })).toHaveAttribute('href', /\/host\/new\?pack=\w+$/);

  // Whoever opens the server sets their name, and invites somebody.
  await page.getByRole('link', { name: 'Venue', exact: true }).click();
  await expect(heading(page, 'The Anchor')).toBeVisible();
  await page.getByLabel('Your name').fill('Morgan');
  await button(page, 'Save your name').click();
  await expect(page.getByRole('list').getByText('Morgan', { exact: true })).toBeVisible();
  await page.getByLabel('Their name').fill('Alex');
  await button(page, 'Invite').click();
  const dialog = page.getByRole('dialog', { name: 'A sign-in link for Alex' });
  const link = await dialog.getByLabel('Sign-in link').inputValue();
  await expectNoFaults(page);
  await dialog.getByRole('button', { name: 'Done' }).click();

  const alex = await openTab({ context: await browser.newContext({ baseURL: server.url }) });
  await alex.page.goto(link);
  await expect(alex.page.getByText('No games yet')).toBeVisible();
  await alex.page.getByRole('link', { name: 'Packs', exact: true }).click();
  await expect(alex.page.getByRole('link', { name: 'Friday' })).toBeVisible();

  // After a power cut both are where they were; who has ended is out with the next press.
  await server.restart();
  await button(page, 'Change: Alex').click();
  await page.getByRole('menuitem', { name: 'Take off this venue' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take off this venue' }).click();
  await expect(button(page, 'Change: Alex')).toBeHidden();
  await alex.page.getByRole('link', { name: 'Games', exact: true }).click();
  await expect(alex.page.getByText(/You were signed out here/).first()).toBeVisible();
});
