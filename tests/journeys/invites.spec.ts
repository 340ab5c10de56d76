import { expect, test } from '@playwright/test';
import { type House, openHouse } from '../rig/house.ts';
import { joinWithTeam, logIn, type Person, withPhone } from '../rig/people.ts';

let house: House;
test.beforeEach(async () => {
  house = await openHouse();
});
test.afterEach(() => house.close());

const invalid = /^Invalid or expired join link\./;

/** The captain makes a shared link, as the game's panel does; the one before ends. Where it is, and what it is called. */
async function sharedLink({ page }: Person): Promise<string> {
  const { id, token } = await page.evaluate(() => ({
    id: localStorage.getItem('kt_client_id') ?? '',
    token: localStorage.getItem('auth_token') ?? '',
  }));
  const headers = { 'user-client-id': id, authorization: `Bearer ${token}` };
  const game_id = new URL(page.url()).pathname.split('/')[2] ?? '';
  const api = `${house.url}/api/player/game`;
  const { team } = await (await fetch(`${api}/load?game_id=${game_id}`, { headers })).json();
  const made = await fetch(`${api}/${game_id}/team/${team.teamid}/invite-token/generate`, { method: 'POST', headers });
  expect(made.status).toBe(200);
  const { urlid } = await made.json();
  return `/sl/${urlid}`;
}

/** The short link in the newest letter to somebody. */
async function letterTo(contact: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const outbox = await fetch(`${house.url}/dev/outbox`, { headers: { accept: 'application/json' } });
      const letters = (await outbox.json()) as { to: string; text: string }[];
      link = /\/sl\/\S+/.exec(letters.find(({ to }) => to === contact)?.text ?? '')?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

test('INVITE-01 INVITE-02 INVITE-03 INVITE-04 INVITE-05 SHORT-03 SHORT-04 OPEN-22 OPEN-23 H50 by a shared link into the team: without a login by a letter that works once, with one straight in', async ({
  browser,
}) => {
  const captain = await withPhone(browser, house);
  await logIn(captain, house, 'Priya');
  await joinWithTeam(captain, house, 'Quizzly Bears');
  const game = captain.page.url();

  const replaced = await sharedLink(captain);
  const shared = await sharedLink(captain);
  const ben = await withPhone(browser, house);
  await ben.page.goto(replaced);
  await expect(ben.page.getByText(invalid)).toBeVisible();
  await ben.page.goto(shared);
  await expect(
    ben.page.getByRole('heading', { name: "You're invited to play with 'Quizzly Bears'", exact: true }),
  ).toBeVisible();
  await ben.page.getByLabel('Email or phone number').fill('Ben@Example.com');
  await ben.page.getByRole('button', { name: 'Send me the join link!' }).click();
  await expect(ben.page.getByRole('heading', { name: 'Invite sent to Ben@Example.com!', exact: true })).toBeVisible();

  // He reads his mail in another tab, and the one that waits goes on too.
  const letter = await letterTo('ben@example.com');
  const mail = await ben.context.newPage();
  await mail.goto(letter);
  await mail.getByLabel('Please choose your display name:').fill('Ben');
  await expect(ben.page).toHaveURL(/\/auth\/link\/join\/[^#]+$/);
  await mail.getByRole('button', { name: 'Join Game' }).click();
  await expect(mail).toHaveURL(game);
  await expect(mail.getByText('Quizzly Bears').first()).toBeVisible();

  // The same letter, forwarded: it has done its work.
  const carol = await withPhone(browser, house);
  await carol.page.goto(letter);
  await expect(carol.page.getByText(invalid)).toBeVisible();
  expect(await carol.page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  await carol.page.getByRole('button', { name: 'Enter a game code' }).click();
  await expect(carol.page.getByLabel('Game code')).toBeVisible();

  await logIn(carol, house, 'Carol');
  await carol.page.goto(shared);
  await expect(carol.page).toHaveURL(game);
  await expect(carol.page.getByText('Quizzly Bears').first()).toBeVisible();
  for (const { trouble } of [captain, ben, carol]) expect(trouble).toEqual([]);
});
