import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Page, type Request, test } from '@playwright/test';
import { hostDisplay } from '@snug/contract';
import {
  type BrowserPlayer,
  chooseTeam,
  hostOf,
  leave,
  openPlayer,
  openTab,
  serverOfFile,
} from '@snug/testing/browser';
import { numberedQuiz } from '@snug/testing/fixtures';
import { type HostedGame, hostGame } from '@snug/testing/http';

// A photo on its way from a phone to the big screen, what the room votes for, and how it is gone from everywhere.

const server = serverOfFile();

/** A phone in the game with a new team. */
async function sitDown(browser: Browser, { code }: HostedGame, team: string): Promise<BrowserPlayer> {
  const player = await openPlayer(browser, server);
  await player.page.goto(`/join?code=${code}`);
  await player.page.getByRole('button', { name: 'Join', exact: true }).click();
  await chooseTeam(player, team);
  return player;
}

/** Uploads a picture of what the phone shows, and lets the big screen show it or not. */
async function upload({ page }: BrowserPlayer, agrees: boolean): Promise<void> {
  const buffer = await page.screenshot();
  await page.getByRole('button', { name: 'Action Shots' }).click();
  await page.getByLabel('Choose pictures').setInputFiles({ name: 'table.png', mimeType: 'image/png', buffer });
  const consent = page.getByRole('checkbox', { name: 'May be shown on the big screen' });
  await expect(consent).not.toBeChecked();
  if (agrees) await consent.check();
  await page.getByRole('button', { name: 'Upload 1 picture' }).click();
  await expect(page.getByText(agrees ? 'Waits for the quizmaster' : 'Not for the big screen').first()).toBeVisible();
}

