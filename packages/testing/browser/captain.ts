import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import type { ShortGame } from './quizmaster.ts';

/** A captain's phone: one browser, any number of its tabs. */
export interface Captain {
  readonly context: BrowserContext;
  readonly clientId: string;
  readonly gameUrl: string;
  /** The tab that joined. */
  readonly tab: Tab;
  /** Another tab in the same game. */
  openTab(): Promise<Tab>;
}

export interface Tab {
  readonly page: Page;
  /** The sequence numbers of the answers that this tab sent, one for each request. */
  readonly sent: string[];
  /** Errors of the page itself: at the end of a journey there are none. */
  readonly pageErrors: string[];
  /** How many of its requests are under way. */
  pendingRequests(): number;
}

export interface CaptainOptions {
  /** Prepares the browser before its first page. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
}

let teams = 0;

/** A guest with a phone, who joins with a team of their own. */
export async function captainOf(
  browser: Browser,
  url: string,
  game: Pick<ShortGame, 'code'>,
  { prepare }: CaptainOptions = {},
): Promise<Captain> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 } });
  await prepare?.(context);
  let clientId = '';
  context.on('request', (request) => {
    clientId ||= request.headers()['user-client-id'] ?? '';
  });
  const tab = watch(await context.newPage());
  const { page } = tab;
  await page.goto(`/join?code=${game.code}`);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.getByLabel('Team name').fill(`Team ${++teams}`);
  await page.getByRole('button', { name: 'Add This Team' }).click();
  await expect(page).toHaveURL(/\/game\//);
  const gameUrl = page.url();

  return {
    context,
    clientId,
    gameUrl,
    tab,
    async openTab() {
      const another = watch(await context.newPage());
      await another.page.goto(gameUrl);
      return another;
    },
  };
}

function watch(page: Page): Tab {
  const sent: string[] = [];
  const pageErrors: string[] = [];
  let underWay = 0;
  page.on('request', (request) => {
    underWay++;
    if (request.method() === 'PUT') sent.push(request.headers()['x-answer-seq'] ?? '');
  });
  for (const over of ['requestfinished', 'requestfailed'] as const)
    page.on(over as 'requestfinished', () => underWay--);
  page.on('pageerror', (error) => pageErrors.push(String(error)));
  return { page, sent, pageErrors, pendingRequests: () => underWay };
}

/** The input of question `n`, counted from 1. */
export function input({ page }: Tab, n: number) {
  return page
    .getByRole('article')
    .nth(n - 1)
    .getByRole('textbox');
}

/** Types one letter at a time, after the text that is there. */
export async function type(tab: Tab, n: number, text: string): Promise<void> {
  await input(tab, n).press('End');
  await input(tab, n).pressSequentially(text);
}

/** Submits, and confirms it. */
export async function submit({ page }: Tab): Promise<void> {
  await page.getByRole('button', { name: 'SUBMIT', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'SUBMIT', exact: true }).click();
}
