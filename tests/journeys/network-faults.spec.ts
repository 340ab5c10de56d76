import { type Browser, type BrowserContext, expect, test } from '@playwright/test';
import {
  advance,
  type BrowserPlayer,
  chooseTeam,
  hostOf,
  input,
  type NetworkProxy,
  openNetworkProxy,
  openPlayer,
  openTab,
  serverOfFile,
  stopClock,
  submit,
  type,
  within,
} from '@snug/testing/browser';
import { numberedQuiz } from '@snug/testing/fixtures';
import { fetchTransport, type HttpPlayer, hostGame, httpPlayer } from '@snug/testing/http';

// A text typed 300 ms before a fault is there afterwards, on the screen and at the host; the current question is on the
// screen 2 s after coming back; nothing appears twice.

type Prepare = (context: BrowserContext) => Promise<unknown>;

/** A more recent letter may be lost with its tab. */
const keptAfterMs = 300;
/** By the page's own clock, which a busy machine holds up as it does what the page keeps. */
const passKept = ({ page }: BrowserPlayer) =>
  page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), keptAfterMs);
/** A connection that may be dead is probed first, for a second and a half (wokenMs). */
const wakesWithinMs = 2_000;

const server = serverOfFile();
let host: HttpPlayer;
let network: NetworkProxy;
test.beforeAll(async () => {
  host = await hostOf(server);
});
test.beforeEach(async () => {
  network = await openNetworkProxy(server.url);
});

let captain: BrowserPlayer | undefined;
test.afterEach(async () => {
  await captain?.context.close();
  await network.close();
});

/** A captain before a first question, whose first answer is saved at the host. */
async function startGame(browser: Browser, { url = network.url, prepare }: { url?: string; prepare?: Prepare } = {}) {
  const game = await hostGame(host, numberedQuiz('Network faults', 1, 3));
  const tab = await openPlayer(browser, { url }, prepare);
  captain = tab;
  const call = tab.page.waitForRequest((request) => request.headers()['user-client-id'] !== undefined);
  await tab.page.goto(`/join?code=${game.code}`);
  await tab.page.getByRole('button', { name: 'Join', exact: true }).click();
  await chooseTeam(tab, `Team ${game.code}`);
  const player = httpPlayer(
    fetchTransport(() => server.url),
    (await call).headers()['user-client-id'],
  );
  await game.start(1);
  await game.ask(1, 0);
  await input(tab, 1).waitFor();
  /** The host's answers to the questions asked so far, the first of each. */
  const held = async () =>
    (await player.load(game.game_id)).round?.asked.map(({ answers: [first = ''] }) => first) ?? [];
  return { game, tab, held };
}

/** Another tab in the same game. */
const openAgain = (tab: BrowserPlayer) => openTab(tab, new URL(tab.page.url()).pathname);

/** The phone has no Wi-Fi, and knows it. */
async function goOffline({ context }: BrowserPlayer): Promise<void> {
  network.cut();
  await context.setOffline(true);
}

async function goOnline({ context }: BrowserPlayer): Promise<void> {
  network.restore();
  await context.setOffline(false);
}

/** Ends a tab without any page event, as when a phone needs its memory. */
async function crashTab({ page }: BrowserPlayer): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const isDead = page.waitForEvent('crash');
  devtools.send('Page.crash').catch(() => {});
  await isDead;
  await page.close();
}

const isShown = ({ page }: BrowserPlayer, questions: number) =>
  page
    .getByRole('article')
    .nth(questions - 1)
    .isVisible();

async function expectWhole(tab: BrowserPlayer, questions: number): Promise<void> {
  await expect(tab.page.getByRole('article')).toHaveCount(questions);
  expect(tab.pageErrors).toEqual([]);
}

test('offline for three seconds while the captain types: every letter arrives, and the question asked meanwhile', async ({
  browser,
}) => {
  const { game, tab, held } = await startGame(browser);
  await type(tab, 1, 'before ');
  await goOffline(tab);
  const cutAt = Date.now();
  await type(tab, 1, 'and during');
  await game.ask(1, 1);
  await expect(tab.page.getByText(/^On this phone/)).toBeVisible();
  await tab.page.waitForTimeout(Math.max(0, 3_000 - (Date.now() - cutAt)));
  await goOnline(tab);
  await type(tab, 1, ' and after');

  await expect(input(tab, 2)).toBeVisible();
  await type(tab, 2, 'the second');
  await expect.poll(held).toEqual(['before and during and after', 'the second']);
  await expect(input(tab, 1)).toHaveValue('before and during and after');
  await expectWhole(tab, 2);
});

