import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import type { TestServer } from '../program/built-server.ts';

/** One player with a device of their own, which shares nothing with the others. */
export interface BrowserPlayer {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors of the page and its console: at the end of a journey there are none. */
  readonly pageErrors: string[];
  /** The sequence numbers of the answers that this page sent, one for each request. */
  readonly sent: string[];
  /** How many of its requests are under way. */
  pendingRequests(): number;
}

/** Where a player goes: the server, or a network before it. */
type Site = Pick<TestServer, 'url'>;

const phone = { viewport: { width: 390, height: 844 } };

/** A player with a phone; `prepare` does something to its browser before its first page. */
export async function openPlayer(
  browser: Browser,
  { url }: Site,
  prepare?: (context: BrowserContext) => Promise<unknown>,
): Promise<BrowserPlayer> {
  const context = await browser.newContext({ baseURL: url, ...phone });
  await prepare?.(context);
  return openTab({ context });
}

/** How often somebody touched their phone, as the page saw it. */
interface TouchCounts {
  taps: number;
  keys: number;
}

/** A first-time player whose phone counts touches: a press of a button is a tap, a letter a key. */
export async function openCountedPlayer(
  browser: Browser,
  { url }: Site,
): Promise<BrowserPlayer & { readonly touched: TouchCounts }> {
  const context = await browser.newContext({ baseURL: url, ...phone, hasTouch: true, isMobile: true });
  const touched: TouchCounts = { taps: 0, keys: 0 };
  await context.exposeFunction('touched', (what: keyof TouchCounts) => {
    touched[what]++;
  });
  await context.addInitScript(() => {
    const { touched } = window as unknown as { touched: (what: string) => void };
    addEventListener('touchstart', () => touched('taps'), true);
    addEventListener('keydown', () => touched('keys'), true);
  });
  return { ...(await openTab({ context })), touched };
}

/**
 * What the browser itself logs: a refusal, which is a normal reply; a dead server; a header that plain http in a pub's own
 * network has no use for.
 */
const ofBrowser = /Failed to load resource|WebSocket connection|Cross-Origin-Opener-Policy header has been ignored/;

/** Another tab of the same browser, at a path. */
export async function openTab({ context }: Pick<BrowserPlayer, 'context'>, path?: string): Promise<BrowserPlayer> {
  const page = await context.newPage();
  await page.addInitScript(dismissRegistering);
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !ofBrowser.test(message.text())) pageErrors.push(message.text());
  });
  const sent: string[] = [];
  let underWay = 0;
  page.on('request', (request) => {
    underWay++;
    if (request.method() === 'PUT') sent.push(request.headers()['x-answer-seq'] ?? '');
  });
  for (const over of ['requestfinished', 'requestfailed'] as const)
    page.on(over as 'requestfinished', () => underWay--);
  if (path !== undefined) await page.goto(path);
  return { page, context, pageErrors, sent, pendingRequests: () => underWay };
}

/** The question whether a guest team wants to be registered opens by itself (OPEN-51), at a time that no journey expects. */
function dismissRegistering(): void {
  try {
    sessionStorage.setItem('dismissed_team_register', 'true');
  } catch {
    // A browser that stores nothing.
  }
}

/** No page of theirs had an error; their devices are put away. */
export async function leave(...players: readonly BrowserPlayer[]): Promise<void> {
  for (const { pageErrors } of players) expect(pageErrors).toEqual([]);
  for (const { context } of players) await context.close();
}

/** Logs in with a new e-mail address: contact, name, the code from the outbox. Ends on the home page. */
export async function logIn(player: BrowserPlayer, server: TestServer, name: string): Promise<void> {
  await player.page.goto('/auth');
  await logInHere(player, server, name);
  await expect(player.page).toHaveURL(/\/$/);
}

/** The same from the login page, to which a page led that gets the player back. */
export async function logInHere({ page }: BrowserPlayer, server: TestServer, name: string): Promise<void> {
  const email = `${name.toLowerCase()}@example.com`;
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: /Send Code|Create New Account/ }).click();
  const displayName = page.getByLabel('Display name');
  await displayName.fill(name);
  await page.getByRole('button', { name: /Send Code|Create New Account/ }).click();
  await page.getByLabel('Code', { exact: true }).fill(await server.oneTimeCode(email));
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** From the home page to `Game Found!`: six digits are looked up by themselves. */
export async function findGame({ page }: BrowserPlayer, { code }: Pick<TestServer, 'code'>): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Game code').fill(code);
  await expect(page.getByText('Game Found!')).toBeVisible();
}

/** From the home page into the game with a new team. */
export async function joinWithTeam(player: BrowserPlayer, game: Pick<TestServer, 'code'>, team: string): Promise<void> {
  await findGame(player, game);
  await player.page.getByRole('button', { name: 'Join', exact: true }).click();
  await chooseTeam(player, team);
}

/** Logs in and joins with a new team. */
export async function openCaptain(browser: Browser, server: TestServer, name: string, team: string) {
  const captain = await openPlayer(browser, server);
  await logIn(captain, server, name);
  await joinWithTeam(captain, server, team);
  return captain;
}

/** From the team selection into the game. */
export async function chooseTeam({ page }: BrowserPlayer, team: string): Promise<void> {
  await page.getByLabel('Team name').fill(team);
  await page.getByRole('button', { name: 'Add This Team' }).click();
  await expect(page).toHaveURL(/\/game\//);
}

/** From the printed code into the game, to watch. */
export async function watchGame({ page }: BrowserPlayer, { code }: Pick<TestServer, 'code'>): Promise<void> {
  await page.goto(`/join?code=${code}`);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.getByRole('button', { name: 'Just watch' }).click();
  await expect(page.getByText('Spectator Mode')).toBeVisible();
}

/** The ticket of question `n`, counted from 1. */
export function ticket({ page }: Pick<BrowserPlayer, 'page'>, n: number) {
  return page.getByRole('article').nth(n - 1);
}

/** The first input of question `n`, counted from 1. */
export function input(player: Pick<BrowserPlayer, 'page'>, n: number) {
  return ticket(player, n).getByRole('textbox').first();
}

/** Types one letter at a time, after the text that is there. */
export async function type(player: BrowserPlayer, n: number, text: string): Promise<void> {
  await input(player, n).press('End');
  await input(player, n).pressSequentially(text);
}

/** Submits, and confirms it. */
export async function submit({ page }: BrowserPlayer, warning = ''): Promise<void> {
  await page.getByRole('button', { name: 'SUBMIT', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(warning);
  await dialog.getByRole('button', { name: 'SUBMIT', exact: true }).click();
}

/** Submits, and waits until the round is submitted. */
export async function submitRound(player: BrowserPlayer, warning?: string): Promise<void> {
  await submit(player, warning);
  await expectSubmitted(player);
}

export async function expectSubmitted({ page }: BrowserPlayer): Promise<void> {
  await expect(page.getByText('Your round has been submitted!').first()).toBeVisible();
}

/** Expects that everything typed into question `n` is saved at the host. */
export async function expectSaved(player: Pick<BrowserPlayer, 'page'>, n: number, timeout = 60_000): Promise<void> {
  await expect(ticket(player, n).getByText('Saved at the host')).toBeVisible({ timeout });
}
