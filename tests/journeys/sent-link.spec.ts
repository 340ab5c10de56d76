import { expect, test } from '@playwright/test';
import { type House, openHouse } from '../rig/house.ts';
import { joinWithTeam, logIn, type Person, withPhone } from '../rig/people.ts';

let house: House;
test.beforeEach(async () => {
  house = await openHouse();
});
test.afterEach(() => house.close());

/** The captain invites somebody by email; where the link in the letter leads, token and all. */
async function invite(captain: Person, email: string): Promise<string> {
  const path = new URL(captain.page.url()).pathname;
  const { id, token } = await captain.page.evaluate(() => ({
    id: localStorage.getItem('kt_client_id') ?? '',
    token: localStorage.getItem('auth_token') ?? '',
  }));
  const headers = { 'user-client-id': id, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const game_id = path.split('/')[2] ?? '';
  const api = `${house.url}/api/player/game`;
  const game = await (await fetch(`${api}/load?game_id=${game_id}`, { headers })).json();
  const body = JSON.stringify({ inviteBy: 'email', email });
  const sent = await fetch(`${api}/${game_id}/team/${game.team.teamid}/invite`, { method: 'POST', headers, body });
  expect(sent.status).toBe(200);
  let urlid = '';
  await expect
    .poll(async () => {
      const outbox = await fetch(`${house.url}/dev/outbox`, { headers: { accept: 'application/json' } });
      const letters = (await outbox.json()) as { to: string; text: string }[];
      urlid = /\/sl\/(\S+)/.exec(letters.find(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
      return urlid;
    })
    .not.toBe('');
  const { long_url } = await (await fetch(`${house.url}/api/short-url?urlid=${urlid}`)).json();
  return long_url;
}

test('START-04 H47 a sent link logs in and joins, once; who is somebody else is asked first', async ({ browser }) => {
  const captain = await withPhone(browser, house);
  await logIn(captain, house, 'Priya');
  await joinWithTeam(captain, house, 'Quizzly Bears');

  const ben = await withPhone(browser, house);
  const link = await invite(captain, 'ben@example.com');
  expect(link).toContain('#token=');
  await ben.page.goto(link);
  // Gone before anything is shown, so that it is in no screenshot, history or copied address.
  await expect(ben.page).toHaveURL(link.split('#')[0] ?? '');
  await ben.page.getByLabel('Please choose your display name:').fill('Ben');
  await ben.page.getByRole('button', { name: 'Join Game' }).click();
  await expect(ben.page).toHaveURL(captain.page.url());
  await expect(ben.page.getByText('Quizzly Bears').first()).toBeVisible();

  // Opened by somebody else it logs nobody in any more.
  const late = await withPhone(browser, house);
  await late.page.goto(link);
  await expect(late.page.getByText(/^Invalid or expired join link\./)).toBeVisible();
  expect(await late.page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();

  // On a phone that is somebody's, they are asked, and may stay.
  const carol = await withPhone(browser, house);
  await logIn(carol, house, 'Carol');
  const hers = await carol.page.evaluate(() => localStorage.getItem('auth_token'));
  await carol.page.goto(await invite(captain, 'dan@example.com'));
  await expect(carol.page.getByRole('heading', { name: 'Switch to dan@example.com?' })).toBeVisible();
  expect(await carol.page.evaluate(() => localStorage.getItem('auth_token'))).toBe(hers);
  await carol.page.getByRole('button', { name: 'Stay as Carol' }).click();
  await expect(carol.page).toHaveURL(captain.page.url());
  expect(await carol.page.evaluate(() => localStorage.getItem('auth_token'))).toBe(hers);

  for (const { trouble } of [captain, ben, late, carol]) expect(trouble).toEqual([]);
});

test('H75 a logout without a network is a logout, and the server hears of it when the network is back', async ({
  browser,
}) => {
  const { page, context, trouble } = await withPhone(browser, house);
  await logIn({ page, context, trouble }, house, 'Priya');
  const { id, token } = await page.evaluate(() => ({
    id: localStorage.getItem('kt_client_id') ?? '',
    token: localStorage.getItem('auth_token') ?? '',
  }));
  const headers = { 'user-client-id': id, authorization: `Bearer ${token}` };
  const status = async () => (await fetch(`${house.url}/api/player/name-check`, { headers })).status;
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logging out...')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  expect(await status()).toBe(200);
  await context.setOffline(false);
  await expect.poll(status).toBe(401);
  expect(trouble).toEqual([]);
});
