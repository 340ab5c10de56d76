import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { hostAds, hostNewGame, hostProof, hostSaveAd, hostSaveSponsor } from '@snug/contract';
import { Pack } from '@snug/contract/shapes';
import { hostOf, joinWithTeam, leave, openPlayer, serverOfEachTest } from '@snug/testing/browser';
import { numberedQuiz } from '@snug/testing/fixtures';
import { type HttpPlayer, hostGame } from '@snug/testing/http';

const server = serverOfEachTest();

const carousel = (page: Page) => page.getByRole('group', { name: 'Sponsors', exact: true });
const always = { active: true, starts_on: '', ends_on: '' };

/** A sponsor's ad and the house's own, and none but them. */
async function onlyShows(): Promise<HttpPlayer> {
  const host = await hostOf(server);
  for (const { ad_id, sponsor_id, link, image, text, starts_on, ends_on } of await host.call(hostAds)) {
    const kept = { ad_id, sponsor_id, link, image, text, starts_on, ends_on };
    await host.call(hostSaveAd, { body: { ...kept, active: false } });
  }
  const { sponsor_id } = await host.call(hostSaveSponsor, { body: { name: 'The Crust' } });
  const pies = { sponsor_id, link: 'https://pies.example/', image: '', text: 'Pies until midnight' };
  await host.call(hostSaveAd, { body: { ...pies, ...always } });
  await host.call(hostSaveAd, { body: { sponsor_id: '', link: '', image: '', text: 'Darts on Monday', ...always } });
  return host;
}

/** What was counted, by ad, in its one line. */
async function figuresOf(host: HttpPlayer) {
  const { items, rows } = await host.call(hostProof, { query: {} });
  return Object.fromEntries(
    items
      .filter(({ text }) => text === 'Pies until midnight' || text === 'Darts on Monday')
      .map(({ id, text }) => [
        text,
        rows
          .filter((row) => row.id === id)
          .map(({ place, round, served, seen, tapped }) => ({ place, round, served, seen, tapped })),
      ]),
  );
}

test('PROD-05 ADS-01 ADS-02 an ad is seen, its link tapped, and the proof sheet has both once, whatever is done again', async ({
  browser,
}) => {
  const host = await onlyShows();
  const game = await hostGame(host, numberedQuiz('Sponsored', 2, 1));
  const player = await openPlayer(browser, server);
  const { page, context } = player;
  await context.route('https://pies.example/', (route) => route.fulfill({ body: 'Pies', contentType: 'text/plain' }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await joinWithTeam(player, game, 'Hungry Owls');

  const link = carousel(page).getByRole('link', { name: /^Pies until midnight/ });
  const next = carousel(page).getByRole('button', { name: 'Next' });
  await expect(carousel(page)).toBeVisible();
  await carousel(page).scrollIntoViewIfNeeded();
  // Whichever of the two is first.
  if (!(await link.isVisible())) await next.click();
  await expect(carousel(page).getByText('Sponsor: The Crust', { exact: true })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await expect
    .poll(async () => (await figuresOf(host))['Pies until midnight'])
    .toEqual([{ place: 'game', round: 0, served: 1, seen: 1, tapped: 0 }]);
  for (let times = 0; times < 2; times++) {
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await expect(tab).toHaveURL('https://pies.example/');
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
  }
  const pies = [{ place: 'game', round: 0, served: 1, seen: 1, tapped: 1 }];
  await expect.poll(async () => (await figuresOf(host))['Pies until midnight']).toEqual(pies);

  await test.step('a round takes them away; at the next break they are there without another call', async () => {
    await game.askRound(1);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(carousel(page)).toHaveCount(0);
    await game.endRound();
    await expect(carousel(page)).toBeVisible();
    expect(asked.filter((path) => path.endsWith('/ads'))).toHaveLength(1);
  });

  await test.step('after another load everything counts no more than once', async () => {
    // An ad is seen after a second on the screen: waited for from before the first.
    const seen = page.waitForResponse((response) => response.url().endsWith('/seen'));
    await page.reload();
    await expect(carousel(page)).toBeVisible();
    await carousel(page).scrollIntoViewIfNeeded();
    if (!(await link.isVisible())) await next.click();
    await expect(link).toBeVisible();
    expect((await seen).ok()).toBe(true);
    expect((await figuresOf(host))['Pies until midnight']).toEqual(pies);
  });
  await leave(player);
});

test('ADS-03 OPEN-58 a private event has no ads and makes no call for them', async ({ browser }) => {
  const host = await onlyShows();
  const pack = Pack.parse(numberedQuiz('A Birthday', 1, 1));
  const { code } = await host.call(hostNewGame, { body: { title: 'A Birthday', pack, private_event: true } });
  const player = await openPlayer(browser, server);
  const { page } = player;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await joinWithTeam(player, { code }, 'Guests');
  // The survey's card is there, later than the ads would be.
  await expect(
    page.getByRole('region', { name: 'Questions of the day' }).getByRole('heading', { level: 2 }),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.includes('/ads'))).toEqual([]);
  await expect(carousel(page)).toHaveCount(0);
  expect(Object.values(await figuresOf(host)).flat()).toEqual([]);
  await leave(player);
});
