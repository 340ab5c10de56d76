import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  type BrowserPlayer,
  chooseTeam,
  expectSaved,
  leave,
  openPlayer,
  openTab,
  serverOfFile,
  submitRound,
  ticket,
  type,
} from '@snug/testing/browser';
import { openServer } from '../../packages/testing/program/built-server.ts';

// The first night of a house that is nobody's demo, by hand: from a spreadsheet to the winners and the quizmaster's rating.

const folder = mkdtempSync(join(tmpdir(), 'snug-house-night-'));
test.afterAll(() => rmSync(folder, { recursive: true }));
const venueFile = join(folder, 'venue.json');
writeFileSync(venueFile, JSON.stringify({ name: 'The Anchor' }));
const server = serverOfFile(() => openServer('preact', { SNUG_VENUE: venueFile }));

const sheet = `round,round_title,question_number,question,accepted_answers,double_or_nothing
1,Seas,1,Which sea is saltiest?,Dead Sea,
1,,2,Which sea has no coast?,Sargasso Sea,
2,Ships,1,Which ship met an iceberg?,Titanic,yes
2,,2,Which ship found its crew gone?,Mary Celeste,
`;

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const follow = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first().click();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first();
/** Shown, or shown and announced. */
const reads = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

async function expectNoFaults(page: Page): Promise<void> {
  // A colour halfway to another is nobody's contrast.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 5_000);
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => {});
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** The quizmaster's laptop, with the pack in the list and a name that players rate. */
async function openHouse(browser: Browser): Promise<BrowserPlayer> {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } });
  const laptop = await openTab({ context });
  const { page } = laptop;
  await page.goto(server.signInLink);
  await follow(page, 'Venue');
  await page.getByLabel('Your name').fill('Morgan');
  await press(page, 'Save your name');
  await expect(page.getByRole('list').getByText('Morgan', { exact: true })).toBeVisible();
  await follow(page, 'Packs');
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Choose a file');
  await (await chooser).setFiles({ name: 'the-sea.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  await reads(page, /is in the list: 2 rounds, 4 questions\./);
  return laptop;
}

/** A phone by the code alone, as somebody at a table comes in. */
async function openTable(browser: Browser, code: string, team: string): Promise<BrowserPlayer> {
  const captain = await openPlayer(browser, server);
  await captain.page.goto('/');
  await captain.page.getByLabel('Game code').fill(code);
  await reads(captain.page, 'Game Found!');
  await press(captain.page, 'Join');
  await chooseTeam(captain, team);
  return captain;
}

/** The big screen by the way that the console offers. */
async function openScreen({ page, context }: BrowserPlayer): Promise<Page> {
  await press(page, 'Big screen');
  const opened = context.waitForEvent('page');
  await page.getByRole('dialog').getByRole('link', { name: 'Open the big screen' }).click();
  const screen = await opened;
  await screen.setViewportSize({ width: 1920, height: 1080 });
  await page.keyboard.press('Escape');
  return screen;
}

/** At the desk every proposal is taken, question by question. */
async function grade(page: Page): Promise<void> {
  await follow(page, /^Grading/);
  await expect(heading(page, /^Grading round/)).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Shift+Enter');
    await expect(page.getByText('All graded.').first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

async function publish(page: Page, through: number): Promise<void> {
  await page.getByRole('link', { name: 'Board', exact: true }).first().click();
  await press(page, `Publish through round ${through}`);
  await expect(heading(page, `Public, through round ${through}`)).toBeVisible();
}

test('a pack of two rounds becomes a game, is asked, graded, told and unveiled, and the quizmaster is rated', async ({
  browser,
}) => {
  const laptop = await openHouse(browser);
  const { page } = laptop;
  let game = '';
  let code = '';

  await test.step('made of the pack, and opened', async () => {
    await page.getByRole('link', { name: /sea/i }).click();
    await follow(page, 'New game with it');
    await page.getByLabel('Title').fill('The First Night');
    await expect(page.getByLabel('Quizmaster')).toContainText('Morgan');
    await press(page, 'Make the game');
    await expect(heading(page, 'The First Night')).toBeVisible();
    code = ((await page.getByText(/^Code/).first().textContent()) ?? '').replaceAll(/\D/g, '');
    expect(code).toMatch(/^\d{6}$/);
    await follow(page, 'Open the game');
    await expect(heading(page, 'The doors are open.')).toBeVisible();
    game = page.url();
    await expectNoFaults(page);
  });

  const screen = await openScreen(laptop);
  await expect(screen.getByText('Pull up a chair.').first()).toBeVisible();
  const owls = await openTable(browser, code, 'The Owls');
  const foxes = await openTable(browser, code, 'The Foxes');
  for (const team of ['The Owls', 'The Foxes']) {
    await reads(screen, team);
    await reads(page, team);
  }
  await expectNoFaults(screen);

  await test.step('round 1 is asked, handed in and saved', async () => {
    await press(page, /^Start round 1/);
    await reads(screen, 'Seas');
    for (const [n, question] of ['Which sea is saltiest?', 'Which sea has no coast?'].entries()) {
      await press(page, new RegExp(`^Ask question ${n + 1}`));
      await expect(heading(screen, question)).toBeVisible();
      await expect(ticket(owls, n + 1).getByText(question)).toBeVisible();
    }
    await type(owls, 1, 'the dead sea');
    await type(owls, 2, 'Sargaso');
    await submitRound(owls);
    await expect(screen.getByText('1 of 2', { exact: true })).toBeVisible();
    // Never submitted: the host hands in at the close what is saved.
    await type(foxes, 1, 'Red Sea');
    await expectSaved(foxes, 1);
    await press(page, /^Close submissions/);
    await expect(heading(screen, 'Pens down.')).toBeVisible();
    await server.advanceClock(10_000);
    await press(page, /^End round 1/);
    await reads(foxes.page, /Handed in at close: 1 of 2 answered/);
  });

  await test.step('graded, told and on the board', async () => {
    await grade(page);
    await expectNoFaults(page);
    await page.goto(game);
    await press(page, /^Tell the answers of round 1/);
    await press(page, 'Tell them');
    await reads(screen, 'Dead Sea');
    await reads(owls.page, 'Dead Sea');
    await publish(page, 1);
    await reads(screen, 'After round 1');
    await reads(owls.page, 'You are 1st of 2');
    await page.goto(game);
  });

  await test.step('round 2, for double or nothing', async () => {
    await press(page, /^Start round 2/);
    await press(page, /^Ask all/);
    await owls.page.getByRole('switch', { name: /Double or nothing/ }).click();
    await type(owls, 1, 'Titanic');
    await type(owls, 2, 'Mary Celeste');
    await submitRound(owls);
    await type(foxes, 1, 'Titanic');
    await submitRound(foxes);
    await expect(screen.getByText('2 of 2', { exact: true })).toBeVisible();
    await press(page, /^Close submissions/);
    await server.advanceClock(10_000);
    await press(page, /^End round 2/);
    await grade(page);
    await publish(page, 2);
  });

  await test.step('the winners, in the room and on the phones', async () => {
    await reads(screen, 'Tonight’s winners');
    await reads(screen, 'The Owls');
    await page.goto(game);
    await press(page, /^End the game/);
    await page.getByRole('dialog').getByRole('button', { name: 'End the game' }).click();
    await reads(owls.page, 'You won the night.');
    await reads(foxes.page, 'You came 2nd of 2.');
    // The picture of the night is seen, not only drawn: the server's own policy lets the page show it.
    await press(owls.page, 'Your night as a picture');
    const card = owls.page.getByRole('img', { name: /^The Owls, 1st of 2 teams/ });
    await expect.poll(() => card.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(500);
    await owls.page.keyboard.press('Escape');
    await expectNoFaults(owls.page);
    await expectNoFaults(screen);
  });

  await test.step('both tables rate Morgan, who sees that they did and not what', async () => {
    for (const { page } of [owls, foxes]) {
      await expect(heading(page, 'How did Morgan do?')).toBeVisible();
      await page.getByRole('radio', { name: '5 stars' }).click();
      await press(page, 'Submit');
      await expect(heading(page, 'Thank you for your feedback!')).toBeVisible();
    }
    await press(page, /^Make it final/);
    await page.getByRole('dialog').getByRole('button', { name: 'Make it final' }).click();
    await reads(page, 'The results are final.');
    await follow(page, 'All games');
    await follow(page, 'Ratings');
    await reads(page, '2 of 5 ratings so far.');
  });
  await leave(owls, foxes, laptop);
});