for (const [words, seconds, notice] of [
  ['a minute', 60, 'Attempting to connect...'],
  ['ten minutes', 600, 'Connection Interrupted'],
] as const) {
  test(`offline for ${words} while the captain types: two seconds after coming back the current question is shown`, async ({
    browser,
  }) => {
    const { game, tab, held } = await startGame(browser, { prepare: (context) => context.clock.install() });
    await type(tab, 1, 'before ');
    await stopClock(tab);
    await advance(tab, 1_000);
    await goOffline(tab);
    await type(tab, 1, 'early ');
    await advance(tab, 5_000);
    await game.ask(1, 1);
    // Longer than all connection attempts take; their timers fire one by one.
    await advance(tab, Math.min(seconds, 150) * 1_000, 5_000);
    await tab.page.clock.fastForward(Math.max(0, seconds - 155) * 1_000 + 1);
    await expect(tab.page.getByText(notice).first()).toBeVisible();
    await expect(tab.page.getByText(/^On this phone/)).toBeVisible();
    expect(await isShown(tab, 2)).toBe(false);
    await type(tab, 1, 'late');
    await advance(tab, keptAfterMs);
    await goOnline(tab);

    await within(tab, 2_000, () => isShown(tab, 2));
    await expect(input(tab, 1)).toHaveValue('before early late');
    await within(tab, 5_000, async () => (await held())[0] === 'before early late');
    await expectWhole(tab, 2);
  });
}

test('the server restarts while the captain types and submits: the round is submitted once', async ({ browser }) => {
  const { game, tab } = await startGame(browser);
  await type(tab, 1, 'before ');
  await server.kill();
  await type(tab, 1, 'and during');
  await submit(tab);
  await tab.page.waitForTimeout(500);
  await server.start();

  await expect(tab.page.getByText('Your round has been submitted!').first()).toBeVisible();
  expect(Object.values(await game.submitted())).toMatchObject([{ 1: { answers: ['before and during'] } }]);
  expect(tab.pageErrors).toEqual([]);
});

test('a tab crashes offline and is opened again: the typed text is there, and is sent by itself', async ({
  browser,
}) => {
  const { game, tab, held } = await startGame(browser);
  await game.ask(1, 1);
  await type(tab, 1, 'at the host');
  await expect.poll(held).toEqual(['at the host', '']);
  await goOffline(tab);
  await type(tab, 1, ', and more');
  await type(tab, 2, 'the second');
  await passKept(tab);
  await crashTab(tab);
  await goOnline(tab);

  const again = await openAgain(tab);
  await expect(input(again, 1)).toHaveValue('at the host, and more');
  await expect(input(again, 2)).toHaveValue('the second');
  await expect.poll(held).toEqual(['at the host, and more', 'the second']);
  await expectWhole(again, 2);
});

test('one of two tabs sends; if it crashes with unsent answers, the other one takes over', async ({ browser }) => {
  const { tab: first, held } = await startGame(browser);
  const second = await openAgain(first);
  await input(second, 1).waitFor();
  await first.page.bringToFront();
  await type(first, 1, 'from the first');
  await expect.poll(held).toEqual(['from the first']);
  await expect(input(second, 1)).toHaveValue('from the first');
  // One tab has sent everything, and each write once.
  const all = [...first.sent, ...second.sent];
  expect(new Set(all).size).toBe(all.length);
  expect(second.sent).toEqual([]);

  await goOffline(first);
  await type(first, 1, ', unsent');
  await passKept(first);
  await crashTab(first);
  await goOnline(first);
  await expect.poll(held).toEqual(['from the first, unsent']);
  await expect(input(second, 1)).toHaveValue('from the first, unsent');

  await type(second, 1, ', and the second');
  await expect.poll(held).toEqual(['from the first, unsent, and the second']);
  await expectWhole(second, 1);
});

/** Runs in the page before anything else. */
const breakStorage: Readonly<Record<string, () => void>> = {
  'all storage is blocked': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The user denied it.', 'SecurityError');
        },
      });
    }
  },
  'all storage is full': () => {
    function full(): never {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    }
    Storage.prototype.setItem = full;
    IDBObjectStore.prototype.put = full;
    IDBObjectStore.prototype.add = full;
  },
  'the database never answers': () => {
    IDBFactory.prototype.open = () => Object.create(IDBOpenDBRequest.prototype);
  },
};

