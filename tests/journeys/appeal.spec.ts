import { expect, test } from '@playwright/test';
import { getResults, hostLoadGame, type PackInput } from '@snug/contract';
import {
  chooseTeam,
  expectSaved,
  hostOf,
  openPlayer,
  openTab,
  serverOfFile,
  submitRound,
  type,
} from '@snug/testing/browser';
import { type HttpPlayer, hostGame, newCaptain } from '@snug/testing/http';

// What a team hears of its grades: the board, its own result, an appeal and its decision, and the winners.

const server = serverOfFile();
let host: HttpPlayer;
test.beforeAll(async () => {
  host = await hostOf(server);
});

const quiz: PackInput = {
  title: 'Contested',
  rounds: [{ title: 'Capitals', questions: [{ question_text: 'Of Norway?', accepted: [['Oslo']] }] }],
};

test('a captain contests a grade, the desk upholds it for everyone, and both teams’ results are the board’s', async ({
  browser,
}) => {
  const game = await hostGame(host, quiz);
  const phone = await openPlayer(browser, server);
  await phone.page.goto(`/join?code=${game.code}`);
  await phone.page.getByRole('button', { name: 'Join', exact: true }).click();
  await chooseTeam(phone, 'The Fjords');
  const rival = await newCaptain(Number(new URL(server.url).port), game.code, 'The Owls');
  await game.askRound(1);
  await type(phone, 1, 'Christiania');
  await expectSaved(phone, 1);
  await submitRound(phone);
  await game.endRound();
  await game.reveal(1);

  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } });
  await context.addInitScript((text) => localStorage.setItem('snug_host_token', text), host.token ?? '');
  const { page: desk } = await openTab({ context }, `/host/game/${game.game_id}/desk/1`);
  const row = desk.locator('[data-row]').filter({ hasText: 'christiania' });
  await expect(row).toBeVisible();
  await desk.keyboard.press('n');
  await expect(row.getByRole('button', { name: /^None/ })).toHaveAttribute('aria-pressed', 'true');
  // The desk shows a grade before the server has it.
  await expect.poll(async () => (await game.publishBoard(1)).status).toBe(200);

  const { page } = phone;
  await expect(page.getByRole('region', { name: 'The board' })).toContainText('The Fjords');
  await page.getByRole('button', { name: 'Contest the grade of Q1.' }).click();
  await page.getByLabel('Why should it count?').fill('It was called so until 1925.');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Contested: waiting for the quizmaster').first()).toBeVisible();

  const appeal = row.getByRole('region', { name: 'The Fjords contest it:' });
  await expect(appeal).toContainText('It was called so until 1925.');
  await appeal.getByLabel('A sentence to them, if you like').fill('So it was.');
  await appeal.getByRole('button', { name: 'Uphold: full points' }).click();
  // The board is public: it asks before it changes.
  await desk.getByRole('dialog', { name: 'The board is public.' }).getByRole('button', { name: 'Change it' }).click();
  await expect(page.getByText('Upheld: So it was.').first()).toBeVisible();
  await expect
    .poll(async () =>
      (await host.call(hostLoadGame, { params: { id: game.game_id } })).grades?.map(({ marks }) => marks),
    )
    .toEqual([['full']]);

  await game.endGame();
  await game.finalizeGame();
  await expect(page.getByRole('heading', { name: 'Tonight’s winners' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'The board' })).toContainText(/1\s*The Fjords/);
  const { board } = await rival.call(getResults, { params: { id: game.game_id } });
  expect(board?.rows.map(({ team_name }) => team_name)).toEqual(['The Fjords', 'The Owls']);
  rival.close();
});
