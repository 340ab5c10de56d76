import { type Browser, expect, test } from '@playwright/test';
import {
  type BrowserPlayer,
  chooseTeam,
  hostOf,
  input,
  openPlayer,
  serverOfFile,
  submit,
  submitRound,
  type,
} from '@snug/testing/browser';
import { numberedQuiz } from '@snug/testing/fixtures';
import { type HttpPlayer, hostGame } from '@snug/testing/http';

// What a quizmaster does while somebody types. No typed text is lost by it, except what the host did not have yet of a
// recalled question (OPEN-38); and the focus stays where it is.

const server = serverOfFile();
let host: HttpPlayer;
test.beforeAll(async () => {
  host = await hostOf(server);
});

let captain: BrowserPlayer | undefined;
test.afterEach(async () => {
  expect(captain?.pageErrors ?? []).toEqual([]);
  await captain?.context.close();
  captain = undefined;
});

/** A captain before an open round, of which these questions have been asked. */
async function startGame(browser: Browser, ...questions: number[]) {
  const game = await hostGame(host, numberedQuiz('Interruptions', 1, 3));
  captain = await openPlayer(browser, server);
  await captain.page.goto(`/join?code=${game.code}`);
  await captain.page.getByRole('button', { name: 'Join', exact: true }).click();
  await chooseTeam(captain, `Team ${game.code}`);
  await game.start(1);
  for (const question of questions) await game.ask(1, question - 1);
  await expect(captain.page.getByRole('article')).toHaveCount(questions.length);
  return { game, captain };
}

test('MSG-RECALL of another question does not interrupt typing', async ({ browser }) => {
  const { game, captain } = await startGame(browser, 1, 2);
  const { page } = captain;
  await type(captain, 1, 'Amst');
  await expect(page.getByText('Saved at the host')).toHaveCount(1);
  await type(captain, 2, 'Lis');

  await game.recall(1, 0);
  await expect(page.getByRole('article')).toHaveCount(1);
  // The focus is where it was: the next letters go into the same answer.
  await page.keyboard.type('bon');
  await expect(input(captain, 1)).toHaveValue('Lisbon');
  await expect(input(captain, 1)).toBeFocused();
  await expect(page.getByText('Saved at the host')).toHaveCount(1);

  // Asked again it comes at the end, with the team's answer in it.
  await game.ask(1, 0);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(input(captain, 2)).toHaveValue('Amst');
  await submitRound(captain);
  expect(Object.values(await game.submitted())).toEqual([
    { 1: { doubled: false, late: false, answers: ['lisbon', 'amst'] } },
  ]);
});

test('MSG-RECALL of a question discards an answer that is under way, and what is typed after it was asked again counts', async ({
  browser,
}) => {
  const { game, captain } = await startGame(browser, 1, 2);
  const { page } = captain;
  // The request reaches the host after the recall, and is refused for that.
  const answers = '**/api/game/answer';
  const gone = Promise.withResolvers<void>();
  await page.route(answers, (route) => gone.promise.then(() => route.continue()));
  const request = page.waitForRequest(answers);
  await type(captain, 1, 'Amst');
  await request;
  await game.recall(1, 0);
  await expect(page.getByRole('article')).toHaveCount(1);
  const refusal = page.waitForResponse((response) => response.status() === 409);
  gone.resolve();
  await refusal;

  await game.ask(1, 0);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(input(captain, 2)).toHaveValue('');
  await type(captain, 2, 'Amsterdam');
  await expect(page.getByText('Saved at the host')).toHaveCount(1);
  await submitRound(captain);
  expect(Object.values(await game.submitted())).toEqual([
    { 1: { doubled: false, late: false, answers: ['', 'amsterdam'] } },
  ]);
});

