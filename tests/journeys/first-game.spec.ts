import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import {
  ask,
  type BrowserPlayer,
  endGame,
  expectSaved,
  expectSubmitted,
  findGame,
  input,
  joinWithTeam,
  leave,
  logIn,
  openPlayer,
  openQuizmaster,
  serverOfFile,
  startRound,
  submitRound,
  ticket,
  watchGame,
} from '@snug/testing/browser';
import { openServer } from '@snug/testing/program';

for (const renderer of ['preact', 'react'] as const) {
  // Both renderers give the same elements for every story (stories/parity/parity.test.tsx).
  const tag = renderer === 'react' ? '@repeat' : [];
  test.describe(`the venue site on ${renderer}`, { tag }, () => {
    // The setting that most people have.
    if (renderer === 'preact') test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    const server = serverOfFile(() => openServer(renderer));

    test('PROD-01, PROD-03 a whole round: the quizmaster asks, the captain answers and submits, a teammate suggests, a guest watches', async ({
      browser,
    }) => {
      test.slow();
      const host = await openQuizmaster(browser, server);
      const captain = await openPlayer(browser, server);
      const member = await openPlayer(browser, server);
      const guest = await openPlayer(browser, server);
      const everybody = [host, captain, member, guest];

      await test.step('the captain logs in and makes a team', async () => {
        await logIn(captain, server, 'Priya');
        await joinWithTeam(captain, server, 'Quizzly Bears');
        await expect(captain.page.getByText('Pull up a chair.')).toBeVisible();
        await expect(host.page.getByText('Quizzly Bears')).toBeVisible();
      });

      await test.step('the second player joins by the captain’s link', async () => {
        await captain.page.getByRole('button', { name: 'My Team' }).click();
        await captain.page.getByRole('button', { name: 'Invite Teammate' }).click();
        const field = captain.page.getByLabel('Link for teammates');
        await expect(field).toHaveValue(/\/sl\/./);
        const link = await field.inputValue();
        await captain.page.keyboard.press('Escape');
        await captain.page.keyboard.press('Escape');
        await logIn(member, server, 'Sam');
        await member.page.goto(link);
        await expect(member.page).toHaveURL(/\/game\//);
        await expect(captain.page.getByText('2 players')).toBeAttached();
      });

      await test.step('a guest watches', async () => {
        await watchGame(guest, server);
      });

      await test.step('round 1, question by question', async () => {
        await startRound(host);
        for (const player of [captain, member, guest]) {
          await expect(player.page.getByRole('heading', { level: 1 })).toBeVisible();
        }
        await ask(host, 1, 2, 3);
        for (const player of [captain, member, guest]) await expect(ticket(player, 3)).toBeVisible();
        await expect(ticket(guest, 1).getByRole('textbox')).toHaveCount(0);
      });

      await test.step('a teammate suggests and the captain takes it over', async () => {
        await input(member, 1).fill('Amsterdam');
        await ticket(member, 1).getByRole('button', { name: 'Suggest' }).click();
        await ticket(captain, 1)
          .getByRole('button', { name: /Use Amsterdam/ })
          .click();
        await expect(input(captain, 1)).toHaveValue('Amsterdam');
        await expectSaved(captain, 1);
        await expect(ticket(member, 1).getByText('Amsterdam').first()).toBeVisible();
      });

      await test.step('MSG-RECALL the quizmaster recalls a question and asks it again', async () => {
        await input(captain, 2).fill('kept');
        await expectSaved(captain, 2);
        await host.page
          .getByRole('button', { name: /Recall/ })
          .first()
          .waitFor();
        await recall(host, 3);
        await expect(ticket(captain, 3)).toHaveCount(0);
        await expect(input(captain, 2)).toHaveValue('kept');
        await ask(host, 3);
        await expect(ticket(captain, 3)).toBeVisible();
      });

      await test.step('the other questions are asked; the captain submits with blanks and is warned', async () => {
        await ask(host, 4, 5, 6, 7, 8);
        await expect(ticket(captain, 8)).toBeVisible();
        await submitRound(captain, 'You have some blank answers!');
        await expectSubmitted(member);
      });

      await test.step('the quizmaster sees which teams have submitted, and their answers', async () => {
        await expect(host.page.getByText('1 of 1 in')).toBeVisible();
        await host.page.getByRole('list', { name: 'Questions' }).getByRole('button').nth(0).click();
        await expect(host.page.getByText('amsterdam').first()).toBeVisible();
      });

      await test.step('the round closes and ends, and so does the game', async () => {
        await host.page.getByRole('button', { name: /Close submissions/ }).click();
        await host.page.getByRole('button', { name: /End round 1/ }).click();
        await expect(captain.page.getByText('Pens down.')).toBeVisible();
        await endGame(host);
        const over = 'The game has ended. Thanks for playing!';
        await expect(guest.page.getByRole('heading', { name: over })).toBeVisible();
        for (const { page } of [captain, member]) {
          await expect(page.getByRole('heading', { name: /^How did .+ do\?$/ })).toBeVisible();
          await expect(page.getByText(over)).toHaveCount(0);
        }
      });

      await test.step('both rate the host', async () => {
        for (const { page } of [captain, member]) {
          await page.getByRole('radio', { name: '5 stars' }).click();
          await page.getByRole('checkbox', { name: 'Funny' }).click();
          await page.getByRole('button', { name: 'Submit', exact: true }).click();
          await expect(page.getByRole('heading', { name: 'Thank you for your feedback!' })).toBeVisible();
        }
      });

      await leave(...everybody);
    });
  });
}

async function recall({ page }: BrowserPlayer, question: number): Promise<void> {
  await page
    .getByRole('list', { name: 'Questions' })
    .getByRole('button')
    .nth(question - 1)
    .click();
  await page.getByRole('button', { name: /^Recall/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Recall it' }).click();
}

test.describe('every screen', () => {
  const server = serverOfFile();

  test('no screen of a game has an accessibility violation', async ({ browser }) => {
    const captain = await openPlayer(browser, server);
    const host = await openQuizmaster(browser, server);
    const clean = async ({ page }: BrowserPlayer) => {
      // In full, whatever comes meanwhile: what lies just under the edge of the bar at the bottom would count as covered.
      const size = page.viewportSize() ?? { width: 390, height: 844 };
      await page.setViewportSize({ ...size, height: 3_000 });
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(3_000);
      await page.setViewportSize(size);
      expect(violations.map((violation) => `${page.url()} ${violation.id}: ${violation.nodes[0]?.html}`)).toEqual([]);
    };
    await captain.page.goto('/auth');
    await captain.page.getByLabel('Email address').waitFor();
    await clean(captain);
    await logIn(captain, server, 'Robin');
    await findGame(captain, server);
    await clean(captain);
    await captain.page.getByRole('button', { name: 'Join', exact: true }).click();
    await captain.page.getByLabel('Team name').waitFor();
    await clean(captain);
    await captain.page.getByLabel('Team name').fill('Agatha Quiztie');
    await captain.page.getByRole('button', { name: 'Add This Team' }).click();
    // The home page greets with the same words.
    await captain.page.waitForURL(/\/game\//);
    await captain.page.getByRole('heading', { level: 1 }).waitFor();
    await captain.page.getByText('Pull up a chair.').waitFor();
    await clean(captain);
    await startRound(host, 1);
    await ticket(captain, 1).waitFor();
    await clean(captain);
    await clean(host);
    await captain.page.getByRole('button', { name: 'SUBMIT' }).click();
    await captain.page.getByRole('dialog').waitFor();
    await clean(captain);
  });
});
