import { type Browser, expect, type Page, test } from '@playwright/test';
import { openServer, type TestServer } from '@snug/testing/program';
import { appearanceAround, expectedAppearance } from './appearance.ts';
import { needStorybook } from './need-storybook.ts';

let server: TestServer;
test.afterEach(() => server.close());

test('the venue site on React is styled by its tokens', async ({ browser }) => {
  server = await openServer('react');
  const page = await browser.newPage({ colorScheme: 'dark' });
  await page.goto(server.url);
  expect(await appearanceAround(page.getByRole('heading', { level: 1 }))).toEqual(
    expectedAppearance('night', 'ground'),
  );
  await page.close();
});

test('the title font is loaded before the first text, and nothing shifts', async ({ browser }) => {
  const page = await watchedPage(browser);
  // The page waits for its font without a limit: on a busy machine 800 ms (display-face.ts) may pass first.
  await page.addInitScript(() => {
    const after = setTimeout;
    Object.assign(window, { setTimeout: (run: () => void, ms = 0) => after(run, ms === 800 ? 60_000 : ms) });
  });
  await page.goto(`${server.url}/auth`);
  await page.getByRole('button', { name: 'Send Code' }).waitFor();
  expect(await page.evaluate(isInItsFace)).toBe(true);
  expect(await settledShifts(page)).toEqual([]);
  await page.close();
});

test('a title font that loads late is not used, and nothing shifts', async ({ browser }) => {
  const page = await watchedPage(browser);
  let release = (): void => {};
  const isShown = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', (route) => isShown.then(() => route.continue()));
  await page.goto(`${server.url}/auth`);
  await page.getByRole('button', { name: 'Send Code' }).waitFor();
  const face = page.waitForResponse('**/*.woff2');
  release();
  await face;
  expect(await settledShifts(page)).toEqual([]);
  expect(await page.evaluate(isInItsFace)).toBe(false);
  await page.close();
});

async function watchedPage(browser: Browser): Promise<Page> {
  server = await openServer();
  const page = await browser.newPage();
  await page.addInitScript(countShifts);
  return page;
}

async function settledShifts(page: Page): Promise<unknown> {
  await page.evaluate(() => document.fonts.ready);
  // Two frames later every shift caused by the font has happened.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate('shifts');
}

/** Whether the title would have another width in the device's own font. */
function isInItsFace(): boolean {
  const title = document.querySelector('h1');
  if (!title) throw new Error('A page without a title.');
  const range = document.createRange();
  range.selectNodeContents(title);
  const width = range.getBoundingClientRect().width;
  title.style.fontFamily = 'serif';
  const other = range.getBoundingClientRect().width;
  title.style.fontFamily = '';
  return width !== other;
}

/** Collects in `shifts` what moved on the page without user input. */
function countShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { sources = [] } = entry as unknown as { sources?: { node?: Node }[] };
      shifts.push(...sources.map(({ node }) => node?.nodeName ?? 'gone'));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

test('the built Storybook is styled by its tokens', { tag: '@storybook' }, async ({ browser }) => {
  server = await openServer('preact', { SNUG_STORYBOOK_PORT: '0' });
  needStorybook();
  const page = await browser.newPage({ colorScheme: 'dark' });
  await page.goto(`${server.url}/storybook`);
  await page.goto(new URL('/iframe.html?viewMode=story&id=widgets-join-box--empty', page.url()).href);
  expect(await appearanceAround(page.getByRole('heading').first())).toEqual(expectedAppearance('night', 'surface'));
  await page.close();
});
