import { connect, createServer, type Server } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import {
  expectSaved,
  input,
  joinWithTeam,
  leave,
  logIn,
  openForeignSite,
  openPlayer,
  openQuizmaster,
  serverOfFile,
  startRound,
} from '@snug/testing/browser';
import { openServer } from '@snug/testing/program';
import { needStorybook } from './need-storybook.ts';

const server = serverOfFile(() => openServer('preact', { SNUG_STORYBOOK_PORT: '0' }));

/** What a script of a page comes to that wants what the site keeps. */
function reach(page: Page, site: string) {
  return page.evaluate(async (site) => {
    const tried = (read: () => unknown) => {
      try {
        return read() ?? 'nothing';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const answered = (path: string, init?: RequestInit) =>
      fetch(site + path, init).then(
        (reply) => reply.status,
        () => 'refused',
      );
    return {
      origin: self.origin,
      token: tried(() => localStorage.getItem('auth_token')),
      tab: tried(() => sessionStorage.length),
      cookie: tried(() => document.cookie),
      database: tried(() => indexedDB.open('snug') && 'opened'),
      read: await answered('/api/version', { headers: { 'user-client-id': 'c'.repeat(32) } }),
      change: await answered('/api/player/registerplayer', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
    };
  }, site);
}

const nothing = {
  origin: 'null',
  token: 'SecurityError',
  tab: 'SecurityError',
  cookie: 'SecurityError',
  database: 'SecurityError',
  read: 'refused',
  change: 'refused',
};

const pages: readonly { name: string; path: string; isDrawn: (page: Page) => Promise<void>; in?: 'storybook' }[] = [
  {
    name: 'the join box’s example',
    path: '/examples/venue-page.html',
    isDrawn: (page) => expect(page.locator('snug-join-box').getByLabel('Game code')).toBeVisible(),
  },
  {
    name: 'the survey’s example',
    path: '/examples/sponsor-page.html',
    isDrawn: (page) => expect(page.locator('snug-survey').getByRole('heading', { level: 2 })).toBeVisible(),
  },
  {
    name: 'the document of the calls',
    path: '/api/docs',
    isDrawn: async (page) => {
      await page.getByText('The version that serves.').click();
      await expect(page.getByText('For anybody.').first()).toBeVisible();
    },
  },
  {
    name: 'the preview of Storybook',
    in: 'storybook',
    path: 'iframe.html?viewMode=story&id=widgets-join-box--empty',
    isDrawn: (page) => expect(page.getByRole('heading', { name: 'Join with Code' })).toBeVisible(),
  },
];

for (const { name, path, isDrawn, in: where } of pages) {
  const tag = where === 'storybook' ? '@storybook' : [];
  test(`H40 H44 a script on ${name}, opened by a page of anybody, reaches nothing of the one who is logged in`, {
    tag,
  }, async ({ browser }) => {
    if (where === 'storybook') needStorybook();
    const player = await openPlayer(browser, server);
    await logIn(player, server, `Ada${pages.findIndex((each) => each.path === path)}`);
    expect(await player.page.evaluate(() => localStorage.getItem('auth_token'))).toBeTruthy();
    let base = server.url;
    if (where === 'storybook') {
      await player.page.goto('/storybook');
      base = player.page.url();
    }
    const foreign = await openForeignSite({ '': { html: '<title>Elsewhere</title>' } });
    try {
      const page = await player.context.newPage();
      await page.goto(foreign.url);
      const [opened] = await Promise.all([
        player.context.waitForEvent('page'),
        page.evaluate((address) => void window.open(address), new URL(path, base).href),
      ]);
      await isDrawn(opened);
      expect(await reach(opened, server.url)).toEqual(nothing);
    } finally {
      await foreign.close();
      await player.context.close();
    }
  });
}

test('the page of Storybook is framed by nobody else, opens no hold of its window, and is of another origin than the site', {
  tag: '@storybook',
}, async ({ browser }) => {
  needStorybook();
  const player = await openPlayer(browser, server);
  await logIn(player, server, 'Grace');
  const { page } = player;
  await page.goto('/storybook');
  const address = page.url();
  const [preview] = await Promise.all([
    page.locator('iframe[data-is-storybook]').contentFrame(),
    expect(page.locator('iframe[data-is-storybook]').contentFrame().locator('#storybook-docs h1')).toBeVisible(),
  ]);
  expect(await preview.locator('body').evaluate(() => self.origin)).toBe('null');
  expect(await page.evaluate(() => [self.origin, localStorage.getItem('auth_token')])).toEqual([
    new URL(address).origin,
    null,
  ]);
  const foreign = await openForeignSite({
    '': { html: `<iframe src="${address}"></iframe><iframe src="${address}iframe.html"></iframe>` },
  });
  try {
    await page.goto(foreign.url);
    await expect.poll(() => page.frames().filter((frame) => frame.url().startsWith(address)).length).toBe(0);
    const [opened] = await Promise.all([
      player.context.waitForEvent('page'),
      page.evaluate((address) => void Object.assign(window, { held: window.open(address) }), address),
    ]);
    await expect(opened.locator('iframe[data-is-storybook]')).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { held: Window }).held.closed)).toBe(true);
  } finally {
    await foreign.close();
    await player.context.close();
  }
});

/** What browsers send on their way to the server, byte by byte. */
async function openRecorder(to: string): Promise<{ readonly url: string; sent(): string; close(): Promise<void> }> {
  let sent = '';
  const proxy: Server = createServer((client) => {
    const upstream = connect(Number(new URL(to).port), '127.0.0.1');
    client.on('data', (bytes) => {
      sent += bytes.toString('latin1');
    });
    for (const [from, onto] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      from.pipe(onto);
      from.on('error', () => onto.destroy());
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    sent: () => sent,
    close: () => new Promise((resolve) => void proxy.close(() => resolve())),
  };
}

test('H10 no request of any page says which page it comes from, and every call works without', async ({ browser }) => {
  const recorder = await openRecorder(server.url);
  const { code } = server;
  const signInLink = `${recorder.url}/host/#link=${server.link}`;
  const through = { ...server, code, url: recorder.url, signInLink };
  const host = await openQuizmaster(browser, through);
  const player = await openPlayer(browser, through);
  // Addresses with what lets somebody in.
  for (const path of [
    '/auth/link/invite/abcdefgh',
    '/auth/link/join/some-game/team/some-team',
    '/survey',
    '/team/10000',
  ])
    await player.page.goto(path);
  await logIn(player, server, 'Lin');
  await joinWithTeam(player, server, 'The Unsaid');
  await startRound(host, 1);
  await input(player, 1).fill('Paris');
  await expectSaved(player, 1);
  for (const path of [`/display/${code}`, '/examples/venue-page.html', '/examples/sponsor-page.html', '/api/docs']) {
    await player.page.goto(path);
    await player.page.waitForLoadState('networkidle');
  }
  const sent = recorder.sent();
  const begun = (method: string) => sent.match(new RegExp(`${method} /\\S* HTTP/1\\.1\r\n`, 'g'))?.length;
  expect(begun('GET')).toBeGreaterThan(50);
  expect(begun('POST')).toBeGreaterThan(3);
  expect(begun('PUT')).toBeGreaterThan(0);
  expect(sent.match(/\r\nreferer:.*/gi)).toBeNull();
  await leave(host, player);
  await recorder.close();
});
