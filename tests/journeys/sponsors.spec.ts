import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  answerSurvey,
  countAd,
  hostAds,
  hostSaveSurvey,
  hostSurveys,
  listAds,
  needFeedback,
  nextSurvey,
  sendFeedback,
  skipSurvey,
} from '@snug/contract';
import { type BrowserPlayer, hostOf, leave, openTab, serverOfFile } from '@snug/testing/browser';
import { numberedQuiz } from '@snug/testing/fixtures';
import { fetchTransport, type HostedGame, type HttpPlayer, hostGame, httpPlayer, joinedAs } from '@snug/testing/http';

const server = serverOfFile();

/** The sign-in link works once. */
let host: HttpPlayer;
test.beforeAll(async () => {
  host = await hostOf(server);
});

/** A browser in which the quizmaster is signed in already. */
async function openConsole(browser: Browser): Promise<BrowserPlayer> {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } });
  await context.addInitScript((token) => localStorage.setItem('snug_host_token', token), host.token ?? '');
  return openTab({ context }, '/host/sponsors');
}

const guest = () => httpPlayer(fetchTransport(() => server.url));
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Nothing that axe finds, nothing that the page's policy forbids, and nothing wider than the page. */
async function isSound({ page, pageErrors }: Pick<BrowserPlayer, 'page' | 'pageErrors'>): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const [wide = 0, window = 0] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide).toBeLessThanOrEqual(window);
  expect(pageErrors).toEqual([]);
}

/** A table without its head and foot: its lines as texts. */
async function linesOf(page: Page, name: string): Promise<string[][]> {
  const rows = page.getByRole('table', { name, exact: true }).locator('tbody tr');
  return rows.evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
}

/** Somebody on a team of their own in a game. */
async function seated(
  { code, game_id }: HostedGame,
  team: string,
): Promise<{ guest: HttpPlayer; player_code: string }> {
  const player = guest();
  const { view } = await joinedAs(player, code, team);
  expect(view.gameid).toBe(game_id);
  return { guest: player, player_code: view.me.player_code };
}

