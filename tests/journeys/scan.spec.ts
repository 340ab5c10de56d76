import { expect, type Page, test } from '@playwright/test';
import { type BrowserPlayer, openCountedPlayer, openQuizmaster, scan } from '@snug/testing/browser';
import { openServer, type TestServer } from '@snug/testing/program';

let server: TestServer;
let host: BrowserPlayer;
test.beforeEach(async ({ browser }) => {
  server = await openServer();
  host = await openQuizmaster(browser, server);
});
test.afterEach(async () => {
  expect(host.pageErrors).toEqual([]);
  await host.context.close();
  await server.close();
});

/** Opens one of the console's ways to show the code, each in a tab of its own. */
async function openCode(way: string): Promise<Page> {
  const page = host.context.waitForEvent('page');
  await host.page.getByRole('link', { name: way }).click();
  const shown = await page;
  await shown.getByRole('img', { name: 'QR code: join Tuesday Pub Quiz' }).first().waitFor();
  await shown.evaluate(() => document.fonts.ready);
  return shown;
}

test('JOIN-12 JOIN-13 H53 scanning the sign across the room leads to the game without a key, and onto a team in three taps', async ({
  browser,
}) => {
  const sign = await openCode('Open the big screen');
  const { code } = server;
  for (const size of [
    { width: 1920, height: 1080 },
    { width: 1280, height: 720 },
  ]) {
    await sign.setViewportSize(size);
    const page = await sign.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      return { height: scrollHeight, width: scrollWidth };
    });
    expect(page).toEqual(size);
    const figures = sign.getByText(`${code.slice(0, 3)} ${code.slice(3)}`, { exact: true });
    const box = await figures.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(0.12 * size.height);
    for (const fills of [0.9, 0.35]) {
      expect(await scan(sign, { fills }), `${size.width} px, ${fills}`).toBe(`${server.url}/join?code=${code}`);
    }
  }

  const { context, page, touched } = await openCountedPlayer(browser, server);
  await page.goto(await scan(sign, { fills: 0.35 }));
  await expect(page.getByText('Game Found!')).toBeVisible();
  expect(touched).toEqual({ taps: 0, keys: 0 });
  await page.getByRole('button', { name: 'Join', exact: true }).tap();
  await page.getByRole('button', { name: 'Surprise us' }).tap();
  await page.getByRole('button', { name: 'Add This Team' }).tap();
  await expect(page).toHaveURL(/\/game\//);
  expect(touched).toEqual({ taps: 3, keys: 0 });

  // Everybody in the room sees that they have joined.
  await expect(sign.getByText('1 team has sat down')).toBeVisible();
  await context.close();
});

test('JOIN-12 a printed table card leads there as well, black on white in every theme', async ({ browser }) => {
  const cards = await openCode('Print table cards');
  await cards.getByLabel('How many cards').fill('5');
  // Within the margins of US Letter, at 96 px to an inch.
  await cards.setViewportSize({ width: 740, height: 980 });
  await cards.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(cards.getByRole('button', { name: 'Print' })).toBeHidden();
  const card = cards.getByRole('listitem');
  await expect(card).toHaveCount(5);
  await expect(card.first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(cards.getByRole('list').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  expect(await scan(card.first(), { fills: 0.4 })).toBe(`${server.url}/join?code=${server.code}`);
  expect(await scan(card.last(), { fills: 0.4 })).toBe(`${server.url}/join?code=${server.code}`);

  for (const format of ['A4', 'Letter'] as const) {
    const pdf = (await cards.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(2);
  }

  const { context, page, touched } = await openCountedPlayer(browser, server);
  await page.goto(await scan(card.first(), { fills: 0.4 }));
  await expect(page.getByText('Game Found!')).toBeVisible();
  expect(touched).toEqual({ taps: 0, keys: 0 });
  await context.close();
});
