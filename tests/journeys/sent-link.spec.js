import { expect, test } from '@playwright/test';
import { nameCheck } from '@snug/contract';
import { identityOf, inviteByEmail, logIn, openCaptain, openPlayer, sameAs, serverOfEachTest, } from '@snug/testing/browser';
const server = serverOfEachTest();
test('START-04 H47 a sent link logs in and joins, once; somebody with another login is asked first', async ({ browser, }) => {
    const captain = await openCaptain(browser, server, 'Priya', 'Quizzly Bears');
    const ben = await openPlayer(browser, server);
    const link = await inviteByEmail(captain, server, 'ben@example.com');
    expect(link).toContain('#token=');
    await ben.page.goto(link);
    // The token is removed before anything is shown, so that it is in no screenshot, history or copied URL.
    await expect(ben.page).toHaveURL(link.split('#')[0] ?? '');
    await ben.page.getByLabel('Please choose your display name:').fill('Ben');
    await ben.page.getByRole('button', { name: 'Join Game' }).click();
    await expect(ben.page).toHaveURL(captain.page.url());
    await expect(ben.page.getByText('Quizzly Bears').first()).toBeVisible();
    // For a second visitor the link does not log in any more.
    const late = await openPlayer(browser, server);
    await late.page.goto(link);
    await expect(late.page.getByText(/^Invalid or expired join link\./)).toBeVisible();
    expect((await identityOf(late)).token).toBeUndefined();
    // On a phone where somebody else is logged in, they are asked, and may stay.
    const carol = await openPlayer(browser, server);
    await logIn(carol, server, 'Carol');
    const hers = (await identityOf(carol)).token;
    await carol.page.goto(await inviteByEmail(captain, server, 'dan@example.com'));
    await expect(carol.page.getByRole('heading', { name: 'Switch to dan@example.com?' })).toBeVisible();
    expect((await identityOf(carol)).token).toBe(hers);
    await carol.page.getByRole('button', { name: 'Stay as Carol' }).click();
    await expect(carol.page).toHaveURL(captain.page.url());
    expect((await identityOf(carol)).token).toBe(hers);
    for (const { pageErrors } of [captain, ben, late, carol])
        expect(pageErrors).toEqual([]);
});
test('H75 a logout without a network takes effect at once, and reaches the server when the network is back', async ({ browser, }) => {
    const player = await openPlayer(browser, server);
    const { page, context, pageErrors } = player;
    await logIn(player, server, 'Priya');
    const same = await sameAs(player, server);
    const status = async () => (await same.ask(nameCheck)).status;
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('Logging out...')).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
    expect(await status()).toBe(200);
    await context.setOffline(false);
    await expect.poll(status).toBe(401);
    expect(pageErrors).toEqual([]);
});
