import { expect, type Locator, test } from '@playwright/test';
import {
  type BrowserPlayer,
  chooseInMenu,
  leave,
  logInHere,
  makeTeam,
  memberLine,
  openLoggedIn,
  openPlayer,
  openTab,
  openTeam,
  returnTo,
  serverOfFile,
  teamLinkSentTo,
} from '@snug/testing/browser';

const server = serverOfFile();

const more = 'More about this team';
const button = ({ page }: BrowserPlayer, name: string) => page.getByRole('button', { name, exact: true });
const inDialog = ({ page }: BrowserPlayer, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });
const title = ({ page }: BrowserPlayer) => page.getByRole('heading', { level: 1 });

/** What a menu offers. */
async function offeredIn(player: BrowserPlayer, menu: string): Promise<string[]> {
  await button(player, menu).click();
  await player.page.getByRole('menuitem').first().waitFor();
  const items = await player.page.getByRole('menuitem').allTextContents();
  await player.page.keyboard.press('Escape');
  return items;
}

/** Asks to join, from the page of the team. */
async function askToJoin(player: BrowserPlayer): Promise<void> {
  await button(player, 'Request to Join').click();
  await inDialog(player, 'Request to Join').click();
  await expect(button(player, 'Cancel Request')).toBeVisible();
}

/** Opens the request of somebody by its badge, and answers it. */
async function answerRequest(player: BrowserPlayer, name: string, answer: 'Approve' | 'Deny'): Promise<void> {
  await memberLine(player, name)
    .getByRole('button', { name: /Asks to join/ })
    .click();
  await expect(player.page.getByRole('dialog', { name: `${name} asks to join` })).toBeVisible();
  await inDialog(player, answer).click();
  // It closes once the server has answered: whoever looks from then on sees it.
  await expect(player.page.getByRole('dialog')).toBeHidden();
}

test('TEAMNEW-02 TEAMNEW-06 TEAMLIST-02 TEAM-10 TEAM-11 TEAM-22 a team is created after a login, and its invited teammate joins by the link of the e-mail', async ({
  browser,
}) => {
  const ada = await openPlayer(browser, server);
  await ada.page.goto('/team/create');
  await expect(ada.page.getByText('Ready to make your team official? Log in to get started!')).toBeVisible();
  await button(ada, 'Log In').click();
  await expect(ada.page).toHaveURL(`${server.url}/auth?previous=${encodeURIComponent('/team/create')}`);
  await logInHere(ada, server, 'Ada');
  await expect(ada.page).toHaveURL(`${server.url}/team/create`);
  await ada.page.getByLabel('Team name').fill('Quizzly Bears');
  await ada.page.getByLabel('Slogan (optional)').fill('Bear with us');
  await button(ada, 'Create Team').click();
  await expect(ada.page).toHaveURL(/\/team\/\d{5,}$/);
  const number = ada.page.url().split('/').at(-1) ?? '';
  await expect(title(ada)).toHaveText(`Team #${number}: Quizzly Bears`);
  await expect(ada.page.getByText('“Bear with us”')).toBeVisible();
  await expect(memberLine(ada, 'You: Ada')).toContainText('(Owner)');

  await button(ada, 'Invite Team Member').click();
  await ada.page.getByLabel('Email address').fill('ben@example.com');
  await inDialog(ada, 'Send').click();
  await expect(ada.page.getByRole('dialog')).toBeHidden();
  await expect(ada.page.getByText('(Invited)')).toBeVisible();

  const link = await teamLinkSentTo(server, 'ben@example.com');
  expect(link).toBe(`/team/${number}`);
  const ben = await openPlayer(browser, server);
  await ben.page.goto(link);
  await expect(ben.page.getByText('Log in to manage this team or request to join!')).toBeVisible();
  await button(ben, 'Log In').click();
  await expect(ben.page).toHaveURL(`${server.url}/auth?previous=${encodeURIComponent(link)}`);
  await logInHere(ben, server, 'Ben');
  await expect(ben.page).toHaveURL(server.url + link);
  await expect(ben.page.getByText('Quizzly Bears would like you on the team.')).toBeVisible();
  // What is announced stands five seconds.
  await Promise.all([
    expect(ben.page.getByText('You are on Quizzly Bears now.')).toBeAttached(),
    button(ben, 'Accept').click(),
  ]);
  await expect(button(ben, 'Accept')).toBeHidden();
  await expect(memberLine(ben, 'You: Ben')).not.toContainText('(Invited)');
  await returnTo(ada);
  await expect(memberLine(ada, 'Ben')).not.toContainText('(Invited)');

  for (const { page } of [ada, ben]) {
    await page.goto('/team/list');
    const stub = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /Quizzly Bears/ }) });
    await expect(stub.getByRole('heading')).toHaveText(`#${number} Quizzly Bears`);
    await expect(stub).toContainText('2 members');
    await stub.getByRole('button', { name: 'View' }).click();
    await expect(page).toHaveURL(server.url + link);
  }
  await leave(ada, ben);
});

