import { expect, test } from '@playwright/test';
import {
  identityOf,
  inviteByEmail,
  logIn,
  openCaptain,
  openPlayer,
  openTab,
  serverOfEachTest,
  sharedLink,
} from '@snug/testing/browser';

const server = serverOfEachTest();

const invalid = /^Invalid or expired join link\./;

test('INVITE-01 INVITE-02 INVITE-03 INVITE-04 INVITE-05 SHORT-03 SHORT-04 OPEN-22 OPEN-23 H50 a shared link leads onto the team: without a login by an e-mail that works once, with a login directly', async ({
  browser,
}) => {
  const captain = await openCaptain(browser, server, 'Priya', 'Quizzly Bears');
  const game = captain.page.url();

  const replaced = await sharedLink(captain, server);
  const shared = await sharedLink(captain, server);
  const ben = await openPlayer(browser, server);
  await ben.page.goto(replaced);
  await expect(ben.page.getByText(invalid)).toBeVisible();
  await ben.page.goto(shared);
  await expect(
    ben.page.getByRole('heading', { name: "You're invited to play with 'Quizzly Bears'", exact: true }),
  ).toBeVisible();
  await ben.page.getByLabel('Email or phone number').fill('Ben@Example.com');
  await ben.page.getByRole('button', { name: 'Send me the join link!' }).click();
  await expect(ben.page.getByRole('heading', { name: 'Invite sent to Ben@Example.com!', exact: true })).toBeVisible();

  // He opens the link of the e-mail in another tab, and the waiting tab goes on too.
  const link = await server.linkSentTo('ben@example.com');
  const { page: mail } = await openTab(ben, link);
  await mail.getByLabel('Please choose your display name:').fill('Ben');
  await expect(ben.page).toHaveURL(/\/auth\/link\/join\/[^#]+$/);
  await mail.getByRole('button', { name: 'Join Game' }).click();
  await expect(mail).toHaveURL(game);
  await expect(mail.getByText('Quizzly Bears').first()).toBeVisible();

  // The same e-mail, forwarded: its link is used up.
  const carol = await openPlayer(browser, server);
  await carol.page.goto(link);
  await expect(carol.page.getByText(invalid)).toBeVisible();
  expect((await identityOf(carol)).token).toBeUndefined();
  await carol.page.getByRole('button', { name: 'Enter a game code' }).click();
  await expect(carol.page.getByLabel('Game code')).toBeVisible();

  await logIn(carol, server, 'Carol');
  await carol.page.goto(shared);
  await expect(carol.page).toHaveURL(game);
  await expect(carol.page.getByText('Quizzly Bears').first()).toBeVisible();
  for (const { pageErrors } of [captain, ben, carol]) expect(pageErrors).toEqual([]);
});

test('OPEN-50 CALL-33 MSG-CANCEL_INVITE an invitee declines on the list of their games, and the captain’s panel no longer lists the invite', async ({
  browser,
}) => {
  const captain = await openCaptain(browser, server, 'Priya', 'Quizzly Bears');
  const sam = await openPlayer(browser, server);
  await logIn(sam, server, 'Sam');
  await inviteByEmail(captain, server, 'sam@example.com');
  await captain.page.reload();
  await captain.page.getByRole('button', { name: 'My Team' }).click();
  const invited = captain.page.getByRole('heading', { name: 'Invited', exact: true });
  await expect(invited).toBeVisible();

  await sam.page.reload();
  const back = sam.page.getByRole('button', { name: 'Back to Game' });
  await back.click();
  const list = sam.page.getByRole('dialog', { name: 'Your Games' });
  await list.getByRole('button', { name: 'Decline Quizzly Bears' }).click();
  const question = sam.page.getByRole('dialog', { name: 'Decline the invite to Quizzly Bears?' });
  await question.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(list.getByText('No games now.')).toBeVisible();
  await expect(invited).toBeHidden();
  await list.getByRole('button', { name: 'Close' }).click();
  await expect(list).toBeHidden();
  await expect(back).toBeHidden();
  for (const { pageErrors } of [captain, sam]) expect(pageErrors).toEqual([]);
});
