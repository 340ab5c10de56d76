import { type Browser, expect } from '@playwright/test';
import { httpPlayer, signIn } from '../http/player.ts';
import { fetchTransport } from '../http/transport.ts';
import type { TestServer } from '../program/built-server.ts';
import { type BrowserPlayer, openTab } from './player.ts';

/** The quizmaster of a server without a screen, signed in by the printed link: only once, since the link works once. */
export function hostOf(server: TestServer) {
  return signIn(httpPlayer(fetchTransport(() => server.url)), server.link);
}

/** The quizmaster at a laptop, signed in by the printed link. */
export async function openQuizmaster(browser: Browser, server: TestServer): Promise<BrowserPlayer> {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } });
  const host = await openTab({ context });
  await host.page.goto(server.signInLink);
  await host.page
    .getByRole('link', { name: 'Tuesday Pub Quiz' })
    .or(host.page.getByRole('link', { name: 'Open' }))
    .first()
    .click();
  await expect(host.page.getByRole('button', { name: /Start round 1/ })).toBeVisible();
  return host;
}

/** Starts the first round at the console and asks these questions of it, counted from 1. */
export async function startRound(host: BrowserPlayer, ...questions: readonly number[]): Promise<void> {
  await host.page.getByRole('button', { name: /Start round 1/ }).click();
  await ask(host, ...questions);
}

/** Asks questions at the console, counted from 1. */
export async function ask({ page }: BrowserPlayer, ...questions: readonly number[]): Promise<void> {
  for (const n of questions) await page.getByRole('button', { name: new RegExp(`Ask question ${n}`) }).click();
}

/** Ends the game at the console. */
export async function endGame({ page }: BrowserPlayer): Promise<void> {
  await page.getByRole('button', { name: /^End the game/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the game' }).click();
}