test('a sponsor from its first ad to its proof sheet: made, shown, counted, read, shared and ended', async ({
  browser,
}) => {
  const console = await openConsole(browser);
  const { page } = console;
  const today = new Date().toISOString().slice(0, 10);
  const before = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);

  await test.step('the sponsor, an ad with a picture, and a question', async () => {
    await isSound(console);
    await page.getByLabel('Name').fill('Old Oak, "Brewery"');
    await button(page, 'Add sponsor').click();
    await expect(heading(page, 'Old Oak, "Brewery"')).toBeFocused();
    await isSound(console);

    await link(page, 'New ad').click();
    const picture = { name: 'beer.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await page.getByLabel('Choose a picture').setInputFiles({ ...picture, name: 'beer.txt', mimeType: 'text/plain' });
    await expect(page.getByRole('alert')).toHaveText('beer.txt is not a picture.');
    await page.getByLabel('Choose a picture').setInputFiles(picture);
    await expect(button(page, 'Remove picture')).toBeVisible();
    await button(page, 'Save').click();
    await expect(page.getByText('Say what the picture says: not everybody can see it.')).toBeVisible();
    await page.getByLabel('Text', { exact: true }).fill('=Half price stout');
    await page.getByLabel('From').fill(today);
    await page.getByLabel('Until').fill(before);
    await expect(page.getByText('The days run backwards: “Until” is before “From”.')).toBeVisible();
    await page.getByLabel('Until').fill(today);
    await isSound(console);
    await button(page, 'Save').click();
    await expect(page.getByText(/^Showing until /)).toBeVisible();
    const shown = page.getByRole('listitem').filter({ hasText: '=Half price stout' }).locator('img');
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);

    await link(page, 'New question').click();
    await page.getByRole('textbox', { name: 'Question' }).fill('Which beer next?');
    await page.getByLabel('Option 1').fill('Stout');
    await page.getByLabel('Option 2').fill('Lager');
    await isSound(console);
    await button(page, 'Save').click();
    await expect(button(page, 'Pause: Which beer next?')).toBeVisible();
  });

  const ad = (await host.call(hostAds)).find(({ text }) => text === '=Half price stout');
  const question = (await host.call(hostSurveys)).find(({ question_text }) => question_text === 'Which beer next?');
  if (!ad || !question) throw new Error('Neither ad nor question was saved.');
  // The questions of others rest, so that everybody is asked this one first.
  for (const { chosen: _, ...other } of await host.call(hostSurveys)) {
    if (other.surveyid !== question.surveyid) await host.call(hostSaveSurvey, { body: { ...other, active: false } });
  }

  const game = await hostGame(host, numberedQuiz('Sponsors’ night', 2, 1));
  const params = { gameid: game.game_id };
  const people = await Promise.all(['Owls', 'Bears', 'Foxes'].map((name) => seated(game, name)));
  const [owl, bear, fox] = people.map((one) => one.guest) as [HttpPlayer, HttpPlayer, HttpPlayer];
  const isServed = async () => (await owl.call(listAds, { params })).some(({ ad_id }) => ad_id === ad.ad_id);

  await test.step('paused it is shown to nobody, and outside of its days neither', async () => {
    await button(page, 'Pause: =Half price stout').click();
    await expect(page.getByText('Paused', { exact: true })).toBeVisible();
    expect(await isServed()).toBe(false);
    await button(page, 'Show again: =Half price stout').click();
    await expect(button(page, 'Pause: =Half price stout')).toBeVisible();
    await link(page, 'Change: =Half price stout').click();
    await page.getByLabel('From').fill('');
    await page.getByLabel('Until').fill(before);
    await button(page, 'Save').click();
    await expect(page.getByText(/^Over since /)).toBeVisible();
    expect(await isServed()).toBe(false);
    await link(page, 'Change: =Half price stout').click();
    await page.getByLabel('Until').fill('');
    await button(page, 'Save').click();
    // Back among the sponsor's ads: it is saved.
    await expect(button(page, 'Pause: =Half price stout')).toBeVisible();
    await expect(page.getByText(/^Over since /)).toBeHidden();
  });

  await test.step('the break after the first round', async () => {
    await game.start(1);
    await game.ask(1, 0);
    await game.endRound();
    for (const one of [owl, bear, fox]) {
      await one.call(listAds, { params });
      await one.call(countAd, { params: { ...params, ad_id: ad.ad_id, event: 'seen' } });
    }
    await owl.call(countAd, { params: { ...params, ad_id: ad.ad_id, event: 'tapped' } });
    const about = { id: question.surveyid };
    const body = { game_id: game.game_id };
    // Whoever answers was asked.
    for (const one of [owl, bear, fox]) await one.call(nextSurvey, { query: body });
    await owl.call(answerSurvey, { params: about, body: { ...body, response: 'Stout' } });
    await bear.call(answerSurvey, { params: about, body: { ...body, response: 'Lager' } });
    await fox.call(skipSurvey, { params: about, body });
  });

  await test.step('the proof sheet has exactly what was played, and the CSV what the sheet has', async () => {
    await link(page, 'Open proof sheet').click();
    await expect(heading(page, 'Old Oak, "Brewery"')).toBeFocused();
    const lines = await linesOf(page, 'Ads and questions');
    // Ad or question, served, seen, tapped, answered, skipped; a dash says aloud that it does not apply.
    expect(lines[0]).toEqual(['=Half price stoutAd', '3', '3', '1', '–does not apply', '–does not apply']);
    expect(lines[1]?.slice(3)).toEqual(['–does not apply', '2', '1']);
    expect(await linesOf(page, 'Which beer next?')).toEqual([
      ['Stout', '1', '50%'],
      ['Lager', '1', '50%'],
    ]);
    expect((await linesOf(page, 'By round')).map(([round]) => round)).toEqual(['Round 1']);
    await expect(page.locator('svg[aria-hidden="true"] rect').first()).toBeVisible();
    await isSound(console);

    await button(page, 'Show every figure').click();
    const inFull = await linesOf(page, '=Half price stout');
    const waiting = page.waitForEvent('download');
    await button(page, 'Download as CSV').click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe(`proof-sheet_Old-Oak-Brewery_${today}_${today}.csv`);
    const csv = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n');
    const served = csv.filter((line) => line.includes("'=Half price stout"));
    expect(served).toEqual([`"Old Oak, ""Brewery""",Ad,'=Half price stout,${today},In a game,The Crown,1,3,3,1,,,,,,`]);
    expect(inFull.map((cells) => cells.slice(3))).toEqual([['3', '3', '1']]);

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(button(page, 'Print')).toBeHidden();
    await expect(page.getByRole('table', { name: '=Half price stout' })).toBeVisible();
    await expect(heading(page, 'Old Oak, "Brewery"')).toHaveCSS('color', 'rgb(0, 0, 0)');
    await page.emulateMedia({ media: 'screen', colorScheme: null });
  });

  await test.step('the sponsor reads it without a sign-in, until the address is ended', async () => {
    await page.goBack();
    await button(page, 'Make an address').click();
    const address = await page.getByLabel('Address of the proof sheet').inputValue();
    expect(address).toMatch(new RegExp(`^${server.url}/host/proof#[\\w.-]{20,}$`));
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const sponsor = await openTab({ context }, address);
    await expect(heading(sponsor.page, 'Old Oak, "Brewery"')).toBeVisible();
    expect((await linesOf(sponsor.page, 'Ads and questions'))[0]?.slice(1, 4)).toEqual(['3', '3', '1']);
    expect(sponsor.page.url()).toBe(address);
    await isSound(sponsor);
    await sponsor.page.reload();
    await expect(heading(sponsor.page, 'Old Oak, "Brewery"')).toBeVisible();

    await button(page, 'End').click();
    await button(page, 'End it').click();
    await expect(button(page, 'Make an address')).toBeFocused();
    await sponsor.page.reload();
    await expect(sponsor.page.getByText('This address leads to no proof sheet')).toBeVisible();
    await leave(sponsor);
  });

  await test.step('an answered question keeps its words, and the page says so before', async () => {
    await link(page, 'Change: Which beer next?').click();
    await expect(page.getByText(/Text and options stay as they are/)).toBeVisible();
    await isSound(console);
  });
  await leave(console);
});