test('TEAM-09 TEAM-12 TEAM-13 TEAM-28 TEAM-29 TEAMLIST-05 TEAMLIST-06 ROLE-15 of those who ask to join, one is approved by the owner, one denied by the new member, and one changes their mind', async ({
  browser,
}) => {
  const owner = await openLoggedIn(browser, server, 'Olga');
  const number = await makeTeam(owner, server, 'The Askers');
  const [cora, dan, eve] = await Promise.all(
    ['Cora', 'Dan', 'Eve'].map(async (name) => {
      const player = await openLoggedIn(browser, server, name);
      await openTeam(player, number);
      await askToJoin(player);
      return player;
    }),
  );
  if (!cora || !dan || !eve) throw new Error('Three have come.');

  await eve.page.goto('/team/list');
  await expect(eve.page.getByText('Requested to Join')).toBeVisible();
  await owner.page.goto('/team/list');
  await expect(owner.page.getByText('Pending Requests')).toBeVisible();
  await owner.page.getByRole('button', { name: 'View The Askers' }).click();
  await answerRequest(owner, 'Cora', 'Approve');
  await expect(memberLine(owner, 'Cora')).not.toContainText('Asks to join');

  await returnTo(cora);
  await expect(button(cora, 'Cancel Request')).toBeHidden();
  await answerRequest(cora, 'Dan', 'Deny');
  await expect(memberLine(cora, 'Dan')).toBeHidden();
  await returnTo(dan);
  await expect(button(dan, 'Request to Join')).toBeVisible();

  await openTeam(eve, number);
  await button(eve, 'Cancel Request').click();
  await expect(button(eve, 'Request to Join')).toBeVisible();
  await expect(memberLine(eve, 'Eve')).toBeHidden();
  await returnTo(owner);
  await expect(memberLine(owner, 'Eve')).toBeHidden();
  await expect(owner.page.getByRole('listitem').filter({ hasText: /Olga|Cora|Dan|Eve/ })).toHaveCount(2);
  await leave(owner, cora, dan, eve);
});

test('TEAM-32 TEAM-33 TEAM-34 TEAM-14 TEAM-15 OPEN-60 OPEN-63 OPEN-64 the settings rename the team, keep members from editing it, and turn requests off', async ({
  browser,
}) => {
  const owner = await openLoggedIn(browser, server, 'Flo');
  const number = await makeTeam(owner, server, 'Old Name');
  const member = await openLoggedIn(browser, server, 'Gus');
  await openTeam(member, number);
  await askToJoin(member);
  await openTeam(owner, number);
  await answerRequest(owner, 'Gus', 'Approve');
  await returnTo(member);
  await expect(button(member, 'Invite Team Member')).toBeVisible();
  expect(await offeredIn(member, more)).toEqual(['Team Settings', 'Edit Picture', 'Leave Team']);
  const stranger = await openLoggedIn(browser, server, 'Hal');
  await openTeam(stranger, number);
  await expect(button(stranger, 'Request to Join')).toBeVisible();

  await chooseInMenu(owner, more, 'Team Settings');
  await owner.page.getByLabel('Team name').fill('New Name');
  await owner.page.getByLabel('Slogan (optional)').fill('Older and wiser');
  for (const name of ['All Members Can Edit', 'Allow Join Requests']) {
    const toggle = owner.page.getByRole('switch', { name });
    await expect(toggle).toBeChecked();
    await toggle.uncheck();
  }
  await inDialog(owner, 'Save').click();
  await expect(owner.page.getByRole('dialog')).toBeHidden();

  for (const player of [owner, member, stranger]) {
    await returnTo(player);
    await expect(title(player)).toHaveText(`Team #${number}: New Name`);
    await expect(player.page.getByText('“Older and wiser”')).toBeVisible();
  }
  await expect(button(member, 'Invite Team Member')).toBeHidden();
  expect(await offeredIn(member, more)).toEqual(['Leave Team']);
  await expect(button(stranger, 'Request to Join')).toBeHidden();

  // Opened again, the toggles stand as they were saved.
  await chooseInMenu(owner, more, 'Team Settings');
  for (const name of ['All Members Can Edit', 'Allow Join Requests']) {
    await expect(owner.page.getByRole('switch', { name })).not.toBeChecked();
  }
  await leave(owner, member, stranger);
});

