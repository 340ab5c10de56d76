import { expect, test } from '@playwright/test';
import { type House, openHouse } from '../rig/house.ts';
import { inviteByLetter } from '../rig/invites.ts';
import { joinWithTeam, logIn, withPhone } from '../rig/people.ts';

let house: House;
test.beforeEach(async () => {
  house = await openHouse();
});
test.afterEach(() => house.close());

test('START-04 H47 a sent link logs in and joins, once; who is somebody else is asked first', async ({ browser }) => {
  const captain = await withPhone(browser, house);
  await logIn(captain, house, 'Priya');
  await joinWithTeam(captain, house, 'Quizzly Bears');

  const ben = await withPhone(browser, house);
  const link = await inviteByLetter(captain, house, 'ben@example.com');
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
  await carol.page.goto(await inviteByLetter(captain, house, 'dan@example.com'));
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