for (const [fault, prepare] of Object.entries(breakStorage)) {
  const isKept = fault === 'the database never answers';
  test(`${fault}: the captain plays on, also through an outage`, async ({ browser }) => {
    const { game, tab, held } = await startGame(browser, { prepare: (context) => context.addInitScript(prepare) });
    await type(tab, 1, 'before ');
    await goOffline(tab);
    await type(tab, 1, 'and during');
    await game.ask(1, 1);
    await passKept(tab);
    // Only somebody who must not close the page is told so.
    await expect(tab.page.getByText(/^Not saved on this phone/)).toHaveCount(isKept ? 0 : 1);
    await expect(tab.page.getByText(isKept ? /^On this phone/ : /^On this page only/)).toBeVisible();
    await goOnline(tab);
    await expect(input(tab, 2)).toBeVisible();
    await expect.poll(held).toEqual(['before and during', '']);
    await type(tab, 2, 'and on');
    await expect.poll(held).toEqual(['before and during', 'and on']);
    await expectWhole(tab, 2);
  });
}

test('without the database, local storage keeps what a tab leaves behind', async ({ browser }) => {
  const { tab, held } = await startGame(browser, {
    prepare: (context) => context.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined })),
  });
  await goOffline(tab);
  await type(tab, 1, 'pencilled in');
  await passKept(tab);
  await tab.page.close();
  await goOnline(tab);
  const again = await openAgain(tab);
  await expect(input(again, 1)).toHaveValue('pencilled in');
  await expect.poll(held).toEqual(['pencilled in']);
  expect(again.pageErrors).toEqual([]);
});

test('on plain http in the pub’s own network, without locks or a secure context, still only one tab sends', async ({
  browser,
}) => {
  const url = network.url.replace('127.0.0.1', 'snug.test');
  const { tab: first, held } = await startGame(browser, { url });
  expect(await first.page.evaluate(() => [isSecureContext, 'locks' in navigator])).toEqual([false, false]);
  const second = await openAgain(first);
  await input(second, 1).waitFor();
  await type(first, 1, 'by lease');
  await expect.poll(held).toEqual(['by lease']);
  const all = [...first.sent, ...second.sent];
  expect(new Set(all).size).toBe(all.length);

  await goOffline(first);
  await type(first, 1, ', unsent');
  await passKept(first);
  await crashTab(first);
  await goOnline(first);
  await expect.poll(held).toEqual(['by lease, unsent']);
  await expect(input(second, 1)).toHaveValue('by lease, unsent');
  await expectWhole(second, 1);
});

test('with all stored data corrupted the page still opens, and shows what the host has', async ({ browser }) => {
  const { tab, held } = await startGame(browser);
  await type(tab, 1, 'at the host');
  await expect.poll(held).toEqual(['at the host']);
  await tab.page.evaluate(() => {
    // The browser's identity stays readable: without it there is nobody to show anything to.
    for (const storage of [localStorage, sessionStorage]) {
      const names = ['api_version', 'join_status', 'target_code', 'guest_session', 'choseSpectator'];
      for (const key of new Set([...Object.keys(storage), ...names])) {
        if (key !== 'kt_client_id' && key !== 'auth_token') storage.setItem(key, '{"spoilt');
      }
    }
  });
  // The stored version is corrupted too: with nothing unsent the page reloads itself, but not while somebody types. Where
  // the database is slow to say that nothing is, the next start does.
  await expect(async () => {
    await tab.page.reload();
    await tab.page.waitForURL(/[?&]ver=/, { timeout: 60_000 });
  }).toPass();
  await expect(input(tab, 1)).toHaveValue('at the host');
  await type(tab, 1, ' again');
  await expect.poll(held).toEqual(['at the host again']);
  await expectWhole(tab, 1);

  // Without an identity the page says so, and shows a way on.
  await tab.page.evaluate(() => {
    for (const key of ['kt_client_id', 'auth_token']) localStorage.setItem(key, '{"spoilt');
  });
  await tab.page.reload();
  await tab.page.waitForLoadState('networkidle');
  await expect(tab.page.getByRole('button').first()).toBeVisible();
  expect(tab.pageErrors).toEqual([]);
});

test('a phone sleeps while its connection dies silently: soon after waking the current question is shown', async ({
  browser,
}) => {
  const { game, tab, held } = await startGame(browser, { prepare: (context) => context.clock.install() });
  await type(tab, 1, 'before');
  await expect.poll(held).toEqual(['before']);
  await stopClock(tab);
  await advance(tab, 1_000);
  await setVisibility(tab, 'hidden');
  network.dropSilently();
  await game.ask(1, 1);
  await tab.page.clock.fastForward(8 * 60_000);
  network.restore();
  await setVisibility(tab, 'visible');

  await within(tab, wakesWithinMs, () => isShown(tab, 2));
  await expect(input(tab, 1)).toHaveValue('before');
  await type(tab, 2, 'awake');
  await advance(tab, 1_000, 100);
  await expect.poll(held).toEqual(['before', 'awake']);
  await expectWhole(tab, 2);
});

/** The screen is locked, or unlocked. */
async function setVisibility({ page }: BrowserPlayer, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}