test('MSG-RECALL of the focused question leaves the focus on the page’s content', async ({ browser }) => {
  const { game, captain } = await startGame(browser, 1, 2);
  const { page } = captain;
  await type(captain, 2, 'Lis');
  // What is announced stands five seconds.
  await Promise.all([expect(page.getByText('Question 2 was taken back.').first()).toBeAttached(), game.recall(1, 1)]);
  await expect(page.getByRole('article')).toHaveCount(1);
  // Screen reader users are not thrown to the top of the page.
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test('MSG-RESET_SUBMISSION opens the round again with all answers, and the new submission counts', async ({
  browser,
}) => {
  const { game, captain } = await startGame(browser, 1, 2);
  const { page } = captain;
  await type(captain, 1, 'Amsterdam');
  await type(captain, 2, 'Lisboa');
  await submitRound(captain);
  const [team = ''] = Object.keys(await game.submitted());

  await game.resetSubmission(team, 1);
  await expect(input(captain, 1)).toHaveValue(/^amsterdam$/i);
  await expect(input(captain, 2)).toHaveValue(/^lisboa$/i);
  await input(captain, 2).fill('Lisbon');
  await submit(captain);
  // The notice of the first submission may still be there.
  await expect
    .poll(async () => (await game.submitted())[team])
    .toEqual({ 1: { doubled: false, late: false, answers: ['amsterdam', 'lisbon'] } });
  await expect(page.getByRole('heading', { name: 'Your round has been submitted!' })).toBeVisible();
});

test('MSG-CLOSE_SUBMISSIONS while somebody types keeps the text, and what arrives after the grace period is late', async ({
  browser,
}) => {
  const { game, captain } = await startGame(browser, 1, 2);
  const { page } = captain;
  await type(captain, 1, 'Amster');
  await game.close();
  await expect(page.getByText('Closed. What you saved was handed in.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'SUBMIT', exact: true })).toBeDisabled();
  await expect(input(captain, 1)).toBeFocused();
  await expect(input(captain, 1)).toHaveValue('Amster');

  await server.advanceClock(4_000);
  await page.keyboard.type('dam');
  await expect(
    page.getByRole('article').first().getByText('Late: your Quizmaster decides whether it counts'),
  ).toBeVisible();
  await expect(input(captain, 1)).toHaveValue('Amsterdam');

  await game.open();
  await expect(page.getByRole('button', { name: 'SUBMIT', exact: true })).toBeEnabled();
  await expect(page.getByText('Saved at the host').first()).toBeVisible();
  await submitRound(captain);
  expect(Object.values(await game.submitted())).toEqual([
    { 1: { doubled: false, late: false, answers: ['amsterdam', ''] } },
  ]);
});

test('MSG-CLOSE_SUBMISSIONS-b a close that clears the screen clears no answer', async ({ browser }) => {
  const { game, captain } = await startGame(browser, 1, 2);
  const { page } = captain;
  await type(captain, 2, 'Lisbon');
  await game.close(false);
  await expect(page.getByText('Pens down.')).toBeVisible();
  await game.open();
  await expect(input(captain, 2)).toHaveValue('Lisbon');
  await expect(page.getByText('Saved at the host').first()).toBeVisible();
});

test('ROUND-11 a refused submission opens the round again with all answers', async ({ browser }) => {
  const { game, captain } = await startGame(browser, 1, 2);
  const { page } = captain;
  await type(captain, 1, 'Amsterdam');
  await expect(page.getByText('Saved at the host')).toBeVisible();
  await page.route('**/submit', (route) =>
    route.fulfill({ status: 403, json: { status_code: 403, detail: 'Only the captain can do that.' } }),
  );
  await submit(captain);
  await expect(page.getByText('Something went wrong... Please try again.')).toBeVisible();
  await expect(input(captain, 1)).toHaveValue('Amsterdam');
  await expect(input(captain, 1)).toBeEditable();
  await page.unroute('**/submit');
  await submitRound(captain);
  expect(Object.values(await game.submitted())).toEqual([
    { 1: { doubled: false, late: false, answers: ['amsterdam', ''] } },
  ]);
});