async function closePanel({ page }: BrowserPlayer): Promise<void> {
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Votes on a phone: opens the ballot, chooses, casts. */
async function vote({ page }: BrowserPlayer, button: string, team: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('radio', { name: `Photo of ${team}` }).check();
  await page.getByRole('button', { name: 'Cast my vote' }).click();
  await expect(page.getByText(`You have voted for ${team}.`).first()).toBeVisible();
}

/** The call by which a phone votes next. */
const ballotOf = ({ page }: BrowserPlayer) =>
  page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/vote/photo'));

/** The same call once more, with what somebody else has chosen. */
async function castAgain({ page }: BrowserPlayer, before: Request, data: object) {
  const { 'content-length': _, ...headers } = await before.allHeaders();
  return page.request.post(before.url(), { headers, data });
}

const axe = async (page: Page, part = 'html') =>
  expect((await new AxeBuilder({ page }).include(part).analyze()).violations).toEqual([]);

test('a photo goes from a phone by two yeses to the big screen, is voted for, and is deleted everywhere', async ({
  browser,
}) => {
  test.slow();
  const host = await hostOf(server);
  const game = await hostGame(host, numberedQuiz('A night of photos', 2, 1));
  const params = { id: game.game_id };
  const bears = await sitDown(browser, game, 'Quizzly Bears');
  const owls = await sitDown(browser, game, 'The Owls');
  const foxes = await sitDown(browser, game, 'The Foxes');
  const { url } = await host.call(hostDisplay, { params });
  const room = await browser.newContext({ baseURL: server.url, viewport: { width: 1920, height: 1080 } });
  const screen = await openTab({ context: room }, new URL(url).pathname + new URL(url).hash);
  const laptop = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } });
  await laptop.addInitScript((token) => localStorage.setItem('snug_host_token', token), host.token ?? '');
  const console = await openTab({ context: laptop }, `/host/game/${game.game_id}/photos`);
  const press = (name: string) => console.page.getByRole('button', { name, exact: true }).click();
  const onScreen = screen.page.getByRole('main').getByRole('img');

  await game.askRound(1);
  await game.close();
  await game.endRound();
  await game.pause(true);

  await test.step('two agree and one does not: the console knows of two pictures and one number', async () => {
    await upload(bears, true);
    await upload(owls, true);
    await upload(foxes, false);
    await expect(
      console.page.getByRole('button', { name: 'Show the photo of Quizzly Bears', exact: true }),
    ).toBeVisible();
    await expect(console.page.getByRole('button', { name: 'Show the photo of The Owls', exact: true })).toBeVisible();
    await expect(console.page.getByText('1 photo is for the phones alone')).toBeVisible();
    await expect(console.page.getByText('The Foxes')).toHaveCount(0);
    await expect(screen.page.getByRole('heading', { name: 'Back in a moment.' })).toBeVisible();
    await axe(console.page);
  });

  await test.step('the quizmaster shows both: the big screen turns them, and their phones say so', async () => {
    await press('Show the photo of Quizzly Bears');
    await press('Show the photo of The Owls');
    await expect(screen.page.getByText('Quizzly Bears').first()).toBeVisible();
    await expect(bears.page.getByText('On the big screen').first()).toBeVisible();
    await expect(owls.page.getByText('On the big screen').first()).toBeVisible();
    for (const phone of [bears, owls, foxes]) await closePanel(phone);
  });

  await test.step('three phones vote: one twice, which counts once; none for its own', async () => {
    await press('Open the vote: Best photo');
    await expect(screen.page.getByRole('heading', { name: 'Best photo' })).toBeVisible();
    await bears.page.getByRole('button', { name: 'Vote', exact: true }).click();
    await expect(bears.page.getByText('Your own team is not on the list.')).toBeVisible();
    await expect(bears.page.getByRole('radio', { name: 'Photo of Quizzly Bears' })).toHaveCount(0);
    await axe(bears.page, '[role=dialog], dialog[open]');
    await bears.page.getByRole('button', { name: 'Close', exact: true }).click();
    const [cast, other] = [ballotOf(bears), ballotOf(owls)];
    await vote(bears, 'Vote', 'The Owls');
    await vote(owls, 'Vote', 'Quizzly Bears');
    await vote(foxes, 'Vote', 'The Owls');
    await vote(foxes, 'Vote for another', 'Quizzly Bears');
    await expect(screen.page.getByText('3 of 3')).toBeVisible();
    await expect(console.page.getByText('3 of 3 have voted')).toBeVisible();
    // Whoever asks past the screen is refused as well.
    const own = await castAgain(bears, await cast, (await other).postDataJSON());
    expect([own.status(), (await own.json()).detail]).toEqual([403, 'You cannot vote for your own team.']);
    await expect(screen.page.getByText('3 of 3')).toBeVisible();
  });

  await test.step('the winner is told on the big screen and on every phone', async () => {
    await press('Close the vote and tell the winner: Best photo');
    await expect(screen.page.getByRole('heading', { name: 'Quizzly Bears' })).toBeVisible();
    await expect(screen.page.getByText('with 2 votes')).toBeVisible();
    for (const { page } of [bears, owls, foxes])
      await expect(
        page.getByRole('region', { name: 'Best photo' }).getByText('Quizzly Bears, with 2 votes.'),
      ).toBeVisible();
    await axe(screen.page);
  });

  await test.step('deleted by who uploaded it, it is gone: big screen, phones, console, and its address', async () => {
    const address = await onScreen.first().getAttribute('src');
    const picture = new URL(address ?? '', server.url);
    expect((await fetch(picture)).status).toBe(200);
    await bears.page.getByRole('button', { name: 'Action Shots' }).click();
    await bears.page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await bears.page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).last().click();
    await expect(screen.page.getByRole('heading', { name: 'The Owls' })).toBeVisible();
    await expect(screen.page.getByText('Quizzly Bears')).toHaveCount(0);
    for (const { page } of [owls, foxes])
      await expect(page.getByRole('region', { name: 'Best photo' }).getByText('The Owls, with 1 vote.')).toBeVisible();
    await expect(console.page.getByText('Quizzly Bears')).toHaveCount(0);
    expect((await fetch(picture)).status).toBe(404);
    await screen.page.reload();
    await expect(screen.page.getByRole('heading', { name: 'The Owls' })).toBeVisible();
  });

  await leave(bears, owls, foxes, screen, console);
});