test('a quizmaster’s ratings appear five at a time, and until then their number', async ({ browser }) => {
  const game = await hostGame(host, numberedQuiz('Rated night', 1, 1));
  const people: Awaited<ReturnType<typeof seated>>[] = [];
  for (const team of ['Ants', 'Bees', 'Cats', 'Dogs', 'Eels']) people.push(await seated(game, team));
  await game.start(1);
  await game.ask(1, 0);
  await game.endRound();
  await game.endGame();
  const rate = async ({ guest: one, player_code }: (typeof people)[number], stars: number, notes: string) => {
    const params = { id: game.game_id };
    const [target] = await one.call(needFeedback, { params });
    const tags = stars > 3 ? (['Friendly'] as const) : (['Boring'] as const);
    const body = { userid: target?.userid ?? '', player_code, stars, tags: [...tags], notes };
    await one.call(sendFeedback, { params, body });
  };
  const [last, ...first] = people.toReversed();
  if (!last) throw new Error('Nobody is there.');
  for (const one of first) await rate(one, 5, '');

  const console = await openConsole(browser);
  const { page } = console;
  await link(page, 'Ratings').click();
  await expect(page.getByText('4 of 5 ratings so far.')).toBeVisible();
  await expect(page.getByText('No group of five yet')).toBeVisible();
  await isSound(console);

  await rate(last, 3, 'A little louder, please.');
  await page.reload();
  await expect(page.getByText('4.6 of 5 stars on average, from 5 ratings.')).toBeVisible();
  expect(await linesOf(page, 'Stars')).toEqual([
    ['5 stars', '4', '80%'],
    ['4 stars', '0', '0%'],
    ['3 stars', '1', '20%'],
    ['2 stars', '0', '0%'],
    ['1 star', '0', '0%'],
  ]);
  expect((await linesOf(page, 'Tags')).map(([tag, count]) => [tag, count])).toEqual([
    ['Friendly', '4'],
    ['Boring', '1'],
  ]);
  await expect(page.getByText('A little louder, please.')).toBeVisible();
  await expect(page.getByText(/Ants|Bees|Cats|Dogs|Eels/)).toHaveCount(0);
  await isSound(console);
  await leave(console);
});
