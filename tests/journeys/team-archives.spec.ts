import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { inviteMember, requestToJoin } from '@snug/contract';
import {
  type BrowserPlayer,
  leave,
  makeTeam,
  openLoggedIn,
  openPlayer,
  openTeam,
  sameAs,
  serverOfFile,
} from '@snug/testing/browser';
import { openServer } from '@snug/testing/program';

const data = mkdtempSync(join(tmpdir(), 'snug-archives-'));
const server = serverOfFile(() => openServer('preact', { SNUG_DATA_DIR: data }));
test.afterAll(() => rmSync(data, { recursive: true, force: true }));

/** Archives a team as the retention does after its 24 months, which is tested beside it. The server does not run meanwhile. */
async function archive(number: string): Promise<void> {
  await server.kill();
  const database = new DatabaseSync(join(data, 'snug.db'));
  const { changes } = database
    .prepare('update teams set archived_at = ? where kt_team_id = ?')
    .run(Date.now(), Number(number));
  database.close();
  expect(changes).toBe(1);
  await server.start();
}

/** The numbers of the teams that a page asks the archives for. */
function restoresOf({ page }: BrowserPlayer): string[] {
  const restores: string[] = [];
  page.on('request', (request) => {
    const [, number] = /\/api\/team\/(\d+)\/restore$/.exec(new URL(request.url()).pathname) ?? [];
    if (number) restores.push(number);
  });
  return restores;
}

test('ERR-14 ERR-15 ERR-16 OPEN-66 the page of an archived team brings it back, once, for a player who is logged in', async ({
  browser,
}) => {
  const ada = await openLoggedIn(browser, server, 'Ada');
  const number = await makeTeam(ada, server, 'The Sleepers');
  await archive(number);

  const visitor = await openPlayer(browser, server);
  await visitor.page.goto(`/team/${number}`);
  await expect(visitor.page.getByRole('heading', { name: 'Team not found', exact: true })).toBeVisible();
  await expect(visitor.page.getByText(/Log in, and we look there too\.$/)).toBeVisible();
  await ada.page.goto('/team/list');
  await expect(ada.page.getByText('No teams yet.')).toBeVisible();

  const ben = await openLoggedIn(browser, server, 'Ben');
  const restores = restoresOf(ben);
  await openTeam(ben, number);
  await expect(ben.page.getByText('This team was in the archives. It is back.')).toBeVisible();
  // Nobody joins a team by bringing it back.
  await expect(ben.page.getByRole('button', { name: 'Request to Join' })).toBeVisible();
  await ben.page.reload();
  await expect(ben.page.getByRole('heading', { name: 'Team Members:' })).toBeVisible();
  await expect(ben.page.getByText('This team was in the archives. It is back.')).toBeHidden();
  expect(restores).toEqual([number]);
  await visitor.page.reload();
  await expect(visitor.page.getByRole('heading', { name: 'Team Members:' })).toBeVisible();
  await ada.page.reload();
  await expect(ada.page.getByRole('heading', { name: `#${number} The Sleepers` })).toBeVisible();

  await ben.page.goto('/team/99999');
  await expect(ben.page.getByRole('heading', { name: 'Team not found', exact: true })).toBeVisible();
  await expect(ben.page.getByText('No team has this number. Please check it.')).toBeVisible();
  expect(restores).toEqual([number, '99999']);
  await leave(ada, visitor, ben);
});

test('ARCHIVE-03 ARCHIVE-04 ARCHIVE-05 ARCHIVE-06 ARCHIVE-07 ARCHIVE-08 ARCHIVE-09 ERR-15 ERR-35 the archives find an archived team, and say what the searcher is to it', async ({
  browser,
}) => {
  const owner = await openLoggedIn(browser, server, 'Olga');
  const number = await makeTeam(owner, server, 'The Lost');
  const invitee = await openLoggedIn(browser, server, 'Ines');
  const asker = await openLoggedIn(browser, server, 'Rob');
  const stranger = await openLoggedIn(browser, server, 'Sam');
  const params = { id: number };
  await (await sameAs(owner, server)).call(inviteMember, { params, body: { email: 'ines@example.com' } });
  await (await sameAs(asker, server)).call(requestToJoin, { params });
  await archive(number);

  const search = async ({ page }: BrowserPlayer, text: string) => {
    await page.getByLabel('Team number').fill(text);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
  };
  const standings: [BrowserPlayer, string][] = [
    [stranger, 'You are not on this team. Visit its page to request access.'],
    [invitee, 'You are invited to this team. Visit its page to accept.'],
    [asker, 'You have asked to join this team, and it is not approved yet. Ask a teammate to approve you.'],
    [owner, 'You are on this team already. You find it in your team list.'],
  ];
  for (const [player, standing] of standings) {
    await player.page.goto('/team/restore');
    await search(player, number);
    await expect(player.page.getByRole('heading', { name: `Team #${number} Found!`, exact: true })).toBeVisible();
    await expect(player.page.getByText(standing, { exact: true })).toBeVisible();
  }

  const { page } = stranger;
  await page.getByRole('button', { name: 'Start Over' }).click();
  await expect(page.getByLabel('Team number')).toBeFocused();
  await search(stranger, 'twelve');
  await expect(page.getByText('Please enter a valid team number.')).toBeVisible();
  await search(stranger, '99999');
  await expect(page.getByRole('heading', { name: 'Team Not Found', exact: true })).toBeVisible();
  await expect(
    page.getByText("Couldn't find a team with that number. Please double check your team number and try again."),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Start Over' }).click();
  await expect(page.getByLabel('Team number')).toHaveValue('');
  await search(stranger, number);
  await page.getByRole('button', { name: 'View Team' }).click();
  await expect(page).toHaveURL(`${server.url}/team/${number}`);
  await expect(page.getByRole('button', { name: 'Request to Join' })).toBeVisible();

  await owner.page.getByRole('button', { name: 'Your Teams' }).click();
  await expect(owner.page).toHaveURL(`${server.url}/team/list`);
  await expect(owner.page.getByRole('heading', { name: `#${number} The Lost` })).toBeVisible();
  await leave(owner, invitee, asker, stranger);
});