test('TEAM-04 TEAM-06 TEAM-18 TEAM-19 TEAM-20 TEAM-23 TEAM-25 TEAM-26 TEAM-27 TEAM-30 OPEN-65 a team gets a picture and another owner, loses members, and is disbanded on every open page', async ({
  browser,
}) => {
  const ida = await openLoggedIn(browser, server, 'Ida');
  const number = await makeTeam(ida, server, 'The Finale');
  await openTeam(ida, number);
  const others: BrowserPlayer[] = [];
  for (const name of ['Jon', 'Kim']) {
    const player = await openLoggedIn(browser, server, name);
    await openTeam(player, number);
    await askToJoin(player);
    await returnTo(ida);
    await answerRequest(ida, name, 'Approve');
    await returnTo(player);
    await expect(button(player, more)).toBeVisible();
    others.push(player);
  }
  const [jon, kim] = others;
  if (!jon || !kim) throw new Error('Two have joined.');

  await test.step('the picture is cropped, previewed in both shapes, uploaded, and seen by a visitor', async () => {
    const visitor = await openPlayer(browser, server);
    await openTeam(visitor, number);
    const picture = ({ page }: BrowserPlayer): Locator => page.locator('main header img');
    await expect(picture(visitor)).toHaveCount(0);
    await chooseInMenu(ida, more, 'Edit Picture');
    const dialog = ida.page.getByRole('dialog', { name: 'Edit Picture' });
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'table.png',
        mimeType: 'image/png',
        buffer: await jon.page.screenshot(),
      });
    await dialog.getByRole('button', { name: 'Zoom in' }).click();
    await dialog.getByRole('checkbox', { name: 'Preview' }).check();
    for (const name of ['Square', 'Round']) await expect(dialog.getByRole('img', { name })).toBeVisible();
    await inDialog(ida, 'Upload').click();
    await expect(dialog).toBeHidden();
    await expect(picture(ida)).toBeVisible();
    await returnTo(visitor);
    const shown = picture(visitor);
    await expect(shown).toBeVisible();
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(100);
    await leave(visitor);
  });

  await test.step('the owner hands the team over, and may leave then', async () => {
    await chooseInMenu(ida, more, 'Change Owner');
    await ida.page.getByLabel('New owner').selectOption({ label: 'Jon' });
    await inDialog(ida, 'Change Owner').click();
    await expect(memberLine(ida, 'Jon')).toContainText('(Owner)');
    expect(await offeredIn(ida, more)).toEqual(['Team Settings', 'Edit Picture', 'Leave Team']);
    await chooseInMenu(ida, more, 'Leave Team');
    await inDialog(ida, 'Leave Team').click();
    await expect(button(ida, 'Request to Join')).toBeVisible();
  });

  await test.step('the new owner removes a member', async () => {
    await returnTo(jon);
    await expect(memberLine(jon, 'You: Jon')).toContainText('(Owner)');
    await chooseInMenu(jon, 'More about Kim', 'Remove from Team');
    await expect(jon.page.getByRole('dialog', { name: 'Remove Kim?' })).toBeVisible();
    await inDialog(jon, 'Remove from Team').click();
    await expect(memberLine(jon, 'Kim')).toBeHidden();
    await returnTo(kim);
    await expect(button(kim, 'Request to Join')).toBeVisible();
  });

  await test.step('disbanded, its number and name stay, on every open page', async () => {
    const second = await openTab(jon);
    await openTeam(second, number);
    // Alone by now: there is nobody to hand the team over to.
    expect(await offeredIn(jon, more)).toEqual(['Team Settings', 'Edit Picture', 'Disband Team']);
    await chooseInMenu(jon, more, 'Disband Team');
    await expect(inDialog(jon, 'Name a new owner')).toBeHidden();
    await inDialog(jon, 'Disband Team').click();
    for (const player of [jon, second, ida, kim]) {
      await returnTo(player);
      await expect(player.page.getByRole('heading', { name: 'DISBANDED', exact: true })).toBeVisible();
      await expect(title(player)).toHaveText(`Team #${number}: The Finale`);
      for (const name of [more, 'Request to Join', 'Invite Team Member'])
        await expect(button(player, name)).toBeHidden();
    }
    await jon.page.goto('/team/list');
    await expect(jon.page.getByText('No teams yet.')).toBeVisible();
    expect(second.pageErrors).toEqual([]);
  });
  await leave(ida, jon, kim);
});
