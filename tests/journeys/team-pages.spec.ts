import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, test } from '@playwright/test';
import {
  type BrowserPlayer,
  leave,
  makeTeam,
  openLoggedIn,
  openPlayer,
  openTeam,
  serverOfFile,
} from '@snug/testing/browser';

const server = serverOfFile();

const titleOf = ({ page }: BrowserPlayer) => page.getByRole('heading', { level: 1 });

test('ROUTE-08 ROUTE-09 ROUTE-10 ROUTE-11 MENU-07 OPEN-10 OPEN-73 the four pages are reached by their address and by menu and buttons, and two of them need a login', async ({
  browser,
}) => {
  const ada = await openLoggedIn(browser, server, 'Ada');
  const number = await makeTeam(ada, server, 'The Routers');
  const { page } = ada;
  const at = async (path: string, title: string) => {
    await expect(page).toHaveURL(server.url + path);
    await expect(titleOf(ada)).toHaveText(title);
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const pages: [string, string][] = [
    ['/team/list', 'Your Teams'],
    ['/team/create', 'Create a Team!'],
    ['/team/restore', 'Team Archives'],
    [`/team/${number}`, `Team #${number}: The Routers`],
  ];
  for (const [path, title] of pages) {
    await page.goto(path);
    await at(path, title);
  }

  await press('Menu');
  for (const name of ['My Profile', 'MyTeams', 'Logout']) {
    await expect(page.getByRole('dialog').getByRole('button', { name, exact: true })).toBeVisible();
  }
  await press('MyTeams');
  await at('/team/list', 'Your Teams');
  await press('View The Routers');
  await at(`/team/${number}`, `Team #${number}: The Routers`);
  await page.goBack();
  await press('Create Team');
  await at('/team/create', 'Create a Team!');
  await page.goBack();
  await press('Team Archives');
  await at('/team/restore', 'Team Archives');

  const visitor = await openPlayer(browser, server);
  for (const path of ['/team/list', '/team/restore']) {
    await visitor.page.goto(path);
    await expect(visitor.page).toHaveURL(`${server.url}/`);
  }
  await visitor.page.goto('/team/create');
  await expect(visitor.page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();
  await expect(visitor.page).toHaveURL(`${server.url}/team/create`);
  await openTeam(visitor, number);
  await leave(ada, visitor);
});

test('Y10 the four pages fit a phone 320 px wide, and axe finds nothing on them, in the light and in the dark', async ({
  browser,
}) => {
  const ada = await openLoggedIn(browser, server, 'Adele');
  const number = await makeTeam(ada, server, 'Supercalifragilisticexpialidocious-and-the-very-long-names');
  const { page } = ada;
  await page.setViewportSize({ width: 320, height: 640 });
  const pages: [string, Locator][] = [
    ['/team/list', page.getByRole('button', { name: /^View / })],
    ['/team/create', page.getByLabel('Team name')],
    ['/team/restore', page.getByLabel('Team number')],
    [`/team/${number}`, page.getByRole('heading', { name: 'Team Members:' })],
  ];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [path, there] of pages) {
      await page.goto(path);
      await there.waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${path} ${colorScheme} ${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
  }
  await leave(ada);
});

test('Y5 a team is created, looked at and disbanded without a pointer; the focus is seen, and never lost', async ({
  browser,
}) => {
  const ada = await openLoggedIn(browser, server, 'Kay');
  const { page } = ada;
  const { keyboard } = page;

  /** Goes on with Tab until this has the focus; on the way it is always on something, and can be seen. */
  const tabTo = async (target: Locator) => {
    await target.waitFor();
    for (let tabs = 0; tabs < 40; tabs++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press('Tab');
      await expectFocusSeen();
    }
    await expect(target).toBeFocused({ timeout: 1 });
  };
  const expectFocusSeen = async () => {
    const focus = await page.evaluate(() => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body) return 'lost';
      const { outlineStyle, outlineWidth } = getComputedStyle(activeElement);
      return outlineStyle !== 'none' && outlineWidth !== '0px' ? 'seen' : `unseen: ${activeElement.outerHTML}`;
    });
    expect(focus).toBe('seen');
  };
  const expectFocusKept = () =>
    expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body');

  await page.goto('/team/create');
  await tabTo(page.getByLabel('Team name'));
  await keyboard.type('No Mouse Tonight');
  await tabTo(page.getByLabel('Slogan (optional)'));
  await keyboard.type('Squeak');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/team\/\d+$/);
  await expect(titleOf(ada)).toContainText('No Mouse Tonight');
  await expectFocusKept();

  const menu = page.getByRole('button', { name: 'More about this team' });
  const dialog = page.getByRole('dialog');
  for (const item of ['Team Settings', 'Edit Picture', 'Disband Team']) {
    await tabTo(menu);
    await keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await keyboard.type(item.charAt(0));
    await expect(page.getByRole('menuitem', { name: item })).toBeFocused();
    await keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    // The focus is within, and comes back.
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(menu).toBeFocused();
  }
  const invite = page.getByRole('button', { name: 'Invite Team Member' });
  await tabTo(invite);
  await keyboard.press('Enter');
  await expect(page.getByLabel('Email address')).toBeFocused();
  await keyboard.press('Escape');
  await expect(invite).toBeFocused();

  await keyboard.press('Shift+Tab');
  await expect(menu).toBeFocused();
  await keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Disband Team' })).toBeFocused();
  await keyboard.press('Enter');
  await tabTo(dialog.getByRole('button', { name: 'Disband Team' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'DISBANDED', exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expectFocusKept();
  await leave(ada);
});
