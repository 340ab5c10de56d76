import { type Browser, expect, type Locator } from '@playwright/test';
import { createTeam } from '@snug/contract';
import type { TestServer } from '../program/built-server.ts';
import { notificationTo } from '../program/outbox.ts';
import { sameAs } from './invites.ts';
import { type BrowserPlayer, logIn, openPlayer } from './player.ts';

/** A player who has logged in; their e-mail address is their name at example.com. */
export async function openLoggedIn(browser: Browser, server: TestServer, name: string): Promise<BrowserPlayer> {
  const player = await openPlayer(browser, server);
  await logIn(player, server, name);
  return player;
}

/** A player's registered team, made by a call; returns its number. */
export async function makeTeam(owner: BrowserPlayer, server: TestServer, team_name: string): Promise<string> {
  const { kt_team_id } = await (await sameAs(owner, server)).call(createTeam, { body: { team_name } });
  return kt_team_id;
}

/** Opens the page of a team, and waits for it. */
export async function openTeam({ page }: BrowserPlayer, number: string): Promise<void> {
  await page.goto(`/team/${number}`);
  await expect(page.getByRole('heading', { name: /^(Team Members:|DISBANDED)$/ })).toBeVisible();
}

/** Somebody comes back to their open page, which then shows how things are by now. */
export async function returnTo({ page }: BrowserPlayer): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

/** The line of somebody in the list of the team's members. */
export function memberLine({ page }: BrowserPlayer, name: string): Locator {
  return page.getByRole('region', { name: 'Team Members:' }).getByRole('listitem').filter({ hasText: name });
}

/** Opens a menu by its button's name, and chooses in it. */
export async function chooseInMenu({ page }: BrowserPlayer, button: string, item: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** The path of the team in the newest notification to a contact; waits for it. */
export async function teamLinkSentTo(server: TestServer, contact: string): Promise<string> {
  let path = '';
  await expect
    .poll(async () => {
      path = /\/team\/\d+/.exec((await notificationTo(server.url, contact))?.text ?? '')?.[0] ?? '';
      return path;
    }, `an invite of ${contact}`)
    .not.toBe('');
  return path;
}
