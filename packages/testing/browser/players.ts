import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import type { TestServer } from '../program/built-server.ts';

/** One player with a device of their own, which shares nothing with the others. */
export interface TestPlayer {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors of the page and its console: at the end of a journey there are none. */
  readonly pageErrors: string[];
}

/** A player with a phone. */
export async function openPlayer(browser: Browser, server: TestServer): Promise<TestPlayer> {
  return openPage(await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } }));
}

/** How often somebody touched their phone, as the page saw it. */
export interface TouchCounts {
  taps: number;
  keys: number;
}

/** A first-time player whose phone counts touches: a press of a button is a tap, a letter a key. */
export async function openCountedPlayer(
  browser: Browser,
  server: TestServer,
): Promise<TestPlayer & { readonly touched: TouchCounts }> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const touched: TouchCounts = { taps: 0, keys: 0 };
  await context.exposeFunction('touched', (what: keyof TouchCounts) => {
    touched[what]++;
  });
  await context.addInitScript(() => {
    const { touched } = window as unknown as { touched: (what: string) => void };
    addEventListener('touchstart', () => touched('taps'), true);
    addEventListener('keydown', () => touched('keys'), true);
  });
  return { ...(await openPage(context)), touched };
}

/** The quizmaster at a laptop, signed in by the printed link. */
export async function openQuizmaster(browser: Browser, server: TestServer): Promise<TestPlayer> {
  const player = await openPage(
    await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } }),
  );
  await player.page.goto(server.signInLink);
  await player.page
    .getByRole('link', { name: 'Tuesday Pub Quiz' })
    .or(player.page.getByRole('link', { name: 'Open' }))
    .first()
    .click();
  await expect(player.page.getByRole('button', { name: /Start round 1/ })).toBeVisible();
  return player;
}

async function openPage(context: BrowserContext): Promise<TestPlayer> {
  await context.addInitScript(dismissRegistering);
  const page = await context.newPage();
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(String(error)));
  page.on('console', (message) => {
    // A refusal is a normal reply, and a dead server a network error: the browser itself logs both.
    if (message.type() === 'error' && !/Failed to load resource|WebSocket connection/.test(message.text())) {
      pageErrors.push(message.text());
    }
  });
  return { page, context, pageErrors };
}

/** The question whether a guest team wants to be registered opens by itself (OPEN-51), at a time that no journey expects. */
export function dismissRegistering(): void {
  try {
    sessionStorage.setItem('dismissed_team_register', 'true');
  } catch {
    // A browser that stores nothing.
  }
}

/** Logs in with a new e-mail address: contact, name, the code from the outbox. Ends on the home page. */
export async function logIn({ page }: TestPlayer, server: TestServer, name: string): Promise<void> {
  const email = `${name.toLowerCase()}@example.com`;
  await page.goto('/auth');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: /Send Code|Create New Account/ }).click();
  const displayName = page.getByLabel('Display name');
  await displayName.fill(name);
  await page.getByRole('button', { name: /Send Code|Create New Account/ }).click();
  await page.getByLabel('Code', { exact: true }).fill(await server.oneTimeCode(email));
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
}

/** From the home page to `Game Found!`. */
export async function findGame({ page }: TestPlayer, server: TestServer): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Game code').fill(server.code);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Game Found!')).toBeVisible();
}

/** From the home page into the game with a new team. */
export async function joinWithTeam(player: TestPlayer, server: TestServer, team: string): Promise<void> {
  await findGame(player, server);
  const { page } = player;
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.getByLabel('Team name').fill(team);
  await page.getByRole('button', { name: 'Add This Team' }).click();
  await expect(page).toHaveURL(/\/game\//);
}

/** The ticket of question `n`, counted from 1. */
export function ticket({ page }: TestPlayer, n: number) {
  return page.getByRole('article').nth(n - 1);
}
